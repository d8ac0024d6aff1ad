// SPDX-License-Identifier: Apache-2.0
// tex_filter: gather select: one lane of each of the four texels, or how it compares with the depth reference; what
// lies beyond a corner of a cube is made of the three others.
// Rules: R-TLD4-2, R-TLD4-15, R-TLD4-46, PD-3, PD-4, PD-12, PD-13, PD-16b, PD-17b, PD-17c. C twin: cmodel/function/filter.c.
// Latency 1, throughput 1 a cycle, one register stage. A four-vector whatever the write mask; statuses other than OK,
// MEMORY_ERROR and OUT_OF_BOUNDS give zeros.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter (
    input  logic        clk_i,
    input  logic        rst_i,
    // From texel
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_texel_t  in_i,
    // To result
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_filter_t out_o
);
  tex_tag_t in_tag;
  tex_op_t in_op;
  assign in_tag = in_i.tag;
  assign in_op = in_i.op;

  // PD-12: a code as it is, or binary32, denormals are zeros; in this form bigger numbers are bigger.
  function automatic logic [31:0] ordered(input logic code, input logic [31:0] f);
    ordered = code ? f : f[30:23] == 8'd0 ? 32'h80000000 : f[31] ? ~f : {1'b1, f[30:0]};
  endfunction

  function automatic logic is_nan(input logic code, input logic [30:0] magnitude);
    is_nan = !code && magnitude > 31'(tex_pkg::F32_INF);
  endfunction

  // The bits of the function: less, equal, greater. PD-12: a NaN is both sides of any number.
  function automatic logic passes(input logic [2:0] func, input logic code, input logic [31:0] dref,
                                      input logic [31:0] depth);
    logic less, equal;
    less = ordered(code, dref) < ordered(code, depth);
    equal = ordered(code, dref) == ordered(code, depth);
    passes = is_nan(code, dref[30:0]) || is_nan(code, depth[30:0]) ? func[0] && func[2]
             : (func[0] && less) || (func[1] && equal) || (func[2] && !less && !equal);
  endfunction

  tex_compare_t in_compare;
  assign in_compare = in_i.compare;

  logic load, read, enable;
  assign read = in_tag.status == tex_pkg::STATUS_OK || in_tag.status == tex_pkg::STATUS_MEMORY_ERROR;
  assign enable = read || in_tag.status == tex_pkg::STATUS_OUT_OF_BOUNDS;   // PD-4

  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o, .out_ready_i
  );

  logic [1:0] comp;
  logic [127:0] value_q, selected;
  assign comp = in_op.comp;
  for (genvar k = 0; k < 4; k++) begin : g_texel
    logic [127:0] lanes;
    logic [31:0] compared;
    assign lanes = in_i.value[128 * k +: 128];
    // PD-13: whatever the component letter, lane x; of a border texel too.
    assign compared = passes(in_compare.func, in_compare.codes, in_compare.dref, lanes[31:0])
                      ? 32'(tex_pkg::F32_ONE) : 32'h0;
    assign selected[32 * k +: 32] = in_compare.on ? compared : lanes[{comp, 5'h0} +: 32];   // R-TLD4-15, R-TLD4-2
  end

  // PD-17b: of the texel beyond a corner a is opposite, b beside it on the inner row, c on its own. One corner at most.
  logic [3:0] corner;
  logic [31:0] a, b, c, mean, made;
  assign corner = in_i.corner;
  always_comb begin
    a = 32'h0;
    b = 32'h0;
    c = 32'h0;
    for (int k = 0; k < 4; k++) begin
      if (corner[k]) begin
        a = selected[32 * (k ^ 2) +: 32];
        b = selected[32 * (k ^ 3) +: 32];
        c = selected[32 * (k ^ 1) +: 32];
      end
    end
  end
  tex_filter_mean u_mean (.a_i(a), .b_i(b), .c_i(c), .mean_o(mean));
  assign made = in_i.whole && !in_compare.on ? a : mean;   // PD-17c: what is averaged was compared

  for (genvar k = 0; k < 4; k++) begin : g_sample
    logic [1:0]  from;   // PD-16b
    logic [31:0] shown;
    assign from = 2'(k) ^ in_i.pick[2 * k +: 2];
    assign shown = corner[from] ? made : selected[{from, 5'h0} +: 32];
    always_ff @(posedge clk_i) begin
      if (load) value_q[32 * k +: 32] <= enable ? shown : 32'h0;   // R-TLD4-46
    end
  end

  tex_tag_t tag_q;
  tex_op_t op_q;
  logic sparse_q;
  always_ff @(posedge clk_i) begin
    if (load) begin
      tag_q <= in_i.tag;
      op_q <= in_i.op;
      sparse_q <= read && in_i.sparse;   // PD-3
    end
  end

  assign out_o.tag = tag_q;
  assign out_o.op = op_q;
  assign out_o.value = value_q;
  assign out_o.sparse = sparse_q;

  // What it promises
  `TEX_HANDSHAKE(filter, out_valid_o, out_ready_i, out_o)
  `TEX_LATENCY(filter, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
endmodule
