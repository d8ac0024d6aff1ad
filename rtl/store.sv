// SPDX-License-Identifier: Apache-2.0
// Function: Sends the stores of an instruction as AXI4 writes, and merges their responses into one completion token. An
//   instruction has a record from its first thread to its token: the lines that wait for a response, and its faults.
//   Writes to one line use one identifier, so memory keeps their order. The second line of a straddling thread is the
//   next one, or the line of the next 16-byte unit in block-linear memory (PD-91a).
// Rules: PD-91a, PD-95.
// Model twin: cmodel/function/store.c, cmodel/cycle/store.c, cmodel/cycle/store_state.c.
// Latency: 2 from the last thread to the first write; 1 from the last response to the token (or from the last thread of
//   an instruction that writes nothing).
// Backpressure: a thread waits while its bank still sends or all records are in use; responses are always taken.
// Throughput: a thread and a line a cycle; a straddling thread takes two.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_store (
    input  logic         clk_i,
    input  logic         rst_i,

    // From convert
    input  logic         in_valid_i,
    output logic         in_ready_o,
    input  tex_convert_t in_i,

    // Write address, data and response channel
    output logic         aw_valid_o,
    input  logic         aw_ready_i,
    output tex_axi_a_t   aw_o,
    output logic         w_valid_o,
    input  logic         w_ready_i,
    output tex_axi_w_t   w_o,
    input  logic         b_valid_i,
    output logic         b_ready_o,
    input  tex_axi_b_t   b_i,

    output logic         idle_o, // no line waits to be sent or to be answered

    // A line that stage load has changed, while idle_o: it goes into the registers of address and data.
    input  logic                       line_valid_i,
    input  logic [tex_pkg::LINE_W-1:0] line_i,
    input  logic [255:0]               data_i,
    input  logic [31:0]                strobe_i,

    // To the join: one token an instruction
    output logic         out_valid_o,
    input  logic         out_ready_i,
    output tex_store_t   out_o
);

  localparam int IDS = tex_pkg::STORE_IDS;
  localparam int RECORDS = tex_pkg::STORE_RECORDS;
  localparam int ID_W = $clog2(IDS);
  localparam int RECORD_W = $clog2(RECORDS);

  function automatic logic straddles_of(input logic active, input logic [4:0] place, input logic [4:0] bytes,
                                        input logic [18:0] gap);
    straddles_of = 1'b0;
    if (active) straddles_of = {1'b0, place} + {1'b0, bytes} > 6'd32 || gap != '0;
  endfunction

  // ---- Lines -------------------------------------------------------------------------------------------------------
  tex_tag_t            in_tag;
  tex_op_t             in_op;
  logic                open, straddles, second_q; // bytes in two lines take two cycles
  logic                take, room, line_valid, line_ready, line_leaves;
  logic [6:0]          lines;
  logic [RECORD_W-1:0] next_q, oldest_q, line_record;
  logic [RECORDS-1:0]  busy_q;
  logic [4:0]          line_lane;
  logic [31:0]         line_strobe;
  logic [255:0]        line_data;
  logic [tex_pkg::LINE_W-1:0] line;
  assign in_tag = in_i.tag;
  assign in_op = in_i.op;
  assign open = room && !busy_q[next_q];
  assign straddles = straddles_of(in_valid_i && !second_q, in_i.address[4:0], in_i.bytes, in_i.line_gap);
  assign in_ready_o = open && !(in_valid_i && straddles);
  assign take = in_valid_i && in_ready_o;
  always_ff @(posedge clk_i) begin
    if (rst_i) second_q <= 1'b0;
    else if (in_valid_i && open) second_q <= straddles;
  end
  assign line_leaves = line_valid && line_ready;

  tex_store_merge u_merge (
      .clk_i,
      .rst_i,
      .ready_o    (room),
      .in_i       (in_valid_i && open),
      .straddles_i(straddles),
      .second_i   (second_q),
      .convert_i  (in_i),
      .record_i   (next_q),
      .lines_o    (lines),
      .out_valid_o(line_valid),
      .out_ready_i(line_ready),
      .line_o     (line),
      .data_o     (line_data),
      .strobe_o   (line_strobe),
      .lane_o     (line_lane),
      .record_o   (line_record)
  );

  // ---- Write address and data --------------------------------------------------------------------------------------
  localparam int OUTSTANDING_W = $clog2(tex_pkg::STORE_OUTSTANDING + 1);
  logic [OUTSTANDING_W-1:0]   outstanding_q;
  logic                       answered;  // a line's response, at this edge
  logic                       sends;     // a line goes into the registers
  logic [tex_pkg::LINE_W-1:0] aw_line_q;
  logic [255:0]               w_data_q;
  logic [31:0]                w_strobe_q;
  assign line_ready = (!aw_valid_o || aw_ready_i) && (!w_valid_o || w_ready_i)
                      && outstanding_q != OUTSTANDING_W'(tex_pkg::STORE_OUTSTANDING);
  assign sends = line_leaves || line_valid_i;
  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      aw_valid_o <= 1'b0;
      w_valid_o <= 1'b0;
      outstanding_q <= '0;
    end else begin
      if (sends || aw_ready_i) aw_valid_o <= sends;
      if (sends || w_ready_i) w_valid_o <= sends;
      if (line_leaves != answered) outstanding_q <= line_leaves ? outstanding_q + 1'b1 : outstanding_q - 1'b1;
    end
  end
  always_ff @(posedge clk_i) begin
    if (sends) begin
      aw_line_q <= line_valid_i ? line_i : line;
      w_data_q <= line_valid_i ? data_i : line_data;
      w_strobe_q <= line_valid_i ? strobe_i : line_strobe;
    end
  end
  assign idle_o = !line_valid && outstanding_q == '0;
  assign aw_o.id = 4'(tex_pkg::AXI_ID_STORE) + 4'(aw_line_q[ID_W-1:0]);
  assign aw_o.addr = {aw_line_q, 5'd0};
  assign aw_o.len = 8'd0;
  assign aw_o.size = 3'd5;
  assign aw_o.burst = 2'd1;
  assign w_o.data = w_data_q;
  assign w_o.strb = w_strobe_q;
  assign w_o.last = 1'b1;

  // ---- Responses, each assigned to its line ------------------------------------------------------------------------
  localparam int WRITE_W = RECORD_W + 5; // {record, lowest thread}
  logic [IDS-1:0]         queue_empty, queue_full;
  logic [IDS*WRITE_W-1:0] queue_heads;
  logic [3:0]             b_queue;       // queue of the response; IDS or more: none
  logic                   b_failed;
  logic [RECORD_W-1:0]    b_record;
  logic [4:0]             b_lane;
  function automatic logic [WRITE_W-1:0] head_of(input logic active, input logic [IDS*WRITE_W-1:0] heads,
                                                 input logic [ID_W-1:0] id);
    head_of = '0;
    if (active) head_of = heads[{1'b0, id} * WRITE_W +: WRITE_W];
  endfunction
  assign b_ready_o = 1'b1;
  assign b_queue = b_i.id - 4'(tex_pkg::AXI_ID_STORE);
  assign answered = b_valid_i && b_queue < 4'(IDS) && !queue_empty[b_queue[ID_W-1:0]];
  assign b_failed = b_i.resp[1];         // PD-95
  assign {b_record, b_lane} = head_of(answered, queue_heads, b_queue[ID_W-1:0]);
  for (genvar j = 0; j < IDS; j++) begin : g_id
    tex_fifo #(.W(WRITE_W), .DEPTH(tex_pkg::STORE_OUTSTANDING)) u_queue (
        .clk_i,
        .rst_i,
        .push_i (line_leaves && line[ID_W-1:0] == ID_W'(j)),
        .data_i ({line_record, line_lane}),
        .full_o (queue_full[j]),
        .pop_i  (answered && b_queue == 4'(j)),
        .empty_o(queue_empty[j]),
        .data_o (queue_heads[WRITE_W*j +: WRITE_W])
    );
  end

  // ---- Records -----------------------------------------------------------------------------------------------------
  localparam int TOKEN_W = tex_pkg::RECORD_BITS;
  logic                       faulty, close, answer;
  logic [RECORDS-1:0]         complete;
  assign faulty = in_tag.status != tex_pkg::STATUS_OK && in_tag.status <= tex_pkg::STATUS_MEMORY_ERROR;
  assign close = take && in_tag.last;
  assign answer = out_valid_o && out_ready_i;
  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      next_q <= '0;
      oldest_q <= '0;
    end else begin
      if (close) next_q <= next_q + 1'b1;
      if (answer) oldest_q <= oldest_q + 1'b1;
    end
  end

  for (genvar r = 0; r < RECORDS; r++) begin : g_record
    logic                       gathers, responds, leaves, fault, lower;
    logic [6:0]                 left_q, faults_q;
    logic [5:0]                 warp_q;
    logic [3:0]                 code_q;
    logic [4:0]                 lane_q;
    logic [tex_pkg::OP_BITS-1:0] op_q;
    assign gathers = take && next_q == RECORD_W'(r);
    assign responds = answered && b_record == RECORD_W'(r);
    assign leaves = answer && oldest_q == RECORD_W'(r);
    assign fault = gathers ? faulty : responds && b_failed;
    assign lower = faults_q == 7'd0 || (!gathers && b_lane < lane_q);
    always_ff @(posedge clk_i) begin
      if (rst_i || leaves) begin
        busy_q[r] <= 1'b0;
        faults_q <= 7'd0;
      end else begin
        if (gathers && in_tag.last) busy_q[r] <= 1'b1;
        if (fault) faults_q <= faults_q + 7'd1;
      end
    end
    always_ff @(posedge clk_i) begin
      if (gathers) begin
        left_q <= lines;
        warp_q <= in_tag.warp;
        op_q <= in_op;
      end else if (responds) left_q <= left_q - 7'd1;
      if (fault && lower) begin
        code_q <= gathers ? in_tag.status : tex_pkg::STATUS_MEMORY_ERROR;
        lane_q <= gathers ? in_tag.lane : b_lane;
      end
    end
    logic done;
    assign complete[r] = busy_q[r] && left_q == 7'd0;
    assign done = complete[r];
    logic [TOKEN_W-1:0] token, chosen; // chosen: the oldest, if it is this one or before
    always_comb begin
      if (done) begin
        token[tex_pkg::RECORD_OP_LO +: tex_pkg::OP_BITS] = op_q;
        token[tex_pkg::RECORD_WARP_LO +: 6] = warp_q;
        token[tex_pkg::RECORD_FAULTS_LO +: 7] = faults_q;
        token[tex_pkg::RECORD_CODE_LO +: 4] = faults_q == 7'd0 ? 4'd0 : code_q;
        token[tex_pkg::RECORD_LANE_LO +: 5] = faults_q == 7'd0 ? 5'd0 : lane_q;
      end else begin
        token = '0;
      end
    end
    if (r == 0) begin : g_first
      assign chosen = token;
    end else begin : g_next
      assign chosen = oldest_q == RECORD_W'(r) ? token : g_record[r-1].chosen;
    end
  end

  // ---- Token -------------------------------------------------------------------------------------------------------
  tex_record_t           oldest;
  tex_tag_t              tag;
  assign oldest = g_record[RECORDS-1].chosen;
  assign tag.warp = oldest.warp;
  assign tag.lane = oldest.lane;
  assign tag.quad_last = 1'b1;
  assign tag.last = 1'b1;
  assign tag.token = 1'b1;
  assign tag.more = 1'b0;
  assign tag.status = oldest.code;
  assign out_valid_o = complete[oldest_q];
  assign out_o.tag = tag;
  assign out_o.op = oldest.op;
  assign out_o.faults = oldest.faults;

  logic unused;
  assign unused = ^{queue_full, b_i.resp[0], in_tag.quad_last, in_tag.token};

  // Contract
  `TEX_HANDSHAKE(store, out_valid_o, out_ready_i, out_o)
  `TEX_HANDSHAKE(axi_aw, aw_valid_o, aw_ready_i, aw_o)
  `TEX_HANDSHAKE(axi_w, w_valid_o, w_ready_i, w_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_KNOWN(b_ready, 1'b1, b_ready_o)
  `TEX_LATENCY(axi_aw, 1, sends, 1'b1, aw_valid_o && w_valid_o)
  `TEX_ALWAYS(lent, !line_valid_i || (idle_o && !aw_valid_o && !w_valid_o))
  `TEX_LATENCY(store, 1, close && lines == 7'd0 && busy_q == '0, 1'b1, out_valid_o)
  `TEX_COVER(queue_full, |queue_full)
  `TEX_COVER(queue_empty, &queue_empty)
  `TEX_ALWAYS(queues, !line_leaves || queue_full == '0 || !queue_full[line[ID_W-1:0]])
  `TEX_PARAMETER(IDS, IDS >= 2 && 2 ** ID_W == IDS && tex_pkg::AXI_ID_STORE + IDS <= 2 ** tex_pkg::AXI_ID_W)
  `TEX_PARAMETER(RECORDS, RECORDS == 4)

endmodule
