// SPDX-License-Identifier: Apache-2.0
// Two units, each with traffic of its own; one where it is not found at once, under an odd name. +stop: the testbench fails on its own; +loop: it computes for ever.
`timescale 1ns/1ps

module tb_two;
  logic done_a, done_b;
  bench #(.SEED(5), .COUNT(20)) a (.done(done_a));
  for (genvar g = 0; g < 1; g++) begin : more
    bench #(.SEED(6), .COUNT(30), .STYLE(2)) \b/../x (.done(done_b));
  end
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
