// SPDX-License-Identifier: Apache-2.0
// Function: Converts the beats of an instruction (a header beat, then eight quad beats) to one beat per executed
//   thread, or to one completion token. Quads without an executed thread are dropped.
// Rules: R-TLD4-6, 15, 22..24, 34, 36, 48, 49; R-TXQ-3, 5, 7, 17, 19, 29, 30; R-SUST-18, 19, 22..28; PD-1, 114, 119;
//   those of the word are in tex_decode_word and the modules in it.
// Model twin: cmodel/function/decode.c, cmodel/cycle/decode.c.
// Latency: 1 from a quad beat to its first thread.
// Backpressure: quad beats wait for the last thread of the quad before, combinationally from out_ready_i; a header beat
//   is taken when none is held.
// Throughput: one thread a cycle; the next header beat is taken while the last quad drains.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_decode (
    input  logic        clk_i,
    input  logic        rst_i,

    // From the issuer
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_issue_t  in_i,

    // To bind
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_decode_t out_o
);

  // Header buffer, decoded.
  logic        h_valid_q;
  tex_decode_t h_instr_q;
  logic [1:0]  h_phase_q;
  logic [3:0]  h_data_q;    // data registers that a store reads
  logic        h_level_q;   // a fetch reads a level or a sample
  logic [1:0]  h_in_ra_q;   // coordinates in Ra of a compact form whose others are in Rb
  logic [31:0] h_execute_q; // executed threads of the quads to come
  logic [31:0] h_whole_q;   // of these quads, the threads that none may lack
  logic [2:0]  h_quad_q;    // quads received

  // Quad buffer.
  logic            q_valid_q, q_last_q;
  tex_decode_t     q_instr_q;
  logic [7:0]      q_hash_q;
  logic [511:0]    q_ra_q, q_rb_q;
  logic [2:0]      q_number_q;
  logic [3:0]      q_pending_q, q_data_q;
  logic            q_level_q;
  logic [1:0]      q_in_ra_q;
  logic            q_divergent_q;

  tex_tag_t h_tag, q_tag;
  tex_op_t  q_op;
  assign h_tag = h_instr_q.tag;
  assign q_tag = q_instr_q.tag;
  assign q_op = q_instr_q.op;

  // ---- Take beats --------------------------------------------------------------------------------------------------
  tex_issue_header_t header;
  tex_issue_quad_t   quad;
  logic [3:0]        word_data;
  logic              word_level;
  logic [1:0]        word_in_ra;
  logic [31:0]       word_whole, word_execute;
  logic              header_take;
  assign header = in_i.beat[tex_pkg::ISSUE_HEADER_BITS-1:0];
  assign quad = in_i.beat;

  tex_decode_word u_word (
      .clk_i,
      .active_i (in_valid_i),
      .load_i   (header_take),
      .header_i (header),
      .instr_o  (h_instr_q),
      .data_o   (word_data),
      .level_o  (word_level),
      .in_ra_o  (word_in_ra),
      .whole_o  (word_whole),
      .execute_o(word_execute)
  );

  logic q_drained, q_free, quad_take, eighth, token, quad_load;
  assign q_free = !q_valid_q || q_drained;
  assign in_ready_o = h_valid_q ? q_free : 1'b1;
  assign header_take = in_valid_i && !h_valid_q;
  assign quad_take = in_valid_i && h_valid_q && q_free;
  assign eighth = h_quad_q == 3'd7;
  assign token = h_tag.token;
  assign quad_load = quad_take && (token ? eighth : h_execute_q[3:0] != 4'd0);

  // ---- Texture hash of each warp -----------------------------------------------------------------------------------
  // An entry reads 0 until it is written after reset, so the memory needs no reset.
  logic [7:0]                hash_mem [tex_pkg::WARPS];
  logic [tex_pkg::WARPS-1:0] hash_used_q;
  logic [5:0]                warp;
  logic [7:0]                hash, hash_next;
  logic                      hash_write;
  assign warp = h_tag.warp;
  assign hash = hash_used_q[warp] ? hash_mem[warp] : 8'd0;
  // R-TLD4-22: without phase, no change. R-TLD4-23: .T increments the texture part. R-TLD4-24: .P clears it and
  // increments the part above. R-TXQ-5: for every instruction.
  assign hash_write = quad_take && eighth && h_phase_q != tex_pkg::PHASE_NONE
                      && h_tag.status == tex_pkg::STATUS_OK;
  assign hash_next = h_phase_q == tex_pkg::PHASE_T ? {hash[7:3], hash[2:0] + 3'd1} : {hash[7:3] + 5'd1, 3'd0};

  always_ff @(posedge clk_i) begin
    if (rst_i) hash_used_q <= '0;
    else if (hash_write) hash_used_q[warp] <= 1'b1;
    if (hash_write) hash_mem[warp] <= hash_next;
  end

  // ---- Send threads ------------------------------------------------------------------------------------------------
  logic [1:0] thread;
  logic [3:0] pending_next;
  logic       last_pending, out_take;
  assign thread = q_pending_q[0] ? 2'd0 : q_pending_q[1] ? 2'd1 : q_pending_q[2] ? 2'd2 : 2'd3;
  assign pending_next = q_pending_q & (q_pending_q - 4'd1); // without its lowest bit
  assign last_pending = q_tag.token || pending_next == 4'd0;
  assign out_take = q_valid_q && out_ready_i;
  assign q_drained = out_take && last_pending;

  logic q_valid_next;
  assign q_valid_next = quad_load || (q_valid_q && !q_drained);

  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      h_valid_q <= 1'b0;
      q_valid_q <= 1'b0;
    end else begin
      h_valid_q <= header_take || (h_valid_q && !(quad_take && eighth));
      q_valid_q <= q_valid_next;
    end
  end

  // Data is qualified by the valid bits and needs no reset.
  always_ff @(posedge clk_i) begin
    if (header_take) begin
      h_phase_q <= header.phase;
      h_data_q <= word_data;
      h_level_q <= word_level;
      h_in_ra_q <= word_in_ra;
      h_execute_q <= word_execute;
      h_whole_q <= word_whole;
      h_quad_q <= 3'd0;
    end else if (quad_take) begin
      h_execute_q <= h_execute_q >> 4;
      h_whole_q <= h_whole_q >> 4;
      h_quad_q <= h_quad_q + 3'd1;
    end
    if (quad_load) begin
      q_instr_q <= h_instr_q;
      q_hash_q <= hash;
      q_ra_q <= quad.ra;
      q_rb_q <= quad.rb;
      q_number_q <= h_quad_q;
      q_data_q <= h_data_q;
      q_level_q <= h_level_q;
      q_in_ra_q <= h_in_ra_q;
      q_divergent_q <= h_whole_q[3:0] != 4'hf;   // PD-100
      q_pending_q <= h_execute_q[3:0];
      q_last_q <= h_execute_q[31:4] == '0;
    end else if (out_take) begin
      q_pending_q <= pending_next;
    end
  end

  // ---- The thread's operands ---------------------------------------------------------------------------------------
  logic [127:0] ra, rb; // four registers of the thread
  logic [31:0]  ra_s, ra_t, ra_r, rb_level, rb_off1, rb_off2, rb_dref;
  logic [1:0]   before_level, before_off1, before_dref;
  logic         is_array, is_cube, operands, offsets, ptp, query, about, store, fetch, sample, given;
  logic [127:0] raw_ra, raw_rb;
  assign raw_ra = q_ra_q[{thread, 7'd0} +: 128];
  assign raw_rb = q_rb_q[{thread, 7'd0} +: 128];
  // PD-119: coordinates of a compact form go on in Rb: with two in Ra, its reference follows one of them; none with one
  // in Ra has other operands.
  // PD-114: the handle of TXD is the first of Ra.
  assign ra = given && q_instr_q.bindless ? {32'd0, raw_ra[127:32]}
              : q_in_ra_q == 2'd1 ? {raw_rb[95:0], raw_ra[31:0]}
              : q_in_ra_q == 2'd2 ? {raw_rb[63:0], raw_ra[63:0]} : raw_ra;
  assign rb = raw_rb;
  assign is_array = q_instr_q.param[0];
  assign is_cube = q_instr_q.param[1] && q_instr_q.param[2];
  assign operands = !q_tag.token;
  assign query = q_op.opcode == 4'(tex_pkg::OPCODE_TXQ);
  assign about = query && q_instr_q.query != tex_pkg::QUERY_TEXTURE_TYPE;     // R-TXQ-17
  // Or a load, or an atomic.
  assign store = q_op.opcode == 4'(tex_pkg::OPCODE_SUST) || q_op.opcode == 4'(tex_pkg::OPCODE_SULD)
                 || q_op.opcode == 4'(tex_pkg::OPCODE_SUATOM) || q_op.opcode == 4'(tex_pkg::OPCODE_SURED);
  assign fetch = q_op.opcode == 4'(tex_pkg::OPCODE_TLD);
  assign sample = tex_pkg::PART_QUAD[q_op.opcode];
  assign given = q_op.opcode == 4'(tex_pkg::OPCODE_TXD);
  assign offsets = q_instr_q.toff != tex_pkg::TOFF_NONE;
  assign ptp = q_instr_q.toff == tex_pkg::TOFF_PTP;

  // R-TLD4-48: Ra has array, s, t, r. R-TLD4-49: Rb has handle, offsets. PD-1: later ones move up if one is absent.
  logic        array_first; // PD-114: TXD has it last, with the offsets
  logic [31:0] shared;
  assign array_first = is_array && !given;
  assign shared = q_instr_q.param[1] ? ra[95:64] : ra[63:32];
  assign ra_s = array_first ? ra[63:32] : ra[31:0];
  assign ra_t = array_first ? ra[95:64] : ra[63:32];
  assign ra_r = is_array ? ra[127:96] : ra[95:64];
  assign before_level = {1'b0, q_instr_q.bindless} + {1'b0, q_in_ra_q[1]};        // PD-119: after r
  assign before_off1 = {1'b0, q_instr_q.bindless} + {1'b0, q_level_q};        // PD-115: a level comes before
  assign rb_level = rb[{before_level, 5'd0} +: 32];
  assign rb_off1 = rb[{before_off1, 5'd0} +: 32];
  assign rb_off2 = q_instr_q.bindless ? rb[95:64] : rb[63:32];
  assign before_dref = before_off1 + {1'b0, offsets} + {1'b0, ptp} + {1'b0, q_in_ra_q[1]};
  assign rb_dref = rb[{before_dref, 5'd0} +: 32];

  // ---- Coordinates of the quad (PD-100): registers of all four threads, of those that do not execute too -----------
  logic         differs; // the level follows from derivatives
  logic [383:0] quad_coords;
  tex_quad_t    quad_out;
  assign quad_out.coord = quad_coords;
  assign differs = operands && sample && !q_instr_q.mode[0];
  for (genvar k = 0; k < 4; k++) begin : g_quad
    logic [127:0] own_ra, own_rb, own;
    assign own_ra = q_ra_q[128 * k +: 128];
    assign own_rb = q_rb_q[128 * k +: 128];
    assign own = q_in_ra_q == 2'd1   ? {own_rb[95:0], own_ra[31:0]}
                 : q_in_ra_q == 2'd2 ? {own_rb[63:0], own_ra[63:0]} : own_ra;
    assign quad_coords[96 * k +: 96] = !differs ? '0 : is_array ? own[127:32] : own[95:0];
    logic unused;
    assign unused = ^own_rb[127:96];
  end

  // R-SUST-22, R-SUST-23: x. R-SUST-24: x, array. R-SUST-25: x, y. R-SUST-26: x, y, array. R-SUST-27: x, y, z.
  // R-SUST-18: the handle is Rc.
  tex_access_t  access;
  logic         store_y, store_z, store_array;
  logic [15:0]  array;
  logic [127:0] data;
  assign access = q_instr_q.access;
  assign store_z = access.dim == tex_pkg::DIM_3D;
  assign store_y = store_z || access.dim == tex_pkg::DIM_2D || access.dim == tex_pkg::DIM_2D_ARRAY;
  assign store_array = access.dim == tex_pkg::DIM_1D_ARRAY || access.dim == tex_pkg::DIM_2D_ARRAY;
  assign array = store_y ? ra[79:64] : ra[47:32];
  for (genvar k = 0; k < 4; k++) begin : g_data
    assign data[32 * k +: 32] = q_data_q[k] ? rb[32 * k +: 32] : 32'd0;
  end

  tex_tag_t tag;
  assign tag.warp = q_tag.warp;
  assign tag.lane = operands ? {q_number_q, thread} : 5'd0;
  assign tag.quad_last = last_pending;
  assign tag.last = last_pending && (q_tag.token || q_last_q);
  assign tag.token = q_tag.token;
  assign tag.more = 1'b0;
  assign tag.status = q_tag.status;

  assign out_valid_o = q_valid_q;
  assign out_o.tag = tag;
  assign out_o.op = q_instr_q.op;
  assign out_o.illegal = q_instr_q.illegal;
  assign out_o.bindless = q_instr_q.bindless;
  assign out_o.toff = q_instr_q.toff;
  assign out_o.dc = q_instr_q.dc;
  assign out_o.ms = q_instr_q.ms;
  assign out_o.ndv = q_instr_q.ndv;
  assign out_o.mode = q_instr_q.mode;
  assign out_o.divergent = differs && q_divergent_q;
  assign out_o.nodep = q_instr_q.nodep;
  assign out_o.param = q_instr_q.param;
  assign out_o.index = q_instr_q.index;
  assign out_o.hash = q_hash_q;
  // R-TLD4-6, R-TXQ-3: register of the handle
  assign out_o.handle = !operands || !q_instr_q.bindless ? '0
                        : query ? ra[31:0] : store ? ra[127:96] : given ? raw_ra[31:0] : rb[31:0];
  assign out_o.array = !operands ? '0 : store && store_array ? array      // R-SUST-28
                       : given && is_array ? shared[15:0]                 // PD-114
                       : is_array ? ra[15:0] : '0;                        // R-TLD4-36: the low 16 bits
  assign out_o.s = operands && !query ? ra_s : '0;
  // PD-115, PD-119: as many coordinates as param names.
  assign out_o.t = operands && !query && (store ? store_y : q_instr_q.param[2:1] != 2'd0) ? ra_t : '0;
  assign out_o.r = operands && (is_cube || (store && store_z) || ((fetch || sample) && q_instr_q.param[2])) ? ra_r
                   : '0;                                                  // R-TLD4-34
  assign out_o.off1 = !operands || !offsets ? '0 : given ? {16'd0, shared[31:16]} : rb_off1;
  assign out_o.off2 = operands && ptp ? rb_off2 : '0;
  assign out_o.dref = operands && q_instr_q.dc ? rb_dref : '0; // R-TLD4-15
  assign out_o.access = access;
  assign out_o.cop = q_instr_q.cop;
  assign out_o.data = operands && (store || given) ? data : '0;           // R-SUST-19: RZ reads zero; PD-114
  assign out_o.query = q_instr_q.query;
  assign out_o.quad = quad_out;
  // R-TXQ-7, R-TXQ-19, R-TXQ-29: level or sample, after the handle. R-TXQ-30: first, without a handle.
  // PD-115, PD-120: a fetch or a sample has it in Rb.
  assign out_o.lod = !operands              ? '0
                     : fetch || sample      ? (q_level_q ? rb_level : '0) // PD-115, PD-104
                     : !about               ? '0
                     : q_instr_q.bindless ? ra[63:32] : ra[31:0];

  logic unused;
  assign unused = ^{q_instr_q.hash, q_instr_q.handle, q_instr_q.array, q_instr_q.s, q_instr_q.t, q_instr_q.r,
                    q_instr_q.off1, q_instr_q.off2, q_instr_q.dref, q_instr_q.data,
                    q_instr_q.lod, q_instr_q.divergent, q_instr_q.quad, q_op.comp, q_op.wmask, q_op.rd, q_op.ps,
                    q_op.split, q_op.rd2, q_tag.lane,
                    q_tag.quad_last, q_tag.last, access};

  // Contract
  `TEX_HANDSHAKE(decode, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(decode, 1, quad_load, 1'b1, out_valid_o)

endmodule
