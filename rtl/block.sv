// SPDX-License-Identifier: Apache-2.0
// Function: Decompresses: for each sample, decodes the addressed texel of its block to 16-bit component codes, in place
//   of the element. Uncompressed elements pass through.
// Rules: PD-4, PD-83, PD-83a, PD-84, PD-84b, PD-85, PD-135, PD-135a.
// Model twin: cmodel/function/block.c, cmodel/cycle/pipe.c.
// Latency: 2.
// Backpressure: ready is combinational through both register stages; each holds its beat while the next one is full.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block #(
    parameter int TEX_BC = tex_pkg::BC // 0: no decoders; header refuses compressed formats
) (
    input  logic       clk_i,
    input  logic       rst_i,
    input  logic       bc1_nv_i,    // POLICY; applies in the cycle in which a beat enters
    input  logic       bc4_nv_i,    // so does this
    // From cache
    input  logic       in_valid_i,
    output logic       in_ready_o,
    input  tex_cache_t in_i,
    // To texel
    output logic       out_valid_o,
    input  logic       out_ready_i,
    output tex_block_t out_o
);
  // Selects the decoder: codec and unpack codes have the same order from BC1 on.
  tex_fmt_t in_fmt;
  logic [tex_pkg::UNPACK_CODE_BITS-1:0] unpack;
  logic signed_half, is_signed;
  logic [3:0] codec;
  logic [6:0] format;
  logic [11:0] datatype;
  assign in_fmt = in_i.fmt;
  assign format = in_fmt.format;
  always_comb begin
    if (in_valid_i) begin
      unpack = tex_pkg::format_unpack(format);
    end else begin
      unpack = tex_pkg::UNPACK_FIELDS;
    end
  end
  assign datatype = in_fmt.datatype;
  assign signed_half = unpack == tex_pkg::UNPACK_BC6H_SIGNED;
  assign is_signed = signed_half || datatype[2:0] == tex_pkg::DATATYPE_SNORM;
  assign codec = signed_half                       ? 4'(tex_pkg::CODEC_BC6H)
                 : tex_math::compressed(unpack)    ? unpack - 4'(tex_pkg::UNPACK_BC1 - tex_pkg::CODEC_BC1)
                                                   : 4'(tex_pkg::CODEC_NONE);

  // Uncompressed elements do not reach the decoders, which do not toggle.
  logic coded;
  assign coded = in_valid_i && codec != 4'(tex_pkg::CODEC_NONE);

  tex_cache_t carried;
  logic [255:0] code;
  tex_block_samples #(.TEX_BC(TEX_BC), .CARRY(tex_pkg::CACHE_BITS)) u_samples (
      .clk_i, .rst_i, .in_valid_i, .in_ready_o, .codec_i(codec), .signed_i(is_signed), .nv_i(bc1_nv_i), .bc4_nv_i,
      .raw_i(coded ? in_i.raw : '0), .inside_i(coded ? in_i.texel_in_block : '0), .carry_i(in_i), .out_valid_o,
      .out_ready_i, .code_o(code), .carry_o(carried)
  );

  // PD-4: an element that was not read gives 0, not a decoded block of zeros.
  tex_fmt_t fmt;
  tex_tag_t tag;
  logic compressed, read;
  logic [6:0] format_out;
  assign fmt = carried.fmt;
  assign format_out = fmt.format;
  assign tag = carried.tag;
  assign read = tag.status == tex_pkg::STATUS_OK || tag.status == tex_pkg::STATUS_MEMORY_ERROR;
  always_comb begin
    if (out_valid_o) begin
      compressed = tex_math::compressed(tex_pkg::format_unpack(format_out));
    end else begin
      compressed = 1'b0;
    end
  end
  // Selected here: in always_comb Icarus has no constant selects.
  logic [511:0] raw_decoded, raw_carried;
  logic         decoded;
  tex_op_t      op;
  tex_footprint_t footprint;
  logic [3:0]   sparse, border;
  logic [15:0]  texel_in_block;
  assign decoded = compressed && read;
  assign raw_carried = carried.raw;
  assign op = carried.op;
  assign sparse = carried.sparse;
  assign border = carried.border;
  assign texel_in_block = carried.texel_in_block;
  assign footprint = carried.footprint;
  for (genvar k = 0; k < 4; k++) begin : g_sample
    assign raw_decoded[128 * k +: 128] = decoded ? {64'h0, code[64 * k +: 64]} : '0;
  end
  always_comb begin // without a beat all of it is 0
    if (out_valid_o) begin
      out_o.tag = tag;
      out_o.op = op;
      out_o.raw = compressed ? raw_decoded : raw_carried;
      out_o.sparse = sparse;
      out_o.border = border;
      out_o.texel_in_block = texel_in_block;
      out_o.fmt = fmt;
      out_o.footprint = footprint;
    end else begin
      out_o = '0;
    end
  end

  logic unused;
  assign unused = ^{datatype[11:3], fmt, tag};

  // Contract
  `TEX_HANDSHAKE(block, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(block, 2, in_valid_i && in_ready_o, out_ready_i, out_valid_o)
endmodule
