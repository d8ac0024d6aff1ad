// SPDX-License-Identifier: Apache-2.0
// A small design for the VPI conformance suite: what texture_unit has that VPI sees (ports of many widths, registers,
// a probe of 6368 bits, instances), and little behind it.
`timescale 1ns / 1ps

module vpi_leaf (
    input logic clk_i,
    input logic [7:0] d_i,
    output logic [7:0] q_o
);
  always_ff @(posedge clk_i) q_o <= d_i;
endmodule

module vpi_sized #(
    parameter int W = 8
) (
    input logic clk_i,
    input logic [W-1:0] d_i,
    output logic [W-1:0] q_o
);
  always_ff @(posedge clk_i) q_o <= d_i;
endmodule

// Two instances of one module, and one of a module with a parameter.
module vpi_group (
    input logic clk_i,
    input logic [7:0] d_i,
    output logic [7:0] q_o
);
  logic [7:0] between;
  logic [39:0] wide;
  vpi_leaf first (
      .clk_i,
      .d_i,
      .q_o(between)
  );
  vpi_leaf second (
      .clk_i,
      .d_i(between),
      .q_o(wide[7:0])
  );
  assign wide[39:8] = 32'd0;
  logic [39:0] sized;
  vpi_sized #(
      .W(40)
  ) third (
      .clk_i,
      .d_i(wide),
      .q_o(sized)
  );
  assign q_o = sized[7:0];
endmodule

module vpi_design (
    input logic clk_i,
    input logic rst_i,
    input logic finish_i,
    input logic in1_i,
    input logic [11:0] in12_i,
    input logic [31:0] in32_i,
    input logic [47:0] in48_i,
    input logic [63:0] in64_i,
    input logic [64:0] in65_i,
    input logic [255:0] in256_i,
    input logic [1023:0] in1024_i,
    output logic out1_o,
    output logic [11:0] out12_o,
    output logic [31:0] out32_o,
    output logic [47:0] out48_o,
    output logic [63:0] out64_o,
    output logic [64:0] out65_o,
    output logic [255:0] out256_o,
    output logic [1023:0] out1024_o,
    output logic [31:0] next_o,
    output logic [7:0] group_o
);
  localparam int Words = 199;

  // Every input crosses one register of its width.
  always_ff @(posedge clk_i) begin
    out1_o <= in1_i;
    out12_o <= in12_i;
    out32_o <= in32_i;
    out48_o <= in48_i;
    out64_o <= in64_i;
    out65_o <= in65_i;
    out256_o <= in256_i;
    out1024_o <= in1024_i;
  end
  // One crosses none.
  assign next_o = in32_i + 32'd1;

  // Not reset at the start: unknown in a four-state simulator.
  logic [31:0] count;
  always_ff @(posedge clk_i) count <= rst_i ? 32'd0 : count + 32'd1;

  // Word k of the probe: count above k.
  logic [32*Words-1:0] probe;
  always_comb begin
    for (int k = 0; k < Words; k++) probe[32*k+:32] = {count[15:0], 16'(k)};
  end

  // One word more than the Verilator build may read at once.
  logic [8191:0] huge;
  assign huge = {256{count}};

  vpi_group group (
      .clk_i,
      .d_i(count[7:0]),
      .q_o(group_o)
  );

  // An instance in a generate block.
  for (genvar g = 0; g < 1; g++) begin : blocks
    vpi_leaf hidden (
        .clk_i,
        .d_i(count[15:8]),
        .q_o()
    );
  end

  always_ff @(posedge clk_i) if (finish_i) $finish;
endmodule
