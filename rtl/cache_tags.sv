// SPDX-License-Identifier: Apache-2.0
// Function: Looks up the tags of a footprint. Missing lines are requested one a cycle, lowest sample first; their tags
//   are written at once, so that later footprints hit on lines still being fetched. A 12-byte element read whole may
//   straddle two units of 16 bytes; the second units are looked up in parallel. If all lines are cached, the footprint
//   passes at once, else in two parts, of which the first enters the latency FIFO alone. An invalidation waits until no
//   line of the footprint at the input is being fetched, so no footprint loses a line. Only the allocation of another
//   line evicts one; a store to it does not (R-SUST-33).
// Rules: R-SUST-33; PD-10c, PD-96.
// Model twin: cmodel/cycle/cache_tags.c.
// Latency: 0; a footprint, or part of one, passes in the cycle in which all its samples hit.
// Backpressure: in_ready_o is combinational: 0 while lines are missing, a second part is due, lookup_ready_i is 0, or
//   an invalidation takes place.
// Throughput: one hit footprint a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_cache_tags #(
    parameter int SETS = tex_pkg::L1_SETS, // power of two, at least 2
    parameter int WAYS = tex_pkg::L1_WAYS, // at least 4: one footprint may need 4 lines of one set
    parameter int IDS = tex_pkg::L1_IDS,   // 1..4
    parameter int OUTSTANDING = tex_pkg::L1_OUTSTANDING, // at least 4
    localparam int INDEX_W = $clog2(SETS * WAYS)
) (
    input  logic               clk_i,
    input  logic               rst_i,
    input  logic               invalidate_i, // sets the pending bit at this edge

    // From address
    input  logic               in_valid_i,
    output logic               in_ready_o,
    input  tex_address_t       in_i,

    // To axi: missing lines, with the AXI identifier of each
    output logic               req_valid_o,
    input  logic               req_ready_i,
    output tex_req_t           req_o,
    output logic [3:0]         req_id_o,
    output logic [INDEX_W-1:0] req_index_o,  // index where the line will be filled
    input  logic               fill_i,       // a requested line is written into the data array at this edge

    // To the latency FIFO: a footprint, or a part of one
    output logic               part_valid_o,
    output logic               part_more_o,    // the first of two
    output logic               part_second_o,  // the second of two
    output logic [3:0]         part_fetch_o,   // samples that it reads
    output logic [27:0]        part_index_o,   // cache line of each, 0 if not fetched
    output logic [3:0]         second_fetch_o, // samples whose second unit it reads
    output logic [27:0]        second_index_o, // cache line of each second unit
    output logic [2:0]         misses_o,       // lines requested for it
    // With the last part: the results of all lookups
    output logic               lookup_valid_o,
    input  logic               lookup_ready_i,
    output tex_lookup_t        lookup_o
);

  localparam int SET_W = $clog2(SETS);
  localparam int WAY_W = $clog2(WAYS);
  localparam int NEXT_AT_W = $clog2(SETS * WAY_W);
  localparam int TAG_W = tex_pkg::LINE_W - SET_W;
  localparam int COUNT_W = $clog2(OUTSTANDING + 1);
  localparam int ID_W = IDS > 1 ? $clog2(IDS) : 1;
  localparam logic [ID_W-1:0] LAST_ID = ID_W'(IDS - 1);
  localparam logic [WAY_W-1:0] LAST_WAY = WAY_W'(WAYS - 1);

  // The way after `way`.
  function automatic logic [WAY_W-1:0] after(input logic [WAY_W-1:0] way);
    after = way == LAST_WAY ? '0 : way + 1'b1;
  endfunction

  // The first way, from `first` on, that is not protected.
  function automatic logic [WAY_W-1:0] choose(input logic active, input logic [WAY_W-1:0] first,
                                              input logic [WAYS-1:0] keep);
    int i;
    logic [WAY_W-1:0] way;
    logic             found;
    way = first;
    found = 1'b0;
    choose = '0;
    if (active) begin
      choose = first;
      for (i = 0; i < WAYS; i++) begin
        if (!found && !keep[way]) begin
          choose = way;
          found = 1'b1;
        end
        way = after(way);
      end
    end
  endfunction

  // Number of the only bit that is set, 0 if there is none.
  function automatic logic [WAY_W-1:0] encode(input logic [WAYS-1:0] ways);
    encode = '0;
    for (int i = 0; i < WAYS; i++) begin
      if (ways[i]) encode = WAY_W'(i);
    end
  endfunction

  logic [SETS*WAYS-1:0]  valid_q;    // index of a line = set * WAYS + way
  logic [SETS*WAY_W-1:0] next_way_q; // for each set: way of the next allocation

  // ---- Parts (PD-10c) ----------------------------------------------------------------------------------------------
  logic       straddles, second_q; // the footprint may need two parts; the first has passed
  logic       both_hit;            // the second units are cached too: one part is enough
  assign straddles = in_i.straddle != 4'h0;

  // ---- The lookups: 0..3 of the part, 4..7 of the second units -----------------------------------------------------
  logic [7:0]                   fetch;
  logic [8*tex_pkg::LINE_W-1:0] lines;
  logic [8*SET_W-1:0]           sets;
  logic [8*WAYS-1:0]            ways;  // the way that holds the line, a bit each
  logic [7:0]                   found; // fetched and cached
  logic [55:0]                  indices;
  assign fetch = {in_i.straddle, second_q ? in_i.straddle : in_i.fetch};

  // Selected here: in always_comb Icarus has no constant selects.
  logic [4*tex_pkg::ADDR_W-1:0] address, addr_hi;
  logic [tex_pkg::LINE_W-1:0]   line, second_line;
  assign address = in_i.address;
  assign addr_hi = in_i.addr_hi;
  always_comb begin // nothing is looked up without a footprint
    if (in_valid_i) begin
      for (int k = 0; k < 4; k++) begin
        line = address[tex_pkg::ADDR_W*k+5 +: tex_pkg::LINE_W];
        second_line = addr_hi[tex_pkg::ADDR_W*k+5 +: tex_pkg::LINE_W];
        lines[tex_pkg::LINE_W*k +: tex_pkg::LINE_W] = second_q ? second_line : line;
        lines[tex_pkg::LINE_W*(k+4) +: tex_pkg::LINE_W] = second_line;
      end
      for (int k = 0; k < 8; k++) begin
        sets[SET_W*k +: SET_W] = lines[tex_pkg::LINE_W*k +: SET_W];
      end
    end else begin
      lines = '0;
      sets = '0;
      line = '0;
      second_line = '0;
    end
  end

  // Tags need no reset: the valid bits qualify them.
  logic                    tag_write;
  logic [SET_W-1:0]        miss_set;
  logic [WAY_W-1:0]        miss_way;
  logic [TAG_W-1:0]        miss_tag;
  logic [8*WAYS-1:0]       by_way; // the lookups that each way answers
  for (genvar w = 0; w < WAYS; w++) begin : g_way
    logic [TAG_W-1:0] tag_mem [SETS];
    always_ff @(posedge clk_i) begin
      if (tag_write && miss_way == WAY_W'(w)) tag_mem[miss_set] <= miss_tag;
    end
    logic [7:0] answers;
    always_comb begin // nothing is compared without a footprint
      if (in_valid_i) begin
        for (int k = 0; k < 8; k++) begin
          if (fetch[k])
            answers[k] = valid_q[INDEX_W'(sets[SET_W*k +: SET_W]) * INDEX_W'(WAYS) + INDEX_W'(w)]
                         && tag_mem[sets[SET_W*k +: SET_W]] == lines[tex_pkg::LINE_W*k+SET_W +: TAG_W];
          else answers[k] = 1'b0;
        end
      end else begin
        answers = '0;
      end
    end
    assign by_way[8*w +: 8] = answers;
  end
  always_comb begin
    if (in_valid_i) begin
      for (int k = 0; k < 8; k++) begin
        for (int w = 0; w < WAYS; w++) ways[WAYS*k+w] = by_way[8*w+k];
      end
    end else begin
      ways = '0;
    end
  end

  for (genvar k = 0; k < 8; k++) begin : g_lookup
    logic [INDEX_W-1:0] first; // the set's way 0
    logic [6:0]         index;
    logic [SET_W-1:0]   set;
    logic [WAYS-1:0]    holds;
    logic               looks;
    assign set = sets[SET_W*k +: SET_W];
    assign holds = ways[WAYS*k +: WAYS];
    assign looks = in_valid_i && fetch[k];
    assign found[k] = ways[WAYS*k +: WAYS] != '0;
    always_comb begin
      if (looks) begin
        first = INDEX_W'(set) * INDEX_W'(WAYS);
        index = 7'(first) + 7'(encode(holds));
      end else begin
        first = '0;
        index = 7'd0;
      end
    end
    assign indices[7*k +: 7] = index;
  end

  assign both_hit = straddles && !second_q && found[7:4] == in_i.straddle;

  // ---- Pass, or request the lowest sample that is missing ----------------------------------------------------------
  logic [3:0] hits; // samples that need no line
  logic       all_hit, flush, flush_pending_q, take; // take: the footprint, or its part, goes into the FIFO
  logic [2:0] misses_q;
  assign hits = found[3:0] | ~fetch[3:0];
  assign all_hit = hits == 4'b1111;
  assign flush = flush_pending_q && misses_q == 3'd0; // this cycle invalidates and does nothing else
  assign part_more_o = straddles && !second_q && !both_hit;
  assign part_second_o = second_q;
  assign part_fetch_o = second_q ? 4'h0 : in_i.fetch;
  assign part_index_o = second_q ? 28'h0 : indices[27:0];
  assign second_fetch_o = second_q || both_hit ? in_i.straddle : 4'h0;
  assign second_index_o = second_q ? indices[27:0] : both_hit ? indices[55:28] : 28'h0;
  assign part_valid_o = in_valid_i && !flush && all_hit;
  assign lookup_valid_o = part_valid_o && !part_more_o;
  assign in_ready_o = !flush && lookup_ready_i && (!in_valid_i || (all_hit && !part_more_o));
  assign take = part_valid_o && lookup_ready_i;

  // Without a request, all of it is 0.
  logic [tex_pkg::LINE_W-1:0] miss_line;
  logic [NEXT_AT_W-1:0]       next_at; // of the set in next_way_q
  logic [WAYS-1:0]            keep; // ways that other samples of this footprint hit
  function automatic logic [tex_pkg::LINE_W-1:0] line_of(input logic active, input logic [2:0] needs_none,
                                                         input logic [4*tex_pkg::LINE_W-1:0] all);
    line_of = '0;
    if (active) begin
      line_of = !needs_none[0]   ? all[0 +: tex_pkg::LINE_W]
                : !needs_none[1] ? all[tex_pkg::LINE_W +: tex_pkg::LINE_W]
                : !needs_none[2] ? all[2*tex_pkg::LINE_W +: tex_pkg::LINE_W]
                : all[3*tex_pkg::LINE_W +: tex_pkg::LINE_W];
    end
  endfunction
  function automatic logic [WAYS-1:0] protected_of(input logic active, input logic [SET_W-1:0] set,
                                                   input logic [4*SET_W-1:0] all_sets,
                                                   input logic [4*WAYS-1:0] all_ways);
    protected_of = '0;
    if (active) begin
      protected_of = (all_sets[0 +: SET_W] == set ? all_ways[0 +: WAYS] : '0)
                     | (all_sets[SET_W +: SET_W] == set ? all_ways[WAYS +: WAYS] : '0)
                     | (all_sets[2*SET_W +: SET_W] == set ? all_ways[2*WAYS +: WAYS] : '0)
                     | (all_sets[3*SET_W +: SET_W] == set ? all_ways[3*WAYS +: WAYS] : '0);
    end
  endfunction
  assign miss_line = line_of(req_valid_o, hits[2:0], lines[0 +: 4*tex_pkg::LINE_W]);
  assign {miss_tag, miss_set} = miss_line;
  assign keep = protected_of(req_valid_o, miss_set, sets[0 +: 4*SET_W], ways[0 +: 4*WAYS]);
  assign next_at = NEXT_AT_W'(miss_set) * NEXT_AT_W'(WAY_W);
  assign miss_way = choose(req_valid_o, next_way_q[next_at +: WAY_W], keep);

  logic [COUNT_W-1:0] outstanding_q;
  logic [ID_W-1:0]    id_q; // requests since reset, modulo IDS
  assign req_valid_o = in_valid_i && !flush && !all_hit && outstanding_q != COUNT_W'(OUTSTANDING);
  assign req_o.line = miss_line;
  assign req_id_o = 4'(tex_pkg::AXI_ID_L1) + 4'(id_q); // PD-96
  assign req_index_o = INDEX_W'(miss_set) * INDEX_W'(WAYS) + INDEX_W'(miss_way);
  assign tag_write = req_valid_o && req_ready_i;
  assign misses_o = misses_q;

  // ---- State -------------------------------------------------------------------------------------------------------
  logic        seen_q; // this footprint, or its part, has been looked up before
  logic [3:0]  first_hit_q, hit, hit_q;
  logic [27:0] index_q; // lookup result of the first part
  assign hit = seen_q ? first_hit_q : found[3:0];
  assign lookup_o.tag = in_i.tag;
  assign lookup_o.hit = second_q ? hit_q : hit;
  assign lookup_o.index = second_q ? index_q : indices[27:0];
  assign lookup_o.second_hit = second_q ? hit : second_fetch_o;
  assign lookup_o.second_index = second_index_o;

  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      flush_pending_q <= 1'b0;
      seen_q <= 1'b0;
      second_q <= 1'b0;
      misses_q <= 3'd0;
      outstanding_q <= '0;
      id_q <= '0;
    end else begin
      flush_pending_q <= invalidate_i || (flush_pending_q && !flush);
      seen_q <= !take && (seen_q || (in_valid_i && !flush));
      if (take) second_q <= part_more_o;
      if (take) misses_q <= 3'd0;
      else if (tag_write) misses_q <= misses_q + 3'd1;
      if (tag_write != fill_i) outstanding_q <= tag_write ? outstanding_q + 1'b1 : outstanding_q - 1'b1;
      if (tag_write) id_q <= id_q == LAST_ID ? '0 : id_q + 1'b1;
    end
  end

  logic [WAY_W-1:0] next_way;
  assign next_way = after(miss_way);

  always_ff @(posedge clk_i) begin
    if (rst_i || flush) begin
      valid_q <= '0;
      next_way_q <= '0;
    end else if (tag_write) begin
      valid_q[req_index_o] <= 1'b1;
      next_way_q[next_at +: WAY_W] <= next_way;
    end
  end

  always_ff @(posedge clk_i) begin
    if (!seen_q) first_hit_q <= found[3:0];
    if (part_more_o) hit_q <= hit;
    if (part_more_o) index_q <= indices[27:0];
  end

  logic unused;
  assign unused = ^{in_i.op, in_i.border, in_i.texel_in_block, in_i.footprint, in_i.fmt, in_i.address,
                    in_i.addr_hi, ways[8*WAYS-1:4*WAYS]};

  // Contract
  // An invalidation may withdraw a lookup or its request, before a line of the footprint is requested.
  `TEX_HANDSHAKE(lookup, lookup_valid_o, lookup_ready_i || (invalidate_i && misses_q == 3'd0), lookup_o)
  `TEX_HANDSHAKE(lookup_req, req_valid_o, req_ready_i || (invalidate_i && misses_q == 3'd0), req_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_KNOWN(part_valid, 1'b1, part_valid_o)
  `TEX_ALWAYS(misses, misses_q <= 3'd4)
  `TEX_ALWAYS(outstanding, !fill_i || outstanding_q != '0)
  `TEX_PARAMETER(SETS, SETS >= 2 && 2 ** $clog2(SETS) == SETS)
  `TEX_PARAMETER(WAYS, WAYS >= 4 && SETS * WAYS <= 128)
  `TEX_PARAMETER(IDS, IDS >= 1 && IDS <= 4)
  `TEX_PARAMETER(OUTSTANDING, OUTSTANDING >= 4)

endmodule
