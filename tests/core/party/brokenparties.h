#pragma once

namespace sky::test
{

struct BrokenParty {
    const char *file; ///< in tests/data/broken, without its suffix
    const char *told; ///< all that is missing after salvaging; of a refusal the sentence in brackets
};

inline constexpr BrokenParty BrokenParties[] = {
    {"bracket_missing", "Line 12, column 3: a comma was missing. | Line 12, column 3: ] was missing. | Line "
                        "12, column 3: a comma was missing."},
    {"campaign_is_a_list", "campaign (line 13): an object is expected here, not a list."},
    {"character", "(This is a character, not a party.)"},
    {"comma_missing", "Line 8, column 3: a comma was missing."},
    {"comment", "Line 27, column 3: a comment was left out."},
    {"duplicate_key", "Line 28, column 25: \"name\" stood twice in the same object; the first was kept."},
    {"duplicate_key_deep",
     "Line 22, column 64: \"points\" stood twice in the same object; the first was kept."},
    {"empty", "(The file is empty.)"},
    {"format_missing", "format: it is missing. It was made anew."},
    {"garbage_between", "Line 13, column 3: something here makes no sense and was left out. | Line 14, "
                        "column 3: a comma was missing."},
    {"hole_of_zeros", "Line 20, column 7: bytes that are zero were left out."},
    {"id_missing", "id: it is missing. It was made anew."},
    {"id_not_uuid",
     "id: a UUID like 67c8770b-44f1-410a-ab9a-f9b5446f13ee is expected here. It was made anew."},
    {"latin1", "Line 7, column 11: characters that could not be read were replaced or left out."},
    {"line_break_in_text", "Line 27, column 12: a line break stood in a text."},
    {"member_is_a_text", "members, entry 3 (line 11): an object is expected here, not a text."},
    {"member_path_absolute", "members, entry 3 (line 11): a path from the party's own folder is expected "
                             "here, like \"juk.skychar\" or \"../juk.skychar\"."},
    {"member_twice", "members, entry 3 (line 11): \"alaric.skychar\" is there twice."},
    {"member_without_path", "members, entry 2 (line 10): path: it is missing."},
    {"members_are_an_object", "members (line 8): a list is expected here, not an object."},
    {"name_is_a_list", "name (line 7): a text is expected here, not a list."},
    {"newer_format", "(This file was written by a newer Skychamber (format 2; this one knows 1).)"},
    {"nul_byte", "Line 27, column 12: characters that could not be read were replaced or left out."},
    {"other_format",
     "(This file was written by another program: its format is \"gm-notes\", not \"skychamber-party\".)"},
    {"other_json", "(Nothing of a party could be found in it.)"},
    {"other_list", "(Nothing of a party could be found in it.)"},
    {"player_is_a_number", "members, entry 1, player (line 9): a text is expected here, not a number."},
    {"points_are_a_text",
     "sessions, entry 1, shares, entry 1, points (line 21): a whole number is expected here, not a text."},
    {"points_too_many", "sessions, entry 1, shares, entry 1, points (line 21): a whole number from -1000000 "
                        "to 1000000 is expected here, not 1000001."},
    {"present_is_a_number",
     "sessions, entry 1, present (line 19): only texts are expected in this list, not a number."},
    {"session_date_of_another_kind", "sessions, entry 2 (line 25): a date like 2024-05-31 is expected here."},
    {"session_of_the_creation", "sessions, entry 2 (line 25): \"creation\" is kept for another use."},
    {"session_twice", "sessions, entry 2 (line 25): \"k7f3a9x2\" is there twice."},
    {"session_without_date", "sessions, entry 2 (line 25): date: it is missing."},
    {"session_without_id", "sessions, entry 2 (line 25): id: it is missing."},
    {"share_without_member", "sessions, entry 1, shares, entry 2 (line 22): member: it is missing."},
    {"system_missing", "system: it is missing. It was made anew."},
    {"text", "(Nothing of a party could be found in it.)"},
    {"truncated", "Line 18, column 7: an entry that is cut off was left out. | Line 18, column 7: the text "
                  "ends too early; what followed is missing."},
    {"truncated_in_header", "(Nothing of a party could be found in it.)"},
    {"truncated_in_member", "Line 10, column 42: an entry that is cut off was left out. | Line 10, column "
                            "42: the text ends too early; what followed is missing."},
    {"unknown_game", "(It is a party of a game that this program does not know: \"chess\".)"},
    {"version_missing", "formatVersion: it is missing. It was made anew."},
    {"zeros", "(The file holds nothing but zeros; it was damaged outside of this program.)"},
};

} // namespace sky::test
