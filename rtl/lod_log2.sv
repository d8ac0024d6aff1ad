// SPDX-License-Identifier: Apache-2.0
// Function: Gives log2 of a float of 10 bits, by a table of the 8 bits after the highest.
// Rules: PD-130.
// Model twin: cmodel/arith/float10.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_log2 (
    input  logic        active_i, // 0: log2_o is 0, and nothing is computed
    input  logic [18:0] n_i,      // magnitude, as tex_lod_multiply has it
    output logic [17:0] log2_o    // two's complement, in 1/256; of 0 -32768
);
  // 256 log2(1 + i / 256), as the device has it.
  function automatic logic [7:0] part_of(input logic [7:0] i);
    case (i)
      8'd0: part_of = 8'd0; 8'd1: part_of = 8'd2; 8'd2: part_of = 8'd4; 8'd3: part_of = 8'd5;
      8'd4: part_of = 8'd6; 8'd5: part_of = 8'd8; 8'd6: part_of = 8'd9; 8'd7: part_of = 8'd11;
      8'd8: part_of = 8'd12; 8'd9: part_of = 8'd13; 8'd10: part_of = 8'd15; 8'd11: part_of = 8'd16;
      8'd12: part_of = 8'd18; 8'd13: part_of = 8'd19; 8'd14: part_of = 8'd20; 8'd15: part_of = 8'd22;
      8'd16: part_of = 8'd23; 8'd17: part_of = 8'd24; 8'd18: part_of = 8'd26; 8'd19: part_of = 8'd27;
      8'd20: part_of = 8'd28; 8'd21: part_of = 8'd30; 8'd22: part_of = 8'd31; 8'd23: part_of = 8'd32;
      8'd24: part_of = 8'd34; 8'd25: part_of = 8'd35; 8'd26: part_of = 8'd36; 8'd27: part_of = 8'd38;
      8'd28: part_of = 8'd39; 8'd29: part_of = 8'd40; 8'd30: part_of = 8'd42; 8'd31: part_of = 8'd43;
      8'd32: part_of = 8'd44; 8'd33: part_of = 8'd45; 8'd34: part_of = 8'd47; 8'd35: part_of = 8'd48;
      8'd36: part_of = 8'd49; 8'd37: part_of = 8'd50; 8'd38: part_of = 8'd52; 8'd39: part_of = 8'd53;
      8'd40: part_of = 8'd54; 8'd41: part_of = 8'd55; 8'd42: part_of = 8'd57; 8'd43: part_of = 8'd58;
      8'd44: part_of = 8'd59; 8'd45: part_of = 8'd60; 8'd46: part_of = 8'd62; 8'd47: part_of = 8'd63;
      8'd48: part_of = 8'd64; 8'd49: part_of = 8'd65; 8'd50: part_of = 8'd66; 8'd51: part_of = 8'd68;
      8'd52: part_of = 8'd69; 8'd53: part_of = 8'd70; 8'd54: part_of = 8'd71; 8'd55: part_of = 8'd72;
      8'd56: part_of = 8'd74; 8'd57: part_of = 8'd75; 8'd58: part_of = 8'd76; 8'd59: part_of = 8'd77;
      8'd60: part_of = 8'd78; 8'd61: part_of = 8'd79; 8'd62: part_of = 8'd81; 8'd63: part_of = 8'd82;
      8'd64: part_of = 8'd83; 8'd65: part_of = 8'd84; 8'd66: part_of = 8'd85; 8'd67: part_of = 8'd86;
      8'd68: part_of = 8'd88; 8'd69: part_of = 8'd89; 8'd70: part_of = 8'd90; 8'd71: part_of = 8'd91;
      8'd72: part_of = 8'd92; 8'd73: part_of = 8'd93; 8'd74: part_of = 8'd94; 8'd75: part_of = 8'd95;
      8'd76: part_of = 8'd97; 8'd77: part_of = 8'd98; 8'd78: part_of = 8'd99; 8'd79: part_of = 8'd100;
      8'd80: part_of = 8'd101; 8'd81: part_of = 8'd102; 8'd82: part_of = 8'd103; 8'd83: part_of = 8'd104;
      8'd84: part_of = 8'd105; 8'd85: part_of = 8'd106; 8'd86: part_of = 8'd107; 8'd87: part_of = 8'd109;
      8'd88: part_of = 8'd110; 8'd89: part_of = 8'd111; 8'd90: part_of = 8'd112; 8'd91: part_of = 8'd113;
      8'd92: part_of = 8'd114; 8'd93: part_of = 8'd115; 8'd94: part_of = 8'd116; 8'd95: part_of = 8'd117;
      8'd96: part_of = 8'd118; 8'd97: part_of = 8'd119; 8'd98: part_of = 8'd120; 8'd99: part_of = 8'd121;
      8'd100: part_of = 8'd122; 8'd101: part_of = 8'd123; 8'd102: part_of = 8'd124; 8'd103: part_of = 8'd125;
      8'd104: part_of = 8'd126; 8'd105: part_of = 8'd127; 8'd106: part_of = 8'd128; 8'd107: part_of = 8'd129;
      8'd108: part_of = 8'd130; 8'd109: part_of = 8'd131; 8'd110: part_of = 8'd132; 8'd111: part_of = 8'd133;
      8'd112: part_of = 8'd135; 8'd113: part_of = 8'd136; 8'd114: part_of = 8'd137; 8'd115: part_of = 8'd137;
      8'd116: part_of = 8'd138; 8'd117: part_of = 8'd139; 8'd118: part_of = 8'd140; 8'd119: part_of = 8'd141;
      8'd120: part_of = 8'd142; 8'd121: part_of = 8'd143; 8'd122: part_of = 8'd144; 8'd123: part_of = 8'd145;
      8'd124: part_of = 8'd146; 8'd125: part_of = 8'd147; 8'd126: part_of = 8'd148; 8'd127: part_of = 8'd149;
      8'd128: part_of = 8'd150; 8'd129: part_of = 8'd151; 8'd130: part_of = 8'd152; 8'd131: part_of = 8'd153;
      8'd132: part_of = 8'd154; 8'd133: part_of = 8'd155; 8'd134: part_of = 8'd156; 8'd135: part_of = 8'd157;
      8'd136: part_of = 8'd158; 8'd137: part_of = 8'd159; 8'd138: part_of = 8'd160; 8'd139: part_of = 8'd161;
      8'd140: part_of = 8'd162; 8'd141: part_of = 8'd162; 8'd142: part_of = 8'd163; 8'd143: part_of = 8'd164;
      8'd144: part_of = 8'd165; 8'd145: part_of = 8'd166; 8'd146: part_of = 8'd167; 8'd147: part_of = 8'd168;
      8'd148: part_of = 8'd169; 8'd149: part_of = 8'd170; 8'd150: part_of = 8'd171; 8'd151: part_of = 8'd172;
      8'd152: part_of = 8'd173; 8'd153: part_of = 8'd173; 8'd154: part_of = 8'd174; 8'd155: part_of = 8'd175;
      8'd156: part_of = 8'd176; 8'd157: part_of = 8'd177; 8'd158: part_of = 8'd178; 8'd159: part_of = 8'd179;
      8'd160: part_of = 8'd180; 8'd161: part_of = 8'd181; 8'd162: part_of = 8'd181; 8'd163: part_of = 8'd182;
      8'd164: part_of = 8'd183; 8'd165: part_of = 8'd184; 8'd166: part_of = 8'd185; 8'd167: part_of = 8'd186;
      8'd168: part_of = 8'd187; 8'd169: part_of = 8'd188; 8'd170: part_of = 8'd188; 8'd171: part_of = 8'd189;
      8'd172: part_of = 8'd190; 8'd173: part_of = 8'd191; 8'd174: part_of = 8'd192; 8'd175: part_of = 8'd193;
      8'd176: part_of = 8'd194; 8'd177: part_of = 8'd195; 8'd178: part_of = 8'd195; 8'd179: part_of = 8'd196;
      8'd180: part_of = 8'd197; 8'd181: part_of = 8'd198; 8'd182: part_of = 8'd199; 8'd183: part_of = 8'd200;
      8'd184: part_of = 8'd200; 8'd185: part_of = 8'd201; 8'd186: part_of = 8'd202; 8'd187: part_of = 8'd203;
      8'd188: part_of = 8'd204; 8'd189: part_of = 8'd205; 8'd190: part_of = 8'd205; 8'd191: part_of = 8'd206;
      8'd192: part_of = 8'd207; 8'd193: part_of = 8'd208; 8'd194: part_of = 8'd209; 8'd195: part_of = 8'd210;
      8'd196: part_of = 8'd210; 8'd197: part_of = 8'd211; 8'd198: part_of = 8'd212; 8'd199: part_of = 8'd213;
      8'd200: part_of = 8'd214; 8'd201: part_of = 8'd214; 8'd202: part_of = 8'd215; 8'd203: part_of = 8'd216;
      8'd204: part_of = 8'd217; 8'd205: part_of = 8'd218; 8'd206: part_of = 8'd218; 8'd207: part_of = 8'd219;
      8'd208: part_of = 8'd220; 8'd209: part_of = 8'd221; 8'd210: part_of = 8'd222; 8'd211: part_of = 8'd222;
      8'd212: part_of = 8'd223; 8'd213: part_of = 8'd224; 8'd214: part_of = 8'd225; 8'd215: part_of = 8'd226;
      8'd216: part_of = 8'd226; 8'd217: part_of = 8'd227; 8'd218: part_of = 8'd228; 8'd219: part_of = 8'd229;
      8'd220: part_of = 8'd229; 8'd221: part_of = 8'd230; 8'd222: part_of = 8'd231; 8'd223: part_of = 8'd232;
      8'd224: part_of = 8'd233; 8'd225: part_of = 8'd233; 8'd226: part_of = 8'd234; 8'd227: part_of = 8'd235;
      8'd228: part_of = 8'd236; 8'd229: part_of = 8'd236; 8'd230: part_of = 8'd237; 8'd231: part_of = 8'd238;
      8'd232: part_of = 8'd239; 8'd233: part_of = 8'd239; 8'd234: part_of = 8'd240; 8'd235: part_of = 8'd241;
      8'd236: part_of = 8'd242; 8'd237: part_of = 8'd242; 8'd238: part_of = 8'd243; 8'd239: part_of = 8'd244;
      8'd240: part_of = 8'd245; 8'd241: part_of = 8'd245; 8'd242: part_of = 8'd246; 8'd243: part_of = 8'd247;
      8'd244: part_of = 8'd248; 8'd245: part_of = 8'd248; 8'd246: part_of = 8'd249; 8'd247: part_of = 8'd250;
      8'd248: part_of = 8'd251; 8'd249: part_of = 8'd251; 8'd250: part_of = 8'd252; 8'd251: part_of = 8'd253;
      8'd252: part_of = 8'd253; 8'd253: part_of = 8'd254; 8'd254: part_of = 8'd255; default: part_of = 8'd255;
    endcase
  endfunction

  function automatic logic [17:0] log2_of(input logic active, input logic [17:0] n);
    log2_of = 18'd0;
    if (active) log2_of = n[17:8] == 10'd0 ? 18'h38000 : {!n[17], n[16:8], part_of(n[7:0])};
  endfunction
  assign log2_o = log2_of(active_i, n_i[18:1]);

  logic unused;
  assign unused = n_i[0];

  // Contract
  `TEX_IDLE(lod_log2, active_i, log2_o)
endmodule
