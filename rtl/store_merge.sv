// SPDX-License-Identifier: Apache-2.0
// Function: Merges the stores of an instruction into lines, in two banks: one gathers while the other sends. A thread
//   goes into the entry of its line, or takes the next one. After the last thread the bank sends its lines in the order
//   in which they were taken. A bank without lines is not sent.
// Rules: PD-41, PD-91a.
// Model twin: cmodel/function/store.c, cmodel/cycle/store_state.c.
// Latency: 1 from the last thread to the first line.
// Backpressure: ready_o is registered: 0 while the gathering bank still sends. A line waits for out_ready_i.
// Throughput: a thread in and a line out each cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_store_merge (
    input  logic         clk_i,
    input  logic         rst_i,

    // A thread, or a token
    output logic         ready_o,        // the gathering bank can take one
    input  logic         in_i,           // it, or the first part of it, is taken at this edge
    input  logic         straddles_i,    // first part: bytes up to the end of the line or unit of 16
    input  logic         second_i,       // second part: the bytes after it
    input  tex_convert_t convert_i,
    input  logic [1:0]   record_i,       // of its instruction
    output logic [6:0]   lines_o,        // of the gathering bank, with this thread

    // A line
    output logic         out_valid_o,
    input  logic         out_ready_i,
    output logic [tex_pkg::LINE_W-1:0] line_o,
    output logic [255:0] data_o,
    output logic [31:0]  strobe_o,
    output logic [4:0]   lane_o,         // lowest thread that stores into it
    output logic [1:0]   record_o
);

  localparam int ENTRIES = tex_pkg::STORE_LINES;
  localparam int AT_W = $clog2(ENTRIES);

  logic       gather_q, send_q;          // banks
  logic [1:0] closed_q;
  logic [6:0] count0_q, count1_q;        // entries taken of each bank
  logic [1:0] owner0_q, owner1_q;
  logic [6:0] sending;                   // entries of the sending bank
  logic [6:0] sent_q;                    // entries of the sending bank that have left

  // Data at its byte in a unit of 16 bytes and the next one; nothing is computed without a thread that stores.
  function automatic logic [255:0] placed(input logic active, input logic [127:0] bytes, input logic [3:0] at);
    placed = '0;
    if (active) placed = {128'd0, bytes} << {at, 3'd0};
  endfunction

  // The bits of bytes; nothing is computed without a thread that stores.
  function automatic logic [255:0] bits_of(input logic active, input logic [31:0] bytes);
    int b;
    bits_of = '0;
    if (active) begin
      for (b = 0; b < 32; b++) bits_of[8*b +: 8] = {8{bytes[b]}};
    end
  endfunction

  // ---- The bytes of the thread in its line -------------------------------------------------------------------------
  logic [tex_pkg::LINE_W-1:0] line;
  logic [4:0]   place;
  logic [31:0]  strobes;                 // of the unit of 16 bytes at place[4], and of the next one
  logic [255:0] datas;
  logic         unit_straddle;           // PD-91a (straddle): the second part is a unit in the same half
  logic         follows;                 // the next unit is written in this cycle
  logic         follows_high;            // the next unit is the upper half of its line
  logic [15:0]  own, next;               // strobes of the two units
  logic [31:0]  strobe, fresh;           // fresh: bytes that no thread before has stored
  logic [255:0] enable, data;
  logic [tex_pkg::LINE_W-1:0] gap;       // to the line of the second part
  logic         stores, write;
  tex_tag_t     in_tag;
  assign in_tag = convert_i.tag;
  assign unit_straddle = convert_i.line_gap != '0;
  // Selected here: in always_comb Icarus has no constant selects.
  logic [tex_pkg::LINE_W-1:0] first_line, unit_gap;
  logic [4:0]   bytes;
  logic [3:0]   place_in_half;
  logic         in_high;
  logic [127:0] datas_low, datas_high;
  assign first_line = convert_i.address[tex_pkg::ADDR_W-1:5];
  assign unit_gap = tex_pkg::LINE_W'(convert_i.line_gap);
  assign bytes = convert_i.bytes;
  assign {in_high, place_in_half} = place;
  assign {datas_high, datas_low} = datas;
  assign place = convert_i.address[4:0];
  assign stores = convert_i.bytes != 5'd0;
  assign write = in_i && stores;
  assign datas = placed(write, convert_i.data, place[3:0]);
  always_comb begin
    if (write) begin
      gap = second_i && unit_straddle ? unit_gap : tex_pkg::LINE_W'(second_i);
      line = first_line + gap;
      strobes = ((32'd1 << bytes) - 32'd1) << place_in_half;
      follows = second_i || !(unit_straddle || in_high);
      follows_high = in_high == unit_straddle;
      own = second_i ? 16'd0 : 16'(strobes);
      next = follows ? 16'(strobes >> 16) : 16'd0;
      strobe[15:0] = (in_high ? 16'd0 : own) | (follows_high ? 16'd0 : next);
      strobe[31:16] = (in_high ? own : 16'd0) | (follows_high ? next : 16'd0);
      data[127:0] = in_high || second_i ? datas_high : datas_low;
      data[255:128] = in_high && !second_i ? datas_low : datas_high;
    end else begin
      line = '0;
      gap = '0;
      strobes = '0;
      follows = 1'b0;
      follows_high = 1'b0;
      own = '0;
      next = '0;
      strobe = '0;
      data = '0;
    end
  end
  assign enable = bits_of(write, fresh);

  // ---- The entry of the line ---------------------------------------------------------------------------------------
  logic [ENTRIES-1:0] match;
  logic [6:0]         taken;             // entries of the gathering bank
  logic [AT_W-1:0]    found, entry;
  logic               hit;
  assign taken = gather_q ? count1_q : count0_q;
  assign sending = send_q ? count1_q : count0_q;
  logic [ENTRIES*tex_pkg::LINE_W-1:0] lines_q;
  always_ff @(posedge clk_i) begin
    if (write && !hit) begin
      for (int e = 0; e < ENTRIES; e++) begin
        if (taken == 7'(e)) lines_q[tex_pkg::LINE_W*e +: tex_pkg::LINE_W] <= line;
      end
    end
  end
  always_comb begin
    if (write) begin
      found = '0;
      for (int e = 0; e < ENTRIES; e++) begin
        match[e] = taken > 7'(e) && lines_q[tex_pkg::LINE_W*e +: tex_pkg::LINE_W] == line;
        if (match[e]) found = found | AT_W'(e); // one at most
      end
    end else begin
      match = '0;
      found = '0;
    end
  end
  assign hit = match != '0;
  assign entry = hit ? found : taken[AT_W-1:0];
  assign lines_o = taken + {6'd0, stores && !hit};
  assign ready_o = !closed_q[gather_q];

  // ---- Entries of both banks: {bank, entry} ------------------------------------------------------------------------
  logic [tex_pkg::LINE_W+4:0] line_mem [2*ENTRIES]; // {line, lowest thread}
  logic [255:0] data_mem [2*ENTRIES];
  logic [31:0]  strobe_mem [2*ENTRIES];
  logic [AT_W:0] to, from;
  logic [255:0] held;
  logic [31:0]  held_strobe;
  assign to = {gather_q, entry};
  assign from = {send_q, sent_q[AT_W-1:0]};
  assign held = hit ? data_mem[to] : '0;
  assign held_strobe = hit ? strobe_mem[to] : '0;
  assign fresh = strobe & ~held_strobe;       // PD-41: the thread that comes first wins
  always_ff @(posedge clk_i) begin
    if (write) begin
      data_mem[to] <= held | (data & enable); // held: 0 where nothing is stored
      strobe_mem[to] <= held_strobe | strobe;
    end
  end
  always_ff @(posedge clk_i) begin
    if (write && !hit) line_mem[to] <= {line, in_tag.lane};
  end

  // ---- Banks -------------------------------------------------------------------------------------------------------
  logic close, leave, leave_last;
  assign close = in_i && !straddles_i && in_tag.last && lines_o != 7'd0;
  assign out_valid_o = closed_q[send_q];
  assign leave = out_valid_o && out_ready_i;
  assign leave_last = leave && sent_q + 7'd1 == sending;
  assign {line_o, lane_o} = line_mem[from];
  assign data_o = data_mem[from];
  assign strobe_o = strobe_mem[from];
  assign record_o = send_q ? owner1_q : owner0_q;

  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      gather_q <= 1'b0;
      send_q <= 1'b0;
      sent_q <= 7'd0;
    end else begin
      if (close) gather_q <= !gather_q;
      if (leave_last) send_q <= !send_q;
      if (leave) sent_q <= leave_last ? 7'd0 : sent_q + 7'd1;
    end
  end
  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      closed_q <= 2'b0;
      count0_q <= 7'd0;
      count1_q <= 7'd0;
    end else begin
      if (in_i && !gather_q) count0_q <= lines_o;
      else if (leave_last && !send_q) count0_q <= 7'd0;
      if (in_i && gather_q) count1_q <= lines_o;
      else if (leave_last && send_q) count1_q <= 7'd0;
      if (close) closed_q[gather_q] <= 1'b1;
      if (leave_last) closed_q[send_q] <= 1'b0;
    end
  end
  always_ff @(posedge clk_i) begin
    if (close && !gather_q) owner0_q <= record_i;
    if (close && gather_q) owner1_q <= record_i;
  end

  logic unused;
  assign unused = ^{in_tag, convert_i.op, convert_i.action, convert_i.element};

  // Contract
  `TEX_ALWAYS(one_entry, !write || (match & (match - 1'b1)) == '0)
  `TEX_ALWAYS(gathering, !in_i || ready_o)
  `TEX_ALWAYS(lines, !in_i || lines_o <= 7'd64)
  `TEX_KNOWN(ready, 1'b1, ready_o)
  `TEX_KNOWN(out_valid, 1'b1, out_valid_o)
  `TEX_KNOWN(line, out_valid_o, {line_o, strobe_o, lane_o, record_o})

endmodule
