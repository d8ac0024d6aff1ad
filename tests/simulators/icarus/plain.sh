#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The design as Icarus compiles it, and without strengths and needless wake-ups (scripts/icarus_plain.sh), as it is run: the
# same transfers, one by one, and the same verdict.
CDPATH= cd "$(dirname "$0")/../../.." || exit
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
# Blocks that wait for their inputs or for time 0 in one event.
joined() {
    grep -c '^Ewait_[0-9]* .*, E_0x0;' "$1"
}
echo "# Icarus joins $(strengths "$build/icarus/design.vvp") times by strengths, and $(joined "$build/icarus/design.vvp") events"
check "plain: what is run does not" equal "0 0" "$(strengths "$plain") $(joined "$plain")"
check "plain: each block waits for time 0 once" equal "$(joined "$build/icarus/design.vvp")" \
    "$(grep -c '^    %wait E_0x0;' "$plain")"
check "plain: and for its inputs ever after" equal "$(joined "$build/icarus/design.vvp")" \
    "$(grep -c '^    %jmp T_[0-9]*_woken;' "$plain")"
# Names have addresses of the compiler's in them.
nameless() {
    sed -E 's/0x[0-9a-f]+//g; s/\.concat8 /.concat /' "$1" | grep -vE '%wait|^Ewait_|^T_[0-9]+_woken ;|%jmp T_[0-9]+(_woken)?;'
}
check "plain: and is the same but for that" cmp <(nameless "$build/icarus/design.vvp") <(nameless "$plain")

# The same in both, each with its transfers: run_in NAME PROGRAM
run_in() {
    dir=$work/$1 TEXLOCK=$2
    launch run --random 20 --transactions "$work/$1.transfers" "$FIRST" vectors/hand/tld4/reset_at_work.tlv vectors/generated/sust/clamp_1d.tlv \
        vectors/hand/tld/first.tlv vectors/hand/suld/silicon.tlv
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

# What it would do where a bit has two drivers: strong ones are X, none is Z, as with strengths; of a weak one that a strong one
# overrules it makes X, and this comparison sees it.
cat >"$work/drivers.sv" <<'SV'
module drivers;
  logic [3:0] a;
  wire [3:0] two, none, faint;
  assign two[0] = a[0], two[1] = a[1], two[3:2] = a[3:2], two[2] = ~a[2];
  assign none[0] = a[0], none[3:2] = a[3:2];
  assign faint[2:0] = a[2:0], faint = {~a[3], 3'bzzz};
  assign (weak0, weak1) faint[3] = a[3];
  initial begin
    for (int i = 0; i < 16; i++) begin
      a = i[3:0];
      #1 $display("two %b %b none %b %b", a, two, a, none);
      $display("faint %b %b", a, faint);
    end
    $finish;
  end
endmodule
SV
iverilog -g2012 -o "$work/drivers.vvp" "$work/drivers.sv" && vvp -n "$work/drivers.vvp" >"$work/drivers.strengths"
scripts/icarus_plain.sh "$work/drivers.vvp" && vvp -n "$work/drivers.vvp" >"$work/drivers.plain"
drivers() {
    equal 16 "$(grep -c "$1" "$work/drivers.strengths")" || return
    diff <(grep "$1" "$work/drivers.strengths") <(grep "$1" "$work/drivers.plain")
}
overruled() {
    ! drivers '^faint' >/dev/null && equal 16 "$(grep -cE '^faint [01]{4} x[01]{3}$' "$work/drivers.plain")"
}
check "plain: bits of two strong drivers and of none are what they are with strengths" drivers '^two'
check "plain: among them are X and Z" shows "$work/drivers.plain" '^two [01]{4} [01]x[01]{2} none [01]{4} [01]{2}z[01]$'
check "plain: a strong driver that overrules a weak one is X, and the comparison sees it" overruled

# Blocks that assign twice wake their readers alone; as Icarus 11 compiles it, this goes on for ever.
cat >"$work/blocks.sv" <<'SV'
module blocks;
  logic on = 0;
  logic [1:0] a, b, c, d;
  int events = 0;
  always_comb begin a = 2'b00; if (on) a = 2'b11; end
  always_comb begin b = 2'b00; if (on) b = 2'b01; end
  always_comb c = a & b;
  always_comb d = b | 2'b10;
  always @(a) events = events + 1;
  always @(events) if (events > 1000) begin
    $display("for ever in zero time");
    $finish;
  end
  initial begin
    #1 $display("begins %b %b %b %b", a, b, c, d);
    on = 1;
    #1 $display("ends %b %b %b %b", a, b, c, d);
    $finish;
  end
endmodule
SV
iverilog -g2012 -o "$work/blocks.vvp" "$work/blocks.sv" 2>/dev/null && scripts/icarus_plain.sh "$work/blocks.vvp" &&
    timeout 60 vvp -n "$work/blocks.vvp" >"$work/blocks.plain"
check "plain: blocks that assign twice settle" equal "begins 00 00 00 10
ends 11 01 01 11" "$(cat "$work/blocks.plain")"
