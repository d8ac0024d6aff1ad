// SPDX-License-Identifier: Apache-2.0
// tex_pipe: the handshake of one register stage; the payload register stays with the stage.
// Latency 1, throughput 1 a cycle. Ready is combinational from out_ready_i; valid never depends on ready.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_pipe (
    input  logic clk_i,
    input  logic rst_i,
    input  logic able_i,      // the stage can process its input this cycle
    input  logic in_valid_i,
    output logic in_ready_o,
    output logic load_o,      // transfer in: the stage loads its output register at this edge
    output logic out_valid_o,
    input  logic out_ready_i
);
  assign in_ready_o = able_i && (!out_valid_o || out_ready_i);
  assign load_o = in_valid_i && in_ready_o;

  always_ff @(posedge clk_i) begin
    if (rst_i) out_valid_o <= 1'b0;
    else if (load_o) out_valid_o <= 1'b1;
    else if (out_ready_i) out_valid_o <= 1'b0;
  end
endmodule
