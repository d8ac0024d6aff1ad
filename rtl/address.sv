// SPDX-License-Identifier: Apache-2.0
// Function: Converts the stored indices of the four texels, each on its face, to byte addresses. Texels that are not
//   fetched (border, beyond a cube corner, zero weight) have address 0; so have tokens and statuses other than OK.
// Rules: PD-10a, PD-10c, PD-13, PD-14, PD-17b, PD-90, PD-91, PD-91a..c, PD-92, PD-115.
// Model twin: cmodel/function/address.c, cmodel/cycle/pipe.c.
// Latency: 1.
// Backpressure: in_ready_o is combinational from out_ready_i; the output register holds an untaken beat.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_address (
    input  logic         clk_i,
    input  logic         rst_i,
    // From wrap
    input  logic         in_valid_i,
    output logic         in_ready_o,
    input  tex_wrap_t    in_i,
    // To cache
    output logic         out_valid_o,
    input  logic         out_ready_i,
    output tex_address_t out_o
);
  tex_tag_t in_tag;
  tex_fmt_t in_fmt;
  assign in_tag = in_i.tag;
  assign in_fmt = in_i.fmt;

  logic load, ok;
  logic [3:0] fetch;
  logic [2:0] log2_bytes;
  assign ok = in_tag.status == tex_pkg::STATUS_OK && !in_tag.token;
  assign fetch = ok ? ~(in_i.border | in_i.corner | in_i.zero_weight) : 4'h0;   // PD-14, PD-17b, PD-10a
  assign log2_bytes = tex_pkg::format_log2_bytes(in_fmt.format);

  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o, .out_ready_i
  );

  // PD-91b: a gather reads the 4 bytes of one component of a 12-byte element. PD-10c (straddle): a filter reads all 12.
  tex_op_t in_op;
  logic [2:0] source;
  logic [3:0] word;
  logic three, whole;
  assign in_op = in_i.op;
  tex_compare_t compare;
  logic [3:0] lane;
  assign compare = in_fmt.compare;
  assign lane = compare.on ? 4'd0 : {2'b0, in_op.comp};   // PD-13
  assign source = 3'(in_fmt.source >> (4'd3 * lane));
  assign three = tex_pkg::format_three(in_fmt.format);
  assign whole = three && in_fmt.sampling != tex_pkg::SAMPLING_GATHER;
  assign word = three && !whole ? {tex_math::delivered_word(source), 2'b0} : 4'd0;

  // PD-91c: an element may hold several texels; texel_in_block selects one of them.
  logic [1:0] log2_wide, log2_high;
  logic [3:0] counts; // bits of `texel_in_block` in use
  assign log2_wide = tex_pkg::format_log2_wide(in_fmt.format);
  assign log2_high = tex_pkg::format_log2_high(in_fmt.format);
  assign counts = {~(2'b11 << log2_high), ~(2'b11 << log2_wide)};

  // PD-91a (straddle): distance from a unit of 16 bytes to the next one of the row. Block-linear: one line in the left
  // half of 32 columns, else seven, also into the next GOB of a block; from the last GOB, plus the remaining rows.
  tex_level_layout_t level_layout;
  tex_volume_t in_volume; // PD-91: the layers of a cube are its faces
  assign in_volume = in_i.volume;
  logic [4:0] columns;        // GOB columns of a block - 1
  logic [14:0] rest;          // GOBs of a block without one row of one slice
  logic [2:0] block_w, block_h, block_d;
  logic pitch;
  assign level_layout = in_i.level_layout;
  assign block_w = level_layout.block_w;
  assign block_h = level_layout.block_h;
  assign block_d = in_volume.block_d;
  assign pitch = level_layout.layout == tex_pkg::LAYOUT_PITCH;
  always_comb begin
    if (whole) begin
      columns = ~(5'h1f << block_w);
      rest = ({10'h0, ~(5'h1f << block_d)} << block_h | {10'h0, ~(5'h1f << block_h)}) << block_w;
    end else begin
      columns = '0;
      rest = '0;
    end
  end

  logic [15:0] texel_in_block;
  logic [63:0] in_x, in_y;
  assign in_x = in_i.x;
  assign in_y = in_i.y;
  always_comb begin // x and y are 0 if nothing is fetched
    if (in_valid_i) begin
      for (int k = 0; k < 4; k++) begin
        texel_in_block[4 * k +: 4] = {in_y[16 * k +: 2], in_x[16 * k +: 2]} & counts;
      end
    end else begin
      texel_in_block = '0;
    end
  end
  logic [191:0] address, addr_hi;
  logic [3:0] straddle, straddle_q;
  logic [95:0] further_d, further_q; // bytes from a unit to the next
  for (genvar k = 0; k < 4; k++) begin : g_sample
    localparam bit LAST = k == 3; // PD-115: the texel of a fetch
    logic [15:0] x, y;
    logic [36:0] bytes;
    logic [35:0] xb;
    assign x = in_i.x[16 * k +: 16];
    assign y = in_i.y[16 * k +: 16];
    assign bytes = tex_math::elements_bytes({1'b0, {LAST ? in_i.index_hi : 16'h0, x} >> log2_wide}, log2_bytes,
                                            three);
    assign xb = 36'(bytes + {33'h0, word});
    tex_address_sample u_sample (
        .clk_i, .load_i(load), .fetch_i(fetch[k]), .xb_i(xb),
        .y_i(y >> log2_high), .z_i(in_i.slice), .layer_i({14'h0, in_i.face[3 * k +: 3]}),
        .level_layout_i(in_i.level_layout),
        .volume_i(in_volume),
        .address_o(address[48 * k +: 48])
    );

    logic runs, leaves_half, leaves_gob, leaves_block;
    logic [4:0] column;       // GOB column
    logic [18:0] lines;       // block-linear: lines to the next unit
    logic [23:0] further;
    logic [47:0] second;
    assign runs = whole && xb[3];
    assign straddle[k] = runs;
    // Selected here: in always_comb Icarus has no constant selects.
    assign {column, leaves_gob, leaves_half} = xb[10:4];
    always_comb begin
      if (runs) begin
        leaves_block = leaves_gob && (~column & columns) == 5'd0;
        lines = !leaves_half ? 19'd1 : {leaves_block ? rest : 15'd0, 4'd7};
        further = pitch ? 24'd16 : {lines, 5'h0};
      end else begin
        leaves_block = 1'b0;
        lines = '0;
        further = '0;
      end
    end
    assign further_d[24 * k +: 24] = further;
    assign second = {address[48 * k + 4 +: 44], 4'h0} + {24'h0, further_q[24 * k +: 24]};
    assign addr_hi[48 * k +: 48] = straddle_q[k] ? second : 48'h0;
  end

  tex_tag_t tag_q;
  tex_op_t op_q;
  tex_fmt_t fmt_q;
  logic [3:0] fetch_q, border_q;
  tex_footprint_t footprint, footprint_q;
  assign footprint.corner = in_i.corner;
  assign footprint.sample_xor = in_i.sample_xor;
  assign footprint.frac = in_i.frac;
  assign footprint.pass = in_i.pass;
  logic [15:0] texel_in_block_q;
  always_ff @(posedge clk_i) begin
    if (load) begin
      tag_q <= in_i.tag;
      op_q <= in_i.op;
      fmt_q <= in_i.fmt;
      fetch_q <= fetch;
      straddle_q <= straddle;
      further_q <= further_d;
      border_q <= ok ? in_i.border : 4'h0;
      texel_in_block_q <= texel_in_block;
      footprint_q <= footprint;
    end
  end

  always_comb begin // without a beat all of it is 0
    if (out_valid_o) begin
      out_o.tag = tag_q;
      out_o.op = op_q;
      out_o.address = address;
      out_o.fetch = fetch_q;
      out_o.straddle = straddle_q;
      out_o.addr_hi = addr_hi;
      out_o.border = border_q;
      out_o.texel_in_block = texel_in_block_q;
      out_o.fmt = fmt_q;
      out_o.footprint = footprint_q;
    end else begin
      out_o = '0;
    end
  end

  logic unused;
  assign unused = ^{in_op.opcode, in_op.wmask, in_op.rd, in_op.ps, in_op.split, in_op.rd2, in_fmt.datatype,
                    in_fmt.border, in_fmt.srgb,
                    compare, level_layout};

  // Contract
  `TEX_HANDSHAKE(address, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(address, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
endmodule
