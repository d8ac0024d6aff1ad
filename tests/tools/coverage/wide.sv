// SPDX-License-Identifier: Apache-2.0
// A wide signal of which bit 3 moves, four times up and four times down, and no other.
`timescale 1ns/1ps
module wide;
  logic [95:0] bits;
  initial begin
    bits = '0;
    repeat (8) #1 bits[3] = !bits[3];
    $finish;
  end
endmodule
