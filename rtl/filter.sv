// SPDX-License-Identifier: Apache-2.0
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_filter (
    input  logic clk_i,
    input  logic rst_i,
    input  logic in_valid_i,
    output logic in_ready_o,
    input  tex_texel_t in_i,
    output logic out_valid_o,
    input  logic out_ready_i,
    output tex_filter_t out_o
);
endmodule
