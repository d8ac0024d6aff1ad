// SPDX-License-Identifier: Apache-2.0
// Function: Decodes an sRGB code of 8 bits as the captured H100 does: a table of multiples of 2^-14.
// Rules: PD-132.
// Model twin: cmodel/arith/srgb.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"

module tex_texel_srgb (
    input  logic        active_i,   // 0: multiple_o is 0
    input  logic [7:0]  code_i,
    output logic [14:0] multiple_o  // the value times 2^14
);
  function automatic logic [14:0] multiple_of(input logic active, input logic [7:0] code);
    multiple_of = 15'd0;
    if (active) begin
      case (code)
        8'd0: multiple_of = 15'd0; 8'd1: multiple_of = 15'd5; 8'd2: multiple_of = 15'd10; 8'd3: multiple_of = 15'd15;
        8'd4: multiple_of = 15'd20; 8'd5: multiple_of = 15'd25; 8'd6: multiple_of = 15'd30; 8'd7: multiple_of = 15'd35;
        8'd8: multiple_of = 15'd40; 8'd9: multiple_of = 15'd45; 8'd10: multiple_of = 15'd50; 8'd11: multiple_of = 15'd55;
        8'd12: multiple_of = 15'd60; 8'd13: multiple_of = 15'd66; 8'd14: multiple_of = 15'd72; 8'd15: multiple_of = 15'd78;
        8'd16: multiple_of = 15'd85; 8'd17: multiple_of = 15'd92; 8'd18: multiple_of = 15'd99; 8'd19: multiple_of = 15'd107;
        8'd20: multiple_of = 15'd115; 8'd21: multiple_of = 15'd123; 8'd22: multiple_of = 15'd131; 8'd23: multiple_of = 15'd140;
        8'd24: multiple_of = 15'd150; 8'd25: multiple_of = 15'd159; 8'd26: multiple_of = 15'd169; 8'd27: multiple_of = 15'd180;
        8'd28: multiple_of = 15'd190; 8'd29: multiple_of = 15'd201; 8'd30: multiple_of = 15'd213; 8'd31: multiple_of = 15'd224;
        8'd32: multiple_of = 15'd236; 8'd33: multiple_of = 15'd250; 8'd34: multiple_of = 15'd262; 8'd35: multiple_of = 15'd276;
        8'd36: multiple_of = 15'd290; 8'd37: multiple_of = 15'd304; 8'd38: multiple_of = 15'd318; 8'd39: multiple_of = 15'd332;
        8'd40: multiple_of = 15'd348; 8'd41: multiple_of = 15'd364; 8'd42: multiple_of = 15'd380; 8'd43: multiple_of = 15'd396;
        8'd44: multiple_of = 15'd412; 8'd45: multiple_of = 15'd430; 8'd46: multiple_of = 15'd448; 8'd47: multiple_of = 15'd466;
        8'd48: multiple_of = 15'd484; 8'd49: multiple_of = 15'd504; 8'd50: multiple_of = 15'd524; 8'd51: multiple_of = 15'd544;
        8'd52: multiple_of = 15'd564; 8'd53: multiple_of = 15'd584; 8'd54: multiple_of = 15'd604; 8'd55: multiple_of = 15'd624;
        8'd56: multiple_of = 15'd648; 8'd57: multiple_of = 15'd672; 8'd58: multiple_of = 15'd692; 8'd59: multiple_of = 15'd716;
        8'd60: multiple_of = 15'd740; 8'd61: multiple_of = 15'd764; 8'd62: multiple_of = 15'd788; 8'd63: multiple_of = 15'd816;
        8'd64: multiple_of = 15'd840; 8'd65: multiple_of = 15'd864; 8'd66: multiple_of = 15'd896; 8'd67: multiple_of = 15'd920;
        8'd68: multiple_of = 15'd944; 8'd69: multiple_of = 15'd976; 8'd70: multiple_of = 15'd1000; 8'd71: multiple_of = 15'd1032;
        8'd72: multiple_of = 15'd1064; 8'd73: multiple_of = 15'd1088; 8'd74: multiple_of = 15'd1120; 8'd75: multiple_of = 15'd1152;
        8'd76: multiple_of = 15'd1184; 8'd77: multiple_of = 15'd1216; 8'd78: multiple_of = 15'd1248; 8'd79: multiple_of = 15'd1280;
        8'd80: multiple_of = 15'd1312; 8'd81: multiple_of = 15'd1352; 8'd82: multiple_of = 15'd1384; 8'd83: multiple_of = 15'd1416;
        8'd84: multiple_of = 15'd1456; 8'd85: multiple_of = 15'd1488; 8'd86: multiple_of = 15'd1528; 8'd87: multiple_of = 15'd1560;
        8'd88: multiple_of = 15'd1600; 8'd89: multiple_of = 15'd1640; 8'd90: multiple_of = 15'd1672; 8'd91: multiple_of = 15'd1712;
        8'd92: multiple_of = 15'd1752; 8'd93: multiple_of = 15'd1792; 8'd94: multiple_of = 15'd1832; 8'd95: multiple_of = 15'd1872;
        8'd96: multiple_of = 15'd1920; 8'd97: multiple_of = 15'd1952; 8'd98: multiple_of = 15'd2000; 8'd99: multiple_of = 15'd2048;
        8'd100: multiple_of = 15'd2080; 8'd101: multiple_of = 15'd2128; 8'd102: multiple_of = 15'd2176; 8'd103: multiple_of = 15'd2224;
        8'd104: multiple_of = 15'd2272; 8'd105: multiple_of = 15'd2320; 8'd106: multiple_of = 15'd2368; 8'd107: multiple_of = 15'd2416;
        8'd108: multiple_of = 15'd2464; 8'd109: multiple_of = 15'd2512; 8'd110: multiple_of = 15'd2560; 8'd111: multiple_of = 15'd2608;
        8'd112: multiple_of = 15'd2656; 8'd113: multiple_of = 15'd2704; 8'd114: multiple_of = 15'd2752; 8'd115: multiple_of = 15'd2816;
        8'd116: multiple_of = 15'd2864; 8'd117: multiple_of = 15'd2912; 8'd118: multiple_of = 15'd2976; 8'd119: multiple_of = 15'd3024;
        8'd120: multiple_of = 15'd3072; 8'd121: multiple_of = 15'd3136; 8'd122: multiple_of = 15'd3184; 8'd123: multiple_of = 15'd3248;
        8'd124: multiple_of = 15'd3296; 8'd125: multiple_of = 15'd3360; 8'd126: multiple_of = 15'd3424; 8'd127: multiple_of = 15'd3472;
        8'd128: multiple_of = 15'd3536; 8'd129: multiple_of = 15'd3600; 8'd130: multiple_of = 15'd3664; 8'd131: multiple_of = 15'd3712;
        8'd132: multiple_of = 15'd3776; 8'd133: multiple_of = 15'd3840; 8'd134: multiple_of = 15'd3904; 8'd135: multiple_of = 15'd3968;
        8'd136: multiple_of = 15'd4032; 8'd137: multiple_of = 15'd4096; 8'd138: multiple_of = 15'd4160; 8'd139: multiple_of = 15'd4224;
        8'd140: multiple_of = 15'd4288; 8'd141: multiple_of = 15'd4352; 8'd142: multiple_of = 15'd4416; 8'd143: multiple_of = 15'd4512;
        8'd144: multiple_of = 15'd4576; 8'd145: multiple_of = 15'd4640; 8'd146: multiple_of = 15'd4704; 8'd147: multiple_of = 15'd4768;
        8'd148: multiple_of = 15'd4864; 8'd149: multiple_of = 15'd4928; 8'd150: multiple_of = 15'd4992; 8'd151: multiple_of = 15'd5056;
        8'd152: multiple_of = 15'd5152; 8'd153: multiple_of = 15'd5216; 8'd154: multiple_of = 15'd5280; 8'd155: multiple_of = 15'd5376;
        8'd156: multiple_of = 15'd5440; 8'd157: multiple_of = 15'd5536; 8'd158: multiple_of = 15'd5600; 8'd159: multiple_of = 15'd5696;
        8'd160: multiple_of = 15'd5760; 8'd161: multiple_of = 15'd5824; 8'd162: multiple_of = 15'd5920; 8'd163: multiple_of = 15'd6016;
        8'd164: multiple_of = 15'd6080; 8'd165: multiple_of = 15'd6176; 8'd166: multiple_of = 15'd6240; 8'd167: multiple_of = 15'd6336;
        8'd168: multiple_of = 15'd6400; 8'd169: multiple_of = 15'd6496; 8'd170: multiple_of = 15'd6592; 8'd171: multiple_of = 15'd6688;
        8'd172: multiple_of = 15'd6752; 8'd173: multiple_of = 15'd6848; 8'd174: multiple_of = 15'd6944; 8'd175: multiple_of = 15'd7008;
        8'd176: multiple_of = 15'd7104; 8'd177: multiple_of = 15'd7200; 8'd178: multiple_of = 15'd7296; 8'd179: multiple_of = 15'd7392;
        8'd180: multiple_of = 15'd7488; 8'd181: multiple_of = 15'd7584; 8'd182: multiple_of = 15'd7680; 8'd183: multiple_of = 15'd7744;
        8'd184: multiple_of = 15'd7872; 8'd185: multiple_of = 15'd7936; 8'd186: multiple_of = 15'd8064; 8'd187: multiple_of = 15'd8128;
        8'd188: multiple_of = 15'd8256; 8'd189: multiple_of = 15'd8320; 8'd190: multiple_of = 15'd8448; 8'd191: multiple_of = 15'd8512;
        8'd192: multiple_of = 15'd8640; 8'd193: multiple_of = 15'd8768; 8'd194: multiple_of = 15'd8832; 8'd195: multiple_of = 15'd8960;
        8'd196: multiple_of = 15'd9024; 8'd197: multiple_of = 15'd9152; 8'd198: multiple_of = 15'd9280; 8'd199: multiple_of = 15'd9344;
        8'd200: multiple_of = 15'd9472; 8'd201: multiple_of = 15'd9600; 8'd202: multiple_of = 15'd9664; 8'd203: multiple_of = 15'd9792;
        8'd204: multiple_of = 15'd9920; 8'd205: multiple_of = 15'd9984; 8'd206: multiple_of = 15'd10112; 8'd207: multiple_of = 15'd10240;
        8'd208: multiple_of = 15'd10304; 8'd209: multiple_of = 15'd10432; 8'd210: multiple_of = 15'd10560; 8'd211: multiple_of = 15'd10688;
        8'd212: multiple_of = 15'd10816; 8'd213: multiple_of = 15'd10880; 8'd214: multiple_of = 15'd11008; 8'd215: multiple_of = 15'd11136;
        8'd216: multiple_of = 15'd11264; 8'd217: multiple_of = 15'd11392; 8'd218: multiple_of = 15'd11456; 8'd219: multiple_of = 15'd11584;
        8'd220: multiple_of = 15'd11712; 8'd221: multiple_of = 15'd11840; 8'd222: multiple_of = 15'd11968; 8'd223: multiple_of = 15'd12096;
        8'd224: multiple_of = 15'd12224; 8'd225: multiple_of = 15'd12352; 8'd226: multiple_of = 15'd12480; 8'd227: multiple_of = 15'd12608;
        8'd228: multiple_of = 15'd12736; 8'd229: multiple_of = 15'd12864; 8'd230: multiple_of = 15'd12992; 8'd231: multiple_of = 15'd13120;
        8'd232: multiple_of = 15'd13248; 8'd233: multiple_of = 15'd13376; 8'd234: multiple_of = 15'd13504; 8'd235: multiple_of = 15'd13632;
        8'd236: multiple_of = 15'd13760; 8'd237: multiple_of = 15'd13888; 8'd238: multiple_of = 15'd14016; 8'd239: multiple_of = 15'd14144;
        8'd240: multiple_of = 15'd14272; 8'd241: multiple_of = 15'd14400; 8'd242: multiple_of = 15'd14528; 8'd243: multiple_of = 15'd14656;
        8'd244: multiple_of = 15'd14848; 8'd245: multiple_of = 15'd14976; 8'd246: multiple_of = 15'd15104; 8'd247: multiple_of = 15'd15232;
        8'd248: multiple_of = 15'd15360; 8'd249: multiple_of = 15'd15488; 8'd250: multiple_of = 15'd15616; 8'd251: multiple_of = 15'd15744;
        8'd252: multiple_of = 15'd16000; 8'd253: multiple_of = 15'd16128; 8'd254: multiple_of = 15'd16256; 8'd255: multiple_of = 15'd16384;
        default: multiple_of = 15'd0;
      endcase
    end
  endfunction

  assign multiple_o = multiple_of(active_i, code_i);

  // Contract
  `TEX_IDLE(texel_srgb, active_i, multiple_o)
endmodule
