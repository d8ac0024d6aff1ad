#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# FAULT_COUNT at its end: 2,050 instructions, every thread of which faults, take it past 65,535, where it stays. Lockstep
# compares the fault record in every cycle. (The event counters have 32 bits: no run comes to their ends.)
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

{
    echo "texlock 1"
    echo "traffic { latency 1 }"
    echo "texture 0 { layout pitch_color_key 32 format R32 FLOAT size 2 2 address 0x30000000 }"
    echo "sampler 0 { address WRAP WRAP WRAP }"
    echo "handle 6 texture 0 sampler 0"
    for ((i = 0; i < 2050; i++)); do
        echo "warp $((i % 64)) { asm \"TLD4.R R8, R0, 6, 2D, 0xf\" s = 0.5 t = 0.5 }"
    done
} >"$work/faults.tlv"
launch run --no-wave --transactions "$work/transfers" "$work/faults.tlv"
check "counters: 2,050 instructions whose header the unit does not take pass" ended 0 pass
# The count is in the low bits of the record's last read: {data, resp}.
check "counters: FAULT_COUNT stays at its end" shows "$work/transfers" $'\taxil_r\t[0-9a-f]*0000ffff$'
