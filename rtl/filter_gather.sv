// SPDX-License-Identifier: Apache-2.0
// Function: Gives the weights of the four texels of which a sample of a gather is made, in 2^-8: of the texel that it
//   shows, or, if that is missing at a cube corner, of the other three.
// Rules: PD-125b.
// Model twin: cmodel/function/share.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"

module tex_filter_gather (
    input  logic        active_i,  // 0: the outputs are 0, and nothing is computed
    input  logic [1:0]  shown_i,   // number of the texel that the sample shows
    input  logic        missing_i, // it is missing
    output logic [35:0] weight_o,  // texel k in bits 9 k + 8 .. 9 k
    output logic [3:0]  seen_o     // texel k counts if it is no number, or infinite
);
  // {seen, weights} of the texels.
  function automatic logic [39:0] weights_of(input logic active, input logic [1:0] shown, input logic missing);
    int k;
    weights_of = '0;
    if (active) begin
      for (k = 0; k < 4; k++) begin
        if (!missing) weights_of[9 * k +: 9] = 2'(k) == shown ? 9'd256 : 9'd0;
        else if (2'(k) == (shown ^ 2'd2)) weights_of[9 * k +: 9] = 9'd86;   // in the corner of the face
        else weights_of[9 * k +: 9] = 2'(k) == shown ? 9'd0 : 9'd85;
        weights_of[36 + k] = (2'(k) == shown) != missing;
      end
    end
  endfunction

  logic [39:0] result;
  assign result = weights_of(active_i, shown_i, missing_i);
  assign seen_o = result[39:36];
  assign weight_o = result[35:0];

  // Contract
  `TEX_IDLE(filter_gather, active_i, result)
endmodule
