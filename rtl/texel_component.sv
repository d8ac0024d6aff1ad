// SPDX-License-Identifier: Apache-2.0
// Function: Gives one result lane of one sample: a bit field of the element converted to 32 bits, or a constant. UNORM,
//   SNORM, shared exponents, half denormals and a table of sRGB codes share one normaliser. Tells the lowest code of
//   SNORM from the next one, which has the same value.
// Rules: R-LD-26, R-LD-29, PD-11, PD-80, PD-81, PD-81a, PD-82, PD-84, PD-125c, PD-132.
// Model twin: cmodel/function/texel.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_texel_component #(
    parameter int TEX_BC = tex_pkg::BC // 0: no ratios
) (
    input  logic         constant_i,   // 1: value_i is delivered instead of a component
    input  logic [31:0]  value_i,
    input  logic [127:0] raw_i,        // the element
    input  logic [6:0]   low_i,        // lowest bit of the component; a component stays inside a 32-bit word
    input  logic [5:0]   width_i,      // its bits, 1..32, or 0: absent
    input  logic [2:0]   datatype_i,
    input  logic         srgb_i,       // the component is sRGB encoded
    input  logic         tabled_i,     // and decoded by a table of codes of 8 bits
    input  logic         lowest_i,     // SNORM, whose lowest code is told
    input  logic [tex_pkg::UNPACK_CODE_BITS-1:0] unpack_i, // format of the element
    output logic [31:0]  component_o,
    output logic         lowest_o      // the bits of the field are the lowest code of SNORM
);
  // The first 25 bits of the n leading bits of p repeated without end.
  function automatic logic [24:0] repeated(input logic [31:0] p, input logic [5:0] n);
    case (n)
      6'd1: repeated = {25{p[31]}};
      6'd2: repeated = {{12{p[31:30]}}, p[31]};
      6'd3: repeated = {{8{p[31:29]}}, p[31]};
      6'd4: repeated = {{6{p[31:28]}}, p[31]};
      6'd5: repeated = {5{p[31:27]}};
      6'd6: repeated = {{4{p[31:26]}}, p[31]};
      6'd7: repeated = {{3{p[31:25]}}, p[31:28]};
      6'd8: repeated = {{3{p[31:24]}}, p[31]};
      6'd9: repeated = {{2{p[31:23]}}, p[31:25]};
      6'd10: repeated = {{2{p[31:22]}}, p[31:27]};
      6'd11: repeated = {{2{p[31:21]}}, p[31:29]};
      6'd12: repeated = {{2{p[31:20]}}, p[31]};
      6'd13: repeated = {p[31:19], p[31:20]};
      6'd14: repeated = {p[31:18], p[31:21]};
      6'd15: repeated = {p[31:17], p[31:22]};
      6'd16: repeated = {p[31:16], p[31:23]};
      6'd17: repeated = {p[31:15], p[31:24]};
      6'd18: repeated = {p[31:14], p[31:25]};
      6'd19: repeated = {p[31:13], p[31:26]};
      6'd20: repeated = {p[31:12], p[31:27]};
      6'd21: repeated = {p[31:11], p[31:28]};
      6'd22: repeated = {p[31:10], p[31:29]};
      6'd23: repeated = {p[31:9], p[31:30]};
      6'd24: repeated = {p[31:8], p[31]};
      default: repeated = 25'(p >> 7);
    endcase
  endfunction

  // The operand is {sign, exponent, n, magnitude}: the exponent field of a result whose magnitude has bit 31 set, and
  // the number of bits that repeat.
  // PD-80: c / (2^n - 1) for a c of n bits is the binary fraction of these bits repeated without end. Normalised, 24
  // bits are kept and the next one rounds: the fraction never terminates, so there is no tie; all ones round up to 1.0.
  // Normalising shifts zeros in at the right, where the next copy of c has the very zeros that went out at the left.
  // With n = 32 and few bits it is exact.
  function automatic logic [31:0] fraction_to_float(input logic [46:0] operand);
    logic [36:0] normal;
    logic [23:0] bits; // below the leading one: 23 bits and the rounding bit
    normal = tex_math::normalise(operand[31:0]);
    bits = 24'(repeated({1'b1, normal[30:0]}, operand[37:32]));
    if (!normal[31]) fraction_to_float = {operand[46], 31'h0};
    else fraction_to_float = {operand[46], {operand[45:38] - {3'h0, normal[36:32]}, bits[23:1]} + {30'h0, bits[0]}};
  endfunction

  // PD-81: a half that is not denormal. A NaN keeps sign, payload and quiet bit.
  function automatic logic [31:0] half_to_float(input logic [15:0] h);
    half_to_float = {h[15], (h[14:10] == 5'd31) ? 8'hff : {3'h0, h[14:10]} + 8'd112, h[9:0], 13'h0};
  endfunction

  // PD-82: codes of 1 and 4 bits are every 255th and every 17th of 8 bits.
  function automatic logic [31:0] srgb_to_float(input logic [7:0] c, input logic [5:0] width);
    logic [7:0] code;
    code = width == 6'd1 ? {8{c[0]}} : width == 6'd4 ? {2{c[3:0]}} : c;
    if (width == 6'd5) srgb_to_float = {2'b0, tex_pkg::srgb5(c[4:0])};
    else if (width == 6'd6) srgb_to_float = {2'b0, tex_pkg::srgb6(c[5:0])};
    else srgb_to_float = {2'b0, tex_pkg::srgb8(code)};
  endfunction

  // PD-81a: c * 2^(e - 24). A denormal half is such a number with e = 0, a decoded sRGB code one with e = 10 (PD-132).
  function automatic logic [46:0] shared_operand(input logic negative, input logic [14:0] c, input logic [4:0] e);
    shared_operand = {negative, {3'h0, e} + 8'd134, 6'd32, 17'h0, c};
  endfunction

  // PD-80: the SNORM magnitude has width - 1 bits; the lowest code and the next one are both -1.0.
  function automatic logic [46:0] norm_operand(input logic [31:0] c, input logic [31:0] top, input logic sign,
                                               input logic [5:0] width, input logic snorm);
    logic [31:0] magnitude;
    logic [5:0]  n;
    n = width - {5'h0, snorm};
    magnitude = c;
    if (snorm && sign) magnitude = (c & top) == 32'h0 ? top : -c & top;
    norm_operand = {snorm && sign, 8'd158 - {2'h0, n}, n, magnitude};
  endfunction

  // {1, operand of fraction_to_float}, or the result with zeros above it.
  function automatic logic [47:0] texel_convert(input logic [31:0] word, input logic [5:0] width,
                                                input logic [2:0] datatype);
    logic [31:0] mask, top, c;
    logic [15:0] half; // PD-81a: a float of 11 or 10 bits is a half without sign and low bits
    logic        sign;
    mask = ~(32'hffffffff << width);
    top = mask >> 1;
    c = word & mask;
    sign = (c & ~top) != 32'h0;
    half = width == 6'd11 ? {1'b0, c[10:0], 4'h0} : width == 6'd10 ? {1'b0, c[9:0], 5'h0} : c[15:0];
    case (datatype)
      tex_pkg::DATATYPE_UNORM, tex_pkg::DATATYPE_SNORM:
        texel_convert = {1'b1, norm_operand(c, top, sign, width, datatype == tex_pkg::DATATYPE_SNORM)};
      tex_pkg::DATATYPE_SINT: texel_convert = {16'h0, sign ? c | ~mask : c};
      tex_pkg::DATATYPE_FLOAT:
        if (width == 6'd32) texel_convert = {16'h0, c}; // R-LD-29
        else if (half[14:10] != 5'd0) texel_convert = {16'h0, half_to_float(half)};
        else texel_convert = {1'b1, shared_operand(half[15], {5'h0, half[9:0]}, 5'd0)};
      default: texel_convert = {16'h0, c};
    endcase
  endfunction

  // Constants are not converted; without a beat all are constants. Else only one kind of conversion is active.
  logic [31:0] field; // the word with the component lowest
  logic ratio, tabled;
  logic [1:0] low_word;
  logic [4:0] low_bit;
  assign {low_word, low_bit} = low_i;
  always_comb begin
    if (!constant_i) begin
      field = raw_i[{low_word, 5'h0} +: 32] >> low_bit;
      // PD-84: a component of 14 bits of a compressed format is a numerator.
      ratio = tex_math::compressed(unpack_i) && width_i == 6'd14;
      tabled = tabled_i; // PD-132: a multiple of 2^-14
    end else begin
      field = 32'h0;
      ratio = 1'b0;
      tabled = 1'b0;
    end
  end

  logic [31:0] ratio_value;
  if (TEX_BC != 0) begin : g_ratio
    tex_block_norm u_block_norm (
        .active_i(ratio), .signed_i(datatype_i == tex_pkg::DATATYPE_SNORM), .code_i(field[13:0]),
        .value_o(ratio_value)
    );
  end else begin : g_no_ratio
    assign ratio_value = '0;
  end

  logic [14:0] multiple;
  tex_texel_srgb u_srgb (.active_i(tabled), .code_i(field[7:0]), .multiple_o(multiple));

  // To add a kind of format, add a case of unpack_i here; UNPACK_FIELDS is the default.
  function automatic logic [31:0] converted(input logic active, input logic [tex_pkg::UNPACK_CODE_BITS-1:0] kind,
                                            input logic [31:0] word, input logic [4:0] exponent,
                                            input logic [5:0] width, input logic [2:0] datatype, input logic srgb,
                                            input logic table_of_8, input logic [14:0] times);
    logic [47:0] operand;
    converted = 32'h0;
    if (active) begin
      if (kind == tex_pkg::UNPACK_SHAREDEXP) operand = {1'b1, shared_operand(1'b0, {6'h0, word[8:0]}, exponent)};
      else if (table_of_8) operand = {1'b1, shared_operand(1'b0, times, 5'd10)};
      else if (srgb) operand = {16'h0, srgb_to_float(word[7:0], width)};
      else operand = texel_convert(word, width, datatype);
      if (operand[47]) converted = fraction_to_float(operand[46:0]);
      else converted = operand[31:0];
    end
  endfunction
  logic [31:0] other_value; // R-LD-26
  assign other_value = converted(!constant_i && !ratio, unpack_i, field, raw_i[31:27], width_i, datatype_i, srgb_i,
                                 tabled, multiple);

  // PD-125c: n bits are -2^(n - 1), the sign and zeros.
  function automatic logic lowest_of(input logic active, input logic [31:0] word, input logic [5:0] width);
    lowest_of = 1'b0;
    if (active) lowest_of = (word << (6'd32 - width)) == 32'h80000000;
  endfunction
  assign lowest_o = lowest_of(lowest_i && !constant_i, field, width_i);

  always_comb begin
    if (constant_i) component_o = value_i;
    else if (width_i == 6'd0) component_o = 32'h0;   // PD-11
    else component_o = ratio_value | other_value;
  end
endmodule
