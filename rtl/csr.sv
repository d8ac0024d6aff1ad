// SPDX-License-Identifier: Apache-2.0
// Function: AXI4-Lite registers: configuration in force, invalidation, fault record, event counters (rtl/defs/csr.tsv).
//   A register changes at the edge of the write; a read gives the value before its edge.
// Rules: R-TLD4-28, 30..32; PD-90, 95.
// Model twin: cmodel/cycle/csr.c.
// Latency: 1 to the write response; 1 to read data.
// Backpressure: each channel takes no request while its response waits; a write needs address and data in one cycle.
// Throughput: a write and a read every second cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_csr (
    input  logic        clk_i,
    input  logic        rst_i,

    // AXI4-Lite
    input  logic        aw_valid_i,
    output logic        aw_ready_o,
    input  tex_axil_a_t aw_i,
    input  logic        w_valid_i,
    output logic        w_ready_o,
    input  tex_axil_w_t w_i,
    output logic        b_valid_o,
    input  logic        b_ready_i,
    output tex_axil_b_t b_o,
    input  logic        ar_valid_i,
    output logic        ar_ready_o,
    input  tex_axil_a_t ar_i,
    output logic        r_valid_o,
    input  logic        r_ready_i,
    output tex_axil_r_t r_o,

    // To the stages
    output tex_regs_t   regs_o,
    output tex_fault_t  fault_o,
    output logic        invalidate_l1_o,    // CTRL bit 0 is written at this edge
    output logic        invalidate_lines_o, // CTRL bit 1

    // From result, with the transfer of a beat that has faults
    input  logic        fault_valid_i,
    input  logic [3:0]  fault_code_i,
    input  logic [4:0]  fault_lane_i,
    input  logic [5:0]  fault_warp_i,
    input  logic [6:0]  fault_threads_i,

    // Events at this edge: bit n counts in the n-th COUNT register
    input  logic [7:0]  events_i,

    // Stores: a beat of surface is transferred; threads that store, write beats, error responses of writes
    input  logic         surface_i,
    input  tex_surface_t access_i,
    input  logic [2:0]   store_events_i,
    output tex_trap_t    trap_o
);

  // ---- Write -------------------------------------------------------------------------------------------------------
  logic        write, write_ctrl, write_clear, write_trap_clear, write_config;
  logic [9:0]  write_at; // bits 11:2 of the offset
  logic [11:0] write_offset;
  logic [31:0] write_data;
  logic [3:0]  strobe;
  assign write = aw_valid_i && w_valid_i && !b_valid_o;
  assign aw_ready_o = write;
  assign w_ready_o = write;
  assign write_at = aw_i.addr[11:2];
  assign write_offset = {write_at, 2'b00};
  assign write_data = w_i.data;
  assign strobe = w_i.strb;
  assign write_ctrl = write_offset == tex_pkg::CSR_CTRL;
  assign write_clear = write_offset == tex_pkg::CSR_FAULT_CLEAR;
  assign write_trap_clear = write_offset == tex_pkg::CSR_TRAP_CLEAR;
  assign invalidate_l1_o = write && write_ctrl && strobe[0] && write_data[0];
  assign invalidate_lines_o = write && write_ctrl && strobe[0] && write_data[1];

  logic [1:0] b_resp_q;
  assign b_o.resp = b_resp_q;
  always_ff @(posedge clk_i) begin
    if (rst_i) b_valid_o <= 1'b0;
    else b_valid_o <= write || (b_valid_o && !b_ready_i);
  end
  always_ff @(posedge clk_i) begin
    if (write) begin
      b_resp_q <= write_config || write_ctrl || write_clear || write_trap_clear ? tex_pkg::RESP_OKAY
                                                                                : tex_pkg::RESP_SLVERR;
    end
  end

  // ---- Configuration -----------------------------------------------------------------------------------------------
  logic [31:0] header_pool_lo_q, sampler_pool_lo_q;
  logic [15:0] header_pool_hi_q, sampler_pool_hi_q;
  logic [21:0] header_max_q;
  logic [19:0] sampler_max_q;
  logic        via_header_q;
  tex_policy_t policy_q;
  logic [4:0]  select_q;

  // The addressed register with the enabled bytes replaced.
  logic [31:0] enable, write_old, written;
  assign enable = {{8{strobe[3]}}, {8{strobe[2]}}, {8{strobe[1]}}, {8{strobe[0]}}};
  assign written = (write_old & ~enable) | (write_data & enable);

  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      header_pool_lo_q <= '0;
      header_pool_hi_q <= '0;
      header_max_q <= '0;
      sampler_pool_lo_q <= '0;
      sampler_pool_hi_q <= '0;
      sampler_max_q <= '0;
      via_header_q <= 1'b0;
      select_q <= '0;
      policy_q <= '0;
    end else if (write) begin
      case (write_offset)
        tex_pkg::CSR_HEADER_POOL_LO:  header_pool_lo_q <= written;
        tex_pkg::CSR_HEADER_POOL_HI:  header_pool_hi_q <= written[15:0];
        tex_pkg::CSR_HEADER_MAX:      header_max_q <= written[21:0];
        tex_pkg::CSR_SAMPLER_POOL_LO: sampler_pool_lo_q <= written;
        tex_pkg::CSR_SAMPLER_POOL_HI: sampler_pool_hi_q <= written[15:0];
        tex_pkg::CSR_SAMPLER_MAX:     sampler_max_q <= written[19:0];
        tex_pkg::CSR_BINDING:         via_header_q <= written[0];
        tex_pkg::CSR_SELECT:          select_q <= written[4:0];
        tex_pkg::CSR_POLICY:          policy_q <= written[tex_pkg::POLICY_BITS-1:0];
        default: ;
      endcase
    end
  end

  // A bank base reads 0 until it is written after reset, so the memories need no reset.
  logic [31:0] bank_lo_mem [tex_pkg::CONST_BANKS];
  logic [15:0] bank_hi_mem [tex_pkg::CONST_BANKS];
  logic [31:0] bank_lo_used_q, bank_hi_used_q;
  logic [4:0]  write_bank, read_bank;
  logic [47:0] write_bank_old, read_bank_value, bank_base;
  logic        bank_lo_write, bank_hi_write;
  assign write_bank = write_at[5:1];
  assign bank_lo_write = write && write_at[9:6] == tex_pkg::CSR_CONST_BASE_LO[11:8] && !write_at[0];
  assign bank_hi_write = write && write_at[9:6] == tex_pkg::CSR_CONST_BASE_HI[11:8] && write_at[0];
  assign write_bank_old = {bank_hi_used_q[write_bank] ? bank_hi_mem[write_bank] : 16'd0,
                           bank_lo_used_q[write_bank] ? bank_lo_mem[write_bank] : 32'd0};
  assign read_bank_value = {bank_hi_used_q[read_bank] ? bank_hi_mem[read_bank] : 16'd0,
                            bank_lo_used_q[read_bank] ? bank_lo_mem[read_bank] : 32'd0};
  assign bank_base = {bank_hi_used_q[select_q] ? bank_hi_mem[select_q] : 16'd0,
                      bank_lo_used_q[select_q] ? bank_lo_mem[select_q] : 32'd0};
  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      bank_lo_used_q <= '0;
      bank_hi_used_q <= '0;
    end else begin
      if (bank_lo_write) bank_lo_used_q[write_bank] <= 1'b1;
      if (bank_hi_write) bank_hi_used_q[write_bank] <= 1'b1;
    end
  end
  always_ff @(posedge clk_i) begin
    if (bank_lo_write) bank_lo_mem[write_bank] <= written;
    if (bank_hi_write) bank_hi_mem[write_bank] <= written[15:0];
  end

  assign regs_o.header_pool = {header_pool_hi_q, header_pool_lo_q};    // R-TLD4-31
  assign regs_o.header_max = header_max_q;
  assign regs_o.sampler_pool = {sampler_pool_hi_q, sampler_pool_lo_q}; // R-TLD4-32
  assign regs_o.sampler_max = sampler_max_q;
  assign regs_o.via_header = via_header_q;                             // R-TLD4-30
  assign regs_o.select = select_q;                                     // R-TLD4-28
  assign regs_o.bank_base = bank_base;
  assign regs_o.policy = policy_q;

  tex_csr_config u_write (
      .at_i     (write_at),
      .regs_i   (regs_o),
      .bank_i   (write_bank_old),
      .present_o(write_config),
      .value_o  (write_old)
  );

  // ---- Fault record (PD-95) ----------------------------------------------------------------------------------------
  logic        fault_valid_q, clear;
  logic [3:0]  fault_code_q;
  logic [5:0]  fault_warp_q;
  logic [4:0]  fault_lane_q;
  logic [15:0] fault_count_q;
  logic [16:0] fault_sum;
  assign clear = write && write_clear;
  assign fault_sum = {1'b0, fault_count_q} + {10'b0, fault_threads_i};
  always_ff @(posedge clk_i) begin
    if (rst_i || clear) begin
      fault_valid_q <= 1'b0;
      fault_code_q <= '0;
      fault_warp_q <= '0;
      fault_lane_q <= '0;
      fault_count_q <= '0;
    end else if (fault_valid_i) begin
      fault_valid_q <= 1'b1;
      fault_count_q <= fault_sum[16] ? 16'hffff : fault_sum[15:0];
      if (!fault_valid_q) begin
        fault_code_q <= fault_code_i;
        fault_warp_q <= fault_warp_i;
        fault_lane_q <= fault_lane_i;
      end
    end
  end
  assign fault_o.valid = fault_valid_q;
  assign fault_o.code = fault_code_q;
  assign fault_o.warp = fault_warp_q;
  assign fault_o.lane = fault_lane_q;
  assign fault_o.count = fault_count_q;

  // ---- Event counters ----------------------------------------------------------------------------------------------
  logic [255:0] counters;
  for (genvar n = 0; n < 8; n++) begin : g_counter
    logic [31:0] count_q;
    always_ff @(posedge clk_i) begin
      if (rst_i) count_q <= '0;
      else if (events_i[n]) count_q <= count_q + 32'd1;
    end
    assign counters[32*n +: 32] = count_q;
  end

  // ---- Stores ------------------------------------------------------------------------------------------------------
  logic [9:0]  read_at; // bits 11:2 of the offset
  logic        read_stores;
  logic [31:0] stores_value;
  tex_csr_stores u_stores (
      .clk_i,
      .rst_i,
      .surface_i,
      .access_i,
      .events_i (store_events_i),
      .clear_i  (write && write_trap_clear),
      .trap_o,
      .at_i     (read_at),
      .present_o(read_stores),
      .value_o  (stores_value)
  );

  // ---- Read --------------------------------------------------------------------------------------------------------
  logic        read, read_config, read_counter, read_only, read_write_only, read_present;
  logic [11:0] read_offset;
  logic [31:0] config_value, read_value, fault_value;
  assign read = ar_valid_i && !r_valid_o;
  assign ar_ready_o = !r_valid_o;
  assign read_at = ar_i.addr[11:2];
  assign read_offset = {read_at, 2'b00};
  assign read_bank = read_at[5:1];

  tex_csr_config u_read (
      .at_i     (read_at),
      .regs_i   (regs_o),
      .bank_i   (read_bank_value),
      .present_o(read_config),
      .value_o  (config_value)
  );

  assign fault_value = {16'b0, fault_lane_q, fault_warp_q, fault_code_q, fault_valid_q};
  assign read_counter = read_at[9:3] == tex_pkg::CSR_COUNT_INSTRUCTIONS[11:5];
  assign read_only = read_offset == tex_pkg::CSR_ID || read_offset == tex_pkg::CSR_DEFS_HASH
                     || read_offset == tex_pkg::CSR_FAULT || read_offset == tex_pkg::CSR_FAULT_COUNT;
  assign read_write_only = read_offset == tex_pkg::CSR_CTRL || read_offset == tex_pkg::CSR_FAULT_CLEAR
                           || read_offset == tex_pkg::CSR_TRAP_CLEAR;
  assign read_present = read_config || read_counter || read_stores || read_only || read_write_only;
  assign read_value = read_config                                 ? config_value
                      : read_stores                               ? stores_value
                      : read_counter                              ? counters[{read_at[2:0], 5'd0} +: 32]
                      : read_offset == tex_pkg::CSR_ID            ? tex_pkg::ID_VALUE
                      : read_offset == tex_pkg::CSR_DEFS_HASH     ? tex_pkg::DEFS_HASH
                      : read_offset == tex_pkg::CSR_FAULT         ? fault_value
                      : read_offset == tex_pkg::CSR_FAULT_COUNT   ? {16'b0, fault_count_q} : 32'd0;

  logic [31:0] r_data_q;
  logic [1:0]  r_resp_q;
  assign r_o.data = r_data_q;
  assign r_o.resp = r_resp_q;
  always_ff @(posedge clk_i) begin
    if (rst_i) r_valid_o <= 1'b0;
    else r_valid_o <= read || (r_valid_o && !r_ready_i);
  end
  always_ff @(posedge clk_i) begin
    if (read) begin
      r_data_q <= read_value;
      r_resp_q <= read_present ? tex_pkg::RESP_OKAY : tex_pkg::RESP_SLVERR;
    end
  end

  logic unused;
  assign unused = ^{aw_i.addr[1:0], ar_i.addr[1:0]};

  // Contract
  `TEX_HANDSHAKE(axil_b, b_valid_o, b_ready_i, b_o)
  `TEX_HANDSHAKE(axil_r, r_valid_o, r_ready_i, r_o)
  `TEX_KNOWN(aw_ready, 1'b1, aw_ready_o)
  `TEX_KNOWN(w_ready, 1'b1, w_ready_o)
  `TEX_KNOWN(ar_ready, 1'b1, ar_ready_o)
  `TEX_LATENCY(axil_b, 1, write, 1'b1, b_valid_o)
  `TEX_LATENCY(axil_r, 1, read, 1'b1, r_valid_o)
  `TEX_ALWAYS(fault_threads, !fault_valid_i || (fault_threads_i >= 7'd1 && fault_threads_i <= 7'd64))

endmodule
