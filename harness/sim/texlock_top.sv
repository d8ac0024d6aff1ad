// SPDX-License-Identifier: Apache-2.0
// The top for simulators that bring their own main (Icarus): a clock, and the unit with nothing driving its inputs. The
// harness drives them through VPI, by their names inside texlock_top.dut.
`timescale 1ns/1ps

module texlock_top;
  logic clk = 1'b0;
  always #5 clk = !clk;

  texture_unit dut (.clk_i(clk));
endmodule
