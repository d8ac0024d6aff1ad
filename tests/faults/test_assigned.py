#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Test of assigned.py, and of the places of `texlock debug`. usage: test_assigned.py BUILD"""
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
import assigned
import debug_bugs

MODULE = """module m (input clk_i, input [3:0] a, output logic [3:0] y, output tex_pkg::pair_t pair_o);
  logic [3:0] sum = 4'd1, q, kept;
  function automatic logic [3:0] twice(input logic [3:0] x);
    return x << 1;
  endfunction
  assign {pair_o.hi,
          pair_o.lo} = twice(a);
  assign kept[tex_pkg::TOP] = a[0],
         kept[a[1:0]] = a[1];
  always_ff @(posedge clk_i) begin
    if (a[0]
        && a[1]) begin
      q <= a;
      sum <= q;
    end
  end
  always_comb
    case (a)
      4'd1: y = q;
      default: y = 4'd0;
    endcase
  tex_n u_n (
    .in_i (a),
    .out_o());
endmodule
"""
ASSIGNED = {2: {"sum"}, 4: {"twice"}, 6: {"pair_o.hi", "pair_o.lo"}, 7: {"pair_o.hi", "pair_o.lo"}, 8: {"kept[tex_pkg::TOP]"},
            9: {"kept"}, 13: {"q"}, 14: {"sum"}, 19: {"y"}, 20: {"y"}, 23: {".in_i"}, 24: {".out_o"}}
DECIDED = {11: {"q", "sum"}, 12: {"q", "sum"}, 18: {"y"}, 19: {"y"}, 20: {"y"}}


def shown(lines):
    return {line: names for line, names in sorted(lines.items()) if names}


def main():
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        (root / "m.sv").write_text(MODULE)
        found = assigned.signals(sys.argv[1], ["m.sv"], root)
    wrong = [f"{kind}: {shown(lines)}" for kind, lines, expected in
             (("assigned", found["m.sv"].assigned, ASSIGNED), ("decided", found["m.sv"].decided, DECIDED)) if shown(lines) != expected]
    # Changed: the condition in lines 11 and 12, and the sum in line 2.
    for line, suspects, expected in ((11, [[7], [13], [12]], (2, 1)), (11, [[11]], (0, 0)), (11, [[7], [9]], (None, None)), (2, [[14]], (None, 0)),
                                     (2, [[12], [3]], (1, 1)), (2, [[9, 7, 14], [7, 9, 2]], (1, 0))):
        rows = [{"file": "m.sv", "line": suspect, "also": also} for suspect, *also in suspects] + [{"file": "n.sv", "line": line, "also": [line]}]
        at = debug_bugs.places(rows, {"m.sv": [line]}, found)
        if at != expected:
            wrong.append(f"line {line}, suspects {suspects}: {at}, expected {expected}")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
