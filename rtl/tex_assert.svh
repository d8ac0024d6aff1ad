// SPDX-License-Identifier: Apache-2.0
// Concurrent assertions, seen by Verilator only (the other tools do not read them).
`ifndef TEX_ASSERT_SVH
`define TEX_ASSERT_SVH

`ifdef VERILATOR
// A beat that is not taken stays: valid and payload hold until ready.
`define TEX_HANDSHAKE(NAME, VALID, READY, DATA) \
  NAME``_held_a: assert property (@(posedge clk_i) disable iff (rst_i) \
    (VALID) && !(READY) |=> (VALID) && $stable(DATA));
// A parameter is in its range.
`define TEX_PARAMETER(CONDITION) \
  if (!(CONDITION)) begin : g_parameter \
    $error("CONDITION"); \
  end
`else
`define TEX_HANDSHAKE(NAME, VALID, READY, DATA)
`define TEX_PARAMETER(CONDITION)
`endif

`endif
