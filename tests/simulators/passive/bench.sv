// SPDX-License-Identifier: Apache-2.0
// A testbench as any team may have one: plain SystemVerilog, with nothing of texlock in it. It sets the unit up, issues
// warp instructions, plays the memory, and takes results with gaps everywhere.
//
// STYLE is when inputs change: 0 with the rising edge, 1 some time after it, 2 with the falling edge, 3 after that.
`timescale 1ns/1ps

module bench #(
    parameter int SEED = 1,
    parameter int COUNT = 40,
    parameter int STYLE = 0,
    parameter int RESETS = 1,
    parameter int CUT = 0,  // 1: the next reset does not wait for the answers
    parameter int L1_SETS = tex_pkg::L1_SETS,
    parameter int TEX_BC = tex_pkg::BC,
    // 1: registers that no instruction reads are X; 2: a ready is X for one cycle; 3: X in reset. Memory that was never
    // written, 4: bytes of texel lines; 5: the same, and ruser; 6: what no instruction needs of descriptors and handle
    // lines; 7: half a texture header; 8: half a sampler; 9: the line of handles that is used; 10: a border colour.
    // 11: masks that no instruction uses; 12: warp; 13: coordinates of one thread; 14: an offset; 15: rresp; 16: a pool.
    // The plusarg +UNKNOWN=N does the same, and so do +RESETS, +CUT and +BREAK; +WORD0=HEX is the first word of the second
    // header.
    parameter int UNKNOWN = 0,
    // 1: stores, queries, loads, fetches and gathers mixed on one surface, in a memory that takes writes. +STORES=N does the same.
    parameter int STORES = 0,
    // 1: RLAST is never set; 2: the valid of an instruction beat is withdrawn while it waits; 3: rst_i is X for a cycle
    // in operation.
    parameter int BREAK = 0
    // +CLOCK=N, once, at rising edge +CLOCK_AT=N (60): 1: 0, X, 1; 2: 0, Z, 1; 3: 1, X, 1; 4: 0, X, 0 in no time; 5: two
    // edges in no time; 6: an edge that lasts no time. +CLOCK_UNIT=N: where SEED is N.
) (
    output logic done
);

  int unknown, stores, seed, instructions, resets, cut, breaks;
  logic [31:0] word0;  // format, data types, sources
  // A stream of random words for each process.
  logic [31:0] mem_word, result_word, issue_word, write_word;
  initial begin
    unknown = UNKNOWN;
    stores = STORES;
    seed = SEED;
    if ($value$plusargs("SEED=%d", seed)) $display("bench: seed %0d", seed);
    resets = RESETS;
    if ($value$plusargs("RESETS=%d", resets)) $display("bench: resets %0d", resets);
    cut = CUT;
    if ($value$plusargs("CUT=%d", cut)) $display("bench: cut %0d", cut);
    breaks = BREAK;
    if ($value$plusargs("BREAK=%d", breaks)) $display("bench: break %0d", breaks);
    instructions = COUNT;
    if ($value$plusargs("COUNT=%d", instructions)) $display("bench: instructions %0d", instructions);
    mem_word = 32'(seed);
    result_word = 32'(seed + 1000);
    issue_word = 32'(seed + 2000);
    write_word = 32'(seed + 3000);
    if ($value$plusargs("STORES=%d", stores)) $display("bench: stores, kind %0d", stores);
    word0 = 32'h58d7ff8f;
    if ($value$plusargs("WORD0=%h", word0)) $display("bench: format word %h", word0);
    if ($value$plusargs("UNKNOWN=%d", unknown)) $display("bench: unknown bits, kind %0d", unknown);
  end
  logic clk = 1'b0;
`ifdef VERILATOR  // has no X, and no delay of no time
  always #5 clk = !clk;
`else
  int clock = 0, clock_at = 60, clock_unit = SEED, rises = 0;
  initial begin
    if ($value$plusargs("CLOCK=%d", clock)) $display("bench: clock, kind %0d", clock);
    if ($value$plusargs("CLOCK_AT=%d", clock_at)) $display("bench: at edge %0d", clock_at);
    if ($value$plusargs("CLOCK_UNIT=%d", clock_unit)) $display("bench: where SEED is %0d", clock_unit);
    if (clock_unit != SEED) clock = 0;
  end
  always begin
    #5;
    if (!clk) rises = rises + 1;
    if (clock != 0 && rises == clock_at) odd_clock;
    else clk = !clk;
  end
  task odd_clock;
    if (!clk)
      case (clock)
        1: begin clk = 1'bx; #1 clk = 1'b1; end
        2: begin clk = 1'bz; #1 clk = 1'b1; end
        4: begin clk = 1'bx; #0 clk = 1'b0; #1 clk = 1'b1; end
        5: begin clk = 1'b1; #0 clk = 1'b0; #0 clk = 1'b1; end
        6: begin clk = 1'b1; #0 clk = 1'b0; #1 clk = 1'b1; end
        default: clk = 1'b1;
      endcase
    else begin
      if (clock == 3) begin clk = 1'bx; #1 clk = 1'b1; #1; end
      clk = 1'b0;
    end
  endtask
`endif

  // What the testbench drives, as one vector, so that STYLE delays all of it alike.
  logic         rst, issue_valid, result_ready, arready, rvalid, awvalid, wvalid, bready, arvalid, rready;
  logic [1023:0] issue_beat;
  logic [3:0]   rid;
  logic [255:0] rdata;
  logic [1:0]   rresp;
  logic         ruser;
  logic         m_awready, m_wready, m_bvalid; // of the memory
  logic [3:0]   m_bid;
  logic [1:0]   m_bresp;
  logic [11:0]  awaddr, araddr;
  logic [31:0]  wdata;
  localparam int LAST_AT = 47;  // of tex_result_t
  localparam int W = 10 + 1024 + 4 + 256 + 2 + 1 + 9 + 12 + 12 + 32;
  logic [W-1:0] now, pins;
  assign now = {rst, issue_valid, result_ready, arready, rvalid, awvalid, wvalid, bready, arvalid, rready, issue_beat,
                rid, rdata, rresp, ruser, m_awready, m_wready, m_bvalid, m_bid, m_bresp, awaddr, araddr, wdata};
  generate
    if (STYLE == 0) begin : g_edge
      assign pins = now;
    end else if (STYLE == 1) begin : g_after
      assign #2 pins = now;
    end else if (STYLE == 2) begin : g_fall
      always @(negedge clk) pins <= now;
    end else begin : g_late
      assign #8 pins = now;
    end
  endgenerate

  logic         p_rst, p_issue_valid, p_result_ready, p_arready, p_rvalid, p_awvalid, p_wvalid, p_bready, p_arvalid;
  logic         p_rready, p_ruser, pm_awready, pm_wready, pm_bvalid;
  logic [3:0]   pm_bid;
  logic [1:0]   pm_bresp;
  logic [1023:0] p_issue_beat;
  logic [3:0]   p_rid;
  logic [255:0] p_rdata;
  logic [1:0]   p_rresp;
  logic [11:0]  p_awaddr, p_araddr;
  logic [31:0]  p_wdata;
  assign {p_rst, p_issue_valid, p_result_ready, p_arready, p_rvalid, p_awvalid, p_wvalid, p_bready, p_arvalid, p_rready,
          p_issue_beat, p_rid, p_rdata, p_rresp, p_ruser, pm_awready, pm_wready, pm_bvalid, pm_bid, pm_bresp, p_awaddr,
          p_araddr, p_wdata} = pins;

  logic         issue_ready, result_valid, d_arvalid, d_rready, awready, wready, bvalid, d_arready, d_rvalid;
  logic [tex_pkg::RESULT_BITS-1:0] result;
  logic [3:0]   arid;
  logic [47:0]  d_araddr;
  logic [7:0]   arlen;
  logic [2:0]   arsize;
  logic [1:0]   arburst, bresp, l_rresp;
  logic [31:0]  l_rdata;

  logic         d_awvalid, d_wvalid, d_wlast, d_bready;
  logic [3:0]   awid;
  logic [47:0]  d_awaddr;
  logic [7:0]   awlen;
  logic [2:0]   awsize;
  logic [1:0]   awburst;
  logic [255:0] d_wdata;
  logic [31:0]  d_wstrb;

  texture_unit #(.L1_SETS(L1_SETS), .TEX_BC(TEX_BC)) dut (
      .clk_i(clk), .rst_i(p_rst),
      .issue_valid_i(p_issue_valid), .issue_ready_o(issue_ready), .issue_beat_i(p_issue_beat),
      .result_valid_o(result_valid), .result_ready_i(p_result_ready), .result_o(result),
      .m_axi_arid_o(arid), .m_axi_araddr_o(d_araddr), .m_axi_arlen_o(arlen), .m_axi_arsize_o(arsize),
      .m_axi_arburst_o(arburst), .m_axi_arvalid_o(d_arvalid), .m_axi_arready_i(p_arready),
      .m_axi_rid_i(p_rid), .m_axi_rdata_i(p_rdata), .m_axi_rresp_i(p_rresp), .m_axi_ruser_i(p_ruser),
      .m_axi_rlast_i(breaks != 1), .m_axi_rvalid_i(p_rvalid), .m_axi_rready_o(d_rready),
      .m_axi_awid_o(awid), .m_axi_awaddr_o(d_awaddr), .m_axi_awlen_o(awlen), .m_axi_awsize_o(awsize),
      .m_axi_awburst_o(awburst), .m_axi_awvalid_o(d_awvalid), .m_axi_awready_i(pm_awready),
      .m_axi_wdata_o(d_wdata), .m_axi_wstrb_o(d_wstrb), .m_axi_wlast_o(d_wlast), .m_axi_wvalid_o(d_wvalid),
      .m_axi_wready_i(pm_wready), .m_axi_bid_i(pm_bid), .m_axi_bresp_i(pm_bresp), .m_axi_bvalid_i(pm_bvalid),
      .m_axi_bready_o(d_bready),
      .s_axil_awaddr_i(p_awaddr), .s_axil_awvalid_i(p_awvalid), .s_axil_awready_o(awready),
      .s_axil_wdata_i(p_wdata), .s_axil_wstrb_i(4'hf), .s_axil_wvalid_i(p_wvalid), .s_axil_wready_o(wready),
      .s_axil_bresp_o(bresp), .s_axil_bvalid_o(bvalid), .s_axil_bready_i(p_bready),
      .s_axil_araddr_i(p_araddr), .s_axil_arvalid_i(p_arvalid), .s_axil_arready_o(d_arready),
      .s_axil_rdata_o(l_rdata), .s_axil_rresp_o(l_rresp), .s_axil_rvalid_o(d_rvalid), .s_axil_rready_i(p_rready)
  );

  function automatic logic [31:0] mix(input logic [31:0] x);
    logic [31:0] a;
    a = (x ^ (x >> 15)) * 32'h2c1b3c6d;
    a = (a ^ (a >> 12)) * 32'h297a2d39;
    mix = a ^ (a >> 15);
  endfunction

  // Two texture headers, two samplers, a bank of handles; all else is noise.
  function automatic logic [255:0] line(input logic [47:0] address);
    logic [255:0] data;
    for (int i = 0; i < 8; i++) data[32*i +: 32] = mix(address[31:0] + 4 * i);
    if (address == 48'h1_0000_0000)
      data = 256'h00000000000000008000003fe080003f00000008006000001000000058d24908;
    if (address == 48'h1_0000_0020)
      data = {224'h000000000000000080000024e08000630000000d0040000020000000, word0};
    if (address == 48'h1_0010_0000)
      data = 256'h0000000000000000000000000000000000000000000000000000005100000008;
    if (address == 48'h1_0010_0020)
      data = 256'hc000000040000000bf0000003f00000000000000000000000000005100000013;
    if (address[47:12] == 36'h1_0020_0) data = 256'h0;
    if (stores != 0 && address == 48'h1_0020_0000) data[95:64] = 32'd2;
    if (stores != 0 && address == 48'h1_0000_0040)  // 64 x 8 words, rows of 256 bytes, from 2_0000_0000 on
      data = 256'h0000000000000000_80000007e080003f_0000000800400002_0000000058d4920f;
    line = data;
  endfunction

  // What the memory knows of a line: what nobody wrote is X.
  function automatic logic [255:0] stored(input logic [47:0] address);
    logic [255:0] data;
    logic texels;
    data = line(address);
    texels = address[47:12] != 36'h1_0000_0 && address[47:12] != 36'h1_0010_0 && address[47:12] != 36'h1_0020_0;
    if ((unknown == 4 || unknown == 5) && texels && address[5])
      for (int i = 0; i < 32; i++) if (mix(address[31:0] + i) % 3 == 0) data[8*i +: 8] = 'x;
    if (unknown == 6 || unknown == 10) begin
      if (address[47:12] == 36'h1_0000_0) {data[255:248], data[223:192], data[189:176]} = 'x;  // depth; no fields
      if (address[47:12] == 36'h1_0010_0) data[95:64] = 'x;    // level of detail: a gather has none
      if (address[47:12] == 36'h1_0020_0 && address[11:5] == 7'd0) data[127:0] = 'x;
    end
    if (unknown == 7 && address == 48'h1_0000_0020) data[127:0] = 'x;
    if (unknown == 8 && address == 48'h1_0010_0020) data[127:0] = 'x;
    if (unknown == 9 && address[47:12] == 36'h1_0020_0) data[31:0] = 'x;
    if (unknown == 9 && address[47:12] == 36'h1_0020_0) data[255:160] = 'x;
    if (unknown == 10 && address[47:12] == 36'h1_0010_0) data[159:128] = 'x;
    if (on_surface(address)) data = surface[address[10:5]];
    stored = data;
  endfunction

  // The surface is the memory that takes writes; its last line takes none.
  logic [255:0] surface[0:63];
  function automatic logic on_surface(input logic [47:0] address);
    on_surface = stores != 0 && address[47:11] == 37'(48'h2_0000_0000 >> 11);
  endfunction
  initial for (int i = 0; i < 64; i++) surface[i] = {8{mix(i)}};

  // Writes: address and data are taken by themselves and answered after a while, in order for each identifier only.
  // What was answered is what a later read finds.
  logic [51:0]  w_address[0:63];
  logic [287:0] w_data[0:63];
  logic [63:0]  w_done;
  logic [5:0]   w_out, w_asked, w_sent, at, k;
  logic [3:0]   found_id;
  logic         found;
  // The oldest write of some identifier that is complete.
  always @* begin
    found = 1'b0;
    found_id = 4'd0;
    at = w_out;
    for (int i = 0; i < 64; i++) begin
      k = w_out + 6'(i);
      if (!found && 6'(i) < 6'(w_asked - w_out) && 6'(i) < 6'(w_sent - w_out) && !w_done[k]
          && w_address[k][49:48] == write_word[11:10]) begin
        found = 1'b1;
        found_id = w_address[k][51:48];
        at = k;
      end
    end
  end
  always @(posedge clk) begin
    write_word = mix(write_word + 32'h9e3779b9);
    m_awready <= write_word[1:0] != 0;
    m_wready <= write_word[4:2] > 3'd2;
    if (p_rst) begin
      {m_awready, m_wready, m_bvalid} <= 3'b000;
      {m_bid, m_bresp} <= '0;
      {w_out, w_asked, w_sent} <= '0;
      w_done <= '0;
    end else begin
      if (d_awvalid && pm_awready) begin
        w_address[w_asked] <= {awid, d_awaddr};
        w_done[w_asked] <= 1'b0;
        w_asked <= w_asked + 6'd1;
      end
      if (d_wvalid && pm_wready) begin
        w_data[w_sent] <= {d_wstrb, d_wdata};
        w_sent <= w_sent + 6'd1;
      end
      if (w_out != w_asked && w_out != w_sent && w_done[w_out]) w_out <= w_out + 6'd1;
      if (!m_bvalid || (pm_bvalid && d_bready)) begin
        m_bvalid <= 1'b0;
        if (found && write_word[9:5] > 5'd20) begin
          m_bvalid <= 1'b1;
          m_bid <= found_id;
          m_bresp <= w_address[at][47:0] == 48'h2_0000_07e0 ? 2'd2 : 2'd0;
          w_done[at] <= 1'b1;
          if (on_surface(w_address[at][47:0]) && w_address[at][47:0] != 48'h2_0000_07e0)
            for (int i = 0; i < 32; i++)
              if (w_data[at][256 + i]) surface[w_address[at][10:5]][8*i +: 8] <= w_data[at][8*i +: 8];
        end
      end
    end
  end

  // Memory: reads answered in order, after a while.
  logic [51:0] queue[0:255];
  logic [7:0]  head, tail;
  always @(posedge clk) begin
    mem_word = mix(mem_word + 32'h9e3779b9);
    arready <= mem_word[1:0] != 0;
    if (p_rst) begin
      rid <= '0;
      rdata <= '0;
      rresp <= '0;
      ruser <= 1'b0;
      head <= 0;
      tail <= 0;
      rvalid <= 1'b0;
      arready <= 1'b0;
    end else begin
      if (d_arvalid && p_arready) begin
        queue[tail] <= {arid, d_araddr};
        tail <= tail + 8'd1;
      end
      if (!rvalid || (p_rvalid && d_rready)) begin
        rvalid <= 1'b0;
        if (head != tail && mem_word[9:2] > 8'd80) begin
          rvalid <= 1'b1;
          rid <= queue[head][51:48];
          rdata <= stored(queue[head][47:0]);
          rresp <= mix(queue[head][31:0]) % 97 == 0 ? 2'd2 : unknown == 15 && head == 8'd9 ? 2'bx0 : 2'd0;
          ruser <= mix(queue[head][31:0]) % 89 == 0;
          if (unknown == 5 && queue[head][51:48] >= 4'd4 && mix(queue[head][31:0]) % 5 == 0) ruser <= 1'bx;
          head <= head + 8'd1;
        end
      end
    end
  end

  // Results are counted.
  int results;
  always @(posedge clk) begin
    result_word = mix(result_word + 32'h9e3779b9);
    result_ready <= result_word[1:0] != 0;
    if (p_rst) results <= 0;
    else if (result_valid && p_result_ready && result[LAST_AT]) results <= results + 1;
  end

  // Coordinates between -2 and 2, and handles of the four pairs.
  function automatic logic [31:0] small_float(input logic [31:0] x);
    small_float = {x[0], 8'd121 + {5'b0, x[3:1]}, x[31:9]};
  endfunction

  // With stores: the kind of instruction n. Four stores, a query, a load and a fetch of the surface, and gathers.
  function automatic logic [31:0] kind(input logic [31:0] n);
    kind = mix(n + 32'(seed)) % 9;
  endfunction
  function automatic logic [63:0] mixed(input logic [31:0] n);
    case (kind(n))
      0: mixed = 64'heb38002600470408;  // SUST.D.2D.IGN [R4], R8, 0x2
      1: mixed = 64'heb3a002600a70408;  // SUST.D.BA.2D.U16 [R4], R8, 0x2
      2: mixed = 64'heb2c002600f70408;  // SUST.P.2D.TRAP [R4], R8, 0x2
      3: mixed = 64'heb3a002600570408;  // SUST.D.2D.64 [R4], R8, 0x2
      4: mixed = 64'hdf48002780470604;  // TXQ R4, R6, TEX_HEADER_DIMENSION, 0x2, 0xf
      5: mixed = 64'heb18002600b70408;  // SULD.D.BA.2D.S16.IGN R8, [R4], 0x2
      6: mixed = 64'hdc380027aff70008;  // TLD.LZ R8, R0, 0x2, 2D, 0xf
      7: mixed = 64'hc8380027aff70008;  // TLD4.R R8, R0, 0x2, 2D, 0xf
      default: mixed = 64'hc8380057aff70008;
    endcase
  endfunction

  // Beat k of instruction n: a header, then eight quads.
  function automatic logic [1023:0] beat(input logic [31:0] n, input logic [31:0] k, input logic [31:0] word);
    logic [1023:0] b;
    b = '0;
    if (k == 0) begin
      b[63:0] = word[0] ? 64'hc8380057aff70008 : 64'hdef80047a0470008;
      if (unknown >= 4 && !word[0]) b[63:0] = unknown == 14 ? 64'hdef80017a0470008 : {56'hdef80007a04700, 8'h08} | {24'd0, n[1:0], 38'd0};  // .R .G .B .A; .AOFFI
      if (stores != 0) b[63:0] = mixed(n);
      b[97:66] = mix(word + 1);  // predicate
      b[103:98] = n[5:0];  // warp
      b[135:104] = mix(word + 2);  // active
      if (unknown == 11) b[202:136] = 'x;  // helper, killed, stage
      if (unknown == 12 && n == 4) b[99] = 1'bx;
    end else begin
      for (int i = 0; i < 16; i++) begin
        b[32*i +: 32] = small_float(mix(word + i));
        b[512 + 32*i +: 32] = mix(word + 16 + i);
        if (i % 4 == 0) b[512 + 32*i +: 32] = {11'd0, word[5], 19'd0, word[9]};
        // Columns from one before the surface to one after it, rows likewise; levels of a query.
        if (stores != 0 && kind(n) < 7) b[32*i +: 32] = mix(word + i) % (i % 4 == 0 ? 66 : 10) - 1;
        if (unknown == 1 && i % 4 != 0) b[512 + 32*i +: 32] = 'x;
        if (unknown == 13 && n >= 5 && i / 4 == 2) b[32*i +: 32] = 'x;
        if (unknown == 14 && n >= 5 && i % 4 == 1) b[512 + 32*i + 3] = 1'bx;
      end
    end
    beat = b;
  endfunction

  // Registers: the pools and one constant bank; later, every 16 instructions, all caches are emptied.
  localparam int WRITES = 8;
  function automatic logic [43:0] setup(input logic [31:0] i);
    case (i)
      0: setup = {12'h010, unknown == 16 ? 32'h0x00_0000 : 32'h0000_0000};
      1: setup = {12'h014, 32'h0000_0001};
      2: setup = {12'h018, stores != 0 ? 32'd2 : 32'd1};
      3: setup = {12'h020, 32'h0010_0000};
      4: setup = {12'h024, 32'h0000_0001};
      5: setup = {12'h028, 32'd1};
      6: setup = {12'h100, 32'h0020_0000};
      7: setup = {12'h104, 32'h0000_0001};
      default: setup = {12'h008, 32'd3};
    endcase
  endfunction

  localparam int RESET = 0, WRITE = 1, ANSWER = 2, ISSUE = 3, DRAIN = 4, OVER = 5;
  logic [31:0] state = RESET, count = 0, number = 0, part = 0, session = 0;
  always @(posedge clk) begin
    issue_word = mix(issue_word + 32'h9e3779b9);
    rst <= state == ISSUE && number == 1 && part == 1 && breaks == 3 ? 1'bx : state == RESET;
    count <= count + 1;
    rready <= unknown == 2 && state == ISSUE && number == 3 ? 1'bx : 1'b1;
    // Now and then the identifier is read, or a register that is not there.
    if (p_arvalid && d_arready) begin
      arvalid <= 1'b0;
    end else if (!arvalid && !p_arvalid && issue_word[12:8] == 5'd0) begin
      arvalid <= 1'b1;
      araddr <= issue_word[13] ? 12'hffc : 12'h000;
    end
    case (state)
      RESET: begin
        {issue_valid, awvalid, wvalid, bready, arvalid} <= unknown == 3 && count < 6 ? 5'bxxxxx : 5'b00000;
        {awaddr, araddr, wdata} <= '0;
        issue_beat <= '0;
        {number, part} <= '0;
        if (count >= 8) state <= WRITE;
      end
      WRITE: begin
        {awaddr, wdata} <= setup(part);
        {awvalid, wvalid, bready} <= 3'b111;
        if (p_awvalid && awready) begin
          {awvalid, wvalid} <= 2'b00;
          state <= ANSWER;
        end
      end
      ANSWER:
      if (bvalid && p_bready) begin
        bready <= 1'b0;
        part <= part + 1;
        state <= part + 1 < WRITES ? WRITE : ISSUE;
        if (part + 1 >= WRITES) part <= 0;
      end
      ISSUE:
      if (!issue_valid || (p_issue_valid && issue_ready)) begin
        issue_valid <= 1'b0;
        if (issue_word[7:0] > 8'd80) begin
          issue_valid <= 1'b1;
          issue_beat <= beat(number, part, issue_word);
          part <= part + 1;
          if (part == 9) begin  // between two instructions
            issue_valid <= 1'b0;
            number <= number + 1;
            part <= number % 16 == 14 ? WRITES : 0;
            count <= 0;
            state <= number + 1 == instructions ? DRAIN : number % 16 == 14 ? WRITE : ISSUE;
          end
        end
      end else if (breaks == 2) begin
        issue_valid <= 1'b0;
      end
      DRAIN:
      if (results >= instructions && count > 50 || count > 20000 || (cut == 1 && session + 1 < resets)) begin
        if (results != instructions && cut == 0) $display("bench: %0d of %0d results", results, instructions);
        session <= session + 1;
        count <= 0;
        state <= session + 1 < resets ? RESET : OVER;
      end
      default: done <= 1'b1;
    endcase
  end
  initial done = 1'b0;
endmodule
