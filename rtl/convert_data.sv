// SPDX-License-Identifier: Apache-2.0
// Function: Packs the bytes of one store from the registers of the thread: raw, or an element of a format, with one
//   converter per component.
// Rules: R-SUST-5, 31; PD-36, PD-37, PD-38.
// Model twin: cmodel/function/convert.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_convert_data (
    input  logic         store_i,     // 0: data_o is 0, and nothing is computed for it
    input  logic         formatted_i, // .P
    input  logic [2:0]   sz_i,        // .sz, raw stores
    input  logic [3:0]   rgba_i,      // .rgba, formatted stores: components that the registers hold
    input  logic [6:0]   format_i,
    input  logic [11:0]  datatype_i,  // of components 0..3
    input  logic         nearest_i,   // floats: to the nearest, not towards zero
    input  logic [127:0] data_i,      // registers
    output logic [127:0] data_o,      // low bytes first; those that are not written are zero
    output logic [4:0]   bytes_o      // 1, 2, 4, 8, 12, 16
);
  // ---- PD-36, PD-38: registers to the named components, ascending --------------------------------------------------
  logic [31:0] data0, data1, data2;
  logic [1:0]  before2, before3; // registers before that of components 2 and 3
  assign {data2, data1, data0} = data_i[95:0];
  assign before2 = {1'b0, rgba_i[0]} + {1'b0, rgba_i[1]};
  assign before3 = before2 + {1'b0, rgba_i[2]};

  logic         converts;
  logic         has0, has1, has2, has3;
  assign {has3, has2, has1, has0} = rgba_i;
  logic [127:0] value;
  logic [27:0]  lows;   // lowest bit of components 0..3
  logic [23:0]  widths; // their bits, 0 = absent
  assign converts = store_i && formatted_i;
  always_comb begin
    if (converts) begin
      value[31:0] = has0 ? data0 : 32'h0;
      value[63:32] = !has1 ? 32'h0 : has0 ? data1 : data0;
      value[95:64] = !has2 ? 32'h0 : before2 == 2'd2 ? data2 : before2 == 2'd1 ? data1 : data0;
      value[127:96] = !has3 ? 32'h0 : data_i[{before3, 5'h0} +: 32];
      lows = {tex_pkg::format_lo3(format_i), tex_pkg::format_lo2(format_i), tex_pkg::format_lo1(format_i),
              tex_pkg::format_lo0(format_i)};
      widths = {tex_pkg::format_width3(format_i), tex_pkg::format_width2(format_i),
                tex_pkg::format_width1(format_i), tex_pkg::format_width0(format_i)};
    end else begin
      value = '0;
      lows = '0;
      widths = '0;
    end
  end

  // ---- Components to the element: each lies in one of its words ----------------------------------------------------
  logic [127:0] element;
  logic [127:0] codes;
  for (genvar c = 0; c < 4; c++) begin : g_component
    tex_convert_component u_component ( // R-SUST-31
        .value_i(value[32 * c +: 32]), .width_i(widths[6 * c +: 6]), .datatype_i(datatype_i[3 * c +: 3]), .nearest_i,
        .code_o(codes[32 * c +: 32])
    );
  end
  function automatic logic [127:0] element_of(input logic active, input logic [127:0] code, input logic [27:0] at);
    int c, word;
    logic [6:0]  low;
    logic [31:0] placed;
    element_of = '0;
    if (active) begin
      for (c = 0; c < 4; c++) begin
        low = at[7 * c +: 7];
        placed = code[32 * c +: 32] << low[4:0];
        for (word = 0; word < 4; word++) begin
          if (low[6:5] == 2'(word)) element_of[32 * word +: 32] = element_of[32 * word +: 32] | placed;
        end
      end
    end
  endfunction
  assign element = element_of(converts, codes, lows);

  // ---- R-SUST-5, PD-37: raw bytes ---------------------------------------------------------------------------------
  logic [2:0]   log2_raw, log2_bytes; // 1, 1, 2, 2, 4, 8, 16 bytes
  logic [127:0] raw;
  assign log2_raw = sz_i[2] ? {1'b0, sz_i[1:0]} + 3'd2 : {2'b0, sz_i[1]};
  assign log2_bytes = formatted_i ? tex_pkg::format_log2_bytes(format_i) : log2_raw;
  assign raw = {data_i[127:64] & {64{log2_raw[2]}}, data_i[63:32] & {32{log2_raw >= 3'd3}},
                data_i[31:16] & {16{log2_raw >= 3'd2}}, data_i[15:8] & {8{log2_raw != 3'd0}}, data_i[7:0]};

  always_comb begin
    if (store_i) begin
      data_o = formatted_i ? element : raw;
    end else begin
      data_o = '0;
    end
  end
  assign bytes_o = formatted_i && tex_pkg::format_three(format_i) ? 5'd3 << log2_bytes : 5'd1 << log2_bytes;
endmodule
