// SPDX-License-Identifier: Apache-2.0
// Ports of tex_lod_lambda on the operand and result words of main.cpp. Each step may wait for a cycle. Other beats follow
// as closely as they can; the last register keeps the first one.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic [3:0] full_q, late_q, go, load; // register k has a beat; step k has waited; may be done; is done
  logic       third, second, first;
  assign go = late_q | ~{operand_i[488:486], 1'b0};
  assign third = !start_i && full_q[2] && !full_q[3] && go[3];
  assign second = !start_i && full_q[1] && (!full_q[2] || third) && go[2];
  assign first = !start_i && full_q[0] && (!full_q[1] || second) && go[1];
  assign load = {third, second, first, start_i || !full_q[0] || first};
  always_ff @(posedge clk_i) begin
    full_q <= start_i ? 4'b0001 : load | (full_q & ~{1'b0, load[3:1]});
    late_q <= start_i ? 4'b0000 : {full_q[2:0], 1'b0} & ~load;
  end

  logic [511:0] in;
  logic         enable;
  assign in = start_i ? operand_i : ~operand_i;
  assign enable = start_i ? operand_i[480] : operand_i[489];
  assign result_o[62:48] = '0;
  assign result_o[255:253] = '0;
  tex_lod_lambda dut (
      .clk_i, .load_i(load), .enable_i(enable), .float10_i(in[490]), .log8_i(in[498]), .high_i(in[481]), .normalized_i(in[482]),
      .cube_i(in[483]), .axes_i(in[485:484]), .width_i(in[400:384]), .height_i(in[432:416]),
      .depth_i(in[462:448]), .coord_i(in[383:0]),
      .ratio_i(operand_i[497:491]), .length_o(result_o[31:0]), .minor_o(result_o[95:64]),
      .along_o(result_o[191:96]), .lambda_o(result_o[47:32]), .float10_o(result_o[63]),
      .log_major_o(result_o[209:192]), .log_minor_o(result_o[241:224]), .log8_o(result_o[223]),
      .unit_o({result_o[252:242], result_o[220:210]}), .back_o(result_o[222:221])
  );
endmodule
