#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The commands that run no RTL: help, explain, decode; and bench.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# Help and version.
texlock --help
check "help: the commands are listed" shows "$work/out" '^  run ' '^  random ' '^  explain ' '^  decode ' \
    '^  import ' '^  lower ' '^  bench ' '4 bad input'
for command in run random explain decode import lower bench; do
    texlock "$command" --help
    check "help: of $command" equal "0 Usage: texlock $command" "$rc $(head -1 "$work/out" | cut -d' ' -f1-3)"
done
texlock --version
check "help: the version names definitions and simulator" shows "$work/out" \
    '^texlock, definitions 0x[0-9a-f]{8}, Verilator [0-9.]+'

# Explain: the annotated example.
texlock explain "$FIRST"
cp "$work/out" "$work/whole"
check "explain: ends well" equal 0 "$rc"
check "explain: both instructions, as text and word" shows "$work/whole" \
    '^instruction 0: TLD4.R R8, R0, 0x5, 2D, 0xf' \
    'word 0xc8380057aff70008, warp 0, 32 threads' '^instruction 1: @!P0 TLD4.R.AOFFI.T '
check "explain: values of every stage" shows "$work/whole" '^    decode( |$)' '^    bind( |$)' '^    header( |$)' \
    '^    coord( |$)' '^    wrap( |$)' \
    '^    address( |$)' '^    cache( |$)' '^    block( |$)' '^    texel( |$)' '^    filter( |$)'
check "explain: codes by name, floats as numbers" shows "$work/whole" 'geom\.address_v +0x2 \(CLAMP_TO_EDGE\)' \
    'position\[0\] +0x3f000000 \(0\.5\)' 'fixed\[1\] +0x0000400 \(1024\)'
check "explain: 40 threads" equal 40 "$(grep -cE '^  lane [0-9]+$' "$work/whole")"
check "explain: 40 footprints" equal 40 "$(grep -c '^  footprint: lane' "$work/whole")"
check "explain: 40 rows of results" equal 40 "$(grep -cE '^  lane +[0-9]+ ok' "$work/whole")"
texlock explain --instruction 0 --lane 3 "$FIRST"
check "explain: one thread of one instruction" equal "1 1" \
    "$(grep -c '^instruction' "$work/out") $(grep -cE '^  lane [0-9]+$' "$work/out")"
# Thread 3: the footprint that the vector expects, drawn with the samples at their places.
check "explain: the picture of the footprint" equal \
    $'y \\ x          2          3          4          5
        2   00020002   00020003   00020004   00020005
        3   00030002 3:00030003 2:00030004   00030005
        4   00040002 0:00040003 1:00040004   00040005
        5   00050002   00050003   00050004   00050005' "$(grep -A4 'y \\ x' "$work/out" | sed '1s/^ *//')"
check "explain: each sample by place, address and value" shows "$work/out" \
    'sample 2: column 4, row 3, address 0x[0-9a-f]{12}, raw 00030004, x y z w = 00030004 00000000 00000000 00000001'
check "explain: the result registers" shows "$work/out" \
    '^  lane  3 ok +R8=0x00040003 R9=0x00040004 R10=0x00030004 R11=0x00030003$'
texlock explain vectors/hand/tld4/illegal.tlv
check "explain: a refused word gives a completion token" shows "$work/out" \
    'completion token: illegal, no thread executes'
texlock explain vectors/hand/tld4/sparse_and_errors.tlv
check "explain: a sparse predicate" shows "$work/out" '^  lane .* P[0-6]=1'
texlock explain vectors/hand/tld4/headers.tlv
# Between the line of such a header and the next stage there is only what the caches did.
check "explain: a header that was refused shows nothing of itself" equal "none none" "none $(sed -n \
    '/^    header   (unsupported-header)/,/^    coord/{/^      /s/^ *\([^ ]*\).*/\1/p}' "$work/out" |
        grep -v _hit | sort -u | xargs)none"
check "explain: one that was read does" shows "$work/out" '^      level_layout.layout +0x1 \(block-linear\)'
# The same for programs.
texlock explain --json "$FIRST"
holds_json() {
    jq -e "$1" "$work/out" >/dev/null || differ "$1" "$(jq -c '.instructions[0].threads[3]' "$work/out" | cut -c1-700)"
}
check "explain --json: all instructions and threads" holds_json \
    '.case == "first.tlv" and [.instructions[] | .instruction, (.threads | length)] == [0, 32, 1, 8]'
check "explain --json: the stages in order" holds_json 'all(.instructions[].threads[]; [.stages[].boundary] ==
    ["decode", "bind", "header", "lod", "coord", "wrap", "address", "cache", "block", "texel", "filter"])'
check "explain --json: fields by name, as numbers, codes and patterns" holds_json '.instructions[0].threads[3].stages |
    .[2].fields["geom.width"] == 32 and .[2].fields["geom.address_v"] == "CLAMP_TO_EDGE" and
    .[0].fields["s"] == "0x3de00000" and .[4].fields["fixed"] == [896, 1024, 0] and .[4].status == "ok"'
check "explain --json: the samples and the registers" holds_json '.instructions[0] |
    (.threads[3].samples | map(.column, .row) == [3, 4, 4, 4, 4, 3, 3, 3]) and
    .threads[3].samples[2].raw == "0x00030004" and .results[3].registers.R10 == "0x00030004" and .results[3].lane == 3'
# Every number of the text is in the object.
check "explain --json: the same registers as the text" equal "$(sed -nE 's/^  lane +([0-9]+) ok +(.*)/\1 \2/p' "$work/whole")" \
    "$(jq -r '.instructions[].results[] | "\(.lane) \([.registers | to_entries[] | "\(.key)=\(.value)"] | join(" "))"' "$work/out")"
texlock explain --json --instruction 1 --lane 8 "$FIRST"
check "explain --json: one thread of one instruction" holds_json \
    '[.instructions[] | .instruction, (.threads | length), (.results | length)] == [1, 1, 1]'
texlock explain --json --picture --instruction 0 --lane 3 "$FIRST"
check "explain --json --picture: the level in values, and the texels around the samples" holds_json \
    '.instructions[0].threads[0] | .picture as $p | $p.of == "texture" and $p.width == 32 and $p.height == 16 and
    $p.images[0].step == [1, 1] and ($p.images[0].values | length == 16 and (.[5][32 * 7:32 * 7 + 8] == "00050007")) and
    ($p.images[0].near | (.columns | length) * (.rows | length) == (.places | length)) and
    ([.samples[].address] - [$p.images[0].near.places[].address] == [])'
texlock explain --json vectors/hand/tld4/headers.tlv
check "explain --json: nothing of a header that was refused" holds_json \
    '[.instructions[].threads[].stages[] | select(.status == "unsupported-header" and .fields)] == []'
for file in vectors/hand/tld4/{illegal,headers,sparse_and_errors,offsets,photograph,outside_texels}.tlv; do
    timeout "$SECONDS_PER_RUN" "$TEXLOCK" explain --json "$file" | jq -e '.instructions | length > 0' >/dev/null || echo "$file"
done >"$work/bad"
check "explain --json: vectors of all kinds give an object" equal "" "$(<"$work/bad")"

# Decode: every word of the vectors, to text and back.
mapfile -t words < <(grep -ohE '\bword 0x[0-9a-f]{16}' vectors/*/tld4/*.tlv | cut -d' ' -f2 | sort -u)
texlock decode "${words[@]}"
check "decode: ends well" equal 0 "$rc"
check "decode: every word is told" equal "${words[*]}" "$(grep -oE '^0x[0-9a-f]{16}' "$work/out" | xargs)"
grep -E '^0x[0-9a-f]{16}  @?!?[P0-9 ]*TLD4' "$work/out" >"$work/legal"
check "decode: there are legal words" test "$(wc -l <"$work/legal")" -ge 25
mapfile -t texts < <(cut -c21- "$work/legal")
texlock decode "${texts[@]}"
check "decode: every legal word's text assembles to it" equal "$(cut -c1-18 "$work/legal")" "$(<"$work/out")"
# 0x32 and 0x37b in the top bits say TLD4, whatever is wrong beside.
check "decode: words that are refused say why" equal "" "$(
    for word in "${words[@]}"; do
        grep -q "^$word" "$work/legal" && continue
        "$TEXLOCK" decode "$word" | grep -qE "^illegal: .|  unknown: not a|: recognised, not built" || echo "$word"
    done
)"
texlock decode 0xc8380007aff70108
check "decode: an illegal word is named so, with the reason and all fields" shows "$work/out" \
    '^0xc8380007aff70108  \.illegal 0xc8380007aff70108 # Ra is misaligned' '^illegal: Ra is misaligned' \
        '^  15:8 +RA +0x1 ' '^  57:56 +COMP +0x0 +R '
texlock decode 0xdf40000780470200
check "decode: what is not built is named" shows "$work/out" '  TXA: recognised, not built$'
texlock decode --phase 3 0xc8380057aff70008
check "decode: a reserved phase is named" shows "$work/out" '^illegal: phase code 3 is reserved'
texlock decode c8380057_aff70008 0XC8380057AFF70008
check "decode: words without 0x, with _, in capitals" equal 2 "$(grep -c '^0xc8380057aff70008  TLD4' "$work/out")"
texlock decode 'TLD4.R.T R8, R0, #0x5, #2D' 'TLD4.R R8, R0, 5, 2D, 0xf'
check "decode: the disassembler's form of a text, and a phase" equal \
    $'0xc8380057aff70008 phase 1\n0xc8380057aff70008' "$(<"$work/out")"

# Bench: figures, not their size.
texlock bench --count 50 --rounds 1
check "bench: ends well" equal 0 "$rc"
check "bench: the costs, relative to the bare simulation" shows "$work/out" '^50 instructions, [0-9]+ cycles' \
    '^bare: .* 1\.00 ' '^and the probe read .* [0-9]\.[0-9]' '^and the pins, .* [0-9]\.[0-9]' '^lockstep' '^function layer: [0-9.]+ million threads'

# The program of cmodel/README.md: the golden model without simulator and harness.
check "the model alone: it builds with its public header" \
    gcc -Icmodel -I"$BUILD/gen" tests/extend/example/gather.c "$BUILD/libtexmodel.a" -o "$work/gather"
check "the model alone: the four texels that its page says" equal "$(sed -nE 's/^prints `([0-9 ]+)`.*/\1/p' cmodel/README.md)" \
    "$("$work/gather")"
