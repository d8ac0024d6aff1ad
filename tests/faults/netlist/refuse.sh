#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Designs that have no probe and not all ports, and choices that do not fit, are refused.
# usage: BUILD=DIR refuse.sh
CDPATH= cd "$(dirname "$0")/../../.." || exit
. tests/e2e/lib.bash

[[ -s $BUILD/synth/structure.il ]] || scripts/synth.py "$BUILD" --structure >"$work/yosys"
yosys -q -p "read_rtlil $BUILD/synth/structure.il; blackbox texture_unit; write_verilog -noattr -blackboxes $work/ports.v" >"$work/yosys" 2>&1 ||
    cat "$work/yosys"
# The ports of the unit with nothing behind them, changed by a sed script, as a program: hollow NAME SCRIPT
hollow() {
    local folder=$work/$1
    mkdir -p "$folder"
    sed -n '/^module texture_unit(/,/^endmodule/p' "$work/ports.v" | grep -v '^  wire ' | sed -E "$2" >"$folder/netlist.v"
    # Variables of the make that called are not for this one.
    env -u MAKEFLAGS make -s BUILD="$BUILD" NETLIST="$folder/netlist.v" NETLIST_DIR="$folder" VL_OPT_LIB=-O0 "$folder/texlock" \
        >"$folder/log" 2>&1 || cat "$folder/log"
    TEXLOCK=$folder/texlock launch run "$FIRST"
}

hollow no_port 's/, m_axi_arlen_o//; / m_axi_arlen_o;/d'
check "netlist: a design with neither probe nor all ports is refused" ended 5 "internal error"
check "netlist: the port that is missing is named" shows "$work/out" \
    '^simulator: no port texture_unit\.m_axi_arlen_o that VPI can see '
hollow wide 's/\[47:0\] m_axi_araddr_o/[46:0] m_axi_araddr_o/'
check "netlist: a port of another width is refused" ended 5 "internal error"
check "netlist: its widths are told" shows "$work/out" 'port texture_unit\.m_axi_araddr_o has 47 bits, expected 48 as in rtl/defs$'
hollow dead 's/^$//'
# How it ends depends on the values that undriven ports happen to have; it was built, and it ended.
no_pass() {
    [[ -x $work/dead/texlock ]] || differ "a program" none || return
    [[ $rc -ne 0 ]] && ended "$rc" "$(verdict .verdict)"
}
check "netlist: ports with nothing behind them are no pass" no_pass
check "netlist: make refuses another DUT" shows <(make -n BUILD="$BUILD" DUT=gates lockstep-run 2>&1) \
    "DUT is 'gates'; expected rtl or netlist"
check "netlist: make refuses other GATES" shows <(make -n BUILD="$BUILD" DUT=netlist GATES=some lockstep-run 2>&1) \
    "GATES is 'some'; expected all or once"
check "netlist: make refuses the netlist in Icarus" shows <(make -n BUILD="$BUILD" DUT=netlist SIM=icarus lockstep-run 2>&1) \
    'DUT=netlist runs in Verilator only'
