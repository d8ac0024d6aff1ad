// SPDX-License-Identifier: Apache-2.0
// Function: Reads the handle from a register or a constant bank, splits it into texture header index and sampler index,
//   and checks both against the pool limits. Configuration is read in the cycle in which a thread enters; a waiting
//   lookup follows changes.
// Rules: R-TLD4-5, 27..32; R-TXQ-3, 22, 24..26; R-SUST-16, 30; PD-4, PD-95.
// Model twin: cmodel/function/bind.c, cmodel/cycle/bind.c.
// Latency: 1 after the handle line is cached.
// Backpressure: in_ready_o is combinational from out_ready_i, and 0 while the handle line is missing.
// Throughput: one thread a cycle on hits.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_bind #(
    parameter int ENTRIES = tex_pkg::CONST_ENTRIES
) (
    input  logic        clk_i,
    input  logic        rst_i,

    // From csr
    input  tex_regs_t   regs_i,
    input  logic        invalidate_i,

    // From decode
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_decode_t in_i,

    // To and from axi: lines of handles
    output logic        req_valid_o,
    input  logic        req_ready_i,
    output tex_req_t    req_o,
    input  logic        rsp_valid_i,
    input  tex_rsp_t    rsp_i,

    // To header
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_bind_t   out_o
);

  tex_tag_t in_tag;
  tex_op_t  in_op;
  logic     samples; // R-SUST-16: a store has no sampler
  assign in_tag = in_i.tag;
  assign in_op = in_i.op;
  assign samples = tex_pkg::PART_SAMPLER_INDEX[in_op.opcode];

  logic reads, lookup;
  assign reads = in_tag.status == tex_pkg::STATUS_OK && !in_tag.token;
  assign lookup = in_valid_i && reads && !in_i.bindless;

  // ---- Handle ------------------------------------------------------------------------------------------------------
  // R-TLD4-27: a word address in the bank that state selects (R-TLD4-28), modulo 2^48 bytes.
  logic [45:0]  word_address;
  logic         hit, line_error;
  logic [255:0] line_data;
  assign word_address = regs_i.bank_base[47:2] + {33'b0, in_i.index};

  logic         unused_miss, unused_start, unused_extra;
  logic [255:0] unused_data;
  logic         unused;
  assign unused = ^{in_i.illegal, in_i.ndv, in_i.nodep, in_i.hash, in_i.cop,
                    regs_i.header_pool, regs_i.sampler_pool, regs_i.select, regs_i.policy, regs_i.bank_base[1:0]};
  tex_line_cache #(
      .ENTRIES(ENTRIES),
      .ID     (tex_pkg::AXI_ID_CONST),
      .EXTRA_W(1)
  ) u_handles (
      .clk_i,
      .rst_i,
      .invalidate_i,
      .lookup_i    (lookup),
      .line_i      (word_address[45:3]),
      .hit_o       (hit),
      .miss_o      (unused_miss),
      .data_o      (line_data),
      .error_o     (line_error),
      .extra_o     (unused_extra),
      .req_valid_o,
      .req_ready_i,
      .req_o,
      .rsp_valid_i,
      .rsp_i,
      .fill_start_o(unused_start),
      .fill_data_o (unused_data),
      .fill_done_i (1'b1),
      .fill_extra_i(1'b0)
  );

  logic [31:0] handle;
  logic        handle_error;
  assign handle = in_i.bindless ? in_i.handle : line_data[{word_address[2:0], 5'd0} +: 32]; // R-TLD4-5
  assign handle_error = !in_i.bindless && line_error;                                      // PD-95

  // ---- Indices and limits ------------------------------------------------------------------------------------------
  logic [19:0] header_index, sampler_index;
  logic        shows; // handle and indices are known
  logic [3:0]  status;
  assign header_index = handle[tex_pkg::HANDLE_HEADER_LO +: tex_pkg::HANDLE_HEADER_W];     // R-SUST-30
  assign sampler_index = regs_i.via_header ? header_index                                  // R-TLD4-30, R-TXQ-24
                         : {8'b0, handle[tex_pkg::HANDLE_SAMPLER_LO +: tex_pkg::HANDLE_SAMPLER_W]};
  assign shows = reads && !handle_error;
  // PD-4: zeros follow from the status.
  assign status = !reads                                      ? in_tag.status
                  : handle_error                              ? tex_pkg::STATUS_HANDLE_ERROR
                  : {2'b0, header_index} > regs_i.header_max  ? tex_pkg::STATUS_INVALID_HEADER  // R-TLD4-31, R-TXQ-25
                  // R-TLD4-32, R-TXQ-26
                  : samples && sampler_index > regs_i.sampler_max ? tex_pkg::STATUS_INVALID_SAMPLER
                  : tex_pkg::STATUS_OK;

  // ---- Output register ---------------------------------------------------------------------------------------------
  tex_tag_t      tag;
  tex_operands_t operands;
  assign tag.warp = in_tag.warp;
  assign tag.lane = in_tag.lane;
  assign tag.quad_last = in_tag.quad_last;
  assign tag.last = in_tag.last;
  assign tag.token = in_tag.token;
  assign tag.more = in_tag.more;
  assign tag.status = status;

  logic load;
  tex_pipe u_pipe (
      .clk_i,
      .rst_i,
      .able_i(!lookup || hit),
      .in_valid_i,
      .in_ready_o,
      .load_o(load),
      .out_valid_o,
      .out_ready_i
  );

  // Selected here: in always_comb Icarus has no constant selects.
  logic         divergent, ms;
  logic [1:0]   toff;
  logic [2:0]   mode;
  logic [5:0]   query;
  logic [15:0]  array;
  logic [31:0]  off1, off2, s, t, r, lod;
  logic [127:0] data;
  tex_access_t  access;
  assign toff = in_i.toff;
  assign s = in_i.s;
  assign t = in_i.t;
  assign off1 = in_i.off1;
  assign off2 = in_i.off2;
  assign access = in_i.access;
  assign r = in_i.r;
  assign array = in_i.array;
  assign data = in_i.data;
  assign query = in_i.query;
  assign lod = in_i.lod;
  assign ms = in_i.ms;
  assign mode = in_i.mode;
  assign divergent = in_i.divergent;
  always_comb begin // of a thread that leaves, else 0
    if (load) begin
      operands.toff = toff;
      operands.s = s;
      operands.t = t;
      operands.off1 = off1;
      operands.off2 = off2;
      operands.access = access;
      operands.r = r;
      operands.array = array;
      operands.data = data;
      operands.query = query;
      operands.lod = lod;
      operands.ms = ms;
      operands.mode = mode;
      operands.divergent = divergent;
    end else begin
      operands = '0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (load) begin
      out_o.tag <= tag;
      out_o.op <= in_i.op;
      out_o.handle <= shows ? handle : '0;
      out_o.header_index <= shows ? header_index : '0;
      out_o.sampler_index <= shows ? sampler_index : '0;
      out_o.param <= in_i.param;
      out_o.dc <= in_i.dc;
      out_o.dref <= in_i.dref;
      out_o.operands <= operands;
      out_o.quad <= in_i.quad;
    end
  end

  // Contract
  `TEX_HANDSHAKE(bind_req, req_valid_o, req_ready_i, req_o)
  `TEX_HANDSHAKE(bind, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(bind, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)

endmodule
