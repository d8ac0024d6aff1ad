#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Counters in lockstep, beyond 16 bits: 2,048 instructions, every thread of which faults, take FAULT_COUNT past 65,535,
# where it stays; 2,048 stores, every thread of which is dropped, take the counter of their reason to 65,536. That is as
# many instructions as a case may have. What is beyond 32 bits: tests/modules/csr.c, which sets counters near their ends.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

{
    echo "texlock 1"
    echo "traffic { latency 1 }"
    echo "texture 0 { layout pitch_color_key 32 format R32 FLOAT size 2 2 address 0x30000000 }"
    echo "sampler 0 { address WRAP WRAP WRAP }"
    echo "handle 6 texture 0 sampler 0"
    echo "handle 7 1" # a header beyond the limit
    for ((i = 0; i < 2048; i++)); do
        echo "warp $((i % 64)) { asm \"TLD4.R R8, R0, 6, 2D, 0xf\" s = 0.5 t = 0.5 }"
        echo "warp $((i % 64)) { asm \"SUST.D.2D.IGN [R8], R12, 7\" }"
    done
    echo "pool headers 0x100000000 max 0"
    echo "expect register COUNT_DROP_HEADER = 65536"
    echo "expect register COUNT_THREADS = 131072"
    echo "expect register COUNT_INSTRUCTIONS = 4096"
    echo "expect register FAULT_COUNT = 65535"
} >"$work/counts.tlv"
launch run --no-wave "$work/counts.tlv"
check "counters: 2,048 gathers that fault and as many stores that are dropped pass" ended 0 pass
check "counters: four registers were judged by what is expected of them" holds '.stages[] | select(.name == "expectations").compares == 4'
