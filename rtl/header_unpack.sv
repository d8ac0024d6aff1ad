// SPDX-License-Identifier: Apache-2.0
// Function: Unpacks location, size, coordinate handling and border colour of the level that a legal header and sampler
//   describe.
// Rules: PD-5, 14, 14b, 14c, 17a, 18b, 82, 82a, 90, 91, 91c, 92, 134.
// Model twin: cmodel/function/header_unpack.c.
// Latency: 0 (combinational).
// Backpressure: none.
// Does not: give a valid output unless tex_header_check says OK or OUT_OF_BOUNDS.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_header_unpack (
    input  logic         active_i,        // 0: no border colour is computed, nor what is sRGB encoded; geom_o is 0
    input  logic         found_i,         // 0: nor what blocks the level has
    input  logic [255:0] tic_i,           // texture header
    input  logic [255:0] tsc_i,           // sampler
    input  tex_shape_t   shape_i,         // size of the level
    input  logic [47:0]  level_offset_i,  // bytes of the levels before it
    input  logic [47:0]  layer_stride_i,
    input  logic         gob_width_one_i, // POLICY bit 0
    input  logic         srgb_float8_i,   // POLICY bit 7
    input  logic         border_texel_i,  // POLICY bit 8
    output tex_level_layout_t level_layout_o,
    output tex_volume_t  volume_o,
    output tex_blocks_t  blocks_o,        // as the header has them
    output logic [38:0]  origin_o,        // where level 0 begins, in 512 bytes
    output tex_geom_t    geom_o,
    output tex_fmt_t     fmt_o
);

  // PD-14, PD-14b: border colour as the data type of component 0 can hold it.
  function automatic logic [31:0] clamp_border(input logic [31:0] color, input logic [2:0] datatype);
    logic        nan, above;
    logic [31:0] unorm, snorm;
    nan = color[30:0] > 31'(tex_pkg::F32_INF);
    above = color[30:0] > 31'(tex_pkg::F32_ONE); // magnitude above 1.0
    unorm = nan || color[31] ? 32'd0 : above ? 32'(tex_pkg::F32_ONE) : color;
    snorm = nan ? 32'd0 : above ? {color[31], 31'(tex_pkg::F32_ONE)} : color;
    clamp_border = datatype == tex_pkg::DATATYPE_UNORM   ? unorm
                   : datatype == tex_pkg::DATATYPE_SNORM ? snorm : color;
  endfunction

  function automatic logic [31:0] border_of(input logic active, input logic [31:0] color, input logic [2:0] datatype);
    border_of = 32'd0;
    if (active) border_of = clamp_border(color, datatype);
  endfunction

  logic [6:0] format;
  logic [2:0] version;
  logic       blocklinear, buffer;
  assign format = tic_i[tex_pkg::TIC_COMPONENTS_LO +: tex_pkg::TIC_COMPONENTS_W];
  assign version = tic_i[tex_pkg::TIC_HEADER_VERSION_LO +: tex_pkg::TIC_HEADER_VERSION_W];
  assign blocklinear = version == tex_pkg::VERSION_BLOCKLINEAR || version == tex_pkg::VERSION_BLOCKLINEAR_COLOR_KEY;
  assign buffer = version == tex_pkg::VERSION_ONE_D_BUFFER;

  logic [16:0] width, height;
  assign width = shape_i.width[16:0];
  assign height = shape_i.height;

  // ---- Blocks of the level -----------------------------------------------------------------------------------------
  logic [14:0] slices, row_blocks;
  logic [13:0] block_rows;
  logic [2:0]  block_w, block_h, block_d;
  assign slices = tex_pkg::type_axes(shape_i.kind) == 2'd3 ? shape_i.depth : 15'd1;
  assign blocks_o.width = gob_width_one_i ? '0 // PD-90
                          : tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_WIDTH_LO +: tex_pkg::TIC_GOBS_PER_BLOCK_WIDTH_W];
  assign blocks_o.height = tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_HEIGHT_LO +: tex_pkg::TIC_GOBS_PER_BLOCK_HEIGHT_W];
  assign blocks_o.depth = tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_DEPTH_LO +: tex_pkg::TIC_GOBS_PER_BLOCK_DEPTH_W];
  tex_level_blocks u_blocks (
      .active_i    (found_i && blocklinear),
      .width_i     (width),
      .height_i    (height),
      .slices_i    (slices),
      .format_i    (format),
      .blocks_i    (blocks_o),
      .block_w_o   (block_w),
      .block_h_o   (block_h),
      .block_d_o   (block_d),
      .row_blocks_o(row_blocks),
      .block_rows_o(block_rows)
  );

  logic [47:0] address, base;
  assign address = {tic_i[tex_pkg::TIC_ADDRESS_47_32_LO +: tex_pkg::TIC_ADDRESS_47_32_W],
                    tic_i[tex_pkg::TIC_ADDRESS_31_0_LO +: tex_pkg::TIC_ADDRESS_31_0_W]};
  assign origin_o = address[47:9];
  assign base = blocklinear ? {address[47:9], 9'd0} + level_offset_i // PD-91
                : buffer    ? address : {address[47:5], 5'd0};       // PD-92

  assign level_layout_o.layout = blocklinear ? tex_pkg::LAYOUT_BLOCKLINEAR : tex_pkg::LAYOUT_PITCH;
  assign level_layout_o.base = base;
  assign level_layout_o.pitch = blocklinear || buffer ? '0
                                : {tic_i[tex_pkg::TIC_PITCH_20_5_LO +: tex_pkg::TIC_PITCH_20_5_W], 5'd0};
  assign level_layout_o.row_blocks = blocklinear ? row_blocks : '0;
  assign level_layout_o.block_w = blocklinear ? block_w : '0;
  assign level_layout_o.block_h = blocklinear ? block_h : '0;
  assign volume_o.block_d = blocklinear ? block_d : '0;
  assign volume_o.block_rows = blocklinear ? block_rows : '0;
  assign volume_o.layer_stride = blocklinear ? layer_stride_i : '0;

  // ---- Coordinates -------------------------------------------------------------------------------------------------
  logic single_level, force_texels;
  assign single_level = tic_i[tex_pkg::TIC_MAX_MIP_LEVEL_LO +: tex_pkg::TIC_MAX_MIP_LEVEL_W] == '0;
  assign force_texels = tsc_i[tex_pkg::TSC_FLOAT_COORD_NORMALIZATION_LO] && single_level; // PD-18b
  // Of a buffer, whose elements nothing wraps, the lower half.
  logic [15:0] width_last;
  assign width_last = tic_i[tex_pkg::TIC_WIDTH_MINUS_ONE_LO +: tex_pkg::TIC_WIDTH_MINUS_ONE_W];
  logic normalized;
  assign normalized = tic_i[tex_pkg::TIC_NORMALIZED_COORDS_LO] && !force_texels;
  logic [1:0] seams;
  logic clamps; // PD-17a: a cube whose sampler overrides its address modes
  assign seams = tsc_i[tex_pkg::TSC_CUBEMAP_INTERFACE_FILTERING_LO +: 2];
  assign clamps = tex_pkg::type_cube(shape_i.kind) && seams != 2'd0;
  logic       seamless;
  logic [2:0] address_u, address_v, address_p;
  assign seamless = tex_pkg::type_cube(shape_i.kind) && seams[1];
  assign address_u = clamps ? tex_pkg::WRAP_CLAMP_TO_EDGE
                            : tsc_i[tex_pkg::TSC_ADDRESS_U_LO +: tex_pkg::TSC_ADDRESS_U_W];
  assign address_v = clamps ? tex_pkg::WRAP_CLAMP_TO_EDGE
                            : tsc_i[tex_pkg::TSC_ADDRESS_V_LO +: tex_pkg::TSC_ADDRESS_V_W];
  assign address_p = tsc_i[tex_pkg::TSC_ADDRESS_P_LO +: tex_pkg::TSC_ADDRESS_P_W];
  always_comb begin
    if (active_i) begin
      geom_o.width = buffer ? {1'b0, width_last} + 17'd1 : width;
      geom_o.height = height;
      geom_o.depth = slices; // PD-109
      geom_o.normalized = normalized;
      geom_o.seamless = seamless;
      geom_o.address_u = address_u;
      geom_o.address_v = address_v;
      geom_o.address_p = address_p;
    end else begin
      geom_o = '0;
    end
  end

  // ---- Texels ------------------------------------------------------------------------------------------------------
  logic [127:0] colors, border;
  logic [2:0]   datatype0;
  logic         depth_texture;
  assign colors = tsc_i[tex_pkg::TSC_BORDER_COLOR_R_LO +: 128];
  assign datatype0 = tic_i[tex_pkg::TIC_R_DATA_TYPE_LO +: tex_pkg::TIC_R_DATA_TYPE_W];
  assign depth_texture = tic_i[tex_pkg::TIC_DEPTH_TEXTURE_LO];

  // PD-82a: the components that are sRGB encoded; the last one of two or four is not.
  logic [23:0] widths;
  logic [11:0] datatypes;
  logic [3:0]  present, encodable;
  logic        asked, converts, compressed;
  logic [tex_pkg::UNPACK_CODE_BITS-1:0] unpack;
  assign datatypes = tic_i[tex_pkg::TIC_R_DATA_TYPE_LO +: 12];
  assign unpack = tex_pkg::format_unpack(format);
  assign compressed = tex_math::compressed(unpack);
  assign asked = tic_i[tex_pkg::TIC_SRGB_CONVERSION_LO] && tsc_i[tex_pkg::TSC_SRGB_CONVERSION_LO];
  always_comb begin
    if (active_i) begin
      widths = {tex_pkg::format_width3(format), tex_pkg::format_width2(format), tex_pkg::format_width1(format),
                tex_pkg::format_width0(format)};
    end else begin
      widths = '0;
    end
  end
  always_comb begin
    if (active_i) begin
      for (int i = 0; i < 4; i++) begin
        present[i] = widths[6*i +: 6] != 6'd0;
        encodable[i] = datatypes[3*i +: 3] == tex_pkg::DATATYPE_UNORM
                       && (widths[6*i +: 6] <= 6'd8 || (i == 3 && compressed));
      end
      converts = asked && (present & ~encodable) == 4'd0;
    end else begin
      present = '0;
      encodable = '0;
      converts = 1'b0;
    end
  end
  assign fmt_o.srgb = !converts          ? 4'd0
                      : present == 4'h3 ? 4'h1
                      : present == 4'hf ? 4'h7 : present;

  // PD-134: formats whose border is that of a texel.
  logic as_texel;
  assign as_texel = border_texel_i && (unpack == tex_pkg::UNPACK_FIELDS || unpack == tex_pkg::UNPACK_PAIR);

  logic [23:0] encoded; // border colour of lanes x, y, z, while conversion is in effect
  assign encoded = {tsc_i[tex_pkg::TSC_SRGB_BORDER_COLOR_B_LO +: 8], tsc_i[tex_pkg::TSC_SRGB_BORDER_COLOR_G_LO +: 8],
                    tsc_i[tex_pkg::TSC_SRGB_BORDER_COLOR_R_LO +: 8]};
  for (genvar i = 0; i < 4; i++) begin : g_border
    logic        own; // the lane has a colour of sRGB
    logic [7:0]  own_code;
    logic [31:0] shown, clamped, converted;
    assign shown = depth_texture ? colors[31:0] : colors[32*i +: 32];
    if (i < 3) begin : g_colour
      assign own = converts && !depth_texture; // PD-14c
      assign own_code = encoded[8*i +: 8];
    end else begin : g_alpha
      assign own = 1'b0;
      assign own_code = 8'd0;
    end
    assign clamped = border_of(active_i && !own && !as_texel, shown, datatype0);
    tex_header_border u_border (
        .as_texel_i(active_i && as_texel), .own_i(active_i && own), .code_i(own_code), .color_i(shown),
        .widths_i(widths), .datatypes_i(datatypes), .source_i(tic_i[tex_pkg::TIC_X_SOURCE_LO + 3*i +: 3]),
        .srgb_float8_i, .border_o(converted)
    );
    assign border[32*i +: 32] = clamped | converted;
  end

  assign fmt_o.format = format;
  assign fmt_o.datatype = datatypes;
  assign fmt_o.source = tic_i[tex_pkg::TIC_X_SOURCE_LO +: 12];
  assign fmt_o.border = border;
  assign fmt_o.sampling = '0; // tex_header fills these in
  assign fmt_o.compare = '0;

  logic unused;
  assign unused = ^{address, shape_i};

endmodule
