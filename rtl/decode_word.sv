// SPDX-License-Identifier: Apache-2.0
// Function: Decodes one header beat: the fields of the instruction, the reason of a refusal, the executed threads.
// Rules: R-TLD4-1, 2, 5, 7, 8, 12, 17..21, 27, 29, 33..35, 44, 48..50, 52; R-TXQ-1, 4; R-SUST-1, 35; PD-1, 2, 15,
//   114..116, 118c, 119, 120.
// Model twin: cmodel/function/decode.c.
// Latency: 1 to instr_o; 0 to the other outputs.
// Backpressure: none; load_i = 0 holds instr_o.
// Does not: set operands, hash and divergence of instr_o: they are zero; tex_decode fills them in.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_decode_word (
    input  logic              clk_i,
    input  logic              active_i,  // 0: no word is decoded; from a port: else it would be simulated twice
    input  logic              load_i,
    input  tex_issue_header_t header_i,
    output tex_decode_t       instr_o,
    output logic [3:0]        data_o,    // data registers that a store or an atomic reads
    output logic              level_o,   // Rb has a level, a bias or a sample
    output logic [1:0]        in_ra_o,   // compact forms: coordinates in Ra, if more are in Rb; else 0
    output logic [31:0]       whole_o,   // PD-100: threads whose absence would make their quad divergent
    output logic [31:0]       execute_o  // threads that execute, none if the instruction is refused
);

  // A compact form is decoded as the full word that it equals, all but the registers (PD-119).
  logic        compact, compact_split;
  logic [63:0] given, word, full_word;
  logic [3:0]  compact_wmask;
  logic [7:0]  compact_rd, compact_rd2;
  logic [4:0]  compact_illegal;
  assign given = active_i ? header_i.word : '0;
  tex_decode_compact u_compact (
      .word_i   (given),
      .known_o  (compact),
      .word_o   (full_word),
      .in_ra_o  (in_ra_o),
      .wmask_o  (compact_wmask),
      .rd_o     (compact_rd),
      .split_o  (compact_split),
      .rd2_o    (compact_rd2),
      .illegal_o(compact_illegal)
  );
  assign word = compact ? full_word : given;

  // Opcode (R-TLD4-5: the bindless form is an opcode of its own).
  logic direct, bindless, gather;
  assign direct = word[tex_pkg::TLD4_OPCODE_LO +: tex_pkg::TLD4_OPCODE_W] == 6'h32;
  assign bindless = word[tex_pkg::TLD4B_OPCODE_LO +: tex_pkg::TLD4B_OPCODE_W] == 10'h37b;
  assign gather = direct || bindless;

  logic        asks, query_bindless, query_nodep;
  logic [5:0]  query;
  logic [12:0] query_index;
  logic [4:0]  query_illegal;
  tex_op_t     query_op;
  tex_decode_txq u_txq (
      .word_i    (word),
      .known_o   (asks),
      .bindless_o(query_bindless),
      .nodep_o   (query_nodep),
      .query_o   (query),
      .index_o   (query_index),
      .op_o      (query_op),
      .illegal_o (query_illegal)
  );

  logic        fetches, fetch_bindless, fetch_nodep, fetch_offsets, fetch_ms, fetch_level;
  logic [2:0]  fetch_param;
  logic [12:0] fetch_index;
  logic [4:0]  fetch_illegal;
  tex_op_t     fetch_op;
  tex_decode_tld u_tld (
      .word_i    (word),
      .known_o   (fetches),
      .bindless_o(fetch_bindless),
      .nodep_o   (fetch_nodep),
      .offsets_o (fetch_offsets),
      .ms_o      (fetch_ms),
      .level_o   (fetch_level),
      .param_o   (fetch_param),
      .index_o   (fetch_index),
      .op_o      (fetch_op),
      .illegal_o (fetch_illegal)
  );

  logic        samples, sample_bindless, sample_nodep, sample_ndv, sample_offsets, sample_dc, sample_level;
  logic [2:0]  sample_param, sample_mode;
  logic [12:0] sample_index;
  logic [4:0]  sample_illegal;
  tex_op_t     sample_op;
  tex_decode_tex u_tex (
      .word_i    (word),
      .known_o   (samples),
      .bindless_o(sample_bindless),
      .nodep_o   (sample_nodep),
      .ndv_o     (sample_ndv),
      .offsets_o (sample_offsets),
      .dc_o      (sample_dc),
      .level_o   (sample_level),
      .mode_o    (sample_mode),
      .param_o   (sample_param),
      .index_o   (sample_index),
      .op_o      (sample_op),
      .illegal_o (sample_illegal)
  );
  assign level_o = (fetches && (fetch_level || fetch_ms)) || (samples && sample_level);

  logic        derives, given_bindless, given_nodep, given_offsets; // TXD
  logic [2:0]  given_param;
  logic [12:0] given_index;
  logic [3:0]  given_data;
  logic [4:0]  given_illegal;
  tex_op_t     given_op;
  tex_decode_txd u_txd (
      .word_i    (word),
      .known_o   (derives),
      .bindless_o(given_bindless),
      .nodep_o   (given_nodep),
      .offsets_o (given_offsets),
      .param_o   (given_param),
      .index_o   (given_index),
      .data_o    (given_data),
      .op_o      (given_op),
      .illegal_o (given_illegal)
  );

  logic        stores, store_bindless, loads; // SUST or SULD; SULD
  logic [3:0]  load_written;
  logic [7:0]  load_rd;
  logic [12:0] store_index;
  logic [3:0]  store_data;
  logic [4:0]  store_illegal;
  logic [1:0]  store_cop;
  tex_access_t store_access;
  tex_op_t     store_op;
  tex_decode_sust u_sust (
      .word_i    (word),
      .known_o   (stores),
      .load_o    (loads),
      .bindless_o(store_bindless),
      .access_o  (store_access),
      .cop_o     (store_cop),
      .index_o   (store_index),
      .data_o    (store_data),
      .written_o (load_written),
      .rd_o      (load_rd),
      .illegal_o (store_illegal)
  );
  assign store_op.opcode = loads ? 4'(tex_pkg::OPCODE_SULD) : 4'(tex_pkg::OPCODE_SUST);
  assign store_op.comp = '0;
  assign store_op.wmask = load_written;
  assign store_op.rd = load_rd;
  assign store_op.ps = 3'(tex_pkg::PT);
  assign store_op.split = 1'b0;
  assign store_op.rd2 = '0;

  logic        atomics, atomic_bindless; // SUATOM or SURED
  logic [12:0] atomic_index;
  logic [3:0]  atomic_data;
  logic [4:0]  atomic_illegal;
  tex_access_t atomic_access;
  tex_op_t     atomic_op;
  tex_decode_suatom u_suatom (
      .word_i    (word),
      .known_o   (atomics),
      .bindless_o(atomic_bindless),
      .access_o  (atomic_access),
      .index_o   (atomic_index),
      .data_o    (atomic_data),
      .op_o      (atomic_op),
      .illegal_o (atomic_illegal)
  );
  assign data_o = atomics ? atomic_data : derives ? given_data : store_data;

  // Guard: at the same place in every instruction.
  logic [2:0] pg;
  logic       pg_not;
  assign pg = word[tex_pkg::TLD4_PG_LO +: tex_pkg::TLD4_PG_W];
  assign pg_not = word[tex_pkg::TLD4_PG_NOT_LO];

  // Fields at the same place in both forms of TLD4.
  logic [7:0] rd, ra, rb;
  logic [2:0] param, ps;
  logic [3:0] wmask;
  logic       ndv, nodep, dc;
  assign rd = word[tex_pkg::TLD4_RD_LO +: tex_pkg::TLD4_RD_W];
  assign ra = word[tex_pkg::TLD4_RA_LO +: tex_pkg::TLD4_RA_W];
  assign rb = word[tex_pkg::TLD4_RB_LO +: tex_pkg::TLD4_RB_W];
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
  logic [4:0] gather_illegal, illegal;
  logic [3:0] status;
  assign param_bad = param[2:1] != 2'd1 && param[2:1] != 2'd3;                           // R-TLD4-35
  assign zero_bad = bindless && word[tex_pkg::TLD4B_ZERO_LO +: tex_pkg::TLD4B_ZERO_W] != '0;
  assign rd_bad = {24'b0, rd} != tex_pkg::RZ && !tex_math::registers_ok(gather, rd, rd_count);
  assign gather_illegal = param_bad                                    ? tex_pkg::ILLEGAL_PARAM
                          : toff == tex_pkg::TOFF_RESERVED             ? tex_pkg::ILLEGAL_TOFF
                          : zero_bad                                   ? tex_pkg::ILLEGAL_RESERVED
                          : !tex_math::registers_ok(gather, ra, ra_count)      ? tex_pkg::ILLEGAL_RA
                          : !tex_math::registers_ok(gather, rb, rb_count)      ? tex_pkg::ILLEGAL_RB
                          : rd_bad                                     ? tex_pkg::ILLEGAL_RD : tex_pkg::ILLEGAL_NONE;
  assign illegal = !gather && !asks && !stores && !fetches && !atomics && !samples && !derives
                                            ? tex_pkg::ILLEGAL_OPCODE
                   : header_i.phase == 2'd3 ? tex_pkg::ILLEGAL_PHASE
                   : compact                ? compact_illegal
                   : asks                   ? query_illegal
                   : fetches                ? fetch_illegal
                   : samples                ? sample_illegal
                   : derives                ? given_illegal
                   : atomics                ? atomic_illegal
                   : stores                 ? store_illegal : gather_illegal;
  assign status = illegal == tex_pkg::ILLEGAL_NONE ? tex_pkg::STATUS_OK : tex_pkg::STATUS_ILLEGAL;

  // R-TLD4-18: only the active mask decides who executes; stage, helper mask and NDV are ignored.
  logic [31:0] guard, alive;
  logic        any_nodep;
  assign any_nodep = gather ? nodep
                     : (asks && query_nodep) || (fetches && fetch_nodep) || (samples && sample_nodep)
                       || (derives && given_nodep);
  assign guard = ({29'b0, pg} == tex_pkg::PT ? '1 : header_i.pred) ^ {32{pg_not}};       // R-TLD4-1, R-TXQ-1, R-SUST-1
  assign alive = atomics || (stores && !loads) ? ~(header_i.killed | header_i.helper)    // R-SUST-35, PD-118c
                 : loads                        ? '1                                     // PD-117d
                 : any_nodep                    ? ~header_i.killed                       // R-TLD4-21, R-TXQ-4, PD-15
                                                : '1;
  assign execute_o = status == tex_pkg::STATUS_OK ? header_i.active & guard & alive : '0;

  // R-TLD4-19, PD-100: active mask and stage make a quad divergent, unless .NDV says that it is not.
  assign whole_o = samples && sample_ndv                          ? '1
                   : header_i.stage == 3'(tex_pkg::STAGE_PIXEL) ? header_i.active : '0;

  logic     token;
  tex_tag_t tag;
  tex_op_t  op;
  assign token = execute_o == '0;
  assign tag.warp = header_i.warp;
  assign tag.lane = '0;
  assign tag.token = token;
  assign tag.more = 1'b0;
  assign tag.quad_last = token;
  assign tag.last = token;
  assign tag.status = status;

  assign op.opcode = 4'(tex_pkg::OPCODE_TLD4);
  assign op.comp = comp;
  assign op.wmask = wmask;
  assign op.rd = rd;
  assign op.ps = ps;
  assign op.split = 1'b0;
  assign op.rd2 = '0;

  tex_op_t word_op, compact_op; // the op of the word; with the registers of a compact form
  assign word_op = gather ? op : asks ? query_op : fetches ? fetch_op : samples ? sample_op : derives ? given_op
                   : stores ? store_op
                   : atomics ? atomic_op : '0;
  assign compact_op.opcode = word_op.opcode;
  assign compact_op.comp = word_op.comp;
  assign compact_op.wmask = compact_wmask;
  assign compact_op.rd = compact_rd;
  assign compact_op.ps = word_op.ps;
  assign compact_op.split = compact_split;
  assign compact_op.rd2 = compact_rd2;

  always_ff @(posedge clk_i) begin
    if (load_i) begin
      instr_o.tag <= tag;
      instr_o.op <= compact ? compact_op : word_op;
      instr_o.illegal <= illegal;
      instr_o.bindless <= bindless || (asks && query_bindless) || (fetches && fetch_bindless)
                          || (samples && sample_bindless) || (derives && given_bindless)
                          || (stores && store_bindless) || (atomics && atomic_bindless);
      instr_o.toff <= gather ? toff
                      : (fetches && fetch_offsets) || (samples && sample_offsets) || (derives && given_offsets)
                        ? 2'(tex_pkg::TOFF_AOFFI) : '0;
      instr_o.dc <= (gather && dc) || (samples && sample_dc);
      instr_o.ms <= fetches && fetch_ms;
      instr_o.ndv <= (gather && ndv) || (samples && sample_ndv);
      instr_o.mode <= samples ? sample_mode : '0;
      instr_o.divergent <= 1'b0;
      instr_o.quad <= '0;
      instr_o.nodep <= any_nodep;
      instr_o.param <= gather ? param : fetches ? fetch_param : samples ? sample_param
                       : derives ? given_param : '0;
      instr_o.index <= gather ? index : asks ? query_index : fetches ? fetch_index : samples ? sample_index
                       : derives ? given_index : stores ? store_index : atomics ? atomic_index : '0;
      instr_o.hash <= '0;
      instr_o.handle <= '0;
      instr_o.array <= '0;
      instr_o.s <= '0;
      instr_o.t <= '0;
      instr_o.r <= '0;
      instr_o.off1 <= '0;
      instr_o.off2 <= '0;
      instr_o.dref <= '0;
      instr_o.access <= stores ? store_access : atomics ? atomic_access : '0;
      instr_o.cop <= stores ? store_cop : '0;
      instr_o.data <= '0;
      instr_o.query <= asks ? query : '0;
      instr_o.lod <= '0;
    end
  end

endmodule
