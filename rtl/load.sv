// SPDX-License-Identifier: Apache-2.0
// Function: Reads the element of a surface load from memory, past the texel cache. Keeps one line for the threads of
//   one instruction and has one read outstanding. Bytes in two lines, or in two units of 16 (PD-91a), take two reads:
//   those of the first line are kept meanwhile. An atomic changes its element in the line. A changed line is written,
//   and the response awaited, before another line is read and before the last thread of the instruction leaves.
// Rules: PD-91a, PD-95, PD-118, PD-118d.
// Model twin: cmodel/function/load.c, cmodel/cycle/load.c.
// Latency: 1 if the line is there; a line that is not costs the latency of memory and 4 cycles more, a changed one that
//   of its write and 2 cycles more.
// Backpressure: a thread waits at the input until its lines have come, so that no younger store passes it; a read waits
//   for hold_i, which is set while a store is under way.
// Throughput: a thread a cycle in one line.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_load (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         hold_i,     // older stores are not answered

    // From convert
    input  logic         in_valid_i,
    output logic         in_ready_o,
    input  tex_convert_t in_i,

    // To and from axi
    output logic         req_valid_o,
    input  logic         req_ready_i,
    output tex_req_t     req_o,
    input  logic         rsp_valid_i,
    input  tex_rsp_t     rsp_i,

    // A changed line to store, which takes it at once while it is idle, and the write response
    output logic                       line_valid_o,
    output logic [tex_pkg::LINE_W-1:0] line_o,
    output logic [255:0]               data_o,
    output logic [31:0]                strobe_o,
    input  logic                       b_valid_i,
    input  tex_axi_b_t                 b_i,

    // To deliver
    output logic         out_valid_o,
    input  logic         out_ready_i,
    output tex_load_t    out_o
);

  // ---- Lines of the thread -----------------------------------------------------------------------------------------
  tex_tag_t in_tag;
  // second_q: the bytes in the first line are kept; of the last thread of an atomic: its old element is.
  logic     fetch, changes, unit_straddle, straddles, second_q;
  logic [4:0] place;
  logic [tex_pkg::LINE_W-1:0] first_line, line;
  assign in_tag = in_i.tag;
  assign fetch = in_valid_i && in_i.bytes != 5'd0;
  assign changes = fetch && in_i.action == tex_pkg::ACTION_ATOM;
  assign place = in_i.address[4:0];
  assign unit_straddle = in_i.line_gap != '0; // PD-91a (straddle): the second part is a unit in the same half
  assign straddles = !changes && ({1'b0, place} + {1'b0, in_i.bytes} > 6'd32 || unit_straddle); // PD-118a
  assign first_line = in_i.address[tex_pkg::ADDR_W-1:5];
  assign line = first_line + (!second_q || changes ? '0
                              : unit_straddle ? tex_pkg::LINE_W'(in_i.line_gap) : tex_pkg::LINE_W'(1));

  // ---- The line that is kept ---------------------------------------------------------------------------------------
  logic                       load, hit, keep, start, filled, change, flush, answered;
  logic                       line_valid_q, wait_q, error_q;
  logic [tex_pkg::LINE_W-1:0] line_q; // also of the read under way
  logic [255:0]               data_q;
  logic [31:0]                strobe_q;           // bytes that are changed and not written
  logic                       write_q, refused_q; // a write waits for its response; one of the instruction failed
  assign hit = line_valid_q && line_q == line;
  assign keep = fetch && hit && (straddles || (changes && in_tag.last)) && !second_q;
  assign start = fetch && !hit && !req_valid_o && !wait_q && !hold_i && strobe_q == '0 && !write_q;
  assign change = changes && hit && !second_q && !error_q && (keep || load);
  // PD-118d: before another line is read, and after the last thread.
  assign flush = in_valid_i && strobe_q != '0 && (fetch ? !hit || second_q : in_tag.last);
  assign answered = write_q && b_valid_i && b_i.id == 4'(tex_pkg::AXI_ID_STORE) + {2'd0, line_q[1:0]};
  assign filled = wait_q && rsp_valid_i && rsp_i.id == 4'(tex_pkg::AXI_ID_LOAD);
  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      req_valid_o <= 1'b0;
      wait_q <= 1'b0;
      line_valid_q <= 1'b0;
      second_q <= 1'b0;
      strobe_q <= '0;
      write_q <= 1'b0;
      refused_q <= 1'b0;
    end else begin
      if (change) strobe_q <= strobe_q | in_strobe;
      else if (flush) strobe_q <= '0;
      if (flush) write_q <= 1'b1;
      else if (answered) write_q <= 1'b0;
      if (load && in_tag.last) refused_q <= 1'b0;
      else if (answered) refused_q <= refused_q || b_i.resp[1]; // PD-95
      if (start || req_ready_i) req_valid_o <= start;
      if (req_valid_o && req_ready_i) wait_q <= 1'b1;
      else if (filled) wait_q <= 1'b0;
      if (filled) line_valid_q <= 1'b1;
      else if (start || (load && in_tag.last)) line_valid_q <= 1'b0;
      if (load) second_q <= 1'b0;
      else if (keep) second_q <= 1'b1;
    end
  end
  always_ff @(posedge clk_i) begin
    if (start) line_q <= line;
    if (filled) begin
      data_q <= rsp_i.data; // PD-95: zero if it failed
      error_q <= rsp_i.error;
    end else if (change) data_q <= changed;
  end
  assign req_o.line = line_q;

  // ---- Bytes -------------------------------------------------------------------------------------------------------
  // Byte k is at (place + k) mod 32, in two units at (place + k) mod 16 of the half. Without the line all are 0.
  logic [127:0] half, element, raw;
  logic [255:0] source;
  logic [383:0] shifted;
  logic [127:0] first_q; // those of the first line
  logic         first_error_q;
  logic [15:0]  in_first;
  logic [127:0] low_half, high_half;
  logic [3:0]   place_in_half;
  logic [4:0]   size;
  logic         in_high;
  assign {high_half, low_half} = data_q;
  assign {in_high, place_in_half} = place;
  assign size = in_i.bytes;
  always_comb begin
    if (fetch && hit) begin
      half = in_high ? high_half : low_half;
      source = unit_straddle ? {half, half} : data_q;
      shifted = {128'(source), source} >> {place, 3'd0};
      for (int k = 0; k < 16; k++) begin
        in_first[k] = unit_straddle ? {1'b0, place_in_half} + 5'(k) < 5'd16 : {1'b0, place} + 6'(k) < 6'd32;
        raw[8*k +: 8] = size <= 5'(k)              ? 8'h0
                        : second_q && in_first[k] ? first_q[8*k +: 8] : shifted[8*k +: 8];
      end
    end else begin
      half = '0;
      source = '0;
      shifted = '0;
      in_first = '0;
      raw = '0;
    end
  end
  assign element = shifted[127:0];

  always_ff @(posedge clk_i) begin
    if (keep) begin
      first_q <= element;
      first_error_q <= error_q;
    end
  end

  // ---- Atomics: the new element in the place of the old one --------------------------------------------------------
  tex_element_t element_of;
  logic [63:0]  new_element;
  logic [255:0] changed;
  logic [31:0]  in_strobe; // bytes of the thread
  assign element_of = in_i.element;
  tex_atomic u_atomic (
      .active_i(changes && hit), .atom_i(element_of.atom), .type_i(element_of.atom_type), .old_i(element[63:0]),
      .operand_i(in_i.data), .new_o(new_element)
  );
  logic [7:0]   own;       // words of the thread
  logic         wide;
  logic [1:0]   pair_at;
  logic [2:0]   word_at;
  logic [31:0]  new_high, new_low;
  assign wide = in_i.bytes[3];
  assign pair_at = place[4:3];
  assign word_at = place[4:2];
  assign {new_high, new_low} = new_element;
  always_comb begin
    if (changes && hit) begin
      for (int w = 0; w < 8; w++) begin
        own[w] = wide ? pair_at == 2'(w / 2) : word_at == 3'(w);
        in_strobe[4*w +: 4] = {4{own[w]}};
        changed[32*w +: 32] = !own[w]             ? data_q[32*w +: 32]
                              : wide && w % 2 != 0 ? new_high : new_low;
      end
    end else begin
      own = '0;
      in_strobe = '0;
      changed = '0;
    end
  end
  // Nothing is computed without a line to write.
  function automatic logic [255:0] written(input logic active, input logic [255:0] bytes, input logic [31:0] strobe);
    int k;
    written = '0;
    if (active) begin
      for (k = 0; k < 32; k++) if (strobe[k]) written[8*k +: 8] = bytes[8*k +: 8];
    end
  endfunction
  assign data_o = written(flush, data_q, strobe_q);
  assign line_valid_o = flush;
  assign line_o = line_q;
  assign strobe_o = strobe_q;

  // ---- Output register ---------------------------------------------------------------------------------------------
  logic failed, settled;
  assign failed = (fetch && (error_q || (second_q && first_error_q))) || (in_tag.last && refused_q); // PD-95, PD-118d
  assign settled = !in_tag.last || (strobe_q == '0 && !write_q);
  tex_tag_t tag;
  assign tag.warp = in_tag.warp;
  assign tag.lane = in_tag.lane;
  assign tag.quad_last = in_tag.quad_last;
  assign tag.last = in_tag.last;
  assign tag.token = in_tag.token;
  assign tag.more = in_tag.more;
  assign tag.status = failed ? tex_pkg::STATUS_MEMORY_ERROR : in_tag.status;

  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(settled && (!fetch || (hit && !keep))), .in_valid_i, .in_ready_o, .load_o(load),
      .out_valid_o, .out_ready_i
  );
  always_ff @(posedge clk_i) begin
    if (load) begin
      out_o.tag <= tag;
      out_o.op <= in_i.op;
      out_o.raw <= raw;
      out_o.element <= in_i.element;
    end
  end

  logic unused;
  assign unused = ^{element_of, rsp_i.sparse, b_i.resp[0], shifted[383:128]};

  // Contract
  `TEX_HANDSHAKE(load, out_valid_o, out_ready_i, out_o)
  `TEX_HANDSHAKE(load_req, req_valid_o, req_ready_i, req_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(load, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
  `TEX_LATENCY(load_req, 1, start, 1'b1, req_valid_o)
  `TEX_ALWAYS(one_read, !(req_valid_o && wait_q))
  `TEX_ALWAYS(waits, !(req_valid_o || wait_q) || fetch)
  `TEX_ALWAYS(one_write, !write_q || (strobe_q == '0 && !req_valid_o && !wait_q))
  `TEX_ALWAYS(changed, !flush || !hold_i)
  `TEX_COVER(second, second_q)
  `TEX_COVER(flush, flush)
endmodule
