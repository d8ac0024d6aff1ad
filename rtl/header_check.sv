// SPDX-License-Identifier: Apache-2.0
// tex_header_check: what is wrong with a texture header and sampler for an instruction, the first reason that holds.
//
// Rules: R-TLD4-37, 38, 40; PD-5, 21, 40b, 90. Part of the header stage.
// C twin: cmodel/function/header.c. Combinational.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_header_check (
    input  logic [255:0] tic_i,           // texture header
    input  logic [255:0] tsc_i,           // sampler
    input  logic [3:0]   opcode_i,        // of the instruction that uses them
    input  logic [2:0]   param_i,
    input  logic         gob_width_one_i, // POLICY bit 0
    output logic [3:0]   status_o
);

  logic [2:0] version;
  logic [3:0] kind; // texture type
  logic [6:0] format;
  assign version = tic_i[tex_pkg::TIC_HEADER_VERSION_LO +: tex_pkg::TIC_HEADER_VERSION_W];
  assign kind = tic_i[tex_pkg::TIC_TEXTURE_TYPE_LO +: tex_pkg::TIC_TEXTURE_TYPE_W];
  assign format = tic_i[tex_pkg::TIC_COMPONENTS_LO +: tex_pkg::TIC_COMPONENTS_W];

  // ---- 2. PD-40b: codes that mean nothing --------------------------------------------------------------------------
  logic code_bad;
  assign code_bad = version > tex_pkg::VERSION_BLOCKLINEAR_COLOR_KEY || !tex_pkg::type_known(kind)
                    || (version == tex_pkg::VERSION_ONE_D_BUFFER) != tex_pkg::type_buffer(kind);

  // ---- 3. The texture is not what the instruction asks for ---------------------------------------------------------
  logic [1:0] kind_class; // bits 2:1 of the param that fits
  logic       wants_cube, color_key, multisample, mismatch;
  // R-TLD4-38, R-TLD4-40: arrays count like their elements.
  assign kind_class = tex_pkg::type_class(kind);
  assign wants_cube = param_i[2:1] == tex_pkg::PARAM_CUBE[2:1];
  assign color_key = version == tex_pkg::VERSION_PITCH_COLOR_KEY
                     || version == tex_pkg::VERSION_BLOCKLINEAR_COLOR_KEY;
  assign multisample = tic_i[tex_pkg::TIC_MULTI_SAMPLE_COUNT_LO +: tex_pkg::TIC_MULTI_SAMPLE_COUNT_W] != '0;
  assign mismatch = kind_class != (wants_cube ? tex_pkg::PARAM_CUBE[2:1] : tex_pkg::PARAM_2D[2:1]) // R-TLD4-37
                    || (multisample && !color_key);        // PD-5

  // ---- 4, 5. Format and shape --------------------------------------------------------------------------------------
  // Cube maps end here, so no offset ever meets one. TWO_D_NO_MIPMAP would need the TEX path.
  logic blocklinear, format_bad, shape_unbuilt;
  logic [tex_pkg::OPCODES-1:0] built_for;
  logic [15:0] kind_built; // a bit for each opcode
  assign built_for = tex_pkg::type_built(kind);
  assign kind_built = 16'(built_for);
  assign blocklinear = version == tex_pkg::VERSION_BLOCKLINEAR;
  assign format_bad = !tex_pkg::format_known(format);
  assign shape_unbuilt = !tex_pkg::format_built(format) || !kind_built[opcode_i]
                         || !(blocklinear || version == tex_pkg::VERSION_PITCH);

  // ---- 6, 7. Components --------------------------------------------------------------------------------------------
  logic [23:0] widths; // bits of stored components 0..3, 0 = absent
  logic [7:0]  types;  // data types that the format allows
  assign widths = {tex_pkg::format_width3(format), tex_pkg::format_width2(format), tex_pkg::format_width1(format),
                   tex_pkg::format_width0(format)};
  assign types = tex_pkg::format_types(format);

  logic [11:0] datatypes, sources;
  assign datatypes = tic_i[tex_pkg::TIC_R_DATA_TYPE_LO +: 12];
  assign sources = tic_i[tex_pkg::TIC_X_SOURCE_LO +: 12];

  logic [3:0] type_bad, type_fp16, source_bad, not_srgb; // a bit for each component or lane
  for (genvar i = 0; i < 4; i++) begin : g_component
    logic [5:0] width;
    logic [2:0] datatype;
    logic       present, fp16;
    assign width = widths[6*i +: 6];
    assign datatype = datatypes[3*i +: 3];
    assign present = width != 6'd0;
    assign fp16 = datatype == tex_pkg::DATATYPE_SNORM_FORCE_FP16 || datatype == tex_pkg::DATATYPE_UNORM_FORCE_FP16;
    assign type_bad[i] = present && !fp16 && !types[datatype];
    assign type_fp16[i] = present && fp16;
    assign source_bad[i] = sources[3*i +: 3] == 3'd1;
    assign not_srgb[i] = present && (datatype != tex_pkg::DATATYPE_UNORM || width > 6'd8);
  end

  logic srgb;
  assign srgb = tic_i[tex_pkg::TIC_SRGB_CONVERSION_LO] && tsc_i[tex_pkg::TSC_SRGB_CONVERSION_LO] && not_srgb == '0;

  // ---- 6. Blocks and view ------------------------------------------------------------------------------------------
  logic [2:0] block_w, block_h, block_d;
  logic       block_bad;
  assign block_w = tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_WIDTH_LO +: tex_pkg::TIC_GOBS_PER_BLOCK_WIDTH_W];
  assign block_h = tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_HEIGHT_LO +: tex_pkg::TIC_GOBS_PER_BLOCK_HEIGHT_W];
  assign block_d = tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_DEPTH_LO +: tex_pkg::TIC_GOBS_PER_BLOCK_DEPTH_W];
  assign block_bad = blocklinear && ((block_w > 3'd5 && !gob_width_one_i) || block_h > 3'd5 || block_d > 3'd5); // PD-90

  logic [3:0] view_min, view_max, levels, last;
  logic       view_empty;
  assign view_min = tic_i[tex_pkg::TIC_RES_VIEW_MIN_MIP_LEVEL_LO +: tex_pkg::TIC_RES_VIEW_MIN_MIP_LEVEL_W];
  assign view_max = tic_i[tex_pkg::TIC_RES_VIEW_MAX_MIP_LEVEL_LO +: tex_pkg::TIC_RES_VIEW_MAX_MIP_LEVEL_W];
  assign levels = blocklinear ? tic_i[tex_pkg::TIC_MAX_MIP_LEVEL_LO +: tex_pkg::TIC_MAX_MIP_LEVEL_W] : 4'd0;
  assign last = view_max < levels ? view_max : levels; // PD-21
  assign view_empty = view_min > last;

  // ---- 7. What a block-linear header can ask for beyond TLD4 -------------------------------------------------------
  logic packed_result, layout_unbuilt, outside;
  assign packed_result = tic_i[tex_pkg::TIC_PACK_COMPONENTS_LO];
  assign layout_unbuilt = blocklinear && (tic_i[tex_pkg::TIC_GOB3D_LO]
                          || tic_i[tex_pkg::TIC_TILE_WIDTH_IN_GOBS_LO +: tex_pkg::TIC_TILE_WIDTH_IN_GOBS_W] != '0);

  // ---- 8. PD-5: MIN_LOD_CLAMP of 1.0 or more ----------------------------------------------------------------------
  assign outside = tic_i[tex_pkg::TIC_MIN_LOD_CLAMP_LO + 8 +: 4] != '0;

  assign status_o = code_bad                                        ? tex_pkg::STATUS_DISABLED
                    : mismatch                                      ? tex_pkg::STATUS_MISMATCH
                    : format_bad                                    ? tex_pkg::STATUS_DISABLED
                    : shape_unbuilt                                 ? tex_pkg::STATUS_UNSUPPORTED_HEADER
                    : (type_bad != '0 || source_bad != '0
                       || block_bad || view_empty)                  ? tex_pkg::STATUS_DISABLED
                    : (type_fp16 != '0 || packed_result
                       || layout_unbuilt || srgb)                   ? tex_pkg::STATUS_UNSUPPORTED_HEADER
                    : outside                                       ? tex_pkg::STATUS_OUT_OF_BOUNDS
                    : tex_pkg::STATUS_OK;

  logic unused;
  assign unused = ^param_i;

endmodule
