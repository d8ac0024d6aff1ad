// SPDX-License-Identifier: Apache-2.0
// What means must hold to whatever the arithmetic: bit 0 of the result for codes, bit 1 for floats (filter_range.c).
`timescale 1ns/1ps
`include "tex_defs.svh"

package filter_range;
  // Numbers in their order; both zeros are 0.
  function automatic logic signed [32:0] place(input logic [31:0] f);
    place = f[31] ? -33'({2'd0, f[30:0]}) : 33'({2'd0, f[30:0]});
  endfunction
endpackage

module tb_filter_range_code (
    input  logic [16:0] a_i,
    input  logic [16:0] b_i,
    input  logic [7:0]  w_i,
    input  logic [7:0]  t_i,
    input  logic [4:0]  bits_i,
    input  logic        snorm_i,
    output logic        holds_o
);
  // At weights w, w + 1 (or w again), 0, and b alone; of a alone at any position.
  logic [7:0]   w[5];
  logic [67:0]  weight[5], code[5];
  logic [31:0]  value[5];
  assign w = '{w_i, w_i == 8'hff ? w_i : w_i + 8'd1, 8'd0, 8'd0, w_i};
  assign code = '{{a_i, b_i, b_i, a_i}, {a_i, b_i, b_i, a_i}, {4{a_i}}, {4{b_i}}, {4{a_i}}};
  for (genvar k = 0; k < 5; k++) begin : g_mean
    tex_filter_weights u_weights (.s_i(w[k]), .t_i(t_i), .weight_o(weight[k]));
    tex_filter_norm u_norm (
        .active_i(1'b1), .code_i(code[k]), .weight_i(weight[k]), .bits_i, .snorm_i, .round16_i(1'b0),
        .value_o(value[k])
    );
  end

  logic signed [32:0] here, next, a, b;
  assign here = filter_range::place(value[0]);
  assign next = filter_range::place(value[1]);
  assign a = filter_range::place(value[2]);
  assign b = filter_range::place(value[3]);
  assign holds_o = value[4] == value[2] && (a <= b ? a <= here && here <= next && next <= b
                                                   : a >= here && here >= next && next >= b);
endmodule

module tb_filter_range_float (
    input  logic [31:0] a_i,
    input  logic [31:0] b_i,
    input  logic [7:0]  w_i,
    input  logic [7:0]  t_i,
    output logic        holds_o
);
  // As above; the last is that of the mirrored footprint.
  logic [7:0]   s[4];
  logic [127:0] texel[4];
  logic [31:0]  value[4];
  assign s = '{w_i, w_i == 8'hff ? w_i : w_i + 8'd1, w_i, 8'd0 - w_i};
  assign texel = '{{a_i, b_i, b_i, a_i}, {a_i, b_i, b_i, a_i}, {4{a_i}},
                   w_i == 8'd0 ? {a_i, b_i, b_i, a_i} : {b_i, a_i, a_i, b_i}};
  for (genvar k = 0; k < 4; k++) begin : g_mean
    tex_filter_float u_float (
        .active_i(1'b1), .texel_i(texel[k]), .s_i(s[k]), .t_i(t_i), .value_o(value[k])
    );
  end

  logic signed [32:0] here, next, a, b;
  assign here = filter_range::place(value[0]);
  assign next = filter_range::place(value[1]);
  assign a = filter_range::place(a_i);
  assign b = filter_range::place(b_i);
  assign holds_o = value[2] == a_i && value[3] == value[0] && (a <= b ? a <= here && here <= next && next <= b
                                                                     : a >= here && here >= next && next >= b);
endmodule

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tb_filter_range_code u_code (
      .a_i(operand_i[16:0]), .b_i(operand_i[48:32]), .w_i(operand_i[71:64]), .t_i(operand_i[79:72]),
      .bits_i(operand_i[84:80]), .snorm_i(operand_i[88]), .holds_o(result_o[0])
  );
  tb_filter_range_float u_float (
      .a_i(operand_i[127:96]), .b_i(operand_i[159:128]), .w_i(operand_i[71:64]), .t_i(operand_i[79:72]),
      .holds_o(result_o[1])
  );
  assign result_o[255:2] = '0;
endmodule
