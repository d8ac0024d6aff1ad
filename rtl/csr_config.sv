// SPDX-License-Identifier: Apache-2.0
// tex_csr_config: the writable configuration register at an offset, and its value.
//
// Part of the register file (C twin: cmodel/cycle/csr.c). Combinational; one for the read and one for the write port.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_csr_config (
    input  logic [9:0]  at_i,       // bits 11:2 of the offset
    input  tex_regs_t   regs_i,
    input  logic [47:0] bank_i,     // base of bank at_i[5:1]
    output logic        present_o,  // a configuration register is there
    output logic [31:0] value_o
);

  logic [11:0] offset;
  logic [47:0] header_pool, sampler_pool;
  logic [31:0] value, bank_value;
  logic        is_bank, is_single;
  tex_policy_t policy;
  assign offset = {at_i, 2'b00};
  assign header_pool = regs_i.header_pool;
  assign sampler_pool = regs_i.sampler_pool;
  assign policy = regs_i.policy;

  assign is_bank = at_i[9:6] == tex_pkg::CSR_CONST_BASE_LO[11:8];
  assign bank_value = at_i[0] ? {16'b0, bank_i[47:32]} : bank_i[31:0];

  assign is_single = offset == tex_pkg::CSR_HEADER_POOL_LO || offset == tex_pkg::CSR_HEADER_POOL_HI
                     || offset == tex_pkg::CSR_HEADER_MAX || offset == tex_pkg::CSR_SAMPLER_POOL_LO
                     || offset == tex_pkg::CSR_SAMPLER_POOL_HI || offset == tex_pkg::CSR_SAMPLER_MAX
                     || offset == tex_pkg::CSR_BINDING || offset == tex_pkg::CSR_SELECT
                     || offset == tex_pkg::CSR_POLICY;
  assign value = offset == tex_pkg::CSR_HEADER_POOL_LO    ? header_pool[31:0]
                 : offset == tex_pkg::CSR_HEADER_POOL_HI  ? {16'b0, header_pool[47:32]}
                 : offset == tex_pkg::CSR_HEADER_MAX      ? {10'b0, regs_i.header_max}
                 : offset == tex_pkg::CSR_SAMPLER_POOL_LO ? sampler_pool[31:0]
                 : offset == tex_pkg::CSR_SAMPLER_POOL_HI ? {16'b0, sampler_pool[47:32]}
                 : offset == tex_pkg::CSR_SAMPLER_MAX     ? {12'b0, regs_i.sampler_max}
                 : offset == tex_pkg::CSR_BINDING         ? {31'b0, regs_i.via_header}
                 : offset == tex_pkg::CSR_SELECT          ? {27'b0, regs_i.select}
                 : offset == tex_pkg::CSR_POLICY          ? {{(32 - tex_pkg::POLICY_BITS){1'b0}}, policy} : 32'd0;

  assign present_o = is_bank || is_single;
  assign value_o = is_bank ? bank_value : value;

  logic unused;
  assign unused = ^regs_i.bank_base;

endmodule
