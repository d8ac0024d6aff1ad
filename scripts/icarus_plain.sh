#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A compiled design without two detours of Icarus; values and transfers stay, and a run takes a third of the time.
# usage: icarus_plain.sh DESIGN.vvp. tests/simulators/icarus/plain.sh compares.
#
# Strengths: where a net is driven part by part, Icarus joins the parts with their strengths (.concat8), bit by bit at each
# change. No net of the RTL has two drivers of a bit (make synth), nor one that is weak: joined without, all values are the
# same. Were there a weak one and a strong one, the bit would be X, which no run accepts as a value.
#
# Wake-ups: always_comb waits for its inputs or for time 0 (.event/or E, E_0x0). Before version 12 (its issue 508) that
# links the inputs of all such blocks in one chain: a change for one block wakes all before it, and where a block assigns
# a variable twice they can wake each other for ever in zero time. Here a block waits for time 0 once, then for its inputs.
export LC_ALL=C CDPATH=
awk '
{ sub(/\.concat8 /, ".concat ") }
/^T_[0-9]+ ;$/ { thread = $1 }
/^Ewait_[0-9]+ \.event\/or E_[^,]*, E_0x0;$/ { wait = "    %wait " $1 ";"; event = substr($3, 1, length($3) - 1); next }
wait != "" && $0 == wait { print "    %wait E_0x0;"; print thread "_woken ;"; wait = ""; block = thread; next }
block != "" && $0 == "    %jmp " block ";" { print "    %wait " event ";"; print "    %jmp " block "_woken;"; block = ""; next }
{ print }' "$1" >"$1.plain" && cat "$1.plain" >"$1" && rm "$1.plain"
