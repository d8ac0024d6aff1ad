#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Listings of SM50 code become vectors that run: texlock import. Errors by line: tests/unit/import/test_listing.c.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash
listings=tests/e2e/listings
made=$work/made.tlv

# The vector of a listing, by the tables alone: word, phase and whether it is built, of each instruction of the family.
python3 - >"$work/family" <<'PYTHON'
rows = [line.split("\t") for line in open("rtl/defs/instructions.tsv") if not line.startswith("#")]
words = [int(w, 16) for line in open("tests/e2e/listings/words.txt") if not line.startswith("#") for w in line.split()]
for i, word in enumerate(words):
    of = [row for row in rows if word >> 48 & int(row[3], 16) == int(row[2], 16)]
    if i % 4 and of:
        print(f"0x{word:016x} {words[i - i % 4] >> (21 * (i % 4 - 1) + 17) & 15} {of[0][4]} {of[0][0]}")
PYTHON
illegal=0xc8380057aff70108
awk -v no=$illegal '$3 == "built" && $1 "" != no "" { print $1, $2 }' "$work/family" >"$work/runs"
check "import: the listing has words of each kind" equal "0 1" \
    "$(awk '$3 == "built"' "$work/family" | wc -l | awk '{ print $1 < 8 }') $(grep -c ' recognised TXA$' "$work/family")"

# Word and phase of each instruction of a vector: the texts assemble, by the program that other tests prove.
words_of() {
    local text
    grep -oE '^  (asm "[^"]*"|word 0x[0-9a-f]{16}  phase [0-3])' "$1" | while read -r line; do
        if [[ $line == word* ]]; then
            awk '{ print $2, $4 }' <<<"$line"
        else
            text=${line#asm \"}
            "$TEXLOCK" decode "${text%\"}" | awk '{ print $1, (NF > 1 ? $3 : 0) }'
        fi
    done
}
import() {
    rm -f "$made"
    texlock import --out "$made" "$@"
}
plain() {
    grep -v '^#' "$1"
}
for name in kernel.sass nouveau.txt nak.txt words.txt; do
    import --sass "$listings/$name"
    check "import: $name is taken" equal "0 " "$rc $(<"$work/err")"
    check "import: its instructions, in their order, with the phase of their slot" equal "$(<"$work/runs")" "$(words_of "$made")"
    cp "$made" "$work/${name%.*}.tlv"
done
for name in nouveau nak words; do
    check "import: $name gives the vector that kernel.sass gives" cmp <(plain "$work/kernel.tlv") <(plain "$work/$name.tlv")
done

# Surface atomics: words beside texts in NVIDIA's spelling, as tests/unit/isa/test_asm.c has them.
cat >"$work/atomics.sass" <<'SASS'
	code for sm_52
		Function : k
                                                                                     /* 0x001f8000ffe007ff */
        /*0008*/                   SUATOM.D.2D.OR RZ, [R20], R84, 0x1e71 ;           /* 0xea03e716c54714ff */
        /*0010*/                   SUATOM.D.BA.S64.2D.CAS RZ, [R132], RZ, 0x1865 ;   /* 0xeaab86561ff784ff */
        /*0018*/                   SURED.D.1D.INC.IGN [R104], R28, 0x1f66 ;          /* 0xeb59f6600307681c */
SASS
import --sass "$work/atomics.sass"
check "import: surface atomics run" shows "$work/out" '^  runs +3  SURED.D 1, SUATOM.D 1, SUATOM.D.CAS 1$'
check "import: their words and texts agree" equal "0 " "$rc $(<"$work/err")"
launch run --no-wave "$made"
check "import: and the vector passes" ended 0 pass

# Summary.
import --sass "$listings/kernel.sass"
runs=$(wc -l <"$work/runs")
check "import: the summary" shows "$work/out" "^$listings/kernel.sass$" \
    '^cuobjdump or nvdisasm, 2 programs, 7 control words, 21 instructions$' "^  runs  +$runs  TLD4 " "^  other +" \
    '^  illegal +1  TLD4 1$' "^  left out: line [0-9]+: $illegal TLD4: Ra is misaligned" "^vector: $runs instructions, seed 1: $made$"
check "import: all words are counted" equal 21 "$(awk '/^  (runs|not built|illegal|other) / { n += $(NF > 2 && $1 == "not" ? 3 : 2) } END { print n }' "$work/out")"
left() {
    awk '$3 == "recognised" { print $1, $4 }' "$work/family"
}
check "import: each word that is not built is named" equal "$(left)" \
    "$(sed -nE 's/^  left out: line [0-9]+: (0x[0-9a-f]+) ([^:]*): recognised, not built$/\1 \2/p' "$work/out")"
check "import: with the line of its word" equal "$(grep -nF "/* $illegal */" "$listings/kernel.sass" | cut -d: -f1)" \
    "$(sed -nE "s/^  left out: line ([0-9]+): $illegal .*/\1/p" "$work/out")"
check "import: the vector says it too" shows "$made" '^# Saved by texlock, from kernel.sass$' "^#   runs  +$runs " \
    "^#   left out: line [0-9]+: $illegal TLD4" '^#   instruction 0: line 15: TLD4.R R8, R0, 0x5, 2D, 0xf$'
texlock import --sass "$listings/kernel.sass"
check "import: without --out the vector is standard output" cmp "$work/out" "$made"
check "import: and the summary standard error" shows "$work/err" '^  runs ' '^vector: .*: standard output$'

# Compact forms and their relatives, as compilers for sm_61 print them.
import --sass "$listings/compact.sass"
check "import: compact forms run, their relatives are named" shows "$work/out" '^  runs +5  TEXS 1, TLDS 2, TLD4S 2$' \
    '^  not built +3  CCTLT 1, SAM 1, RAM 1$' '^  illegal +1  TLDS 1$' \
    '^  left out: line 19: 0xd250028040270806 TLDS: .F16 needs SPA 5.3'
check "import: the text of each gives its word" equal "0 " "$rc $(<"$work/err")"
launch run "$made"
check "import: they pass in lockstep" ended 0 pass

# It runs at once, with any seed.
for seed in 1 2 3; do
    import --sass "$listings/kernel.sass" --seed $seed
    cp "$made" "$work/seed$seed.tlv"
done
launch run "$work"/seed[123].tlv
check "import: the vectors pass in lockstep" ended 0 pass
check "import: all of their instructions" holds ".instructions == $((3 * runs))"
import --sass "$listings/kernel.sass" --seed 2
check "import: the same seed gives the same vector" cmp "$made" "$work/seed2.tlv"
other() { ! cmp -s <(plain "$work/seed1.tlv") <(plain "$work/seed2.tlv"); }
check "import: another seed another" other

# Texts that disagree with their words.
sed 's/TLD4.R R8, R0/TLD4.G R8, R0/; s/TXQ.P R0/TXQ R0/; s/IADD R4/TXD R4/; s/SUST.D.1D /SUST.D.1D.NEW /' "$listings/kernel.sass" >"$work/lies.sass"
import --sass "$work/lies.sass"
check "import: a difference of text and word is a note" equal "0 3 $runs" "$rc $(grep -c ' note: ' "$work/err") $(words_of "$made" | wc -l)"
check "import: with its line" shows "$work/err" 'lies.sass:15:[0-9]+: note: the text is 0xc9380057aff70008, the word 0xc8380057aff70008' \
    'lies.sass:20:[0-9]+: note: phase none in the text, P in the control word' 'lies.sass:22:[0-9]+: note: the text says TXD, 0x5c1'

# Instructions alone.
printf '%s\n' 0xc8380057aff70008 0x50b0000000070f00 0xeb32020000470203 0xdf48000780470600 >"$work/bare.txt"
import --no-control --sass "$work/bare.txt"
check "import: instructions alone" equal "0 3" "$rc $(words_of "$made" | grep -c ' 0$')"

# Nothing runs.
grep -v "$illegal" "$listings/words.txt" | sed -E 's/0x(c|d[0-e]|df4[89]|df[5-9]|e[ab])[0-9a-f]+/0x50b0000000070f00/g' >"$work/none.txt"
import --sass "$work/none.txt"
check "import: nothing that runs ends as vacuous, without a vector" equal "3 none" "$rc $([[ -e $made ]] && echo one || echo none)"
check "import: and says so" shows "$work/out" '^  runs +0$' '^nothing runs: no vector was written$'

# Names of any bytes are shown as text.
strange=$work/$'red\033[31m\351.sass'
clean() {
    ! LC_ALL=C grep -qP '[\x00-\x08\x0b-\x1f\x7f-\xff]' "$@" || differ text "$(LC_ALL=C grep -hP '[\x00-\x08\x0b-\x1f\x7f-\xff]' "$@" | od -c | head -3)"
}
cp "$listings/kernel.sass" "$strange"
import --sass "$strange"
check "import: a strange name is taken" equal 0 "$rc"
check "import: it is shown as text" clean "$work/out" "$made"
printf '\033[31m\351\n' >"$strange"
import --sass "$strange"
check "import: so are a bad listing and its name" clean "$work/err"

# Refusals. A vector that was there stays.
echo '# Saved by texlock, from before' >"$made"
refused_so() {
    refuse_judge "$1" && equal '# Saved by texlock, from before' "$(<"$made")"
}
bad() {
    rm -rf "$dir"
    texlock import --out "$made" --sass "$work/$1"
    check "bad input: $2" refused_so "$work/$1:$3"
}
: >"$work/empty"
bad empty "an empty listing" ' error: the file is empty; expected a listing$'
echo 'What a day' >"$work/page"
bad page "a page" '1:1: error: no listing that is known; expected one of cuobjdump -sass, nvdisasm -hex, nouveau or NAK'
cp "$TEXLOCK" "$work/binary"
bad binary "a binary file" '1:1: error: no listing that is known'
bad nowhere "a listing that is not there" ' error: No such file'
bad . "a folder as listing" '.*not a regular file|Is a directory'
sed 's/sm_52/sm_75/' "$listings/kernel.sass" >"$work/volta"
bad volta "a listing of Turing" '9:14: error: sm_75 has words of 128 bits; expected sm_50 to sm_62'
sed '13s|001 \*/|01 */|' "$listings/kernel.sass" >"$work/odd"
bad odd "15 digits" '13:8[0-9]: error: no 64-bit word; expected /\* 0x and 16 hexadecimal digits \*/'
sed 13d "$listings/kernel.sass" >"$work/lost"
bad lost "a line is missing" '13:1: error: address 0x0010 is not that of instruction 1 of a group: a line is missing'
head -12 "$listings/kernel.sass" >"$work/cut"
bad cut "a group is cut" '12:[0-9]+: error: this group ends after 0 of three instructions'
refuse "import without a listing" 'expected --sass FILE' import
refuse "import of two" 'one --sass FILE only' import --sass a --sass b
refuse "import with another argument" 'unexpected argument; the listing is --sass FILE' import --sass a x
refuse "import --out ''" "--out '': expected a file" import --sass a --out ''
refuse "import --seed x" '--seed: .x. is not a number' import --sass a --seed x
echo mine >"$work/mine.tlv"
texlock import --sass "$listings/kernel.sass" --out "$work/mine.tlv"
check "bad input: import does not replace a file of another program" equal "4 mine cannot write" \
    "$rc $(<"$work/mine.tlv") $(grep -o 'cannot write' "$work/err")"
texlock import --sass "$listings/kernel.sass" --out "$work/nowhere/made.tlv"
check "import: a vector that cannot be written" equal 5 "$rc"
check "import: and why" shows "$work/err" 'cannot write .*nowhere/made.tlv: No such file'
for _ in {1..600}; do cat "$listings/words.txt"; done >"$work/many.txt"
texlock import --sass "$work/many.txt" --out "$work/many.tlv"
check "bad input: more instructions than a vector holds" shows "$work/err" "many.txt has $((600 * runs)) instructions that run; a vector holds at most 4096"
check "bad input: they are not written" equal "4 none" "$rc $([[ -e $work/many.tlv ]] && echo one || echo none)"

# Planted bugs.
python3 -B tests/faults/unit_bugs.py "$BUILD" import
