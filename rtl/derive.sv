// SPDX-License-Identifier: Apache-2.0
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_derive (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [255:0] tic_i,
    input  logic         gob_width_one_i,
    output logic         done_o,
    output logic [47:0]  level_offset_o,
    output logic [19:0]  recip_w_o,
    output logic [19:0]  recip_h_o
);
endmodule
