#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Hostile and huge vector files: a message within seconds and bounded memory, never a crash.
cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

MEMORY_KIB=$((3 * 1024 * 1024))
SECONDS_ALLOWED=4

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
        timeout 30 "$TEXLOCK" "$@" >"$work/out" 2>"$work/err"
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
    refused && shows "$work/err" "$1" && [[ $(wc -c <"$work/err") -lt 65536 ]] || differ "a short message" "$(wc -c <"$work/err") bytes"
}
TEXTURE='format R32 UINT size 32 16 address 0x20000000'

times 67108864 '{' | hostile "64 MiB of braces" "unexpected '\{'|larger|MiB"
times 67108865 ' ' | hostile "a file beyond 64 MiB" '64|large'
times 67108864 $'\n' | hostile "64 MiB of empty lines" 'the file ends here; expected texlock'
{ echo 'texlock 1' && times 60000000 'a'; } | hostile "a name of 60 MB" 'unexpected'
{ echo -n 'texlock 1 ' && times 60000000 ';'; } >"$work/semicolons.tlv"
texlock run --out "$dir" "$work/semicolons.tlv"
check "limits: 60 MB of semicolons end without a crash" test "$rc" -le 5
rm -f "$work/semicolons.tlv"
{ echo 'texlock 1' && echo 'word32 0x1000 ' && times 1000000 9; } | hostile "a number of a million digits" 'larger than 64 bits'
{ echo 'texlock 1' && echo 'word32 0x1000 0x' && times 1000000 f; } | hostile "a hexadecimal number of a million digits" 'not a number|larger'
{ echo 'texlock 1' && echo 'warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" s = 1.' && times 1000000 7 && echo e; } |
    hostile "a float of a million digits" 'not a number|unexpected'
{ echo 'texlock 1' && echo 'warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" s = ' && times 1000000 '(' && echo '1 t = 0 }'; } |
    hostile "a million open parentheses" 'nested too deeply'
for n in 900 100000; do
    { echo 'texlock 1' && echo 'warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" s = ' && times $n '(' && echo 1 && times $n ')' && echo 'q = 0 }'; } |
        hostile "an expression nested $n times" 'nested too deeply|too long|reads no .q.'
    { echo 'texlock 1' && echo 'warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" s = ' && times $n '-' && echo '1 q = 0 }'; } |
        hostile "$n minus signs" 'nested too deeply|too long|reads no .q.'
    { echo 'texlock 1' && echo 'warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" s = 0 ' && times $n '+ 1' && echo ' q = 0 }'; } |
        hostile "a sum of $n terms" 'nested too deeply|too long|reads no .q.'
done
{ echo 'texlock 1' && echo 'warp 0 { asm "' && times 5000000 'T' && echo '" }'; } | hostile "a text over two lines" 'does not end on its line'
{ echo 'texlock 1' && echo -n 'warp 0 { asm "' && times 5000000 'T' && echo '" }'; } | hostile "an instruction text of 5 MB" 'unexpected|expected TLD4'
{ echo 'texlock 1' && times 3000000 'rules R-NONE '; } | hostile "three million unknown rules" 'unknown rule|more than'
{ echo 'texlock 1' && times 2000000 'word32 0 0 '; } >"$work/words.tlv"
{ time bounded run --out "$dir" "$work/words.tlv"; } 2>"$work/time"
check "limits: two million words end without a crash" test "$rc" -le 4
check "limits: two million words are read in time" quick
rm -f "$work/words.tlv"
{ echo 'texlock 1' && times 5000 'warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" } '; } | hostile "five thousand warps" 'many warps.* 4096 warps'
{ echo "texlock 1
texture 0 { $TEXTURE }
warp 0 { asm \"TLD4.R R8, R0, 0, 2D, 0xf\"" && times 300000 'expect lane 0 R8 = 0; ' && echo '}'; } |
    hostile "three hundred thousand expectations" 'many expectations.* 262144 expectations'
echo "texlock 1
texture 0 { format R32_G32_B32_A32 UINT size 65536 65536 address 0x20000000 texels noise 1 }" |
    hostile "a texture of 64 GiB" 'too many texels|do not fit'
echo "texlock 1
texture 0 { layout pitch 2097120 format R8 UINT size 1 65536 address 0x20000000 texels index }" |
    hostile "a texture that is spread over 128 GiB" 'too many texels|do not fit'
times 200000 $'texlock 1\n' | hostile "the first line again and again" "unexpected 'texlock'"
head -c 60000000 /dev/urandom | hostile "60 MB of noise" 'unexpected|not a number'
{ printf 'texlock 1 # ' && times 60000000 '#' && printf '\nnothing'; } | hostile "a comment of 60 MB" "unexpected 'nothing'"
# Traffic at its worst, within the limits: the run ends by itself.
{ echo 'texlock 1 traffic { latency 9000..10000 issue_gap 95 result_stall 95 ar_stall 95 r_gap 95 reorder on }' &&
    sed 1,2d "$FIRST"; } >"$work/heavy.tlv"
launch run "$work/heavy.tlv"
check "limits: the heaviest traffic ends well" ended 0 pass
