// SPDX-License-Identifier: Apache-2.0
// Function: Computes the position in units of 2^-9 texels: a product, of which 12 bits of fraction are dropped.
// Rules: PD-128.
// Model twin: cmodel/function/coord.c.
// Latency: 1 (output register, loaded by load_i).
// Backpressure: none; load_i = 0 holds the output.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_coord_product (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        active_i,     // 0: the output is loaded with zero, and nothing is computed
    input  logic [39:0] cut_i,        // signed, in 2^-21
    input  logic [16:0] size_i,       // texels, 1..65536; ignored for unnormalised coordinates
    input  logic        normalized_i,
    output logic [43:0] product_o     // signed, in 2^-9 texels
);
  function automatic logic [43:0] coord_product(input logic active, input logic [39:0] cut, input logic [16:0] size,
                                                input logic normalized);
    logic [16:0] texels;
    coord_product = 44'd0;
    if (active) begin
      texels = normalized ? size : 17'd1;   // PD-128
      coord_product = 44'(({17'd0, cut[38:0]} * {39'd0, texels} - {cut[39] ? texels : 17'd0, 39'd0}) >> 12);
    end
  endfunction

  logic [43:0] product;
  assign product = coord_product(active_i, cut_i, size_i, normalized_i);

  always_ff @(posedge clk_i) begin
    if (load_i) product_o <= product;
  end

  // Contract
  `TEX_IDLE(coord_product, active_i, product)
endmodule
