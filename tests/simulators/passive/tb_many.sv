// SPDX-License-Identifier: Apache-2.0
// Stores, queries and gathers, as many as the plusarg +COUNT=N says, of the seed +SEED=N: what a regression runs.
`timescale 1ns/1ps

module tb_many;
  logic done;
  bench #(.COUNT(100), .STORES(1), .STYLE(1)) bench (.done(done));
  always @(posedge done) begin
    $display("bench: done");
    $finish;
  end
endmodule
