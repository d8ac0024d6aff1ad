// SPDX-License-Identifier: Apache-2.0
// Ports of tex_csr on the input and output words of clocked.cpp. Counters are set, and shown, by their names inside.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  tex_axil_b_t b;
  tex_axil_r_t r;
  tex_regs_t   regs;
  tex_fault_t  fault;
  logic        b_valid, r_valid;
  assign out_o[9:8] = b_valid ? b.resp : 2'd0;
  assign out_o[11:10] = r_valid ? r.resp : 2'd0;
  assign out_o[2] = b_valid;
  assign out_o[4] = r_valid;
  assign {out_o[7], out_o[31:12]} = '0;
  assign out_o[63:32] = r_valid ? r.data : 32'd0;
  assign out_o[64+tex_pkg::REGS_BITS-1:64] = regs;
  assign out_o[319:64+tex_pkg::REGS_BITS] = '0;
  assign out_o[320 +: tex_pkg::FAULT_BITS] = fault;
  assign out_o[383:320+tex_pkg::FAULT_BITS] = '0;
  assign out_o[928 +: 128] = 128'(trap);
  assign out_o[2047:1056] = '0;
  tex_trap_t    trap;
  tex_surface_t surface;
  tex_tag_t     tag;
  assign tag.warp = in_i[272:267];
  assign tag.lane = in_i[277:273];
  assign {tag.quad_last, tag.last, tag.token, tag.status, tag.more} = '0;
  assign surface.op = '0;
  assign surface.offset = '0;
  assign surface.row = '0;
  assign surface.slice = '0;
  assign surface.level_layout = '0;
  assign surface.volume = '0;
  assign surface.fmt = '0;
  assign surface.access = '0;
  assign surface.data = '0;
  assign surface.tag = tag;
  assign surface.action = in_i[263:260];
  assign surface.axis = in_i[265:264];
  assign surface.misaligned = in_i[266];
  assign surface.at = in_i[383:288];

  tex_csr dut (
      .clk_i, .rst_i,
      .aw_valid_i(in_i[0]), .aw_ready_o(out_o[0]), .aw_i(in_i[43:32]),
      .w_valid_i(in_i[1]), .w_ready_o(out_o[1]), .w_i({in_i[99:96], in_i[95:64]}),
      .b_valid_o(b_valid), .b_ready_i(in_i[2]), .b_o(b),
      .ar_valid_i(in_i[3]), .ar_ready_o(out_o[3]), .ar_i(in_i[139:128]),
      .r_valid_o(r_valid), .r_ready_i(in_i[4]), .r_o(r),
      .regs_o(regs), .fault_o(fault), .invalidate_l1_o(out_o[5]), .invalidate_lines_o(out_o[6]),
      .fault_valid_i(in_i[5]), .fault_code_i(in_i[9:6]), .fault_lane_i(in_i[14:10]), .fault_warp_i(in_i[20:15]),
      .fault_threads_i({4'd0, in_i[23:21]}), .events_i(in_i[31:24]),
      .surface_i(in_i[256]), .access_i(surface), .store_events_i(in_i[259:257]), .trap_o(trap)
  );

  // No event and no reset comes with a load.
  for (genvar n = 0; n < 8; n++) begin : g_load
    always_ff @(posedge clk_i) begin
      if (!rst_i && in_i[160+n]) dut.g_counter[n].count_q <= in_i[223:192];
    end
    assign out_o[384+32*n +: 32] = dut.g_counter[n].count_q;
  end
  for (genvar n = 0; n < 9; n++) begin : g_store_load
    always_ff @(posedge clk_i) begin
      if (!rst_i && in_i[278+n]) dut.u_stores.g_counter[n].count_q <= in_i[223:192];
    end
    assign out_o[640+32*n +: 32] = dut.u_stores.g_counter[n].count_q;
  end
  always_ff @(posedge clk_i) begin
    if (!rst_i && in_i[168]) dut.fault_count_q <= in_i[207:192];
  end
endmodule
