#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# make synth refuses unsound structure, and says which: copies of the RTL with one fault each. Yosys looks at the module that has
# the fault, and what is inside of it: a fifth of the time of the whole unit.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# Synthesise the structure of a copy in which a sed script changed a file: faulty NAME TOP FILE SCRIPT
faulty() {
    rm -rf "$work/rtl"
    cp -r rtl "$work/rtl"
    sed -i -E "$4" "$work/rtl/$3"
    if cmp -s "rtl/$3" "$work/rtl/$3"; then
        echo "$1: the fault was not planted" >"$work/out"
        return
    fi
    scripts/synth.py "$work" --rtl "$work/rtl" --structure --top "$2" >"$work/out" 2>&1
    rc=$?
}
# It fails, by this test and no other: fails_by PATTERN
fails_by() {
    equal "exit status 1" "exit status $rc" && shows "$work/out" "$1" && equal 1 "$(grep -c '^not ok' "$work/out")"
}

faulty latch tex_bind line_cache.sv 's/\bstate_next = state_q;//'
check "synth: a latch is named" fails_by '^not ok - synth: no latch: .*state_next'
faulty "latch of always @*" tex_bind line_cache.sv 's/always_comb/always @*/; s/\bstate_next = state_q;//'
check "synth: a latch of an old-style process is named" fails_by '^not ok - synth: no latch: .*state_next'
faulty loop tex_filter filter.sv "s/able_i\(1'b1\)/able_i(in_ready_o)/"
check "synth: a loop across modules is named" fails_by '^not ok - synth: no combinational loop: found logic loop'
faulty "loop through a memory" tex_order fifo.sv "s/data_mem\[head_q\]/data_mem[head_q ^ AT_W'(data_o)]/"
check "synth: a loop through a memory is named" fails_by '^not ok - synth: no combinational loop: found logic loop'
faulty undriven tex_order order.sv 's/assign once = [^;]*;//'
check "synth: a net without a driver is named" fails_by '^not ok - synth: no net without a driver: .*\.\\once '
faulty "several drivers" tex_order order.sv 's/assign head_valid_o = !empty;/& assign head_valid_o = full;/'
check "synth: a net with two drivers is named" fails_by '^not ok - synth: no net with several drivers: multiple conflicting drivers for tex_order'
faulty warning tex_order order.sv 's/assign once = [^;]*;/& assign surprise = full;/'
check "synth: a warning fails it" fails_by '^not ok - synth: no warning: Identifier .*surprise. is implicitly declared'
faulty "no Verilog" texture_unit fifo.sv 's/^endmodule//'
check "synth: what is no Verilog fails it" fails_by '^not ok - synth: Yosys accepts the RTL: syntax error'

# The table of areas: one that differs fails, one of another Yosys is left alone.
cat >"$work/compare.py" <<'PYTHON'
import sys
from pathlib import Path

sys.path.insert(0, "scripts")
import synth_area

page, version, digit = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
if digit == "write":
    synth_area.compare(page, "| a | 1 |\n", version, True)
else:
    sys.exit(0 if synth_area.compare(page, f"| a | {digit} |\n", version, False) else 1)
PYTHON
area() {
    python3 "$work/compare.py" "$work/page.md" "$@" >"$work/out" 2>&1
    rc=$?
}
printf 'before\n<!-- area: make synth -->\n<!-- end of area -->\nafter\n' >"$work/page.md"
area 0.23 write
check "synth: the table is written between its marks" equal "before after" "$(sed -n '1p;$p' "$work/page.md" | tr '\n' ' ' | sed 's/ $//')"
area 0.23 1
check "synth: the same table passes" equal "0 ok - synth: the area table is up to date" "$rc $(cat "$work/out")"
area 0.23 2
check "synth: another table fails, and the remedy is named" equal "1 1" "$rc $(grep -c '^not ok.*make synth-table' "$work/out")"
area 0.40 2
check "synth: the table of another Yosys is skipped" equal "0 1" "$rc $(grep -c '^ok.*# SKIP' "$work/out")"
