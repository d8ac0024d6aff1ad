// SPDX-License-Identifier: Apache-2.0
// Function: Computes the weights of the four texels of a footprint, in sample order, in thirds of 2^-16; they add up to
//   3 * 2^16. On a cube a texel has the weights of all samples that show it, and what is missing beyond a corner is a
//   third of each of the other texels.
// Rules: PD-16b, PD-61, PD-110.
// Model twin: cmodel/function/filter.c, cmodel/arith/linear.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_weights (
    input  logic        active_i,     // 0: weight_o is 0, and nothing is computed
    input  logic [7:0]  s_i,          // in 2^-8 texels beyond the centre of the left texels
    input  logic [7:0]  t_i,          // the same, below the centre of the upper texels
    input  logic [3:0]  corner_i,     // texel k is missing; one at most
    input  logic [7:0]  sample_xor_i, // sample k shows texel k xor this
    output logic [71:0] weight_o      // texel k in bits 18 k + 17 .. 18 k; 0 of the missing one
);
  logic [8:0]  left;
  logic [16:0] across, down, both;
  logic [67:0] of_sample, of_texel;
  logic [16:0] missing;
  always_comb begin
    if (active_i) begin
      of_texel = '0;
      missing = '0;
      left = 9'd256 - {1'b0, s_i};
      // One product; the others follow, because the weights of a column add up to s, those of a row to t.
      both = {9'd0, s_i} * {9'd0, t_i};
      across = {1'b0, s_i, 8'd0} - both;
      down = {1'b0, t_i, 8'd0} - both;
      of_sample = {{left, 8'd0} - down, across, both, down};
      for (int i = 0; i < 4; i++) begin
        for (int k = 0; k < 4; k++) begin
          if ((2'(k) ^ sample_xor_i[2 * k +: 2]) == 2'(i))
            of_texel[17 * i +: 17] = of_texel[17 * i +: 17] + of_sample[17 * k +: 17];
        end
        if (corner_i[i]) missing = of_texel[17 * i +: 17];
      end
      for (int i = 0; i < 4; i++) begin
        weight_o[18 * i +: 18] = corner_i[i] ? 18'd0 : {of_texel[17 * i +: 17], 1'b0}
                                                       + {1'b0, of_texel[17 * i +: 17]} + {1'b0, missing};
      end
    end else begin
      left = '0;
      across = '0;
      down = '0;
      both = '0;
      of_sample = '0;
      of_texel = '0;
      missing = '0;
      weight_o = '0;
    end
  end

  // Contract
  `TEX_IDLE(filter_weights, active_i, weight_o)
endmodule
