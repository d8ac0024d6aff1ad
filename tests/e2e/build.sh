#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The build: one that is killed leaves nothing half-written, and everything that decides what is simulated is built
# again when it changes, whatever its time. In a copy of the tree, without ccache, which would rename what the compilers
# write.
# SEED: of the moments of the kills.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash
SEED=${SEED:-$((RANDOM * 32768 + RANDOM))}
RANDOM=$((SEED % 32768))
echo "# seed $SEED"

MIRROR=vectors/hand/tld4/wrap_mirror.tlv
tree=$PWD/$work/tree
mkdir -p "$tree"
cp -r Makefile cmodel harness rtl scripts "$tree"
mkdir -p "$tree/vectors/hand/tld4"
cp -r vectors/rules.tsv vectors/cover "$tree/vectors"
cp "$FIRST" "$MIRROR" "$tree/vectors/hand/tld4"
options=(CCACHE= BUILD=build CFLAGS='-std=c11 -O0 -fPIC' CFLAGS_PARSER='-std=c11 -O0 -fPIC' VL_OPT=-O0 VL_OPT_LIB=-O0)
# A make of its own, not one of the caller's.
build() {
    env -u MAKEFLAGS -u MFLAGS -u MAKEOVERRIDES make -s -j2 -C "$tree" "${options[@]}" "$@" >"$work/out" 2>&1
}
built() {
    build "$@" || { tail -20 "$work/out"; false; }
}

# Tools that can be made to die: the one named in $work/armed does its work, leaves half of each output, and ends the
# whole build, as a kill while writing would.
bin=$PWD/$work/bin
mkdir -p "$bin"
cat >"$bin/dies" <<SHIM
#!/bin/bash
tool=\${0##*/} PATH=\${PATH#*:} outputs=() folder=''
[[ \$tool != ar ]] || outputs=("\$2")
for ((i = 1, j = 2; i <= \$#; i++, j++)); do
    case \${!i} in
    -Mdir) folder=\${!j} ;;
    -o) outputs+=("\${!j}") ;;
    --header=*) header=\${!i} && outputs+=("\${header#--header=}") ;;
    esac
done
[[ \$tool == flex || \${#outputs[@]} -gt 0 ]] && grep -qsx "\$tool" "$PWD/$work/armed" &&
    mv "$PWD/$work/armed" "$PWD/$work/taken" 2>/dev/null || exec "\$tool" "\$@"
if [[ \$tool == flex ]]; then "\$tool" "\$@" | head -c 9999; else "\$tool" "\$@"; fi
[[ -z \$folder ]] || outputs=("\$folder"/*.mk "\$folder"/*.cpp)
for file in "\${outputs[@]}"; do
    truncate -s \$((\$(stat -c %s "\$file") / 2)) "\$file"
done
kill -KILL -- -\$(ps -o pgid= \$\$ | tr -d ' ')
SHIM
chmod +x "$bin/dies"
for tool in bison flex gcc g++ ar iverilog verilator; do ln -sf dies "$bin/$tool"; done

targets=(build/texlock build/texlock.vpi build/icarus/design.vvp)
begin() {
    PATH=$bin:$PATH setsid env -u MAKEFLAGS -u MFLAGS -u MAKEOVERRIDES make -s -j2 -C "$tree" "${options[@]}" "${targets[@]}" \
        >"$work/killed" 2>&1 &
    pid=$!
}
# Kill a build in the midst of a tool's output: kill_in TOOL OUTPUT..., which are made again.
kill_in() {
    echo "$1" >"$work/armed"
    rm -f "$work/taken"
    shift
    # The patterns are of that folder.
    (cd "$tree/build" && rm -rf $*) 2>/dev/null
    begin
    wait "$pid" 2>/dev/null
    [[ ! -e $work/taken ]] || killed=$((killed + 1))
}
# Kill one at a random moment: all of it or make alone, by SIGKILL or by SIGTERM.
kill_at() {
    local signal=KILL
    [[ $(($1 % 3)) -ne 0 ]] || signal=TERM
    begin
    sleep "$((RANDOM % 2)).$(printf '%03d' $((RANDOM % 1000)))"
    whom=$pid
    [[ $(($1 % 5)) -eq 0 ]] || whom=-$pid
    kill -"$signal" -- "$whom" 2>/dev/null && killed=$((killed + 1))
    wait "$pid" 2>/dev/null
    # What make left behind, if it alone was killed.
    kill -KILL -- -"$pid" 2>/dev/null
}
killed=0 random_kills=2
[[ -z ${WHOLE:-} ]] || random_kills=10
mkdir -p "$tree/build"
# Those at random moments come first, while there is all to be made.
for ((i = 0; i < random_kills; i++)); do kill_at "$i"; done
kill_in bison gen/vector_parse*
kill_in flex gen/vector_lex*
kill_in gcc obj/cmodel/function/*.o
kill_in gcc texlock.vpi obj/cmodel/cycle/*.o
kill_in verilator verilated
kill_in iverilog icarus
kill_in ar libtexmodel.a
kill_in g++ 'verilated/*__ALL.[oa]'
kill_in g++ texlock
kill_in ar libharness.a
check "build: of $((10 + random_kills)) builds at least four fifths were killed under way" test $((5 * killed)) -ge $((4 * (10 + random_kills)))
check "build: after these kills make builds" built "${targets[@]}"
run_first() {
    (cd "$tree" && build/texlock run --out build "$FIRST") >"$work/console" 2>&1
}
check "build: and the program works" run_first
whole() {
    equal "" "$(find "$tree/build" -name '*.part*' ! -path '*/gen/part*' ! -path '*/obj/*' | head -3)" &&
        equal "" "$(find "$tree/build" -name unfinished)" &&
        equal "$(ls "$tree"/cmodel/*/*.c | wc -l)" "$(($(ar t "$tree/build/libtexmodel.a" | grep -c 'o$') - 1))"
}
check "build: nothing unfinished is left" whole

# The hash of the sources: the program's, the design's, the verdict's.
sources() {
    (cd "$tree" && scripts/rtl_hash.sh build)
}
hash=$(sources)
check "sources: a hash" shows <(echo "$hash") '^[0-9a-f]{64}$'
check "sources: --version tells it" equal "RTL sources $hash" "$("$tree/build/texlock" --version | tail -1)"
check "sources: the verdict tells it" equal "$hash" "$(jq -r .rtl_sources "$tree/build/verdict.json")"
check "sources: the console tells it" shows "$work/console" "^RTL sources $hash$"
check "sources: the design of Icarus carries it" equal "# RTL sources $hash" "$(tail -1 "$tree/build/icarus/design.vvp")"

# Whether a stamp, and so what depends on it, changes: moved STAMP MAKE_ARGUMENT...
moved() {
    local stamp=$tree/build/$1 before
    before=$(<"$stamp")
    shift
    built "$@" && [[ $(<"$stamp") != "$before" ]]
}
unmoved() {
    ! moved "$@"
}
# The first make after the parser is made anew must not take its files for intermediate, nor the flags of some objects for all.
once() {
    rm "$tree"/build/gen/vector_*
    built build/libharness.a && touch "$work/then" && built build/libtexmodel.a && built build/libharness.a &&
        equal "" "$(find "$tree/build/obj" -name '*.o' -newer "$work/then" | head -3)"
}
check "stale: nothing is compiled twice" once
check "stale: nothing is built twice" unmoved verilated.from build/verilated.from
touch "$tree"/rtl/*.sv
check "stale: times decide nothing" unmoved verilated.from build/verilated.from
echo "// changed" >>"$tree/rtl/tex_assert.svh"
touch -d 2001-01-01 "$tree/rtl/tex_assert.svh"
check "stale: an include file of the RTL, older than the program" moved verilated.from build/verilated.from
check "stale: the same for Icarus" moved icarus.from build/icarus.from
check "stale: the same for the netlist" test "$(build build/synth.from && grep -c tex_assert "$tree/build/synth.from")" -eq 1
before=$(sources)
echo "# changed" >>"$tree/rtl/defs/instruction_text.tsv"
check "stale: a table of instructions" moved gen.from build/gen.from
check "sources: it is none of the RTL" equal "$before" "$(sources)"
for change in VL_OPT=-O1 VL_OPT_LIB=-O1 CXX=clang++ SANITIZE=1 FIELDS=1 TB_RTL_DIR=rtl/../rtl; do
    build build/verilated.from
    stamp=verilated.from
    [[ $change != FIELDS=1 ]] || stamp=verilated-fields.from
    [[ -e $tree/build/$stamp ]] || cp "$tree/build/verilated.from" "$tree/build/$stamp"
    check "stale: $change" moved "$stamp" "build/$stamp" "$change"
done
check "stale: CC" moved flags.from build/flags.from CC=clang

# The C: what is compiled again is of other contents, and nothing else is. compiles PATTERN MAKE_ARGUMENT...: these objects, by name.
compiles() {
    local expected=$1
    shift
    touch "$work/then"
    built "$@" && equal "$expected" "$(find "$tree/build/obj" -name '*.o' -newer "$work/then" -printf '%f\n' | sort | xargs)"
}
edit_old() {
    echo "$2" >>"$tree/$1"
    touch -d 2001-01-01 "$tree/$1"
}
build build/texlock build/texlock.vpi
find "$tree"/cmodel "$tree"/harness -name '*.[chyl]' -exec touch {} +
check "stale: times decide nothing of the C" compiles "" build/texlock
edit_old harness/base/rng.c '// changed'
check "stale: a source, older than its object" compiles "c_sources.o rng.o" build/libharness.a
edit_old harness/vector/expr_operate.h '// changed'
check "stale: a header, older than those that include it" compiles "c_sources.o expr.o expr_program.o" build/libharness.a
edit_old harness/vector/vector_lex.l ''
check "stale: the scanner" compiles "c_sources.o vector_lex.yy.o" build/libharness.a
# What runs the program builds it first.
of_now() {
    echo "// $1" >>"$tree/harness/base/rng.c"
    build -n "$1" VECTORS="$FIRST" && shows "$work/out" 'harness/base/rng\.c'
}
for target in lockstep-run random-run coverage-functional; do
    check "stale: $target is of the sources of now" of_now "$target"
done

# The program, built when the clock was an hour ahead.
build build/texlock
find "$tree/build" -type f -exec touch -d '1 hour' {} +
cp -p "$tree/build/texlock" "$tree/ahead"
cp -p "$tree/build/texlock.vpi" "$tree/ahead.vpi"
scripts/planting.py tests/faults/planted/model/wrap/model_wrap_frac.bug "$tree"
touch -d 2001-01-01 "$tree/cmodel/function/wrap.c"
of_other() {
    (cd "$tree" && scripts/rtl_hash.sh build --of "$1") >"$work/said" 2>&1
    equal 5 "$?" && shows "$work/said" 'was built from other C sources' '^  program  [0-9a-f]{64}$' '^  sources  [0-9a-f]{64}$'
}
check "sources: a program of other C is not run" of_other ./ahead
check "sources: nor is a library taken for one of this C" of_other ./ahead.vpi
beyond() {
    mkdir -p "$tree/vectors/generated/tld4" && cp vectors/generated/tld4/filter_wrapping.tlv "$tree/vectors/generated/tld4" &&
        built build/texlock build/texlock.vpi || return
    (cd "$tree" && scripts/rtl_hash.sh build --of build/texlock build/texlock.vpi) || return
    (cd "$tree" && build/texlock run --no-wave --out build vectors/generated/tld4/filter_wrapping.tlv) >"$work/console" 2>&1
    equal "1" "$?" && shows "$work/console" '^MISMATCH'
}
check "stale: a bug of the model, older than the program: it is found" beyond
check "sources: the verdict tells the hash of the C" equal "$(cd "$tree" && scripts/c_hash.sh build)" "$(jq -r .c_sources "$tree/build/verdict.json")"
check "sources: the console and --version too" shows <(cat "$work/console"; "$tree/build/texlock" --version) \
    "^C sources $(cd "$tree" && scripts/c_hash.sh build)\$"

# What is damaged is made again, whatever of it is left.
cp cmodel/function/wrap.c "$tree/cmodel/function/wrap.c"
build build/texlock
find "$tree/build" -type f -exec touch {} +
marked=(obj/cmodel/function/wrap.o obj/harness/base/rng.o obj/fst/lz4.o libtexmodel.a libharness.a gen/tex_defs.h gen/vector_parse.tab.c verilated/verilated.o
    texlock)
sums() {
    (cd "$tree/build" && b2sum "${marked[@]}")
}
damages() {
    local file before
    before=$(sums)
    for file in "${marked[@]}"; do truncate -s 1000 "$tree/build/$file"; done
    : >"$tree/build/obj/harness/base/text.o.from"
    truncate -s 100 "$tree/build/obj/harness/base/diag.o.from" "$tree/build/libharness.a.from"
    echo 'no: rule: of: make' | tee "$tree/build/verilated/main.d" "$tree/build/obj/cmodel/function/wrap.d" >"$tree/build/verilated/verilated.d"
    rm "$tree/build/obj/harness/base/guard.o" "$tree/build/gen/vector_lex.yy.c"
    built build/texlock && equal "$before" "$(sums)"
}
check "damaged: objects, archives, generated files and records are made again" damages
check "damaged: and then nothing more" compiles "" build/texlock
linker_says() {
    rm "$tree/build/texlock" && mv "$tree/build/verilated/Vtexlock_classes.mk" "$work" && build build/texlock
    mv "$work/Vtexlock_classes.mk" "$tree/build/verilated"
    shows "$work/out" 'make: build/texlock was not built\..* make clean'
}
check "damaged: what a simulator's makefile says of it comes with a remedy" linker_says

# A source that is gone leaves the archive.
echo 'int extra(void); int extra(void) { return 1; }' >"$tree/cmodel/function/extra.c"
build build/libtexmodel.a
check "stale: a new source is in the archive" shows <(ar t "$tree/build/libtexmodel.a") '^extra.o$'
rm "$tree/cmodel/function/extra.c"
build build/libtexmodel.a
check "stale: a deleted source leaves it" equal 0 "$(ar t "$tree/build/libtexmodel.a" | grep -c extra)"

# A testbench that includes a file.
cat >"$tree/tb.sv" <<'SV'
module tb;
`include "part.svh"
endmodule
SV
echo 'initial $display("one");' >"$tree/rtl/../part.svh"
testbench=(build/verilated-tb/Vtexlock.mk TB_TOP=tb TB=tb.sv)
check "stale: a testbench is translated" built "${testbench[@]}"
check "stale: only once" unmoved verilated-tb.from "${testbench[@]}"
echo 'initial $display("two");' >"$tree/part.svh"
touch -d 2001-01-01 "$tree/part.svh"
check "stale: a file that the testbench includes" moved verilated-tb.from "${testbench[@]}"
check "stale: and it is translated again" shows <(cat "$tree"/build/verilated-tb/*.cpp) '"two|two'

# rtl/files.f names another, older file: that is what is simulated.
mkdir "$tree/rtl/old"
cp "$tree/rtl/wrap_axis.sv" "$tree/rtl/old/"
scripts/planting.py tests/faults/planted/rtl/wrap/rtl_wrap_mirror.bug "$tree/rtl/old"
touch -d 2001-01-01 "$tree/rtl/old/wrap_axis.sv"
sed -i 's|^rtl/wrap_axis.sv|rtl/old/wrap_axis.sv|' "$tree/rtl/files.f"
touch -d 2001-01-01 "$tree/rtl/files.f"
check "stale: files.f names an older file: make builds" built build/verilated/Vtexlock.mk build/texlock-icarus
check "stale: and Verilator's output is of that file" equal "#define TEXLOCK_SOURCES \"$(sources)\"" \
    "$(cat "$tree/build/verilated/sources.h")"
check "stale: so is the design of Icarus" equal "RTL sources $(sources)" "$("$tree/build/texlock-icarus" --version | tail -1)"
mirrored() {
    (cd "$tree" && build/texlock-icarus run --no-wave --out build "$MIRROR") >"$work/console" 2>&1
    equal "1 wrap" "$? $(jq -r .failure.stage "$tree/build/verdict.json")"
}
check "stale: whose bug is found" mirrored

# A design of other sources is not run, whatever its time; make replaces it.
of_other_rtl() {
    (cd "$tree" && scripts/rtl_hash.sh build --of ./ahead) >"$work/said" 2>&1
    equal 5 "$?" && shows "$work/said" 'ahead was built from other RTL sources' "^  sources  $(sources)$" '^  remedy   make clean'
}
check "sources: a program of other RTL is not run" of_other_rtl
sed -i "\$s/.*/# RTL sources $hash/" "$tree/build/icarus/design.vvp"
touch -d '1 hour' "$tree/build/icarus/design.vvp"
build SIM=icarus lockstep-run VECTORS="$FIRST" RANDOM_COUNT=1
check "sources: a design that is not what make left is made again" shows "$work/out" "^RTL sources $(sources)$" '^(PASS|MISMATCH) '

# The rest of the tree may be broken.
cleans() {
    rm -r "$tree/scripts/targets.mk" "$tree/rtl" && built clean && [[ ! -e $tree/build ]]
}
check "clean: works in a broken tree too" cleans
