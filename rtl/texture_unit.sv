// SPDX-License-Identifier: Apache-2.0
// Function: The texture unit: the stages in pipeline order, and the probe of every boundary between them. One warp
//   instruction is a header beat and eight quad beats on `issue`; answers are quad beats on `result`. `probe` has no
//   port: it is read by name.
// Rules: PD-96 (the AXI4 master).
// Model twin: cmodel/tex_model.h (struct tex_frame is the probe).
// Latency: the sum of the stages of a path (rtl/README.md).
// Backpressure: stage by stage, from result_ready_i to issue_ready_o; read data and write responses are always taken.
// Throughput: one thread a cycle on hits.
`timescale 1ns/1ps
`include "tex_defs.svh"
`include "tex_assert.svh"

module texture_unit #(
    parameter int L1_SETS = tex_pkg::L1_SETS,
    parameter int L1_WAYS = tex_pkg::L1_WAYS,
    parameter int L1_IDS = tex_pkg::L1_IDS,
    parameter int L1_OUTSTANDING = tex_pkg::L1_OUTSTANDING,
    parameter int L1_FIFO = tex_pkg::L1_FIFO,
    parameter int CONST_ENTRIES = tex_pkg::CONST_ENTRIES,
    parameter int HEADER_ENTRIES = tex_pkg::HEADER_ENTRIES,
    parameter int SAMPLER_ENTRIES = tex_pkg::SAMPLER_ENTRIES,
    parameter int TEX_BC = tex_pkg::BC,
    parameter int TEX_ANISO = tex_pkg::ANISO
) (
`include "tex_ports.svh"
);

  // Each boundary of rtl/defs/boundaries.tsv: valid, ready and payload, by its name (`bind` is a keyword: bind_). Those
  // at the ports come from rtl/defs/ports.tsv.
`include "tex_pins.svh"
  tex_regs_t    regs;
  tex_fault_t   fault;
  tex_trap_t    trap;
  logic         decode_valid, decode_ready;
  tex_decode_t  decode;
  logic         bind_req_valid, bind_req_ready;
  tex_req_t     bind_req;
  logic         bind_valid, bind_ready;
  tex_bind_t    bind_;
  logic         header_req_valid, header_req_ready;
  tex_req_t     header_req;
  logic         sampler_req_valid, sampler_req_ready;
  tex_req_t     sampler_req;
  logic         header_valid, header_ready;
  tex_header_t  header;
  tex_quad_t    header_quad;
  logic         lod_valid, lod_ready;
  tex_lod_t     lod;
  logic         coord_valid, coord_ready;
  tex_coord_t   coord;
  logic         wrap_valid, wrap_ready;
  tex_wrap_t    wrap;
  logic         address_valid, address_ready;
  tex_address_t address;
  logic         lookup_req_valid, lookup_req_ready;
  tex_req_t     lookup_req;
  logic [3:0]   lookup_req_id;
  logic         lookup_valid, lookup_ready;
  tex_lookup_t  lookup;
  logic         axi_rsp_valid;
  tex_rsp_t     axi_rsp;
  logic         fill_valid;
  tex_fill_t    fill;
  logic         cache_valid, cache_ready, block_valid, block_ready;
  tex_cache_t   cache;
  tex_block_t   block;
  logic         texel_valid, texel_ready;
  tex_texel_t   texel;
  logic         filter_valid, filter_ready;
  tex_filter_t  filter;
  logic         query_valid, query_ready;
  tex_query_t   query;
  logic         surface_valid, surface_ready;
  tex_surface_t surface;
  logic         convert_valid, convert_ready;
  tex_convert_t convert;
  logic         store_valid, store_ready;
  tex_store_t   store;
  logic         load_req_valid, load_req_ready;
  tex_req_t     load_req;
  logic         load_valid, load_ready;
  tex_load_t    load;
  logic         deliver_valid, deliver_ready;
  tex_deliver_t deliver;

  // ---- Configuration -----------------------------------------------------------------------------------------------
  logic       invalidate_l1, invalidate_lines;
  logic       fault_event_valid, instruction_done, axi_error;
  logic [3:0] fault_code;
  logic [4:0] fault_lane;
  logic [5:0] fault_warp;
  logic [6:0] fault_threads;
  logic [7:0] events;
  tex_tag_t   decode_tag;
  assign decode_tag = decode.tag;
  assign events[0] = instruction_done;
  assign events[1] = decode_valid && decode_ready && !decode_tag.token;
  assign events[2] = bind_req_valid && bind_req_ready;
  assign events[3] = header_req_valid && header_req_ready;
  assign events[4] = sampler_req_valid && sampler_req_ready;
  assign events[5] = lookup_valid && lookup_ready;
  assign events[6] = lookup_req_valid && lookup_req_ready;
  assign events[7] = axi_error;
  logic [2:0] store_events;
  assign store_events[0] = convert_valid && convert_ready && convert.action == tex_pkg::ACTION_STORE;
  assign store_events[1] = m_axi_wvalid_o && m_axi_wready_i;
  assign store_events[2] = m_axi_bvalid_i && m_axi_bready_o && axi_b.resp[1];

  tex_csr u_csr (
      .clk_i,
      .rst_i,
      .aw_valid_i        (s_axil_awvalid_i),
      .aw_ready_o        (s_axil_awready_o),
      .aw_i              (axil_aw),
      .w_valid_i         (s_axil_wvalid_i),
      .w_ready_o         (s_axil_wready_o),
      .w_i               (axil_w),
      .b_valid_o         (s_axil_bvalid_o),
      .b_ready_i         (s_axil_bready_i),
      .b_o               (axil_b),
      .ar_valid_i        (s_axil_arvalid_i),
      .ar_ready_o        (s_axil_arready_o),
      .ar_i              (axil_ar),
      .r_valid_o         (s_axil_rvalid_o),
      .r_ready_i         (s_axil_rready_i),
      .r_o               (axil_r),
      .regs_o            (regs),
      .fault_o           (fault),
      .invalidate_l1_o   (invalidate_l1),
      .invalidate_lines_o(invalidate_lines),
      .fault_valid_i     (fault_event_valid),
      .fault_code_i      (fault_code),
      .fault_lane_i      (fault_lane),
      .fault_warp_i      (fault_warp),
      .fault_threads_i   (fault_threads),
      .events_i          (events),
      .surface_i         (surface_valid && surface_ready),
      .access_i          (surface),
      .store_events_i    (store_events),
      .trap_o            (trap)
  );

  // ---- Stages ------------------------------------------------------------------------------------------------------
  tex_decode u_decode (
      .clk_i,
      .rst_i,
      .in_valid_i (issue_valid_i),
      .in_ready_o (issue_ready_o),
      .in_i       (issue),
      .out_valid_o(decode_valid),
      .out_ready_i(decode_ready),
      .out_o      (decode)
  );

  tex_policy_t policy;
  assign policy = regs.policy;

  tex_bind #(
      .ENTRIES(CONST_ENTRIES)
  ) u_bind (
      .clk_i,
      .rst_i,
      .regs_i      (regs),
      .invalidate_i(invalidate_lines),
      .in_valid_i  (decode_valid),
      .in_ready_o  (decode_ready),
      .in_i        (decode),
      .req_valid_o (bind_req_valid),
      .req_ready_i (bind_req_ready),
      .req_o       (bind_req),
      .rsp_valid_i (axi_rsp_valid),
      .rsp_i       (axi_rsp),
      .out_valid_o (bind_valid),
      .out_ready_i (bind_ready),
      .out_o       (bind_)
  );

  logic        record_valid;
  logic [7:0]  record_entry;
  logic [3:0]  record_level;
  logic [38:0] record_offset;
  logic        records_used, recip_valid;
  logic [3:0]  recip_level;
  logic [19:0] recip_w, recip_h, recip_d;
  tex_header #(
      .HEADER_ENTRIES (HEADER_ENTRIES),
      .SAMPLER_ENTRIES(SAMPLER_ENTRIES),
      .TEX_BC         (TEX_BC)
  ) u_header (
      .clk_i,
      .rst_i,
      .regs_i             (regs),
      .gob_width_one_i    (policy.gob_width_one),
      .srgb_float8_i      (policy.srgb_float8),
      .border_texel_i     (policy.border_texel),
      .invalidate_i       (invalidate_lines),
      .in_valid_i         (bind_valid),
      .in_ready_o         (bind_ready),
      .in_i               (bind_),
      .header_req_valid_o (header_req_valid),
      .header_req_ready_i (header_req_ready),
      .header_req_o       (header_req),
      .sampler_req_valid_o(sampler_req_valid),
      .sampler_req_ready_i(sampler_req_ready),
      .sampler_req_o      (sampler_req),
      .rsp_valid_i        (axi_rsp_valid),
      .rsp_i              (axi_rsp),
      .records_used_i     (records_used),
      .record_valid_o     (record_valid),
      .record_entry_o     (record_entry),
      .record_level_o     (record_level),
      .record_offset_o    (record_offset),
      .recip_valid_o      (recip_valid),
      .recip_level_o      (recip_level),
      .recip_w_o          (recip_w),
      .recip_h_o          (recip_h),
      .recip_d_o          (recip_d),
      .out_valid_o        (header_valid),
      .out_ready_i        (header_ready),
      .out_o              (header),
      .quad_o             (header_quad)
  );

  // Paths, by their codes.
  logic [tex_pkg::PATHS-1:0]          path_valid, path_ready;
  logic                               next_valid, next_take;
  logic [tex_pkg::PATH_CODE_BITS-1:0] next_path;
  tex_order #(
      .DEPTH(L1_FIFO + tex_pkg::ORDER_MORE)
  ) u_order (
      .clk_i,
      .rst_i,
      .in_valid_i  (header_valid),
      .in_ready_o  (header_ready),
      .in_i        (header),
      .path_valid_o(path_valid),
      .path_ready_i(path_ready),
      .head_valid_o(next_valid),
      .head_o      (next_path),
      .head_take_i (next_take)
  );

  tex_query u_query (
      .clk_i,
      .rst_i,
      .in_valid_i (path_valid[tex_pkg::PATH_QUERY]),
      .in_ready_o (path_ready[tex_pkg::PATH_QUERY]),
      .in_i       (header),
      .out_valid_o(query_valid),
      .out_ready_i(query_ready),
      .out_o      (query)
  );

  tex_lod #(
      .HEADER_ENTRIES(HEADER_ENTRIES),
      .TEX_ANISO     (TEX_ANISO)
  ) u_lod (
      .clk_i,
      .rst_i,
      .lod_float10_i  (policy.lod_float10),
      .taps_log8_i    (policy.taps_log8),
      .records_used_o (records_used),
      .record_valid_i (record_valid),
      .record_entry_i (record_entry),
      .record_level_i (record_level),
      .record_offset_i(record_offset),
      .recip_valid_i  (recip_valid),
      .recip_level_i  (recip_level),
      .recip_w_i      (recip_w),
      .recip_h_i      (recip_h),
      .recip_d_i      (recip_d),
      .in_valid_i     (path_valid[tex_pkg::PATH_GATHER]),
      .in_ready_o     (path_ready[tex_pkg::PATH_GATHER]),
      .in_i           (header),
      .quad_i         (header_quad),
      .out_valid_o    (lod_valid),
      .out_ready_i    (lod_ready),
      .out_o          (lod)
  );

  tex_coord #(
      .TEX_ANISO(TEX_ANISO)
  ) u_coord (
      .clk_i,
      .rst_i,
      .coord_fixed21_i(policy.coord_fixed21),
      .in_valid_i     (lod_valid),
      .in_ready_o     (lod_ready),
      .in_i           (lod),
      .out_valid_o    (coord_valid),
      .out_ready_i    (coord_ready),
      .out_o          (coord)
  );

  tex_wrap u_wrap (
      .clk_i,
      .rst_i,
      .filter_weight8_i(policy.filter_weight8),
      .in_valid_i      (coord_valid),
      .in_ready_o      (coord_ready),
      .in_i            (coord),
      .out_valid_o     (wrap_valid),
      .out_ready_i     (wrap_ready),
      .out_o           (wrap)
  );

  tex_address u_address (
      .clk_i,
      .rst_i,
      .in_valid_i (wrap_valid),
      .in_ready_o (wrap_ready),
      .in_i       (wrap),
      .out_valid_o(address_valid),
      .out_ready_i(address_ready),
      .out_o      (address)
  );

  tex_cache #(
      .SETS       (L1_SETS),
      .WAYS       (L1_WAYS),
      .IDS        (L1_IDS),
      .OUTSTANDING(L1_OUTSTANDING),
      .FIFO       (L1_FIFO)
  ) u_cache (
      .clk_i,
      .rst_i,
      .invalidate_i  (invalidate_l1),
      .in_valid_i    (address_valid),
      .in_ready_o    (address_ready),
      .in_i          (address),
      .req_valid_o   (lookup_req_valid),
      .req_ready_i   (lookup_req_ready),
      .req_o         (lookup_req),
      .req_id_o      (lookup_req_id),
      .rsp_valid_i   (axi_rsp_valid),
      .rsp_i         (axi_rsp),
      .lookup_valid_o(lookup_valid),
      .lookup_ready_o(lookup_ready),
      .lookup_o      (lookup),
      .fill_valid_o  (fill_valid),
      .fill_o        (fill),
      .out_valid_o   (cache_valid),
      .out_ready_i   (cache_ready),
      .out_o         (cache)
  );

  tex_axi u_axi (
      .clk_i,
      .rst_i,
      .bind_valid_i   (bind_req_valid),
      .bind_ready_o   (bind_req_ready),
      .bind_i         (bind_req),
      .header_valid_i (header_req_valid),
      .header_ready_o (header_req_ready),
      .header_i       (header_req),
      .sampler_valid_i(sampler_req_valid),
      .sampler_ready_o(sampler_req_ready),
      .sampler_i      (sampler_req),
      .texel_valid_i  (lookup_req_valid),
      .texel_ready_o  (lookup_req_ready),
      .texel_i        (lookup_req),
      .texel_id_i     (lookup_req_id),
      .load_valid_i   (load_req_valid),
      .load_ready_o   (load_req_ready),
      .load_i         (load_req),
      .ar_valid_o     (m_axi_arvalid_o),
      .ar_ready_i     (m_axi_arready_i),
      .ar_o           (axi_ar),
      .r_valid_i      (m_axi_rvalid_i),
      .r_ready_o      (m_axi_rready_o),
      .r_i            (axi_r),
      .r_error_o      (axi_error),
      .rsp_valid_o    (axi_rsp_valid),
      .rsp_o          (axi_rsp)
  );

  tex_block #(
      .TEX_BC(TEX_BC)
  ) u_block (
      .clk_i,
      .rst_i,
      .bc1_nv_i   (policy.bc1_nv),
      .bc4_nv_i   (policy.bc4_nv),
      .in_valid_i (cache_valid),
      .in_ready_o (cache_ready),
      .in_i       (cache),
      .out_valid_o(block_valid),
      .out_ready_i(block_ready),
      .out_o      (block)
  );

  tex_texel #(
      .TEX_BC(TEX_BC)
  ) u_texel (
      .clk_i,
      .rst_i,
      .srgb_float8_i(policy.srgb_float8),
      .bc4_nv_i     (policy.bc4_nv),
      .in_valid_i   (block_valid),
      .in_ready_o   (block_ready),
      .in_i         (block),
      .out_valid_o  (texel_valid),
      .out_ready_i  (texel_ready),
      .out_o        (texel)
  );

  tex_filter #(
      .TEX_ANISO(TEX_ANISO)
  ) u_filter (
      .clk_i,
      .rst_i,
      .filter_round16_i(policy.filter_round16),
      .filter_weight8_i(policy.filter_weight8),
      .srgb_float8_i   (policy.srgb_float8),
      .in_valid_i      (texel_valid),
      .in_ready_o      (texel_ready),
      .in_i            (texel),
      .out_valid_o     (filter_valid),
      .out_ready_i     (filter_ready),
      .out_o           (filter)
  );

  logic surface_in_ready;
  assign path_ready[tex_pkg::PATH_STORE] = surface_in_ready;
  assign path_ready[tex_pkg::PATH_LOAD] = surface_in_ready;
  tex_surface u_surface (
      .clk_i,
      .rst_i,
      .in_valid_i (path_valid[tex_pkg::PATH_STORE] || path_valid[tex_pkg::PATH_LOAD]),
      .in_ready_o (surface_in_ready),
      .in_i       (header),
      .out_valid_o(surface_valid),
      .out_ready_i(surface_ready),
      .out_o      (surface)
  );

  tex_convert u_convert (
      .clk_i,
      .rst_i,
      .narrow_rne_i(policy.narrow_rne),
      .in_valid_i  (surface_valid),
      .in_ready_o  (surface_ready),
      .in_i        (surface),
      .out_valid_o (convert_valid),
      .out_ready_i (convert_ready),
      .out_o       (convert)
  );

  // Stores and loads part here; an atomic goes as a load. Without a beat, ready is that of store.
  tex_op_t convert_op;
  logic    convert_loads, store_in_ready, store_idle, load_in_ready;
  logic    changed_valid; // a line that atomics have changed
  logic [tex_pkg::LINE_W-1:0] changed_line;
  logic [255:0] changed_data;
  logic [31:0]  changed_strobe;
  assign convert_op = convert.op;
  assign convert_loads = convert_valid && tex_pkg::path_of(convert_op.opcode) == tex_pkg::PATH_LOAD;
  assign convert_ready = convert_loads ? load_in_ready : store_in_ready;

  tex_store u_store (
      .clk_i,
      .rst_i,
      .in_valid_i (convert_valid && !convert_loads),
      .in_ready_o (store_in_ready),
      .in_i       (convert),
      .aw_valid_o (m_axi_awvalid_o),
      .aw_ready_i (m_axi_awready_i),
      .aw_o       (axi_aw),
      .w_valid_o  (m_axi_wvalid_o),
      .w_ready_i  (m_axi_wready_i),
      .w_o        (axi_w),
      .b_valid_i  (m_axi_bvalid_i),
      .b_ready_o  (m_axi_bready_o),
      .b_i        (axi_b),
      .idle_o     (store_idle),
      .line_valid_i(changed_valid),
      .line_i     (changed_line),
      .data_i     (changed_data),
      .strobe_i   (changed_strobe),
      .out_valid_o(store_valid),
      .out_ready_i(store_ready),
      .out_o      (store)
  );

  tex_load u_load (
      .clk_i,
      .rst_i,
      .hold_i     (!store_idle),
      .in_valid_i (convert_loads),
      .in_ready_o (load_in_ready),
      .in_i       (convert),
      .req_valid_o(load_req_valid),
      .req_ready_i(load_req_ready),
      .req_o      (load_req),
      .rsp_valid_i(axi_rsp_valid),
      .rsp_i      (axi_rsp),
      .line_valid_o(changed_valid),
      .line_o     (changed_line),
      .data_o     (changed_data),
      .strobe_o   (changed_strobe),
      .b_valid_i  (m_axi_bvalid_i),
      .b_i        (axi_b),
      .out_valid_o(load_valid),
      .out_ready_i(load_ready),
      .out_o      (load)
  );

  tex_deliver u_deliver (
      .clk_i,
      .rst_i,
      .in_valid_i (load_valid),
      .in_ready_o (load_ready),
      .in_i       (load),
      .out_valid_o(deliver_valid),
      .out_ready_i(deliver_ready),
      .out_o      (deliver)
  );

  // The answers at the ends of the paths, by rtl/defs/paths.tsv.
`include "tex_paths.svh"
  logic        answer_valid, answer_ready;
  tex_answer_t answer;
  tex_join u_join (
      .head_valid_i(next_valid),
      .head_i      (next_path),
      .head_take_o (next_take),
      .end_valid_i (end_valid),
      .end_ready_o (end_ready),
      .end_i       (ends),
      .out_valid_o (answer_valid),
      .out_ready_i (answer_ready),
      .out_o       (answer)
  );

  tex_result u_result (
      .clk_i,
      .rst_i,
      .in_valid_i        (answer_valid),
      .in_ready_o        (answer_ready),
      .in_i              (answer),
      .out_valid_o       (result_valid_o),
      .out_ready_i       (result_ready_i),
      .out_o             (result),
      .fault_valid_o     (fault_event_valid),
      .fault_code_o      (fault_code),
      .fault_lane_o      (fault_lane),
      .fault_warp_o      (fault_warp),
      .fault_threads_o   (fault_threads),
      .instruction_done_o(instruction_done)
  );

  // ---- Probe -------------------------------------------------------------------------------------------------------
  logic            invalidate_valid;
  tex_invalidate_t invalidate;
  assign invalidate_valid = invalidate_l1 || invalidate_lines;
  assign invalidate.l1 = invalidate_l1;
  assign invalidate.lines = invalidate_lines;
  tex_fault_t fault_event;
  assign fault_event.valid = 1'b1;
  assign fault_event.code = fault_code;
  assign fault_event.warp = fault_warp;
  assign fault_event.lane = fault_lane;
  assign fault_event.count = {9'd0, fault_threads};

  // Every boundary in the order of rtl/defs/boundaries.tsv, by the names of its signals.
`include "tex_probe.svh"

`ifdef TEXLOCK_FIELDS
  // A signal for every field of the probe, for testbenches that look them up by name. Costs speed.
  tex_fields fields (.probe_i(probe));
`endif

  // Every output port; the payload of a boundary while it is valid.
  `TEX_KNOWN(issue, 1'b1, issue_ready_o)
  `TEX_KNOWN(result, 1'b1, result_valid_o)
  `TEX_KNOWN(result, result_valid_o, result_o)
  `TEX_KNOWN(axi_ar, 1'b1, m_axi_arvalid_o)
  `TEX_KNOWN(axi_ar, m_axi_arvalid_o, {m_axi_arid_o, m_axi_araddr_o, m_axi_arlen_o, m_axi_arsize_o, m_axi_arburst_o})
  `TEX_KNOWN(axi_r, 1'b1, m_axi_rready_o)
  `TEX_KNOWN(axi_aw, 1'b1, m_axi_awvalid_o)
  `TEX_KNOWN(axi_aw, m_axi_awvalid_o, {m_axi_awid_o, m_axi_awaddr_o, m_axi_awlen_o, m_axi_awsize_o, m_axi_awburst_o})
  `TEX_KNOWN(axi_w, 1'b1, m_axi_wvalid_o)
  `TEX_KNOWN(axi_w, m_axi_wvalid_o, {m_axi_wdata_o, m_axi_wstrb_o, m_axi_wlast_o})
  `TEX_KNOWN(axi_b, 1'b1, m_axi_bready_o)
  `TEX_KNOWN(axil_aw, 1'b1, s_axil_awready_o)
  `TEX_KNOWN(axil_w, 1'b1, s_axil_wready_o)
  `TEX_KNOWN(axil_b, 1'b1, s_axil_bvalid_o)
  `TEX_KNOWN(axil_b, s_axil_bvalid_o, s_axil_bresp_o)
  `TEX_KNOWN(axil_ar, 1'b1, s_axil_arready_o)
  `TEX_KNOWN(axil_r, 1'b1, s_axil_rvalid_o)
  `TEX_KNOWN(axil_r, s_axil_rvalid_o, {s_axil_rdata_o, s_axil_rresp_o})

  // Sizes that the layouts of rtl/defs and the counters can hold.
  `TEX_PARAMETER(L1_SETS, L1_SETS >= 2 && 2 ** $clog2(L1_SETS) == L1_SETS)
  `TEX_PARAMETER(L1_WAYS, L1_WAYS >= 4 && L1_SETS * L1_WAYS <= 128)
  `TEX_PARAMETER(L1_IDS, L1_IDS >= 1 && L1_IDS <= 4)
  `TEX_PARAMETER(L1_OUTSTANDING, L1_OUTSTANDING >= 4 && L1_OUTSTANDING / L1_IDS * L1_IDS == L1_OUTSTANDING)
  `TEX_PARAMETER(L1_FIFO, L1_FIFO >= 1)
  `TEX_PARAMETER(CONST_ENTRIES, CONST_ENTRIES >= 2 && 2 ** $clog2(CONST_ENTRIES) == CONST_ENTRIES)
  `TEX_PARAMETER(HEADER_ENTRIES, HEADER_ENTRIES >= 2 && 2 ** $clog2(HEADER_ENTRIES) == HEADER_ENTRIES)
  `TEX_PARAMETER(TEX_BC, TEX_BC == 0 || TEX_BC == 1)
  `TEX_PARAMETER(TEX_ANISO, TEX_ANISO == 0 || TEX_ANISO == 1)
  `TEX_PARAMETER(SAMPLER_ENTRIES, SAMPLER_ENTRIES >= 2 && 2 ** $clog2(SAMPLER_ENTRIES) == SAMPLER_ENTRIES)

endmodule

`ifdef TEXLOCK_FIELDS
`include "tex_fields.svh"
`endif
