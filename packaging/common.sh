# shellcheck shell=bash
# What run, test and .ci/run share; sourced, never run. Everything said here goes to stderr: stdout is the program's.
set -euo pipefail

# Stands at the repository, however the script was called.
top=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
me=${0##*/}
export CCACHE_BASEDIR=$top CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=1
# Tests are optimised a little, since thousands of random characters pass through; assertions stay on. The files of a
# folder are compiled as one, in less than half the time; who builds again and again may want that OFF.
# shellcheck disable=SC2034
for_tests=(-DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -g1" -DCMAKE_UNITY_BUILD=ON)

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$me: $*"
    exit 1
}

# packages GROUP...: the names listed under these groups in packages.txt.
packages() {
    awk -v wanted=" $* " '
        match($0, /^# [a-z]+:/) { group = substr($0, 3, RLENGTH - 3); next }
        /^[^#]/ && index(wanted, " " group " ")' "$top/packaging/packages.txt"
}

# missing PACKAGE...: those of them that are not installed.
missing() {
    local name
    for name; do
        [[ $(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null) == installed ]] || printf '%s\n' "$name"
    done
}

# need GROUP...: installs what these groups lack; asks no network when nothing is missing.
need() {
    local names lacking as_root=()
    command -v dpkg-query apt-get >/dev/null || fail "this script needs Debian 12 or a system like it (no dpkg and apt-get here)."
    mapfile -t names < <(packages "$@")
    mapfile -t lacking < <(missing "${names[@]}")
    ((${#lacking[@]})) || return 0
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            fail "please have these packages installed (that takes root, and there is no sudo): ${lacking[*]}"
        as_root=(sudo)
    fi
    say "Installing ${#lacking[@]} packages with ${as_root[*]:+sudo }apt-get: ${lacking[*]}"
    logged "$top/build/packages.log" "could not refresh the list of packages" \
        "${as_root[@]}" apt-get update
    logged "$top/build/packages.log" "could not install ${lacking[*]}" \
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --no-install-recommends "${lacking[@]}"
}

# logged LOG SENTENCE COMMAND...: runs silently; a failure shows the end of the log and then says the sentence.
logged() {
    local log=$1 sentence=$2
    shift 2
    mkdir -p "${log%/*}"
    "$@" >"$log" 2>&1 </dev/null && return
    tail -n 40 "$log" >&2
    fail "$sentence; the whole log is $log"
}

# build NAME TARGET CMAKE-ARGUMENT...: configures build/NAME when its arguments are new, then builds TARGET.
build() {
    local name=$1 target=$2 dir=$top/build/$1 wish
    shift 2
    wish="$top $*"
    mkdir -p "$dir"
    exec 9>"$dir/lock"
    flock 9
    if [[ ! -f $dir/build.ninja || $(cat "$dir/wish" 2>/dev/null) != "$wish" ]]; then
        say "Building into ${dir#"$PWD"/}; the first time takes some minutes."
        rm -f "$dir/wish"
        logged "$dir/configure.log" "CMake could not prepare the build" \
            cmake --fresh -S "$top" -B "$dir" -G Ninja "$@"
        printf '%s\n' "$wish" >"$dir/wish"
    fi
    logged "$dir/build.log" "the build failed" cmake --build "$dir" --target "$target"
    exec 9>&-
}
