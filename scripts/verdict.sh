#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The verdict of a make target: verdict.json and junit.xml of FOLDER say `running` before set-up and build, and
# afterwards how it ended. texlock writes its own when it runs; this script does for set-up, build and crashes. It needs
# only bash, as the set-up may fail.
# usage: scripts/verdict.sh FOLDER NAME [--report TEXT] COMMAND...
#   NAME      the command as a person types it
#   --report  the command writes no verdict of its own: if it ends well that is a pass, and TEXT says of what
# The command's standard error is kept, so that the verdict can name the first error. What writes to a terminal takes
# descriptor $TEXLOCK_STDERR instead.
# exit: that of the command; 5 if it ended well without a pass, or a signal came
set -uo pipefail
export LC_ALL=C CDPATH=
. "$(dirname "$0")/verdict.bash"
folder=$1 name=$2 report=''
shift 2
[[ $1 != --report ]] || { report=$2 && shift 2; }

# make -n, -q and -t run no command.
flags=${MAKEFLAGS-}
flags=${flags%% *}
[[ $flags == -* || $flags != *[nqt]* ]] || exec "$@"

json=$folder/verdict.json junit=$folder/junit.xml
in_json() {
    local text
    text=$(tr -cd '[:print:]' <<<"$1")
    text=${text//\\/\\\\}
    printf '%s' "${text//\"/\\\"}"
}
in_xml() {
    tr -cd '[:print:]' <<<"$1" | sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g'
}
# write VERDICT CODE TEXT
write() {
    local errors=1
    [[ $1 != pass ]] || errors=0
    {
        printf '%s tests="1" failures="0" errors="%d">\n' "$JUNIT_MARK" "$errors"
        printf ' <testcase classname="texlock" name="%s"' "$(in_xml "$name")"
        if [[ $errors -eq 0 ]]; then
            printf '/>\n'
        else
            printf '>\n  <error type="%s" message="%s"/>\n </testcase>\n' "$1" "$(in_xml "$3")"
        fi
        printf '</testsuite>\n'
    } | verdict_place "$junit" "$JUNIT_MARK" &&
    {
        printf '%s\t"%s",\n\t"exit_code":\t%d,\n\t"pid":\t%d,\n' "$VERDICT_MARK" "$1" "$2" "$$"
        printf '\t"started":\t"%s",\n\t"command":\t"%s"' "$started" "$(in_json "$name")"
        case $1 in
        pass) printf ',\n\t"report":\t"%s"' "$(in_json "$3")" ;;
        running) ;;
        *) printf ',\n\t"failure":\t{\n\t\t"text":\t"%s"\n\t}' "$(in_json "$3")" ;;
        esac
        printf '\n}\n'
    } | verdict_place "$json" "$VERDICT_MARK"
}
internal() {
    write 'internal error' 5 "$1"
}
# The present verdict, and whether this script wrote it.
verdict() {
    sed -n '2s/^\t"verdict":[ \t]*"\(.*\)",$/\1/p' "$json" 2>/dev/null
}
ours() {
    [[ $(sed -n '2p;4p' "$json" 2>/dev/null) == $'\t"verdict":\t"running",\n\t"pid":\t'"$$," ]]
}
first_error() {
    grep -m1 -E '%Error|[Ee]rror[:!]|cannot|not found|No rule|No such|failed' "$kept/errors" || grep -m1 . "$kept/errors"
}

# Ctrl-C reaches all by itself, SIGTERM this process alone. A command in the background of a shell ignores SIGINT.
signalled='' child=''
trap 'signalled=SIGINT' INT
trap 'signalled=SIGTERM; [[ ! $child ]] || kill -TERM $child 2>/dev/null' TERM
mkdir -p "$folder" || exit 5
started=$(date -u +%Y-%m-%dT%H:%M:%SZ)
# Ctrl-C ends also the commands that this script calls.
running() {
    write running 5 "running since $started as process $$: it has not ended, or it was killed"
}
running || { [[ $signalled ]] && running; } || { echo "make: cannot write $json: no run begins" >&2; exit 5; }
kept=''
trap 'rm -rf "$kept"' EXIT
if ! { kept=$(mktemp -d) && mkfifo "$kept/stderr"; }; then
    internal "${signalled:+interrupted by }${signalled:-no temporary folder}: nothing was judged"
    exit 5
fi
exec 9>&2
tee -i "$kept/errors" <"$kept/stderr" >&9 &
tee=$!
TEXLOCK_STDERR=9 env --default-signal=INT "$@" 2>"$kept/stderr" &
child=$!
[[ ! $signalled ]] || kill -TERM $child 2>/dev/null # it came before there was a child
while wait "$child"; status=$?; kill -0 "$child" 2>/dev/null; do :; done
# Nobody is waited for who was left behind with that descriptor.
for ((i = 0; i < 50; i++)); do
    kill -0 "$tee" 2>/dev/null || break
    sleep 0.1
done

left=$(verdict)
if [[ $signalled ]] && [[ $left == running || $left == pass ]]; then
    internal "interrupted by $signalled: nothing was judged"
elif [[ $status -eq 0 && $report ]] && ours; then
    write pass 0 "$report"
elif [[ $status -eq 0 && $left != pass ]] && ! verdict_foreign "$json" "$VERDICT_MARK"; then
    internal "$name ended well, but left no pass"
    echo "make: $name ended well, but left no pass in $json: not a pass" >&2
    status=5
elif [[ $status -ne 0 ]] && ours; then
    internal "set-up or build failed: $(first_error)"
elif [[ $status -ne 0 && $left == running ]]; then
    internal "the program ended without a verdict: $(first_error)"
elif [[ $status -ne 0 && $left == pass ]]; then
    internal "$name failed after its run had passed: $(first_error)"
fi
[[ ! $signalled ]] || exit 5
exit "$status"
