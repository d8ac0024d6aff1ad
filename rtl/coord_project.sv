// SPDX-License-Identifier: Apache-2.0
// Function: Selects the cube face that a direction meets and computes the coordinates on it. Without cube_i the
//   coordinates pass unchanged, and the face is 0.
// Rules: R-TLD4-47, PD-16, PD-19, PD-128a.
// Model twin: cmodel/function/coord.c.
// Latency: 1 (output registers, loaded by load_i).
// Backpressure: none; load_i = 0 holds the output.
// Does not: divide by the major axis: the shader does.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_coord_project (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        cube_i,
    input  logic        fixed21_i,  // POLICY: coordinates on a face have 21 bits of fraction, and its choice differs
    input  logic [31:0] s_i,     // binary32 as delivered
    input  logic [31:0] t_i,
    input  logic [31:0] r_i,
    output logic [31:0] s_o,
    output logic [31:0] t_o,
    output logic [2:0]  face_o
);
  // {leading zeros, v without them}; v is not 0.
  function automatic logic [69:0] normalise64(input logic [63:0] v);
    logic [63:0] n;
    logic z32, z16, z8, z4, z2, z1;
    z32 = v[63:32] == 32'h0;
    n = z32 ? {v[31:0], 32'h0} : v;
    z16 = n[63:48] == 16'h0;
    n = z16 ? {n[47:0], 16'h0} : n;
    z8 = n[63:56] == 8'h0;
    n = z8 ? {n[55:0], 8'h0} : n;
    z4 = n[63:60] == 4'h0;
    n = z4 ? {n[59:0], 4'h0} : n;
    z2 = n[63:62] == 2'h0;
    n = z2 ? {n[61:0], 2'h0} : n;
    z1 = !n[63];
    n = z1 ? {n[62:0], 1'b0} : n;
    normalise64 = {z32, z16, z8, z4, z2, z1, n};
  endfunction

  // PD-16: (v + 1) / 2, one rounding to nearest even, or cut to 21 bits and not beyond the face. v is clean.
  //   |v| in units of 2^-26: from exponent 124 on an integer, up to 52 bits below exponent 153. Smaller numbers lose
  //   bits into the sticky bit. It is below the rounding position, because the sum is then above 1/4. From exponent 153
  //   on, the 1 is less than a quarter of the last place.
  function automatic logic [31:0] on_face(input logic active, input logic cut, input logic [31:0] v);
    logic [23:0] mantissa;
    logic [4:0]  up;
    logic [7:0]  down;
    logic [51:0] magnitude;
    logic [49:0] low;
    logic        sticky, negative, round;
    logic [53:0] one, difference, sum;
    logic [69:0] normal;
    logic [7:0]  exponent;
    on_face = 32'h0;
    if (active) begin
      mantissa = {v[30:23] != 8'h0, v[22:0]};
      up = 5'(v[30:23] - 8'd124);
      down = v[30:23] < 8'd98 ? 8'd26 : 8'd124 - v[30:23];
      low = {mantissa, 26'h0} >> down;
      magnitude = v[30:23] >= 8'd124 ? {28'h0, mantissa} << up : {28'h0, low[49:26]};
      sticky = v[30:23] < 8'd124 && low[25:0] != 26'h0;
      one = 54'h4000000;
      difference = one - {2'b0, magnitude} - {53'h0, sticky};
      negative = v[31] && difference[53];
      sum = !v[31] ? one + {2'b0, magnitude} : negative ? -difference : difference;
      if (cut) sum = negative ? 54'h0 : sum[53:27] != 27'h0 ? 54'h8000000 : {sum[53:6], 6'h0};   // PD-128a
      normal = normalise64({sum[52:0], 11'h0}); // 2^26 is the value 1: bit 37 here
      exponent = 8'd152 - {2'b0, normal[69:64]};
      round = normal[39] && (normal[40] || normal[38:0] != 39'h0 || sticky);
      if (v[30:23] >= 8'd153 && cut) on_face = v[31] ? 32'h0 : 32'(tex_pkg::F32_ONE);
      else if (v[30:23] >= 8'd153) on_face = {v[31], v[30:23] - 8'd1, v[22:0]};
      else if (sum == 54'h0) on_face = 32'h0;
      else on_face = {negative, {exponent, normal[62:40]} + {30'h0, round}};
    end
  endfunction

  logic [31:0] x, y, z;
  assign x = tex_math::sanitised(s_i);
  assign y = tex_math::sanitised(t_i);
  assign z = tex_math::sanitised(r_i);

  // {sign, number, length} by which a face is chosen. PD-128a: as delivered; what is no number is shorter than 0, and
  // neither has a sign.
  function automatic logic [32:0] length_of(input logic as_delivered, input logic [31:0] raw, input logic [31:0] clean);
    logic number;
    number = raw[30:0] <= 31'(tex_pkg::F32_INF);
    length_of = !as_delivered ? {clean[31], 1'b1, clean[30:0]}
                : number      ? {raw[31] && raw[30:0] != 31'h0, 1'b1, raw[30:0]} : 33'h0;
  endfunction
  logic [32:0] of_x, of_y, of_z;
  assign of_x = length_of(fixed21_i, s_i, x);
  assign of_y = length_of(fixed21_i, t_i, y);
  assign of_z = length_of(fixed21_i, r_i, z);

  // Ties go to Z, then to Y: a later axis wins only if it is longer.
  logic       y_longer, x_longer;
  logic [2:0] face;
  assign y_longer = of_y[31:0] > of_z[31:0];
  assign x_longer = of_x[31:0] > (y_longer ? of_y[31:0] : of_z[31:0]);
  assign face = x_longer ? {2'd0, of_x[32]} : y_longer ? {2'd1, of_y[32]} : {2'd2, of_z[32]};

  function automatic logic [31:0] flipped(input logic [31:0] v, input logic flip);
    flipped = {v[31] ^ flip, v[30:0]};
  endfunction

  logic [31:0] across, down_face;
  assign across = x_longer ? flipped(z, !of_x[32]) : flipped(x, !y_longer && of_z[32]);
  assign down_face = !x_longer && y_longer ? flipped(z, of_y[32]) : flipped(y, 1'b1);

  logic        active; // something is computed
  logic [31:0] s_on, t_on;
  assign active = load_i && cube_i;
  assign s_on = on_face(active, fixed21_i, across);
  assign t_on = on_face(active, fixed21_i, down_face);

  always_ff @(posedge clk_i) begin
    if (load_i) begin
      s_o <= cube_i ? s_on : s_i;
      t_o <= cube_i ? t_on : t_i;
      face_o <= cube_i ? face : 3'd0;
    end
  end
endmodule
