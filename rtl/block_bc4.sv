// SPDX-License-Identifier: Apache-2.0
// tex_block_bc4: the endpoints of one texel of a block of one component (BC4, half of BC5, alpha of BC3), and how
// much of each, in 35ths: sevenths and fifths are whole numbers of them.
// Rules: PD-84, PD-84b. Combinational. Of a constant both endpoints are the constant.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_block_bc4 (
    input  logic [63:0] raw_i,
    input  logic        signed_i,
    input  logic [3:0]  texel_i,   // {y, x}
    output logic [8:0]  a_o,       // with sign
    output logic [8:0]  b_o,
    output logic [6:0]  w_o        // 35ths of endpoint B
);
  function automatic logic [2:0] index_of(input logic [47:0] all, input logic [3:0] texel);
    logic [11:0] row;
    case (texel[3:2])
      2'd0: row = all[11:0];
      2'd1: row = all[23:12];
      2'd2: row = all[35:24];
      default: row = all[47:36];
    endcase
    case (texel[1:0])
      2'd0: index_of = row[2:0];
      2'd1: index_of = row[5:3];
      2'd2: index_of = row[8:6];
      default: index_of = row[11:9];
    endcase
  endfunction
  logic [2:0] index;
  assign index = index_of(raw_i[63:16], texel_i);

  // The bytes as they are are compared; then -128 is -127.
  logic sevenths, constant;
  logic [7:0] one, two;
  assign one = raw_i[7:0];
  assign two = raw_i[15:8];
  assign sevenths = {one[7] ^ signed_i, one[6:0]} > {two[7] ^ signed_i, two[6:0]};
  assign constant = !sevenths && index[2:1] == 2'd3;

  function automatic logic [8:0] endpoint(input logic [7:0] v, input logic is_signed);
    endpoint = !is_signed ? {1'b0, v} : v == 8'h80 ? 9'h181 : {v[7], v};
  endfunction
  logic [8:0] limit;
  assign limit = index[0] ? (signed_i ? 9'd127 : 9'd255) : signed_i ? 9'h181 : 9'd0;
  assign a_o = constant ? limit : endpoint(one, signed_i);
  assign b_o = constant ? limit : endpoint(two, signed_i);

  logic [6:0] steps;
  assign steps = {4'd0, index} - 7'd1;
  assign w_o = index == 3'd0 ? 7'd0 : index == 3'd1 ? 7'd35
             : (steps << 2) + steps + (sevenths ? 7'd0 : steps << 1);
endmodule
