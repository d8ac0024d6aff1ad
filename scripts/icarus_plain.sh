#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A compiled design without strengths. usage: icarus_plain.sh DESIGN.vvp. Where a net is driven part by part, Icarus
# joins the parts with their strengths (.concat8), bit by bit at each change. No net of the RTL has two drivers of a bit
# (make synth), nor one that is weak: joined without, all values are the same, and a run takes 40 % less. Were there a
# weak one and a strong one, the bit would be X, which no run accepts as a value. tests/icarus/plain.sh compares.
export LC_ALL=C CDPATH=
sed -i 's/\.concat8 /.concat /' "$1"
