// SPDX-License-Identifier: Apache-2.0
// Function: Adds two binary32 numbers, to the nearest, ties to even. A denormal number counts as a zero of its sign, and
//   so does a denormal sum. A NaN sum is 0x7fc00000.
// Rules: PD-118b.
// Model twin: cmodel/arith/f32.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps

module tex_atomic_float (
    input  logic        active_i,  // 0: sum_o is 0, and nothing is computed
    input  logic [31:0] a_i,
    input  logic [31:0] b_i,
    output logic [31:0] sum_o
);
  function automatic logic [31:0] sum_of(input logic active, input logic [31:0] a, input logic [31:0] b);
    int i;
    logic        swap, minus;       // minus: the signs differ
    logic [31:0] upper;
    logic [30:0] lower;
    logic [23:0] upper_m, lower_m;
    logic [7:0]  distance;
    logic [26:0] aligned;
    logic [49:0] shifted;
    logic [27:0] total;
    logic [4:0]  zeros;
    logic [27:0] normal;
    logic signed [9:0] exponent;
    logic              up;
    logic [24:0]       rounded;
    logic signed [9:0] final_exponent;
    logic nan, infinite, zero;
    logic sign; // of an exact zero: negative if both are
    sum_of = '0;
    if (active) begin
      // ---- The larger magnitude first; a denormal has no mantissa -----------------------------------------------
      swap = b[30:0] > a[30:0];
      upper = swap ? b : a;
      lower = swap ? a[30:0] : b[30:0];
      minus = a[31] != b[31];
      upper_m = upper[30:23] == 8'd0 ? 24'd0 : {1'b1, upper[22:0]};
      lower_m = lower[30:23] == 8'd0 ? 24'd0 : {1'b1, lower[22:0]};

      // ---- Aligned: guard, round and sticky bit below the mantissa ----------------------------------------------
      distance = upper[30:23] - lower[30:23];
      shifted = {lower_m, 26'd0} >> (distance > 8'd26 ? 5'd26 : distance[4:0]);
      aligned = {shifted[49:24], shifted[23:0] != 24'd0};

      total = minus ? {1'b0, upper_m, 3'd0} - {1'b0, aligned} : {1'b0, upper_m, 3'd0} + {1'b0, aligned};

      // ---- Normalised: the leading one in bit 27 ----------------------------------------------------------------
      zeros = 5'd28;
      for (i = 0; i < 28; i++) if (total[i]) zeros = 5'(27 - i);
      normal = total << zeros;
      exponent = $signed({2'b0, upper[30:23]}) + 10'sd1 - $signed({5'b0, zeros});

      // ---- Rounded ----------------------------------------------------------------------------------------------
      up = normal[3] && (normal[2:0] != 3'd0 || normal[4]);
      rounded = {1'b0, normal[27:4]} + 25'(up);
      final_exponent = exponent + $signed({9'd0, 1'(rounded >> 24)});

      // ---- Special values ---------------------------------------------------------------------------------------
      nan = a[30:0] > 31'h7f800000 || b[30:0] > 31'h7f800000
            || (minus && a[30:0] == 31'h7f800000 && b[30:0] == 31'h7f800000);
      infinite = upper[30:23] == 8'hff || final_exponent > 10'sd254;
      zero = total == 28'd0;
      sign = zero ? a[31] && b[31] : upper[31];
      sum_of = nan                        ? 32'h7fc00000
               : infinite                 ? {upper[31], 31'h7f800000}
               : zero                     ? {sign, 31'd0}
               : final_exponent <= 10'sd0 ? {sign, 31'd0}
                                          : {sign, final_exponent[7:0], 23'(rounded)};
    end
  endfunction
  assign sum_o = sum_of(active_i, a_i, b_i);
endmodule
