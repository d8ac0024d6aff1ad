// SPDX-License-Identifier: Apache-2.0
// Function: Collects the threads of a quad into one result beat; packs registers; reports faults.
// Rules: R-TLD4-25, R-TLD4-44, R-TLD4-45, R-LD-28, R-TXQ-28, PD-2, PD-3, PD-95, PD-119, PD-121.
// Model twin: cmodel/function/result.c, cmodel/cycle/result.c.
// Latency: 1 from the last thread of a quad.
// Backpressure: the last thread of a quad, or a token, waits for the output register, combinationally from out_ready_i;
//   other threads are always taken.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_result (
    input  logic        clk_i,
    input  logic        rst_i,
    // From the join
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_answer_t in_i,
    // To the registers of the processor
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_result_t out_o,
    // To the configuration registers, in the cycle of a result transfer
    output logic        fault_valid_o,     // the beat has a faulting thread
    output logic [3:0]  fault_code_o,      // status of the lowest one
    output logic [4:0]  fault_lane_o,
    output logic [5:0]  fault_warp_o,
    output logic [6:0]  fault_threads_o,   // number of them; a token gives those of its instruction, or 1
    output logic        instruction_done_o
);
  tex_tag_t in_tag;
  tex_op_t in_op;
  assign in_tag = in_i.tag;
  assign in_op = in_i.op;

  // R-TLD4-44, R-TLD4-45, R-LD-28, R-TXQ-28: enabled samples in ascending order in the slots from 0 up.
  function automatic logic [127:0] decimate(input logic [127:0] value, input logic [3:0] wmask);
    logic [127:0] slots;
    slots = 128'h0;
    for (int k = 3; k >= 0; k--) begin
      if (wmask[k]) slots = {slots[95:0], value[32 * k +: 32]};
    end
    decimate = slots;
  endfunction

  logic closes, free, take, load;
  assign free = !out_valid_o || out_ready_i;
  assign closes = in_tag.quad_last || in_tag.token;
  assign in_ready_o = (in_valid_i && !closes) || free;
  assign take = in_valid_i && !closes;
  assign load = in_valid_i && closes && free;

  // Registers written. PD-2: Rd = RZ drops the result.
  logic drop;
  logic [2:0] count, count2; // of all; of those, in rd2
  assign drop = in_op.rd == 8'(tex_pkg::RZ) || in_tag.token;
  assign count = drop ? 3'd0 : {2'b0, in_op.wmask[0]} + {2'b0, in_op.wmask[1]}
                             + {2'b0, in_op.wmask[2]} + {2'b0, in_op.wmask[3]};
  assign count2 = in_op.split && count > 3'd2 ? count - 3'd2 : 3'd0; // PD-119

  logic [127:0] slots;
  assign slots = decimate(in_i.value, drop ? 4'h0 : in_op.wmask);

  // The thread of this beat, one-hot; a token has none.
  logic [4:0] lane;
  logic [3:0] own, place, held_q, lanes_q, pred_q, held_pred_q;
  logic [15:0] status_q, held_status_q;
  logic [511:0] value_q, held_value_q;
  logic pred;
  assign lane = in_tag.lane;
  assign place = 4'h1 << lane[1:0];
  assign own = in_tag.token ? 4'h0 : place;
  assign pred = in_i.sparse && in_op.ps != 3'(tex_pkg::PT);   // R-TLD4-25, PD-3

  always_ff @(posedge clk_i) begin
    if (rst_i || load) held_q <= 4'h0;
    else if (take) held_q <= held_q | own;
  end

  for (genvar j = 0; j < 4; j++) begin : g_thread
    always_ff @(posedge clk_i) begin
      if (take && own[j]) begin
        held_value_q[128 * j +: 128] <= slots;
        held_status_q[4 * j +: 4] <= in_tag.status;
        held_pred_q[j] <= pred;
      end
      if (load) begin
        if (own[j]) value_q[128 * j +: 128] <= slots;
        else value_q[128 * j +: 128] <= held_q[j] ? held_value_q[128 * j +: 128] : 128'h0;
        if (place[j]) status_q[4 * j +: 4] <= in_tag.status;
        else status_q[4 * j +: 4] <= held_q[j] ? held_status_q[4 * j +: 4] : 4'h0;
        pred_q[j] <= own[j] ? pred : held_q[j] && held_pred_q[j];
      end
    end
  end

  logic [5:0] warp_q;
  logic [2:0] quad_q, count_q, count2_q, ps_q;
  logic [7:0] rd_q, rd2_q;
  logic last_q;
  logic [6:0] faults_q;
  always_ff @(posedge clk_i) begin
    if (load) begin
      warp_q <= in_tag.warp;
      quad_q <= lane[4:2];
      lanes_q <= held_q | own;
      rd_q <= in_op.rd;
      count_q <= count - count2;
      rd2_q <= in_op.split ? in_op.rd2 : '0;
      count2_q <= count2;
      ps_q <= in_op.ps;
      last_q <= in_tag.last;
      faults_q <= in_i.faults;
    end
    if (rst_i) out_valid_o <= 1'b0;
    else if (load) out_valid_o <= 1'b1;
    else if (out_ready_i) out_valid_o <= 1'b0;
  end
  logic unused;
  assign unused = ^{in_op.opcode, in_op.comp};

  always_comb begin // without a beat all of it is 0
    if (out_valid_o) begin
      out_o.warp = warp_q;
      out_o.quad = quad_q;
      out_o.lanes = lanes_q;
      out_o.rd = rd_q;
      out_o.count = count_q;
      out_o.ps = ps_q;
      out_o.pred = pred_q;
      out_o.status = status_q;
      out_o.last = last_q;
      out_o.value = value_q;
      out_o.faults = faults_q;
      out_o.rd2 = rd2_q;
      out_o.count2 = count2_q;
    end else begin
      out_o = '0;
    end
  end

  // PD-95, PD-121: ILLEGAL..MEMORY_ERROR and UNSUPPORTED_SAMPLER are faults; the lowest thread with one names it.
  logic [3:0] faulting;
  logic [1:0] first;
  always_comb begin
    if (out_valid_o) begin
      for (int j = 0; j < 4; j++) begin
        faulting[j] = (status_q[4 * j +: 4] != tex_pkg::STATUS_OK
                       && status_q[4 * j +: 4] <= tex_pkg::STATUS_MEMORY_ERROR)
                      || status_q[4 * j +: 4] == tex_pkg::STATUS_UNSUPPORTED_SAMPLER;
      end
    end else begin
      faulting = 4'h0;
    end
  end
  assign first = faulting[0] ? 2'd0 : faulting[1] ? 2'd1 : faulting[2] ? 2'd2 : 2'd3;
  assign fault_valid_o = out_valid_o && out_ready_i && faulting != 4'h0;
  assign fault_code_o = status_q[{first, 2'b00} +: 4];
  assign fault_lane_o = {quad_q, first};
  assign fault_warp_o = warp_q;
  assign fault_threads_o = faults_q != 7'd0 ? faults_q
                           : {6'b0, faulting[0]} + {6'b0, faulting[1]} + {6'b0, faulting[2]} + {6'b0, faulting[3]};
  assign instruction_done_o = out_valid_o && out_ready_i && last_q;

  // Contract
  `TEX_HANDSHAKE(result, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_KNOWN(fault_valid, 1'b1, fault_valid_o)
  `TEX_LATENCY(result, 1, load, 1'b1, out_valid_o)
endmodule
