#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What the report of a store, a query and a fetch draws: bugs are planted in stages surface, convert, store, query, coord;
# each picture must show what both sides made of the same thread. In Icarus, where the design is built in a second. And
# what explain makes of the same cases, for people and for programs.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# The unit with one of the planted bugs: design BUG
design() {
    local files
    rm -rf "$work/tree"
    mkdir -p "$work/tree" && cp -r rtl "$work/tree/rtl" && python3 scripts/planting.py tests/faults/planted/*/*/"$1.bug" "$work/tree" || return
    mapfile -t files < <(sed "s|^rtl/|$work/tree/rtl/|" rtl/files.f)
    iverilog -g2012 -I"$BUILD/gen" -I"$work/tree/rtl" -s texlock_top -o "$work/bug.vvp" "$BUILD/gen/tex_pkg.sv" \
        "${files[@]}" harness/sim/texlock_top.sv
}
# Run a case of ours with a bug: the report is in $work/out. broken BUG CASE
broken() {
    check "store mismatch: $1 is built" design "$1"
    rm -rf "$dir"
    timeout "$SECONDS_PER_RUN" vvp -n -M "$BUILD" -m texlock "$work/bug.vvp" +texlock+command=build/texlock run --no-wave \
        --out "$dir" "$work/$2.tlv" >"$work/out" 2>"$work/err" </dev/null
    rc=$?
}
# No line of a picture is too long for a terminal of 120 columns.
narrow() {
    sed -n '/^  \(store\|query\|written for\)/,/^  last transfers/p' "$work/out" >"$work/picture"
    [[ -s $work/picture ]] && equal "" "$(grep -E '.{121}' "$work/picture")"
}
# These lines stand in the file, in this order; blanks count: drawn FILE LINE...
drawn() {
    local file=$1 line at=0 found
    shift
    for line; do
        found=$(grep -nF -- "$line" "$file" | cut -d: -f1 | awk -v at="$at" '$1 > at' | head -1)
        [[ $found ]] || { differ "$line" "$(sed -n '/^  store\|^  query\|^  written/,$p' "$file" | head -60)"; return; }
        at=$found
    done
}

HEAD='texlock 1
texture 0 { type TWO_D format A8B8G8R8 UNORM size 8 4 layout pitch 32 address 0x20000000 texels solid 0 0 0 0 }
sampler 0 { }
handle 0 texture 0 sampler 0'
vector near <<E2
$HEAD
warp 0 { asm "SUST.P.2D.RGBA [R4], R8, 0" active 0x8 x = 9 y = 2 data0 = 0x3f000000 data1 = 0x3f800000 data2 = 0 data3 = 0x3e800000 }
E2
vector lanes <<E2
$HEAD
warp 0 { asm "SUST.D.2D [R4], R8, 0" active 0x7 x = { 2 2 4 ... } y = 1 data0 = { 0x11223344 0x55667788 0x99aabbcc ... } }
E2
vector query <<E2
texlock 1
texture 0 { type THREE_D format R8 UINT size 64 32 16 levels 5 address 0x30000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
warp 0 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0" active 0x20 lod = 2 }
E2

broken rtl_surface_near near
check "store mismatch: surface is blamed" shows "$work/out" '^MISMATCH in stage surface: payload'
check "store mismatch: the aim, both places and the surface around them" drawn "$work/out" \
    '  store: lane 3, .P 2D NEAR to level 0 of TWO_D 8 x 4, A8B8G8R8, pitch' \
    '      x 9: outside 0..7, moved to 7' '      y 2 of 0..3' \
    '    model stored: byte column 28, row 2, 4 bytes at 0x00002000005c' \
    '    RTL * stored: byte column 32, row 2, 4 bytes at 0x000020000060' \
    '    y \ x           6          7          8          9' \
    '        1    00000000   00000000|         .          .' \
    '        2    00000000 M:00000000|R:       . a:       .' \
    '    a: aimed at, M: the model stores here, R: the RTL stores here'
check "store mismatch: within 120 columns" narrow

# The example of the page, line by line, in its order; "..." stands for any lines.
page() {
    sed -n '/^## How to read a store/,/^\*/{/^    [^ ]\|^      /s/^    //p}' harness/report/README.md | grep -v '^ *\.\.\.$' >"$work/page"
    mapfile -t lines <"$work/page"
    [[ ${#lines[@]} -ge 18 ]] && drawn "$work/out" "${lines[@]}"
}
check "store mismatch: the page's example is what is printed" page
rm -rf "$dir"
timeout "$SECONDS_PER_RUN" vvp -n -M "$BUILD" -m texlock "$work/bug.vvp" +texlock+command=build/texlock run --no-wave \
    --strictness order --out "$dir" "$work/near.tlv" >"$work/out" 2>"$work/err" </dev/null
check "store mismatch: at strictness order the same places" drawn "$work/out" \
    '    model stored: byte column 28, row 2' '    RTL * stored: byte column 32, row 2'

broken rtl_convert_round near
check "store mismatch: convert is blamed" shows "$work/out" '^MISMATCH in stage convert: payload'
check "store mismatch: registers, codes and bytes of both sides" drawn "$work/out" \
    '    components RGBA to A8B8G8R8' \
    '      R  R8   0x3f000000 (0.5) as UNORM in bits 7:0: 0x7f, RTL 0x7f' \
    '      G  R9   0x3f800000 (1) as UNORM in bits 15:8: 0xff, RTL 0xff' \
    '      A  R11  0x3e800000 (0.25) as UNORM in bits 31:24: 0x40 * RTL 0x3f' \
    '    model   bytes 7f ff 00 40' '    RTL   * bytes 7f ff 00 3f' \
    '    line 0x000020000040, strobes 0xf0000000, of this thread 0xf0000000'
check "store mismatch: within 120 columns too" narrow

broken rtl_store_strobe lanes
check "store mismatch: store is blamed" shows "$work/out" '^MISMATCH in stage store: payload'
check "store mismatch: the line as both write it, and the thread of each byte" drawn "$work/out" \
    '  written for instruction 0 of 1: SUST.D.2D [R4], R8, 0x0' '  store: lane 0, .D 2D NEAR 32 to level 0' \
    '    line 0x000020000020, strobes 0x000f0f00, of this thread 0x00000f00' \
    '      stores  -- -- -- -- -- -- -- -- 44 33 22 11 -- -- -- -- cc bb aa 99 -- ' \
    '      RTL     -- -- -- -- -- -- -- -- -- 33 22 11 ' \
    '      differ                          ^^          ^^          ^^          ^^' \
    '      lane    -- -- -- -- -- -- -- --  0  0  0  0 -- -- -- --  2  2  2  2 -- '
check "store mismatch: the write is within 120 columns" narrow

broken rtl_query_depth query
check "store mismatch: query is blamed" shows "$work/out" '^MISMATCH in stage query: payload'
check "store mismatch: the row of the query, the header it was taken from, both answers" drawn "$work/out" \
    '  query: TEX_HEADER_DIMENSION of a THREE_D' '    row THREE_D (width, height, depth, levels)' \
    '    header: first level of the view 64 x 32 x 16, levels 5, first 0, MODE_1X1' \
    '    level 2 of the view, level 2 of the resource: below the 5 of the view, so sizes are max(1, n >> level)' \
    '    model R G B A = 16 8 4 5' '    RTL * R G B A = 16 8 16 5'
check "store mismatch: the query is within 120 columns" narrow

vector below <<END
$HEAD
warp 0 { asm "TLD.LZ.AOFFI R8, R0, R4, 0, 2D, 0xf" active 0x20 x = 0 y = 2 offset = 0xf }
END
broken rtl_fetch_signed below
check "fetch mismatch: coord is blamed" shows "$work/out" '^MISMATCH in stage coord: payload'
check "fetch mismatch: each coordinate beside its bounds" drawn "$work/out" \
    '  fetch: lane 5, level 0 of 8 x 4 texels, A8B8G8R8, pitch' \
    '    aim: level 0 of 0..0, x 4294967295 of 0..7 (outside), y 2 of 0..3' '    no texel is read (out-of-bounds)'

# What no model is needed for: the same pictures, of vectors of every kind.
texlock explain "$work/near.tlv"
cp "$work/out" "$work/explained"
check "explain: a store as the report draws it" drawn "$work/explained" '      x 9: outside 0..7, moved to 7' \
    '        2    00000000   00000000 S:00000000|a:       .' \
    '      after   00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 7f ff 00 40' \
    '  completion token: ok'
texlock explain --json "$work/near.tlv"
holds_json() {
    [[ -s $work/out ]] && jq -e "$1" "$work/out" >/dev/null || differ "$1" "$(jq -c '.instructions[0].threads[0]' "$work/out" | cut -c1-2000)"
}
check "explain --json: a store" holds_json '.instructions[0] | .token == "ok" and (.threads[0] | .samples == null) and
    (.threads[0].store | .action == "store" and .address == "0x00002000005c" and .column == 28 and .row == 2 and
    .bytes == 4 and .unit == 4 and .coordinates == [{axis: "x", aim: 9, last: 7, outside: true},
    {axis: "y", aim: 2, last: 3, outside: false}])'
check "explain --json: its components and its lines" holds_json '.instructions[0].threads[0].store |
    (.components | map(.register, .code) == ["R8", "0x7f", "R9", "0xff", "R10", "0x00", "R11", "0x40"]) and
    (.lines | length) == 1 and (.lines[0] | .strobes == "0xf0000000" and .own == .strobes and .after[56:] == "7fff0040" and
    .before[56:] == "00000000" and (.lanes | .[27:] == [null, 3, 3, 3, 3]))'
texlock explain --json "$work/query.tlv"
check "explain --json: a query" holds_json '.instructions[0].threads[0].query | .answer == "THREE_D" and .lod == 2 and
    .row == "(width, height, depth, levels)" and .value == [16, 8, 4, 5] and
    .header == {type: "THREE_D", width: 64, height: 32, depth: 16, levels: 5, first: 0, samples: "MODE_1X1"}'
# A TEX, two of whose texels have no weight.
texlock explain --instruction 0 vectors/generated/tld4/filter_weightless.tlv
check "explain: a TEX, and what it does not read" drawn "$work/out" 'TEX linear, 128/256, 0/256 beyond sample 3' \
    '    sample 1: no weight, not read' '    sample 2: column 2, row 1, address 0x000030001028'
texlock explain --json vectors/generated/tld4/filter_weightless.tlv
check "explain --json: which texels of a TEX have zero weight" holds_json '.instructions[0].threads[0].samples |
    map(.zero_weight) == [true, true, false, false] and .[0].column == null and .[2].column == 2'
# A whole element of 12 bytes in two parts, and one that is not.
texlock explain --instruction 1 vectors/generated/tld4/filter_twelve_parts.tlv
check "explain: where the second part of an element is" drawn "$work/out" \
    'sample 0: no weight, not read' 'sample 3: column 1, row 0, address 0x00003000000c and 0x000030000010, raw 0000001300000012'
texlock explain --json vectors/generated/tld4/filter_twelve_parts.tlv
check "explain --json: where the second part of an element is" holds_json '.instructions | map(.threads[0].samples[3].addr_hi) |
    .[:4] == [null, "0x000030000010", "0x000030000020", null]'
# A fetch shows the level of its thread, which the header does not have.
texlock explain --instruction 0 --lane 3 vectors/hand/tld/levels.tlv
check "explain: a fetch from a level of its own" drawn "$work/out" '      s                  0x00000001 (1)' \
    '  fetch: lane 3, level 2 of 9 x 5 texels, R32, block-linear' '    aim: level 1 of 0..3, x 1 of 0..8, y 0 of 0..4' \
    '        0   02000000 3:02000001   02000002' '    texel 3: column 1, row 0, address 0x000020002804, raw 02000001'
texlock explain --instruction 8 --lane 0 --json vectors/hand/tld/dimensions.tlv
check "explain --json: a fetch from a buffer beyond 65535" holds_json '.instructions[0].threads[0].samples |
    map(.zero_weight) == [true, true, true, false] and .[3].column == 4294967295'
# The cache hint of a load has names of its own.
vector hint <<END
texlock 1
texture 0 { format R32 UINT  layout pitch 32  size 4 1  address 0x40000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
warp 0 { asm "SULD.D.2D.CI R8, [R4], 0x0"  active 1  expect all decode.cop = "CI" }
warp 1 { asm "SUST.D.2D.CS [R4], R8, 0x0"  active 1  x = -1 }
END
texlock explain "$work/hint.tlv"
check "explain: the cache hint of a load and of a store" drawn "$work/out" '      cop                0x2 (CI)' \
    '      s                  0xffffffff (-1)' '      cop                0x2 (CS)'
texlock explain --json "$work/hint.tlv"
check "explain --json: so too" holds_json '[.instructions[].threads[0].stages[0].fields.cop] == ["CI", "CS"]'
# Of every store and query of the vectors, and of none that is refused, there is a picture and an object.
for file in vectors/*/{sust,txq}/*.tlv vectors/hand/suld/*.tlv; do
    timeout "$SECONDS_PER_RUN" "$TEXLOCK" explain "$file" >"$work/text" || echo "$file: status $?"
    grep -E '.{121}' "$work/text" | head -1
    timeout "$SECONDS_PER_RUN" "$TEXLOCK" explain --json "$file" |
        jq -r '.instructions[].threads[] | select(.store or .query or .load) |
            if .query then "query" elif .load then "load" else "store " + .store.action end' >"$work/objects"
    equal "$(grep -cE '^  (store|query|load): ' "$work/text")" "$(wc -l <"$work/objects")"
    equal "$(grep -cE '^    stored: ' "$work/text")" "$(grep -c '^store store$' "$work/objects")"
done >"$work/bad" 2>&1
check "explain: pictures of vectors of stores, loads and queries, in 120 columns" equal "" "$(<"$work/bad")"
