// SPDX-License-Identifier: Apache-2.0
// Every operator of rtl_mutate.py has a place here (test_rtl.py).
`timescale 1ns/1ps
module toy (
    input  logic        clk_i,
    input  logic        rst_i,
    input  logic [4:0]  a_i,
    input  logic [4:0]  b_i,
    input  logic [2:0]  mode_i,
    input  logic        valid_i,
    output logic [11:0] out_o,
    output logic [7:0]  kept_q
);
  localparam int STEP = 3;
  localparam logic [2:0] MODE = 3'd5;
  function automatic logic [7:0] chosen(input logic [4:0] a, input logic [4:0] b, input logic [2:0] mode);
    logic signed [6:0] p, low;
    p = {2'b0, a} - {2'b0, b};
    low = -7'sd5;
    p = p + 7'sd1;
    case (mode)
      3'd0, 3'd1: chosen = {1'b0, p < low ? low : p};
      MODE: chosen = 8'(a * b);
      default: chosen = {a[4:2], b} >> mode[1:0];
    endcase
  endfunction
  logic [3:0] bits;
  for (genvar k = 0; k < 4; k++) begin : g_bit
    assign bits[k] = a_i[k] ^ b_i[k];
  end
  assign out_o = valid_i && !mode_i[2] || a_i == b_i ? {chosen(a_i, b_i, mode_i), bits} : (12'(a_i + b_i) | ~{kept_q, 4'hf}) + STEP;
  always_ff @(posedge clk_i) begin
    if (rst_i) kept_q <= '0;
    else if (valid_i) kept_q <= {b_i[{1'b0, mode_i[1:0]} +: 2], a_i, |b_i};
  end
  logic unused;
  assign unused = ^{a_i, b_i};
endmodule
