// SPDX-License-Identifier: Apache-2.0
// A testbench that stores: nine warp instructions, twice (stores of every kind, a query, a gather, or instead of it a
// load or an atomic), and a memory that answers writes after a while. It knows nothing of texlock.
//
// +UNKNOWN=N drives X: 1 wherever nothing depends on it; 2 a data register of one thread, raw; 3 the same, formatted;
// 4 a coordinate; 5 a handle; 6 bresp; 7 bid; 8 bvalid; 9 awready; 10 wready; 11 the level that a query asks for;
// 12 half a texture header; 13 texels, between stores; 14 bits of a byte that two threads store, the lower one X; 15, 16
// texels that loads read, formatted and raw; 17 a coordinate of a load; operands of atomics: 18 of a sum, 19 the second
// of CAS, 20 of SURED, 21 wherever nothing depends on them, 24 the second of CAS where the first differs; old values: 22
// of a sum, 23 of EXCH, two threads on each.
`timescale 1ns/1ps

module tb_stores;
  localparam int COUNT = 18;
  int unknown;
  initial begin
    unknown = 0;
    if ($value$plusargs("UNKNOWN=%d", unknown)) $display("stores: unknown bits, kind %0d", unknown);
  end
  logic clk = 1'b0, rst = 1'b1;
  always #5 clk = !clk;

  function automatic logic [31:0] mix(input logic [31:0] x);
    logic [31:0] a;
    a = (x ^ (x >> 15)) * 32'h2c1b3c6d;
    a = (a ^ (a >> 12)) * 32'h297a2d39;
    mix = a ^ (a >> 15);
  endfunction

  // ---- Instructions ------------------------------------------------------------------------------------------------
  function automatic logic [63:0] atomic(input int n);
    case (unknown)
      19, 24: atomic = 64'hea80001601070408;      // SUATOM.D.2D.CAS.IGN R8, [R4], R16, 0x1
      20: atomic = 64'heb58001600070410;      // SURED.D.2D.ADD.IGN [R4], R16, 0x1
      23: atomic = 64'hea00001701070408;      // SUATOM.D.2D.EXCH.IGN R8, [R4], R16, 0x1
      default: atomic = unknown == 21 && n > 9 ? 64'hea00000601070408  // SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x0: not of UINT
                                               : 64'hea00001601070408; // SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x1
    endcase
  endfunction

  function automatic logic [63:0] word(input int n);
    case (n % 9)
      0: word = 64'heb38001600470408;        // SUST.D.2D.IGN [R4], R8, 0x1
      1: word = 64'heb28000600f70408;        // SUST.P.2D.RGBA.IGN [R4], R8, 0x0
      2: word = 64'heb38001600570408;        // SUST.D.2D.64.IGN [R4], R8, 0x1
      3: word = 64'heb32018600470408;        // SUST.D.2D [R4], R8, R3
      4: word = 64'heb28002600f70408;        // SUST.P.2D.RGBA.IGN [R4], R8, 0x2: a format of one component
      5: word = 64'heb38001600470408;        // two threads to each texel
      6: word = 64'heb3a001000470408;        // SUST.D.1D, of a texture that has two
      7: word = 64'hdf48001780470400;        // TXQ R0, R4, TEX_HEADER_DIMENSION, 0x1, 0xf
      default: word = unknown >= 18 ? atomic(n)
                      : unknown == 16 ? 64'heb18000600570408                         // SULD.D.2D.64.IGN R8, [R4], 0x0
                      : unknown == 15 || unknown == 17 ? 64'heb08000600f70408      // SULD.P.2D.IGN R8, [R4], 0x0
                                                       : 64'hc8380007a0470008;     // TLD4.R R8, R0, 0x0, 2D, 0xf
    endcase
  endfunction

  function automatic logic [1023:0] header(input int n);
    logic [1023:0] b;
    b = '0;
    b[63:0] = word(n);
    b[103:98] = 6'(n);
    b[135:104] = 32'hffff7fff;                                        // active: not thread 15
    if (n % 9 < 7 || unknown >= 18) b[167:136] = 32'h00000200;        // helper: thread 9
    header = b;
  endfunction

  // Four registers of Ra and of Rb of a thread.
  function automatic logic [255:0] registers(input int n, input int lane);
    logic [31:0] a[4], b[4];
    int k;
    k = n % 9;
    for (int i = 0; i < 4; i++) begin
      a[i] = 0;
      b[i] = k == 4 ? mix(n * 997 + lane * 13 + i) % 256 : mix(n * 997 + lane * 13 + i);
    end
    a[0] = k == 5 || (k == 8 && unknown == 23) ? lane / 2 : k == 7 ? lane % 3 : lane;
    a[1] = k == 7 ? 0 : n;
    if (k == 0 && lane == 3) a[0] = 64;                               // beside the texture: dropped
    if (k == 3) a[3] = lane % 2;                                      // the handle
    if (k == 8 && unknown < 15) {a[1], a[0]} = {32'h3f000000, 32'h3e800000 + lane * 32'h8000};
    case (unknown)
      1: begin
        if (k < 3 || k == 5) for (int i = k == 2 ? 2 : 1; i < 4; i++) if (k != 1) b[i] = 'x;
        if (k != 3 && k < 7) {a[3], a[2]} = 'x;
        if (k == 4) {b[3], b[2], b[1]} = 'x;                          // components that the format has not
        if (k == 5 && lane % 2 == 1) b[0] = 'x;                        // the thread below comes first
        if (k == 0 && lane == 3) b[0] = 'x;
        if (k == 6) {b[0], a[1], a[0]} = 'x;
        if (k == 7) {b[3], b[2], b[1], b[0], a[3], a[2], a[1]} = 'x;  // all but the level
        if (lane == 15 || (lane == 9 && k < 7)) for (int i = 0; i < 4; i++) {b[i], a[i]} = 'x;
      end
      2: if (k == 2 && lane == 5) b[1][11:8] = 'x;
      3: if (k == 1 && lane == 6) b[2][31] = 1'bx;
      4: if (k == 0 && lane == 4) a[1][2] = 1'bx;
      5: if (k == 3 && lane == 7) a[3][3] = 1'bx;
      11: if (k == 7 && lane > 15) a[0] = 'x;
      14: if (k == 5 && lane == 10) b[0][31:30] = 'x;
      17: if (k == 8 && lane == 4) a[1][2] = 1'bx;
      18: if (k == 8 && lane == 6) b[0][9] = 1'bx;
      20: if (k == 8 && lane == 31) b[0][9] = 1'bx;                    // the last one waits for its write
      19, 24: if (k == 8) begin
        b[0] = lane == 6 ? 32'(unknown == 24) : lane;                 // memory is zero
        if (lane == 6) b[1][0] = 1'bx;
      end
      21: if (k == 8) begin
        if (lane == 3) a[0] = 64;                                     // beside the texture
        {b[3], b[2], b[1]} = 'x;
        if (lane == 3 || lane == 9 || lane == 15 || n > 9) b[0] = 'x;
      end
      default: ;
    endcase
    registers = {b[3], b[2], b[1], b[0], a[3], a[2], a[1], a[0]};
  endfunction

  function automatic logic [1023:0] quad(input int n, input int q);
    logic [1023:0] b;
    for (int i = 0; i < 4; i++) {b[512 + 128*i +: 128], b[128*i +: 128]} = registers(n, 4 * q + i);
    quad = b;
  endfunction

  // ---- The unit ----------------------------------------------------------------------------------------------------
  logic         issue_valid = 1'b0, issue_ready, result_valid;
  logic [1023:0] issue_beat = '0;
  logic [tex_pkg::RESULT_BITS-1:0] result;
  logic         arvalid, rvalid = 1'b0, rready, ruser = 1'b0, awvalid, awready = 1'b0, wvalid, wready = 1'b0, wlast;
  logic         bvalid = 1'b0, bready;
  logic [3:0]   arid, rid = '0, awid, bid = '0;
  logic [47:0]  araddr, awaddr;
  logic [7:0]   arlen, awlen;
  logic [2:0]   arsize, awsize;
  logic [1:0]   arburst, awburst, bresp = '0, l_bresp, l_rresp;
  logic [255:0] rdata = '0, wdata;
  logic [31:0]  wstrb, l_wdata = '0, l_rdata;
  logic [11:0]  l_awaddr = '0;
  logic         l_valid = 1'b0, l_awready, l_wready, l_bvalid, l_arready, l_rvalid;

  texture_unit dut (
      .clk_i(clk), .rst_i(rst),
      .issue_valid_i(issue_valid), .issue_ready_o(issue_ready), .issue_beat_i(issue_beat),
      .result_valid_o(result_valid), .result_ready_i(1'b1), .result_o(result),
      .m_axi_arid_o(arid), .m_axi_araddr_o(araddr), .m_axi_arlen_o(arlen), .m_axi_arsize_o(arsize),
      .m_axi_arburst_o(arburst), .m_axi_arvalid_o(arvalid), .m_axi_arready_i(1'b1),
      .m_axi_rid_i(rid), .m_axi_rdata_i(rdata), .m_axi_rresp_i(2'd0), .m_axi_ruser_i(ruser),
      .m_axi_rlast_i(1'b1), .m_axi_rvalid_i(rvalid), .m_axi_rready_o(rready),
      .m_axi_awid_o(awid), .m_axi_awaddr_o(awaddr), .m_axi_awlen_o(awlen), .m_axi_awsize_o(awsize),
      .m_axi_awburst_o(awburst), .m_axi_awvalid_o(awvalid), .m_axi_awready_i(awready),
      .m_axi_wdata_o(wdata), .m_axi_wstrb_o(wstrb), .m_axi_wlast_o(wlast), .m_axi_wvalid_o(wvalid),
      .m_axi_wready_i(wready), .m_axi_bid_i(bid), .m_axi_bresp_i(bresp), .m_axi_bvalid_i(bvalid),
      .m_axi_bready_o(bready),
      .s_axil_awaddr_i(l_awaddr), .s_axil_awvalid_i(l_valid), .s_axil_awready_o(l_awready),
      .s_axil_wdata_i(l_wdata), .s_axil_wstrb_i(4'hf), .s_axil_wvalid_i(l_valid), .s_axil_wready_o(l_wready),
      .s_axil_bresp_o(l_bresp), .s_axil_bvalid_o(l_bvalid), .s_axil_bready_i(1'b1),
      .s_axil_araddr_i(12'd0), .s_axil_arvalid_i(1'b0), .s_axil_arready_o(l_arready),
      .s_axil_rdata_o(l_rdata), .s_axil_rresp_o(l_rresp), .s_axil_rvalid_o(l_rvalid), .s_axil_rready_i(1'b1)
  );

  // ---- Memory: three headers, a sampler, handles, noise --------------------------------------------------------------
  function automatic logic [255:0] line(input logic [47:0] address);
    logic [255:0] d;
    for (int i = 0; i < 8; i++) d[32*i +: 32] = mix(address[31:0] + 4 * i);
    case (address)
      48'h1_0000_0000: d = 256'h00000000000000008000003fe080003f00000008004000010040000058d24908; // RGBA8 UNORM
      48'h1_0000_0020: d = 256'h00000000000000008000003fe080003f00000008004000010050000058d24a0f; // R32 UINT
      48'h1_0000_0040: d = 256'h00000000000000008000003fe080003f00000002004000010060000058d24a1d; // R8 UINT
      48'h1_0010_0000: d = 256'h1100000000;
      48'h1_0020_0000: d = {160'd0, 32'd2, 32'd1, 32'd0};
      default: ;
    endcase
    if (unknown == 12 && address == 48'h1_0000_0020) d[127:0] = 'x;
    if ((unknown == 13 || unknown == 15 || unknown == 16) && address[47:16] == 32'h1_0040) for (int i = 0; i < 8; i++) d[32*i +: 8] = 'x;
    if ((unknown == 22 || unknown == 23) && address[47:16] == 32'h1_0050) d[175:168] = 'x;
    if ((unknown == 19 || unknown == 24) && address[47:16] == 32'h1_0050) d = '0;
    line = d;
  endfunction

  logic [31:0] noise = 32'd7;
  logic [51:0] reads[0:255];
  logic [3:0]  writes[0:255];
  logic [7:0]  read_head, read_tail, write_head, write_tail, data_tail; // data_tail: write data taken
  int          number = 0, results = 0;                                 // instructions issued, answered
  always @(posedge clk) begin
    noise = mix(noise + 32'h9e3779b9);
    if (rst) begin
      {read_head, read_tail, write_head, write_tail, data_tail} <= '0;
      {rvalid, bvalid, awready, wready} <= '0;
    end else begin
      if (arvalid) begin
        reads[read_tail] <= {arid, araddr};
        read_tail <= read_tail + 8'd1;
      end
      if (awvalid && awready) begin
        writes[write_tail] <= awid;
        write_tail <= write_tail + 8'd1;
      end
      if (wvalid && wready) data_tail <= data_tail + 8'd1;
      if (!rvalid || rready) begin
        rvalid <= 1'b0;
        if (read_head != read_tail && noise[1:0] != 0) begin
          rvalid <= 1'b1;
          rid <= reads[read_head][51:48];
          rdata <= line(reads[read_head][47:0]);
          read_head <= read_head + 8'd1;
        end
      end
      awready <= unknown == 9 && number == 3 ? 1'bx : noise[2];
      wready <= unknown == 10 && number == 3 ? 1'bx : noise[3];
      if (!bvalid || bready) begin
        bvalid <= unknown == 8 && number == 3 ? 1'bx : 1'b0;
        if (write_head != write_tail && write_head != data_tail && noise[4]) begin
          bvalid <= 1'b1;
          bid <= writes[write_head] ^ (unknown == 7 && number > 2 ? 4'b000x : 4'd0);
          bresp <= unknown == 6 && number > 2 ? 2'b0x : 2'b00;
          write_head <= write_head + 8'd1;
        end
      end
    end
  end

  // ---- Registers, then instructions ----------------------------------------------------------------------------------
  function automatic logic [43:0] setup(input int i);
    case (i)
      0: setup = {12'h014, 32'd1};
      1: setup = {12'h018, 32'd2};
      2: setup = {12'h020, 32'h0010_0000};
      3: setup = {12'h024, 32'd1};
      4: setup = {12'h028, 32'd0};
      5: setup = {12'h100, 32'h0020_0000};
      default: setup = {12'h104, 32'd1};
    endcase
  endfunction

  always @(posedge clk) if (!rst && result_valid && result[47]) results <= results + 1;
  initial begin
    repeat (6) @(posedge clk);
    rst <= 1'b0;
    for (int i = 0; i < 7; i++) begin
      {l_awaddr, l_wdata} <= setup(i);
      l_valid <= 1'b1;
      do @(posedge clk); while (!l_awready);
      l_valid <= 1'b0;
      do @(posedge clk); while (!l_bvalid);
    end
    for (int n = 0; n < COUNT; n++) begin
      number = n;
      for (int k = 0; k < 9; k++) begin
        issue_beat <= k == 0 ? header(n) : quad(n, k - 1);
        issue_valid <= 1'b1;
        do @(posedge clk); while (!issue_ready);
        issue_valid <= 1'b0;
      end
    end
    wait (results == COUNT);
    repeat (50) @(posedge clk);
    $display("bench: done");
    $finish;
  end
endmodule
