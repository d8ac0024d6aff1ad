// SPDX-License-Identifier: Apache-2.0
// Assertions that only Verilator reads; the other tools see nothing.
`ifndef TEX_ASSERT_SVH
`define TEX_ASSERT_SVH

`ifdef VERILATOR

// A beat that is not taken holds valid and payload until it is.
`define TEX_HANDSHAKE(NAME, VALID, READY, DATA) \
  NAME``_held_a : assert property (@(posedge clk_i) disable iff (rst_i) \
      VALID && !READY |=> VALID && $stable(DATA));

// A condition on parameters, checked at elaboration.
`define TEX_PARAMETER(NAME, CONDITION) \
  if (!(CONDITION)) begin : g_``NAME \
    $error("parameter out of range: NAME"); \
  end

`else

`define TEX_HANDSHAKE(NAME, VALID, READY, DATA)
`define TEX_PARAMETER(NAME, CONDITION)

`endif

`endif
