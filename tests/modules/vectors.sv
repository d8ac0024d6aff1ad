// SPDX-License-Identifier: Apache-2.0
// Runs tb_NAME.sv under a simulator that has no C beside it: +vectors=FILE, operands and results that the program of
// the module has written, +cycles=N, edges from operand to result. Says how many are equal, or which differs.
`timescale 1ns/1ps

module vectors;
  logic clk, rst, start;
  logic [511:0] operand;
  logic [255:0] expected, result;
  tb u_tb (.clk_i(clk), .rst_i(rst), .start_i(start), .operand_i(operand), .result_o(result));

  logic [8191:0] path;
  integer file, cycles, count, wrong;

  task edge_of_clock;
    begin
      #1 clk = 1;
      #1 clk = 0;
    end
  endtask

  initial begin
    clk = 0;
    rst = 1;
    start = 0;
    operand = 0;
    count = 0;
    wrong = 0;
    if (!$value$plusargs("vectors=%s", path) || !$value$plusargs("cycles=%d", cycles)) cycles = 0;
    file = cycles > 0 ? $fopen(path, "r") : 0;
    edge_of_clock;
    rst = 0;
    while (file != 0 && wrong == 0 && $fscanf(file, "%h %h\n", operand, expected) == 2) begin
      start = 1;
      edge_of_clock;
      start = 0;
      repeat (cycles - 1) edge_of_clock;
      count = count + 1;
      if (result !== expected) begin
        wrong = count;
        $display("operand  %h", operand);
        $display("expected %h", expected);
        $display("result   %h", result);
      end
    end
    if (wrong != 0) $display("line %0d differs", wrong);
    else if (count == 0) $display("no vectors");
    else $display("%0d operands equal", count);
    $finish(0);
  end
endmodule
