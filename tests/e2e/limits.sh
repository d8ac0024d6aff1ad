#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Hostile and huge vector files: a message within seconds and bounded memory, never a crash.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

MEMORY_KIB=$((3 * 1024 * 1024))
SECONDS_ALLOWED=20 # no figure of speed: what grows faster than the file takes minutes

# N copies of a text: times N TEXT
times() {
    python3 -c 'import sys; sys.stdout.write(sys.argv[2] * int(sys.argv[1]))' "$1" "$2"
}
# The last command measured took no longer than allowed, in processor time: the machine may be busy with other things.
TIMEFORMAT='%U %S'
quick() {
    awk '{exit $1 + $2 > '$SECONDS_ALLOWED'}' "$work/time" || differ "at most $SECONDS_ALLOWED s" "$(<"$work/time")"
}
# Run the program within limits of time and memory.
bounded() {
    (
        ulimit -v "$MEMORY_KIB"
        timeout "$SECONDS_PER_RUN" "$TEXLOCK" "$@" >"$work/out" 2>"$work/err"
    )
    rc=$?
}
# A file from standard input must be refused in time: hostile NAME PATTERN
hostile() {
    local name=$1 pattern=$2
    cat >"$work/case.tlv"
    rm -rf "$dir"
    { time bounded run --out "$dir" "$work/case.tlv"; } 2>"$work/time"
    check "limits: $name is refused" hostile_judge "$pattern"
    check "limits: $name takes no longer than $SECONDS_ALLOWED s" quick
    rm -f "$work/case.tlv"
}
hostile_judge() {
    refused && shows "$work/err" "$1" && test "$(wc -c <"$work/err")" -lt 65536
}
# A file of a million parts that must end somehow, and in time: endured NAME
endured() {
    cat >"$work/case.tlv"
    { time bounded run --out "$dir" "$work/case.tlv"; } 2>"$work/time"
    check "limits: $1 end without a crash" test "$rc" -le 4
    check "limits: $1 take no longer than $SECONDS_ALLOWED s" quick
    rm -f "$work/case.tlv"
}
# A vector up to an expression, N copies of texts around one term, and what follows it.
EXPRESSION='texlock 1
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" s = '
around() {
    printf '%s' "$EXPRESSION"
    times "$1" "$2"
    printf ' 1 '
    times "$1" "$3"
    printf ' q = 0 }'
}
# A text, then N copies of another: after TEXT N COPIED [END]
after() {
    printf '%s' "$1"
    times "$2" "$3"
    printf '%s' "${4:-}"
}

# Size.
times 67108864 '{' | hostile "64 MiB of braces" "unexpected '\{'|larger|MiB"
times 67108865 ' ' | hostile "a file beyond 64 MiB" '64|large'
times 67108864 $'\n' | hostile "64 MiB of empty lines" 'the file ends here; expected texlock'
after $'texlock 1\n' 60000000 a | hostile "a name of 60 MB" 'unexpected'
after 'texlock 1 # ' 60000000 '#' $'\nnothing' | hostile "a comment of 60 MB" "unexpected 'nothing'"
head -c 60000000 /dev/urandom | hostile "60 MB of noise" 'unexpected|not a number|a byte of zero'
after 'texlock 1 ' 60000000 ';' | endured "60 MB of semicolons"
after 'texlock 1 ' 2000000 'word32 0 0 ' | endured "two million words"
times 200000 $'texlock 1\n' | hostile "the first line again and again" "unexpected 'texlock'"
after 'texlock 1 ' 3000000 'rules R-NONE ' | hostile "three million unknown rules" 'unknown rule|more than'

# Long tokens.
after 'texlock 1 word32 0x1000 ' 1000000 9 | hostile "a number of a million digits" 'larger than 64 bits'
after 'texlock 1 word32 0x1000 0x' 1000000 f | hostile "a hexadecimal number of a million digits" 'not a number|larger'
after "$EXPRESSION 1." 1000000 7 ' q = 0 }' | hostile "a float of a million digits" 'not a number|reads no .q.'
after 'texlock 1 warp 0 { asm "' 5000000 T '" }' | hostile "an instruction text of 5 MB" 'unexpected|expected TLD4'
after 'texlock 1 warp 0 { asm "' 5000000 T $'\n" }' | hostile "a text over two lines" 'does not end on its line'

# Depth.
after "$EXPRESSION" 1000000 '(' ' 1 t = 0 }' | hostile "a million open parentheses" 'nested too deeply'
for n in 900 100000; do
    around $n '(' ')' | hostile "an expression nested $n times" 'nested too deeply|too long|reads no .q.'
    around $n '-' '' | hostile "$n minus signs" 'nested too deeply|too long|reads no .q.'
    around $n '' '+ 1' | hostile "a sum of $n terms" 'nested too deeply|too long|reads no .q.'
done

# Number of things.
after 'texlock 1 ' 5000 'warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" } ' |
    hostile "five thousand warps" 'many warps.* 4096 warps'
after 'texlock 1 warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" ' 300000 'expect lane 0 R8 = 0; ' '}' |
    hostile "three hundred thousand expectations" 'many expectations.* 262144 expectations'
echo 'texlock 1
texture 0 { format R32_G32_B32_A32 UINT size 65536 65536 address 0x20000000 texels noise 1 }' |
    hostile "a texture of 64 GiB" 'too many texels|do not fit'
echo 'texlock 1
texture 0 { layout pitch 2097120 format R8 UINT size 1 65536 address 0x20000000 texels index }' |
    hostile "a texture that is spread over 128 GiB" 'too many texels|do not fit'

# Traffic at its worst, within the limits: the run ends on its own.
{ echo 'texlock 1 traffic { latency 9000..10000 issue_gap 95 result_stall 95 ar_stall 95 r_gap 95 reorder on }' &&
    sed 1,2d "$FIRST"; } >"$work/heavy.tlv"
launch run "$work/heavy.tlv"
check "limits: the heaviest traffic ends well" ended 0 pass
