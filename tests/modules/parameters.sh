#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Parameters out of range are refused at elaboration, by name, by each tool that reads the RTL. usage: BUILD=build parameters.sh
set -u
export LC_ALL=C CDPATH=
cd "$(dirname "$0")/../.." || exit
build=${BUILD:-build}
out=$build/parameters
mkdir -p "$out"
failed=0
mapfile -t rtl <rtl/files.f
includes=(-I"$build/gen" -Irtl)
yosys_files=$(python3 scripts/synth_types.py "$build/gen" rtl "$out")

# elaborate TOOL MODULE NAME=VALUE...: what the tool says; its status.
elaborate() {
    local tool=$1 module=$2 set=()
    shift 2
    case $tool in
    verilator)
        "${VERILATOR:-verilator}" --lint-only -Wno-fatal "${@/#/-G}" "${includes[@]}" --top-module "$module" rtl/lint.vlt "$build/gen/tex_pkg.sv" "${rtl[@]}"
        ;;
    iverilog)
        iverilog -g2012 "${@/#/-P$module.}" "${includes[@]}" -s "$module" -o "$out/design.vvp" "$build/gen/tex_pkg.sv" "${rtl[@]}"
        ;;
    yosys)
        for pair; do set+=(-chparam "${pair%=*}" "${pair#*=}"); done
        yosys -q -p "read_verilog -sv -defer $yosys_files; hierarchy -check -top $module ${set[*]}"
        ;;
    esac
}

# trial RESULT MODULE NAME=VALUE...: RESULT is the parameter that must be named, or "fine".
trial() {
    local result=$1 log=$out/log bad=''
    shift
    for tool in verilator iverilog yosys; do
        if [[ $result == fine ]]; then
            elaborate $tool "$@" >"$log" 2>&1 || bad+=" $tool"
        else
            ! elaborate $tool "$@" >"$log" 2>&1 && grep -q "parameter_out_of_range_$result\b" "$log" || bad+=" $tool"
        fi
    done
    if [[ -z $bad ]]; then
        echo "ok - parameters: $*: $result"
    else
        echo "not ok - parameters: $*: expected $result;$bad: $(grep -m1 . "$log")"
        failed=1
    fi
}

trial fine tex_fifo W=1 DEPTH=1
trial W tex_fifo W=0
trial DEPTH tex_fifo DEPTH=0
trial fine tex_line_cache ENTRIES=2 ID=15 EXTRA_W=3
trial ENTRIES tex_line_cache ENTRIES=6
trial ID tex_line_cache ID=16
trial EXTRA_W tex_line_cache EXTRA_W=0
trial fine tex_cache_tags SETS=4 WAYS=5 IDS=3 OUTSTANDING=6
trial SETS tex_cache_tags SETS=6
trial WAYS tex_cache_tags WAYS=3
trial WAYS tex_cache_tags SETS=32 WAYS=5
trial IDS tex_cache_tags IDS=5
trial OUTSTANDING tex_cache_tags OUTSTANDING=3
trial fine tex_cache_data LINES=20 IDS=3 OUTSTANDING=6 FIFO=3
trial LINES tex_cache_data LINES=129
trial OUTSTANDING tex_cache_data IDS=3 OUTSTANDING=16
trial FIFO tex_cache_data FIFO=0
trial L1_SETS texture_unit L1_SETS=12
trial fine texture_unit TEX_BC=0
trial TEX_BC texture_unit TEX_BC=2
trial fine texture_unit TEX_ANISO=0
trial TEX_ANISO texture_unit TEX_ANISO=2
exit $failed
