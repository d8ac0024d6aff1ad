// SPDX-License-Identifier: Apache-2.0
// Function: AXI4 read master: arbitrates five requesters in fixed priority onto one address channel and returns read
//   data to all of them. A request is one whole line in one beat.
// Rules: R-TLD4-25; PD-3, 95, 96.
// Model twin: cmodel/cycle/axi.c.
// Latency: 1 from a request to the address channel; 1 from a read beat to rsp.
// Backpressure: a request waits for the address register and for requesters of higher priority; read data is always
//   taken.
// Throughput: one line a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_axi (
    input  logic       clk_i,
    input  logic       rst_i,

    // From bind, header (two), cache and load, in order of priority
    input  logic       bind_valid_i,
    output logic       bind_ready_o,
    input  tex_req_t   bind_i,
    input  logic       header_valid_i,
    output logic       header_ready_o,
    input  tex_req_t   header_i,
    input  logic       sampler_valid_i,
    output logic       sampler_ready_o,
    input  tex_req_t   sampler_i,
    input  logic       texel_valid_i,
    output logic       texel_ready_o,
    input  tex_req_t   texel_i,
    input  logic [3:0] texel_id_i,
    input  logic       load_valid_i,
    output logic       load_ready_o,
    input  tex_req_t   load_i,

    // Read address channel
    output logic       ar_valid_o,
    input  logic       ar_ready_i,
    output tex_axi_a_t ar_o,

    // Read data channel
    input  logic       r_valid_i,
    output logic       r_ready_o,
    input  tex_axi_r_t r_i,
    output logic       r_error_o,   // a beat with an error response is transferred

    // To the caches and load: the read beat of the cycle before
    output logic       rsp_valid_o,
    output tex_rsp_t   rsp_o
);

  // ---- Read address: the register takes the first valid request ----------------------------------------------------
  logic ar_load_able, ar_load;
  assign bind_ready_o = ar_load_able;
  assign header_ready_o = bind_ready_o && !bind_valid_i;
  assign sampler_ready_o = header_ready_o && !header_valid_i;
  assign texel_ready_o = sampler_ready_o && !sampler_valid_i;
  assign load_ready_o = texel_ready_o && !texel_valid_i;

  logic [3:0]                 id;
  logic [tex_pkg::LINE_W-1:0] line;
  assign id = bind_valid_i      ? 4'(tex_pkg::AXI_ID_CONST) // PD-96
              : header_valid_i  ? 4'(tex_pkg::AXI_ID_HEADER)
              : sampler_valid_i ? 4'(tex_pkg::AXI_ID_SAMPLER)
              : texel_valid_i   ? texel_id_i : 4'(tex_pkg::AXI_ID_LOAD);
  assign line = bind_valid_i      ? bind_i.line
                : header_valid_i  ? header_i.line
                : sampler_valid_i ? sampler_i.line
                : texel_valid_i   ? texel_i.line : load_i.line;

  tex_pipe u_address (
      .clk_i,
      .rst_i,
      .able_i     (1'b1),
      .in_valid_i (bind_valid_i || header_valid_i || sampler_valid_i || texel_valid_i || load_valid_i),
      .in_ready_o (ar_load_able),
      .load_o     (ar_load),
      .out_valid_o(ar_valid_o),
      .out_ready_i(ar_ready_i)
  );

  logic [3:0]                 id_q;
  logic [tex_pkg::LINE_W-1:0] line_q;
  always_ff @(posedge clk_i) begin
    if (ar_load) begin
      id_q <= id;
      line_q <= line;
    end
  end
  assign ar_o.id = id_q;
  assign ar_o.addr = {line_q, 5'd0};
  assign ar_o.len = 8'd0;
  assign ar_o.size = 3'd5;
  assign ar_o.burst = 2'd1;

  // ---- Read data ---------------------------------------------------------------------------------------------------
  logic error, sparse;
  assign error = r_i.resp[1];         // PD-95
  assign sparse = r_i.user && !error; // R-TLD4-25
  assign r_ready_o = 1'b1;
  assign r_error_o = r_valid_i && error;

  logic         error_q, sparse_q;
  logic [3:0]   rsp_id_q;
  logic [255:0] data_q;
  always_ff @(posedge clk_i) begin
    if (rst_i) rsp_valid_o <= 1'b0;
    else rsp_valid_o <= r_valid_i;
  end
  always_ff @(posedge clk_i) begin
    if (r_valid_i) begin
      rsp_id_q <= r_i.id;
      error_q <= error;
      sparse_q <= sparse;
      data_q <= error || sparse ? '0 : r_i.data; // PD-3, PD-95
    end
  end
  assign rsp_o.id = rsp_id_q;
  assign rsp_o.error = error_q;
  assign rsp_o.sparse = sparse_q;
  assign rsp_o.data = data_q;

  logic unused;
  assign unused = ^{r_i.last, r_i.resp[0]};

  // Contract
  `TEX_HANDSHAKE(axi_ar, ar_valid_o, ar_ready_i, ar_o)
  `TEX_KNOWN(bind_ready, 1'b1, bind_ready_o)
  `TEX_KNOWN(header_ready, 1'b1, header_ready_o)
  `TEX_KNOWN(sampler_ready, 1'b1, sampler_ready_o)
  `TEX_KNOWN(texel_ready, 1'b1, texel_ready_o)
  `TEX_KNOWN(load_ready, 1'b1, load_ready_o)
  `TEX_KNOWN(r_ready, 1'b1, r_ready_o)
  `TEX_KNOWN(rsp_valid, 1'b1, rsp_valid_o)
  `TEX_LATENCY(axi_ar, 1, ar_load, 1'b1, ar_valid_o)
  `TEX_LATENCY(axi_rsp, 1, r_valid_i, 1'b1, rsp_valid_o)

endmodule
