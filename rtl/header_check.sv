// SPDX-License-Identifier: Apache-2.0
// Function: Checks a texture header and sampler for an instruction; gives the status of the first check that fails.
// Rules: R-TLD4-37, 38, 40; R-LD-5; PD-5, 17a, 21, 40b, 90, 92, 121, 123.
// Model twin: cmodel/function/header_check.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_header_check #(
    parameter int TEX_BC = tex_pkg::BC // 0: no decoder of blocks
) (
    input  logic         active_i,        // 0: nothing is checked
    input  logic [255:0] tic_i,           // texture header
    input  logic [255:0] tsc_i,           // sampler
    input  logic [3:0]   opcode_i,        // of the instruction that uses them
    input  logic [2:0]   param_i,
    input  logic         gob_width_one_i, // POLICY bit 0
    input  logic         view_empty_i,    // PD-21
    output logic [3:0]   status_o
);

  logic [2:0] version;
  logic [3:0] kind; // texture type
  logic [6:0] format;
  assign version = tic_i[tex_pkg::TIC_HEADER_VERSION_LO +: tex_pkg::TIC_HEADER_VERSION_W];
  assign kind = tic_i[tex_pkg::TIC_TEXTURE_TYPE_LO +: tex_pkg::TIC_TEXTURE_TYPE_W];
  assign format = tic_i[tex_pkg::TIC_COMPONENTS_LO +: tex_pkg::TIC_COMPONENTS_W];

  // One bit per check of rtl/defs/header_uses.tsv: the header fails it, for any instruction. Without a header none.
  logic [tex_pkg::HEADER_CHECKS-1:0] failed;

  logic        color_key, blocks, buffer;
  logic [1:0]  kind_class; // bits 2:1 of the param that fits
  logic        wants_cube, fetch, fetch_unfit, sample;
  logic [3:0]  samples;
  logic [1:0]  log2_sx, log2_sy;
  logic [15:0] width_last, height_last;
  logic [tex_pkg::OPCODES-1:0] built_for;
  logic [15:0] kind_built; // a bit for each opcode
  logic [23:0] widths; // bits of stored components 0..3, 0 = absent
  logic [31:0] types;  // data types that the format allows for each of them
  logic [11:0] datatypes, sources;
  logic [5:0]  width;
  logic [2:0]  datatype;
  logic [7:0]  allowed;
  logic        present, fp16;
  logic [3:0]  type_bad, type_fp16, source_bad; // a bit for each component or lane
  logic [2:0]  block_w, block_h, block_d;
  logic [2:0]  mag;
  logic [4:0]  slope;
  assign buffer = version == tex_pkg::VERSION_ONE_D_BUFFER;
  assign color_key = version == tex_pkg::VERSION_PITCH_COLOR_KEY
                     || version == tex_pkg::VERSION_BLOCKLINEAR_COLOR_KEY;
  assign blocks = version == tex_pkg::VERSION_BLOCKLINEAR || version == tex_pkg::VERSION_BLOCKLINEAR_COLOR_KEY;
  assign wants_cube = param_i[2:1] == tex_pkg::PARAM_CUBE[2:1];
  assign fetch = opcode_i == 4'(tex_pkg::OPCODE_TLD);
  assign sample = tex_pkg::PART_SAMPLED[opcode_i]; // PD-123: no buffer
  assign samples = tic_i[tex_pkg::TIC_MULTI_SAMPLE_COUNT_LO +: tex_pkg::TIC_MULTI_SAMPLE_COUNT_W];
  assign width_last = tic_i[tex_pkg::TIC_WIDTH_MINUS_ONE_LO +: tex_pkg::TIC_WIDTH_MINUS_ONE_W];
  assign height_last = tic_i[tex_pkg::TIC_HEIGHT_MINUS_ONE_LO +: tex_pkg::TIC_HEIGHT_MINUS_ONE_W];
  assign datatypes = tic_i[tex_pkg::TIC_R_DATA_TYPE_LO +: 12];
  assign sources = tic_i[tex_pkg::TIC_X_SOURCE_LO +: 12];
  assign block_w = tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_WIDTH_LO +: tex_pkg::TIC_GOBS_PER_BLOCK_WIDTH_W];
  assign block_h = tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_HEIGHT_LO +: tex_pkg::TIC_GOBS_PER_BLOCK_HEIGHT_W];
  assign block_d = tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_DEPTH_LO +: tex_pkg::TIC_GOBS_PER_BLOCK_DEPTH_W];
  assign mag = tsc_i[tex_pkg::TSC_MAG_FILTER_LO +: tex_pkg::TSC_MAG_FILTER_W];
  assign slope = tic_i[tex_pkg::TIC_USE_HEADER_OPT_CONTROL_LO]
                 ? tic_i[tex_pkg::TIC_TRILIN_OPT_LO +: tex_pkg::TIC_TRILIN_OPT_W]
                 : tsc_i[tex_pkg::TSC_TRILIN_OPT_LO +: tex_pkg::TSC_TRILIN_OPT_W];

  // Selected here: in always_comb Icarus has no constant selects.
  localparam logic [1:0] CLASS_CUBE = tex_pkg::PARAM_CUBE[2:1];
  localparam logic [1:0] CLASS_2D = tex_pkg::PARAM_2D[2:1];
  logic [1:0] param_class, min, mip;
  logic [3:0] last_level, least;
  logic [2:0] tile_width;
  logic       seams, packs, gob_3d;
  assign param_class = param_i[2:1];
  assign last_level = tic_i[tex_pkg::TIC_MAX_MIP_LEVEL_LO +: tex_pkg::TIC_MAX_MIP_LEVEL_W];
  assign least = tic_i[tex_pkg::TIC_MIN_LOD_CLAMP_LO + 8 +: 4];
  assign packs = tic_i[tex_pkg::TIC_PACK_COMPONENTS_LO];
  assign gob_3d = tic_i[tex_pkg::TIC_GOB3D_LO];
  assign tile_width = tic_i[tex_pkg::TIC_TILE_WIDTH_IN_GOBS_LO +: tex_pkg::TIC_TILE_WIDTH_IN_GOBS_W];
  assign seams = tsc_i[tex_pkg::TSC_CUBEMAP_INTERFACE_FILTERING_LO + 1];
  assign min = tsc_i[tex_pkg::TSC_MIN_FILTER_LO +: tex_pkg::TSC_MIN_FILTER_W];
  assign mip = tsc_i[tex_pkg::TSC_MIP_FILTER_LO +: tex_pkg::TSC_MIP_FILTER_W];

  always_comb begin
    if (active_i) begin
      // ---- Version, type, format (PD-40b) -------------------------------------------------------------------------
      failed[tex_pkg::CHECK_CODE] = version > tex_pkg::VERSION_BLOCKLINEAR_COLOR_KEY || !tex_pkg::type_known(kind)
                                    || (version == tex_pkg::VERSION_ONE_D_BUFFER) != tex_pkg::type_buffer(kind);
      failed[tex_pkg::CHECK_FORMAT] = !tex_pkg::format_known(format);

      // ---- Class that the instruction needs (R-TLD4-37, R-TLD4-38, R-TLD4-40: arrays count like their elements) ---
      kind_class = tex_pkg::type_class(kind); // R-LD-5: a buffer is of the class of 1D
      // PD-115: a fetch has four classes of coordinates, of which it reads three, and no array of 3D textures.
      fetch_unfit = wants_cube || param_i == 3'(tex_pkg::PARAM_ARRAY_3D) || kind_class != param_class;
      failed[tex_pkg::CHECK_CLASS] = fetch    ? fetch_unfit
                                     : sample ? buffer || kind_class != param_class
                                     : kind_class != (wants_cube ? CLASS_CUBE : CLASS_2D);
      failed[tex_pkg::CHECK_SAMPLES] = !color_key && samples != '0; // PD-5

      // PD-115: a fetch reads samples of one level in blocks, up to 65536 elements along an axis.
      {log2_sy, log2_sx} = tex_math::sample_grid(samples);
      failed[tex_pkg::CHECK_MULTISAMPLE] = !color_key && !buffer && samples != '0
          && (!blocks || kind_class != CLASS_2D
              || last_level != '0
              || (width_last >> (5'd16 - {3'd0, log2_sx})) != '0 || (height_last >> (5'd16 - {3'd0, log2_sy})) != '0);

      // ---- Supported by the instruction ---------------------------------------------------------------------------
      built_for = tex_pkg::type_built(kind);
      kind_built = 16'(built_for);
      failed[tex_pkg::CHECK_READ] = !tex_pkg::format_read(format)
                                    || (TEX_BC == 0 && tex_math::compressed(tex_pkg::format_unpack(format)));
      failed[tex_pkg::CHECK_BYTES] = !tex_pkg::format_described(format) || tex_pkg::format_log2_wide(format) != '0;
      failed[tex_pkg::CHECK_TYPE] = !kind_built[opcode_i];
      failed[tex_pkg::CHECK_COLOR_KEY] = color_key;
      failed[tex_pkg::CHECK_LAYERS] = !blocks // PD-92
          && (tex_pkg::type_array(kind) || tex_pkg::type_cube(kind) || tex_pkg::type_axes(kind) == 2'd3);
      failed[tex_pkg::CHECK_SEAMS] = tex_pkg::type_cube(kind) // PD-17a
          && seams && width_last != height_last;
      failed[tex_pkg::CHECK_PACKED] = packs;
      failed[tex_pkg::CHECK_TILES] = blocks && (gob_3d
          || tile_width != '0);

      // ---- Components ---------------------------------------------------------------------------------------------
      widths = {tex_pkg::format_width3(format), tex_pkg::format_width2(format), tex_pkg::format_width1(format),
                tex_pkg::format_width0(format)};
      types = {tex_pkg::format_types3(format), tex_pkg::format_types2(format), tex_pkg::format_types1(format),
               tex_pkg::format_types0(format)};
      for (int i = 0; i < 4; i++) begin
        width = widths[6*i +: 6];
        datatype = datatypes[3*i +: 3];
        allowed = types[8*i +: 8];
        present = width != 6'd0;
        fp16 = datatype == tex_pkg::DATATYPE_SNORM_FORCE_FP16 || datatype == tex_pkg::DATATYPE_UNORM_FORCE_FP16;
        type_bad[i] = present && !fp16 && !allowed[datatype];
        type_fp16[i] = present && fp16;
        source_bad[i] = sources[3*i +: 3] == 3'd1;
      end
      failed[tex_pkg::CHECK_DATA_TYPE] = type_bad != '0;
      failed[tex_pkg::CHECK_SOURCE] = source_bad != '0;
      failed[tex_pkg::CHECK_FORCE_FP16] = type_fp16 != '0;

      // ---- Blocks and view ----------------------------------------------------------------------------------------
      failed[tex_pkg::CHECK_BLOCK] = blocks && ((block_w > 3'd5 && !gob_width_one_i) // PD-90
                                                || block_h > 3'd5 || block_d > 3'd5);
      failed[tex_pkg::CHECK_VIEW] = view_empty_i;
      failed[tex_pkg::CHECK_MIN_LOD] = least != '0; // PD-5: 1.0 or more

      // ---- Sampler of TEX (PD-121): a code that is not described --------------------------------------------------
      failed[tex_pkg::CHECK_FILTER] = (mag != 3'(tex_pkg::MAG_POINT) && mag != 3'(tex_pkg::MAG_LINEAR))
          || min == '0
          || mip == '0 || slope != '0;
    end else begin
      kind_class = '0;
      fetch_unfit = 1'b0;
      log2_sx = '0;
      log2_sy = '0;
      built_for = '0;
      kind_built = '0;
      widths = '0;
      types = '0;
      width = '0;
      datatype = '0;
      allowed = '0;
      present = 1'b0;
      fp16 = 1'b0;
      type_bad = '0;
      type_fp16 = '0;
      source_bad = '0;
      failed = '0;
    end
  end

  assign status_o = tex_pkg::checks_status(failed & tex_pkg::checks_asked(opcode_i));

  logic unused;
  assign unused = ^{param_i, log2_sx, log2_sy};

endmodule
