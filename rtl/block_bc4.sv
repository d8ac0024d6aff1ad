// SPDX-License-Identifier: Apache-2.0
// Function: Decodes one texel of a one-component block (BC4, half of BC5, alpha of BC3) to its endpoints and the weight
//   of endpoint B. Weights are in 35ths, which express sevenths and fifths exactly. For a constant, both endpoints are
//   the constant. As the captured H100 mixes, endpoint A is the one that the texel is nearer to, and the weight is a
//   quarter of that of BC4: 9 or 12 times a power of two.
// Rules: PD-84, PD-84b, PD-135, PD-135a.
// Model twin: cmodel/arith/block_bc4.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block_bc4 (
    input  logic        active_i,  // 0: the outputs are 0, and nothing is computed
    input  logic [63:0] raw_i,
    input  logic        signed_i,
    input  logic        nv_i,      // as the captured H100 mixes
    input  logic [3:0]  texel_i,   // {y, x}
    output logic [8:0]  a_o,       // with sign
    output logic [8:0]  b_o,
    output logic [6:0]  w_o        // 35ths of endpoint B, or quarters of its weight in 2^-8
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
  function automatic logic [8:0] endpoint(input logic [7:0] v, input logic is_signed);
    endpoint = !is_signed ? {1'b0, v} : v == 8'h80 ? 9'h181 : {v[7], v};
  endfunction

  // PD-135: a quarter of the weight of the end that is farther away. PD-135a: the weights of BC3, 289 and 385 times a
  // power of two, are 32 times these and that power.
  function automatic logic [6:0] nv_share(input logic sevenths, input logic [2:0] index);
    case ({sevenths, index})
      4'b1010, 4'b1111: nv_share = 7'd9;
      4'b1011, 4'b1110: nv_share = 7'd18;
      4'b1100, 4'b1101: nv_share = 7'd36;
      4'b0010, 4'b0101: nv_share = 7'd12;
      4'b0011, 4'b0100: nv_share = 7'd24;
      default: nv_share = 7'd0;
    endcase
  endfunction

  // {w, b, a}. The raw bytes are compared; afterwards -128 is -127.
  function automatic logic [24:0] texel_of(input logic active, input logic [63:0] raw, input logic is_signed,
                                           input logic nv, input logic [3:0] texel);
    logic sevenths, constant, far;
    logic [2:0] index;
    logic [7:0] one, two;
    logic [8:0] limit, end_a, end_b;
    logic [6:0] steps, share;
    texel_of = '0;
    if (active) begin
      index = index_of(raw[63:16], texel);
      one = raw[7:0];
      two = raw[15:8];
      // PD-135: -128 is -127 before they are compared.
      one[0] = one[0] || (nv && is_signed && one == 8'h80);
      two[0] = two[0] || (nv && is_signed && two == 8'h80);
      sevenths = {one[7] ^ is_signed, one[6:0]} > {two[7] ^ is_signed, two[6:0]};
      constant = !sevenths && index[2:1] == 2'd3;
      limit = index[0] ? (is_signed ? 9'd127 : 9'd255) : is_signed ? 9'h181 : 9'd0;
      end_a = constant ? limit : endpoint(one, is_signed);
      end_b = constant ? limit : endpoint(two, is_signed);
      steps = {4'd0, index} - 7'd1;
      share = index == 3'd0 ? 7'd0 : index == 3'd1 ? 7'd35
          : (steps << 2) + steps + (sevenths ? 7'd0 : steps << 1);
      far = index == 3'd1 || (index[2] && !(sevenths && index == 3'd5));
      if (nv && far) texel_of = {nv_share(sevenths, index), end_a, end_b};
      else if (nv) texel_of = {nv_share(sevenths, index), end_b, end_a};
      else texel_of = {share, end_b, end_a};
    end
  endfunction

  logic [24:0] texel;
  assign texel = texel_of(active_i, raw_i, signed_i, nv_i, texel_i);
  assign {w_o, b_o, a_o} = texel;

  // Contract
  `TEX_IDLE(block_bc4, active_i, texel)
endmodule
