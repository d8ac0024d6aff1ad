// SPDX-License-Identifier: Apache-2.0
// Two line caches on the input and output words of clocked.cpp: 32 words each.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  for (genvar n = 0; n < 2; n++) begin : g_cache
    localparam int AT = 1024 * n;
    logic         hit, error, req_valid, fill_start;
    logic [16:0]  extra;
    logic [255:0] data, fill_data;
    logic         filling_q;
    tex_req_t     req;
    assign out_o[AT] = hit;
    assign out_o[AT+2] = req_valid;
    assign out_o[AT+3] = fill_start;
    assign out_o[AT+4] = hit && error;
    assign out_o[AT+5 +: 10] = '0;
    assign out_o[AT+15 +: 17] = hit ? extra : 17'd0;
    assign out_o[AT+32 +: 256] = hit ? data : 256'd0;
    assign out_o[AT+288 +: 64] = req_valid ? 64'(req) : 64'd0;
    assign out_o[AT+352 +: 256] = fill_start || filling_q ? fill_data : 256'd0;
    assign out_o[AT+608 +: 416] = '0;

    // The owner's side: data is there from fill_start_o to fill_done_i.
    always_ff @(posedge clk_i) begin
      filling_q <= !rst_i && (fill_start || (filling_q && !in_i[AT+4]));
    end

    tex_line_cache #(.ENTRIES(n == 0 ? 2 : 8), .ID(n == 0 ? 1 : 0), .EXTRA_W(17)) dut (
        .clk_i, .rst_i, .invalidate_i(in_i[AT]), .lookup_i(in_i[AT+1]), .line_i(in_i[AT+32 +: 43]),
        .hit_o(hit), .miss_o(out_o[AT+1]), .data_o(data), .error_o(error), .extra_o(extra),
        .req_valid_o(req_valid), .req_ready_i(in_i[AT+2]), .req_o(req),
        .rsp_valid_i(in_i[AT+3]), .rsp_i(in_i[AT+96 +: tex_pkg::RSP_BITS]),
        .fill_start_o(fill_start), .fill_data_o(fill_data), .fill_done_i(in_i[AT+4]), .fill_extra_i(in_i[AT+15 +: 17])
    );
  end
endmodule
