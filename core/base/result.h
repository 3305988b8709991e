#pragma once

#include <tl/expected.hpp>

#include <QString>

namespace sky
{

/// What went wrong, in the three ways a caller may have to answer differently.
enum class ErrorKind {
    Refused,    ///< the request was understood and is against the rules or the state
    Usage,      ///< the request itself makes no sense (unknown name, wrong argument)
    Unreadable, ///< a file or a text could not be read or understood
    Failed,     ///< the system said no (disk full, permission, ...)
};

/// One failure. `message` is a translated sentence for the user; `detail` is plain English for the log and
/// never holds a character's text.
struct Error {
    ErrorKind kind = ErrorKind::Failed;
    QString message;
    QString detail;
};

template<class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorKind kind, const QString &message, const QString &detail = {})
{
    return tl::unexpected<Error>(Error{kind, message, detail});
}

inline tl::unexpected<Error> refuse(const QString &message)
{
    return fail(ErrorKind::Refused, message);
}

} // namespace sky
