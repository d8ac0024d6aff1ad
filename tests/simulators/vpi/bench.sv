// SPDX-License-Identifier: Apache-2.0
// The clock, where no C++ main makes it. All other inputs are left to VPI.
`timescale 1ns / 1ps
module bench;
  logic clk_i;
  initial clk_i = 1'b0;
  always #5 clk_i = !clk_i;
  vpi_design dut (.clk_i);
  // A task that the library has taken the name of.
  logic say;
  initial say = 1'b0;
  always @(posedge say) $error("told", 42, "times");
endmodule
