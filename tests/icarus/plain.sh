#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The design as Icarus compiles it, and without strengths (scripts/icarus_plain.sh), as it is run: the same transfers, one by
# one, and the same verdict.
cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash
build=$work/built
mkdir -p "$build/icarus"
cp "$BUILD/texlock-icarus" "$BUILD/texlock.vpi" "$build"
plain=$BUILD/icarus/design.vvp

mapfile -t files <rtl/files.f
iverilog -g2012 -I"$BUILD/gen" -Irtl -s texlock_top -o "$build/icarus/design.vvp" "$BUILD/gen/tex_pkg.sv" "${files[@]}" \
    harness/sim/texlock_top.sv 2>"$work/log" || cat "$work/log"
tail -1 "$plain" >>"$build/icarus/design.vvp"
strengths() {
    grep -c '\.concat8 ' "$1"
}
echo "# Icarus joins $(strengths "$build/icarus/design.vvp") times by strengths"
check "plain: what is run does not" equal 0 "$(strengths "$plain")"
# Names have addresses of the compiler's in them.
nameless() {
    sed -E 's/0x[0-9a-f]+//g; s/\.concat8 /.concat /' "$1"
}
check "plain: and is the same but for that" cmp <(nameless "$build/icarus/design.vvp") <(nameless "$plain")

# The same in both, each with its transfers: run_in NAME PROGRAM
run_in() {
    dir=$work/$1 TEXLOCK=$2
    launch run --random 20 --transactions "$work/$1.transfers" "$FIRST" vectors/tld4/reset_at_work.tlv vectors/sust/clamp_1d.tlv
}
run_in strengths "$build/texlock-icarus"
check "plain: with strengths it passes" ended 0 pass
run_in plain "$BUILD/texlock-icarus"
check "plain: without it does" ended 0 pass
check "plain: the same transfers" cmp "$work/strengths.transfers" "$work/plain.transfers"
same_verdict() {
    diff <(jq . "$work/strengths/verdict.json") <(jq . "$work/plain/verdict.json")
}
check "plain: the same verdict" same_verdict
