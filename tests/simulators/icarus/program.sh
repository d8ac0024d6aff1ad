#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The program in Icarus: its arguments, its endings and its exit status are those of build/texlock.
CDPATH= cd "$(dirname "$0")/../../.." || exit
. tests/e2e/lib.bash
VERILATED=$TEXLOCK
TEXLOCK=$BUILD/texlock-icarus

texlock --version
check "icarus: the version names the simulator" equal \
    "0 $("$VERILATED" --version | sed -E 's/Verilator.*/Icarus Verilog/')" "$rc $(sed -E 's/(Icarus Verilog) [0-9]+.*/\1/' "$work/out")"
launch run "$FIRST"
check "icarus: pass" ended 0 pass
check "icarus: the verdict names the simulator" holds '.simulator | startswith("Icarus Verilog ")'
check "icarus: no message on standard error" equal "" "$(<"$work/err")"

sed -E 's/(expect lane 31 R9 = 0x0004000)0/\11/' "$FIRST" >"$work/wrong.tlv"
launch run "$work/wrong.tlv"
check "icarus: mismatch" ended 1 mismatch
check "icarus: the line that reproduces is this program's" equal "$TEXLOCK run $work/wrong.tlv" "$(verdict .failure.reproduce)"
bash -c "$(verdict .failure.reproduce) --out $work/again" >/dev/null 2>&1
check "icarus: and it does" equal "1" "$?"
sed -E '0,/^rules/s/^rules/traffic { latency 5000 }\nrules/' "$FIRST" >"$work/slow.tlv"
launch run --watchdog 64 "$work/slow.tlv"
check "icarus: hang" ended 2 hang
sed -E 's/minimum texel 40/minimum texel 41/' "$FIRST" >"$work/minimum.tlv"
launch run "$work/minimum.tlv"
check "icarus: vacuous" ended 3 vacuous
touch "$work/file"
texlock run --out "$work/file/inside" "$FIRST"
check "icarus: internal error" equal "exit status 5" "exit status $rc"

# Bad input ends before the design is read.
refuse "icarus: no command" '^Usage: texlock COMMAND'
refuse "icarus: unknown command" "no command 'walk'" walk
refuse "icarus: unknown option" "unrecognized option '--fast'" run --out "$dir" --fast "$FIRST"
refuse "icarus: no such file" 'missing.tlv.*No such file' run --out "$dir" "$work/missing.tlv"
refuse "icarus: bench" 'expected build/texlock, not Icarus' bench

# What only a simulator can do to a run.
cat >"$work/other.sv" <<'SV'
module other;
  initial #100 $finish;
endmodule
SV
iverilog -g2012 -o "$work/other.vvp" "$work/other.sv"
rm -rf "$dir"
vvp -n -M "$BUILD" -m texlock "$work/other.vvp" +texlock+command=texlock run --out "$dir" "$FIRST" >"$work/out" 2>"$work/err"
rc=$?
check "icarus: a design without the unit is an internal error" ended 5 "internal error"
check "icarus: it says which signal it looked for" shows "$work/out" '^simulator: no signal texlock_top\.dut\.clk_i'
script -qec "$TEXLOCK random --count 200 --out $dir" "$work/tty" >/dev/null 2>&1
tr '\r' '\n' <"$work/tty" >"$work/out"
check "icarus: a terminal shows how far, how fast and how long yet" shows "$work/out" \
    '^[0-9]+/200 instructions, [0-9]+ cycles, [0-9.]+ kHz, [0-9]+ s left'
