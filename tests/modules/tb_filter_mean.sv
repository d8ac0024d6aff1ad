// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_mean on the operand and result words of main.cpp, with the register that it has in its stage.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic [31:0] mean, mean_q;
  assign result_o = {224'h0, mean_q};
  tex_filter_mean dut (
      .active_i(1'b1), .a_i(operand_i[31:0]), .b_i(operand_i[63:32]), .c_i(operand_i[95:64]), .mean_o(mean)
  );
  always_ff @(posedge clk_i) begin
    if (start_i) mean_q <= mean;
  end
endmodule
