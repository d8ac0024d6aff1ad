// SPDX-License-Identifier: Apache-2.0
// tex_filter_norm: the weighted mean of four UNORM or SNORM codes as binary32, exact but for one rounding to nearest even.
// C twin: cmodel/function/linear.c. Combinational: four products, a sum, a division by 2^m - 1 of shifts and additions.
//
// Why it is exact. x / (2^m - 1) is x * 2^-m times (1 + 2^-m) (1 + 2^-2m) (1 + 2^-4m) and so on. Five factors leave 2^-64
// out, and each product loses less than 2^-50 at its end, so that the quotient is too small by less than 2^-46 of itself.
// It is at least 2^-40 from a number at which binary32 rounds: a sum of less than 2^32 over one of 16 bits has no
// closer one, and hits none, as it ends only where the divisor divides the sum, with 17 bits. Such a quotient comes out a
// little too small, and is rounded up to itself; of one bit all are such, and 2^-32 that the factors leave out is little.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_filter_norm (
    input  logic [67:0] code_i,       // sample k in bits 17 k + 16 .. 17 k, two's complement
    input  logic [67:0] weight_i,     // of tex_filter_weights
    input  logic [4:0]  bits_i,       // of a code: UNORM 1..16, SNORM 2..16, whose lowest is that of -1.0
    input  logic        snorm_i,
    input  logic        round16_i,    // the mean becomes a code of 16 bits first
    output logic [31:0] value_o
);
  logic [4:0] places;
  assign places = bits_i - {4'd0, snorm_i};

  // The bits of a magnitude again and again: 16, of which SNORM takes 15.
  function automatic logic [15:0] widened(input logic [15:0] magnitude, input logic [4:0] n, input logic short_one);
    logic [15:0] text;
    text = magnitude << (5'd16 - n);
    text = text | text >> n;
    text = text | text >> {n, 1'b0};
    text = text | text >> {n, 2'b0};
    text = text | text >> {n, 3'b0};
    widened = short_one ? {1'b0, text[15:1]} : text;
  endfunction

  logic [135:0] part;
  for (genvar k = 0; k < 4; k++) begin : g_part
    logic [16:0] code;
    logic [15:0] magnitude, wide;
    logic [33:0] product;
    assign code = code_i[17 * k +: 17];
    assign magnitude = code[16] ? -code[15:0] : code[15:0];
    assign wide = round16_i ? widened(magnitude, places, snorm_i) : magnitude;
    assign product = {18'd0, wide} * {17'd0, weight_i[17 * k +: 17]};
    assign part[34 * k +: 34] = code[16] ? -product : product;
  end

  logic [33:0] sum, size;
  logic [31:0] mean;
  logic [4:0]  m;
  assign sum = (part[33:0] + part[67:34]) + (part[101:68] + part[135:102]);
  assign size = (sum[33] ? -sum : sum) + (round16_i ? 34'h8000 : 34'h0);
  assign mean = {size[31:16], round16_i ? 16'h0 : size[15:0]};
  assign m = round16_i ? {!snorm_i, {4{snorm_i}}} : places;

  // x, 1.31 bits, times 2^n / (2^n - 1), at most 2: two bits before the point.
  function automatic logic [51:0] divided(input logic [31:0] x, input logic [4:0] n);
    logic [51:0] q;
    q = {1'b0, x, 19'd0};
    q = q + (q >> n);
    q = q + (q >> {n, 1'b0});
    q = q + (q >> {n, 2'b0});
    q = q + (q >> {n, 3'b0});
    divided = q + (q >> {n, 4'b0});
  endfunction

  logic [36:0] normal;
  logic [51:0] quotient;
  assign normal = tex_math::normalise(mean);
  assign quotient = divided(normal[31:0], m);

  logic [24:0] kept;   // below the leading one: 23 bits, and the one that rounds
  logic [30:0] pattern;
  assign kept = quotient[51] ? {1'b1, quotient[50:27]} : {1'b0, quotient[49:26]};
  assign pattern = {8'd142 - {3'd0, normal[36:32]} - {3'd0, m} + {7'd0, kept[24]}, kept[23:1]} + {30'd0, kept[0]};
  assign value_o = mean == 32'd0 ? 32'd0 : {sum[33], pattern};

  logic unused;
  assign unused = ^{size[33:32], quotient[25:0]};
endmodule
