#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A unit whose ports or probe are not as this program was built for is refused: nothing of it could be compared.
CDPATH= cd "$(dirname "$0")/../../.." || exit
. tests/e2e/lib.bash

# texture_unit.sv with its generated ports in place.
sed -E '/^`include "tex_(ports|pins)\.svh"$/{s|.*"(.*)"|cat "$BUILD/gen/\1"|e}' rtl/texture_unit.sv >"$work/unit.sv"
# The design with that edited by a sed script: changed NAME SCRIPT
changed() {
    sed -E "$2" "$work/unit.sv" >"$work/$1.sv"
    if cmp -s "$work/unit.sv" "$work/$1.sv"; then
        echo "the edit '$2' changes nothing"
        return 1
    fi
    local files
    mapfile -t files < <(sed "s|^rtl/texture_unit.sv$|$work/$1.sv|" rtl/files.f)
    iverilog -g2012 -I"$BUILD/gen" -Irtl -s texlock_top -o "$work/$1.vvp" "$BUILD/gen/tex_pkg.sv" "${files[@]}" \
        harness/sim/texlock_top.sv 2>"$work/$1.log" || { cat "$work/$1.log"; return 1; }
}
# changed, and the first vector run on it.
run_changed() {
    rm -rf "$dir"
    changed "$1" "$2" || return
    timeout "$SECONDS_PER_RUN" vvp -n -M "$BUILD" -m texlock "$work/$1.vvp" +texlock+command=texlock run --out "$dir" \
        "$FIRST" >"$work/out" 2>"$work/err" </dev/null
    rc=$?
}
refused() {
    run_changed "$1" "$2" && ended 5 "internal error" && shows "$dir/verdict.json" "$3"
}

check "ports: an input of another width" refused beat \
    's/(input +logic )\[1023:0\]( +issue_beat_i)/\1[1015:0]\2/; s/(assign issue = )issue_beat_i/\1{8'"'"'d0, issue_beat_i}/' \
    'port texlock_top.dut.issue_beat_i has 1016 bits, expected 1024'
check "ports: an output of another width" refused address \
    's/\[47:0\]( +m_axi_araddr_o)/[39:0]\1/; s/(assign m_axi_araddr_o = axi_ar.addr)/\1[39:0]/' \
    'port texlock_top.dut.m_axi_araddr_o has 40 bits, expected 48'
check "ports: one that is not there" refused gone 's/\bs_axil_rresp_o\b/s_axil_rstatus_o/g' \
    'no port texlock_top.dut.s_axil_rresp_o'
check "ports: no probe" refused probe '/^`include "tex_probe.svh"/d' \
    'it has no probe that VPI can see'
