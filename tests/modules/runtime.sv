// SPDX-License-Identifier: Apache-2.0
// Nothing: Verilator's makefile for it has the run-time library that the programs of this folder share.
module runtime;
endmodule
