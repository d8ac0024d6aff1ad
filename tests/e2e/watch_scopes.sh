#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Which units of a design in Icarus are found, what is taken for none, and how their folders are named (tests/simulators/passive/scopes.sv).
# shellcheck source=tests/e2e/watch.bash
source "$(dirname "$0")/watch.bash"

for top in scopes lookalikes alike; do
    iverilog -g2012 -s "$top" -o "$work/$top.vvp" tests/simulators/passive/scopes.sv || exit
done
watch scopes +texlock+units=64
check "watch: a demand for another number of units ends the run before anything is judged" ended 4 "bad input"
# In the order of paths: simulators list scopes in orders of their own.
units() {
    equal "$(printf '%s\n' 'scopes.\odd/name.dot ' scopes.branch.u scopes.genblk2.unnamed 'scopes.outer[1].inner[1].both.u' \
        scopes.plain 'scopes.row[0]' 'scopes.row[1]' scopes.sized scopes.wrap.inner)" \
        "$(verdict '.units.watched[]' | LC_ALL=C sort)" && holds '.units.count == 9'
}
check "watch: units are found in every kind of scope, by the whole name of their module" units
check "watch: the message lists them" holds '.failure.text | test("^.texlock.units=64, but there are 9 units to watch: .*scopes.wrap.inner$")'
check "watch: what has the ports of a unit and another name is told, and so is the option" \
    holds '.units.not_watched | length == 1 and (.[0] | test("^scopes.gates .module texture_gates: .*texlock.dut="))'
watch scopes +texlock+dut=scopes.gates +texlock+dut=scopes.branch.u
by_name() {
    equal "exit status 4" "exit status $rc" && shows "$work/out" '^texlock: scopes.gates: no signal scopes.gates.rst_i ' &&
        jq -e '.units.watched == ["scopes.gates", "scopes.branch.u"] and (.units.not_watched | length == 8)' \
            "$dir/scopes.branch.u/verdict.json"
}
check "watch: +texlock+dut= takes a module of any name, and its ports are looked for" by_name
watch lookalikes
check "bad input: a design of lookalikes alone" ended 4 "bad input"
check "bad input: they are listed, with the option that chooses" \
    holds '.failure.text == "the design has no module texture_unit; choose by +texlock+dut=PATH what has its ports: lookalikes.a (module texture_gates), lookalikes.branch.b (module texture_gates)"'
watch scopes +texlock+dut=scopes.texture_unit
check "bad input: a block that has the name of the module" holds '.failure.text | test("scopes.texture_unit: VPI sees no instance of that path")'

folders() {
    equal "exit status 4" "exit status $rc" &&
        equal "alike.A_B alike._.._.._a_ alike._a_b_ alike._a_b_-2 alike.a_b-2" "$(cd "$dir" && ls -d -- */ | tr -d / | LC_ALL=C sort | paste -sd ' ')" &&
        equal 'alike.A_B alike.\../../a  alike.\a+b  alike.\a/b  alike.a_b' \
            "$(jq -r .instance "$dir"/*/verdict.json | LC_ALL=C sort | paste -sd ' ')"
}
watch alike
check "watch: names that make one file name, or differ by case alone, have folders of their own, and true paths" folders

# Longer than a name of a file may be.
long=$(printf 'long_%.0s' {1..120})
printf 'module deep;\n  texture_unit %s1 (.clk_i(1\x27b0)), %s2 (.clk_i(1\x27b0));\n  initial #10 $finish;\nendmodule\n' "$long" "$long" \
    >"$work/deep.sv"
iverilog -g2012 -s deep -o "$work/deep.vvp" tests/simulators/passive/scopes.sv "$work/deep.sv" || exit
watch deep
deep() {
    equal "exit status 4" "exit status $rc" &&
        equal "200 200" "$(cd "$dir" && ls -d -- */ | tr -d / | awk '{ print length }' | paste -sd ' ')" &&
        equal "deep.${long}1 deep.${long}2" "$(jq -r .instance "$dir"/*/verdict.json | sort | paste -sd ' ')"
}
check "watch: so have names that are too long for a file" deep
