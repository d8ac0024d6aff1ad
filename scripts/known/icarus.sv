// SPDX-License-Identifier: Apache-2.0
// The clock of the known answers in Icarus.
`timescale 1ns/1ps
module known_top;
  logic clk = 1'b0;
  always #5 clk = !clk;
  known known (.clk);
endmodule
