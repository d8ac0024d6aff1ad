// SPDX-License-Identifier: Apache-2.0
`timescale 1ns/1ps

module tb_plain;
  parameter int STYLE = 0;
  parameter int RESETS = 1;
  parameter int SEED = 1;
  parameter int UNKNOWN = 0;
  parameter int BREAK = 0;
  parameter int CUT = 0;
  parameter int L1_SETS = tex_pkg::L1_SETS;
  parameter int TEX_BC = tex_pkg::BC;
  logic done;
  bench #(.SEED(SEED), .STYLE(STYLE), .RESETS(RESETS), .UNKNOWN(UNKNOWN), .BREAK(BREAK),
          .CUT(CUT), .L1_SETS(L1_SETS), .TEX_BC(TEX_BC)) bench (.done(done));
  always @(posedge done) begin
    $display("bench: done");
    $finish;
  end
endmodule
