// SPDX-License-Identifier: Apache-2.0
// tex_join: the answer of the path that is next, for the result stage. Combinational, part of the result stage.
//
// Rules: none of its own. C twin: cmodel/cycle/result.c. The answers leave in the order in which tex_order sent the
// beats on: the others wait in the last register of their path.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_join (
    // From tex_order
    input  logic        head_valid_i,
    input  logic [1:0]  head_i,
    output logic        head_take_o,
    // From the last stage of each path
    input  logic        gather_valid_i,
    output logic        gather_ready_o,
    input  tex_filter_t gather_i,
    input  logic        query_valid_i,
    output logic        query_ready_o,
    input  tex_query_t  query_i,
    input  logic        store_valid_i,
    output logic        store_ready_o,
    input  tex_store_t  store_i,
    // To result
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_answer_t out_o
);

  // With nothing under way it waits for the gather path.
  logic query, store;
  assign query = head_valid_i && head_i == 2'(tex_pkg::PATH_QUERY);
  assign store = head_valid_i && head_i == 2'(tex_pkg::PATH_STORE);
  assign out_valid_o = query ? query_valid_i : store ? store_valid_i : gather_valid_i;
  assign gather_ready_o = out_ready_i && !query && !store;
  assign query_ready_o = out_ready_i && query;
  assign store_ready_o = out_ready_i && store;
  assign head_take_o = out_valid_o && out_ready_i;

  assign out_o.tag = query ? query_i.tag : store ? store_i.tag : gather_i.tag;
  assign out_o.op = query ? query_i.op : store ? store_i.op : gather_i.op;
  assign out_o.value = query ? query_i.value : store ? '0 : gather_i.value;
  assign out_o.sparse = !query && !store && gather_i.sparse;
  assign out_o.faults = store ? store_i.faults : '0;

  logic unused;
  assign unused = ^{query_i.answer};

endmodule
