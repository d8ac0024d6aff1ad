// SPDX-License-Identifier: Apache-2.0
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_result (
    input  logic clk_i,
    input  logic rst_i,
    input  logic in_valid_i,
    output logic in_ready_o,
    input  tex_filter_t in_i,
    output logic out_valid_o,
    input  logic out_ready_i,
    output tex_result_t out_o,
    output logic fault_valid_o,
    output logic [3:0] fault_code_o,
    output logic [4:0] fault_lane_o,
    output logic [5:0] fault_warp_o,
    output logic [2:0] fault_threads_o,
    output logic instruction_done_o
);
endmodule
