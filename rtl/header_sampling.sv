// SPDX-License-Identifier: Apache-2.0
// Function: Selects the sampling: gather, one texel, or the weighted mean; of TEX that of magnification, and that of
//   minification.
// Rules: R-TLD4-39, R-LD-10, PD-10, PD-10b, PD-63, PD-106.
// Model twin: cmodel/function/header_sampling.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_header_sampling (
    input  logic       active_i,    // 0: no source and no sampling is valid
    input  logic [3:0] kind_i,      // texture type
    input  logic       fetch_i,     // a texel fetch
    input  logic       sample_i,    // TEX
    input  logic [2:0] mag_i,       // filters of the sampler
    input  logic [1:0] min_i,
    input  logic [6:0]  format_i,
    input  logic [11:0] datatype_i,
    input  logic [11:0] given_i,    // sources before a comparison hides any
    input  logic       compares_i,
    output logic [1:0] minify_o,
    output logic       integers_o,  // a lane shows a component of integers
    output logic [11:0] source_o,
    output logic [1:0] sampling_o
);
  logic         gathers;
  assign gathers = !fetch_i && !sample_i && kind_i != 4'(tex_pkg::TYPE_TWO_D_NO_MIPMAP);

  // Selected here: in always_comb Icarus has no constant selects.
  logic        compares;
  logic [6:0]  format;
  logic [11:0] datatypes, sources;
  logic [2:0]  first;
  assign compares = compares_i;
  assign format = format_i;
  assign datatypes = datatype_i;
  assign sources = given_i;
  assign first = sources[2:0];

  logic [23:0] widths;
  logic [3:0]  whole;     // components of the format that are integers
  logic [7:0]  of_source; // the same, by the code of a source
  logic [2:0]  source;
  logic        component, hidden;
  logic [11:0] shown;
  logic [3:0]  integers;
  always_comb begin
    if (active_i) begin
      widths = {tex_pkg::format_width3(format), tex_pkg::format_width2(format), tex_pkg::format_width1(format),
                tex_pkg::format_width0(format)};
      for (int c = 0; c < 4; c++) begin
        whole[c] = widths[6 * c +: 6] != 6'd0 && (datatypes[3 * c +: 3] == tex_pkg::DATATYPE_UINT
                                                  || datatypes[3 * c +: 3] == tex_pkg::DATATYPE_SINT);
      end
      of_source = {4'd0, whole} << tex_pkg::SOURCE_R;
      // PD-10b: with a comparison, a lane of another component gives 0.
      for (int lane = 0; lane < 4; lane++) begin
        source = sources[3 * lane +: 3];
        component = source >= 3'(tex_pkg::SOURCE_R) && source <= 3'(tex_pkg::SOURCE_A);
        hidden = !gathers && compares && component && source != first;
        shown[3 * lane +: 3] = hidden ? 3'(tex_pkg::SOURCE_ZERO) : source;
        integers[lane] = !hidden && of_source[source];
      end
    end else begin
      widths = '0;
      whole = '0;
      of_source = '0;
      source = '0;
      component = 1'b0;
      hidden = 1'b0;
      shown = '0;
      integers = '0;
    end
  end

  logic point;
  assign point = !gathers && (fetch_i || mag_i != 3'(tex_pkg::MAG_LINEAR) || integers != 4'd0);   // PD-63

  assign integers_o = integers != 4'd0;
  assign minify_o = integers_o || min_i == 2'(tex_pkg::MIN_POINT) ? 2'(tex_pkg::SAMPLING_POINT)
                                                                        : 2'(tex_pkg::SAMPLING_LINEAR);   // PD-63

  assign source_o = shown;
  assign sampling_o = gathers ? 2'(tex_pkg::SAMPLING_GATHER)
                          : point ? 2'(tex_pkg::SAMPLING_POINT) : 2'(tex_pkg::SAMPLING_LINEAR);
endmodule
