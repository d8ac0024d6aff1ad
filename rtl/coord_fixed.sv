// SPDX-License-Identifier: Apache-2.0
// Function: Converts a binary32 position to signed 18.8 fixed point, nearest even, saturating; or with cut_i one in
//   units of 2^-9 texels, halves up.
// Rules: PD-18c, PD-18f, PD-60, PD-128.
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
    input  logic [42:0] product_i,    // signed, in 2^-9 texels, below 2^42 - 1
    output logic [tex_pkg::COORD_W-1:0] fixed_o
);
  // 256 |p| = mantissa * 2^(exponent - 142): from exponent 144 up it is 2^25 or more; 143 and 142 are exact.
  function automatic logic [25:0] coord_fixed(input logic active, input logic [31:0] p);
    logic [23:0] mantissa;
    logic [7:0] down;
    logic [49:0] wide;
    logic [24:0] magnitude;
    coord_fixed = 26'h0;
    if (active) begin
      mantissa = {p[30:23] != 8'h0, p[22:0]};
      down = (p[30:23] < 8'd116) ? 8'd26 : 8'd142 - p[30:23];
      wide = {mantissa, 26'h0} >> down;
      if (p[30:23] == 8'd143) magnitude = {mantissa, 1'b0};
      else magnitude = {1'b0, wide[49:26]} + {24'h0, wide[25] && (wide[26] || wide[24:0] != 25'h0)};
      if (p[30:23] >= 8'd144) coord_fixed = p[31] ? 26'h2000000 : 26'h1ffffff;   // PD-18f
      else coord_fixed = p[31] ? -{1'b0, magnitude} : {1'b0, magnitude};
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
  function automatic logic [25:0] coord_round(input logic active, input logic [42:0] product, input logic at_centre);
    logic [41:0] near;
    coord_round = 26'h0;
    if (active) begin
      near = product[42:1] + {41'h0, product[0] && !at_centre};   // PD-128: halves up
      if (near[41:25] != {17{near[41]}}) near[25:0] = {near[41], {25{!near[41]}}};   // PD-18f
      coord_round = {near[25:8], at_centre ? 8'h80 : near[7:0]};   // PD-60
    end
  endfunction

  logic [25:0] rounded;
  assign rounded = coord_round(cut_i, product_i, centre_i);

  logic [25:0] fixed;
  assign fixed = centre_i ? coord_centre(load_i, position_i) : coord_fixed(load_i, position_i);   // PD-18c

  always_ff @(posedge clk_i) begin
    if (load_i) fixed_o <= cut_i ? rounded : fixed;
  end

  // Contract
  `TEX_IDLE(coord_fixed, cut_i, rounded)
endmodule
