// SPDX-License-Identifier: Apache-2.0
// Function: Gives each sample its texel, one component of it. The texel that is missing at a cube corner is the mean of
//   the other three; of whole numbers it is the one diagonal to it, or their sum with the weights 86, 85, 85 of 256.
// Rules: PD-16b, PD-17b, PD-110, PD-125b.
// Model twin: cmodel/function/filter.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_corner (
    input  logic         active_i,     // 0: no mean is computed; nothing at all without weighs_i too
    input  logic         whole_i,      // whole numbers are not averaged
    input  logic         weighs_i,     // they are added up with weights in 2^-8
    input  logic [3:0]   corner_i,     // texel k is missing
    input  logic [7:0]   sample_xor_i, // sample k shows texel k xor this
    input  logic [127:0] texel_i,
    output logic [127:0] sample_o
);
  // PD-17b: for the texel beyond a corner, a is diagonal, b is in the row of a, c in its own row. One corner at most.
  logic        shows;
  logic [31:0] a, b, c, mean, made;
  assign shows = active_i || weighs_i;
  always_comb begin
    if (shows) begin
      a = 32'h0;
      b = 32'h0;
      c = 32'h0;
      for (int k = 0; k < 4; k++) begin
        if (corner_i[k]) begin
          a = texel_i[32 * (k ^ 2) +: 32];
          b = texel_i[32 * (k ^ 3) +: 32];
          c = texel_i[32 * (k ^ 1) +: 32];
        end
      end
    end else begin
      a = 32'h0;
      b = 32'h0;
      c = 32'h0;
    end
  end
  tex_filter_mean u_mean (.active_i(active_i && corner_i != 4'd0), .a_i(a), .b_i(b), .c_i(c), .mean_o(mean));

  // PD-125b: (86 a + 85 b + 85 c) / 256, cut.
  function automatic logic [31:0] weighed(input logic active, input logic [31:0] one, input logic [31:0] two,
                                          input logic [31:0] three);
    logic [39:0] sum;
    weighed = 32'h0;
    if (active) begin
      sum = {8'h0, one} + {8'h0, two} + {8'h0, three};
      sum = (sum << 6) + (sum << 4) + (sum << 2) + sum + {8'h0, one};
      weighed = sum[39:8];
    end
  endfunction
  logic [31:0] cut;
  logic [1:0]  from; // PD-16b
  assign cut = weighed(weighs_i && corner_i != 4'd0, a, b, c);
  assign made = whole_i ? (weighs_i ? cut : a) : mean;

  always_comb begin
    if (shows) begin
      for (int k = 0; k < 4; k++) begin
        from = 2'(k) ^ sample_xor_i[2 * k +: 2];
        sample_o[32 * k +: 32] = corner_i[from] ? made : texel_i[{from, 5'h0} +: 32];
      end
    end else begin
      from = 2'd0;
      sample_o = '0;
    end
  end

  // Contract
  `TEX_IDLE(filter_corner, active_i || weighs_i, sample_o)
endmodule
