// SPDX-License-Identifier: Apache-2.0
// Function: Converts a binary32 position to signed 18.8 fixed point, nearest even, saturating; or with cut_i one in
//   units of 2^-9 texels, halves up. The place of a tap is added before.
// Rules: PD-18c, PD-18f, PD-60, PD-128, PD-136b.
// Model twin: cmodel/function/coord.c.
// Latency: 1 (output register, loaded by load_i).
// Backpressure: none; load_i = 0 holds the output.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_coord_fixed (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        centre_i,     // PD-60: the centre of the texel that holds the position
    input  logic [31:0] position_i,   // binary32, never NaN or denormal; may be infinite
    input  logic        cut_i,        // product_i counts, not position_i
    input  logic [43:0] product_i,    // signed, in 2^-9 texels, below 2^43 - 1
    input  logic [12:0] place_i,      // signed, in 2^-8 texels; 0 with centre_i
    output logic [tex_pkg::COORD_W-1:0] fixed_o
);
  // 256 |p| = mantissa * 2^(exponent - 142): from exponent 145 up it is 2^26 or more; 144, 143 and 142 are exact.
  function automatic logic [25:0] coord_fixed(input logic active, input logic [31:0] p, input logic [12:0] place);
    logic [23:0] mantissa;
    logic [7:0] down;
    logic [49:0] wide;
    logic [25:0] magnitude;
    logic [27:0] sum;
    coord_fixed = 26'h0;
    if (active) begin
      mantissa = {p[30:23] != 8'h0, p[22:0]};
      down = (p[30:23] < 8'd116) ? 8'd26 : 8'd142 - p[30:23];
      wide = {mantissa, 26'h0} >> down;
      if (p[30:23] == 8'd144) magnitude = {mantissa, 2'b00};
      else if (p[30:23] == 8'd143) magnitude = {1'b0, mantissa, 1'b0};
      else magnitude = {2'b00, wide[49:26]} + {25'h0, wide[25] && (wide[26] || wide[24:0] != 25'h0)};
      sum = (p[31] ? -{2'b00, magnitude} : {2'b00, magnitude}) + {{15{place[12]}}, place};   // PD-136b
      if (p[30:23] >= 8'd145) coord_fixed = p[31] ? 26'h2000000 : 26'h1ffffff;   // PD-18f
      else if (sum[27:25] != {3{sum[27]}}) coord_fixed = {sum[27], {25{!sum[27]}}};
      else coord_fixed = sum[25:0];
    end
  endfunction

  // floor(p) plus half a texel; saturates as above.
  function automatic logic [25:0] coord_centre(input logic active, input logic [31:0] p);
    logic [23:0] mantissa;
    logic [7:0] down;
    logic [40:0] wide;       // 17 bits before the point
    logic [17:0] whole;
    coord_centre = 26'h0;
    if (active) begin
      mantissa = {p[30:23] != 8'h0, p[22:0]};
      down = (p[30:23] < 8'd119) ? 8'd24 : 8'd143 - p[30:23];
      wide = {mantissa, 17'h0} >> down;
      whole = {1'b0, wide[40:24]};
      if (p[31]) whole = ~whole + {17'h0, wide[23:0] == 24'h0};   // -n, or -n - 1 if there is a fraction
      if (p[30:23] >= 8'd144) whole = p[31] ? 18'h20000 : 18'h1ffff;
      coord_centre = {whole, 8'h80};
    end
  endfunction

  // Saturates as above, the centre too.
  function automatic logic [25:0] coord_round(input logic active, input logic [43:0] product, input logic at_centre,
                                              input logic [12:0] place);
    logic [43:0] near;
    coord_round = 26'h0;
    if (active) begin
      near = {product[43], product[43:1]} + {43'h0, product[0] && !at_centre}   // PD-128: halves up
             + {{31{place[12]}}, place};   // PD-136b
      if (near[43:25] != {19{near[43]}}) near[25:0] = {near[43], {25{!near[43]}}};   // PD-18f
      coord_round = {near[25:8], at_centre ? 8'h80 : near[7:0]};   // PD-60
    end
  endfunction

  logic [25:0] rounded;
  assign rounded = coord_round(cut_i, product_i, centre_i, place_i);

  logic [25:0] fixed;
  assign fixed = centre_i ? coord_centre(load_i, position_i) : coord_fixed(load_i, position_i, place_i);   // PD-18c

  always_ff @(posedge clk_i) begin
    if (load_i) fixed_o <= cut_i ? rounded : fixed;
  end

  // Contract
  `TEX_IDLE(coord_fixed, cut_i, rounded)
endmodule
