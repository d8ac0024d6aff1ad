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

  // Without a component nothing is computed.
  function automatic logic [31:0] code_of(input logic active, input logic [31:0] value, input logic [5:0] width,
                                          input logic [2:0] datatype, input logic nearest);
    logic [31:0] full; // the largest code without a sign
    logic        negative, nan, infinite, is_float, is_snorm;
    logic [7:0]  exponent; // denormals: that of the smallest normal number
    logic [23:0] mantissa;
    logic [4:0]  dropped; // mantissa bits that a normal number loses: 13, 17, 18
    logic [9:0]  payload; // of a NaN: the top of its mantissa, 1 if that is 0
    logic        small_normal;
    logic [7:0]  under;
    logic [5:0]  magnitude_bits;
    logic [7:0]  wanted, spare;
    logic [23:0] seen;
    logic [55:0] multiple, product, operand;
    logic [5:0]  shift; // 58 and more give 0
    logic [32:0] shifted;
    logic [56:0] lost;
    logic        up;
    logic [31:0] kept, rounded;
    logic [31:0] unsigned_code, magnitude, norm_code;
    logic [31:0] top, signed_code;
    logic        overflow;
    logic [14:0] field, infinity, largest, small_code;
    logic [31:0] code;
    code_of = 32'h0;
    if (active) begin
      full = ~(32'hffff_ffff << width);

      // ---- The operand -------------------------------------------------------------------------------------------
      negative = value[31];
      nan = value[30:23] == 8'hff && value[22:0] != '0;
      infinite = value[30:23] == 8'hff && value[22:0] == '0;
      is_float = datatype == tex_pkg::DATATYPE_FLOAT;
      is_snorm = datatype == tex_pkg::DATATYPE_SNORM;
      mantissa = {value[30:23] != '0, value[22:0]};
      exponent = {value[30:24], value[23] | (value[30:23] == '0)};

      // ---- PD-42: small floats: 5 bits of exponent, biased by 15, and 10, 6 or 5 of mantissa ---------------------
      dropped = width == 6'd16 ? 5'd13 : width == 6'd11 ? 5'd17 : 5'd18;
      payload = value[22:13] >> (dropped - 5'd13);

      // A number below the smallest normal small float is shifted further, by `under`.
      small_normal = exponent >= 8'd113;
      under = small_normal ? 8'd0 : 8'd113 - exponent;

      // ---- The shifted path --------------------------------------------------------------------------------------
      // Normalised codes (PD-42a): mantissa * (2^n - 1), n bits of magnitude. The value is below 1, so at least 24 bits
      // are dropped. Bits of the mantissa below 2^-(n + 4) are ignored.
      wanted = is_float ? {3'h0, dropped} + under : 8'd150 - exponent;
      magnitude_bits = is_snorm ? width - 6'd1 : width;
      spare = wanted > 8'd4 + {2'd0, magnitude_bits} ? wanted - 8'd4 - {2'd0, magnitude_bits} : 8'd0;
      seen = mantissa & ~(24'hffffff >> (spare < 8'd24 ? 5'd24 - spare[4:0] : 5'd0));
      multiple = {32'h0, seen} << magnitude_bits;
      product = multiple - {32'h0, seen};
      operand = is_float ? {32'h0, mantissa} : product;

      shift = wanted > 8'd63 ? 6'd63 : wanted[5:0];
      shifted = 33'({operand, 1'b0} >> shift);      // bit 0 is the highest dropped bit
      lost = {operand, 1'b0} & ~({57{1'b1}} << shift);

      kept = shifted[32:1];
      up = shifted[0] && (is_float ? nearest && (kept[0] || lost != '0) : lost != '0);
      rounded = kept + {31'h0, up};

      // ---- Codes -------------------------------------------------------------------------------------------------
      unsigned_code = value > full ? full : value;
      magnitude = value[30:0] >= ONE[30:0] ? (is_snorm ? full >> 1 : full) : rounded;
      norm_code = nan || (negative && !is_snorm) ? 32'h0 : negative ? ~magnitude + 32'd1 : magnitude;

      // In range if the bits above the code's sign bit are copies of it; else the code saturates.
      top = full >> 1;
      signed_code = ((negative ? ~value : value) & ~top) == '0 ? value : negative ? ~top : top;

      // The leading one of `rounded` adds 1 to the exponent field of a normal number.
      overflow = exponent >= 8'd143; // 2^16, infinity
      field = small_normal ? {10'h0, exponent[4:0] - 5'd17} : 15'h0;
      infinity = {5'h1f, 10'h0} >> (dropped - 5'd13);
      largest = infinity - 15'd1;
      small_code = nan                               ? infinity | {5'h0, payload[9:1], payload[0] | (payload == '0)}
                   : negative && width != 6'd16      ? 15'h0
                   : infinite || (overflow && nearest) ? infinity
                   : overflow                        ? largest
                                                     : ((field << 10) >> (dropped - 5'd13)) + rounded[14:0];

      case (datatype)
        tex_pkg::DATATYPE_UNORM, tex_pkg::DATATYPE_SNORM: code = norm_code; // PD-39a: with or without sRGB
        tex_pkg::DATATYPE_UINT: code = unsigned_code;
        tex_pkg::DATATYPE_SINT: code = signed_code;
        tex_pkg::DATATYPE_FLOAT: code = width == 6'd32 ? value : {16'h0, negative, small_code};
        default: code = 32'h0;
      endcase
      code_of = code & full;
    end
  endfunction
  assign code_o = code_of(width_i != 6'd0, value_i, width_i, datatype_i, nearest_i);
endmodule
