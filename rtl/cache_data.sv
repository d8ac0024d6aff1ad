// SPDX-License-Identifier: Apache-2.0
// Function: Holds footprints in the latency FIFO until their lines are filled, then reads their texels. Lines return in
//   one queue per AXI identifier. They are written in request order, each only while its footprint is at the head: no
//   footprint loses a line that it has looked up. Of a footprint in two parts, the texels of the first wait for the
//   second.
// Rules: R-TLD4-25; PD-3, 10c, 13, 91b, 95.
// Model twin: cmodel/function/cache.c, cmodel/cycle/cache_data.c.
// Latency: 2 from lookup to output on hits.
// Backpressure: in_ready_o is registered: 0 while the latency FIFO is full. An untaken beat stays in the output
//   register.
// Throughput: one footprint, or part of one, a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_cache_data #(
    parameter int LINES = tex_pkg::L1_SETS * tex_pkg::L1_WAYS,
    parameter int IDS = tex_pkg::L1_IDS,
    parameter int OUTSTANDING = tex_pkg::L1_OUTSTANDING, // a multiple of IDS
    parameter int FIFO = tex_pkg::L1_FIFO,
    localparam int INDEX_W = $clog2(LINES)
) (
    input  logic               clk_i,
    input  logic               rst_i,

    // From tags: a footprint, or a part of one
    input  logic               in_valid_i,
    output logic               in_ready_o,
    input  tex_address_t       in_i,
    input  logic               more_i,         // the first of two parts
    input  logic               second_i,       // the second
    input  logic [3:0]         fetch_i,        // samples that it reads
    input  logic [27:0]        index_i,        // cache line of each
    input  logic [3:0]         second_fetch_i, // samples whose second unit it reads
    input  logic [27:0]        second_index_i, // cache line of each second unit
    input  logic [2:0]         misses_i,       // lines requested for it

    // From tags: a line was requested, and its index
    input  logic               req_i,
    input  logic [INDEX_W-1:0] req_index_i,

    // From axi
    input  logic               rsp_valid_i,
    input  tex_rsp_t           rsp_i,

    // A line is written into the data array at this edge
    output logic               fill_valid_o,
    output tex_fill_t          fill_o,

    // To block
    output logic               out_valid_o,
    input  logic               out_ready_i,
    output tex_cache_t         out_o
);

  localparam int ENTRY_W = tex_pkg::ENTRY_BITS;
  localparam int ERROR = tex_pkg::ENTRY_ERROR_LO;
  localparam int SPARSE = tex_pkg::ENTRY_SPARSE_LO;
  localparam int DATA = tex_pkg::ENTRY_DATA_LO;
  localparam int ID_W = IDS > 1 ? $clog2(IDS) : 1;
  localparam logic [ID_W-1:0] LAST_ID = ID_W'(IDS - 1);

  // ---- Latency FIFO ------------------------------------------------------------------------------------------------
  logic         fifo_full, fifo_empty, pop;
  tex_waiting_t tail, head;
  logic [19:0]  offset;
  logic [3:0]   half;
  for (genvar k = 0; k < 4; k++) begin : g_offset
    assign offset[5*k +: 5] = in_i.address[tex_pkg::ADDR_W*k +: 5];
    assign half[k] = in_i.addr_hi[tex_pkg::ADDR_W*k+4];
  end
  // Selected here: in always_comb Icarus has no constant selects.
  tex_tag_t       in_tag;
  tex_op_t        in_op;
  tex_fmt_t       in_fmt;
  tex_footprint_t in_footprint;
  logic [15:0]    in_texel_in_block;
  logic [3:0]     in_border;
  assign in_tag = in_i.tag;
  assign in_op = in_i.op;
  assign in_fmt = in_i.fmt;
  assign in_footprint = in_i.footprint;
  assign in_texel_in_block = in_i.texel_in_block;
  assign in_border = in_i.border;
  always_comb begin
    if (in_valid_i) begin
      tail.tag = in_tag;
      tail.op = in_op;
      tail.fmt = in_fmt;
      tail.footprint = in_footprint;
      tail.texel_in_block = in_texel_in_block;
      tail.border = in_border;
      tail.second_fetch = second_fetch_i;
      tail.fetch = fetch_i;
      tail.half = half;
      tail.offset = offset;
      tail.second_index = second_index_i;
      tail.index = index_i;
      tail.misses = misses_i;
      tail.second = second_i;
      tail.more = more_i;
    end else begin
      tail = '0;
    end
  end
  assign in_ready_o = !fifo_full;

  tex_fifo #(.W(tex_pkg::WAITING_BITS), .DEPTH(FIFO)) u_footprints (
      .clk_i,
      .rst_i,
      .push_i (in_valid_i),
      .data_i (tail),
      .full_o (fifo_full),
      .pop_i  (pop),
      .empty_o(fifo_empty),
      .data_o (head)
  );

  // ---- Fill --------------------------------------------------------------------------------------------------------
  logic               fill, fill_queue_full, fill_queue_empty;
  logic [INDEX_W-1:0] fill_index;
  tex_fifo #(.W(INDEX_W), .DEPTH(OUTSTANDING)) u_fill_queue (
      .clk_i,
      .rst_i,
      .push_i (req_i),
      .data_i (req_index_i),
      .full_o (fill_queue_full),
      .pop_i  (fill),
      .empty_o(fill_queue_empty),
      .data_o (fill_index)
  );

  // Requests rotate over the identifiers, so the queue to read rotates too.
  logic [IDS-1:0]         return_full, return_empty;
  logic [ID_W-1:0]        id_q; // lines filled since reset, modulo IDS
  tex_entry_t             returned;
  assign returned.error = rsp_i.error;
  assign returned.sparse = rsp_i.sparse;
  assign returned.data = rsp_i.data;
  for (genvar j = 0; j < IDS; j++) begin : g_return
    logic               fills;
    logic [ENTRY_W-1:0] entry, entry_to_fill; // of the queues up to this one; nothing is chosen without a fill
    assign fills = fill && id_q == ID_W'(j);
    if (j == 0) begin : g_first
      assign entry_to_fill = fills ? entry : '0;
    end else begin : g_next
      assign entry_to_fill = fills ? entry : g_return[j-1].entry_to_fill;
    end
    tex_fifo #(.W(ENTRY_W), .DEPTH(OUTSTANDING / IDS)) u_queue (
        .clk_i,
        .rst_i,
        .push_i (rsp_valid_i && rsp_i.id == 4'(tex_pkg::AXI_ID_L1 + j)),
        .data_i (returned),
        .full_o (return_full[j]),
        .pop_i  (fills),
        .empty_o(return_empty[j]),
        .data_o (entry)
    );
  end

  logic [2:0]         filled_q; // lines written for the footprint at the head
  tex_entry_t         fill_entry;
  assign fill = !fifo_empty && filled_q != head.misses && !return_empty[id_q];
  assign fill_entry = g_return[IDS-1].entry_to_fill;
  assign fill_valid_o = fill;
  assign fill_o.index = 7'(fill_index);
  assign fill_o.error = fill_entry.error;
  assign fill_o.sparse = fill_entry.sparse;
  assign fill_o.data = fill_entry.data;

  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      filled_q <= 3'd0;
      id_q <= '0;
    end else begin
      if (pop) filled_q <= 3'd0;
      else if (fill) filled_q <= filled_q + 3'd1;
      if (fill) id_q <= id_q == LAST_ID ? '0 : id_q + 1'b1;
    end
  end

  // ---- Data array: one write port, eight read ports -----------------------------------------------------------------
  logic [ENTRY_W-1:0] line_mem [LINES];
  always_ff @(posedge clk_i) begin
    if (fill) line_mem[fill_index] <= fill_entry;
  end

  // Bytes of an element, from one on; nothing is computed for what reads nothing.
  function automatic logic [127:0] element_of(input logic active, input logic [127:0] unit, input logic [3:0] from,
                                              input logic [127:0] kept, input logic [6:0] up);
    element_of = '0;
    if (active) element_of = ((unit >> {from, 3'd0}) & kept) << up;
  endfunction

  logic         filled, reads;  // a footprint whose lines are all there is read
  logic [511:0] raw, held_q;    // held: from a first part
  logic [3:0]   rest;           // unused bytes of the second unit
  logic [3:0]   error, sparse, held_error_q, held_sparse_q;
  logic         three, whole;
  logic [2:0]   log2_bytes;
  logic [127:0] mask; // bits of an element
  tex_fmt_t     fmt;
  tex_op_t      op;
  tex_compare_t compare;
  logic [6:0]   format;
  logic [1:0]   sampling, comp;
  logic [11:0]  sources;
  logic         compares;
  logic [3:0]   lane;
  logic [2:0]   source;
  logic [6:0]   word; // PD-91b: a gather reads one component of 12 bytes, in place
  assign fmt = head.fmt;
  assign op = head.op;
  assign format = fmt.format;
  assign sampling = fmt.sampling;
  assign sources = fmt.source;
  assign comp = op.comp;
  assign compare = fmt.compare;
  assign compares = compare.on;
  assign filled = filled_q == head.misses;
  assign reads = !fifo_empty && filled;
  always_comb begin
    if (reads) begin
      log2_bytes = tex_pkg::format_log2_bytes(format);
      lane = compares ? 4'd0 : {2'b0, comp}; // PD-13
      source = 3'(sources >> (4'd3 * lane));
      three = tex_pkg::format_three(format);
      whole = three && sampling != tex_pkg::SAMPLING_GATHER; // PD-10c
      word = three && !whole ? {tex_math::delivered_word(source), 5'd0} : 7'd0;
      mask = whole ? {32'b0, {96{1'b1}}}
             : log2_bytes == 3'd4 ? '1
             : log2_bytes == 3'd3 ? {64'b0, {64{1'b1}}}
             : log2_bytes == 3'd2 ? {96'b0, {32{1'b1}}}
             : log2_bytes == 3'd1 ? {112'b0, {16{1'b1}}} : {120'b0, {8{1'b1}}};
    end else begin
      log2_bytes = 3'd0;
      lane = 4'd0;
      source = 3'd0;
      three = 1'b0;
      whole = 1'b0;
      word = 7'd0;
      mask = '0;
    end
  end
  for (genvar k = 0; k < 4; k++) begin : g_read
    logic [ENTRY_W-1:0] entry, further;
    logic               fetch, second_fetch;
    logic [4:0]         at;
    logic [127:0]       unit;  // elements are aligned to their size, at most 16 bytes
    logic [63:0]        start; // of the second unit
    assign fetch = reads && head.fetch[k];
    assign second_fetch = reads && head.second_fetch[k];
    assign entry = fetch ? line_mem[head.index[7*k +: INDEX_W]] : '0;
    assign further = second_fetch ? line_mem[head.second_index[7*k +: INDEX_W]] : '0;
    assign at = head.offset[5*k +: 5];
    assign unit = at[4] ? entry[DATA+128 +: 128] : entry[DATA +: 128];
    assign start = head.half[k] ? further[DATA+128 +: 64] : further[DATA +: 64];
    logic [127:0]       element, held;
    logic [127:0]       first, second; // PD-10c (straddle): bytes from the offset on; bytes of the second unit
    assign first = element_of(fetch, unit, at[3:0], mask, word);
    assign second = at[2] ? {32'b0, start, 32'b0} : {32'b0, start[31:0], 64'b0};
    // PD-95; R-TLD4-25, PD-3
    assign error[k] = entry[ERROR] || further[ERROR] || (head.second && held_error_q[k]);
    assign sparse[k] = entry[SPARSE] || further[SPARSE] || (head.second && held_sparse_q[k]);
    assign rest[k] = ^{further[DATA+192 +: 64], further[DATA+64 +: 64]};
    assign held = head.second ? held_q[128*k +: 128] : '0;
    always_comb begin
      if (reads) begin
        element = first | second | held;
      end else begin
        element = '0;
      end
    end
    assign raw[128*k +: 128] = element;
  end

  // ---- Output register ---------------------------------------------------------------------------------------------
  tex_tag_t   head_tag, tag;
  assign head_tag = head.tag;
  assign tag.warp = head_tag.warp;
  assign tag.lane = head_tag.lane;
  assign tag.quad_last = head_tag.quad_last;
  assign tag.last = head_tag.last;
  assign tag.token = head_tag.token;
  assign tag.more = head_tag.more;
  assign tag.status = error != '0 ? tex_pkg::STATUS_MEMORY_ERROR : head_tag.status;

  logic unused_ready, load;
  assign pop = load || (!fifo_empty && head.more && filled);
  tex_pipe u_pipe (
      .clk_i,
      .rst_i,
      .able_i    (filled && !head.more),
      .in_valid_i(!fifo_empty),
      .in_ready_o(unused_ready),
      .load_o    (load),
      .out_valid_o,
      .out_ready_i
  );

  always_ff @(posedge clk_i) begin
    if (load) begin
      out_o.tag <= tag;
      out_o.op <= head.op;
      out_o.raw <= raw;
      out_o.sparse <= sparse;
      out_o.border <= head.border;
      out_o.texel_in_block <= head.texel_in_block;
      out_o.fmt <= head.fmt;
      out_o.footprint <= head.footprint;
    end
    if (pop) begin
      held_q <= raw;
      held_error_q <= error;
      held_sparse_q <= sparse;
    end
  end

  logic unused;
  assign unused = ^{fmt, op, compare, in_i.address, in_i.addr_hi, in_i.fetch, in_i.straddle, head.index,
                    head.second_index, rest, fill_queue_full, fill_queue_empty, return_full};

  // Contract
  `TEX_HANDSHAKE(cache, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_KNOWN(fill, fill_valid_o, fill_o)
  `TEX_KNOWN(fill_valid, 1'b1, fill_valid_o)
  `TEX_LATENCY(cache, 2, in_valid_i && in_ready_o && misses_i == 3'd0 && fifo_empty && !more_i,
               !out_valid_o || out_ready_i, out_valid_o)
  `TEX_ALWAYS(fill_queue, !req_i || !fill_queue_full)
  `TEX_COVER(footprints_full, fifo_full)
  `TEX_COVER(footprints_empty, fifo_empty)
  `TEX_COVER(fill_queue_full, fill_queue_full)
  `TEX_COVER(fill_queue_empty, fill_queue_empty)
  `TEX_COVER(return_full, |return_full)
  `TEX_COVER(return_empty, &return_empty)
  `TEX_PARAMETER(LINES, LINES >= 2 && LINES <= 128)
  `TEX_PARAMETER(IDS, IDS >= 1 && IDS <= 4)
  `TEX_PARAMETER(OUTSTANDING, OUTSTANDING >= IDS && OUTSTANDING / IDS * IDS == OUTSTANDING)
  `TEX_PARAMETER(FIFO, FIFO >= 1)

endmodule
