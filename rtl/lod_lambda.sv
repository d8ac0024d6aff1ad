// SPDX-License-Identifier: Apache-2.0
// Function: Computes the level of detail of a quad from its coordinates. The differences between neighbours, of a cube
//   those on the face of thread 0, scaled to texels, are two vectors, or four with high_i. The largest squared length
//   gives lambda, half its binary logarithm, by a search in a table. For taps it keeps the shorter length too, and the
//   vector of the longer one. Each step is rounded once to nearest even, and a denormal result becomes zero. With
//   float10_i the derivatives go to tex_lod_float10.
// Rules: PD-19, PD-101, PD-102, PD-103, PD-111, PD-112, PD-129, PD-131, PD-136, PD-136a.
// Model twin: cmodel/function/lambda.c.
// Latency: 4 (register k is loaded by load_i[k]).
// Backpressure: none; load_i[k] = 0 holds register k.
// Does not: compute without enable_i. Only that bit goes along then, and the outputs are loaded with zero.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_lod_lambda #(
    parameter int TEX_ANISO = tex_pkg::ANISO // 0: no taps
) (
    input  logic         clk_i,
    input  logic [3:0]   load_i,
    input  logic         enable_i,
    input  logic         float10_i,      // in floats of 10 bits: of one or two axes, no cube, without high_i
    input  logic         log8_i,         // with float10_i: taps by logarithms
    input  logic         high_i,         // four vectors
    input  logic         normalized_i,
    input  logic         cube_i,
    input  logic [1:0]   axes_i,         // that count, 1..3; of a cube 2
    input  logic [16:0]  width_i,        // texels, 1..65536
    input  logic [16:0]  height_i,
    input  logic [14:0]  depth_i,        // at least 1
    input  logic [383:0] coord_i,        // binary32 as delivered: component c of thread k at [32 * (3 * k + c) +: 32]
    input  logic [6:0]   ratio_i,        // of the beat in the last register: log2 of the limit of taps, in 1/16
    // From the last register
    output logic [31:0]  length_o,       // binary32: the square of the largest length, never NaN; float10_o: its log2
    output logic [31:0]  minor_o,        // the same of the shorter vector, of the longer two with high_i
    output logic [95:0]  along_o,        // the longer vector, as the coordinates count, and 0 along other axes
    output logic [15:0]  lambda_o,       // two's complement, in units of 2^-8
    output logic         float10_o,      // as float10_i was
    output logic [17:0]  log_major_o,    // of float10_o: log2, two's complement, in 1/256; else 0
    output logic [17:0]  log_minor_o,
    output logic         log8_o,         // as log8_i was; 0 without taps
    output logic [21:0]  unit_o,         // of log8_o: the direction of the longer vector, {t, s}, in 2^-10; else 0
    output logic [1:0]   back_o          // these are negative
);
  localparam logic [31:0] INF = 32'(tex_pkg::F32_INF);
  localparam logic [31:0] SIGN = 32'h8000_0000;

  // The axes that count, a bit each.
  function automatic logic [2:0] axes_of(input logic [1:0] count);
    axes_of = count > 2'd2 ? 3'b111 : count > 2'd1 ? 3'b011 : 3'b001;
  endfunction

  // ---- Register 0: differences -------------------------------------------------------------------------------------
  // PD-16, as in tex_coord_project: a later axis wins only if it is longer.
  function automatic logic [2:0] face_of(input logic active, input logic [95:0] coord);
    logic [31:0] x, y, z;
    logic y_longer, x_longer;
    face_of = 3'd0;
    if (active) begin
      x = tex_math::sanitised(coord[31:0]);
      y = tex_math::sanitised(coord[63:32]);
      z = tex_math::sanitised(coord[95:64]);
      y_longer = y[30:0] > z[30:0];
      x_longer = x[30:0] > (y_longer ? y[30:0] : z[30:0]);
      face_of = x_longer ? {2'd0, x[31]} : y_longer ? {2'd1, y[31]} : {2'd2, z[31]};
    end
  endfunction

  // The coordinates of a thread; of a cube {ma, tc, sc}, by the face of thread 0, before they are turned.
  function automatic logic [95:0] placed(input logic active, input logic cube, input logic [1:0] along,
                                         input logic [95:0] coord);
    logic [31:0] x, y, z;
    placed = 96'h0;
    if (active) begin
      x = tex_math::sanitised(coord[31:0]);
      y = tex_math::sanitised(coord[63:32]);
      z = tex_math::sanitised(coord[95:64]);
      if (!cube) placed = {z, y, x};
      else if (along == 2'd0) placed = {x, y, z};
      else if (along == 2'd1) placed = {y, z, x};
      else placed = {z, y, x};
    end
  endfunction

  // Which of {ma, tc, sc} are turned, so that ma of thread 0 is not negative. A difference is turned after it was
  // taken: a zero has its sign from that.
  function automatic logic [2:0] turns_of(input logic cube, input logic [2:0] on);
    if (!cube) turns_of = 3'b000;
    else if (on[2:1] == 2'd0) turns_of = {on[0], 1'b1, !on[0]};
    else if (on[2:1] == 2'd1) turns_of = {on[0], on[0], 1'b0};
    else turns_of = {on[0], 1'b1, on[0]};
  endfunction

  logic         begins;   // something is computed
  logic [2:0]   face, turns;
  logic [383:0] place;
  assign begins = load_i[0] && enable_i;
  assign face = face_of(begins && cube_i, coord_i[95:0]);
  assign turns = turns_of(begins && cube_i, face);
  assign place[95:0] = placed(begins, cube_i, face[2:1], coord_i[95:0]);
  assign place[191:96] = placed(begins, cube_i, face[2:1], coord_i[191:96]);
  assign place[287:192] = placed(begins, cube_i, face[2:1], coord_i[287:192]);
  assign place[383:288] = placed(begins && high_i, cube_i, face[2:1], coord_i[383:288]);

  logic        enable0_q, float0_q, high0_q, normalized0_q, cube0_q;
  logic [1:0]  axes0_q;
  logic [16:0] width0_q, height0_q;
  logic [14:0] depth0_q;
  logic [63:0] centre0_q;   // {tc, sc} of thread 0
  always_ff @(posedge clk_i) begin
    if (load_i[0]) enable0_q <= enable_i;
    if (load_i[0]) float0_q <= float10_i;
    if (begins) begin
      high0_q <= high_i;
      normalized0_q <= normalized_i;
      cube0_q <= cube_i;
      axes0_q <= axes_i;
      width0_q <= width_i;
      height0_q <= height_i;
      depth0_q <= depth_i;
      if (cube_i) centre0_q <= place[63:0] ^ {turns[1], 31'd0, turns[0], 31'd0};
    end
  end

  // ---- Register 1: derivatives -------------------------------------------------------------------------------------
  // An integer as binary32, exact. 65536 has nothing below its top bit.
  function automatic logic [31:0] float_of(input logic active, input logic [16:0] n);
    logic [36:0] normal;
    float_of = 32'h0;
    if (active) begin
      normal = tex_math::normalise({n[15:0], 16'h0});
      float_of = {1'b0, 8'd127 + (n[16] ? 8'd16 : {4'd0, ~normal[35:32]}), normal[30:8]};
    end
  endfunction

  // Half of v, which is not denormal; rounded to nearest even before a denormal becomes zero.
  function automatic logic [31:0] half(input logic active, input logic [31:0] v);
    half = 32'h0;
    if (active) begin
      if (v[30:23] == 8'h00 || v[30:23] == 8'hff) half = v;
      else if (v[30:23] == 8'h01) half = {v[31], 7'd0, &v[22:0], 23'd0};
      else half = {v[31], v[30:23] - 8'd1, v[22:0]};
    end
  endfunction

  logic        derives, scales;
  logic [95:0] scale, scale1_q;
  assign derives = load_i[1] && enable0_q;
  assign scales = derives && normalized0_q;
  assign scale[31:0] = float_of(scales, width0_q);
  assign scale[63:32] = float_of(scales && axes0_q > 2'd1, height0_q);
  assign scale[95:64] = float_of(scales && axes0_q > 2'd2, {2'd0, depth0_q});

  logic       enable1_q, float1_q, high1_q, normalized1_q;
  logic [1:0] axes1_q;
  always_ff @(posedge clk_i) begin
    if (load_i[1]) enable1_q <= enable0_q;
    if (load_i[1]) float1_q <= float0_q;
    if (derives) begin
      high1_q <= high0_q;
      normalized1_q <= normalized0_q;
      axes1_q <= axes0_q;
    end
    if (scales) scale1_q <= scale;
  end

  // ---- Register 2: squares -----------------------------------------------------------------------------------------
  logic       enable2_q, float2_q, high2_q;
  logic [1:0] axes2_q;
  always_ff @(posedge clk_i) begin
    if (load_i[2]) enable2_q <= enable1_q;
    if (load_i[2]) float2_q <= float1_q;
    if (load_i[2] && enable1_q) begin
      high2_q <= high1_q;
      axes2_q <= axes1_q;
    end
  end

  // ---- The vectors X1, Y1, X2, Y2 ----------------------------------------------------------------------------------
  logic [127:0] lengths;   // squared
  logic [383:0] vectors;   // unscaled
  logic [383:0] moves;     // the same, a step before
  for (genvar v = 0; v < 4; v++) begin : g_vector
    localparam int FROM = v == 2 ? 2 : v == 3 ? 1 : 0;
    localparam int TO = v == 0 ? 1 : v == 1 ? 2 : 3;
    logic [3:0] active;   // in step k
    if (v < 2) begin : g_always
      assign active = load_i & {enable2_q, enable1_q, enable0_q, enable_i};
    end else begin : g_high
      assign active = load_i & {enable2_q && high2_q, enable1_q && high1_q, enable0_q && high0_q, enable_i && high_i};
    end

    // Selected here: in always_comb Icarus has no constant selects.
    logic        begins_here, turns_here, squares_here, adds_here;
    logic [95:0] from;
    assign {adds_here, squares_here, turns_here, begins_here} = active;
    assign from = place[96*FROM +: 96];

    // What is active in each step, a bit for each component; in a step that is not, nothing.
    logic [2:0]  differs, squares, scales_here;
    logic [1:0]  adds; // the second component, the third one
    logic        turned;
    logic [95:0] minus;
    always_comb begin
      if (begins_here) begin
        differs = cube_i ? 3'b111 : axes_of(axes_i);
        minus = from ^ {3{SIGN}};
      end else begin
        differs = 3'd0;
        minus = '0;
      end
      turned = turns_here && cube0_q;
      if (squares_here && !float1_q) begin
        squares = axes_of(axes1_q);
        scales_here = normalized1_q ? squares : 3'd0;
      end else begin
        squares = 3'd0;
        scales_here = 3'd0;
      end
      if (adds_here && !float2_q) begin
        adds = {axes2_q > 2'd2, axes2_q > 2'd1};
      end else begin
        adds = 2'd0;
      end
    end

    logic [95:0] straight, difference_q, derivative_q, square, square_q;
    logic [63:0] halves;
    for (genvar c = 0; c < 3; c++) begin : g_component
      tex_lod_add u_difference (
          .active_i(differs[c]), .a_i(place[96*TO+32*c +: 32]), .b_i(minus[32*c +: 32]), .sum_o(straight[32*c +: 32])
      );

      if (c < 2) begin : g_face // PD-111: without a division, as ma counts as 1
        logic [31:0] inner, twice, halved;
        tex_lod_product u_inner (
            .active_i (turned),
            .a_i      (centre0_q[32*c +: 32]),
            .b_i      (difference_q[95:64]),
            .product_o(inner)
        );
        tex_lod_add u_twice (
            .active_i(turned), .a_i(difference_q[32*c +: 32]), .b_i(inner ^ SIGN), .sum_o(twice)
        );
        assign halved = half(turned, twice);
        assign halves[32*c +: 32] = halved;
      end

      logic [31:0] texels, scaled;
      tex_lod_product u_texels (
          .active_i (scales_here[c]),
          .a_i      (derivative_q[32*c +: 32]),
          .b_i      (scale1_q[32*c +: 32]),
          .product_o(texels)
      );
      assign scaled = normalized1_q ? texels : derivative_q[32*c +: 32];
      tex_lod_product u_square (
          .active_i (squares[c]),
          .a_i      (scaled),
          .b_i      (scaled),
          .product_o(square[32*c +: 32])
      );
    end

    always_ff @(posedge clk_i) begin
      if (active[0]) difference_q <= straight ^ {turns[2], 31'd0, turns[1], 31'd0, turns[0], 31'd0};
      if (active[1]) derivative_q <= {difference_q[95:64], cube0_q ? halves : difference_q[63:0]};
      if (active[2] && !float1_q) square_q <= square;
    end
    assign moves[96*v +: 96] = derivative_q;

    // What the taps go along.
    if (TEX_ANISO != 0) begin : g_along
      logic [95:0] along_q;
      always_ff @(posedge clk_i) begin
        if (active[2]) along_q <= derivative_q & {{32{axes1_q > 2'd2}}, {32{axes1_q > 2'd1}}, {32{axes1_q > 2'd0}}};
      end
      assign vectors[96*v +: 96] = along_q;
    end else begin : g_short
      assign vectors[96*v +: 96] = '0;
    end

    logic [31:0] sum2, sum3;
    tex_lod_add u_sum2 (.active_i(adds[0]), .a_i(square_q[31:0]), .b_i(square_q[63:32]), .sum_o(sum2));
    tex_lod_add u_sum3 (.active_i(adds[1]), .a_i(sum2), .b_i(square_q[95:64]), .sum_o(sum3));
    assign lengths[32*v +: 32] = adds[1] ? sum3 : adds[0] ? sum2 : square_q[31:0];
  end

  // ---- In floats of 10 bits: registers 2 and 3 ---------------------------------------------------------------------
  logic        log82; // PD-136: taps by logarithms, of the beat in register 2
  if (TEX_ANISO != 0) begin : g_log8
    logic log80_q, log81_q, log82_q, log83_q;
    always_ff @(posedge clk_i) begin
      if (load_i[0]) log80_q <= log8_i;
      if (load_i[1]) log81_q <= log80_q;
      if (load_i[2]) log82_q <= log81_q;
      if (load_i[3]) log83_q <= log82_q;
    end
    assign log82 = log82_q;
    assign log8_o = log83_q;
  end else begin : g_squares
    assign {log82, log8_o} = '0;
    logic unused;
    assign unused = log8_i;
  end

  logic        float3_q, float_y_longer;
  logic [31:0] float_length, float_minor;
  logic [15:0] float_lambda;
  tex_lod_float10 #(
      .TEX_ANISO(TEX_ANISO)
  ) u_float10 (
      .clk_i,
      .load_i      (load_i[3]),
      .active_i    ({load_i[3] && enable2_q && float2_q, load_i[2] && enable1_q && float1_q}),
      .normalized_i(normalized1_q),
      .two_i       (axes1_q > 2'd1),
      .x_i         (moves[63:0]),
      .y_i         (moves[159:96]),
      .scale_i     (scale1_q[63:0]),
      .log8_i      (log82),
      .y_longer_o  (float_y_longer),
      .shows_i     (float3_q),
      .ratio_i,
      .log_major_o,
      .log_minor_o,
      .unit_o,
      .back_o,
      .length_o    (float_length),
      .minor_o     (float_minor),
      .lambda_o    (float_lambda)
  );
  always_ff @(posedge clk_i) begin
    if (load_i[3]) float3_q <= float2_q;
  end
  assign float10_o = float3_q;

  logic unused_moves;
  assign unused_moves = ^{moves[95:64], moves[383:160]};

  // ---- Register 3: the longer of the two axes, and the shorter ------------------------------------------------------
  // PD-102: a NaN loses to a number. No length is negative.
  function automatic logic longer(input logic [31:0] than, input logic [31:0] size);
    longer = size <= INF && (than > INF || size > than);
  endfunction

  // {vector, length} of the two axes, with high each the longer of two.
  logic [127:0] x_axis, y_axis, x_first, x_second, y_first, y_second;
  assign x_first = {vectors[95:0], lengths[31:0]};
  assign y_first = {vectors[191:96], lengths[63:32]};
  assign x_second = {vectors[287:192], lengths[95:64]};
  assign y_second = {vectors[383:288], lengths[127:96]};
  assign x_axis = high2_q && longer(x_first[31:0], x_second[31:0]) ? x_second : x_first;
  assign y_axis = high2_q && longer(y_first[31:0], y_second[31:0]) ? y_second : y_first;

  logic         counts, measures, y_longer;
  logic [31:0]  length, length_q, shorter;
  logic [127:0] major;
  assign counts = load_i[3] && enable2_q;
  assign measures = counts && !float2_q;
  assign y_longer = float2_q ? float_y_longer : longer(x_axis[31:0], y_axis[31:0]);
  assign major = y_longer ? y_axis : x_axis;
  assign length = major[31:0] > INF ? INF : major[31:0]; // NaNs alone
  assign shorter = y_longer ? x_axis[31:0] : y_axis[31:0];
  always_ff @(posedge clk_i) begin
    if (load_i[3]) length_q <= measures ? length : '0;
  end
  assign length_o = float3_q ? float_length : length_q;

  if (TEX_ANISO != 0) begin : g_axes
    // PD-112: a NaN is as long as the other one.
    logic [31:0] minor_q;
    assign minor_o = float3_q ? float_minor : minor_q;
    always_ff @(posedge clk_i) begin
      if (load_i[3]) minor_q <= !measures ? '0 : shorter > INF ? length : shorter;
      if (load_i[3]) along_o <= counts ? major[127:32] : '0;
    end
  end else begin : g_axis
    assign {minor_o, along_o} = '0;
    logic unused;
    assign unused = ^{shorter, float_minor, major[127:32]};
  end

  // ---- lambda ------------------------------------------------------------------------------------------------------
  // PD-103: the least mantissa, without its leading one, that is at least 2^((j + 1/2) / 128).
  function automatic logic [22:0] threshold(input logic [6:0] j);
    case (j)
      7'd0: threshold = 23'h0058d8; 7'd1: threshold = 23'h010b41; 7'd2: threshold = 23'h01bea2;
      7'd3: threshold = 23'h0272fc; 7'd4: threshold = 23'h032851; 7'd5: threshold = 23'h03dea2;
      7'd6: threshold = 23'h0495f0; 7'd7: threshold = 23'h054e3d; 7'd8: threshold = 23'h06078b;
      7'd9: threshold = 23'h06c1da; 7'd10: threshold = 23'h077d2b; 7'd11: threshold = 23'h083982;
      7'd12: threshold = 23'h08f6de; 7'd13: threshold = 23'h09b541; 7'd14: threshold = 23'h0a74ad;
      7'd15: threshold = 23'h0b3523; 7'd16: threshold = 23'h0bf6a5; 7'd17: threshold = 23'h0cb933;
      7'd18: threshold = 23'h0d7cd0; 7'd19: threshold = 23'h0e417d; 7'd20: threshold = 23'h0f073b;
      7'd21: threshold = 23'h0fce0d; 7'd22: threshold = 23'h1095f2; 7'd23: threshold = 23'h115eee;
      7'd24: threshold = 23'h122900; 7'd25: threshold = 23'h12f42c; 7'd26: threshold = 23'h13c072;
      7'd27: threshold = 23'h148dd4; 7'd28: threshold = 23'h155c54; 7'd29: threshold = 23'h162bf2;
      7'd30: threshold = 23'h16fcb1; 7'd31: threshold = 23'h17ce93; 7'd32: threshold = 23'h18a198;
      7'd33: threshold = 23'h1975c2; 7'd34: threshold = 23'h1a4b14; 7'd35: threshold = 23'h1b218e;
      7'd36: threshold = 23'h1bf932; 7'd37: threshold = 23'h1cd201; 7'd38: threshold = 23'h1dabfe;
      7'd39: threshold = 23'h1e872b; 7'd40: threshold = 23'h1f6387; 7'd41: threshold = 23'h204117;
      7'd42: threshold = 23'h211fda; 7'd43: threshold = 23'h21ffd2; 7'd44: threshold = 23'h22e103;
      7'd45: threshold = 23'h23c36c; 7'd46: threshold = 23'h24a710; 7'd47: threshold = 23'h258bf0;
      7'd48: threshold = 23'h26720e; 7'd49: threshold = 23'h27596d; 7'd50: threshold = 23'h28420c;
      7'd51: threshold = 23'h292bf0; 7'd52: threshold = 23'h2a1718; 7'd53: threshold = 23'h2b0387;
      7'd54: threshold = 23'h2bf13f; 7'd55: threshold = 23'h2ce042; 7'd56: threshold = 23'h2dd090;
      7'd57: threshold = 23'h2ec22d; 7'd58: threshold = 23'h2fb51a; 7'd59: threshold = 23'h30a958;
      7'd60: threshold = 23'h319ee9; 7'd61: threshold = 23'h3295d0; 7'd62: threshold = 23'h338e0f;
      7'd63: threshold = 23'h3487a6; 7'd64: threshold = 23'h358298; 7'd65: threshold = 23'h367ee7;
      7'd66: threshold = 23'h377c95; 7'd67: threshold = 23'h387ba4; 7'd68: threshold = 23'h397c15;
      7'd69: threshold = 23'h3a7dea; 7'd70: threshold = 23'h3b8126; 7'd71: threshold = 23'h3c85ca;
      7'd72: threshold = 23'h3d8bd9; 7'd73: threshold = 23'h3e9354; 7'd74: threshold = 23'h3f9c3d;
      7'd75: threshold = 23'h40a696; 7'd76: threshold = 23'h41b261; 7'd77: threshold = 23'h42bfa1;
      7'd78: threshold = 23'h43ce57; 7'd79: threshold = 23'h44de86; 7'd80: threshold = 23'h45f02e;
      7'd81: threshold = 23'h470353; 7'd82: threshold = 23'h4817f7; 7'd83: threshold = 23'h492e1b;
      7'd84: threshold = 23'h4a45c2; 7'd85: threshold = 23'h4b5eed; 7'd86: threshold = 23'h4c79a0;
      7'd87: threshold = 23'h4d95db; 7'd88: threshold = 23'h4eb3a1; 7'd89: threshold = 23'h4fd2f5;
      7'd90: threshold = 23'h50f3d8; 7'd91: threshold = 23'h52164d; 7'd92: threshold = 23'h533a55;
      7'd93: threshold = 23'h545ff3; 7'd94: threshold = 23'h55872a; 7'd95: threshold = 23'h56affa;
      7'd96: threshold = 23'h57da68; 7'd97: threshold = 23'h590674; 7'd98: threshold = 23'h5a3421;
      7'd99: threshold = 23'h5b6372; 7'd100: threshold = 23'h5c9468; 7'd101: threshold = 23'h5dc706;
      7'd102: threshold = 23'h5efb4f; 7'd103: threshold = 23'h603144; 7'd104: threshold = 23'h6168e7;
      7'd105: threshold = 23'h62a23c; 7'd106: threshold = 23'h63dd45; 7'd107: threshold = 23'h651a03;
      7'd108: threshold = 23'h66587a; 7'd109: threshold = 23'h6798ab; 7'd110: threshold = 23'h68da9a;
      7'd111: threshold = 23'h6a1e48; 7'd112: threshold = 23'h6b63b8; 7'd113: threshold = 23'h6caaec;
      7'd114: threshold = 23'h6df3e7; 7'd115: threshold = 23'h6f3eac; 7'd116: threshold = 23'h708b3c;
      7'd117: threshold = 23'h71d99a; 7'd118: threshold = 23'h7329ca; 7'd119: threshold = 23'h747bcc;
      7'd120: threshold = 23'h75cfa5; 7'd121: threshold = 23'h772556; 7'd122: threshold = 23'h787ce1;
      7'd123: threshold = 23'h79d64b; 7'd124: threshold = 23'h7b3194; 7'd125: threshold = 23'h7c8ec1;
      7'd126: threshold = 23'h7dedd2; default: threshold = 23'h7f4ecc;
    endcase
  endfunction

  // The thresholds up to the mantissa are counted by a search in the first 127; all 128 are if the last one is.
  function automatic logic [15:0] lambda_of(input logic [30:0] size);
    int i;
    logic [6:0] count;
    if (size == 31'h0) lambda_of = 16'h8000;
    else if (size == 31'(tex_pkg::F32_INF)) lambda_of = 16'h7fff;
    else begin
      count = 7'd0;
      for (i = 6; i >= 0; i--) begin
        if (size[22:0] >= threshold(count | ~(7'h7f << i))) count = count | 7'd1 << i;
      end
      lambda_of = {1'b0, size[30:23], 7'd0} - 16'd16256 + {9'd0, count} + {15'd0, size[22:0] >= threshold(7'd127)};
    end
  endfunction
  assign lambda_o = float3_q ? float_lambda : lambda_of(length_q[30:0]);
endmodule
