#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Compile a testbench of this folder with Icarus. usage: build.sh BUILD OUT TOP RTL_FOLDER [IVERILOG_ARGUMENT]...
set -euo pipefail
export LC_ALL=C CDPATH=
cd "$(dirname "$0")/../../.."
build=$1 out=$2 top=$3 rtl=$4
shift 4
mapfile -t files < <(sed "s|^rtl/|$rtl/|" rtl/files.f)
# Icarus warns of what it does not check itself; the lint step does.
iverilog -g2012 -I"$build/gen" -I"$rtl" -s "$top" "$@" -o "$out" "$build/gen/tex_pkg.sv" "${files[@]}" tests/simulators/passive/bench.sv \
    "tests/simulators/passive/$top.sv" 2>"$out.log" || { cat "$out.log" >&2; exit 1; }
scripts/icarus_plain.sh "$out"
