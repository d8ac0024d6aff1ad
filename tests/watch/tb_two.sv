// SPDX-License-Identifier: Apache-2.0
// Two units, each with traffic of its own. +stop: the testbench fails on its own; +loop: it computes for ever.
`timescale 1ns/1ps

module tb_two;
  logic done_a, done_b;
  bench #(.SEED(5), .COUNT(20)) a (.done(done_a));
  bench #(.SEED(6), .COUNT(30), .STYLE(2)) b (.done(done_b));
  int turns = 0;
  initial begin
    #3000;
    if ($test$plusargs("stop")) $fatal(1, "the bench says no");
    if ($test$plusargs("loop")) while (turns >= 0) turns = (turns + 1) & 3;
  end
  always @(posedge (done_a && done_b)) begin
    $display("bench: done");
    $finish;
  end
endmodule
