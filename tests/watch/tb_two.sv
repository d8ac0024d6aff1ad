// SPDX-License-Identifier: Apache-2.0
// Two units, each with traffic of its own.
`timescale 1ns/1ps

module tb_two;
  logic done_a, done_b;
  bench #(.SEED(5), .COUNT(20)) a (.done(done_a));
  bench #(.SEED(6), .COUNT(30), .STYLE(2)) b (.done(done_b));
  always @(posedge (done_a && done_b)) begin
    $display("bench: done");
    $finish;
  end
endmodule
