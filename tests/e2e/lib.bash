# SPDX-License-Identifier: Apache-2.0
# Helpers of the end-to-end tests, to be sourced. Tests run from the repository root; BUILD names the build folder.
# Each test prints one TAP line; a failed one says why in lines that begin with '#'. The program's last run stands in
# rc, $work/out and $work/err; verdict.json and the other files of a run stand in $dir.
set -uo pipefail

BUILD=${BUILD:-build}
TEXLOCK=$BUILD/texlock
# Guards against hangs, and is never what decides on a busy machine: a run takes a second or two. The whole script has the
# limit of the suite (scripts/limit.py).
SECONDS_PER_RUN=600
FIRST=vectors/hand/tld4/first.tlv
# Scripts of two folders may have one name, and run beside each other.
work=$BUILD/test/$(basename "$(dirname "$0")")/$(basename "$0" .sh)
dir=$work/run
rm -rf "$work"
mkdir -p "$work"
rc=0

# TAP line of a test by the status of a command: check NAME COMMAND...
check() {
    local name=$1
    shift
    if "$@" >"$work/why" 2>&1; then
        echo "ok - $name"
    else
        echo "not ok - $name"
        tr -cd '[:print:]\n' <"$work/why" | head -20 | sed 's/^/# /'
    fi
}

# Run the program: status in rc, console in $work/out, messages in $work/err.
texlock() {
    timeout "$SECONDS_PER_RUN" "$TEXLOCK" "$@" >"$work/out" 2>"$work/err" </dev/null
    rc=$?
}

# The same for commands that write files, into an empty $dir: launch run|random ARGUMENTS
launch() {
    local command=$1
    shift
    rm -rf "$dir"
    texlock "$command" --out "$dir" "$@"
}

# Print what was expected and what came, and fail.
differ() {
    echo "expected $1"
    echo "found    $2"
    return 1
}
equal() {
    [[ $2 == "$1" ]] || differ "$1" "$2"
}
# Every pattern (extended regular expression) matches a line of the file: shows FILE PATTERN...
shows() {
    local file=$1 pattern
    shift
    for pattern; do
        grep -qE -- "$pattern" "$file" || differ "a line like $pattern" "$(head -12 "$file")" || return
    done
}

# What a jq filter makes of verdict.json.
verdict() {
    jq -r "$1" "$dir/verdict.json"
}
# The jq filter holds for verdict.json.
holds() {
    jq -e "$1" "$dir/verdict.json" >/dev/null || differ "$1" "$(jq -c 'del(.rules)' "$dir/verdict.json" | cut -c1-600)"
}

# Ending of the last run, told alike by exit status, console, verdict.json and junit.xml: ended CODE NAME
ended() {
    local code=$1 name=$2 upper=${2^^}
    equal "exit status $code" "exit status $rc" &&
        equal "$name $code" "$(verdict '"\(.verdict) \(.exit_code)"')" &&
        shows <(tail -1 "$work/out") "^$upper  [0-9]+ checks, [0-9]+ compares, [0-9]+ cycles, [0-9]+ instructions" &&
        xmllint --noout "$dir/junit.xml" &&
        equal "$(verdict '[.cases[] | select(.verdict != "pass")] | length')" \
            "$(xmllint --xpath 'count(//failure | //error)' "$dir/junit.xml")"
}

# Status of the last run is that of bad input: a message, no crash, and no file but a verdict that says so.
refused() {
    equal "exit status 4" "exit status $rc" && [[ -s $work/err ]] || return
    if [[ -e $dir/verdict.json ]]; then
        equal "bad input 4" "$(verdict '"\(.verdict) \(.exit_code)"')" && xmllint --noout "$dir/junit.xml" || return
    fi
    equal "no files" "$(find "$dir" -type f ! -name verdict.json ! -name junit.xml 2>/dev/null | head -3)no files"
}
# Arguments that must be refused with messages: refuse NAME PATTERN COMMAND ARGUMENT...
refuse() {
    local name=$1 pattern=$2
    shift 2
    rm -rf "$dir"
    texlock "$@"
    check "bad input: $name" refuse_judge "$pattern"
}
refuse_judge() {
    refused && shows "$work/err" "$1"
}

# A vector file from standard input: vector NAME
vector() {
    cat >"$work/$1.tlv"
}
# The annotated example, changed by a sed script: edited NAME SCRIPT...
edited() {
    sed -E "$2" "$FIRST" >"$work/$1.tlv"
}

# A copy of the RTL with one expression changed: plant FILE FROM TO
plant() {
    rm -rf "$work/rtl"
    cp -r rtl "$work/rtl"
    grep -qF -- "$2" "rtl/$1" || { echo "rtl/$1 has no: $2"; return 1; }
    python3 - "$work/rtl/$1" "$2" "$3" <<'PYTHON'
import pathlib, sys
path, old, new = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
path.write_text(path.read_text().replace(old, new, 1))
PYTHON
}
