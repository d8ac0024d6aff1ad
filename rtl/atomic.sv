// SPDX-License-Identifier: Apache-2.0
// Function: Computes the new element of an atomic from the old one and its operands.
// Rules: PD-78, PD-79, PD-118.
// Model twin: cmodel/function/atomic.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_atomic (
    input  logic         active_i,  // 0: new_o is 0, and nothing is computed
    input  logic [3:0]   atom_i,
    input  logic [2:0]   type_i,
    input  logic [63:0]  old_i,     // of a 32-bit type the low half
    input  logic [127:0] operand_i, // one element; of CAS the old value that it needs, then the new one
    output logic [63:0]  new_o      // of a 32-bit type the low half
);
  logic wide, is_signed;
  assign wide = type_i == tex_pkg::ATOM_TYPE_U64 || type_i == tex_pkg::ATOM_TYPE_S64;
  assign is_signed = type_i == tex_pkg::ATOM_TYPE_S32 || type_i == tex_pkg::ATOM_TYPE_S64;

  // Values that compare as signed numbers of 65 bits.
  logic [63:0] operand;
  logic [64:0] old_value, operand_value;
  logic        less, equal, zero; // the old value is
  assign operand = operand_i[63:0];

  // Selected here: in always_comb Icarus has no constant selects.
  logic [31:0] old_low, operand_low;
  logic [63:0] new_wide, new_low; // of CAS
  logic        old_wide_sign, old_sign, operand_wide_sign, operand_sign;
  assign old_low = old_i[31:0];
  assign operand_low = operand_i[31:0];
  assign new_wide = operand_i[127:64];
  assign new_low = {32'd0, operand_i[63:32]};
  assign old_wide_sign = is_signed && old_i[63];
  assign old_sign = is_signed && old_i[31];
  assign operand_wide_sign = is_signed && operand_i[63];
  assign operand_sign = is_signed && operand_i[31];

  logic        of_float;
  logic [31:0] float_sum;
  assign of_float = type_i == tex_pkg::ATOM_TYPE_F32;
  tex_atomic_float u_float (
      .active_i(active_i && of_float), .a_i(old_low), .b_i(operand_low), .sum_o(float_sum)
  );

  logic [63:0] sum, swapped;
  always_comb begin
    if (active_i) begin
      old_value = wide ? {old_wide_sign, old_i} : {{33{old_sign}}, old_low};
      operand_value = wide ? {operand_wide_sign, operand} : {{33{operand_sign}}, operand_low};
      less = $signed(old_value) < $signed(operand_value);
      zero = old_low == 32'd0;
      equal = wide ? old_i == operand : old_low == operand_low;
      sum = of_float ? {32'd0, float_sum} : old_i + operand;
      swapped = wide ? new_wide : new_low;
      case (atom_i)
        4'(tex_pkg::ATOM_ADD): new_o = sum;
        4'(tex_pkg::ATOM_MIN): new_o = less ? old_i : operand;
        4'(tex_pkg::ATOM_MAX): new_o = less ? operand : old_i;
        4'(tex_pkg::ATOM_INC): new_o = less ? old_i + 64'd1 : 64'd0; // PD-78
        4'(tex_pkg::ATOM_DEC): new_o = zero || (!less && !equal) ? operand : old_i - 64'd1; // PD-79
        4'(tex_pkg::ATOM_AND): new_o = old_i & operand;
        4'(tex_pkg::ATOM_OR):  new_o = old_i | operand;
        4'(tex_pkg::ATOM_XOR): new_o = old_i ^ operand;
        4'(tex_pkg::ATOM_CAS): new_o = equal ? swapped : old_i;
        default:               new_o = operand;                     // EXCH
      endcase
    end else begin
      old_value = '0;
      operand_value = '0;
      less = 1'b0;
      zero = 1'b0;
      equal = 1'b0;
      sum = '0;
      swapped = '0;
      new_o = '0;
    end
  end
endmodule
