#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Every make begins here: refuses paths that make or a shell would misread, sets the environment, and locks the build
# folder, so that a second make waits. Removes old verdicts: after a refusal or an error in a makefile no earlier pass
# is left.
# usage: scripts/enter.sh [--no-lock] [--verdicts 'FOLDER...'] BUILD_DIR [COMMAND [ARGUMENT]...]
# FOLDER: folders of verdicts, below BUILD_DIR. Without a command it only removes old verdicts.
# The lock is on BUILD_DIR/.lock, by flock on descriptor 8, which the command and its children inherit: it is held until the
# last of them has ended in any way. TEXLOCK_LOCKED names the folders that are already locked for sub-makes.
# exit: that of the command, 2 if a path is refused
set -uo pipefail
unset CDPATH BASH_ENV ENV POSIXLY_CORRECT GREP_OPTIONS GREP_COLOR GREP_COLORS GLOBIGNORE
# A hook of git names its own repository; tests make theirs.
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_PREFIX GIT_OBJECT_DIRECTORY GIT_COMMON_DIR
export LC_ALL=C
[[ -z ${TMPDIR:-} || -d $TMPDIR && -w $TMPDIR ]] || unset TMPDIR
lock=1
[[ $1 != --no-lock ]] || { lock='' && shift; }
verdicts=()
[[ $1 != --verdicts ]] || { read -ra verdicts <<<"$2" && shift 2; }
build=$1
shift

forget() {
    local folder
    [[ ${#verdicts[@]} -eq 0 ]] || . scripts/verdict.bash
    for folder in "${verdicts[@]}"; do
        verdict_foreign "$build/$folder/junit.xml" "$JUNIT_MARK" || rm -f "$build/$folder/junit.xml"
        verdict_foreign "$build/$folder/verdict.json" "$VERDICT_MARK" || rm -f "$build/$folder/verdict.json"
    done
}
refuse() {
    forget
    printf 'make: %s\n' "$*" >&2
    exit 2
}
[[ $# -gt 0 ]] || { forget; exit; }
# Letters of other alphabets are plain characters of a path. plain PATH
plain() {
    local odd=${1//[A-Za-z0-9._\/+,@^-]/}
    odd=${odd//[$'\x80'-$'\xff']/} odd=${odd:0:1}
    [[ -z $odd ]] || refuse "cannot build where a path holds $(printf %q "$odd"): $(printf %q "$1"); expected are letters, digits and . _ - + , @ ^"
}
plain "$(pwd -P)"
plain "$build"
# Names of vectors go past make and shell, those of sources do not.
while read -r name; do
    refuse "cannot build of a file with such a name: $(printf %q "$name"); expected are letters, digits and . _ - +"
done < <(
    find cmodel harness rtl scripts tests vectors/cover -name '*[!A-Za-z0-9._+-]*' ! -path 'vectors/*.tlv' 2>/dev/null
    grep -s '[^A-Za-z0-9._+/-]' rtl/files.f
)

mkdir -p "$build" && folder=$(cd "$build" && pwd -P) || exit 2
plain "$folder"
[[ "$(pwd -P)/" != "$folder"/* ]] || refuse "the build folder '$build' holds the tree itself; expected one below it, or elsewhere"

# Processes that hold a lock whose owner has ended.
left_behind() {
    local process
    for process in /proc/[0-9]*; do
        [[ $process/fd/8 -ef $folder/.lock && $(<"$process/comm") != @(enter.sh|flock) ]] && echo "${process#/proc/}"
    done 2>/dev/null
}
wait_for_lock() {
    local holder process tries
    # The owner writes who it is once it has the lock.
    for tries in 1 2 3 4 5; do
        holder=$(<"$folder/.lock") process=${holder#process } process=${process%%,*}
        [[ ! -e /proc/$process ]] || break
        sleep 0.1
    done
    [[ -z $holder || -e /proc/$process ]] || holder="$holder, which has ended; what it started has not: $(left_behind | xargs)"
    echo "make: another make is at work in $build (${holder:-just begun}): waiting for it" >&2
    flock 8
}
if [[ -n $lock && " ${TEXLOCK_LOCKED:-} " != *" $folder "* ]]; then
    while :; do
        mkdir -p "$folder"
        exec 8<>"$folder/.lock" || exit 2
        flock -n -E 75 8
        case $? in
        0) ;;
        75) wait_for_lock ;;
        *) echo "make: no lock on $folder: another make at the same time would disturb this one" >&2 ;;
        esac
        # `make clean` may have removed the one that was waited for.
        [[ $folder/.lock -ef /dev/fd/8 ]] && break
    done
    printf 'process %s, %s, since %(%T)T\n' $$ "$(cut -c1-60 <<<"${1##*/} ${*:2}")" -1 >"$folder/.lock"
    export TEXLOCK_LOCKED="${TEXLOCK_LOCKED:-} $folder"
fi
forget
TEXLOCK_ENTERED=$(pwd -P)
export TEXLOCK_ENTERED
exec env -u SHELLOPTS -u BASHOPTS "$@"
