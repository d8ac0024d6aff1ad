// SPDX-License-Identifier: Apache-2.0
// Function: Unquantises the endpoints of one texel of a BC6H block to signed 17-bit numbers for R, G and B; component c
//   is at [17 * c +: 17]. Region 0 lies between w and x, region 1 between y and z. In modes 9 and 10, x, y and z are
//   absolute; in the others they are differences to w, modulo 2^p, where p is the width of w. An endpoint of p bits is
//   left-aligned to bit 15, its sign: the zeros below it replace a shift by 16 - p.
// Rules: BC6H (Direct3D 11.3, 19.5.13).
// Model twin: cmodel/arith/block_bc6h.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block_bc6h (
    input  logic         active_i,   // 0: the endpoints are 0, and nothing is computed
    input  logic [76:0]  raw_i,      // bits of the block before the partition
    input  logic         signed_i,
    input  logic         region_i,   // of the texel
    output logic         two_o,      // the block has two regions
    output logic [50:0]  a_o,
    output logic [50:0]  b_o
);
  logic [3:0] mode;   // 14: reserved
  assign mode = !raw_i[1] ? {3'b0, raw_i[0]} : !raw_i[0] ? {1'b0, raw_i[4:2]} + 4'd2
              : raw_i[4] ? 4'd14 : {2'b0, raw_i[3:2]} + 4'd10;
  assign two_o = raw_i[1:0] != 2'd3;

  // {w, x, y, z}, each {B, G, R}. Differences are sign-extended.
  function automatic logic [137:0] fields_of(input logic [76:2] raw, input logic [3:0] which);
    logic [15:0] rw, gw, bw;
    logic [9:0]  rx, gx, bx, ry, gy, by, rz, gz, bz;
    {rw, gw, bw} = '0;
    {rx, gx, bx, ry, gy, by, rz, gz, bz} = '0;
    case (which)
      4'd0: begin
        rw = {6'h0, raw[14:5]};
        gw = {6'h0, raw[24:15]};
        bw = {6'h0, raw[34:25]};
        rx = {{5{raw[39]}}, raw[39:35]};
        gx = {{5{raw[49]}}, raw[49:45]};
        bx = {{5{raw[59]}}, raw[59:55]};
        ry = {{5{raw[69]}}, raw[69:65]};
        gy = {{5{raw[2]}}, raw[2], raw[44:41]};
        by = {{5{raw[3]}}, raw[3], raw[64:61]};
        rz = {{5{raw[75]}}, raw[75:71]};
        gz = {{5{raw[40]}}, raw[40], raw[54:51]};
        bz = {{5{raw[4]}}, raw[4], raw[76], raw[70], raw[60], raw[50]};
      end
      4'd1: begin
        rw = {9'h0, raw[11:5]};
        gw = {9'h0, raw[21:15]};
        bw = {9'h0, raw[31:25]};
        rx = {{4{raw[40]}}, raw[40:35]};
        gx = {{4{raw[50]}}, raw[50:45]};
        bx = {{4{raw[60]}}, raw[60:55]};
        ry = {{4{raw[70]}}, raw[70:65]};
        gy = {{4{raw[2]}}, raw[2], raw[24], raw[44:41]};
        by = {{4{raw[22]}}, raw[22], raw[14], raw[64:61]};
        rz = {{4{raw[76]}}, raw[76:71]};
        gz = {{4{raw[4]}}, raw[4:3], raw[54:51]};
        bz = {{4{raw[33]}}, raw[33], raw[34], raw[32], raw[23], raw[13:12]};
      end
      4'd2: begin
        rw = {5'h0, raw[40], raw[14:5]};
        gw = {5'h0, raw[49], raw[24:15]};
        bw = {5'h0, raw[59], raw[34:25]};
        rx = {{5{raw[39]}}, raw[39:35]};
        gx = {{6{raw[48]}}, raw[48:45]};
        bx = {{6{raw[58]}}, raw[58:55]};
        ry = {{5{raw[69]}}, raw[69:65]};
        gy = {{6{raw[44]}}, raw[44:41]};
        by = {{6{raw[64]}}, raw[64:61]};
        rz = {{5{raw[75]}}, raw[75:71]};
        gz = {{6{raw[54]}}, raw[54:51]};
        bz = {{6{raw[76]}}, raw[76], raw[70], raw[60], raw[50]};
      end
      4'd3: begin
        rw = {5'h0, raw[39], raw[14:5]};
        gw = {5'h0, raw[50], raw[24:15]};
        bw = {5'h0, raw[59], raw[34:25]};
        rx = {{6{raw[38]}}, raw[38:35]};
        gx = {{5{raw[49]}}, raw[49:45]};
        bx = {{6{raw[58]}}, raw[58:55]};
        ry = {{6{raw[68]}}, raw[68:65]};
        gy = {{5{raw[75]}}, raw[75], raw[44:41]};
        by = {{6{raw[64]}}, raw[64:61]};
        rz = {{6{raw[74]}}, raw[74:71]};
        gz = {{5{raw[40]}}, raw[40], raw[54:51]};
        bz = {{6{raw[76]}}, raw[76], raw[70], raw[60], raw[69]};
      end
      4'd4: begin
        rw = {5'h0, raw[39], raw[14:5]};
        gw = {5'h0, raw[49], raw[24:15]};
        bw = {5'h0, raw[60], raw[34:25]};
        rx = {{6{raw[38]}}, raw[38:35]};
        gx = {{6{raw[48]}}, raw[48:45]};
        bx = {{5{raw[59]}}, raw[59:55]};
        ry = {{6{raw[68]}}, raw[68:65]};
        gy = {{6{raw[44]}}, raw[44:41]};
        by = {{5{raw[40]}}, raw[40], raw[64:61]};
        rz = {{6{raw[74]}}, raw[74:71]};
        gz = {{6{raw[54]}}, raw[54:51]};
        bz = {{5{raw[75]}}, raw[75], raw[76], raw[70:69], raw[50]};
      end
      4'd5: begin
        rw = {7'h0, raw[13:5]};
        gw = {7'h0, raw[23:15]};
        bw = {7'h0, raw[33:25]};
        rx = {{5{raw[39]}}, raw[39:35]};
        gx = {{5{raw[49]}}, raw[49:45]};
        bx = {{5{raw[59]}}, raw[59:55]};
        ry = {{5{raw[69]}}, raw[69:65]};
        gy = {{5{raw[24]}}, raw[24], raw[44:41]};
        by = {{5{raw[14]}}, raw[14], raw[64:61]};
        rz = {{5{raw[75]}}, raw[75:71]};
        gz = {{5{raw[40]}}, raw[40], raw[54:51]};
        bz = {{5{raw[34]}}, raw[34], raw[76], raw[70], raw[60], raw[50]};
      end
      4'd6: begin
        rw = {8'h0, raw[12:5]};
        gw = {8'h0, raw[22:15]};
        bw = {8'h0, raw[32:25]};
        rx = {{4{raw[40]}}, raw[40:35]};
        gx = {{5{raw[49]}}, raw[49:45]};
        bx = {{5{raw[59]}}, raw[59:55]};
        ry = {{4{raw[70]}}, raw[70:65]};
        gy = {{5{raw[24]}}, raw[24], raw[44:41]};
        by = {{5{raw[14]}}, raw[14], raw[64:61]};
        rz = {{4{raw[76]}}, raw[76:71]};
        gz = {{5{raw[13]}}, raw[13], raw[54:51]};
        bz = {{5{raw[34]}}, raw[34:33], raw[23], raw[60], raw[50]};
      end
      4'd7: begin
        rw = {8'h0, raw[12:5]};
        gw = {8'h0, raw[22:15]};
        bw = {8'h0, raw[32:25]};
        rx = {{5{raw[39]}}, raw[39:35]};
        gx = {{4{raw[50]}}, raw[50:45]};
        bx = {{5{raw[59]}}, raw[59:55]};
        ry = {{5{raw[69]}}, raw[69:65]};
        gy = {{4{raw[23]}}, raw[23], raw[24], raw[44:41]};
        by = {{5{raw[14]}}, raw[14], raw[64:61]};
        rz = {{5{raw[75]}}, raw[75:71]};
        gz = {{4{raw[33]}}, raw[33], raw[40], raw[54:51]};
        bz = {{5{raw[34]}}, raw[34], raw[76], raw[70], raw[60], raw[13]};
      end
      4'd8: begin
        rw = {8'h0, raw[12:5]};
        gw = {8'h0, raw[22:15]};
        bw = {8'h0, raw[32:25]};
        rx = {{5{raw[39]}}, raw[39:35]};
        gx = {{5{raw[49]}}, raw[49:45]};
        bx = {{4{raw[60]}}, raw[60:55]};
        ry = {{5{raw[69]}}, raw[69:65]};
        gy = {{5{raw[24]}}, raw[24], raw[44:41]};
        by = {{4{raw[23]}}, raw[23], raw[14], raw[64:61]};
        rz = {{5{raw[75]}}, raw[75:71]};
        gz = {{5{raw[40]}}, raw[40], raw[54:51]};
        bz = {{4{raw[33]}}, raw[33], raw[34], raw[76], raw[70], raw[13], raw[50]};
      end
      4'd9: begin
        rw = {10'h0, raw[10:5]};
        gw = {10'h0, raw[20:15]};
        bw = {10'h0, raw[30:25]};
        rx = {4'h0, raw[40:35]};
        gx = {4'h0, raw[50:45]};
        bx = {4'h0, raw[60:55]};
        ry = {4'h0, raw[70:65]};
        gy = {4'h0, raw[21], raw[24], raw[44:41]};
        by = {4'h0, raw[22], raw[14], raw[64:61]};
        rz = {4'h0, raw[76:71]};
        gz = {4'h0, raw[31], raw[11], raw[54:51]};
        bz = {4'h0, raw[33], raw[34], raw[32], raw[23], raw[13:12]};
      end
      4'd10: begin
        rw = {6'h0, raw[14:5]};
        gw = {6'h0, raw[24:15]};
        bw = {6'h0, raw[34:25]};
        rx = raw[44:35];
        gx = raw[54:45];
        bx = raw[64:55];
      end
      4'd11: begin
        rw = {5'h0, raw[44], raw[14:5]};
        gw = {5'h0, raw[54], raw[24:15]};
        bw = {5'h0, raw[64], raw[34:25]};
        rx = {{1{raw[43]}}, raw[43:35]};
        gx = {{1{raw[53]}}, raw[53:45]};
        bx = {{1{raw[63]}}, raw[63:55]};
      end
      4'd12: begin
        rw = {4'h0, raw[43], raw[44], raw[14:5]};
        gw = {4'h0, raw[53], raw[54], raw[24:15]};
        bw = {4'h0, raw[63], raw[64], raw[34:25]};
        rx = {{2{raw[42]}}, raw[42:35]};
        gx = {{2{raw[52]}}, raw[52:45]};
        bx = {{2{raw[62]}}, raw[62:55]};
      end
      4'd13: begin
        rw = {raw[39], raw[40], raw[41], raw[42], raw[43], raw[44], raw[14:5]};
        gw = {raw[49], raw[50], raw[51], raw[52], raw[53], raw[54], raw[24:15]};
        bw = {raw[59], raw[60], raw[61], raw[62], raw[63], raw[64], raw[34:25]};
        rx = {{6{raw[38]}}, raw[38:35]};
        gx = {{6{raw[48]}}, raw[48:45]};
        bx = {{6{raw[58]}}, raw[58:55]};
      end
      default: rw = '0;
    endcase
    fields_of = {bw, gw, rw, bx, gx, rx, by, gy, ry, bz, gz, rz};
  endfunction

  // ((c << 16) + 2^15) >> p is c << (16 - p) with a one below it. With p = 16 there is nothing below: c is unchanged.
  function automatic logic [16:0] unquantised(input logic [15:0] v, input logic is_signed, input logic [15:0] zeros,
                                              input logic [15:0] behind);
    logic [15:0] size, magnitude;
    size = is_signed && v[15] ? -v : v;
    magnitude = size;
    if (zeros != 16'h0 && v != 16'h0) begin
      if (is_signed) begin
        magnitude = size[15] || (&(size[14:0] | zeros[14:0])) ? 16'h7fff : size | behind;
      end else begin
        magnitude = size | (&(size | zeros) ? zeros : behind);
      end
    end
    unquantised = is_signed && v[15] ? -{1'b0, magnitude} : {1'b0, magnitude};
  endfunction

  // {b, a}
  function automatic logic [101:0] endpoints_of(input logic active, input logic [76:2] raw, input logic [3:0] which,
                                                input logic is_signed, input logic region);
    int c;
    logic [137:0] all;
    logic [47:0] base_w;
    logic [29:0] x, y, z;
    logic [3:0]  up;            // 16 - p
    logic [15:0] below, half;   // mask of the zeros below an endpoint, and its top bit
    logic        absolute;
    logic [15:0] base, end_a, end_b;
    logic [9:0]  to;
    endpoints_of = '0;
    if (active) begin
      all = fields_of(raw, which);
      {base_w, x, y, z} = all;
      case (which)
        4'd0, 4'd10: up = 4'd6;
        4'd1: up = 4'd9;
        4'd2, 4'd3, 4'd4, 4'd11: up = 4'd5;
        4'd5: up = 4'd7;
        4'd6, 4'd7, 4'd8: up = 4'd8;
        4'd9: up = 4'd10;
        4'd12: up = 4'd4;
        default: up = 4'd0;   // 13
      endcase
      below = ~(16'hffff << up);
      half = below & ~(below >> 1);
      absolute = which == 4'd9 || which == 4'd10;
      for (c = 0; c < 3; c++) begin
        base = absolute ? 16'h0 : base_w[16 * c +: 16];
        to = region ? z[10 * c +: 10] : x[10 * c +: 10];
        end_a = region ? base + {{6{y[10 * c + 9] && !absolute}}, y[10 * c +: 10]} : base_w[16 * c +: 16];
        end_b = base + {{6{to[9] && !absolute}}, to};
        endpoints_of[17 * c +: 17] = unquantised(end_a << up, is_signed, below, half);
        endpoints_of[51 + 17 * c +: 17] = unquantised(end_b << up, is_signed, below, half);
      end
    end
  endfunction

  logic [101:0] endpoints;
  assign endpoints = endpoints_of(active_i, raw_i[76:2], mode, signed_i, region_i);
  assign {b_o, a_o} = endpoints;

  // Contract
  `TEX_IDLE(block_bc6h, active_i, endpoints)
endmodule
