// SPDX-License-Identifier: Apache-2.0
// Function: Forks the beats of stage header into the path of their instruction. A queue keeps the path of each
//   outstanding answer; tex_join takes from the path at its head, so answers leave in that order.
// Rules: none.
// Model twin: cmodel/cycle/order.c.
// Latency: 0 for a beat; 1 from a beat to its entry in the queue.
// Backpressure: in_ready_o is combinational from the path of the beat; a full queue stops all paths.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_order #(
    parameter int PATHS = tex_pkg::PATHS,
    parameter int DEPTH = 32
) (
    input  logic             clk_i,
    input  logic             rst_i,
    // From header
    input  logic             in_valid_i,
    output logic             in_ready_o,
    input  tex_header_t      in_i,
    // To the first stage of each path; the payload comes from header directly
    output logic [PATHS-1:0] path_valid_o,
    input  logic [PATHS-1:0] path_ready_i,
    // To the join
    output logic             head_valid_o,
    output logic [tex_pkg::PATH_CODE_BITS-1:0] head_o, // path of the answer that is next
    input  logic             head_take_i // that answer leaves
);

  localparam int W = tex_pkg::PATH_CODE_BITS;
  tex_op_t in_op;
  assign in_op = in_i.op;

  // Without a beat, ready is that of the first path.
  logic [W-1:0]     path;
  logic [PATHS-1:0] chosen;
  logic             full, empty, push;
  assign path = in_valid_i ? tex_pkg::path_of(in_op.opcode) : '0;
  for (genvar p = 0; p < PATHS; p++) begin : g_path
    assign chosen[p] = path == W'(p);
  end
  assign in_ready_o = !full && |(chosen & path_ready_i);
  assign path_valid_o = chosen & {PATHS{in_valid_i && !full}};

  // On a path with one answer per instruction, only its last thread enters the queue.
  tex_tag_t in_tag;
  logic     once;
  assign in_tag = in_i.tag;
  assign once = |(chosen & tex_pkg::PATHS_ONCE);
  assign push = in_valid_i && in_ready_o && (!once || in_tag.last);
  tex_fifo #(
      .W    (W),
      .DEPTH(DEPTH)
  ) u_paths (
      .clk_i,
      .rst_i,
      .push_i (push),
      .data_i (path),
      .full_o (full),
      .pop_i  (head_take_i),
      .empty_o(empty),
      .data_o (head_o)
  );
  assign head_valid_o = !empty;

  logic unused;
  assign unused = ^{in_i, in_op, in_tag};

  // Contract
  `TEX_PARAMETER(PATHS, PATHS >= 2 && PATHS <= 2 ** W)
  `TEX_LATENCY(order, 1, push, 1'b1, head_valid_o)
  `TEX_ALWAYS(head, !head_take_i || head_valid_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_KNOWN(path_valid, 1'b1, path_valid_o)
  `TEX_KNOWN(head_valid, 1'b1, head_valid_o)
  `TEX_KNOWN(head, head_valid_o, head_o)
  `TEX_COVER(paths_full, full)
  `TEX_COVER(paths_empty, empty)

endmodule
