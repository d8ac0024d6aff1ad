// SPDX-License-Identifier: Apache-2.0
// Function: Computes the position in texels, one binary32 product rounded to nearest even. The size is normalised
//   first, so that the product needs a shift of one bit at most. The product is never denormal (size >= 1); it may
//   overflow to infinity.
// Rules: PD-18a, PD-18b.
// Model twin: cmodel/function/coord.c.
// Latency: 1 (output register, loaded by load_i).
// Backpressure: none; load_i = 0 holds the output.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_coord_position (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic [31:0] reduced_i,    // binary32, never denormal, NaN or infinite
    input  logic [16:0] size_i,       // texels, 1..65536; ignored for unnormalised coordinates
    input  logic        normalized_i,
    output logic [31:0] position_o
);
  function automatic logic [31:0] coord_position(input logic active, input logic [31:0] s, input logic [16:0] size);
    logic [36:0] normal;
    logic [4:0] k;
    logic [40:0] product;
    logic [8:0] exponent;
    logic [22:0] kept;   // below the leading one
    logic up;
    logic [31:0] packed_value;
    coord_position = 32'h0;
    if (active) begin
      normal = tex_math::normalise({size[15:0], 16'h0});   // 65536 has nothing below its top bit
      k = size[16] ? 5'd16 : {1'b0, ~normal[35:32]};
      product = {17'h0, 1'b1, s[22:0]} * {24'h0, size[16] ? 17'h10000 : {normal[31:16], 1'b0}};
      exponent = {1'b0, s[30:23]} + {4'h0, k} + {8'h0, product[40]};
      kept = product[40] ? product[39:17] : product[38:16];
      up = product[40] ? product[16] && (product[17] || product[15:0] != 16'h0)
                       : product[15] && (product[16] || product[14:0] != 15'h0);
      packed_value = {exponent, kept} + {31'h0, up};
      if (s[30:0] == 31'h0) coord_position = s;
      else if (packed_value[31:23] >= 9'd255) coord_position = {s[31], 31'(tex_pkg::F32_INF)};
      else coord_position = {s[31], packed_value[30:0]};
    end
  endfunction

  logic [31:0] scaled;
  assign scaled = coord_position(load_i && normalized_i, reduced_i, size_i);

  always_ff @(posedge clk_i) begin
    if (load_i) position_o <= normalized_i ? scaled : reduced_i;   // PD-18a, PD-18b
  end
endmodule
