// SPDX-License-Identifier: Apache-2.0
// Function: Passes the answer of the path that is next to stage result. Answers leave in the order in which tex_order
//   sent the beats.
// Rules: none.
// Model twin: cmodel/cycle/result.c.
// Latency: 0 (combinational).
// Backpressure: out_ready_i goes to the selected path; the others wait in the last register of their path.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_join #(
    parameter int PATHS = tex_pkg::PATHS
) (
    // From tex_order
    input  logic                                  head_valid_i,
    input  logic [tex_pkg::PATH_CODE_BITS-1:0]    head_i,
    output logic                                  head_take_o,
    // From the last stage of each path
    input  logic [PATHS-1:0]                      end_valid_i,
    output logic [PATHS-1:0]                      end_ready_o,
    input  logic [PATHS*tex_pkg::ANSWER_BITS-1:0] end_i,
    // To result
    output logic                                  out_valid_o,
    input  logic                                  out_ready_i,
    output tex_answer_t                           out_o
);

  localparam int W = tex_pkg::PATH_CODE_BITS;
  localparam int BITS = tex_pkg::ANSWER_BITS;

  // With no answer outstanding it selects the first path.
  logic [W-1:0]     path;
  logic [PATHS-1:0] chosen;
  assign path = head_valid_i ? head_i : '0;
  for (genvar p = 0; p < PATHS; p++) begin : g_path
    assign chosen[p] = path == W'(p);
  end
  assign out_valid_o = |(chosen & end_valid_i);
  assign end_ready_o = chosen & {PATHS{out_ready_i}};
  assign head_take_o = out_valid_o && out_ready_i;

  always_comb begin
    out_o = '0;
    for (int p = 0; p < PATHS; p++) begin
      if (chosen[p]) out_o = end_i[p*BITS +: BITS];
    end
  end

endmodule
