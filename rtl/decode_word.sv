// SPDX-License-Identifier: Apache-2.0
// tex_decode_word: one header beat to the fields of the instruction, the reason of a refusal and the executed threads.
//
// Rules: R-TLD4-1, 2, 5, 7, 8, 12, 17..21, 27, 29, 33..35, 44, 48..50, 52; PD-1, 2, 15. Part of the decode stage
// (C twin: cmodel/function/decode.c). Combinational. Operands and hash of instr_o are zero: tex_decode fills them in.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_decode_word (
    input  tex_issue_header_t header_i,
    output tex_decode_t       instr_o,
    output logic [31:0]       execute_o  // threads that execute, none if the instruction is refused
);

  // PD-2: scalars n from register `base` on: aligned to 1, 2, 4, 4, the last one at most 254. n = 0 takes none.
  function automatic logic registers_ok(input logic [7:0] base, input logic [2:0] n);
    logic       aligned;
    logic [8:0] past; // first register after the run
    past = {1'b0, base} + {6'b0, n};
    aligned = (n <= 3'd1) || (n == 3'd2 && !base[0]) || (n > 3'd2 && base[1:0] == 2'd0);
    registers_ok = (n == 3'd0) || (aligned && past <= 9'd255);
  endfunction

  logic [63:0] word;
  assign word = header_i.word;

  // Opcode (R-TLD4-5: the bindless form is an opcode of its own).
  logic direct, bindless, known;
  assign direct = word[tex_pkg::TLD4_OPCODE_LO +: tex_pkg::TLD4_OPCODE_W] == 6'h32;
  assign bindless = word[tex_pkg::TLD4B_OPCODE_LO +: tex_pkg::TLD4B_OPCODE_W] == 10'h37b;
  assign known = direct || bindless;

  // Fields at the same place in both forms.
  logic [7:0] rd, ra, rb;
  logic [2:0] pg, param, ps;
  logic [3:0] wmask;
  logic       pg_not, ndv, nodep, dc;
  assign rd = word[tex_pkg::TLD4_RD_LO +: tex_pkg::TLD4_RD_W];
  assign ra = word[tex_pkg::TLD4_RA_LO +: tex_pkg::TLD4_RA_W];
  assign rb = word[tex_pkg::TLD4_RB_LO +: tex_pkg::TLD4_RB_W];
  assign pg = word[tex_pkg::TLD4_PG_LO +: tex_pkg::TLD4_PG_W];
  assign pg_not = word[tex_pkg::TLD4_PG_NOT_LO];
  assign param = word[tex_pkg::TLD4_PARAM_LO +: tex_pkg::TLD4_PARAM_W];
  assign wmask = word[tex_pkg::TLD4_WMASK_LO +: tex_pkg::TLD4_WMASK_W]; // R-TLD4-44
  assign ndv = word[tex_pkg::TLD4_NDV_LO];     // R-TLD4-17, R-TLD4-20: accepted, changes nothing
  assign nodep = word[tex_pkg::TLD4_NODEP_LO];
  assign dc = word[tex_pkg::TLD4_DC_LO];
  assign ps = word[tex_pkg::TLD4_PS_LO +: tex_pkg::TLD4_PS_W];

  // Fields that moved in the bindless form.
  logic [1:0]  toff, comp;
  logic [12:0] index;
  assign toff = bindless ? word[tex_pkg::TLD4B_TOFF_LO +: tex_pkg::TLD4B_TOFF_W]
                         : word[tex_pkg::TLD4_TOFF_LO +: tex_pkg::TLD4_TOFF_W];
  assign comp = bindless ? word[tex_pkg::TLD4B_COMP_LO +: tex_pkg::TLD4B_COMP_W]  // R-TLD4-2
                         : word[tex_pkg::TLD4_COMP_LO +: tex_pkg::TLD4_COMP_W];
  // R-TLD4-27, R-TLD4-33: thirteen bits, however the assembler wrote them. R-TLD4-29: ignored in bindless form.
  assign index = bindless ? '0 : word[tex_pkg::TLD4_INDEX_LO +: tex_pkg::TLD4_INDEX_W];

  // Scalars in each register operand (PD-1: absent parameters take no register).
  logic [2:0] ra_count, rb_count, rd_count;
  assign ra_count = 3'd2 + {2'b0, param[0]} + {2'b0, param[2:1] == 2'd3};                // R-TLD4-34, R-TLD4-48
  assign rb_count = {2'b0, bindless} + {2'b0, toff != tex_pkg::TOFF_NONE} // R-TLD4-49, R-TLD4-7, R-TLD4-8
                    + {2'b0, toff == tex_pkg::TOFF_PTP} + {2'b0, dc};                    // R-TLD4-12
  assign rd_count = {2'b0, wmask[0]} + {2'b0, wmask[1]} + {2'b0, wmask[2]} + {2'b0, wmask[3]};

  // R-TLD4-50: the first check that fails names the refusal.
  logic       param_bad, zero_bad, rd_bad;
  logic [3:0] illegal, status;
  assign param_bad = param[2:1] != 2'd1 && param[2:1] != 2'd3;                           // R-TLD4-35
  assign zero_bad = bindless && word[tex_pkg::TLD4B_ZERO_LO +: tex_pkg::TLD4B_ZERO_W] != '0;
  assign rd_bad = {24'b0, rd} != tex_pkg::RZ && !registers_ok(rd, rd_count);
  assign illegal = !known                       ? tex_pkg::ILLEGAL_OPCODE
                   : header_i.phase == 2'd3     ? tex_pkg::ILLEGAL_PHASE
                   : param_bad                  ? tex_pkg::ILLEGAL_PARAM
                   : toff == tex_pkg::TOFF_RESERVED ? tex_pkg::ILLEGAL_TOFF
                   : zero_bad                   ? tex_pkg::ILLEGAL_RESERVED
                   : !registers_ok(ra, ra_count)      ? tex_pkg::ILLEGAL_RA
                   : !registers_ok(rb, rb_count)      ? tex_pkg::ILLEGAL_RB
                   : rd_bad                     ? tex_pkg::ILLEGAL_RD
                   : dc                         ? tex_pkg::ILLEGAL_DC : tex_pkg::ILLEGAL_NONE;
  assign status = illegal == tex_pkg::ILLEGAL_NONE ? tex_pkg::STATUS_OK
                  : illegal == tex_pkg::ILLEGAL_DC ? tex_pkg::STATUS_UNSUPPORTED_OP : tex_pkg::STATUS_ILLEGAL;

  // R-TLD4-18, R-TLD4-19: the active mask alone decides, whatever stage, helper mask and NDV say.
  logic [31:0] guard, alive;
  assign guard = ({29'b0, pg} == tex_pkg::PT ? '1 : header_i.pred) ^ {32{pg_not}};       // R-TLD4-1
  assign alive = nodep ? ~header_i.killed : '1;                                          // R-TLD4-21, PD-15
  assign execute_o = status == tex_pkg::STATUS_OK ? header_i.active & guard & alive : '0;

  logic     token;
  tex_tag_t tag;
  tex_op_t  op;
  assign token = execute_o == '0;
  assign tag.warp = header_i.warp;
  assign tag.lane = '0;
  assign tag.token = token;
  assign tag.quad_last = token;
  assign tag.last = token;
  assign tag.status = status;

  assign op.opcode = known ? 4'(tex_pkg::OPCODE_TLD4) : 4'(tex_pkg::OPCODE_NONE);
  assign op.comp = known ? comp : '0;
  assign op.wmask = known ? wmask : '0;
  assign op.rd = known ? rd : '0;
  assign op.ps = known ? ps : '0;

  assign instr_o.tag = tag;
  assign instr_o.op = op;
  assign instr_o.illegal = illegal;
  assign instr_o.bindless = bindless; // not known: neither form
  assign instr_o.toff = known ? toff : '0;
  assign instr_o.dc = known && dc;
  assign instr_o.ndv = known && ndv;
  assign instr_o.nodep = known && nodep;
  assign instr_o.param = known ? param : '0;
  assign instr_o.index = known ? index : '0;
  assign instr_o.hash = '0;
  assign instr_o.handle = '0;
  assign instr_o.array = '0;
  assign instr_o.s = '0;
  assign instr_o.t = '0;
  assign instr_o.r = '0;
  assign instr_o.off1 = '0;
  assign instr_o.off2 = '0;
  assign instr_o.dref = '0;
  assign instr_o.access = '0;
  assign instr_o.cop = '0;
  assign instr_o.data = '0;

  logic unused;
  assign unused = ^{header_i.helper, header_i.stage};

endmodule
