// SPDX-License-Identifier: Apache-2.0
// Function: Collects from a texture header and a sampler what decides the level of TEX: bias, clamps, filters, taps.
// Rules: PD-101, PD-105, PD-106, PD-112, PD-122, PD-131.
// Model twin: cmodel/function/header_detail.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_header_detail (
    input  logic         active_i, // 0: detail_o is 0
    input  logic [255:0] tic_i,    // texture header
    input  logic [255:0] tsc_i,    // sampler
    input  logic [4:0]   levels_i, // of the view, 1 or more
    input  logic [1:0]   minify_i, // sampling above level 0
    input  logic         integers_i, // a lane shows a component of integers
    output logic         spread_o, // taps are spread as PD-112 has them
    output tex_detail_t  detail_o
);
  logic        own; // the header has its own bias and limit
  logic [11:0] least_header, least_sampler, most, last;
  logic [4:0]  last_level;
  logic [3:0]  base, last_step;
  logic [12:0] bias;
  logic [1:0]  mip;
  assign own = tic_i[tex_pkg::TIC_USE_HEADER_OPT_CONTROL_LO];
  assign least_header = tic_i[tex_pkg::TIC_MIN_LOD_CLAMP_LO +: tex_pkg::TIC_MIN_LOD_CLAMP_W];
  assign least_sampler = tsc_i[tex_pkg::TSC_MIN_LOD_CLAMP_LO +: tex_pkg::TSC_MIN_LOD_CLAMP_W];
  assign most = tsc_i[tex_pkg::TSC_MAX_LOD_CLAMP_LO +: tex_pkg::TSC_MAX_LOD_CLAMP_W];
  assign last_level = levels_i - 5'd1;
  assign last = {last_level[3:0], 8'd0};
  assign base = least_header[11:8];

  assign bias = own ? tic_i[tex_pkg::TIC_MIP_LOD_BIAS_LO +: tex_pkg::TIC_MIP_LOD_BIAS_W]
                    : tsc_i[tex_pkg::TSC_MIP_LOD_BIAS_LO +: tex_pkg::TSC_MIP_LOD_BIAS_W];
  assign last_step = last_level[3:0];
  assign mip = tsc_i[tex_pkg::TSC_MIP_FILTER_LO +: tex_pkg::TSC_MIP_FILTER_W];
  // PD-112: the limit, rounded up to a power of two. No taps of integers are averaged (PD-63).
  logic [2:0] limit;
  assign limit = own ? tic_i[tex_pkg::TIC_MAX_ANISOTROPY_LO +: tex_pkg::TIC_MAX_ANISOTROPY_W]
                     : tsc_i[tex_pkg::TSC_MAX_ANISOTROPY_LO +: tex_pkg::TSC_MAX_ANISOTROPY_W];
  logic [2:0] taps;
  logic [1:0] minified; // filter of the sampler
  assign minified = tsc_i[tex_pkg::TSC_MIN_FILTER_LO +: tex_pkg::TSC_MIN_FILTER_W];
  // PD-131: log2 of 1, 2, 4, 6, 8, 10, 12, 16, in 1/16, cut.
  localparam logic [55:0] RATIO = {7'd64, 7'd57, 7'd53, 7'd48, 7'd41, 7'd32, 7'd16, 7'd0};
  logic high;
  assign high = tic_i[tex_pkg::TIC_LOD_ISO_QUALITY_LO];
  always_comb begin
    if (active_i) begin
      taps = integers_i || minified != 2'(tex_pkg::MIN_ANISO) ? 3'd0
             : limit <= 3'd3 ? limit : limit == 3'd4 ? 3'd3 : 3'd4;
      detail_o.bias = bias;
      detail_o.least = least_header > least_sampler ? least_header : least_sampler;
      detail_o.most = most > last ? last : most;
      detail_o.last = last_step;
      detail_o.base = base > last_step ? last_step : base; // PD-106
      detail_o.mip = integers_i && mip == 2'(tex_pkg::MIP_LINEAR) ? 2'(tex_pkg::MIP_POINT) : mip; // PD-63
      detail_o.minify = minify_i;
      detail_o.taps = taps;
      detail_o.ratio = taps == 3'd0 ? 7'd0 : RATIO[{3'd0, limit} * 6'd7 +: 7];
      detail_o.high = high;
    end else begin
      detail_o = '0;
      taps = 3'd0;
    end
  end
  // PD-122
  logic [3:0] functions; // coarser level, finer level
  assign functions = {tic_i[tex_pkg::TIC_ANISO_COARSE_SPREAD_FUNC_LO +: 2],
                      tic_i[tex_pkg::TIC_ANISO_FINE_SPREAD_FUNC_LO +: 2]};
  assign spread_o = (functions == 4'b0110 || functions == 4'b0000)
      && tic_i[tex_pkg::TIC_ANISO_FINE_SPREAD_MODIFIER_LO +: 2] == '0
      && tic_i[tex_pkg::TIC_ANISO_COARSE_SPREAD_MODIFIER_LO +: 2] == '0
      && tic_i[tex_pkg::TIC_ANISO_SPREAD_SCALE_LO +: 5] == '0 && tic_i[tex_pkg::TIC_ANISO_BIAS_LO +: 4] == '0;

  logic unused;
  assign unused = ^{tic_i, tsc_i, last_level};
endmodule
