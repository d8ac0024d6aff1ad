#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Vector files that must be refused: exit status 4, file:line:column of the mistake, the line with a caret below it, and
# what was expected instead. @ marks the place in the texts here.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

TEXTURE='format R32 UINT size 32 16 address 0x20000000'
PROLOGUE="texlock 1
texture 0 { $TEXTURE texels index }
sampler 0 { address WRAP WRAP }
handle 0 texture 0 sampler 0"
WARP='asm "TLD4.R R8, R0, 0, 2D, 0xf" s = 0.5 t = 0.5'

# The message is at the mark, with its line and a caret: at_mark PATTERN
at_mark() {
    local marked line column message
    marked=$(grep -an -m1 @ "$work/marked")
    line=${marked%%:*}
    marked=${marked#*:}
    marked=${marked%%@*}
    column=$((${#marked} + 1))
    message=$(grep -an -m1 ":$line:$column: error: " "$work/err") || differ "a message at $line:$column" \
        "$(head -3 "$work/err")" || return
    shows <(echo "$message") "$1" || return
    local after=$((${message%%:*} + 1))
    equal "    $(sed -n "${line}p" "$work/bad.tlv" | LC_ALL=C tr '\200-\377' '?')" "$(sed -n "${after}p" "$work/err")" &&
        [[ $(sed -n "$((after + 1))p" "$work/err") =~ ^"$(printf '%*s' $((column + 3)) '')"\^~*$ ]] ||
        differ "a caret below column $column" "$(head -3 "$work/err")"
}
judge() {
    refused && at_mark "$1" && equal "" "$(<"$work/out")"
}
# file NAME PATTERN TEXT: the whole file
file() {
    printf '%s' "$3" >"$work/marked"
    tr -d @ <"$work/marked" >"$work/bad.tlv"
    rm -rf "$dir"
    texlock run --out "$dir" "$work/bad.tlv"
    check "bad vector: $1" judge "$2"
}
statement() {
    file "$1" "$2" "$PROLOGUE
$3"
}
texture() {
    statement "$1" "$2" "texture 1 { $3 }"
}
sampler() {
    statement "$1" "$2" "sampler 1 { $3 }"
}
warp() {
    statement "$1" "$2" "warp 0 { $3 }"
}

# The prologue itself is good: what is refused below is refused for the marked mistake.
printf '%s\nwarp 0 { %s }\n' "$PROLOGUE" "$WARP" >"$work/good.tlv"
launch run "$work/good.tlv"
check "bad vector: the frame of these tests is good" ended 0 pass

# Form of the file.
file "a version that is not known" 'version 2 is not known; expected 1' 'texlock @2'
file "no first line" "unexpected 'rules'; expected texlock" '@rules R-TLD4-1'
statement "a statement that is none" "unexpected 'txture'; expected .*texture.*warp" '@txture 1 { }'
statement "a brace that is missing" "the file ends here; expected .*'}'" "warp 0 { $WARP @"
statement "a string that does not end" "does not end on its line; expected '\"'" 'warp 0 { asm @"TLD4
}'
statement "a character that means nothing" "unexpected character '\\$'" 'warp 0 @$'
statement "a byte that is no character" 'unexpected byte 0x80' "warp 0 @$(printf '\x80')"
statement "a number with letters" "'12abc' is not a number" 'word32 @12abc 0'
statement "a number of more than 64 bits" 'larger than 64 bits' 'word32 @0x10000000000000000 0'
statement "digits that are not hexadecimal" 'unexpected' 'bytes 0x1000 12 @zz'
statement "an odd number of hex digits" 'odd number of hex digits' 'bytes 0x1000 @123'

# Names: every list of choices is printed.
no_rule=R-TLD4- # in two parts: the rule check reads this file too
statement "an unknown rule" "unknown rule '${no_rule}99'; expected an id of vectors/rules.tsv" "rules @${no_rule}99"
statement "a rule that is listed twice" 'listed twice' 'rules R-TLD4-1 @R-TLD4-1'
statement "a rule that must decide and must not" 'listed twice' 'rules R-TLD4-1 rules without @R-TLD4-1'
statement "a rule that cannot decide" 'its scope is text; expected one of scope built' 'rules without @R-TLD4-10'
statement "an unknown boundary" "unknown boundary 'texels'|unexpected 'texels'" 'minimum @texels 1'
statement "an unknown boundary by name" "unknown boundary 'texture_unit'; expected" 'minimum @texture_unit 1'
statement "an unknown strictness" "unknown strictness 'value'; expected cycle" 'strictness @value'
statement "the old word for strictness" "the statement 'level' is called 'strictness' now" '@level order'
statement "an unknown binding" "unknown binding 'header'; expected independent or via_header" 'binding @header'
statement "an unknown policy" "unknown policy 'x'; expected gob_width_one" 'policy @x'
statement "an unknown traffic setting" 'expected seed, issue_gap, result_stall, ar_stall, r_gap, aw_stall, w_stall, b_gap, registers, resets, changes, latency or reorder' \
    'traffic { @gap 3 }'
texture "an unknown format" "unknown format 'R33'; expected one of .*R32" 'format @R33 UINT size 4 4 address 0'
texture "an unknown data type" "unknown datatype 'UNIT'; expected one of .*UNORM.*UINT" \
    'format R32 @UNIT size 4 4 address 0'
texture "an unknown source" "unknown source 'X'; expected one of .*ONE_FLOAT" "$TEXTURE source @X R R R"
texture "an unknown type" "unknown type 'TWO'; expected one of .*TWO_D" "$TEXTURE type @TWO"
texture "an unknown layout" 'expected layout blocklinear, or layout pitch and the bytes of a row' \
    "@layout tiled $TEXTURE"
texture "an unknown texel generator" 'expected gradient, checker, noise, solid, png, index, rows, expression, ktx or dds' \
    "$TEXTURE @texels random"
sampler "an unknown address mode" "unknown wrap 'MIROR'; expected one of .*MIRROR" 'address @MIROR WRAP'
sampler "a field of the other record" 'is not a field of a sampler' 'address WRAP WRAP @COMPONENTS 1'
warp "an unknown phase" "unknown phase 'Q'; expected one of" "$WARP phase @Q"
warp "an unknown boundary in an expectation" 'no boundary of that name carries a thread; expected one of .*coord' \
    "$WARP expect all @cord.fixed[0] = 1"
warp "an unknown field in an expectation" 'coord has no such field; expected one of .*position' \
    "$WARP expect all @coord.fix = 1"
warp "an unknown code in an expectation" "unknown .*'2E'|unknown .*'TWO'; expected one of .*2D" \
    "$WARP expect all decode.param = @TWO"
warp "an unknown function" "unknown function 'sin'; expected bits, float, aoffi, ptp or handle" \
    'asm "TLD4.R R8, R0, 0, 2D, 0xf" s = @sin(lane) t = 0'
warp "an unknown name in an expression" "unknown name 'z'; expected lane, x, y" \
    'asm "TLD4.R R8, R0, 0, 2D, 0xf" s = @z t = 0'
warp "an operand that the word does not read" "the word reads no 'off1'; expected s \(R0\), t \(R1\)" \
    "$WARP @off1 = 3"

# Numbers that are out of range.
statement "a minimum of zero" 'minimum 0 is out of range; expected 0x1\.\.' 'minimum texel @0'
statement "a latency of zero" '0 is out of range|expected 1\.\.10000' 'traffic { latency @0 }'
statement "a latency that is too long" 'expected 1\.\.10000' 'traffic { latency @10001 }'
statement "a latency range that runs backwards" 'expected 20\.\.10000' 'traffic { latency 20..@10 }'
statement "a stall of 100 %" 'expected 0\.\.95' 'traffic { result_stall @100 }'
statement "a bank that is not there" 'expected 0\.\.' 'bank @99 0x1000'
statement "an address of more than 48 bits" 'expected 0x0\.\.0xffffffffffff' 'pool headers @0x1000000000000'
statement "a word that is not aligned" 'not a multiple of 4' 'word32 @0x1001 0'
statement "a handle that is too large" 'expected 0\.\.' 'handle @0x2000 texture 0 sampler 0'
statement "a warp number that is too large" 'expected 0\.\.63' "warp @64 { $WARP }"
texture "a size of zero" 'expected 1\.\.65536' 'format R32 UINT size @0 16 address 0'
texture "a size that is too large" 'expected 1\.\.65536' 'format R32 UINT size 32 @65537 address 0'
texture "an address that is not aligned" 'not a multiple of 512' 'format R32 UINT size 32 16 address @0x20000010'
texture "a block that is no power of two" '3 GOBs; expected 1, 2, 4, 8, 16 or 32' "$TEXTURE block @3 1"
texture "a pitch that is no multiple of 32" 'not a multiple of 32' "layout pitch @100 $TEXTURE"
texture "too many levels" 'expected 1\.\.16' "$TEXTURE levels @17"
sampler "a border value that may be an integer or a float" 'number with a point' \
    'address WRAP WRAP border @1 0.0 0.0 0.0'
warp "a mask of more than 32 bits" 'expected 0x0\.\.0xffffffff' "$WARP active @0x100000000"
warp "a thread that is not there" 'expected 0\.\.31' "$WARP expect @lane 32 R8 = 1"
warp "an offset that does not fit its field" 'expected -32\.\.31' \
    'asm "TLD4.R.AOFFI R8, R0, R2, 0, 2D, 0xf" s = 0.5 t = 0.5 off1 = aoffi(@32, 0)'
warp "a float that does not fit" 'does not fit binary32' 'asm "TLD4.R R8, R0, 0, 2D, 0xf" s = @1e39 t = 0'
warp "a division by zero" 'zero' 'asm "TLD4.R R8, R0, 0, 2D, 0xf" s = 0.5 @/ 0 t = 0'

# What does not fit together.
statement "a texture that is not there" 'no texture 7 in this file' 'handle 1 texture @7 sampler 0'
statement "a sampler that is not there" 'no sampler 7 in this file' 'handle 1 texture 0 sampler @7'
statement "a texture that is defined twice" 'texture 0 is defined twice' "@texture 0 { $TEXTURE }"
statement "a handle that is given twice" 'handle 0 is given twice' '@handle 0 texture 0 sampler 0'
statement "no format" "has no 'format'" '@texture 1 { size 4 4 address 0 }'
texture "seven raw words" '7 words; expected 8' '@raw 00000000 00000000 00000000 00000000 00000000 00000000 00000000'
texture "nine raw words" '9 words; expected 8' '@raw 0 0 0 0 0 0 0 0 0'
texture "a raw word that is too long" 'longer than a 32-bit word' 'raw @000000001 0 0 0 0 0 0 0'
texture "raw words and fields" 'takes nothing else' 'raw 0 0 0 0 0 0 0 0 @size 4 4'
texture "an item that is given twice" 'given twice' "$TEXTURE @size 4 4"
sampler "one address mode" '1 address modes; expected two' '@address WRAP'
statement "no instruction" "no instruction; expected 'word', 'asm', 'sm4' or 'tgsi'" '@warp 0 { s = 0 }'
warp "two instructions" 'second instruction' "$WARP @word 0xc8380057aff70008"
warp "an instruction that is none" "unexpected 'TLD5'; expected TLD4" 'asm "@TLD5.R R8, R0, 0, 2D, 0xf"'
warp "a register that is not aligned" 'multiple of 4' 'asm "TLD4.R @R9, R0, 0, 2D, 0xf"'
warp "too few values" "2 values; expected 32, or '\.\.\.'" 'asm "TLD4.R R8, R0, 0, 2D, 0xf" s = @{ 0.0 1.0 } t = 0'
warp "too many values" 'more than 32 values' \
    "asm \"TLD4.R R8, R0, 0, 2D, 0xf\" t = 0 s = {
$(printf '0 %.0s' {1..32})
@0 }"
warp "an expectation for a thread that does not execute" 'lane 5 does not execute' \
    "$WARP active 0xf expect @lane 5 R8 = 1"
warp "an expectation for a register that is not written" 'writes no register .R12.; it writes R8..R11' \
    "$WARP expect all @R12 = 1"
warp "an element that is not there" 'element 3 is out of range; expected 0\.\.2' \
    "$WARP expect all coord.fixed[@3] = 1"
warp "a token where threads execute" 'no completion token' "$WARP expect @token decode.illegal = 0"

# More than one mistake: all are reported, up to a limit.
printf '%s\nminimum nothing 1\nstrictness value\npolicy x\n' "$PROLOGUE" >"$work/three.tlv"
texlock run "$work/three.tlv"
check "bad vector: three mistakes give three messages" equal 3 "$(grep -c ': error: ' "$work/err")"
{
    echo "texlock 1"
    for i in {1..500}; do echo "rules R-NONE-$i"; done
} >"$work/many.tlv"
texlock run "$work/many.tlv"
check "bad vector: hundreds of mistakes are cut short" test "$rc" -eq 4 -a "$(wc -l <"$work/err")" -lt 200
