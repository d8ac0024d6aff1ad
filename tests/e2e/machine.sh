#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Lint leaves the machine alone, and what compares the machine before and after (scripts/machine.sh) sees a change.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# Tools that note what they are asked to write, instead of the real ones: shims TOOL...
shims() {
    mkdir -p "$work/bin"
    for tool; do
        printf '#!/bin/bash\nprintf "%%s\\n" "$@" >>"%s"\n' "$PWD/$work/asked" >"$work/bin/$tool"
        chmod +x "$work/bin/$tool"
    done
}
shims verilator iverilog yosys
PATH=$PWD/$work/bin:$PATH scripts/lint.sh "$work/build" >"$work/out" 2>&1
check "lint: the tools ran" shows "$work/asked" '^-o$' 'texture_unit'
no_device() {
    ! grep -nE '(^|=|-o)/dev/' "$1"
}
check "lint: no tool is given a device" no_device "$work/asked"

# A folder that stands in for the system's root.
mkdir -p "$work"/system/{dev,etc,usr/bin}
touch "$work/system/dev/null"
seen() {
    local before=$work/before
    scripts/machine.sh "$work/system" >"$before"
    "$@"
    ! scripts/machine.sh "$work/system" | diff "$before" - >/dev/null
}
check "machine: the mode of a device is seen" seen chmod 0755 "$work/system/dev/null"
check "machine: the mode of a system folder is seen" seen chmod 0700 "$work/system/usr/bin"
check "machine: a file among the devices is seen" seen touch "$work/system/dev/full2"
check "machine: a file in the root is seen" seen touch "$work/system/verdict.json"
unseen() {
    ! seen "$@"
}
check "machine: nothing is seen where nothing changes" unseen true
