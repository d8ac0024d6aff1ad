// SPDX-License-Identifier: Apache-2.0
// Function: Gives 4096 / 2^(F / 256), cut, by a table of all F.
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
    output logic [12:0] power_o   // 4096 .. 2053
);
  function automatic logic [12:0] power(input logic [7:0] part);
    case (part)
      8'd0: power = 13'd4096; 8'd1: power = 13'd4084; 8'd2: power = 13'd4073; 8'd3: power = 13'd4062;
      8'd4: power = 13'd4051; 8'd5: power = 13'd4040; 8'd6: power = 13'd4029; 8'd7: power = 13'd4019;
      8'd8: power = 13'd4008; 8'd9: power = 13'd3997; 8'd10: power = 13'd3986; 8'd11: power = 13'd3975;
      8'd12: power = 13'd3965; 8'd13: power = 13'd3954; 8'd14: power = 13'd3943; 8'd15: power = 13'd3932;
      8'd16: power = 13'd3922; 8'd17: power = 13'd3911; 8'd18: power = 13'd3901; 8'd19: power = 13'd3890;
      8'd20: power = 13'd3880; 8'd21: power = 13'd3869; 8'd22: power = 13'd3859; 8'd23: power = 13'd3848;
      8'd24: power = 13'd3838; 8'd25: power = 13'd3827; 8'd26: power = 13'd3817; 8'd27: power = 13'd3807;
      8'd28: power = 13'd3796; 8'd29: power = 13'd3786; 8'd30: power = 13'd3776; 8'd31: power = 13'd3766;
      8'd32: power = 13'd3756; 8'd33: power = 13'd3745; 8'd34: power = 13'd3735; 8'd35: power = 13'd3725;
      8'd36: power = 13'd3715; 8'd37: power = 13'd3705; 8'd38: power = 13'd3695; 8'd39: power = 13'd3685;
      8'd40: power = 13'd3675; 8'd41: power = 13'd3665; 8'd42: power = 13'd3655; 8'd43: power = 13'd3645;
      8'd44: power = 13'd3635; 8'd45: power = 13'd3626; 8'd46: power = 13'd3616; 8'd47: power = 13'd3606;
      8'd48: power = 13'd3596; 8'd49: power = 13'd3587; 8'd50: power = 13'd3577; 8'd51: power = 13'd3567;
      8'd52: power = 13'd3558; 8'd53: power = 13'd3548; 8'd54: power = 13'd3538; 8'd55: power = 13'd3529;
      8'd56: power = 13'd3519; 8'd57: power = 13'd3510; 8'd58: power = 13'd3500; 8'd59: power = 13'd3491;
      8'd60: power = 13'd3481; 8'd61: power = 13'd3472; 8'd62: power = 13'd3463; 8'd63: power = 13'd3453;
      8'd64: power = 13'd3444; 8'd65: power = 13'd3434; 8'd66: power = 13'd3425; 8'd67: power = 13'd3416;
      8'd68: power = 13'd3407; 8'd69: power = 13'd3397; 8'd70: power = 13'd3388; 8'd71: power = 13'd3379;
      8'd72: power = 13'd3370; 8'd73: power = 13'd3361; 8'd74: power = 13'd3352; 8'd75: power = 13'd3343;
      8'd76: power = 13'd3334; 8'd77: power = 13'd3325; 8'd78: power = 13'd3316; 8'd79: power = 13'd3307;
      8'd80: power = 13'd3298; 8'd81: power = 13'd3289; 8'd82: power = 13'd3280; 8'd83: power = 13'd3271;
      8'd84: power = 13'd3262; 8'd85: power = 13'd3253; 8'd86: power = 13'd3245; 8'd87: power = 13'd3236;
      8'd88: power = 13'd3227; 8'd89: power = 13'd3218; 8'd90: power = 13'd3210; 8'd91: power = 13'd3201;
      8'd92: power = 13'd3192; 8'd93: power = 13'd3184; 8'd94: power = 13'd3175; 8'd95: power = 13'd3167;
      8'd96: power = 13'd3158; 8'd97: power = 13'd3149; 8'd98: power = 13'd3141; 8'd99: power = 13'd3132;
      8'd100: power = 13'd3124; 8'd101: power = 13'd3115; 8'd102: power = 13'd3107; 8'd103: power = 13'd3099;
      8'd104: power = 13'd3090; 8'd105: power = 13'd3082; 8'd106: power = 13'd3074; 8'd107: power = 13'd3065;
      8'd108: power = 13'd3057; 8'd109: power = 13'd3049; 8'd110: power = 13'd3040; 8'd111: power = 13'd3032;
      8'd112: power = 13'd3024; 8'd113: power = 13'd3016; 8'd114: power = 13'd3008; 8'd115: power = 13'd3000;
      8'd116: power = 13'd2991; 8'd117: power = 13'd2983; 8'd118: power = 13'd2975; 8'd119: power = 13'd2967;
      8'd120: power = 13'd2959; 8'd121: power = 13'd2951; 8'd122: power = 13'd2943; 8'd123: power = 13'd2935;
      8'd124: power = 13'd2927; 8'd125: power = 13'd2919; 8'd126: power = 13'd2912; 8'd127: power = 13'd2904;
      8'd128: power = 13'd2896; 8'd129: power = 13'd2888; 8'd130: power = 13'd2880; 8'd131: power = 13'd2872;
      8'd132: power = 13'd2865; 8'd133: power = 13'd2857; 8'd134: power = 13'd2849; 8'd135: power = 13'd2841;
      8'd136: power = 13'd2834; 8'd137: power = 13'd2826; 8'd138: power = 13'd2818; 8'd139: power = 13'd2811;
      8'd140: power = 13'd2803; 8'd141: power = 13'd2796; 8'd142: power = 13'd2788; 8'd143: power = 13'd2781;
      8'd144: power = 13'd2773; 8'd145: power = 13'd2766; 8'd146: power = 13'd2758; 8'd147: power = 13'd2751;
      8'd148: power = 13'd2743; 8'd149: power = 13'd2736; 8'd150: power = 13'd2728; 8'd151: power = 13'd2721;
      8'd152: power = 13'd2714; 8'd153: power = 13'd2706; 8'd154: power = 13'd2699; 8'd155: power = 13'd2692;
      8'd156: power = 13'd2684; 8'd157: power = 13'd2677; 8'd158: power = 13'd2670; 8'd159: power = 13'd2663;
      8'd160: power = 13'd2655; 8'd161: power = 13'd2648; 8'd162: power = 13'd2641; 8'd163: power = 13'd2634;
      8'd164: power = 13'd2627; 8'd165: power = 13'd2620; 8'd166: power = 13'd2613; 8'd167: power = 13'd2606;
      8'd168: power = 13'd2599; 8'd169: power = 13'd2591; 8'd170: power = 13'd2584; 8'd171: power = 13'd2577;
      8'd172: power = 13'd2571; 8'd173: power = 13'd2564; 8'd174: power = 13'd2557; 8'd175: power = 13'd2550;
      8'd176: power = 13'd2543; 8'd177: power = 13'd2536; 8'd178: power = 13'd2529; 8'd179: power = 13'd2522;
      8'd180: power = 13'd2515; 8'd181: power = 13'd2509; 8'd182: power = 13'd2502; 8'd183: power = 13'd2495;
      8'd184: power = 13'd2488; 8'd185: power = 13'd2482; 8'd186: power = 13'd2475; 8'd187: power = 13'd2468;
      8'd188: power = 13'd2462; 8'd189: power = 13'd2455; 8'd190: power = 13'd2448; 8'd191: power = 13'd2442;
      8'd192: power = 13'd2435; 8'd193: power = 13'd2428; 8'd194: power = 13'd2422; 8'd195: power = 13'd2415;
      8'd196: power = 13'd2409; 8'd197: power = 13'd2402; 8'd198: power = 13'd2396; 8'd199: power = 13'd2389;
      8'd200: power = 13'd2383; 8'd201: power = 13'd2376; 8'd202: power = 13'd2370; 8'd203: power = 13'd2364;
      8'd204: power = 13'd2357; 8'd205: power = 13'd2351; 8'd206: power = 13'd2344; 8'd207: power = 13'd2338;
      8'd208: power = 13'd2332; 8'd209: power = 13'd2325; 8'd210: power = 13'd2319; 8'd211: power = 13'd2313;
      8'd212: power = 13'd2307; 8'd213: power = 13'd2300; 8'd214: power = 13'd2294; 8'd215: power = 13'd2288;
      8'd216: power = 13'd2282; 8'd217: power = 13'd2276; 8'd218: power = 13'd2269; 8'd219: power = 13'd2263;
      8'd220: power = 13'd2257; 8'd221: power = 13'd2251; 8'd222: power = 13'd2245; 8'd223: power = 13'd2239;
      8'd224: power = 13'd2233; 8'd225: power = 13'd2227; 8'd226: power = 13'd2221; 8'd227: power = 13'd2215;
      8'd228: power = 13'd2209; 8'd229: power = 13'd2203; 8'd230: power = 13'd2197; 8'd231: power = 13'd2191;
      8'd232: power = 13'd2185; 8'd233: power = 13'd2179; 8'd234: power = 13'd2173; 8'd235: power = 13'd2167;
      8'd236: power = 13'd2161; 8'd237: power = 13'd2156; 8'd238: power = 13'd2150; 8'd239: power = 13'd2144;
      8'd240: power = 13'd2138; 8'd241: power = 13'd2132; 8'd242: power = 13'd2127; 8'd243: power = 13'd2121;
      8'd244: power = 13'd2115; 8'd245: power = 13'd2109; 8'd246: power = 13'd2104; 8'd247: power = 13'd2098;
      8'd248: power = 13'd2092; 8'd249: power = 13'd2087; 8'd250: power = 13'd2081; 8'd251: power = 13'd2075;
      8'd252: power = 13'd2070; 8'd253: power = 13'd2064; 8'd254: power = 13'd2059; default: power = 13'd2053;
    endcase
  endfunction

  function automatic logic [12:0] power_if(input logic active, input logic [7:0] part);
    power_if = 13'd0;
    if (active) power_if = power(part);
  endfunction
  assign power_o = power_if(active_i, part_i);

  // Contract
  `TEX_IDLE(lod_power, active_i, power_o)
endmodule
