// SPDX-License-Identifier: Apache-2.0
// Function: Gives 1024 / 2^(F / 256), cut, by a table of all F. The two more bits of PD-136 change nothing that is
//   rounded from it.
// Rules: PD-136, PD-136a, PD-136b.
// Model twin: cmodel/function/log8.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_power (
    input  logic        active_i, // 0: power_o is 0, and nothing is computed
    input  logic [7:0]  part_i,   // F: of an octave, in 1/256
    output logic [10:0] power_o   // 1024 .. 513
);
  function automatic logic [10:0] power(input logic [7:0] part);
    case (part)
      8'd0: power = 11'd1024; 8'd1: power = 11'd1021; 8'd2: power = 11'd1018; 8'd3: power = 11'd1015;
      8'd4: power = 11'd1012; 8'd5: power = 11'd1010; 8'd6: power = 11'd1007; 8'd7: power = 11'd1004;
      8'd8: power = 11'd1002; 8'd9: power = 11'd999; 8'd10: power = 11'd996; 8'd11: power = 11'd993;
      8'd12: power = 11'd991; 8'd13: power = 11'd988; 8'd14: power = 11'd985; 8'd15: power = 11'd983;
      8'd16: power = 11'd980; 8'd17: power = 11'd977; 8'd18: power = 11'd975; 8'd19: power = 11'd972;
      8'd20: power = 11'd970; 8'd21: power = 11'd967; 8'd22: power = 11'd964; 8'd23: power = 11'd962;
      8'd24: power = 11'd959; 8'd25: power = 11'd956; 8'd26: power = 11'd954; 8'd27: power = 11'd951;
      8'd28: power = 11'd949; 8'd29: power = 11'd946; 8'd30: power = 11'd944; 8'd31: power = 11'd941;
      8'd32: power = 11'd939; 8'd33: power = 11'd936; 8'd34: power = 11'd933; 8'd35: power = 11'd931;
      8'd36: power = 11'd928; 8'd37: power = 11'd926; 8'd38: power = 11'd923; 8'd39: power = 11'd921;
      8'd40: power = 11'd918; 8'd41: power = 11'd916; 8'd42: power = 11'd913; 8'd43: power = 11'd911;
      8'd44: power = 11'd908; 8'd45: power = 11'd906; 8'd46: power = 11'd904; 8'd47: power = 11'd901;
      8'd48: power = 11'd899; 8'd49: power = 11'd896; 8'd50: power = 11'd894; 8'd51: power = 11'd891;
      8'd52: power = 11'd889; 8'd53: power = 11'd887; 8'd54: power = 11'd884; 8'd55: power = 11'd882;
      8'd56: power = 11'd879; 8'd57: power = 11'd877; 8'd58: power = 11'd875; 8'd59: power = 11'd872;
      8'd60: power = 11'd870; 8'd61: power = 11'd868; 8'd62: power = 11'd865; 8'd63: power = 11'd863;
      8'd64: power = 11'd861; 8'd65: power = 11'd858; 8'd66: power = 11'd856; 8'd67: power = 11'd854;
      8'd68: power = 11'd851; 8'd69: power = 11'd849; 8'd70: power = 11'd847; 8'd71: power = 11'd844;
      8'd72: power = 11'd842; 8'd73: power = 11'd840; 8'd74: power = 11'd838; 8'd75: power = 11'd835;
      8'd76: power = 11'd833; 8'd77: power = 11'd831; 8'd78: power = 11'd829; 8'd79: power = 11'd826;
      8'd80: power = 11'd824; 8'd81: power = 11'd822; 8'd82: power = 11'd820; 8'd83: power = 11'd817;
      8'd84: power = 11'd815; 8'd85: power = 11'd813; 8'd86: power = 11'd811; 8'd87: power = 11'd809;
      8'd88: power = 11'd806; 8'd89: power = 11'd804; 8'd90: power = 11'd802; 8'd91: power = 11'd800;
      8'd92: power = 11'd798; 8'd93: power = 11'd796; 8'd94: power = 11'd793; 8'd95: power = 11'd791;
      8'd96: power = 11'd789; 8'd97: power = 11'd787; 8'd98: power = 11'd785; 8'd99: power = 11'd783;
      8'd100: power = 11'd781; 8'd101: power = 11'd778; 8'd102: power = 11'd776; 8'd103: power = 11'd774;
      8'd104: power = 11'd772; 8'd105: power = 11'd770; 8'd106: power = 11'd768; 8'd107: power = 11'd766;
      8'd108: power = 11'd764; 8'd109: power = 11'd762; 8'd110: power = 11'd760; 8'd111: power = 11'd758;
      8'd112: power = 11'd756; 8'd113: power = 11'd754; 8'd114: power = 11'd752; 8'd115: power = 11'd750;
      8'd116: power = 11'd747; 8'd117: power = 11'd745; 8'd118: power = 11'd743; 8'd119: power = 11'd741;
      8'd120: power = 11'd739; 8'd121: power = 11'd737; 8'd122: power = 11'd735; 8'd123: power = 11'd733;
      8'd124: power = 11'd731; 8'd125: power = 11'd729; 8'd126: power = 11'd728; 8'd127: power = 11'd726;
      8'd128: power = 11'd724; 8'd129: power = 11'd722; 8'd130: power = 11'd720; 8'd131: power = 11'd718;
      8'd132: power = 11'd716; 8'd133: power = 11'd714; 8'd134: power = 11'd712; 8'd135: power = 11'd710;
      8'd136: power = 11'd708; 8'd137: power = 11'd706; 8'd138: power = 11'd704; 8'd139: power = 11'd702;
      8'd140: power = 11'd700; 8'd141: power = 11'd699; 8'd142: power = 11'd697; 8'd143: power = 11'd695;
      8'd144: power = 11'd693; 8'd145: power = 11'd691; 8'd146: power = 11'd689; 8'd147: power = 11'd687;
      8'd148: power = 11'd685; 8'd149: power = 11'd684; 8'd150: power = 11'd682; 8'd151: power = 11'd680;
      8'd152: power = 11'd678; 8'd153: power = 11'd676; 8'd154: power = 11'd674; 8'd155: power = 11'd673;
      8'd156: power = 11'd671; 8'd157: power = 11'd669; 8'd158: power = 11'd667; 8'd159: power = 11'd665;
      8'd160: power = 11'd663; 8'd161: power = 11'd662; 8'd162: power = 11'd660; 8'd163: power = 11'd658;
      8'd164: power = 11'd656; 8'd165: power = 11'd655; 8'd166: power = 11'd653; 8'd167: power = 11'd651;
      8'd168: power = 11'd649; 8'd169: power = 11'd647; 8'd170: power = 11'd646; 8'd171: power = 11'd644;
      8'd172: power = 11'd642; 8'd173: power = 11'd641; 8'd174: power = 11'd639; 8'd175: power = 11'd637;
      8'd176: power = 11'd635; 8'd177: power = 11'd634; 8'd178: power = 11'd632; 8'd179: power = 11'd630;
      8'd180: power = 11'd628; 8'd181: power = 11'd627; 8'd182: power = 11'd625; 8'd183: power = 11'd623;
      8'd184: power = 11'd622; 8'd185: power = 11'd620; 8'd186: power = 11'd618; 8'd187: power = 11'd617;
      8'd188: power = 11'd615; 8'd189: power = 11'd613; 8'd190: power = 11'd612; 8'd191: power = 11'd610;
      8'd192: power = 11'd608; 8'd193: power = 11'd607; 8'd194: power = 11'd605; 8'd195: power = 11'd603;
      8'd196: power = 11'd602; 8'd197: power = 11'd600; 8'd198: power = 11'd599; 8'd199: power = 11'd597;
      8'd200: power = 11'd595; 8'd201: power = 11'd594; 8'd202: power = 11'd592; 8'd203: power = 11'd591;
      8'd204: power = 11'd589; 8'd205: power = 11'd587; 8'd206: power = 11'd586; 8'd207: power = 11'd584;
      8'd208: power = 11'd583; 8'd209: power = 11'd581; 8'd210: power = 11'd579; 8'd211: power = 11'd578;
      8'd212: power = 11'd576; 8'd213: power = 11'd575; 8'd214: power = 11'd573; 8'd215: power = 11'd572;
      8'd216: power = 11'd570; 8'd217: power = 11'd569; 8'd218: power = 11'd567; 8'd219: power = 11'd565;
      8'd220: power = 11'd564; 8'd221: power = 11'd562; 8'd222: power = 11'd561; 8'd223: power = 11'd559;
      8'd224: power = 11'd558; 8'd225: power = 11'd556; 8'd226: power = 11'd555; 8'd227: power = 11'd553;
      8'd228: power = 11'd552; 8'd229: power = 11'd550; 8'd230: power = 11'd549; 8'd231: power = 11'd547;
      8'd232: power = 11'd546; 8'd233: power = 11'd544; 8'd234: power = 11'd543; 8'd235: power = 11'd541;
      8'd236: power = 11'd540; 8'd237: power = 11'd539; 8'd238: power = 11'd537; 8'd239: power = 11'd536;
      8'd240: power = 11'd534; 8'd241: power = 11'd533; 8'd242: power = 11'd531; 8'd243: power = 11'd530;
      8'd244: power = 11'd528; 8'd245: power = 11'd527; 8'd246: power = 11'd526; 8'd247: power = 11'd524;
      8'd248: power = 11'd523; 8'd249: power = 11'd521; 8'd250: power = 11'd520; 8'd251: power = 11'd518;
      8'd252: power = 11'd517; 8'd253: power = 11'd516; 8'd254: power = 11'd514; default: power = 11'd513;
    endcase
  endfunction

  function automatic logic [10:0] power_if(input logic active, input logic [7:0] part);
    power_if = 11'd0;
    if (active) power_if = power(part);
  endfunction
  assign power_o = power_if(active_i, part_i);

  // Contract
  `TEX_IDLE(lod_power, active_i, power_o)
endmodule
