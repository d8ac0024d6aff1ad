// SPDX-License-Identifier: Apache-2.0
// What means must hold to whatever the arithmetic: bit 0 of the result for codes, bit 1 for floats (filter_range.c).
`timescale 1ns/1ps
`include "tex_defs.svh"

package filter_range;
  localparam logic [1:0] SLICES = 2'd1;   // axes; 0 is that of columns
  localparam logic [1:0] LEVELS = 2'd2;

  // Numbers in their order; both zeros are 0.
  function automatic logic signed [32:0] place(input logic [31:0] f);
    place = f[31] ? -33'({2'd0, f[30:0]}) : 33'({2'd0, f[30:0]});
  endfunction

  // The mean, and that with more of b, lie between a and b, and the second is not farther from b.
  function automatic logic ordered(input logic [31:0] a_f, input logic [31:0] here_f, input logic [31:0] next_f,
                                   input logic [31:0] b_f);
    logic signed [32:0] a, here, next, b;
    a = place(a_f);
    here = place(here_f);
    next = place(next_f);
    b = place(b_f);
    ordered = a <= b ? a <= here && here <= next && next <= b : a >= here && here >= next && next >= b;
  endfunction
endpackage

module tb_filter_range_code (
    input  logic [16:0] a_i,
    input  logic [16:0] b_i,
    input  logic [7:0]  w_i,
    input  logic [7:0]  t_i,
    input  logic [7:0]  slice_i,
    input  logic [7:0]  level_i,
    input  logic [2:0]  taps_i,
    input  logic [1:0]  axis_i,
    input  logic [4:0]  bits_i,
    input  logic        snorm_i,
    input  logic        round16_i,
    output logic        holds_o
);
  // Sums of the columns at weights w, w + 1 (or w again), of a alone and b alone at 0, and of a alone at any position.
  logic [7:0]   w[5];
  logic [71:0]  weight[5];
  logic [67:0]  code[5];
  logic [34:0]  sum[5];
  assign w = '{w_i, w_i == 8'hff ? w_i : w_i + 8'd1, 8'd0, 8'd0, w_i};
  assign code = '{{a_i, b_i, b_i, a_i}, {a_i, b_i, b_i, a_i}, {4{a_i}}, {4{b_i}}, {4{a_i}}};
  for (genvar k = 0; k < 5; k++) begin : g_sum
    tex_filter_weights u_weights (
        .active_i(1'b1), .s_i(w[k]), .t_i(t_i), .corner_i(4'h0), .sample_xor_i(8'h0), .weight_o(weight[k])
    );
    tex_filter_sum u_sum (
        .active_i(1'b1), .code_i(code[k]), .weight_i(weight[k]), .bits_i, .snorm_i, .round16_i, .weight8_i(1'b0),
        .sum_o(sum[k])
    );
  end

  // Two slices of each of two levels. Where slices or levels are the axis, the first is a alone, the second b alone.
  function automatic logic [50:0] total(input logic [34:0] first, input logic [34:0] second, input logic [1:0] axis,
                                        input logic [7:0] slice, input logic [7:0] level);
    logic [8:0]  of_slice, of_level;
    logic [16:0] of_pass;
    logic [34:0] one;
    int          pass;
    total = '0;
    for (pass = 0; pass < 4; pass++) begin
      of_slice = pass[0] ? {1'b0, slice} : 9'd256 - {1'b0, slice};
      of_level = pass[1] ? {1'b0, level} : 9'd256 - {1'b0, level};
      of_pass = 17'({8'd0, of_level} * {8'd0, of_slice});
      one = (axis == filter_range::SLICES && pass[0]) || (axis == filter_range::LEVELS && pass[1]) ? second : first;
      total = total + 51'({{16{one[34]}}, one} * {34'd0, of_pass});
    end
  endfunction

  logic [50:0] sums[5];
  logic [31:0] value[5];
  always_comb begin
    for (int k = 0; k < 2; k++) begin
      sums[k] = total(axis_i == 2'd0 ? sum[k] : sum[2], sum[3], axis_i,
                      axis_i == filter_range::SLICES ? w[k] : slice_i, axis_i == filter_range::LEVELS ? w[k] : level_i);
    end
    sums[2] = {sum[2], 16'd0};
    sums[3] = {sum[3], 16'd0};
    sums[4] = total(sum[4], sum[4], axis_i, slice_i, level_i);
  end
  for (genvar k = 0; k < 5; k++) begin : g_mean // of taps that are alike; those of a alone, and b alone, of one
    logic [2:0]  taps;
    assign taps = k == 2 || k == 3 ? 3'd0 : taps_i;
    tex_filter_norm u_norm (
        .active_i(1'b1), .sum_i({{4{sums[k][50]}}, sums[k]} << taps), .taps_i(taps), .bits_i, .snorm_i, .round16_i,
        .weight8_i(1'b0), .value_o(value[k])
    );
  end
  assign holds_o = value[4] == value[2] && filter_range::ordered(value[2], value[0], value[1], value[3]);
endmodule

// Blends of two slices, then of two levels. The first slice or level of the axis is a, the second b.
module tb_filter_range_passes (
    input  logic        active_i,
    input  logic [31:0] a_i,
    input  logic [31:0] b_i,
    input  logic [1:0]  axis_i,
    input  logic [7:0]  slice_i,
    input  logic [7:0]  level_i,
    output logic [31:0] value_o
);
  logic        levels;
  logic [31:0] coarse, fine, coarse_or_fine;
  assign levels = axis_i == filter_range::LEVELS;
  tex_filter_blend u_fine (
      .active_i, .a_i, .b_i(axis_i == filter_range::SLICES ? b_i : a_i), .w_i(slice_i), .value_o(fine)
  );
  tex_filter_blend u_coarse (.active_i(active_i && levels), .a_i(b_i), .b_i, .w_i(slice_i), .value_o(coarse));
  assign coarse_or_fine = levels ? coarse : fine;
  tex_filter_blend u_levels (.active_i, .a_i(fine), .b_i(coarse_or_fine), .w_i(level_i), .value_o);
endmodule

module tb_filter_range_float (
    input  logic        active_i,
    input  logic [31:0] a_i,
    input  logic [31:0] b_i,
    input  logic [7:0]  w_i,
    input  logic [7:0]  t_i,
    input  logic [7:0]  slice_i,
    input  logic [7:0]  level_i,
    input  logic [1:0]  axis_i,
    output logic        holds_o
);
  // As above; the third is that of a alone, the last that of the mirrored footprint, slices or levels.
  logic         columns, swaps;
  logic [7:0]   s[4];
  logic [31:0]  first[4], second[4], value[4];
  assign columns = axis_i == 2'd0;
  assign swaps = w_i != 8'd0;
  assign s = '{w_i, w_i == 8'hff ? w_i : w_i + 8'd1, w_i, 8'd0 - w_i};
  assign first = '{a_i, a_i, a_i, swaps ? b_i : a_i};
  assign second = '{b_i, b_i, a_i, swaps ? a_i : b_i};
  for (genvar k = 0; k < 4; k++) begin : g_mean
    logic        of_four;
    logic [31:0] four;
    assign of_four = columns || k == 2;
    tex_filter_float u_float (
        .active_i(active_i && of_four), .texel_i({first[k], second[k], second[k], first[k]}), .s_i(s[k]), .t_i(t_i),
        .value_o(four)
    );
    tb_filter_range_passes u_passes (
        .active_i, .a_i(of_four ? four : first[k]), .b_i(of_four ? four : second[k]), .axis_i,
        .slice_i(axis_i == filter_range::SLICES ? s[k] : slice_i),
        .level_i(axis_i == filter_range::LEVELS ? s[k] : level_i), .value_o(value[k])
    );
  end
  assign holds_o = active_i && value[2] == a_i && value[3] == value[0]
                   && filter_range::ordered(a_i, value[0], value[1], b_i);
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
      .slice_i(operand_i[167:160]), .level_i(operand_i[175:168]), .taps_i(operand_i[178:176]),
      .axis_i(operand_i[90:89]), .bits_i(operand_i[84:80]), .snorm_i(operand_i[88]), .round16_i(operand_i[92]), .holds_o(result_o[0])
  );
  tb_filter_range_float u_float (
      .active_i(operand_i[91]), .a_i(operand_i[127:96]), .b_i(operand_i[159:128]), .w_i(operand_i[71:64]),
      .t_i(operand_i[79:72]), .slice_i(operand_i[167:160]), .level_i(operand_i[175:168]), .axis_i(operand_i[90:89]),
      .holds_o(result_o[1])
  );
  assign result_o[255:2] = '0;
endmodule
