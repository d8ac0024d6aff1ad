// SPDX-License-Identifier: Apache-2.0
// Instances in every kind of scope, and what is no unit but is named like one. Nothing here works: it is to be found.
// Three tops: `scopes`, `lookalikes` without a single unit, `alike` whose units have names that are one as file names.
`timescale 1ns/1ps

module texture_unit #(parameter int KIND = 0) (input logic clk_i);
endmodule

// Has the ports of a unit.
module texture_gates (input logic clk_i, input logic [1023:0] issue_beat_i, output logic [6:0] result_o);
  assign result_o = issue_beat_i[6:0] ^ {7{clk_i}};
endmodule
// Has them too, and a probe, but is around a unit.
module texture_unit_wrap (input logic clk_i, input logic [1023:0] issue_beat_i, output logic [6:0] result_o);
  wire [31:0] probe = {25'd0, result_o};
  assign result_o = issue_beat_i[6:0];
  texture_unit inner (.clk_i);
endmodule
// A name that begins alike, and a probe of another kind.
module texture_unit_tb;
  logic probe;
  initial probe = 1'b0;
endmodule

interface bus;
  logic a_signal;
  initial a_signal = 1'b0;
endinterface

module scopes;
  logic clk = 1'b0;
  logic [1023:0] beat = '0;
  wire [6:0] result[0:1];
  bus texture_bus ();
  texture_unit_tb helper ();
  texture_unit plain (.clk_i(clk));
  texture_unit #(.KIND(7)) sized (.clk_i(clk));
  texture_unit row[1:0] (.clk_i(clk));
  texture_unit \odd/name.dot (.clk_i(clk));
  texture_unit_wrap wrap (.clk_i(clk), .issue_beat_i(beat), .result_o(result[0]));
  texture_gates gates (.clk_i(clk), .issue_beat_i(beat), .result_o(result[1]));
  if (1) begin : branch
    texture_unit u (.clk_i(clk));
  end
  if (1) texture_unit unnamed (.clk_i(clk));
  for (genvar i = 0; i < 2; i++) begin : outer
    for (genvar j = 0; j < 2; j++) begin : inner
      case (i + j)
        2: begin : both
          texture_unit u (.clk_i(clk));
        end
        default: ;
      endcase
    end
  end
  // A block of that name is none.
  if (1) begin : texture_unit
    logic probe;
    initial probe = 1'b0;
  end
  initial begin : texture_unit_block
    int local_value;
    local_value = 0;
    #10 $finish;
  end
endmodule

module lookalikes;
  logic clk = 1'b0;
  logic [1023:0] beat = '0;
  wire [6:0] result[0:1];
  texture_unit_tb helper ();
  texture_gates a (.clk_i(clk), .issue_beat_i(beat), .result_o(result[0]));
  if (1) begin : branch
    texture_gates b (.clk_i(clk), .issue_beat_i(beat), .result_o(result[1]));
  end
  initial #10 $finish;
endmodule

module alike;
  logic clk = 1'b0;
  texture_unit a_b (.clk_i(clk));
  texture_unit A_B (.clk_i(clk));
  texture_unit \a/b (.clk_i(clk));
  texture_unit \a+b (.clk_i(clk));
  texture_unit \../../a (.clk_i(clk));
  initial #10 $finish;
endmodule
