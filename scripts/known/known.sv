// SPDX-License-Identifier: Apache-2.0
// Known answers: the constructs that rtl/ depends on, each alone, against plain arithmetic (scripts/known/known.py).
// A simulator that gets one wrong must not judge the RTL. Each module: y one clock after x, loaded by load.
// The last two are constructs that some simulator gets wrong and that rtl/ avoids: noted, not refused.
`timescale 1ns/1ps

// A function that assigns its variables and reads them, called twice, through a wire (coord_reduce, coord_fixed).
module known_function (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  function automatic logic [4:0] length(input logic [15:0] below);
    logic [15:0] v;
    logic z8, z4, z2, z1;
    z8 = below[15:8] == 8'h0;
    v = z8 ? {below[7:0], 8'h0} : below;
    z4 = v[15:12] == 4'h0;
    v = z4 ? {v[11:0], 4'h0} : v;
    z2 = v[15:14] == 2'h0;
    v = z2 ? {v[13:0], 2'h0} : v;
    z1 = !v[15];
    v = z1 ? {v[14:0], 1'b0} : v;
    length = v[15] ? 5'd16 - {1'b0, z8, z4, z2, z1} : 5'd0;
  endfunction
  function automatic logic [15:0] limited(input logic [15:0] v, input logic [15:0] top);
    logic over;
    logic [15:0] r;
    over = v > top;
    r = over ? v - top : v;
    if (over && r > top) limited = top;
    else limited = r;
  endfunction
  logic [4:0] first, second;
  assign first = length(x[15:0]);
  assign second = length(limited(x[31:16], x[47:32]));
  always_ff @(posedge clk) if (load) y <= {54'h0, first, second};
endmodule

// The same in the right side of a nonblocking assignment, in one pair of brackets (wrap_axis).
module known_nonblocking (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  function automatic logic [17:0] rest(input logic [17:0] m, input logic [16:0] n);
    logic [17:0] r;
    logic over;
    r = m - {1'b0, n};
    over = m >= {1'b0, n};
    r = over ? r : m;
    rest = r;
  endfunction
  always_ff @(posedge clk) begin
    if (load) {y[63:36], y[35:0]} <= {28'h0, rest(x[17:0], x[34:18]), rest(x[52:35], x[18:2])};
  end
endmodule

// Wide shifts by a variable, and what falls out below.
module known_shift (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  logic [49:0] right;
  logic [23:0] left;
  logic [95:0] wide;
  assign right = {x[23:0], 26'h0} >> x[28:24];
  assign left = x[23:0] << x[33:29];
  assign wide = {x, x[31:0]} >> x[40:34];
  always_ff @(posedge clk) if (load) y <= {right[49:26], right[25:0] != 26'h0, left, wide[14:0]};
endmodule

// Signed limits, negation, sign extension.
module known_signed (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  function automatic logic [26:0] clamp(input logic [25:0] fixed, input logic [5:0] offset, input logic [16:0] size);
    logic signed [26:0] p, low, high;
    p = {fixed[25], fixed} + {{13{offset[5]}}, offset, 8'h0};
    high = {2'b0, size, 8'h0};
    low = -high;
    if (p < low) p = low;
    else if (p > high) p = high;
    clamp = p - 27'sd128;
  endfunction
  logic signed [26:0] limited;
  logic signed [15:0] a, b;
  logic signed [31:0] product;
  assign limited = clamp(x[25:0], x[31:26], x[48:32]);
  assign a = x[47:32];
  assign b = x[63:48];
  assign product = a * b;
  always_ff @(posedge clk) if (load) y <= {limited, limited < 27'sd0, 4'h0, 32'(product >>> 3)};
endmodule

// A product wider than its factors, and a part of it.
module known_multiply (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  logic [17:0] q, r;
  assign q = 18'(({20'h0, x[17:0]} * {18'h0, x[37:18]}) >> (6'd18 + {1'b0, x[42:38]}));
  assign r = x[17:0] - q * {1'b0, x[59:43]};
  always_ff @(posedge clk) if (load) y <= {28'h0, q, r};
endmodule

// Loops in functions: choose, count, encode.
module known_loop (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  function automatic logic [6:0] ones(input logic [63:0] v);
    ones = '0;
    for (int i = 0; i < 64; i++) ones = ones + {6'h0, v[i]};
  endfunction
  function automatic logic [4:0] choose(input logic [15:0] keep, input logic [3:0] first);
    logic [3:0] way;
    logic found;
    way = first;
    found = 1'b0;
    choose = {1'b0, first};
    for (int i = 0; i < 16; i++) begin
      if (!found && !keep[way]) begin
        choose = {1'b1, way};
        found = 1'b1;
      end
      way = way + 4'd1;
    end
  endfunction
  logic [6:0] counted;
  logic [4:0] chosen;
  assign counted = ones(x);
  assign chosen = choose(x[15:0], x[19:16]);
  always_ff @(posedge clk) if (load) y <= {52'h0, counted, chosen};
endmodule

// always_comb: a default, then overridden; blocks that read each other's result, in the wrong order of the text.
module known_comb (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  logic [15:0] late, early;
  logic [3:0] picked;
  always_comb begin
    late = early ^ 16'h00ff;
    if (early[3]) late = early + 16'd1;
    for (int i = 0; i < 4; i++) if (x[60 + i]) late[i] = picked[3 - i];
  end
  always_comb begin
    early = x[15:0];
    if (x[16]) early = x[32:17];
  end
  always_comb begin
    picked = 4'h0;
    case (x[35:33])
      3'd0, 3'd7: picked = x[39:36];
      3'd1: picked = ~x[39:36];
      default: if (x[40]) picked = 4'h9;
    endcase
  end
  always_ff @(posedge clk) if (load) y <= {44'h0, picked, late};
endmodule

// Parts of flat vectors, chosen by a signal, read and written, in generated lanes.
module known_select (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  logic [63:0] q;
  for (genvar k = 0; k < 4; k++) begin : g_lane
    logic [63:0] turned;
    assign turned = {x[16 * k +: 16], x[63:16]};
    always_ff @(posedge clk) if (load) q[16 * k +: 16] <= turned[{x[2 * k +: 2], 4'h0} +: 16];
  end
  logic [63:0] written_q;
  always_ff @(posedge clk) begin
    if (load) begin
      written_q <= ~64'h0;
      written_q[8 * x[5:3] +: 8] <= x[15:8];
    end
  end
  assign y = q ^ written_q;
endmodule

// Nonblocking assignments in a loop, and an array written and read in one clock.
module known_array (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  logic [7:0] lane [4];
  logic [7:0] moved [4];
  logic [15:0] memory [8];
  logic [15:0] read_q;
  always_ff @(posedge clk) begin
    for (int i = 0; i < 4; i++) lane[i] <= x[8 * i +: 8];
    if (load) for (int i = 0; i < 4; i++) moved[(i + 1) & 3] <= lane[i];
  end
  always_ff @(posedge clk) begin
    memory[x[34:32]] <= x[50:35];
    if (load) read_q <= memory[x[34:32]];
  end
  assign y = {16'h0, read_q, moved[3], moved[2], moved[1], moved[0]};
endmodule

// Trees of bit operations, reductions, comparisons.
module known_bits (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  logic [5:0] b;
  assign b[0] = ^{x[63:48], x[20:3]} ^ (x[5] & !x[17]);
  assign b[1] = (x[3] ^ x[17] && !x[5]) || x[60:57] == 4'h9 || (&x[12:8] && |x[40:30]);
  assign b[2] = x[2] ? x[31:16] > x[47:32] : (x[1] ? x[15:0] != x[63:48] : !(|x[55:50]));
  assign b[3] = (x[10] & x[11] & !x[12]) | (!x[10] & !x[11] & x[12]) | (x[13] ^ x[14] ^ x[15] ^ x[16]);
  assign b[4] = ~^x[44:33] & (x[7:0] >= x[15:8]);
  assign b[5] = (x[62] | x[61]) & (x[62] | !x[61]) & (x[59] ^ 1'b1);
  logic [15:0] gob;
  assign gob = {x[5:4], x[1], x[9:8], x[3:2], x[0], x[63:56] ^ {8{x[31]}}};
  always_ff @(posedge clk) if (load) y <= {42'h0, b, gob};
endmodule

// Packed structs: members of a nested one through a copy, whole assignments, a port.
typedef struct packed {
  logic [16:0] width;
  logic [2:0] mode;
  logic flag;
} known_inner_t;
typedef struct packed {
  logic [9:0] id;
  known_inner_t inner;
  logic [31:0] tail;
} known_outer_t;
module known_part (input logic [16:0] width, input logic [2:0] mode, output logic [19:0] both);
  assign both = {mode, width};
endmodule
module known_struct (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  known_outer_t given, kept_q;
  known_inner_t inner;
  logic [19:0] both;
  assign given = x[63:1];
  assign inner = given.inner;
  known_part part (.width(inner.width), .mode(inner.mode), .both);
  logic [19:0] both_q;
  always_ff @(posedge clk) begin
    if (load) begin
      kept_q <= given;
      both_q <= both ^ {inner.width, inner.mode};
    end
  end
  assign y = {both_q, kept_q.id, kept_q.tail, 2'h0};
endmodule

// Registers before their first value: unknown, and unknown stays unknown (four-state simulators).
module known_unknown (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
`ifdef VERILATOR
  always_ff @(posedge clk) if (load) y <= {59'h0, x[0], 4'hf};
`else
  logic never_q;
  logic [3:0] told;
  always_ff @(posedge clk) if (load && x[1] && !x[1]) never_q <= 1'b1;
  assign told[0] = never_q === 1'bx;
  assign told[1] = (never_q & 1'b0) === 1'b0 && (never_q | 1'b1) === 1'b1;
  assign told[2] = (never_q ^ x[0]) === 1'bx && (x[0] + never_q) === 1'bx;
  assign told[3] = (never_q ? x[0] : !x[0]) === 1'bx && (never_q == x[0]) === 1'bx;
  always_ff @(posedge clk) begin
    if (load) begin
      if (never_q) y <= '0;
      else y <= {59'h0, x[0], told};
    end
  end
`endif
endmodule

// ---- Not in rtl/ -----------------------------------------------------------------------------------------------------
// Functions three deep in the right side of a nonblocking assignment: the innermost one's variable is read before it is
// assigned (verilator#6780: 5.030 to 5.038).
module known_deep (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  function automatic logic [25:0] fraction(input logic [30:0] s, input logic mirror);
    logic [23:0] mantissa;
    logic [7:0] top;
    logic [7:0] down;
    logic [49:0] wide;
    mantissa = {1'b1, s[22:0]};
    top = mirror ? 8'd127 : 8'd126;
    down = (s[30:23] + 8'd26 < 8'd126) ? 8'd26 : 8'd126 - s[30:23];
    if (s[30:23] > top) begin
      fraction = {mantissa << (s[30:23] - top), 2'b00};
    end else begin
      wide = {mantissa, 26'h0} >> down;
      fraction = {wide[49:25], wide[24:0] != 25'h0};
    end
  endfunction
  function automatic logic [31:0] reduce(input logic [31:0] s, input logic mirror);
    logic [25:0] f;
    logic [26:0] t;
    logic [24:0] q;
    f = fraction(s[30:0], mirror);
    t = (s[31] && !mirror) ? 27'h4000000 - {1'b0, f} : {1'b0, f};
    q = t[26:2] + {24'h0, t[1] && (t[0] || t[2])};
    if (f == 26'h0) reduce = 32'h0;
    else reduce = {7'h0, q};
  endfunction
  function automatic logic [31:0] range(input logic [31:0] raw, input logic mirror, input logic all);
    logic [31:0] s;
    s = raw[30:23] == 8'h0 ? {raw[31], 31'h0} : raw;
    if (!all) range = s;
    else if (s[30:0] == 31'h0) range = 32'h0;
    else range = reduce(s, mirror);
  endfunction
  always_ff @(posedge clk) begin
    if (load) y[31:0] <= x[34] ? range(x[31:0], x[32], x[33]) : 32'h0;
    if (load) y[63:32] <= 32'h0;
  end
endmodule

// Members of a nested struct in a concatenation and at a port (Icarus 12, 13: iverilog#704).
module known_nested (input logic clk, input logic load, input logic [63:0] x, output logic [63:0] y);
  known_outer_t given;
  logic [19:0] both;
  assign given = x[63:1];
  known_part part (.width(given.inner.width), .mode(given.inner.mode), .both);
  logic [35:0] row;
  assign row = {given.inner.flag, given.inner.width, given.inner.mode, 15'h1234};
  always_ff @(posedge clk) if (load) y <= {8'h0, row, both};
endmodule

module known (input logic clk);
`include "known_count.svh"
  logic [63:0] given [0:COUNT*EACH-1];
  logic [63:0] wanted [0:COUNT*EACH-1];
  logic [63:0] x;
  logic [64*COUNT-1:0] y;
  logic load;
  logic [1:0] phase;
  int at, which, each;
  int wrong [0:COUNT-1];

  known_function c0 (.clk, .load, .x, .y(y[64 * 0 +: 64]));
  known_nonblocking c1 (.clk, .load, .x, .y(y[64 * 1 +: 64]));
  known_shift c2 (.clk, .load, .x, .y(y[64 * 2 +: 64]));
  known_signed c3 (.clk, .load, .x, .y(y[64 * 3 +: 64]));
  known_multiply c4 (.clk, .load, .x, .y(y[64 * 4 +: 64]));
  known_loop c5 (.clk, .load, .x, .y(y[64 * 5 +: 64]));
  known_comb c6 (.clk, .load, .x, .y(y[64 * 6 +: 64]));
  known_select c7 (.clk, .load, .x, .y(y[64 * 7 +: 64]));
  known_array c8 (.clk, .load, .x, .y(y[64 * 8 +: 64]));
  known_bits c9 (.clk, .load, .x, .y(y[64 * 9 +: 64]));
  known_struct c10 (.clk, .load, .x, .y(y[64 * 10 +: 64]));
  known_unknown c11 (.clk, .load, .x, .y(y[64 * 11 +: 64]));
  known_deep c12 (.clk, .load, .x, .y(y[64 * 12 +: 64]));
  known_nested c13 (.clk, .load, .x, .y(y[64 * 13 +: 64]));

  initial begin
    $readmemh("given.hex", given);
    $readmemh("wanted.hex", wanted);
    at = 0;
    which = 0;
    each = 0;
    phase = 2'd0;
    load = 1'b0;
    x = 64'h0;
    for (int i = 0; i < COUNT; i++) wrong[i] = 0;
  end
  // Given; wait for what x loads by itself; load; compare.
  always @(posedge clk) begin
    phase <= phase + 2'd1;
    load <= phase == 2'd1;
    if (phase == 2'd0) x <= given[at];
    if (phase == 2'd3) begin
      if (y[64 * which +: 64] !== wanted[at]) wrong[which] = wrong[which] + 1;
      at = at + 1;
      each = each + 1;
      if (each == EACH) begin
        $display("known %0d wrong %0d", which, wrong[which]);
        each = 0;
        which = which + 1;
      end
      if (which == COUNT) begin
        $display("known done %0d", at);
        $finish;
      end
    end
  end
endmodule
