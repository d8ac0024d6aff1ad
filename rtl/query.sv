// SPDX-License-Identifier: Apache-2.0
// Function: Answers TXQ from the state that stage header has unpacked; fetches nothing. Tokens and statuses other than
//   OK give zeros.
// Rules: R-TXQ-8..16, 18, 20, 34; PD-4, 20, 20b, 20c, 21, 21b, 22..24, 26; positions are in tex_query_position.
// Model twin: cmodel/function/query.c, cmodel/cycle/pipe.c.
// Latency: 1.
// Backpressure: in_ready_o is combinational from out_ready_i; the output register holds an untaken beat.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_query (
    input  logic        clk_i,
    input  logic        rst_i,
    // From header
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_header_t in_i,
    // To the join in front of result
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_query_t  out_o
);
  tex_tag_t      in_tag;
  tex_shape_t    shape;
  tex_operands_t operands;
  assign in_tag = in_i.tag;
  assign operands = in_i.operands;
  assign shape = in_i.shape;

  // ---- Dimensions --------------------------------------------------------------------------------------------------
  // PD-21, PD-21b: levels count from the first of the view, whose size `shape` holds; clamps are ignored. PD-20: the
  // compare is unsigned. PD-20b: buffers and TWO_D_NO_MIPMAP have one level.
  logic in_view, many;
  assign in_view = operands.lod < {27'd0, shape.levels};
  assign many = shape.samples != 4'(tex_pkg::SAMPLES_1X1);

  logic [3:0]  level;
  logic [32:0] width_level;
  logic [16:0] height_level;
  logic [14:0] depth_level;
  logic [31:0] width, height, depth, count, levels;
  assign level = operands.lod[3:0];
  assign width_level = shape.width >> level;
  assign height_level = shape.height >> level;
  assign depth_level = shape.depth >> level;
  assign width = width_level == '0 ? 32'd1 : width_level[31:0];            // PD-20c: 2^32 elements read 0
  assign height = {15'd0, height_level == '0 ? 17'd1 : height_level};
  assign depth = {17'd0, depth_level == '0 ? 15'd1 : depth_level};
  assign count = {17'd0, shape.depth};                                      // layers and cubes never shrink, PD-22
  assign levels = {27'd0, shape.levels};

  logic [31:0] second, third;
  logic [3:0]  kind, row;
  assign kind = shape.kind;
  always_comb begin
    case (kind)
      4'(tex_pkg::TYPE_ONE_D): begin // R-TXQ-8
        row = 4'(tex_pkg::ANSWER_ONE_D);
        second = '0;
        third = '0;
      end
      4'(tex_pkg::TYPE_TWO_D): begin // R-TXQ-9, PD-26
        row = 4'(tex_pkg::ANSWER_TWO_D);
        second = height;
        third = {31'd0, many};
      end
      4'(tex_pkg::TYPE_THREE_D): begin // R-TXQ-10
        row = 4'(tex_pkg::ANSWER_THREE_D);
        second = height;
        third = depth;
      end
      4'(tex_pkg::TYPE_CUBEMAP): begin // R-TXQ-11
        row = 4'(tex_pkg::ANSWER_CUBEMAP);
        second = height;
        third = '0;
      end
      4'(tex_pkg::TYPE_ONE_D_ARRAY): begin // R-TXQ-12
        row = 4'(tex_pkg::ANSWER_ONE_D_ARRAY);
        second = count;
        third = '0;
      end
      4'(tex_pkg::TYPE_TWO_D_ARRAY): begin // R-TXQ-13
        row = 4'(tex_pkg::ANSWER_TWO_D_ARRAY);
        second = height;
        third = count;
      end
      4'(tex_pkg::TYPE_ONE_D_BUFFER): begin // R-TXQ-14
        row = 4'(tex_pkg::ANSWER_ONE_D_BUFFER);
        second = '0;
        third = '0;
      end
      4'(tex_pkg::TYPE_TWO_D_NO_MIPMAP): begin // R-TXQ-15, PD-26
        row = 4'(tex_pkg::ANSWER_TWO_D_NO_MIPMAP);
        second = height;
        third = many ? count : '0;
      end
      4'(tex_pkg::TYPE_CUBEMAP_ARRAY): begin // R-TXQ-16
        row = 4'(tex_pkg::ANSWER_CUBEMAP_ARRAY);
        second = height;
        third = count;
      end
      default: begin // stage header refuses such a code
        row = 4'(tex_pkg::ANSWER_NONE);
        second = '0;
        third = '0;
      end
    endcase
  end

  // ---- Samples -----------------------------------------------------------------------------------------------------
  logic [4:0]  samples;
  logic        there;
  logic [31:0] position;
  tex_query_position u_position (
      .mode_i    (shape.samples),
      .sample_i  (operands.lod[3:0]),
      .samples_o (samples),
      .position_o(position)
  );
  assign there = operands.lod < {27'd0, samples}; // PD-23

  // ---- Answer ------------------------------------------------------------------------------------------------------
  logic         live, dimension, typed, placed;
  logic [3:0]   answer;
  logic [127:0] value; // R-TXQ-34: a four-vector regardless of the mask
  assign live = in_tag.status == 4'(tex_pkg::STATUS_OK) && !in_tag.token; // PD-4
  assign dimension = operands.query == 6'(tex_pkg::QUERY_DIMENSION);
  assign typed = operands.query == 6'(tex_pkg::QUERY_TEXTURE_TYPE);
  assign placed = operands.query == 6'(tex_pkg::QUERY_SAMPLER_POS);
  always_comb begin
    if (live) begin
      if (dimension) begin
        answer = in_view ? row : 4'(tex_pkg::ANSWER_NO_LEVEL);
        value = in_view ? {levels, third, second, width} : {levels, 96'd0}; // PD-20
      end else if (typed) begin
        answer = 4'(tex_pkg::ANSWER_TEXTURE_TYPE);
        value = {32'd0, 27'd0, samples, 64'd0}; // R-TXQ-18
      end else if (placed) begin
        answer = there ? 4'(tex_pkg::ANSWER_SAMPLER_POS) : 4'(tex_pkg::ANSWER_NO_SAMPLE);
        value = {96'd0, there ? position : 32'd0}; // R-TXQ-20
      end else begin
        answer = 4'(tex_pkg::ANSWER_NONE);
        value = '0;
      end
    end else begin
      answer = 4'(tex_pkg::ANSWER_NONE);
      value = '0;
    end
  end

  // ---- Output register ---------------------------------------------------------------------------------------------
  logic       load;
  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o, .out_ready_i
  );
  always_ff @(posedge clk_i) begin
    if (load) begin
      out_o.tag <= in_i.tag;
      out_o.op <= in_i.op;
      out_o.answer <= answer;
      out_o.value <= value;
    end
  end

  logic unused;
  assign unused = ^{in_i, operands, shape.layers, width_level[32]};

  // Contract
  `TEX_HANDSHAKE(query, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(query, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
endmodule
