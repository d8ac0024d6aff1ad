// SPDX-License-Identifier: Apache-2.0
// Function: Converts one component of a store: 32 bits of a register to a code of 1 to 32 bits. All rounding shares one
//   path: a product or a mantissa, shifted right by its exponent, with a guard bit.
// Rules: PD-39a, PD-42, PD-42a.
// Model twin: cmodel/arith/component.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_convert_component (
    input  logic [31:0] value_i,
    input  logic [5:0]  width_i,    // bits of the code, 1..32, or 0: the format lacks the component
    input  logic [2:0]  datatype_i,
    input  logic        nearest_i,  // floats: to the nearest, not towards zero
    output logic [31:0] code_o
);
  localparam logic [31:0] ONE = 32'(tex_pkg::F32_ONE);

  logic [31:0] full; // the largest code without a sign
  assign full = ~(32'hffff_ffff << width_i);

  // ---- The operand -------------------------------------------------------------------------------------------------
  logic        negative, nan, infinite, is_float, is_snorm;
  logic [7:0]  exponent; // denormals: that of the smallest normal number
  logic [23:0] mantissa;
  assign negative = value_i[31];
  assign nan = value_i[30:23] == 8'hff && value_i[22:0] != '0;
  assign infinite = value_i[30:23] == 8'hff && value_i[22:0] == '0;
  assign is_float = datatype_i == tex_pkg::DATATYPE_FLOAT;
  assign is_snorm = datatype_i == tex_pkg::DATATYPE_SNORM;
  assign mantissa = {value_i[30:23] != '0, value_i[22:0]};
  assign exponent = {value_i[30:24], value_i[23] | (value_i[30:23] == '0)};

  // ---- PD-42: small floats: 5 bits of exponent, biased by 15, and 10, 6 or 5 of mantissa ---------------------------
  logic [4:0] dropped; // mantissa bits that a normal number loses: 13, 17, 18
  logic [9:0] payload; // of a NaN: the top of its mantissa, 1 if that is 0
  assign dropped = width_i == 6'd16 ? 5'd13 : width_i == 6'd11 ? 5'd17 : 5'd18;
  assign payload = value_i[22:13] >> (dropped - 5'd13);

  // A number below the smallest normal small float is shifted further, by `under`.
  logic       small_normal;
  logic [7:0] under;
  assign small_normal = exponent >= 8'd113;
  assign under = small_normal ? 8'd0 : 8'd113 - exponent;

  // ---- The shifted path --------------------------------------------------------------------------------------------
  // Normalised codes (PD-42a): mantissa * (2^n - 1), n bits of magnitude. The value is below 1, so at least 24 bits are
  // dropped. Bits of the mantissa below 2^-(n + 4) are ignored.
  logic [5:0]  magnitude_bits;
  logic [7:0]  wanted, spare;
  logic [23:0] seen;
  logic [55:0] multiple, product, operand;
  assign magnitude_bits = is_snorm ? width_i - 6'd1 : width_i;
  assign spare = wanted > 8'd4 + {2'd0, magnitude_bits} ? wanted - 8'd4 - {2'd0, magnitude_bits} : 8'd0;
  assign seen = mantissa & ~(24'hffffff >> (spare < 8'd24 ? 5'd24 - spare[4:0] : 5'd0));
  assign multiple = {32'h0, seen} << magnitude_bits;
  assign product = multiple - {32'h0, seen};
  assign operand = is_float ? {32'h0, mantissa} : product;

  logic [5:0]  shift; // 58 and more give 0
  logic [32:0] shifted;
  logic [56:0] lost;
  assign wanted = is_float ? {3'h0, dropped} + under : 8'd150 - exponent;
  assign shift = wanted > 8'd63 ? 6'd63 : wanted[5:0];
  assign shifted = 33'({operand, 1'b0} >> shift);      // bit 0 is the highest dropped bit
  assign lost = {operand, 1'b0} & ~({57{1'b1}} << shift);

  logic        up;
  logic [31:0] kept, rounded;
  assign kept = shifted[32:1];
  assign up = shifted[0] && (is_float ? nearest_i && (kept[0] || lost != '0) : lost != '0);
  assign rounded = kept + {31'h0, up};

  // ---- Codes -------------------------------------------------------------------------------------------------------
  logic [31:0] unsigned_code, magnitude, norm_code;
  assign unsigned_code = value_i > full ? full : value_i;
  assign magnitude = value_i[30:0] >= ONE[30:0] ? (is_snorm ? full >> 1 : full) : rounded;
  assign norm_code = nan || (negative && !is_snorm) ? 32'h0 : negative ? ~magnitude + 32'd1 : magnitude;

  // In range if the bits above the code's sign bit are copies of it; else the code saturates.
  logic [31:0] top, signed_code;
  assign top = full >> 1;
  assign signed_code = ((negative ? ~value_i : value_i) & ~top) == '0 ? value_i : negative ? ~top : top;

  // The leading one of `rounded` adds 1 to the exponent field of a normal number.
  logic        overflow;
  logic [14:0] field, infinity, largest, small_code;
  assign overflow = exponent >= 8'd143; // 2^16, infinity
  assign field = small_normal ? {10'h0, exponent[4:0] - 5'd17} : 15'h0;
  assign infinity = {5'h1f, 10'h0} >> (dropped - 5'd13);
  assign largest = infinity - 15'd1;
  assign small_code = nan                              ? infinity | {5'h0, payload[9:1], payload[0] | (payload == '0)}
                      : negative && width_i != 6'd16   ? 15'h0
                      : infinite || (overflow && nearest_i) ? infinity
                      : overflow                       ? largest
                                                       : ((field << 10) >> (dropped - 5'd13)) + rounded[14:0];

  logic [31:0] code;
  always_comb begin
    case (datatype_i)
      tex_pkg::DATATYPE_UNORM, tex_pkg::DATATYPE_SNORM: code = norm_code; // PD-39a: with or without sRGB
      tex_pkg::DATATYPE_UINT: code = unsigned_code;
      tex_pkg::DATATYPE_SINT: code = signed_code;
      tex_pkg::DATATYPE_FLOAT: code = width_i == 6'd32 ? value_i : {16'h0, negative, small_code};
      default: code = 32'h0;
    endcase
  end
  assign code_o = code & full;
endmodule
