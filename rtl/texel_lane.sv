// SPDX-License-Identifier: Apache-2.0
// Function: Gives one result lane (x, y, z or w) of the samples: applies the source of the lane to the stored elements.
//   The source is decoded once for all samples. Marks the samples that show the lowest code of SNORM.
// Rules: R-TLD4-3, R-TLD4-4, R-LD-27, PD-11, PD-12, PD-14, PD-81b, PD-125c, PD-135.
// Model twin: cmodel/function/texel.c.
// Latency: 1 (output registers, loaded by load_i).
// Backpressure: none; load_i = 0 holds the output.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_texel_lane #(
    parameter int TEX_BC = tex_pkg::BC,
    parameter int SAMPLES = 4
) (
    input  logic         clk_i,
    input  logic         load_i,
    input  logic         enable_i,     // 0: the outputs are loaded with zero
    input  logic [6:0]   format_i,
    input  logic [11:0]  datatype_i,   // of stored components 0..3
    input  logic [3:0]   srgb_i,       // stored component k is sRGB encoded
    input  logic         srgb_float8_i, // POLICY: how those of 8 bits are decoded
    input  logic         bc4_nv_i,     // POLICY: components of 14 bits have 16
    input  logic         codes_i,      // components are delivered unconverted
    input  logic [2:0]   source_i,     // of this lane
    input  logic [31:0]  colour_i,     // border colour of this lane
    input  logic [SAMPLES-1:0]     border_i, // bit k: sample k is border
    input  logic [128*SAMPLES-1:0] raw_i,    // element of each sample
    input  logic [4*SAMPLES-1:0]   texel_in_block_i, // texel in the element, of each sample
    output logic [32*SAMPLES-1:0]  value_o,  // this lane of each sample
    output logic [SAMPLES-1:0]     lowest_o  // bit k: it is the lowest code of SNORM
);
  logic [6:0] part_low;
  logic [5:0] part_width;
  logic [2:0] part_type;
  logic part_srgb;
  logic [31:0] constant;
  logic [tex_pkg::UNPACK_CODE_BITS-1:0] unpack;
  logic [2:0] type0, type1, type2, type3;
  logic srgb0, srgb1, srgb2, srgb3;
  assign {type3, type2, type1, type0} = datatype_i;
  assign {srgb3, srgb2, srgb1, srgb0} = srgb_i;

  // R-TLD4-3, R-TLD4-4, R-LD-27, PD-11: a stored component (width 0: the format lacks it), or a constant.
  always_comb begin
    if (enable_i) begin
      part_low = 7'd0;
      part_width = 6'd0;
      part_type = 3'd0;
      part_srgb = 1'b0;
      constant = 32'h0;
      unpack = tex_pkg::format_unpack(format_i);
      case (source_i)
        tex_pkg::SOURCE_R: begin
          part_low = tex_pkg::format_lo0(format_i);
          part_width = tex_pkg::format_width0(format_i);
          part_type = type0;
          part_srgb = srgb0;
        end
        tex_pkg::SOURCE_G: begin
          part_low = tex_pkg::format_lo1(format_i);
          part_width = tex_pkg::format_width1(format_i);
          part_type = type1;
          part_srgb = srgb1;
        end
        tex_pkg::SOURCE_B: begin
          part_low = tex_pkg::format_lo2(format_i);
          part_width = tex_pkg::format_width2(format_i);
          part_type = type2;
          part_srgb = srgb2;
        end
        tex_pkg::SOURCE_A: begin
          part_low = tex_pkg::format_lo3(format_i);
          part_width = tex_pkg::format_width3(format_i);
          part_type = type3;
          part_srgb = srgb3;
        end
        tex_pkg::SOURCE_ONE_INT: constant = 32'h1;
        tex_pkg::SOURCE_ONE_FLOAT: constant = 32'(tex_pkg::F32_ONE);
        default: constant = 32'h0;
      endcase
    end else begin
      part_low = 7'd0;
      part_width = 6'd0;
      part_type = 3'd0;
      part_srgb = 1'b0;
      constant = 32'h0;
      unpack = tex_pkg::UNPACK_FIELDS;
    end
  end

  logic [2:0] shown_type;
  assign shown_type = codes_i ? 3'(tex_pkg::DATATYPE_UINT) : part_type;   // PD-12

  // PD-81b: the component that is not shared by the two texels of a pair.
  logic of_two;
  // PD-135: codes of 16 bits instead of numerators.
  logic [5:0] shown_width;
  logic [SAMPLES-1:0]   constants; // samples that show a constant: without a beat all do
  logic [7*SAMPLES-1:0] lows;
  logic shown_srgb, tabled, lowest_told; // of all samples
  assign shown_srgb = part_srgb && !codes_i;
  always_comb begin
    if (enable_i) begin
      of_two = unpack == tex_pkg::UNPACK_PAIR && source_i == tex_pkg::SOURCE_G;
      shown_width = bc4_nv_i && part_width == 6'd14 && tex_math::compressed(unpack) ? 6'd16 : part_width;
      // PD-132: a code of 8 bits.
      tabled = shown_srgb && srgb_float8_i && shown_width == 6'd8;
      // PD-125c: bits of the element are such a code of FIELDS and PAIR: SHAREDEXP has floats alone.
      lowest_told = !tex_math::compressed(unpack) && shown_type == tex_pkg::DATATYPE_SNORM;
      for (int k = 0; k < SAMPLES; k++) begin
        constants[k] = part_width == 6'd0 || border_i[k];
        lows[7 * k +: 7] = part_low | {2'b0, of_two && texel_in_block_i[4 * k], 4'd0};
      end
    end else begin
      of_two = 1'b0;
      shown_width = 6'd0;
      tabled = 1'b0;
      lowest_told = 1'b0;
      constants = '1;
      lows = '0;
    end
  end

  logic unused;
  assign unused = ^texel_in_block_i;

  for (genvar k = 0; k < SAMPLES; k++) begin : g_sample
    logic [6:0] low;
    logic [31:0] component;
    logic lowest;
    assign low = lows[7 * k +: 7];
    tex_texel_component #(.TEX_BC(TEX_BC)) u_component (
        .constant_i(constants[k]),
        .value_i((enable_i && border_i[k]) ? colour_i : constant),   // PD-14
        .raw_i(raw_i[128 * k +: 128]), .low_i(low), .width_i(shown_width), .datatype_i(shown_type),
        .srgb_i(shown_srgb), .tabled_i(tabled), .lowest_i(lowest_told), .unpack_i(unpack),
        .component_o(component), .lowest_o(lowest)   // PD-125c: of a border sample it is 0
    );
    always_ff @(posedge clk_i) begin
      if (load_i) begin
        value_o[32 * k +: 32] <= component;
        lowest_o[k] <= lowest;
      end
    end
  end
endmodule
