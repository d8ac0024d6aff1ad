// SPDX-License-Identifier: Apache-2.0
// Function: Gives the number of samples of a multisample mode and the position of each, packed {4.12, 4.12} from the
//   centre.
// Rules: R-TXQ-21; PD-23, 23a, 23b, 24.
// Model twin: cmodel/function/query.c.
// Latency: 0 (combinational).
// Backpressure: none.
// Does not: give a valid position of a sample that the mode lacks.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_query_position (
    input  logic [3:0]  mode_i,
    input  logic [3:0]  sample_i,
    output logic [4:0]  samples_o,
    output logic [31:0] position_o
);
  // Sample 0 is the lowest byte: {y, x} in sixteenths of a pixel from the corner, y downwards.
  localparam logic [127:0] CENTER = {16{8'h88}};
  localparam logic [127:0] TWO = {112'd0, 8'hcc, 8'h44};
  localparam logic [127:0] TWO_D3D = {112'd0, 8'h44, 8'hcc};
  localparam logic [127:0] FOUR = {96'd0, 8'hea, 8'ha2, 8'h6e, 8'h26};
  localparam logic [127:0] EIGHT = {64'd0, 8'h9d, 8'hfb, 8'h1f, 8'h59, 8'hb7, 8'hd3, 8'h35, 8'h71};
  localparam logic [127:0] EIGHT_D3D = {64'd0, 8'h1f, 8'hfb, 8'h71, 8'hd3, 8'h35, 8'h9d, 8'hb7, 8'h59};
  localparam logic [127:0] SIXTEEN = {8'h01, 8'hfe, 8'h4f, 8'h80, 8'hc2, 8'h24, 8'h18, 8'he6,
                                      8'h3b, 8'hbd, 8'hda, 8'h63, 8'h7c, 8'ha5, 8'h57, 8'h99};
  localparam logic [127:0] GRID = {8'hee, 8'hea, 8'he6, 8'he2, 8'hae, 8'haa, 8'ha6, 8'ha2,
                                   8'h6e, 8'h6a, 8'h66, 8'h62, 8'h2e, 8'h2a, 8'h26, 8'h22};

  // PD-24: number of colour samples, 1 for an unassigned code. PD-23b: coverage modes answer for their colour samples.
  logic [127:0] places;
  always_comb begin
    samples_o = 5'd1;
    places = CENTER;
    case (mode_i)
      4'(tex_pkg::SAMPLES_2X1): begin
        samples_o = 5'd2;
        places = TWO;
      end
      4'(tex_pkg::SAMPLES_2X1_D3D): begin
        samples_o = 5'd2;
        places = TWO_D3D;
      end
      4'(tex_pkg::SAMPLES_2X1_CENTER): samples_o = 5'd2;
      4'(tex_pkg::SAMPLES_2X2), 4'(tex_pkg::SAMPLES_2X2_VC_4), 4'(tex_pkg::SAMPLES_2X2_VC_12): begin
        samples_o = 5'd4;
        places = FOUR;
      end
      4'(tex_pkg::SAMPLES_2X2_CENTER): samples_o = 5'd4;
      4'(tex_pkg::SAMPLES_4X2), 4'(tex_pkg::SAMPLES_4X2_VC_8), 4'(tex_pkg::SAMPLES_4X2_VC_24): begin
        samples_o = 5'd8;
        places = EIGHT;
      end
      4'(tex_pkg::SAMPLES_4X2_D3D): begin
        samples_o = 5'd8;
        places = EIGHT_D3D;
      end
      4'(tex_pkg::SAMPLES_4X2_CENTER): samples_o = 5'd8;
      4'(tex_pkg::SAMPLES_4X4): begin
        samples_o = 5'd16;
        places = SIXTEEN;
      end
      4'(tex_pkg::SAMPLES_4X4_REGULAR): begin
        samples_o = 5'd16;
        places = GRID;
      end
      default: ;
    endcase
  end

  // R-TXQ-21, PD-23a: {dy, dx} in 1/4096 from the centre: sixteenths minus 8, shifted left by 8.
  logic [7:0] place;
  logic [3:0] dx, dy;
  assign place = places[{sample_i, 3'd0} +: 8];
  assign dx = place[3:0] ^ 4'h8;
  assign dy = place[7:4] ^ 4'h8;
  assign position_o = {{4{dy[3]}}, dy, 8'd0, {4{dx[3]}}, dx, 8'd0};

endmodule
