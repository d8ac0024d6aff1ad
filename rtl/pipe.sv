// SPDX-License-Identifier: Apache-2.0
// Function: Handshake of one register stage; the stage holds the payload register.
// Rules: none.
// Model twin: none; cmodel/cycle/pipe.c models whole stages.
// Latency: 1.
// Backpressure: in_ready_o is combinational from able_i and out_ready_i; out_valid_o never depends on ready.
// Throughput: one beat a cycle.
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
