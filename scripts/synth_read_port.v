// SPDX-License-Identifier: Apache-2.0
// For the search for loops alone: a memory that is read without a clock hands each bit of the address to each bit of
// the data, which Yosys does not see through a memory cell. The read ports of the unit are all of this kind.
(* techmap_celltype = "$memrd $memrd_v2" *)
module read_port (CLK, EN, ARST, SRST, ADDR, DATA);
  parameter MEMID = "";
  parameter ABITS = 1;
  parameter WIDTH = 1;
  parameter CLK_ENABLE = 0;
  parameter CLK_POLARITY = 0;
  parameter TRANSPARENT = 0;
  parameter TRANSPARENCY_MASK = 0;
  parameter COLLISION_X_MASK = 0;
  parameter CE_OVER_SRST = 0;
  parameter ARST_VALUE = 0;
  parameter SRST_VALUE = 0;
  parameter INIT_VALUE = 0;
  input CLK, EN, ARST, SRST;
  input [ABITS-1:0] ADDR;
  output [WIDTH-1:0] DATA;
  assign DATA = {WIDTH{^ADDR}};
endmodule
