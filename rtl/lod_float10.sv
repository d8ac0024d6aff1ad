// SPDX-License-Identifier: Apache-2.0
// Function: Computes the level of detail of two derivatives along one or two axes in floats of 10 bits. The greatest of
//   four lengths and the area give log2 of the major and of the minor axis, and lambda. For taps by logarithms it gives
//   the direction of the longer derivative too.
// Rules: PD-129, PD-129a, PD-129b, PD-130, PD-131, PD-136a.
// Model twin: cmodel/function/axes10.c.
// Latency: 2 (register 0 is loaded by active_i[0], register 1 by load_i).
// Backpressure: none; without these bits the registers hold.
// The greatest power is 128 of a difference, 144 of a component, 145 of a sum, 146 of a length, 290 of the area; the
// least one -126 of a difference or component, -136 of a sum, -137 of a length, -252 of a product, -262 of the area. With
// 512 added each is a positive number of 10 bits. Logarithms have 18 bits: -131072 is below all of them.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_float10 #(
    parameter int TEX_ANISO = tex_pkg::ANISO // 0: no area, no direction
) (
    input  logic        clk_i,
    input  logic        load_i,       // register 1
    input  logic [1:0]  active_i,     // register 0 is loaded; register 1 is, and not with zero
    // To register 0
    input  logic        normalized_i,
    input  logic        two_i,        // axes
    input  logic [63:0] x_i,          // {t, s}, binary32, neither NaN nor denormal
    input  logic [63:0] y_i,
    input  logic [63:0] scale_i,      // {height, width}, binary32
    // To register 1
    input  logic        log8_i,       // taps by logarithms
    output logic        y_longer_o,   // Y is longer than X
    // From register 1
    input  logic        shows_i,      // 0: the outputs below are 0
    input  logic [6:0]  ratio_i,      // log2 of the limit, in 1/16
    output logic [17:0] log_major_o,  // two's complement, in 1/256
    output logic [17:0] log_minor_o,
    output logic [21:0] unit_o,       // with log8_i the direction of the longer derivative, {t, s}, in 2^-10; else 0
    output logic [1:0]  back_o,       // these are negative
    output logic [31:0] length_o,     // the same two, saturated, as binary32
    output logic [31:0] minor_o,
    output logic [15:0] lambda_o      // two's complement, in 1/256
);
  // ---- Register 0: components --------------------------------------------------------------------------------------
  // PD-129: the 10 highest bits. What is infinite counts as 2^128.
  function automatic logic [19:0] cut_of(input logic active, input logic [17:0] v);
    cut_of = 20'd0;
    if (active && v[16:9] != 8'd0) cut_of = {v[17], {2'b00, v[16:9]} + 10'd385, v[8:0]};
  endfunction

  logic [79:0] component_q;   // {Y, X}
  for (genvar c = 0; c < 4; c++) begin : g_component
    localparam int AXIS = 32 * (c % 2);
    logic        counts;
    logic [17:0] derivative;
    logic [19:0] cut, size, scaled;
    assign counts = active_i[0] && (c % 2 == 0 || two_i);
    if (c < 2) begin : g_x
      assign derivative = x_i[AXIS+14 +: 18];
    end else begin : g_y
      assign derivative = y_i[AXIS+14 +: 18];
    end
    assign cut = cut_of(counts, derivative);
    assign size = cut_of(counts && normalized_i, scale_i[AXIS+14 +: 18]);
    tex_lod_multiply u_scaled (
        .active_i(counts && normalized_i), .a_i(cut), .b_i(size), .product_o(scaled)
    );
    always_ff @(posedge clk_i) begin
      if (active_i[0]) component_q[20*c +: 20] <= normalized_i ? scaled : cut;
    end
  end

  // ---- Register 1: the greatest length, the area -------------------------------------------------------------------
  logic [19:0] x_s, x_t, y_s, y_t;
  assign {y_t, y_s, x_t, x_s} = component_q;

  logic [18:0] x_length, y_length;
  tex_lod_length u_x_length (.active_i(active_i[1]), .s_i(x_s[18:0]), .t_i(x_t[18:0]), .length_o(x_length));
  tex_lod_length u_y_length (.active_i(active_i[1]), .s_i(y_s[18:0]), .t_i(y_t[18:0]), .length_o(y_length));

  logic [19:0] plus_s, plus_t, minus_s, minus_t;
  tex_lod_sum u_plus_s (.active_i(active_i[1]), .a_i(x_s), .b_i(y_s), .sum_o(plus_s));
  tex_lod_sum u_plus_t (.active_i(active_i[1]), .a_i(x_t), .b_i(y_t), .sum_o(plus_t));
  tex_lod_sum u_minus_s (.active_i(active_i[1]), .a_i(x_s), .b_i({!y_s[19], y_s[18:0]}), .sum_o(minus_s));
  tex_lod_sum u_minus_t (.active_i(active_i[1]), .a_i(x_t), .b_i({!y_t[19], y_t[18:0]}), .sum_o(minus_t));

  logic [18:0] plus_length, minus_length;
  tex_lod_diagonal u_plus (.active_i(active_i[1]), .s_i(plus_s[18:0]), .t_i(plus_t[18:0]), .length_o(plus_length));
  tex_lod_diagonal u_minus (.active_i(active_i[1]), .s_i(minus_s[18:0]), .t_i(minus_t[18:0]), .length_o(minus_length));

  logic [18:0] straight, diagonal, longest, longest_q;
  assign y_longer_o = y_length > x_length;
  assign straight = y_longer_o ? y_length : x_length;
  assign diagonal = minus_length > plus_length ? minus_length : plus_length;
  assign longest = diagonal > straight ? diagonal : straight;
  always_ff @(posedge clk_i) begin
    if (load_i) longest_q <= longest;
  end

  // PD-136a: of the derivative that PD-131 chooses.
  if (TEX_ANISO != 0) begin : g_unit
    logic        directs;
    logic [39:0] major;
    logic [21:0] unit;
    assign directs = active_i[1] && log8_i;
    assign major = y_longer_o ? component_q[79:40] : component_q[39:0];
    tex_lod_unit u_unit (.active_i(directs), .s_i(major[18:0]), .t_i(major[38:20]), .unit_o(unit));
    always_ff @(posedge clk_i) begin
      if (load_i) unit_o <= unit;
      if (load_i) back_o <= {major[39], major[19]} & {2{directs}};
    end
  end else begin : g_level
    assign {unit_o, back_o} = '0;
    logic unused;
    assign unused = log8_i;
  end

  logic [17:0] log_minor;
  if (TEX_ANISO != 0) begin : g_area
    logic [19:0] along, across, area;
    logic [18:0] area_q;
    tex_lod_multiply u_along (.active_i(active_i[1]), .a_i(x_s), .b_i(y_t), .product_o(along));
    tex_lod_multiply u_across (.active_i(active_i[1]), .a_i(x_t), .b_i(y_s), .product_o(across));
    tex_lod_sum u_area (.active_i(active_i[1]), .a_i(along), .b_i({!across[19], across[18:0]}), .sum_o(area));
    always_ff @(posedge clk_i) begin
      if (load_i) area_q <= area[18:0];
    end

    // PD-131
    logic [17:0] log_area, rest;
    tex_lod_log2 u_area_log (.active_i(shows_i), .n_i(area_q), .log2_o(log_area));
    assign rest = log_area - log_major_o;
    assign log_minor = area_q == '0 ? 18'h38000 : $signed(rest) < $signed(log_major_o) ? rest : log_major_o;

    logic unused;
    assign unused = area[19];
  end else begin : g_line
    assign log_minor = log_major_o;
  end

  // ---- Logarithms --------------------------------------------------------------------------------------------------
  tex_lod_log2 u_length_log (.active_i(shows_i), .n_i(longest_q), .log2_o(log_major_o));
  assign log_minor_o = log_minor & {18{shows_i}};

  function automatic logic [15:0] saturated(input logic [17:0] v);
    saturated = v[17:15] == {3{v[17]}} ? v[15:0] : {v[17], {15{!v[17]}}};
  endfunction

  // v / 256 as binary32, exact.
  function automatic logic [31:0] float_of(input logic active, input logic [17:0] log);
    logic [15:0] v;
    logic [36:0] normal;
    float_of = 32'h0;
    if (active) begin
      v = saturated(log);
      if (v != 16'd0) begin
        normal = tex_math::normalise({v[15] ? -v : v, 16'd0});
        float_of = {v[15], 8'd134 - {3'd0, normal[36:32]}, normal[30:8]};
      end
    end
  endfunction
  assign length_o = float_of(shows_i, log_major_o);
  assign minor_o = float_of(shows_i && TEX_ANISO != 0, log_minor_o);

  function automatic logic [15:0] lambda_of(input logic active, input logic [17:0] major, input logic [17:0] minor,
                                            input logic [6:0] ratio);
    logic [17:0] least;   // the limit does not cover more
    lambda_of = 16'd0;
    if (active) begin
      least = major - {7'd0, ratio, 4'd0};
      lambda_of = saturated($signed(minor) > $signed(least) ? minor : least);
    end
  endfunction
  assign lambda_o = lambda_of(shows_i, log_major_o, log_minor_o, ratio_i);

  logic unused_bits;
  assign unused_bits = ^{x_i, y_i, scale_i, plus_s[19], plus_t[19], minus_s[19], minus_t[19]};

  // Contract
  `TEX_IDLE(lod_float10, shows_i, log_major_o)
endmodule
