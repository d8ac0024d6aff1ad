// SPDX-License-Identifier: Apache-2.0
// Function: Blends one component between its two endpoints: BC4 in 35ths, exact, or as the captured H100 does, in 2^-8
//   of 16 bits, alpha of BC3 in 2^-11; BC7 in 64ths, rounded; BC6H in 64ths, rounded, then scaled to the range of a half
//   float. A component that is already decoded is endpoint A with weight 0.
// Rules: PD-84, PD-84b, PD-85, PD-135, PD-135a; BC7 and BC6H (Direct3D 11.3, 19.5.14 and 19.5.13).
// Model twin: cmodel/arith/block_bc4.c, cmodel/arith/block_bc6h.c, cmodel/arith/block_bc7.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block_blend (
    input  logic        active_i,   // 0: code_o is 0, and nothing is computed
    input  logic [16:0] a_i,        // with sign
    input  logic [16:0] b_i,
    input  logic [6:0]  w_i,        // of endpoint B
    input  logic        ratio_i,    // w_i is in 35ths
    input  logic        nv_i,       // the result is what the captured H100 makes of BC4, or
    input  logic        alpha_i,    // of alpha of BC3
    input  logic        half_i,     // the result becomes a half float
    input  logic        signed_i,   // the half float, BC4 has a sign
    output logic [15:0] code_o
);
  // PD-135: 16 bits of an end: 257 times it; signed, 258 times it, and 1 more from 64 on, 1 less from -64 down.
  function automatic logic signed [25:0] widened(input logic [16:0] v, input logic is_signed);
    logic signed [25:0] more, twice;
    twice = $signed({{16{v[16]}}, v[8:0], 1'b0});
    more = v[16] ? {26{!v[6] || v[5:0] == 6'd0}} : {25'h0, v[6]};
    widened = $signed({v[16], v[16:0], 8'h0}) + (is_signed ? twice + more : $signed({9'h0, v}));
  endfunction

  function automatic logic [15:0] blended(input logic active, input logic [16:0] from, input logic [16:0] to,
                                          input logic [6:0] share, input logic of_35, input logic nv,
                                          input logic alpha, input logic half, input logic is_signed);
    logic signed [17:0] way;
    logic signed [25:0] start, product, sum, rounded;
    logic [14:0] more;
    logic [15:0] magnitude;
    logic [20:0] scaled;
    logic negative;
    blended = '0;
    if (active) begin
      way = $signed({to[16], to}) - $signed({from[16], from});
      product = $signed({{8{way[17]}}, way}) * $signed({19'h0, share});
      start = of_35 ? 26'sd35 * $signed({{9{from[16]}}, from}) : $signed({{3{from[16]}}, from, 6'd32});
      if (nv && !alpha) begin
        start = widened(from, is_signed);
        product = product <<< 2;
      end
      // PD-135a: in 2^-11 the weight is 32 times this one, and 4, 2, 1 more. A 32nd of that is cut: what it is added to
      // is whole.
      if (nv && alpha) begin
        more = share[5] ? way[17:3] : share[4] ? {way[17], way[17:4]} : share[3] ? {{2{way[17]}}, way[17:5]} : 15'd0;
        product = product + $signed({{11{more[14]}}, more});
      end
      sum = start + product;
      rounded = sum >>> 6;

      // Unsigned: times 31 / 64. Signed: magnitude times 31 / 32. PD-85: -1 becomes +0.
      magnitude = is_signed && rounded[16] ? 16'(-rounded) : 16'(rounded);
      scaled = (21'(magnitude) << 5) - 21'(magnitude);
      negative = rounded[16] && !(&rounded[15:0]);
      blended = of_35 || (nv && !alpha) ? 16'(sum) : nv ? {2{rounded[7:0]}} : !half ? 16'(rounded)
              : is_signed ? {negative, 15'(scaled >> 5)} : {1'b0, 15'(scaled >> 6)};
    end
  endfunction

  assign code_o = blended(active_i, a_i, b_i, w_i, ratio_i, nv_i, alpha_i, half_i, signed_i);

  // Contract
  `TEX_IDLE(block_blend, active_i, code_o)
endmodule
