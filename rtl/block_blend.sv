// SPDX-License-Identifier: Apache-2.0
// Function: Blends one component between its two endpoints: BC4 in 35ths, exact; BC7 in 64ths, rounded; BC6H in 64ths,
//   rounded, then scaled to the range of a half float. A component that is already decoded is endpoint A with weight 0.
// Rules: PD-84, PD-84b, PD-85; BC7 and BC6H (Direct3D 11.3, 19.5.14 and 19.5.13).
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
    input  logic        half_i,     // the result becomes a half float
    input  logic        signed_i,   // the half float has a sign
    output logic [15:0] code_o
);
  function automatic logic [15:0] blended(input logic active, input logic [16:0] from, input logic [16:0] to,
                                          input logic [6:0] share, input logic of_35, input logic half,
                                          input logic is_signed);
    logic signed [17:0] way;
    logic signed [25:0] start, sum, rounded;
    logic [15:0] magnitude;
    logic [20:0] scaled;
    logic negative;
    blended = '0;
    if (active) begin
      way = $signed({to[16], to}) - $signed({from[16], from});
      start = of_35 ? 26'sd35 * $signed({{9{from[16]}}, from}) : $signed({{3{from[16]}}, from, 6'd32});
      sum = start + $signed({{8{way[17]}}, way}) * $signed({19'h0, share});
      rounded = sum >>> 6;

      // Unsigned: times 31 / 64. Signed: magnitude times 31 / 32. PD-85: -1 becomes +0.
      magnitude = is_signed && rounded[16] ? 16'(-rounded) : 16'(rounded);
      scaled = (21'(magnitude) << 5) - 21'(magnitude);
      negative = rounded[16] && !(&rounded[15:0]);
      blended = of_35 ? 16'(sum) : !half ? 16'(rounded)
              : is_signed ? {negative, 15'(scaled >> 5)} : {1'b0, 15'(scaled >> 6)};
    end
  endfunction

  assign code_o = blended(active_i, a_i, b_i, w_i, ratio_i, half_i, signed_i);

  // Contract
  `TEX_IDLE(block_blend, active_i, code_o)
endmodule
