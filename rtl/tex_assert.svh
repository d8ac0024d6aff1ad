// SPDX-License-Identifier: Apache-2.0
// Function: Assertion macros for the contract of a module. Verilator has two states and checks that beats hold,
//   latencies, conditions and zeros; a simulator with four states checks for X. Every tool checks parameters.
// Rules: none.
// Model twin: none; simulation only.
// Latency: none; no hardware.
// Backpressure: none.
`ifndef TEX_ASSERT_SVH
`define TEX_ASSERT_SVH

`ifdef VERILATOR

// Immediate assertions: for a concurrent one, Verilator copies all operands before every evaluation, payloads too.

// These run in every cycle, mostly without a beat: what is 0 then comes first, alone, and ends the check.

// A beat that is not taken holds valid and payload until it is.
`define TEX_HANDSHAKE(NAME, VALID, READY, DATA) \
  logic NAME``_waits_q; \
  logic [$bits(DATA)-1:0] NAME``_was_q; \
  always_ff @(posedge clk_i) begin \
    NAME``_waits_q <= 1'b0; \
    if (VALID) begin \
      if (!(READY)) begin \
        NAME``_waits_q <= !rst_i; \
        if (!NAME``_waits_q) NAME``_was_q <= DATA; \
      end \
    end \
    if (NAME``_waits_q) begin \
      if (!rst_i) NAME``_held_a : assert (VALID && DATA == NAME``_was_q); \
    end \
  end

// TAKEN in a cycle gives SHOWS CYCLES later, if FREE holds in all cycles between.
`define TEX_LATENCY(NAME, CYCLES, TAKEN, FREE, SHOWS) \
  localparam int NAME``_CYCLES = CYCLES; \
  logic [NAME``_CYCLES-1:0] NAME``_way_q; \
  always_ff @(posedge clk_i) begin \
    if (rst_i) NAME``_way_q <= '0; \
    else NAME``_way_q <= NAME``_CYCLES'({NAME``_way_q & {NAME``_CYCLES{FREE}}, TAKEN}); \
    if (NAME``_way_q[NAME``_CYCLES-1]) begin \
      if (!rst_i) NAME``_latency_a : assert (SHOWS); \
    end \
  end

// CONDITION holds in every cycle outside reset.
`define TEX_ALWAYS(NAME, CONDITION) \
  always_ff @(posedge clk_i) if (!rst_i) NAME``_always_a : assert (CONDITION);

// The output VALUE of a combinational module that is not ACTIVE is 0: only an active one has another output.
`define TEX_IDLE(NAME, ACTIVE, VALUE) \
  always_comb if ((VALUE) != '0) NAME``_idle_a : assert (ACTIVE);

// A state that some run reaches: a point of code coverage, kind cover.
`define TEX_COVER(NAME, CONDITION) \
  NAME``_c : cover property (@(posedge clk_i) disable iff (rst_i) CONDITION);

`else

// No valid and no payload of a valid beat is X or Z. On one line, as Icarus takes the line from it.
`define TEX_HANDSHAKE(NAME, VALID, READY, DATA) `TEX_KNOWN(NAME, 1'b1, VALID) `TEX_KNOWN(NAME, VALID, DATA)
`define TEX_LATENCY(NAME, CYCLES, TAKEN, FREE, SHOWS)
`define TEX_ALWAYS(NAME, CONDITION)
`define TEX_IDLE(NAME, ACTIVE, VALUE)
`define TEX_COVER(NAME, CONDITION)

`endif

`ifdef VERILATOR
`define TEX_KNOWN(NAME, VALID, VALUE)
`elsif YOSYS
`define TEX_KNOWN(NAME, VALID, VALUE)
`else

// No bit of VALUE is X or Z at a clock edge with VALID. On one line too.
`define TEX_KNOWN(NAME, VALID, VALUE) always @(posedge clk_i) if (!rst_i && (VALID) && ^(VALUE) === 1'bx) $error("X");

`endif

// A condition on parameters, checked at elaboration. If it fails, a module is missing: every tool stops at that, while
// $error is a warning to Verilator's -Wno-fatal and unknown here to Icarus 11.
`define TEX_PARAMETER(NAME, CONDITION) \
  if (!(CONDITION)) begin : g_``NAME \
    parameter_out_of_range_``NAME u_refused (); \
  end

`endif
