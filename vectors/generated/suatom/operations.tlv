# Each operation with each of its types: odd values of memory and operand, a place for each thread; then
# all threads at one place, each after the one before.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118 PD-118d PD-78 PD-79
rules without PD-118a PD-118b PD-118c PD-118e PD-118f
sampler 0 { }
bytes 0x20000010 00000000 01000000 02000000 1f000000
bytes 0x20000030 20000000 ffffff7f 00000080 01000080
bytes 0x20000064 ffffffff
bytes 0x20000110 ffffffff feffffff 00000000 01000000
bytes 0x20000130 02000000 1f000000 20000000 ffffff7f
bytes 0x20000410 00000080 01000080 ffffffff feffffff
bytes 0x20000430 00000000 01000000 02000000 1f000000
bytes 0x20000510 20000000 ffffff7f 00000080 01000080
bytes 0x20000530 ffffffff feffffff 00000000 01000000
bytes 0x20100200 00000000 01000000 02000000 1f000000 20000000 ffffff7f 00000080 01000080
bytes 0x20100220 ffffffff feffffff 00000000 01000000 02000000 1f000000 20000000 ffffff7f
bytes 0x20100240 00000080 01000080 ffffffff feffffff 00000000 01000000 02000000 1f000000
bytes 0x20100260 20000000 ffffff7f 00000080 01000080 ffffffff feffffff 00000000 01000000
bytes 0x20100414 02000000
bytes 0x20200010 00000000 00000000 01000000 00000000
bytes 0x20200030 ffffffff 00000000 00000000 01000000
bytes 0x20200110 ffffffff ffffff7f 00000000 00000080
bytes 0x20200130 01000000 00000080 ffffffff ffffffff
bytes 0x20200148 00000000 00000080
bytes 0x20200410 01000000 01000000 00000000 ffffffff
bytes 0x20200430 00000000 00000000 01000000 00000000
bytes 0x20200510 ffffffff 00000000 00000000 01000000
bytes 0x20200530 ffffffff ffffff7f 00000000 00000080
bytes 0x20200810 01000000 00000080 ffffffff ffffffff
bytes 0x20200830 01000000 01000000 00000000 ffffffff
bytes 0x20200910 00000000 00000000 01000000 00000000
bytes 0x20200930 ffffffff 00000000 00000000 01000000
bytes 0x20200c10 ffffffff ffffff7f 00000000 00000080
bytes 0x20200c30 01000000 00000080 ffffffff ffffffff
bytes 0x20200d10 01000000 01000000 00000000 ffffffff
bytes 0x20200d30 00000000 00000000 01000000 00000000
bytes 0x20300200 00000000 01000000 02000000 1f000000 20000000 ffffff7f 00000080 01000080
bytes 0x20300220 ffffffff feffffff 00000000 01000000 02000000 1f000000 20000000 ffffff7f
bytes 0x20300240 00000080 01000080 ffffffff feffffff 00000000 01000000 02000000 1f000000
bytes 0x20300260 20000000 ffffff7f 00000080 01000080 ffffffff feffffff 00000000 01000000
bytes 0x20300414 00000080
bytes 0x20400010 00000000 01000000 02000000 1f000000
bytes 0x20400030 20000000 ffffff7f 00000080 01000080
bytes 0x20400064 20000000
bytes 0x20400110 ffffffff feffffff 00000000 01000000
bytes 0x20400130 02000000 1f000000 20000000 ffffff7f
bytes 0x20400410 00000080 01000080 ffffffff feffffff
bytes 0x20400430 00000000 01000000 02000000 1f000000
bytes 0x20400510 20000000 ffffff7f 00000080 01000080
bytes 0x20400530 ffffffff feffffff 00000000 01000000
bytes 0x20500200 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x20500220 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x20500240 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x20500260 ffffffff 00000000 00000000 01000000 ffffffff ffffff7f 00000000 00000080
bytes 0x20500280 01000000 00000080 ffffffff ffffffff 01000000 01000000 00000000 ffffffff
bytes 0x205002a0 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x205002c0 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x205002e0 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x20500428 ffffffff ffffff7f
bytes 0x20600010 00000000 00000000 01000000 00000000
bytes 0x20600030 ffffffff 00000000 00000000 01000000
bytes 0x20600110 ffffffff ffffff7f 00000000 00000080
bytes 0x20600130 01000000 00000080 ffffffff ffffffff
bytes 0x20600148 01000000 00000080
bytes 0x20600410 01000000 01000000 00000000 ffffffff
bytes 0x20600430 00000000 00000000 01000000 00000000
bytes 0x20600510 ffffffff 00000000 00000000 01000000
bytes 0x20600530 ffffffff ffffff7f 00000000 00000080
bytes 0x20600810 01000000 00000080 ffffffff ffffffff
bytes 0x20600830 01000000 01000000 00000000 ffffffff
bytes 0x20600910 00000000 00000000 01000000 00000000
bytes 0x20600930 ffffffff 00000000 00000000 01000000
bytes 0x20600c10 ffffffff ffffff7f 00000000 00000080
bytes 0x20600c30 01000000 00000080 ffffffff ffffffff
bytes 0x20600d10 01000000 01000000 00000000 ffffffff
bytes 0x20600d30 00000000 00000000 01000000 00000000
bytes 0x20700200 00000000 01000000 02000000 1f000000 20000000 ffffff7f 00000080 01000080
bytes 0x20700220 ffffffff feffffff 00000000 01000000 02000000 1f000000 20000000 ffffff7f
bytes 0x20700240 00000080 01000080 ffffffff feffffff 00000000 01000000 02000000 1f000000
bytes 0x20700260 20000000 ffffff7f 00000080 01000080 ffffffff feffffff 00000000 01000000
bytes 0x20700414 feffffff
bytes 0x20800010 00000000 01000000 02000000 1f000000
bytes 0x20800030 20000000 ffffff7f 00000080 01000080
bytes 0x20800064 1f000000
bytes 0x20800110 ffffffff feffffff 00000000 01000000
bytes 0x20800130 02000000 1f000000 20000000 ffffff7f
bytes 0x20800410 00000080 01000080 ffffffff feffffff
bytes 0x20800430 00000000 01000000 02000000 1f000000
bytes 0x20800510 20000000 ffffff7f 00000080 01000080
bytes 0x20800530 ffffffff feffffff 00000000 01000000
bytes 0x20900200 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x20900220 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x20900240 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x20900260 ffffffff 00000000 00000000 01000000 ffffffff ffffff7f 00000000 00000080
bytes 0x20900280 01000000 00000080 ffffffff ffffffff 01000000 01000000 00000000 ffffffff
bytes 0x209002a0 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x209002c0 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x209002e0 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x20900428 ffffffff ffffffff
bytes 0x20a00010 00000000 00000000 01000000 00000000
bytes 0x20a00030 ffffffff 00000000 00000000 01000000
bytes 0x20a00110 ffffffff ffffff7f 00000000 00000080
bytes 0x20a00130 01000000 00000080 ffffffff ffffffff
bytes 0x20a00148 ffffffff ffffffff
bytes 0x20a00410 01000000 01000000 00000000 ffffffff
bytes 0x20a00430 00000000 00000000 01000000 00000000
bytes 0x20a00510 ffffffff 00000000 00000000 01000000
bytes 0x20a00530 ffffffff ffffff7f 00000000 00000080
bytes 0x20a00810 01000000 00000080 ffffffff ffffffff
bytes 0x20a00830 01000000 01000000 00000000 ffffffff
bytes 0x20a00910 00000000 00000000 01000000 00000000
bytes 0x20a00930 ffffffff 00000000 00000000 01000000
bytes 0x20a00c10 ffffffff ffffff7f 00000000 00000080
bytes 0x20a00c30 01000000 00000080 ffffffff ffffffff
bytes 0x20a00d10 01000000 01000000 00000000 ffffffff
bytes 0x20a00d30 00000000 00000000 01000000 00000000
bytes 0x20b00200 00000000 01000000 02000000 1f000000 20000000 ffffff7f 00000080 01000080
bytes 0x20b00220 ffffffff feffffff 00000000 01000000 02000000 1f000000 20000000 ffffff7f
bytes 0x20b00240 00000080 01000080 ffffffff feffffff 00000000 01000000 02000000 1f000000
bytes 0x20b00260 20000000 ffffff7f 00000080 01000080 ffffffff feffffff 00000000 01000000
bytes 0x20b00414 20000000
bytes 0x20c00010 00000000 01000000 02000000 1f000000
bytes 0x20c00030 20000000 ffffff7f 00000080 01000080
bytes 0x20c00064 00000000
bytes 0x20c00110 ffffffff feffffff 00000000 01000000
bytes 0x20c00130 02000000 1f000000 20000000 ffffff7f
bytes 0x20c00410 00000080 01000080 ffffffff feffffff
bytes 0x20c00430 00000000 01000000 02000000 1f000000
bytes 0x20c00510 20000000 ffffff7f 00000080 01000080
bytes 0x20c00530 ffffffff feffffff 00000000 01000000
bytes 0x20d00200 00000000 01000000 02000000 1f000000 20000000 ffffff7f 00000080 01000080
bytes 0x20d00220 ffffffff feffffff 00000000 01000000 02000000 1f000000 20000000 ffffff7f
bytes 0x20d00240 00000080 01000080 ffffffff feffffff 00000000 01000000 02000000 1f000000
bytes 0x20d00260 20000000 ffffff7f 00000080 01000080 ffffffff feffffff 00000000 01000000
bytes 0x20d00414 01000000
bytes 0x20e00010 00000000 01000000 02000000 1f000000
bytes 0x20e00030 20000000 ffffff7f 00000080 01000080
bytes 0x20e00064 01000000
bytes 0x20e00110 ffffffff feffffff 00000000 01000000
bytes 0x20e00130 02000000 1f000000 20000000 ffffff7f
bytes 0x20e00410 00000080 01000080 ffffffff feffffff
bytes 0x20e00430 00000000 01000000 02000000 1f000000
bytes 0x20e00510 20000000 ffffff7f 00000080 01000080
bytes 0x20e00530 ffffffff feffffff 00000000 01000000
bytes 0x20f00200 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x20f00220 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x20f00240 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x20f00260 ffffffff 00000000 00000000 01000000 ffffffff ffffff7f 00000000 00000080
bytes 0x20f00280 01000000 00000080 ffffffff ffffffff 01000000 01000000 00000000 ffffffff
bytes 0x20f002a0 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x20f002c0 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x20f002e0 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x20f00428 01000000 00000080
bytes 0x21000010 00000000 00000000 01000000 00000000
bytes 0x21000030 ffffffff 00000000 00000000 01000000
bytes 0x21000110 ffffffff ffffff7f 00000000 00000080
bytes 0x21000130 01000000 00000080 ffffffff ffffffff
bytes 0x21000148 00000000 00000000
bytes 0x21000410 01000000 01000000 00000000 ffffffff
bytes 0x21000430 00000000 00000000 01000000 00000000
bytes 0x21000510 ffffffff 00000000 00000000 01000000
bytes 0x21000530 ffffffff ffffff7f 00000000 00000080
bytes 0x21000810 01000000 00000080 ffffffff ffffffff
bytes 0x21000830 01000000 01000000 00000000 ffffffff
bytes 0x21000910 00000000 00000000 01000000 00000000
bytes 0x21000930 ffffffff 00000000 00000000 01000000
bytes 0x21000c10 ffffffff ffffff7f 00000000 00000080
bytes 0x21000c30 01000000 00000080 ffffffff ffffffff
bytes 0x21000d10 01000000 01000000 00000000 ffffffff
bytes 0x21000d30 00000000 00000000 01000000 00000000
bytes 0x21100200 00000000 01000000 02000000 1f000000 20000000 ffffff7f 00000080 01000080
bytes 0x21100220 ffffffff feffffff 00000000 01000000 02000000 1f000000 20000000 ffffff7f
bytes 0x21100240 00000080 01000080 ffffffff feffffff 00000000 01000000 02000000 1f000000
bytes 0x21100260 20000000 ffffff7f 00000080 01000080 ffffffff feffffff 00000000 01000000
bytes 0x21100414 feffffff
bytes 0x21200010 00000000 01000000 02000000 1f000000
bytes 0x21200030 20000000 ffffff7f 00000080 01000080
bytes 0x21200064 ffffff7f
bytes 0x21200110 ffffffff feffffff 00000000 01000000
bytes 0x21200130 02000000 1f000000 20000000 ffffff7f
bytes 0x21200410 00000080 01000080 ffffffff feffffff
bytes 0x21200430 00000000 01000000 02000000 1f000000
bytes 0x21200510 20000000 ffffff7f 00000080 01000080
bytes 0x21200530 ffffffff feffffff 00000000 01000000
bytes 0x21300200 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x21300220 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x21300240 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x21300260 ffffffff 00000000 00000000 01000000 ffffffff ffffff7f 00000000 00000080
bytes 0x21300280 01000000 00000080 ffffffff ffffffff 01000000 01000000 00000000 ffffffff
bytes 0x213002a0 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x213002c0 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x213002e0 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x21300428 01000000 01000000
bytes 0x21400010 00000000 00000000 01000000 00000000
bytes 0x21400030 ffffffff 00000000 00000000 01000000
bytes 0x21400110 ffffffff ffffff7f 00000000 00000080
bytes 0x21400130 01000000 00000080 ffffffff ffffffff
bytes 0x21400148 00000000 ffffffff
bytes 0x21400410 01000000 01000000 00000000 ffffffff
bytes 0x21400430 00000000 00000000 01000000 00000000
bytes 0x21400510 ffffffff 00000000 00000000 01000000
bytes 0x21400530 ffffffff ffffff7f 00000000 00000080
bytes 0x21400810 01000000 00000080 ffffffff ffffffff
bytes 0x21400830 01000000 01000000 00000000 ffffffff
bytes 0x21400910 00000000 00000000 01000000 00000000
bytes 0x21400930 ffffffff 00000000 00000000 01000000
bytes 0x21400c10 ffffffff ffffff7f 00000000 00000080
bytes 0x21400c30 01000000 00000080 ffffffff ffffffff
bytes 0x21400d10 01000000 01000000 00000000 ffffffff
bytes 0x21400d30 00000000 00000000 01000000 00000000
bytes 0x21500200 00000000 01000000 02000000 1f000000 20000000 ffffff7f 00000080 01000080
bytes 0x21500220 ffffffff feffffff 00000000 01000000 02000000 1f000000 20000000 ffffff7f
bytes 0x21500240 00000080 01000080 ffffffff feffffff 00000000 01000000 02000000 1f000000
bytes 0x21500260 20000000 ffffff7f 00000080 01000080 ffffffff feffffff 00000000 01000000
bytes 0x21500414 01000080
bytes 0x21600010 00000000 01000000 02000000 1f000000
bytes 0x21600030 20000000 ffffff7f 00000080 01000080
bytes 0x21600064 feffffff
bytes 0x21600110 ffffffff feffffff 00000000 01000000
bytes 0x21600130 02000000 1f000000 20000000 ffffff7f
bytes 0x21600410 00000080 01000080 ffffffff feffffff
bytes 0x21600430 00000000 01000000 02000000 1f000000
bytes 0x21600510 20000000 ffffff7f 00000080 01000080
bytes 0x21600530 ffffffff feffffff 00000000 01000000
bytes 0x21700200 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x21700220 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x21700240 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x21700260 ffffffff 00000000 00000000 01000000 ffffffff ffffff7f 00000000 00000080
bytes 0x21700280 01000000 00000080 ffffffff ffffffff 01000000 01000000 00000000 ffffffff
bytes 0x217002a0 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x217002c0 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x217002e0 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x21700428 01000000 00000080
bytes 0x21800010 00000000 00000000 01000000 00000000
bytes 0x21800030 ffffffff 00000000 00000000 01000000
bytes 0x21800110 ffffffff ffffff7f 00000000 00000080
bytes 0x21800130 01000000 00000080 ffffffff ffffffff
bytes 0x21800148 00000000 ffffffff
bytes 0x21800410 01000000 01000000 00000000 ffffffff
bytes 0x21800430 00000000 00000000 01000000 00000000
bytes 0x21800510 ffffffff 00000000 00000000 01000000
bytes 0x21800530 ffffffff ffffff7f 00000000 00000080
bytes 0x21800810 01000000 00000080 ffffffff ffffffff
bytes 0x21800830 01000000 01000000 00000000 ffffffff
bytes 0x21800910 00000000 00000000 01000000 00000000
bytes 0x21800930 ffffffff 00000000 00000000 01000000
bytes 0x21800c10 ffffffff ffffff7f 00000000 00000080
bytes 0x21800c30 01000000 00000080 ffffffff ffffffff
bytes 0x21800d10 01000000 01000000 00000000 ffffffff
bytes 0x21800d30 00000000 00000000 01000000 00000000
bytes 0x21900200 00000000 01000000 02000000 1f000000 20000000 ffffff7f 00000080 01000080
bytes 0x21900220 ffffffff feffffff 00000000 01000000 02000000 1f000000 20000000 ffffff7f
bytes 0x21900240 00000080 01000080 ffffffff feffffff 00000000 01000000 02000000 1f000000
bytes 0x21900260 20000000 ffffff7f 00000080 01000080 ffffffff feffffff 00000000 01000000
bytes 0x21900414 20000000
bytes 0x21a00010 00000000 01000000 02000000 1f000000
bytes 0x21a00030 20000000 ffffff7f 00000080 01000080
bytes 0x21a00064 ffffff7f
bytes 0x21a00110 ffffffff feffffff 00000000 01000000
bytes 0x21a00130 02000000 1f000000 20000000 ffffff7f
bytes 0x21a00410 00000080 01000080 ffffffff feffffff
bytes 0x21a00430 00000000 01000000 02000000 1f000000
bytes 0x21a00510 20000000 ffffff7f 00000080 01000080
bytes 0x21a00530 ffffffff feffffff 00000000 01000000
bytes 0x21b00200 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x21b00220 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x21b00240 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x21b00260 ffffffff 00000000 00000000 01000000 ffffffff ffffff7f 00000000 00000080
bytes 0x21b00280 01000000 00000080 ffffffff ffffffff 01000000 01000000 00000000 ffffffff
bytes 0x21b002a0 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x21b002c0 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x21b002e0 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x21b00428 00000000 01000000
bytes 0x21c00010 00000000 00000000 01000000 00000000
bytes 0x21c00030 ffffffff 00000000 00000000 01000000
bytes 0x21c00110 ffffffff ffffff7f 00000000 00000080
bytes 0x21c00130 01000000 00000080 ffffffff ffffffff
bytes 0x21c00148 ffffffff ffffffff
bytes 0x21c00410 01000000 01000000 00000000 ffffffff
bytes 0x21c00430 00000000 00000000 01000000 00000000
bytes 0x21c00510 ffffffff 00000000 00000000 01000000
bytes 0x21c00530 ffffffff ffffff7f 00000000 00000080
bytes 0x21c00810 01000000 00000080 ffffffff ffffffff
bytes 0x21c00830 01000000 01000000 00000000 ffffffff
bytes 0x21c00910 00000000 00000000 01000000 00000000
bytes 0x21c00930 ffffffff 00000000 00000000 01000000
bytes 0x21c00c10 ffffffff ffffff7f 00000000 00000080
bytes 0x21c00c30 01000000 00000080 ffffffff ffffffff
bytes 0x21c00d10 01000000 01000000 00000000 ffffffff
bytes 0x21c00d30 00000000 00000000 01000000 00000000
bytes 0x21d00200 00000000 01000000 02000000 1f000000 20000000 ffffff7f 00000080 01000080
bytes 0x21d00220 ffffffff feffffff 00000000 01000000 02000000 1f000000 20000000 ffffff7f
bytes 0x21d00240 00000080 01000080 ffffffff feffffff 00000000 01000000 02000000 1f000000
bytes 0x21d00260 20000000 ffffff7f 00000080 01000080 ffffffff feffffff 00000000 01000000
bytes 0x21d00414 01000080
bytes 0x21e00010 00000000 01000000 02000000 1f000000
bytes 0x21e00030 20000000 ffffff7f 00000080 01000080
bytes 0x21e00064 ffffff7f
bytes 0x21e00110 ffffffff feffffff 00000000 01000000
bytes 0x21e00130 02000000 1f000000 20000000 ffffff7f
bytes 0x21e00410 00000080 01000080 ffffffff feffffff
bytes 0x21e00430 00000000 01000000 02000000 1f000000
bytes 0x21e00510 20000000 ffffff7f 00000080 01000080
bytes 0x21e00530 ffffffff feffffff 00000000 01000000
bytes 0x21f00200 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x21f00220 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x21f00240 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x21f00260 ffffffff 00000000 00000000 01000000 ffffffff ffffff7f 00000000 00000080
bytes 0x21f00280 01000000 00000080 ffffffff ffffffff 01000000 01000000 00000000 ffffffff
bytes 0x21f002a0 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
bytes 0x21f002c0 ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
bytes 0x21f002e0 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
bytes 0x21f00428 00000000 ffffffff
bytes 0x22000010 00000000 00000000 01000000 00000000
bytes 0x22000030 ffffffff 00000000 00000000 01000000
bytes 0x22000110 ffffffff ffffff7f 00000000 00000080
bytes 0x22000130 01000000 00000080 ffffffff ffffffff
bytes 0x22000148 00000000 00000000
bytes 0x22000410 01000000 01000000 00000000 ffffffff
bytes 0x22000430 00000000 00000000 01000000 00000000
bytes 0x22000510 ffffffff 00000000 00000000 01000000
bytes 0x22000530 ffffffff ffffff7f 00000000 00000080
bytes 0x22000810 01000000 00000080 ffffffff ffffffff
bytes 0x22000830 01000000 01000000 00000000 ffffffff
bytes 0x22000910 00000000 00000000 01000000 00000000
bytes 0x22000930 ffffffff 00000000 00000000 01000000
bytes 0x22000c10 ffffffff ffffff7f 00000000 00000080
bytes 0x22000c30 01000000 00000080 ffffffff ffffffff
bytes 0x22000d10 01000000 01000000 00000000 ffffffff
bytes 0x22000d30 00000000 00000000 01000000 00000000
texture 0 { raw 58d4920f 20000000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 0 {
    asm "SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = 5
    y = 2
    data0 = { 7 3 0xff87886a 0xca2accdd 3 7 3 3 -1 -1 0x279b509b -1 31 3 0x538a80c5 0x666ec9d6 3 7 -1 0x9bab4c3c 3 -1 0 -1 7
      2 -1 7 7 7 7 3 }
    expect lane 0 R8 = 0xffffffff
    expect lane 1 R8 = 0x6
    expect lane 2 R8 = 0x9
    expect lane 3 R8 = 0xff878873
    expect lane 4 R8 = 0xc9b25550
    expect lane 5 R8 = 0xc9b25553
    expect lane 6 R8 = 0xc9b2555a
    expect lane 7 R8 = 0xc9b2555d
    expect lane 8 R8 = 0xc9b25560
    expect lane 9 R8 = 0xc9b2555f
    expect lane 10 R8 = 0xc9b2555e
    expect lane 11 R8 = 0xf14da5f9
    expect lane 12 R8 = 0xf14da5f8
    expect lane 13 R8 = 0xf14da617
    expect lane 14 R8 = 0xf14da61a
    expect lane 15 R8 = 0x44d826df
    expect lane 16 R8 = 0xab46f0b5
    expect lane 17 R8 = 0xab46f0b8
    expect lane 18 R8 = 0xab46f0bf
    expect lane 19 R8 = 0xab46f0be
    expect lane 20 R8 = 0x46f23cfa
    expect lane 21 R8 = 0x46f23cfd
    expect lane 22 R8 = 0x46f23cfc
    expect lane 23 R8 = 0x46f23cfc
    expect lane 24 R8 = 0x46f23cfb
    expect lane 25 R8 = 0x46f23d02
    expect lane 26 R8 = 0x46f23d04
    expect lane 27 R8 = 0x46f23d03
    expect lane 28 R8 = 0x46f23d0a
    expect lane 29 R8 = 0x46f23d11
    expect lane 30 R8 = 0x46f23d18
    expect lane 31 R8 = 0x46f23d1f
}
texture 1 { raw 58d36d8f 20100000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, pitch 512
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.S32.2D.ADD.IGN R8, [R4], R16, 0x1"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 1 {
    asm "SUATOM.D.S32.2D.ADD.IGN R8, [R4], R16, 0x1"
    x = 5
    y = 2
    data0 = { 32 3 7 0x274b11ce 3 0x2f45bc1a 3 32 0x1de1485e 3 2 0x842fe67c -1 3 1 0x331abd8a 7 7 0x3f5ee3d3 -2 7 3 7
      0x88dad791 3 2 0xc5943e04 2 0x397898b2 3 0xff00b5ee 0x80000000 }
    expect lane 0 R8 = 0x2
    expect lane 1 R8 = 0x22
    expect lane 2 R8 = 0x25
    expect lane 3 R8 = 0x2c
    expect lane 4 R8 = 0x274b11fa
    expect lane 5 R8 = 0x274b11fd
    expect lane 6 R8 = 0x5690ce17
    expect lane 7 R8 = 0x5690ce1a
    expect lane 8 R8 = 0x5690ce3a
    expect lane 9 R8 = 0x74721698
    expect lane 10 R8 = 0x7472169b
    expect lane 11 R8 = 0x7472169d
    expect lane 12 R8 = 0xf8a1fd19
    expect lane 13 R8 = 0xf8a1fd18
    expect lane 14 R8 = 0xf8a1fd1b
    expect lane 15 R8 = 0xf8a1fd1c
    expect lane 16 R8 = 0x2bbcbaa6
    expect lane 17 R8 = 0x2bbcbaad
    expect lane 18 R8 = 0x2bbcbab4
    expect lane 19 R8 = 0x6b1b9e87
    expect lane 20 R8 = 0x6b1b9e85
    expect lane 21 R8 = 0x6b1b9e8c
    expect lane 22 R8 = 0x6b1b9e8f
    expect lane 23 R8 = 0x6b1b9e96
    expect lane 24 R8 = 0xf3f67627
    expect lane 25 R8 = 0xf3f6762a
    expect lane 26 R8 = 0xf3f6762c
    expect lane 27 R8 = 0xb98ab430
    expect lane 28 R8 = 0xb98ab432
    expect lane 29 R8 = 0xf3034ce4
    expect lane 30 R8 = 0xf3034ce7
    expect lane 31 R8 = 0xf20402d5
}
texture 2 { raw 58d49204 20200000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    asm "SUATOM.D.U64.2D.ADD.IGN R8, [R4], R16, 0x2"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 2 {
    asm "SUATOM.D.U64.2D.ADD.IGN R8, [R4], R16, 0x2"
    x = 5
    y = 2
    data0 = { 0 0 7 7 0x78fc1c5c 7 7 7 0 3 0 0 0 3 3 7 -1 3 0xf374445b 0 7 7 0x7f1e90de 7 0 0xa1b26032 3 7 0x1c6b4af0
      0x8c40bd6 3 0xb8e2e820 }
    data1 = { -1 0x80000000 0 0 0xed5a39b3 0 0 0 0x80000000 0 0x80000000 0 0x80000000 0 0 0 0 0 0xb41dca06 0x80000000 0 0
      0xd92ae359 0 1 0x3155e3e8 0 0 0x76e46b20 0x6083d03b 0 0x6b770b33 }
    expect lane 0 R8 = 0x0  R9 = 0x80000000
    expect lane 1 R8 = 0x0  R9 = 0x7fffffff
    expect lane 2 R8 = 0x0  R9 = 0xffffffff
    expect lane 3 R8 = 0x7  R9 = 0xffffffff
    expect lane 4 R8 = 0xe  R9 = 0xffffffff
    expect lane 5 R8 = 0x78fc1c6a  R9 = 0xed5a39b2
    expect lane 6 R8 = 0x78fc1c71  R9 = 0xed5a39b2
    expect lane 7 R8 = 0x78fc1c78  R9 = 0xed5a39b2
    expect lane 8 R8 = 0x78fc1c7f  R9 = 0xed5a39b2
    expect lane 9 R8 = 0x78fc1c7f  R9 = 0x6d5a39b2
    expect lane 10 R8 = 0x78fc1c82  R9 = 0x6d5a39b2
    expect lane 11 R8 = 0x78fc1c82  R9 = 0xed5a39b2
    expect lane 12 R8 = 0x78fc1c82  R9 = 0xed5a39b2
    expect lane 13 R8 = 0x78fc1c82  R9 = 0x6d5a39b2
    expect lane 14 R8 = 0x78fc1c85  R9 = 0x6d5a39b2
    expect lane 15 R8 = 0x78fc1c88  R9 = 0x6d5a39b2
    expect lane 16 R8 = 0x78fc1c8f  R9 = 0x6d5a39b2
    expect lane 17 R8 = 0x78fc1c8e  R9 = 0x6d5a39b3
    expect lane 18 R8 = 0x78fc1c91  R9 = 0x6d5a39b3
    expect lane 19 R8 = 0x6c7060ec  R9 = 0x217803ba
    expect lane 20 R8 = 0x6c7060ec  R9 = 0xa17803ba
    expect lane 21 R8 = 0x6c7060f3  R9 = 0xa17803ba
    expect lane 22 R8 = 0x6c7060fa  R9 = 0xa17803ba
    expect lane 23 R8 = 0xeb8ef1d8  R9 = 0x7aa2e713
    expect lane 24 R8 = 0xeb8ef1df  R9 = 0x7aa2e713
    expect lane 25 R8 = 0xeb8ef1df  R9 = 0x7aa2e714
    expect lane 26 R8 = 0x8d415211  R9 = 0xabf8cafd
    expect lane 27 R8 = 0x8d415214  R9 = 0xabf8cafd
    expect lane 28 R8 = 0x8d41521b  R9 = 0xabf8cafd
    expect lane 29 R8 = 0xa9ac9d0b  R9 = 0x22dd361d
    expect lane 30 R8 = 0xb270a8e1  R9 = 0x83610658
    expect lane 31 R8 = 0xb270a8e4  R9 = 0x83610658
}
texture 3 { raw 58d4920f 20300000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, pitch 512
handle 0x3 0x3
warp 3 {
    asm "SUATOM.D.2D.MIN.IGN R8, [R4], R16, 0x3"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 3 {
    asm "SUATOM.D.2D.MIN.IGN R8, [R4], R16, 0x3"
    x = 5
    y = 2
    data0 = { 0x80000000 3 3 0xf0478f88 0x87511677 7 7 0x450c6a7d 7 1 2 0x80000000 7 3 0x80000000 0x80000000 3 0x31019147 1
      0x80000000 0x812ebfd8 32 -2 0x80000000 0x7fffffff 0x1b541e53 0x83ae1f3d 0x80000000 3 3 0x80000000 3 }
    expect lane 0 R8 = 0x80000000
    expect lane 1 R8 = 0x80000000
    expect lane 2 R8 = 0x3
    expect lane 3 R8 = 0x3
    expect lane 4 R8 = 0x3
    expect lane 5 R8 = 0x3
    expect lane 6 R8 = 0x3
    expect lane 7 R8 = 0x3
    expect lane 8 R8 = 0x3
    expect lane 9 R8 = 0x3
    expect lane 10 R8 = 0x1
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x1
    expect lane 13 R8 = 0x1
    expect lane 14 R8 = 0x1
    expect lane 15 R8 = 0x1
    expect lane 16 R8 = 0x1
    expect lane 17 R8 = 0x1
    expect lane 18 R8 = 0x1
    expect lane 19 R8 = 0x1
    expect lane 20 R8 = 0x1
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x1
    expect lane 23 R8 = 0x1
    expect lane 24 R8 = 0x1
    expect lane 25 R8 = 0x1
    expect lane 26 R8 = 0x1
    expect lane 27 R8 = 0x1
    expect lane 28 R8 = 0x1
    expect lane 29 R8 = 0x1
    expect lane 30 R8 = 0x1
    expect lane 31 R8 = 0x1
}
texture 4 { raw 58d36d8f 20400000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.S32.2D.MIN.IGN R8, [R4], R16, 0x4"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 4 {
    asm "SUATOM.D.S32.2D.MIN.IGN R8, [R4], R16, 0x4"
    x = 5
    y = 2
    data0 = { 7 32 0x611d0b9 32 32 32 0x7ca9888f 0x2cdf0095 0x8c55c8d6 7 2 -2 0x5c28622e 2 32 32 3 32 7 32 7 31 0x436a8509 7
      0x39472d94 32 7 0x80000000 32 7 32 ... }
    expect lane 0 R8 = 0x20
    expect lane 1 R8 = 0x7
    expect lane 2 R8 = 0x7
    expect lane 3 R8 = 0x7
    expect lane 4 R8 = 0x7
    expect lane 5 R8 = 0x7
    expect lane 6 R8 = 0x7
    expect lane 7 R8 = 0x7
    expect lane 8 R8 = 0x7
    expect lane 9 R8 = 0x8c55c8d6
    expect lane 10 R8 = 0x8c55c8d6
    expect lane 11 R8 = 0x8c55c8d6
    expect lane 12 R8 = 0x8c55c8d6
    expect lane 13 R8 = 0x8c55c8d6
    expect lane 14 R8 = 0x8c55c8d6
    expect lane 15 R8 = 0x8c55c8d6
    expect lane 16 R8 = 0x8c55c8d6
    expect lane 17 R8 = 0x8c55c8d6
    expect lane 18 R8 = 0x8c55c8d6
    expect lane 19 R8 = 0x8c55c8d6
    expect lane 20 R8 = 0x8c55c8d6
    expect lane 21 R8 = 0x8c55c8d6
    expect lane 22 R8 = 0x8c55c8d6
    expect lane 23 R8 = 0x8c55c8d6
    expect lane 24 R8 = 0x8c55c8d6
    expect lane 25 R8 = 0x8c55c8d6
    expect lane 26 R8 = 0x8c55c8d6
    expect lane 27 R8 = 0x8c55c8d6
    expect lane 28 R8 = 0x80000000
    expect lane 29 R8 = 0x80000000
    expect lane 30 R8 = 0x80000000
    expect lane 31 R8 = 0x80000000
}
texture 5 { raw 58d49204 20500000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, pitch 512
handle 0x5 0x5
warp 0 {
    asm "SUATOM.D.U64.2D.MIN.IGN R8, [R4], R16, 0x5"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 0 {
    asm "SUATOM.D.U64.2D.MIN.IGN R8, [R4], R16, 0x5"
    x = 5
    y = 2
    data0 = { -1 -1 7 -1 -1 1 0xdb455b98 -1 7 -1 0x2da09c55 -1 3 0x2d0297c9 -1 -1 0 7 0xf7ca9b79 -1 1 0x631bfefe 0xac488aaf
      0x7ed679b0 3 3 3 3 -1 -1 3 0xe059adf5 }
    data1 = { -1 -1 0 0x7fffffff 0x7fffffff 0 0x31da3cf9 0 0 0x7fffffff 0x5f2cf8a1 0 0 0xd9f57e12 0 0x7fffffff 0 0 0x2cd4d7ea
      -1 0x80000000 0x23189933 0xc7a252b6 0xaa7ecad7 0 0 0 0 0x7fffffff 0x7fffffff 0 0x9f975a6f }
    expect lane 0 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 1 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 2 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 3 R8 = 0x7  R9 = 0x0
    expect lane 4 R8 = 0x7  R9 = 0x0
    expect lane 5 R8 = 0x7  R9 = 0x0
    expect lane 6 R8 = 0x1  R9 = 0x0
    expect lane 7 R8 = 0x1  R9 = 0x0
    expect lane 8 R8 = 0x1  R9 = 0x0
    expect lane 9 R8 = 0x1  R9 = 0x0
    expect lane 10 R8 = 0x1  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0x1  R9 = 0x0
    expect lane 13 R8 = 0x1  R9 = 0x0
    expect lane 14 R8 = 0x1  R9 = 0x0
    expect lane 15 R8 = 0x1  R9 = 0x0
    expect lane 16 R8 = 0x1  R9 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x0
    expect lane 22 R8 = 0x0  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x0
    expect lane 25 R8 = 0x0  R9 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x0
    expect lane 27 R8 = 0x0  R9 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0
    expect lane 29 R8 = 0x0  R9 = 0x0
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x0  R9 = 0x0
}
texture 6 { raw 58d36d84 20600000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 1 {
    asm "SUATOM.D.S64.2D.MIN.IGN R8, [R4], R16, 0x6"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 1 {
    asm "SUATOM.D.S64.2D.MIN.IGN R8, [R4], R16, 0x6"
    x = 5
    y = 2
    data0 = { 3 3 7 3 0x2ae22881 0 1 7 7 0xc97b9cb2 1 0x973c6ec7 7 0x7b55e1fd 3 0 -1 3 0xa414a78f 0x13cf1133 0 3 0x8e6a58d9 3
      3 1 1 0 3 1 1 7 }
    data1 = { 0 0 0 0 0xd388a33e 0x80000000 0x80000000 0 0 0x8b98be70 0x80000000 0x1755f5b6 0 0x77065871 0 0 0 0 0xafdd138f
      0x689020c3 0x80000000 0 0x65bd3814 0 0 0x80000000 0x80000000 1 0 0x80000000 0x80000000 0 }
    expect lane 0 R8 = 0x1  R9 = 0x80000000
    expect lane 1 R8 = 0x1  R9 = 0x80000000
    expect lane 2 R8 = 0x1  R9 = 0x80000000
    expect lane 3 R8 = 0x1  R9 = 0x80000000
    expect lane 4 R8 = 0x1  R9 = 0x80000000
    expect lane 5 R8 = 0x1  R9 = 0x80000000
    expect lane 6 R8 = 0x0  R9 = 0x80000000
    expect lane 7 R8 = 0x0  R9 = 0x80000000
    expect lane 8 R8 = 0x0  R9 = 0x80000000
    expect lane 9 R8 = 0x0  R9 = 0x80000000
    expect lane 10 R8 = 0x0  R9 = 0x80000000
    expect lane 11 R8 = 0x0  R9 = 0x80000000
    expect lane 12 R8 = 0x0  R9 = 0x80000000
    expect lane 13 R8 = 0x0  R9 = 0x80000000
    expect lane 14 R8 = 0x0  R9 = 0x80000000
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x0  R9 = 0x80000000
    expect lane 17 R8 = 0x0  R9 = 0x80000000
    expect lane 18 R8 = 0x0  R9 = 0x80000000
    expect lane 19 R8 = 0x0  R9 = 0x80000000
    expect lane 20 R8 = 0x0  R9 = 0x80000000
    expect lane 21 R8 = 0x0  R9 = 0x80000000
    expect lane 22 R8 = 0x0  R9 = 0x80000000
    expect lane 23 R8 = 0x0  R9 = 0x80000000
    expect lane 24 R8 = 0x0  R9 = 0x80000000
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x0  R9 = 0x80000000
    expect lane 27 R8 = 0x0  R9 = 0x80000000
    expect lane 28 R8 = 0x0  R9 = 0x80000000
    expect lane 29 R8 = 0x0  R9 = 0x80000000
    expect lane 30 R8 = 0x0  R9 = 0x80000000
    expect lane 31 R8 = 0x0  R9 = 0x80000000
}
texture 7 { raw 58d4920f 20700000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, pitch 512
handle 0x7 0x7
warp 2 {
    asm "SUATOM.D.2D.MAX.IGN R8, [R4], R16, 0x7"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 2 {
    asm "SUATOM.D.2D.MAX.IGN R8, [R4], R16, 0x7"
    x = 5
    y = 2
    data0 = { -2 3 2 -2 -2 0xdfa01c54 32 3 -2 0x7ef0c7d7 7 3 7 1 7 0x7fffffff 3 0x6833ce40 -2 7 31 -1 31 7 31 -2 7 7 -2 3 3
      -2 }
    expect lane 0 R8 = 0xfffffffe
    expect lane 1 R8 = 0xfffffffe
    expect lane 2 R8 = 0xfffffffe
    expect lane 3 R8 = 0xfffffffe
    expect lane 4 R8 = 0xfffffffe
    expect lane 5 R8 = 0xfffffffe
    expect lane 6 R8 = 0xfffffffe
    expect lane 7 R8 = 0xfffffffe
    expect lane 8 R8 = 0xfffffffe
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0xfffffffe
    expect lane 11 R8 = 0xfffffffe
    expect lane 12 R8 = 0xfffffffe
    expect lane 13 R8 = 0xfffffffe
    expect lane 14 R8 = 0xfffffffe
    expect lane 15 R8 = 0xfffffffe
    expect lane 16 R8 = 0xfffffffe
    expect lane 17 R8 = 0xfffffffe
    expect lane 18 R8 = 0xfffffffe
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0xfffffffe
    expect lane 21 R8 = 0xfffffffe
    expect lane 22 R8 = 0xffffffff
    expect lane 23 R8 = 0xffffffff
    expect lane 24 R8 = 0xffffffff
    expect lane 25 R8 = 0xffffffff
    expect lane 26 R8 = 0xffffffff
    expect lane 27 R8 = 0xffffffff
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xffffffff
    expect lane 30 R8 = 0xffffffff
    expect lane 31 R8 = 0xffffffff
}
texture 8 { raw 58d36d8f 20800000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x8 0x8
warp 3 {
    asm "SUATOM.D.S32.2D.MAX.IGN R8, [R4], R16, 0x8"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 3 {
    asm "SUATOM.D.S32.2D.MAX.IGN R8, [R4], R16, 0x8"
    x = 5
    y = 2
    data0 = { 31 7 31 3 2 31 31 0xb2553458 31 3 0xb18043 31 3 -1 0x7fffffff 0x143de9c4 31 1 32 0x64d7971a 0xb33545ac 7
      0xf512fb8c 32 7 31 0xbcec135d 31 31 7 0x3e8779e7 31 }
    expect lane 0 R8 = 0x1f
    expect lane 1 R8 = 0x1f
    expect lane 2 R8 = 0x1f
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x1f
    expect lane 5 R8 = 0x1f
    expect lane 6 R8 = 0x1f
    expect lane 7 R8 = 0x1f
    expect lane 8 R8 = 0x1f
    expect lane 9 R8 = 0x1f
    expect lane 10 R8 = 0x1f
    expect lane 11 R8 = 0xb18043
    expect lane 12 R8 = 0xb18043
    expect lane 13 R8 = 0xb18043
    expect lane 14 R8 = 0xb18043
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x7fffffff
    expect lane 17 R8 = 0x7fffffff
    expect lane 18 R8 = 0x7fffffff
    expect lane 19 R8 = 0x7fffffff
    expect lane 20 R8 = 0x7fffffff
    expect lane 21 R8 = 0x7fffffff
    expect lane 22 R8 = 0x7fffffff
    expect lane 23 R8 = 0x7fffffff
    expect lane 24 R8 = 0x7fffffff
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x7fffffff
    expect lane 27 R8 = 0x7fffffff
    expect lane 28 R8 = 0x7fffffff
    expect lane 29 R8 = 0x7fffffff
    expect lane 30 R8 = 0x7fffffff
    expect lane 31 R8 = 0x7fffffff
}
texture 9 { raw 58d49204 20900000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, pitch 512
handle 0x9 0x9
warp 4 {
    asm "SUATOM.D.U64.2D.MAX.IGN R8, [R4], R16, 0x9"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 4 {
    asm "SUATOM.D.U64.2D.MAX.IGN R8, [R4], R16, 0x9"
    x = 5
    y = 2
    data0 = { 7 -1 0x7b4284bc -1 0xf3fdd75e 0 0xe452e6a9 -1 -1 0 0xd6e2b2f9 7 -1 3 0xd26221e9 3 -1 -1 7 7 0 0x1b661338 -1 0
      -1 1 -1 3 3 -1 7 -1 }
    data1 = { 0 -1 0x65a92855 -1 0xfeb13cfa 0 0x9224baca -1 -1 -1 0xa3dd7606 0 -1 0 0x5015d848 0 0x7fffffff -1 0 0 1
      0xa6ad6965 -1 1 -1 0x80000000 -1 0 0 -1 0 -1 }
    expect lane 0 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 1 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 2 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 3 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 4 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 5 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 6 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 9 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 10 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 11 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 12 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 13 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 14 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 15 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 16 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 19 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 20 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 21 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 22 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 23 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 24 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 25 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 26 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 29 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 30 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 31 R8 = 0xffffffff  R9 = 0xffffffff
}
texture 10 { raw 58d36d84 20a00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0xa 0xa
warp 0 {
    asm "SUATOM.D.S64.2D.MAX.IGN R8, [R4], R16, 0xa"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 0 {
    asm "SUATOM.D.S64.2D.MAX.IGN R8, [R4], R16, 0xa"
    x = 5
    y = 2
    data0 = { 0x2427bef3 3 0x9ffbc37d 0x5083a335 -1 -1 0x47a51de5 3 3 3 7 0xab5f7f9a 1 -1 0xea30e350 -1 3 7 0xad7eb3e6 7 7 3
      -1 1 0 7 0x144f5f0f 0x2c323701 -1 -1 7 -1 }
    data1 = { 0x802e99de 0 0x2fa53f10 0x96f2b8ad -1 -1 0xa24bca89 0 0 0 0 0x44e7ec18 1 -1 0x241bf997 -1 0 0 0xcb7631c4 0 0 0
      -1 0 0 0 0x4c27a3e2 0xd9f56069 -1 -1 0 -1 }
    expect lane 0 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 1 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 2 R8 = 0x3  R9 = 0x0
    expect lane 3 R8 = 0x9ffbc37d  R9 = 0x2fa53f10
    expect lane 4 R8 = 0x9ffbc37d  R9 = 0x2fa53f10
    expect lane 5 R8 = 0x9ffbc37d  R9 = 0x2fa53f10
    expect lane 6 R8 = 0x9ffbc37d  R9 = 0x2fa53f10
    expect lane 7 R8 = 0x9ffbc37d  R9 = 0x2fa53f10
    expect lane 8 R8 = 0x9ffbc37d  R9 = 0x2fa53f10
    expect lane 9 R8 = 0x9ffbc37d  R9 = 0x2fa53f10
    expect lane 10 R8 = 0x9ffbc37d  R9 = 0x2fa53f10
    expect lane 11 R8 = 0x9ffbc37d  R9 = 0x2fa53f10
    expect lane 12 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 13 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 14 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 15 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 16 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 17 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 18 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 19 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 20 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 21 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 22 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 23 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 24 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 25 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 26 R8 = 0xab5f7f9a  R9 = 0x44e7ec18
    expect lane 27 R8 = 0x144f5f0f  R9 = 0x4c27a3e2
    expect lane 28 R8 = 0x144f5f0f  R9 = 0x4c27a3e2
    expect lane 29 R8 = 0x144f5f0f  R9 = 0x4c27a3e2
    expect lane 30 R8 = 0x144f5f0f  R9 = 0x4c27a3e2
    expect lane 31 R8 = 0x144f5f0f  R9 = 0x4c27a3e2
}
texture 11 { raw 58d4920f 20b00000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, pitch 512
handle 0xb 0xb
warp 1 {
    asm "SUATOM.D.2D.INC.IGN R8, [R4], R16, 0xb"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 1 {
    asm "SUATOM.D.2D.INC.IGN R8, [R4], R16, 0xb"
    x = 5
    y = 2
    data0 = { 0xfb406c40 32 7 7 32 0xfde4c11 7 32 3 7 0xc773fedd 0x80000001 0x80000000 7 3 0x7fffffff 1 32 7 3 7 3 31 3 3 7 7
      7 3 0xc0b8dac6 1 0x5d0f348b }
    expect lane 0 R8 = 0x20
    expect lane 1 R8 = 0x21
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x1
    expect lane 4 R8 = 0x2
    expect lane 5 R8 = 0x3
    expect lane 6 R8 = 0x4
    expect lane 7 R8 = 0x5
    expect lane 8 R8 = 0x6
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x1
    expect lane 11 R8 = 0x2
    expect lane 12 R8 = 0x3
    expect lane 13 R8 = 0x4
    expect lane 14 R8 = 0x5
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x1
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x1
    expect lane 19 R8 = 0x2
    expect lane 20 R8 = 0x3
    expect lane 21 R8 = 0x4
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x1
    expect lane 24 R8 = 0x2
    expect lane 25 R8 = 0x3
    expect lane 26 R8 = 0x4
    expect lane 27 R8 = 0x5
    expect lane 28 R8 = 0x6
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x1
    expect lane 31 R8 = 0x0
}
texture 12 { raw 58d4920f 20c00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0xc 0xc
warp 2 {
    asm "SUATOM.D.2D.DEC.IGN R8, [R4], R16, 0xc"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 2 {
    asm "SUATOM.D.2D.DEC.IGN R8, [R4], R16, 0xc"
    x = 5
    y = 2
    data0 = { 7 -1 0 0xbd4910c2 3 7 7 31 1 0xade15d7e 3 0 0 3 0xa863bf42 3 3 0 0 3 0 7 3 0xfd2fbfdb 0 2 7 0x2885babf
      0x7fffffff 1 0 32 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x7
    expect lane 2 R8 = 0x6
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0xbd4910c2
    expect lane 5 R8 = 0x3
    expect lane 6 R8 = 0x2
    expect lane 7 R8 = 0x1
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x1
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x3
    expect lane 15 R8 = 0x2
    expect lane 16 R8 = 0x1
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x3
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x7
    expect lane 23 R8 = 0x3
    expect lane 24 R8 = 0x2
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x2
    expect lane 27 R8 = 0x1
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x7fffffff
    expect lane 30 R8 = 0x1
    expect lane 31 R8 = 0x0
}
texture 13 { raw 58d4920f 20d00000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, pitch 512
handle 0xd 0xd
warp 3 {
    asm "SUATOM.D.2D.AND.IGN R8, [R4], R16, 0xd"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 3 {
    asm "SUATOM.D.2D.AND.IGN R8, [R4], R16, 0xd"
    x = 5
    y = 2
    data0 = { 1 0x5d71b17c 0x80000000 3 1 32 1 0x98eaf026 0xb525ed29 7 7 1 1 32 0xe26fb2e1 1 7 1 3 3 0x80000001 7 7
      0x904158b2 1 3 3 1 3 7 0x5a839aa9 0x1123075 }
    expect lane 0 R8 = 0x1
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}
texture 14 { raw 58d36d8f 20e00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0xe 0xe
warp 4 {
    asm "SUATOM.D.S32.2D.AND.IGN R8, [R4], R16, 0xe"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 4 {
    asm "SUATOM.D.S32.2D.AND.IGN R8, [R4], R16, 0xe"
    x = 5
    y = 2
    data0 = { 1 3 2 3 0x7fffffff 0xde46595f 1 1 0x9e9bc925 0x7fffffff 7 0xf142b138 1 1 0x4ba14db2 3 32 1 3 3 3 3 0x80000001 7
      0xa1c39ea2 3 -1 7 3 32 7 1 }
    expect lane 0 R8 = 0x1
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x1
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}
texture 15 { raw 58d49204 20f00000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, pitch 512
handle 0xf 0xf
warp 0 {
    asm "SUATOM.D.U64.2D.AND.IGN R8, [R4], R16, 0xf"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 0 {
    asm "SUATOM.D.U64.2D.AND.IGN R8, [R4], R16, 0xf"
    x = 5
    y = 2
    data0 = { 3 0xf460ff49 1 1 0x2210351e 7 1 1 3 3 1 -1 3 1 1 0 0xb1b40bfc 3 3 3 7 3 7 -1 1 0 1 -1 0x380efd36 7 0 7 }
    data1 = { 0 0xb07b87f6 0x80000000 0x80000000 0x4e99f6f8 0 0x80000000 0x80000000 0 0 0x80000000 -1 0 0x80000000 0x80000000
      0 0x5fd6f7e5 0 0 0 0 0 0 0x7fffffff 0x80000000 -1 1 0 0x3614b820 0 0x80000000 0 }
    expect lane 0 R8 = 0x1  R9 = 0x80000000
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0x1  R9 = 0x0
    expect lane 3 R8 = 0x1  R9 = 0x0
    expect lane 4 R8 = 0x1  R9 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x0
    expect lane 22 R8 = 0x0  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x0
    expect lane 25 R8 = 0x0  R9 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x0
    expect lane 27 R8 = 0x0  R9 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0
    expect lane 29 R8 = 0x0  R9 = 0x0
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x0  R9 = 0x0
}
texture 16 { raw 58d36d84 21000000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x10 0x10
warp 1 {
    asm "SUATOM.D.S64.2D.AND.IGN R8, [R4], R16, 0x10"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 1 {
    asm "SUATOM.D.S64.2D.AND.IGN R8, [R4], R16, 0x10"
    x = 5
    y = 2
    data0 = { 0 0xeb1758c9 -1 0 0x521ed412 0 0 1 7 0 7 0 3 0 -1 0 -1 0 0 3 0 0x9ee5d6d3 0 3 3 7 0x603461bb 7 0 3 0 7 }
    data1 = { 0 0x25fa827c 0 0 0xf4607ff1 0 -1 0x80000000 0 0x80000000 0 0 0 0 -1 0 0 0 0 0 0 0x2e762b9f 1 0 0 0 0xf233af58 0
      ... }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x0
    expect lane 22 R8 = 0x0  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x0
    expect lane 25 R8 = 0x0  R9 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x0
    expect lane 27 R8 = 0x0  R9 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0
    expect lane 29 R8 = 0x0  R9 = 0x0
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x0  R9 = 0x0
}
texture 17 { raw 58d4920f 21100000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, pitch 512
handle 0x11 0x11
warp 2 {
    asm "SUATOM.D.2D.OR.IGN R8, [R4], R16, 0x11"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 2 {
    asm "SUATOM.D.2D.OR.IGN R8, [R4], R16, 0x11"
    x = 5
    y = 2
    data0 = { -2 3 7 3 2 0xf2f8e4b8 -2 -2 3 0x3255b4a1 -2 3 -2 0x188f222 0x80000000 -2 0x6f8ced30 -2 7 -2 7 7 7 32 -1 7
      0x1bef1910 7 3 0x2d00ebfa 3 0x3e70a70e }
    expect lane 0 R8 = 0xfffffffe
    expect lane 1 R8 = 0xfffffffe
    expect lane 2 R8 = 0xffffffff
    expect lane 3 R8 = 0xffffffff
    expect lane 4 R8 = 0xffffffff
    expect lane 5 R8 = 0xffffffff
    expect lane 6 R8 = 0xffffffff
    expect lane 7 R8 = 0xffffffff
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xffffffff
    expect lane 10 R8 = 0xffffffff
    expect lane 11 R8 = 0xffffffff
    expect lane 12 R8 = 0xffffffff
    expect lane 13 R8 = 0xffffffff
    expect lane 14 R8 = 0xffffffff
    expect lane 15 R8 = 0xffffffff
    expect lane 16 R8 = 0xffffffff
    expect lane 17 R8 = 0xffffffff
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xffffffff
    expect lane 20 R8 = 0xffffffff
    expect lane 21 R8 = 0xffffffff
    expect lane 22 R8 = 0xffffffff
    expect lane 23 R8 = 0xffffffff
    expect lane 24 R8 = 0xffffffff
    expect lane 25 R8 = 0xffffffff
    expect lane 26 R8 = 0xffffffff
    expect lane 27 R8 = 0xffffffff
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xffffffff
    expect lane 30 R8 = 0xffffffff
    expect lane 31 R8 = 0xffffffff
}
texture 18 { raw 58d36d8f 21200000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x12 0x12
warp 3 {
    asm "SUATOM.D.S32.2D.OR.IGN R8, [R4], R16, 0x12"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 3 {
    asm "SUATOM.D.S32.2D.OR.IGN R8, [R4], R16, 0x12"
    x = 5
    y = 2
    data0 = { 0x7fffffff 0x854d66f 0x80000000 7 0xbc1eabbb 3 3 0x7fffffff -2 3 0x7fffffff 3 3 7 2 3 0xf616472e 0x7fffffff
      0x7fffffff -1 3 7 1 3 0x7fffffff 0x7fffffff 3 3 7 2 0x2d64e987 0xeac164a9 }
    expect lane 0 R8 = 0x7fffffff
    expect lane 1 R8 = 0x7fffffff
    expect lane 2 R8 = 0x7fffffff
    expect lane 3 R8 = 0xffffffff
    expect lane 4 R8 = 0xffffffff
    expect lane 5 R8 = 0xffffffff
    expect lane 6 R8 = 0xffffffff
    expect lane 7 R8 = 0xffffffff
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xffffffff
    expect lane 10 R8 = 0xffffffff
    expect lane 11 R8 = 0xffffffff
    expect lane 12 R8 = 0xffffffff
    expect lane 13 R8 = 0xffffffff
    expect lane 14 R8 = 0xffffffff
    expect lane 15 R8 = 0xffffffff
    expect lane 16 R8 = 0xffffffff
    expect lane 17 R8 = 0xffffffff
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xffffffff
    expect lane 20 R8 = 0xffffffff
    expect lane 21 R8 = 0xffffffff
    expect lane 22 R8 = 0xffffffff
    expect lane 23 R8 = 0xffffffff
    expect lane 24 R8 = 0xffffffff
    expect lane 25 R8 = 0xffffffff
    expect lane 26 R8 = 0xffffffff
    expect lane 27 R8 = 0xffffffff
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xffffffff
    expect lane 30 R8 = 0xffffffff
    expect lane 31 R8 = 0xffffffff
}
texture 19 { raw 58d49204 21300000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, pitch 512
handle 0x13 0x13
warp 4 {
    asm "SUATOM.D.U64.2D.OR.IGN R8, [R4], R16, 0x13"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 4 {
    asm "SUATOM.D.U64.2D.OR.IGN R8, [R4], R16, 0x13"
    x = 5
    y = 2
    data0 = { 3 7 3 0x263c9409 0x80c6e44d 7 7 0x2152bd95 7 0x3debe4f8 1 7 1 7 0x4a2a1d45 0xeaa14b1d 1 3 0 7 1 1 0x343151 3 7
      0x8914dfe9 0 0xe7ec7853 3 1 1 7 }
    data1 = { 0 0 0 0x34ac3ef 0xa62c7094 0 0 0x824aa2d7 0 0x5e3af4a7 1 0 1 0 0x5b3bbfa5 0x47945fbd 1 0 1 0 1 1 0x6b53b332 0 0
      0xceeeed7b 0 0x6aa52f35 0 1 1 0 }
    expect lane 0 R8 = 0x1  R9 = 0x1
    expect lane 1 R8 = 0x3  R9 = 0x1
    expect lane 2 R8 = 0x7  R9 = 0x1
    expect lane 3 R8 = 0x7  R9 = 0x1
    expect lane 4 R8 = 0x263c940f  R9 = 0x34ac3ef
    expect lane 5 R8 = 0xa6fef44f  R9 = 0xa76ef3ff
    expect lane 6 R8 = 0xa6fef44f  R9 = 0xa76ef3ff
    expect lane 7 R8 = 0xa6fef44f  R9 = 0xa76ef3ff
    expect lane 8 R8 = 0xa7fefddf  R9 = 0xa76ef3ff
    expect lane 9 R8 = 0xa7fefddf  R9 = 0xa76ef3ff
    expect lane 10 R8 = 0xbffffdff  R9 = 0xff7ef7ff
    expect lane 11 R8 = 0xbffffdff  R9 = 0xff7ef7ff
    expect lane 12 R8 = 0xbffffdff  R9 = 0xff7ef7ff
    expect lane 13 R8 = 0xbffffdff  R9 = 0xff7ef7ff
    expect lane 14 R8 = 0xbffffdff  R9 = 0xff7ef7ff
    expect lane 15 R8 = 0xfffffdff  R9 = 0xff7fffff
    expect lane 16 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 19 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 20 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 21 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 22 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 23 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 24 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 25 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 26 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 29 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 30 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 31 R8 = 0xffffffff  R9 = 0xffffffff
}
texture 20 { raw 58d36d84 21400000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x14 0x14
warp 0 {
    asm "SUATOM.D.S64.2D.OR.IGN R8, [R4], R16, 0x14"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 0 {
    asm "SUATOM.D.S64.2D.OR.IGN R8, [R4], R16, 0x14"
    x = 5
    y = 2
    data0 = { 0 7 0 7 3 3 0xbc45c8a9 3 0 0 3 0x94cf93c3 -1 0 0x2e323452 7 1 0x4a42eb4c 0 0x64f4eac8 0x7aecf2f 3 0xf1f14b3c 0
      7 3 3 7 0 0 0xb8eacc54 0 }
    data1 = { -1 0 -1 0 0 0 0x6f8d3281 0 0 -1 0 0x77ec4195 0 -1 0xfaad7744 0 0 0x1deaa80d -1 0x1587bb4c 0x84ed0878 0
      0x1cf38f54 -1 0 0 0 0 -1 -1 0x620e31eb 1 }
    expect lane 0 R8 = 0x0  R9 = 0xffffffff
    expect lane 1 R8 = 0x0  R9 = 0xffffffff
    expect lane 2 R8 = 0x7  R9 = 0xffffffff
    expect lane 3 R8 = 0x7  R9 = 0xffffffff
    expect lane 4 R8 = 0x7  R9 = 0xffffffff
    expect lane 5 R8 = 0x7  R9 = 0xffffffff
    expect lane 6 R8 = 0x7  R9 = 0xffffffff
    expect lane 7 R8 = 0xbc45c8af  R9 = 0xffffffff
    expect lane 8 R8 = 0xbc45c8af  R9 = 0xffffffff
    expect lane 9 R8 = 0xbc45c8af  R9 = 0xffffffff
    expect lane 10 R8 = 0xbc45c8af  R9 = 0xffffffff
    expect lane 11 R8 = 0xbc45c8af  R9 = 0xffffffff
    expect lane 12 R8 = 0xbccfdbef  R9 = 0xffffffff
    expect lane 13 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 14 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 15 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 16 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 19 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 20 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 21 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 22 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 23 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 24 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 25 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 26 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 29 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 30 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 31 R8 = 0xffffffff  R9 = 0xffffffff
}
texture 21 { raw 58d4920f 21500000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, pitch 512
handle 0x15 0x15
warp 1 {
    asm "SUATOM.D.2D.XOR.IGN R8, [R4], R16, 0x15"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 1 {
    asm "SUATOM.D.2D.XOR.IGN R8, [R4], R16, 0x15"
    x = 5
    y = 2
    data0 = { 0x45f168e4 3 3 3 -2 0x80000001 0xd155123b 0x80000000 7 7 0x80000001 0x80000000 0x1dbdc60e 0xb4aa6d7a 0x80000001
      3 0xfaed8940 0x80000001 0xf7087b2 0x69b53917 7 0x80000001 32 7 0xa423d49b 7 0x24f3c6cc 0x361261ab
      0x80000001 7 3 ... }
    expect lane 0 R8 = 0x80000001
    expect lane 1 R8 = 0xc5f168e5
    expect lane 2 R8 = 0xc5f168e6
    expect lane 3 R8 = 0xc5f168e5
    expect lane 4 R8 = 0xc5f168e6
    expect lane 5 R8 = 0x3a0e9718
    expect lane 6 R8 = 0xba0e9719
    expect lane 7 R8 = 0x6b5b8522
    expect lane 8 R8 = 0xeb5b8522
    expect lane 9 R8 = 0xeb5b8525
    expect lane 10 R8 = 0xeb5b8522
    expect lane 11 R8 = 0x6b5b8523
    expect lane 12 R8 = 0xeb5b8523
    expect lane 13 R8 = 0xf6e6432d
    expect lane 14 R8 = 0x424c2e57
    expect lane 15 R8 = 0xc24c2e56
    expect lane 16 R8 = 0xc24c2e55
    expect lane 17 R8 = 0x38a1a715
    expect lane 18 R8 = 0xb8a1a714
    expect lane 19 R8 = 0xb7d120a6
    expect lane 20 R8 = 0xde6419b1
    expect lane 21 R8 = 0xde6419b6
    expect lane 22 R8 = 0x5e6419b7
    expect lane 23 R8 = 0x5e641997
    expect lane 24 R8 = 0x5e641990
    expect lane 25 R8 = 0xfa47cd0b
    expect lane 26 R8 = 0xfa47cd0c
    expect lane 27 R8 = 0xdeb40bc0
    expect lane 28 R8 = 0xe8a66a6b
    expect lane 29 R8 = 0x68a66a6a
    expect lane 30 R8 = 0x68a66a6d
    expect lane 31 R8 = 0x68a66a6e
}
texture 22 { raw 58d36d8f 21600000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x16 0x16
warp 2 {
    asm "SUATOM.D.S32.2D.XOR.IGN R8, [R4], R16, 0x16"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 2 {
    asm "SUATOM.D.S32.2D.XOR.IGN R8, [R4], R16, 0x16"
    x = 5
    y = 2
    data0 = { 3 7 3 7 0xade28dbf 3 7 -2 -2 3 7 3 -2 7 31 3 0x7e42e4a3 0x50a48879 7 3 0 -2 0x66a9547b 7 -2 0xf043183e 7 -2 -1
      7 2 3 }
    expect lane 0 R8 = 0xfffffffe
    expect lane 1 R8 = 0xfffffffd
    expect lane 2 R8 = 0xfffffffa
    expect lane 3 R8 = 0xfffffff9
    expect lane 4 R8 = 0xfffffffe
    expect lane 5 R8 = 0x521d7241
    expect lane 6 R8 = 0x521d7242
    expect lane 7 R8 = 0x521d7245
    expect lane 8 R8 = 0xade28dbb
    expect lane 9 R8 = 0x521d7245
    expect lane 10 R8 = 0x521d7246
    expect lane 11 R8 = 0x521d7241
    expect lane 12 R8 = 0x521d7242
    expect lane 13 R8 = 0xade28dbc
    expect lane 14 R8 = 0xade28dbb
    expect lane 15 R8 = 0xade28da4
    expect lane 16 R8 = 0xade28da7
    expect lane 17 R8 = 0xd3a06904
    expect lane 18 R8 = 0x8304e17d
    expect lane 19 R8 = 0x8304e17a
    expect lane 20 R8 = 0x8304e179
    expect lane 21 R8 = 0x8304e179
    expect lane 22 R8 = 0x7cfb1e87
    expect lane 23 R8 = 0x1a524afc
    expect lane 24 R8 = 0x1a524afb
    expect lane 25 R8 = 0xe5adb505
    expect lane 26 R8 = 0x15eead3b
    expect lane 27 R8 = 0x15eead3c
    expect lane 28 R8 = 0xea1152c2
    expect lane 29 R8 = 0x15eead3d
    expect lane 30 R8 = 0x15eead3a
    expect lane 31 R8 = 0x15eead38
}
texture 23 { raw 58d49204 21700000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, pitch 512
handle 0x17 0x17
warp 3 {
    asm "SUATOM.D.U64.2D.XOR.IGN R8, [R4], R16, 0x17"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 3 {
    asm "SUATOM.D.U64.2D.XOR.IGN R8, [R4], R16, 0x17"
    x = 5
    y = 2
    data0 = { 0x96352d18 1 3 1 1 3 1 0x5b0e808 3 0 -1 7 7 7 7 0x880291bc 3 3 1 1 0 3 -1 1 0x688ba14d 0xbf2f84e0 0 1 7 3 ... }
    data1 = { 0x5219a4dd 1 0 0 0x80000000 0 0x80000000 0x50136ea0 0 1 0x7fffffff 0 0 0 0 0xa8d2f078 0 0 0x80000000 0x80000000
      1 0 0x7fffffff 0 0xd2979c62 0xe7c59e20 -1 0x80000000 0 ... }
    expect lane 0 R8 = 0x1  R9 = 0x80000000
    expect lane 1 R8 = 0x96352d19  R9 = 0xd219a4dd
    expect lane 2 R8 = 0x96352d18  R9 = 0xd219a4dc
    expect lane 3 R8 = 0x96352d1b  R9 = 0xd219a4dc
    expect lane 4 R8 = 0x96352d1a  R9 = 0xd219a4dc
    expect lane 5 R8 = 0x96352d1b  R9 = 0x5219a4dc
    expect lane 6 R8 = 0x96352d18  R9 = 0x5219a4dc
    expect lane 7 R8 = 0x96352d19  R9 = 0xd219a4dc
    expect lane 8 R8 = 0x9385c511  R9 = 0x820aca7c
    expect lane 9 R8 = 0x9385c512  R9 = 0x820aca7c
    expect lane 10 R8 = 0x9385c512  R9 = 0x820aca7d
    expect lane 11 R8 = 0x6c7a3aed  R9 = 0xfdf53582
    expect lane 12 R8 = 0x6c7a3aea  R9 = 0xfdf53582
    expect lane 13 R8 = 0x6c7a3aed  R9 = 0xfdf53582
    expect lane 14 R8 = 0x6c7a3aea  R9 = 0xfdf53582
    expect lane 15 R8 = 0x6c7a3aed  R9 = 0xfdf53582
    expect lane 16 R8 = 0xe478ab51  R9 = 0x5527c5fa
    expect lane 17 R8 = 0xe478ab52  R9 = 0x5527c5fa
    expect lane 18 R8 = 0xe478ab51  R9 = 0x5527c5fa
    expect lane 19 R8 = 0xe478ab50  R9 = 0xd527c5fa
    expect lane 20 R8 = 0xe478ab51  R9 = 0x5527c5fa
    expect lane 21 R8 = 0xe478ab51  R9 = 0x5527c5fb
    expect lane 22 R8 = 0xe478ab52  R9 = 0x5527c5fb
    expect lane 23 R8 = 0x1b8754ad  R9 = 0x2ad83a04
    expect lane 24 R8 = 0x1b8754ac  R9 = 0x2ad83a04
    expect lane 25 R8 = 0x730cf5e1  R9 = 0xf84fa666
    expect lane 26 R8 = 0xcc237101  R9 = 0x1f8a3846
    expect lane 27 R8 = 0xcc237101  R9 = 0xe075c7b9
    expect lane 28 R8 = 0xcc237100  R9 = 0x6075c7b9
    expect lane 29 R8 = 0xcc237107  R9 = 0x6075c7b9
    expect lane 30 R8 = 0xcc237104  R9 = 0x6075c7b9
    expect lane 31 R8 = 0xcc237107  R9 = 0x6075c7b9
}
texture 24 { raw 58d36d84 21800000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x18 0x18
warp 4 {
    asm "SUATOM.D.S64.2D.XOR.IGN R8, [R4], R16, 0x18"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 4 {
    asm "SUATOM.D.S64.2D.XOR.IGN R8, [R4], R16, 0x18"
    x = 5
    y = 2
    data0 = { 0xd2ecce49 -1 0 -1 3 7 3 0x30228b9f 7 3 3 -1 1 3 0x9c6b28f6 3 3 0 3 7 0 0 0 0 7 3 0 0 0 3 7 3 }
    data1 = { 0xd1bbea4d -1 -1 0 0 0 0 0xaccf9b80 0 0 0 0 0 0 0xcfd6984e 0 0 -1 0 0 -1 -1 0x80000000 -1 0 0 -1 -1 -1 0 ... }
    expect lane 0 R8 = 0x0  R9 = 0xffffffff
    expect lane 1 R8 = 0xd2ecce49  R9 = 0x2e4415b2
    expect lane 2 R8 = 0x2d1331b6  R9 = 0xd1bbea4d
    expect lane 3 R8 = 0x2d1331b6  R9 = 0x2e4415b2
    expect lane 4 R8 = 0xd2ecce49  R9 = 0x2e4415b2
    expect lane 5 R8 = 0xd2ecce4a  R9 = 0x2e4415b2
    expect lane 6 R8 = 0xd2ecce4d  R9 = 0x2e4415b2
    expect lane 7 R8 = 0xd2ecce4e  R9 = 0x2e4415b2
    expect lane 8 R8 = 0xe2ce45d1  R9 = 0x828b8e32
    expect lane 9 R8 = 0xe2ce45d6  R9 = 0x828b8e32
    expect lane 10 R8 = 0xe2ce45d5  R9 = 0x828b8e32
    expect lane 11 R8 = 0xe2ce45d6  R9 = 0x828b8e32
    expect lane 12 R8 = 0x1d31ba29  R9 = 0x828b8e32
    expect lane 13 R8 = 0x1d31ba28  R9 = 0x828b8e32
    expect lane 14 R8 = 0x1d31ba2b  R9 = 0x828b8e32
    expect lane 15 R8 = 0x815a92dd  R9 = 0x4d5d167c
    expect lane 16 R8 = 0x815a92de  R9 = 0x4d5d167c
    expect lane 17 R8 = 0x815a92dd  R9 = 0x4d5d167c
    expect lane 18 R8 = 0x815a92dd  R9 = 0xb2a2e983
    expect lane 19 R8 = 0x815a92de  R9 = 0xb2a2e983
    expect lane 20 R8 = 0x815a92d9  R9 = 0xb2a2e983
    expect lane 21 R8 = 0x815a92d9  R9 = 0x4d5d167c
    expect lane 22 R8 = 0x815a92d9  R9 = 0xb2a2e983
    expect lane 23 R8 = 0x815a92d9  R9 = 0x32a2e983
    expect lane 24 R8 = 0x815a92d9  R9 = 0xcd5d167c
    expect lane 25 R8 = 0x815a92de  R9 = 0xcd5d167c
    expect lane 26 R8 = 0x815a92dd  R9 = 0xcd5d167c
    expect lane 27 R8 = 0x815a92dd  R9 = 0x32a2e983
    expect lane 28 R8 = 0x815a92dd  R9 = 0xcd5d167c
    expect lane 29 R8 = 0x815a92dd  R9 = 0x32a2e983
    expect lane 30 R8 = 0x815a92de  R9 = 0x32a2e983
    expect lane 31 R8 = 0x815a92d9  R9 = 0x32a2e983
}
texture 25 { raw 58d4920f 21900000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, pitch 512
handle 0x19 0x19
warp 0 {
    asm "SUATOM.D.2D.EXCH.IGN R8, [R4], R16, 0x19"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 0 {
    asm "SUATOM.D.2D.EXCH.IGN R8, [R4], R16, 0x19"
    x = 5
    y = 2
    data0 = { 32 3 7 3 7 32 0x80000001 7 32 3 7 1 3 32 32 3 0x80000001 32 0xee05246b 32 32 7 7 0x5b454641 1 0x80000000 7
      0x7fffffff 31 7 3 0x7fffffff }
    expect lane 0 R8 = 0x20
    expect lane 1 R8 = 0x20
    expect lane 2 R8 = 0x3
    expect lane 3 R8 = 0x7
    expect lane 4 R8 = 0x3
    expect lane 5 R8 = 0x7
    expect lane 6 R8 = 0x20
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0x7
    expect lane 9 R8 = 0x20
    expect lane 10 R8 = 0x3
    expect lane 11 R8 = 0x7
    expect lane 12 R8 = 0x1
    expect lane 13 R8 = 0x3
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x20
    expect lane 16 R8 = 0x3
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0x20
    expect lane 19 R8 = 0xee05246b
    expect lane 20 R8 = 0x20
    expect lane 21 R8 = 0x20
    expect lane 22 R8 = 0x7
    expect lane 23 R8 = 0x7
    expect lane 24 R8 = 0x5b454641
    expect lane 25 R8 = 0x1
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x7
    expect lane 28 R8 = 0x7fffffff
    expect lane 29 R8 = 0x1f
    expect lane 30 R8 = 0x7
    expect lane 31 R8 = 0x3
}
texture 26 { raw 58d36d8f 21a00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x1a 0x1a
warp 1 {
    asm "SUATOM.D.S32.2D.EXCH.IGN R8, [R4], R16, 0x1a"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 31 0x80000000 -2 2 0x7fffffff -1 1 32 0x80000001 1 32 0x80000001 0 31 0x80000000 -2 2 0x7fffffff -1 2
      0x7fffffff -1 1 32 0x80000001 0 31 0x80000000 -2 31 0x80000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 1 {
    asm "SUATOM.D.S32.2D.EXCH.IGN R8, [R4], R16, 0x1a"
    x = 5
    y = 2
    data0 = { 0xc86c2566 0x7fffffff 0x44b0940e 7 31 3 1 0xeeada331 0x7fffffff 0x7fffffff -1 0x9b4d1b27 32 0x947744d3
      0x80000001 0x50f96ffe 0x410a600 31 7 0x7fffffff 0x7fffffff 0x7fffffff 0x7fffffff 7 0x7fffffff 3 0x854b823f
      7 0x80000001 0x7fffffff 0x1aa2bbd1 0x7fffffff }
    expect lane 0 R8 = 0x7fffffff
    expect lane 1 R8 = 0xc86c2566
    expect lane 2 R8 = 0x7fffffff
    expect lane 3 R8 = 0x44b0940e
    expect lane 4 R8 = 0x7
    expect lane 5 R8 = 0x1f
    expect lane 6 R8 = 0x3
    expect lane 7 R8 = 0x1
    expect lane 8 R8 = 0xeeada331
    expect lane 9 R8 = 0x7fffffff
    expect lane 10 R8 = 0x7fffffff
    expect lane 11 R8 = 0xffffffff
    expect lane 12 R8 = 0x9b4d1b27
    expect lane 13 R8 = 0x20
    expect lane 14 R8 = 0x947744d3
    expect lane 15 R8 = 0x80000001
    expect lane 16 R8 = 0x50f96ffe
    expect lane 17 R8 = 0x410a600
    expect lane 18 R8 = 0x1f
    expect lane 19 R8 = 0x7
    expect lane 20 R8 = 0x7fffffff
    expect lane 21 R8 = 0x7fffffff
    expect lane 22 R8 = 0x7fffffff
    expect lane 23 R8 = 0x7fffffff
    expect lane 24 R8 = 0x7
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x3
    expect lane 27 R8 = 0x854b823f
    expect lane 28 R8 = 0x7
    expect lane 29 R8 = 0x80000001
    expect lane 30 R8 = 0x7fffffff
    expect lane 31 R8 = 0x1aa2bbd1
}
texture 27 { raw 58d49204 21b00000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, pitch 512
handle 0x1b 0x1b
warp 2 {
    asm "SUATOM.D.U64.2D.EXCH.IGN R8, [R4], R16, 0x1b"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 2 {
    asm "SUATOM.D.U64.2D.EXCH.IGN R8, [R4], R16, 0x1b"
    x = 5
    y = 2
    data0 = { 0 3 1 0 0 0 3 3 7 0x79e59ce1 0 7 3 0x8f7256a3 0 0 0 0 1 0xec2a76 -1 0 0 3 7 0x75a55eab 0xb5f72fd7 3 0xc0fb3097
      3 0 -1 }
    data1 = { 1 0 0 -1 1 1 0 0 0 0x3c4dfc83 1 0 0 0x791bc844 1 1 1 1 0 0x99ae412b 0 1 1 0 0 0xc18783b8 0xdd6eb08c 0
      0xe7cc8354 0 ... }
    expect lane 0 R8 = 0x0  R9 = 0x1
    expect lane 1 R8 = 0x0  R9 = 0x1
    expect lane 2 R8 = 0x3  R9 = 0x0
    expect lane 3 R8 = 0x1  R9 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0xffffffff
    expect lane 5 R8 = 0x0  R9 = 0x1
    expect lane 6 R8 = 0x0  R9 = 0x1
    expect lane 7 R8 = 0x3  R9 = 0x0
    expect lane 8 R8 = 0x3  R9 = 0x0
    expect lane 9 R8 = 0x7  R9 = 0x0
    expect lane 10 R8 = 0x79e59ce1  R9 = 0x3c4dfc83
    expect lane 11 R8 = 0x0  R9 = 0x1
    expect lane 12 R8 = 0x7  R9 = 0x0
    expect lane 13 R8 = 0x3  R9 = 0x0
    expect lane 14 R8 = 0x8f7256a3  R9 = 0x791bc844
    expect lane 15 R8 = 0x0  R9 = 0x1
    expect lane 16 R8 = 0x0  R9 = 0x1
    expect lane 17 R8 = 0x0  R9 = 0x1
    expect lane 18 R8 = 0x0  R9 = 0x1
    expect lane 19 R8 = 0x1  R9 = 0x0
    expect lane 20 R8 = 0xec2a76  R9 = 0x99ae412b
    expect lane 21 R8 = 0xffffffff  R9 = 0x0
    expect lane 22 R8 = 0x0  R9 = 0x1
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0x3  R9 = 0x0
    expect lane 25 R8 = 0x7  R9 = 0x0
    expect lane 26 R8 = 0x75a55eab  R9 = 0xc18783b8
    expect lane 27 R8 = 0xb5f72fd7  R9 = 0xdd6eb08c
    expect lane 28 R8 = 0x3  R9 = 0x0
    expect lane 29 R8 = 0xc0fb3097  R9 = 0xe7cc8354
    expect lane 30 R8 = 0x3  R9 = 0x0
    expect lane 31 R8 = 0x0  R9 = 0x0
}
texture 28 { raw 58d36d84 21c00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x1c 0x1c
warp 3 {
    asm "SUATOM.D.S64.2D.EXCH.IGN R8, [R4], R16, 0x1c"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 0 1 0 -1 0 1 1 -1 -1 1 -1 -1 0 0 1 0 -1 0 1 -1 0 1 1 -1 -1 0 0 1 0 0 1 }
    data1 = { 0 1 0x80000000 -1 0 0x80000000 1 0 0x7fffffff -1 0 0x7fffffff -1 0 1 0x80000000 -1 0 0x80000000 1 0 0x80000000
      1 0 0x7fffffff -1 0 1 0x80000000 -1 1 0x80000000 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 3 {
    asm "SUATOM.D.S64.2D.EXCH.IGN R8, [R4], R16, 0x1c"
    x = 5
    y = 2
    data0 = { 0x3413be2a 7 3 3 7 7 3 -1 3 -1 -1 7 7 -1 0x29856b26 0x39e0ac5a -1 0 -1 -1 -1 1 -1 -1 -1 3 -1 3 3 7 -1
      0x4f6ec22b }
    data1 = { 0xb1f148c8 0 0 0 0 0 0 -1 0 -1 -1 0 0 -1 0x1843fb33 0xaeeedbd9 -1 0 -1 -1 0 0 -1 -1 -1 0 -1 0 0 0 0x7fffffff
      0x6ab83123 }
    expect lane 0 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 1 R8 = 0x3413be2a  R9 = 0xb1f148c8
    expect lane 2 R8 = 0x7  R9 = 0x0
    expect lane 3 R8 = 0x3  R9 = 0x0
    expect lane 4 R8 = 0x3  R9 = 0x0
    expect lane 5 R8 = 0x7  R9 = 0x0
    expect lane 6 R8 = 0x7  R9 = 0x0
    expect lane 7 R8 = 0x3  R9 = 0x0
    expect lane 8 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 9 R8 = 0x3  R9 = 0x0
    expect lane 10 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 11 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 12 R8 = 0x7  R9 = 0x0
    expect lane 13 R8 = 0x7  R9 = 0x0
    expect lane 14 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 15 R8 = 0x29856b26  R9 = 0x1843fb33
    expect lane 16 R8 = 0x39e0ac5a  R9 = 0xaeeedbd9
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x0  R9 = 0x0
    expect lane 19 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 20 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 21 R8 = 0xffffffff  R9 = 0x0
    expect lane 22 R8 = 0x1  R9 = 0x0
    expect lane 23 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 24 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 25 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 26 R8 = 0x3  R9 = 0x0
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x3  R9 = 0x0
    expect lane 29 R8 = 0x3  R9 = 0x0
    expect lane 30 R8 = 0x7  R9 = 0x0
    expect lane 31 R8 = 0xffffffff  R9 = 0x7fffffff
}
texture 29 { raw 58d4920f 21d00000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, pitch 512
handle 0x1d 0x1d
warp 4 {
    asm "SUATOM.D.2D.CAS.IGN R8, [R4], R16, 0x1d"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 1 0x80000000 31 2 0x7fffffff -1 0x80000001 32 -2 1 1 0x80000001 31 31 0x7fffffff -2 0x80000001 0x7fffffff -2
      2 1 -1 31 32 0x7fffffff 0 0x80000001 0x80000000 -2 31 1 }
    data1 = { 0x81095a36 0x6f4aa0f0 0xb8cf6d24 0x48517f0d 0xe8814657 0xa3b5291b 0xfab37920 0x60a8c312 0xcb0dd55d 0xd5f65f5b
      0x37bc4e9a 0xf1e91e17 0x1ac452a6 0x48de02ec 0xfd811098 0x95fe7577 0x2f053164 0xebd903eb 0x264ec774
      0x2e131509 0x778834f8 0x94473a1 0x9e192f 0xc619ae7c 0x954483c0 0xd406eb6a 0xa7b98174 0x3abb627d 0x24548618
      0xd620c33b 0x69a4301 0x6f7d52cf }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 4 {
    asm "SUATOM.D.2D.CAS.IGN R8, [R4], R16, 0x1d"
    x = 5
    y = 2
    data0 = { 0x80000001 0 1 2 3 4 5 7 7 8 9 10 11 12 14 14 15 16 17 18 19 21 21 22 23 24 25 26 28 28 29 30 }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    expect lane 0 R8 = 0x80000001
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x1
    expect lane 3 R8 = 0x2
    expect lane 4 R8 = 0x3
    expect lane 5 R8 = 0x4
    expect lane 6 R8 = 0x5
    expect lane 7 R8 = 0x6
    expect lane 8 R8 = 0x6
    expect lane 9 R8 = 0x6
    expect lane 10 R8 = 0x6
    expect lane 11 R8 = 0x6
    expect lane 12 R8 = 0x6
    expect lane 13 R8 = 0x6
    expect lane 14 R8 = 0x6
    expect lane 15 R8 = 0x6
    expect lane 16 R8 = 0x6
    expect lane 17 R8 = 0x6
    expect lane 18 R8 = 0x6
    expect lane 19 R8 = 0x6
    expect lane 20 R8 = 0x6
    expect lane 21 R8 = 0x6
    expect lane 22 R8 = 0x6
    expect lane 23 R8 = 0x6
    expect lane 24 R8 = 0x6
    expect lane 25 R8 = 0x6
    expect lane 26 R8 = 0x6
    expect lane 27 R8 = 0x6
    expect lane 28 R8 = 0x6
    expect lane 29 R8 = 0x6
    expect lane 30 R8 = 0x6
    expect lane 31 R8 = 0x6
}
texture 30 { raw 58d36d8f 21e00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x1e 0x1e
warp 0 {
    asm "SUATOM.D.S32.2D.CAS.IGN R8, [R4], R16, 0x1e"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 1 0x80000000 31 2 0x7fffffff -1 0x80000001 32 -2 1 1 0x80000001 31 31 0x7fffffff -2 0x80000001 0x7fffffff -2
      2 1 -1 31 32 0x7fffffff 0 0x80000001 0x80000000 -2 31 1 }
    data1 = { 0xac73ca26 0x82e2ac21 0x279e87ce 0x1a225f17 0x17d5b98d 0xe7585f88 0x69bd8888 0x25072a92 0xe53854b2 0xf38a2860
      0xa9d276e6 0xa9030adc 0xef654b95 0x1b51b740 0xf9d81d37 0x495f6491 0x7fd9e3a0 0x693c0412 0x8f0de165
      0x26a89582 0x2dae1af9 0x5955269c 0x4fd83318 0x37d2beaf 0x6faedfb8 0x58d78b19 0x3ae835d5 0xa95fbd64
      0x615ada00 0x75e0c12f 0x62edf3e3 0xee170d61 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x1f
    expect lane 4 R8 = 0x20
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0xffffffff
    expect lane 9 R8 = 0xfffffffe
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x1f
    expect lane 14 R8 = 0x20
    expect lane 15 R8 = 0x7fffffff
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0xffffffff
    expect lane 19 R8 = 0xfffffffe
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x2
    expect lane 23 R8 = 0x1f
    expect lane 24 R8 = 0x20
    expect lane 25 R8 = 0x7fffffff
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0xffffffff
    expect lane 29 R8 = 0xfffffffe
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1
}
warp 0 {
    asm "SUATOM.D.S32.2D.CAS.IGN R8, [R4], R16, 0x1e"
    x = 5
    y = 2
    data0 = { 0x7fffffff 0 1 2 3 4 5 7 7 8 9 10 11 12 14 14 15 16 17 18 19 21 21 22 23 24 25 26 28 28 29 30 }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    expect lane 0 R8 = 0x7fffffff
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x1
    expect lane 3 R8 = 0x2
    expect lane 4 R8 = 0x3
    expect lane 5 R8 = 0x4
    expect lane 6 R8 = 0x5
    expect lane 7 R8 = 0x6
    expect lane 8 R8 = 0x6
    expect lane 9 R8 = 0x6
    expect lane 10 R8 = 0x6
    expect lane 11 R8 = 0x6
    expect lane 12 R8 = 0x6
    expect lane 13 R8 = 0x6
    expect lane 14 R8 = 0x6
    expect lane 15 R8 = 0x6
    expect lane 16 R8 = 0x6
    expect lane 17 R8 = 0x6
    expect lane 18 R8 = 0x6
    expect lane 19 R8 = 0x6
    expect lane 20 R8 = 0x6
    expect lane 21 R8 = 0x6
    expect lane 22 R8 = 0x6
    expect lane 23 R8 = 0x6
    expect lane 24 R8 = 0x6
    expect lane 25 R8 = 0x6
    expect lane 26 R8 = 0x6
    expect lane 27 R8 = 0x6
    expect lane 28 R8 = 0x6
    expect lane 29 R8 = 0x6
    expect lane 30 R8 = 0x6
    expect lane 31 R8 = 0x6
}
texture 31 { raw 58d49204 21f00000 00400000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, pitch 512
handle 0x1f 0x1f
warp 1 {
    asm "SUATOM.D.U64.2D.CAS.IGN R8, [R4], R16, 0x1f"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 1 1 0 -1 0 1 -1 -1 0 1 1 -1 0 0 0 0 -1 0 0 -1 1 1 0 -1 0 0 -1 1 0 0 1 }
    data1 = { 0 0 0x80000000 1 0 0x80000000 1 -1 0x7fffffff -1 0 0 -1 1 1 0x80000000 -1 -1 0x80000000 -1 0 0 1 1 0x7fffffff
      0x80000000 0 -1 0x80000000 -1 1 0 }
    data2 = { 0x64ef75fb 0xce661906 0x60f61a10 0x8004aa7f 0x66ef7f82 0x6f51aa0e 0x35313a8b 0x281abcee 0x7938ed92 0xcfe983f9
      0x992f970e 0x48474d5e 0x8457c6bf 0xa3132da2 0xa936dd28 0x6522ba8e 0x2bbb1bd5 0x22cf1a4a 0x599ba009
      0xaaa9a0ec 0xf7e3799a 0xdd3fa0dc 0x85262d64 0x2d3a5e40 0x8eba68fa 0x4d9edf1b 0xd32994be 0x6375fff7
      0x2f0d90f6 0x1c459ac5 0x4c9d183a 0xaac4adc5 }
    data3 = { 0x1b1ed6b7 0x97301b09 0xdcb59442 0xb178fcbd 0x2341430 0x28a75d85 0x63b1c98b 0x7d71f948 0x4dd1ce5c 0xa63e1c5a
      0x57b7610c 0x98a61d59 0xfd07f09f 0x8bfbbfe4 0xf0f0e25f 0x183aade5 0xfc056e24 0xf2c3e293 0xe7f4e648
      0xe8188087 0x7c92a7e7 0xb517f84f 0xbdf2ba01 0xb664002c 0x5ec8e744 0x4fa59740 0xc1aee50b 0x9e5e3ce2
      0x4ceed3f2 0xb3f15124 0xf625a7e7 0x67d113cb }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 1 {
    asm "SUATOM.D.U64.2D.CAS.IGN R8, [R4], R16, 0x1f"
    x = 5
    y = 2
    data0 = { 0 0 1 2 3 4 5 7 7 8 9 10 11 12 14 14 15 16 17 18 19 21 21 22 23 24 25 26 28 28 29 30 }
    data1 = { -1 0 ... }
    data2 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    data3 = 0
    expect lane 0 R8 = 0x0  R9 = 0xffffffff
    expect lane 1 R8 = 0x0  R9 = 0x0
    expect lane 2 R8 = 0x1  R9 = 0x0
    expect lane 3 R8 = 0x2  R9 = 0x0
    expect lane 4 R8 = 0x3  R9 = 0x0
    expect lane 5 R8 = 0x4  R9 = 0x0
    expect lane 6 R8 = 0x5  R9 = 0x0
    expect lane 7 R8 = 0x6  R9 = 0x0
    expect lane 8 R8 = 0x6  R9 = 0x0
    expect lane 9 R8 = 0x6  R9 = 0x0
    expect lane 10 R8 = 0x6  R9 = 0x0
    expect lane 11 R8 = 0x6  R9 = 0x0
    expect lane 12 R8 = 0x6  R9 = 0x0
    expect lane 13 R8 = 0x6  R9 = 0x0
    expect lane 14 R8 = 0x6  R9 = 0x0
    expect lane 15 R8 = 0x6  R9 = 0x0
    expect lane 16 R8 = 0x6  R9 = 0x0
    expect lane 17 R8 = 0x6  R9 = 0x0
    expect lane 18 R8 = 0x6  R9 = 0x0
    expect lane 19 R8 = 0x6  R9 = 0x0
    expect lane 20 R8 = 0x6  R9 = 0x0
    expect lane 21 R8 = 0x6  R9 = 0x0
    expect lane 22 R8 = 0x6  R9 = 0x0
    expect lane 23 R8 = 0x6  R9 = 0x0
    expect lane 24 R8 = 0x6  R9 = 0x0
    expect lane 25 R8 = 0x6  R9 = 0x0
    expect lane 26 R8 = 0x6  R9 = 0x0
    expect lane 27 R8 = 0x6  R9 = 0x0
    expect lane 28 R8 = 0x6  R9 = 0x0
    expect lane 29 R8 = 0x6  R9 = 0x0
    expect lane 30 R8 = 0x6  R9 = 0x0
    expect lane 31 R8 = 0x6  R9 = 0x0
}
texture 32 { raw 58d36d84 22000000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x20 0x20
warp 2 {
    asm "SUATOM.D.S64.2D.CAS.IGN R8, [R4], R16, 0x20"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0 1 1 0 -1 0 1 -1 -1 0 1 1 -1 0 0 0 0 -1 0 0 -1 1 1 0 -1 0 0 -1 1 0 0 1 }
    data1 = { 0 0 0x80000000 1 0 0x80000000 1 -1 0x7fffffff -1 0 0 -1 1 1 0x80000000 -1 -1 0x80000000 -1 0 0 1 1 0x7fffffff
      0x80000000 0 -1 0x80000000 -1 1 0 }
    data2 = { 0xfe31ed55 0x777cf527 0x29d45677 0x3b513e1 0xf1f4ed69 0xd51ea1e6 0xbb80a3da 0x353adf33 0x47175d6c 0x5e5285bc
      0x153949c5 0xda5d2fe7 0x18b8aed4 0xcd7368ed 0x5d462bc5 0xed491207 0x9bfec427 0x841b154d 0xc7c817da
      0x2895d8a5 0x318c0037 0x71e3ae10 0xbe6e6e1a 0x3f7d1a75 0xa0439675 0x51613c28 0x71369380 0xd7767a2b
      0x4d21f38 0xda75b66c 0x478b51e 0xeb5c5ebe }
    data3 = { 0xa57b2605 0x3b3cbe3c 0x95554cd3 0x44a6b05d 0x43fe9d35 0x86ab1507 0xf54f89b6 0x4114c827 0xa9d26400 0xd8f98a0b
      0x93c6596c 0x238c003e 0x40413a40 0xd4f4323b 0x754eac98 0xefeb0050 0x6ac23795 0x5cbdcc67 0x420e91bd
      0x6da5e8ca 0xd732b5a5 0xe75ec242 0xa4a8057c 0x7ec57d2 0x244b0c67 0xcfca32d3 0xbd0e6e45 0xd8fd3e94
      0xcb876cc4 0x44de98f3 0x3d2604f0 0x75e6aa8e }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0xffffffff  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 5 R8 = 0x0  R9 = 0x80000000
    expect lane 6 R8 = 0x1  R9 = 0x80000000
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0xffffffff
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0xffffffff  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 15 R8 = 0x0  R9 = 0x80000000
    expect lane 16 R8 = 0x1  R9 = 0x80000000
    expect lane 17 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0xffffffff
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
    expect lane 22 R8 = 0xffffffff  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x1
    expect lane 24 R8 = 0xffffffff  R9 = 0x7fffffff
    expect lane 25 R8 = 0x0  R9 = 0x80000000
    expect lane 26 R8 = 0x1  R9 = 0x80000000
    expect lane 27 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 28 R8 = 0x1  R9 = 0x1
    expect lane 29 R8 = 0x0  R9 = 0xffffffff
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x1  R9 = 0x0
}
warp 2 {
    asm "SUATOM.D.S64.2D.CAS.IGN R8, [R4], R16, 0x20"
    x = 5
    y = 2
    data0 = { 0 0 1 2 3 4 5 7 7 8 9 10 11 12 14 14 15 16 17 18 19 21 21 22 23 24 25 26 28 28 29 30 }
    data1 = 0
    data2 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    data3 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0
    expect lane 2 R8 = 0x1  R9 = 0x0
    expect lane 3 R8 = 0x2  R9 = 0x0
    expect lane 4 R8 = 0x3  R9 = 0x0
    expect lane 5 R8 = 0x4  R9 = 0x0
    expect lane 6 R8 = 0x5  R9 = 0x0
    expect lane 7 R8 = 0x6  R9 = 0x0
    expect lane 8 R8 = 0x6  R9 = 0x0
    expect lane 9 R8 = 0x6  R9 = 0x0
    expect lane 10 R8 = 0x6  R9 = 0x0
    expect lane 11 R8 = 0x6  R9 = 0x0
    expect lane 12 R8 = 0x6  R9 = 0x0
    expect lane 13 R8 = 0x6  R9 = 0x0
    expect lane 14 R8 = 0x6  R9 = 0x0
    expect lane 15 R8 = 0x6  R9 = 0x0
    expect lane 16 R8 = 0x6  R9 = 0x0
    expect lane 17 R8 = 0x6  R9 = 0x0
    expect lane 18 R8 = 0x6  R9 = 0x0
    expect lane 19 R8 = 0x6  R9 = 0x0
    expect lane 20 R8 = 0x6  R9 = 0x0
    expect lane 21 R8 = 0x6  R9 = 0x0
    expect lane 22 R8 = 0x6  R9 = 0x0
    expect lane 23 R8 = 0x6  R9 = 0x0
    expect lane 24 R8 = 0x6  R9 = 0x0
    expect lane 25 R8 = 0x6  R9 = 0x0
    expect lane 26 R8 = 0x6  R9 = 0x0
    expect lane 27 R8 = 0x6  R9 = 0x0
    expect lane 28 R8 = 0x6  R9 = 0x0
    expect lane 29 R8 = 0x6  R9 = 0x0
    expect lane 30 R8 = 0x6  R9 = 0x0
    expect lane 31 R8 = 0x6  R9 = 0x0
}
expect memory 0x20000010 = 00000000 20000000 02000080 1d000000
expect memory 0x20000030 = 22000000 feffffff ffffff7f 02000080
expect memory 0x20000064 = 223df246
expect memory 0x20000110 = 1f000000 ffffff7f 01000000 21000000
expect memory 0x20000130 = 03000080 1f000000 3f000000 ffffffff
expect memory 0x20000410 = feffff7f 03000080 feffff7f fdffffff
expect memory 0x20000430 = 02000000 00000080 01000000 20000000
expect memory 0x20000510 = 40000000 00000000 00000080 20000080
expect memory 0x20000530 = ffffff7f fcffffff 1f000000 01000080
expect memory 0x20100200 = 00000000 20000000 02000080 1d000000 22000000 feffffff ffffff7f 02000080
expect memory 0x20100220 = 1f000000 ffffff7f 01000000 21000000 03000080 1f000000 3f000000 ffffffff
expect memory 0x20100240 = feffff7f 03000080 feffff7f fdffffff 02000000 00000080 01000000 20000000
expect memory 0x20100260 = 40000000 00000000 00000080 20000080 ffffff7f fcffffff 1f000000 01000080
expect memory 0x20100414 = d5020472
expect memory 0x20200010 = 00000000 00000000 01000000 01000000
expect memory 0x20200030 = 00000000 01000080 00000000 00000000
expect memory 0x20200110 = feffffff 00000080 00000000 00000000
expect memory 0x20200130 = 02000000 01000080 00000000 00000000
expect memory 0x20200148 = 0491536b 8c11d8ee
expect memory 0x20200410 = 00000000 01000080 ffffffff feffffff
expect memory 0x20200430 = 01000000 00000000 00000000 00000080
expect memory 0x20200510 = feffffff 00000000 00000000 01000000
expect memory 0x20200530 = ffffffff 00000080 01000000 00000000
expect memory 0x20200810 = 01000000 ffffff7f feffffff 00000000
expect memory 0x20200830 = 01000000 01000080 01000000 00000000
expect memory 0x20200910 = ffffffff 00000000 01000000 00000080
expect memory 0x20200930 = 00000000 02000000 01000000 01000000
expect memory 0x20200c10 = feffffff ffffffff ffffffff ffffff7f
expect memory 0x20200c30 = 01000000 00000080 ffffffff 00000000
expect memory 0x20200d10 = 02000000 01000080 00000000 feffffff
expect memory 0x20200d30 = 00000000 01000000 02000000 00000080
expect memory 0x20300200 = 00000000 01000000 02000000 1f000000 02000000 ffffff7f 00000080 01000000
expect memory 0x20300220 = 20000000 01000080 00000000 01000000 02000000 00000000 1f000000 ffffff7f
expect memory 0x20300240 = 00000080 02000000 ffffff7f feffffff 00000000 01000000 02000000 01000000
expect memory 0x20300260 = 20000000 ffffff7f 00000000 1f000000 00000080 feffffff 00000000 01000000
expect memory 0x20300414 = 01000000
expect memory 0x20400010 = 00000000 01000000 00000080 feffffff
expect memory 0x20400030 = 02000000 ffffff7f 00000080 01000080
expect memory 0x20400064 = 00000080
expect memory 0x20400110 = ffffffff 01000080 00000000 01000000
expect memory 0x20400130 = 01000080 00000000 1f000000 00000080
expect memory 0x20400410 = 00000080 01000080 ffffffff feffffff
expect memory 0x20400430 = 00000000 01000000 ffffffff 01000000
expect memory 0x20400510 = 20000000 01000080 00000080 01000080
expect memory 0x20400530 = 00000080 feffffff 00000000 00000080
expect memory 0x20500200 = 00000000 00000000 01000000 00000000 ffffffff 00000000 00000000 01000000
expect memory 0x20500220 = ffffffff 00000000 00000000 00000080 01000000 01000000 01000000 00000000
expect memory 0x20500240 = 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
expect memory 0x20500260 = ffffffff 00000000 00000000 00000000 00000000 01000000 00000000 00000080
expect memory 0x20500280 = 01000000 00000080 ffffffff 00000000 01000000 01000000 01000000 01000000
expect memory 0x205002a0 = 00000000 00000000 01000000 00000000 ffffffff 00000000 01000000 00000000
expect memory 0x205002c0 = ffffffff ffffff7f 00000000 00000080 00000000 00000000 00000000 01000000
expect memory 0x205002e0 = 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
expect memory 0x20500428 = 00000000 00000000
expect memory 0x20600010 = 00000000 00000000 01000000 00000000
expect memory 0x20600030 = 01000000 00000080 00000000 ffffffff
expect memory 0x20600110 = ffffffff 00000000 00000000 00000080
expect memory 0x20600130 = 01000000 00000080 ffffffff ffffffff
expect memory 0x20600148 = 00000000 00000080
expect memory 0x20600410 = 01000000 01000000 00000000 ffffffff
expect memory 0x20600430 = 00000000 00000000 01000000 00000000
expect memory 0x20600510 = ffffffff ffffffff 00000000 00000000
expect memory 0x20600530 = 00000000 01000000 00000000 00000080
expect memory 0x20600810 = 01000000 00000080 ffffffff ffffffff
expect memory 0x20600830 = 00000000 00000080 00000000 ffffffff
expect memory 0x20600910 = 00000000 00000000 00000000 00000080
expect memory 0x20600930 = ffffffff 00000000 01000000 00000000
expect memory 0x20600c10 = ffffffff ffffff7f 00000000 00000080
expect memory 0x20600c30 = 01000000 00000080 ffffffff ffffffff
expect memory 0x20600d10 = 01000000 00000080 00000000 ffffffff
expect memory 0x20600d30 = 00000000 00000000 01000000 00000080
expect memory 0x20700200 = 00000000 1f000000 00000080 feffffff 20000000 ffffff7f ffffffff 01000080
expect memory 0x20700220 = ffffffff feffffff 01000000 20000000 01000080 1f000000 20000000 00000080
expect memory 0x20700240 = feffffff 01000080 ffffffff ffffffff 02000000 ffffff7f ffffffff 1f000000
expect memory 0x20700260 = 20000000 01000080 00000080 01000080 ffffffff feffffff 1f000000 00000080
expect memory 0x20700414 = ffffffff
expect memory 0x20800010 = 00000000 1f000000 02000000 1f000000
expect memory 0x20800030 = 20000000 ffffff7f ffffffff 01000000
expect memory 0x20800064 = ffffff7f
expect memory 0x20800110 = 20000000 feffffff 01000000 20000000
expect memory 0x20800130 = 02000000 1f000000 20000000 ffffff7f
expect memory 0x20800410 = feffffff 02000000 ffffff7f ffffffff
expect memory 0x20800430 = 02000000 ffffff7f 02000000 1f000000
expect memory 0x20800510 = 20000000 ffffff7f 00000000 1f000000
expect memory 0x20800530 = ffffffff feffffff 1f000000 01000000
expect memory 0x20900200 = 00000000 00000000 00000000 01000000 01000000 00000080 00000000 ffffffff
expect memory 0x20900220 = ffffffff ffffff7f 00000000 00000080 01000000 00000080 ffffffff ffffffff
expect memory 0x20900240 = ffffffff ffffff7f ffffffff ffffffff 01000000 00000000 ffffffff ffffff7f
expect memory 0x20900260 = ffffffff ffffffff 00000000 01000000 ffffffff ffffff7f 01000000 00000080
expect memory 0x20900280 = 00000000 ffffffff ffffffff ffffffff 00000000 00000080 00000000 ffffffff
expect memory 0x209002a0 = ffffffff 00000000 00000000 00000080 01000000 01000000 00000000 01000000
expect memory 0x209002c0 = ffffffff ffffff7f ffffffff ffffffff 01000000 00000080 ffffffff ffffffff
expect memory 0x209002e0 = 01000000 00000080 00000000 ffffffff 00000000 01000000 01000000 00000080
expect memory 0x20900428 = ffffffff ffffffff
expect memory 0x20a00010 = 00000000 00000000 00000000 01000000
expect memory 0x20a00030 = ffffffff 00000000 00000000 01000000
expect memory 0x20a00110 = ffffffff ffffff7f 00000000 00000080
expect memory 0x20a00130 = 01000000 01000000 01000000 00000000
expect memory 0x20a00148 = 0f5f4f14 e2a3274c
expect memory 0x20a00410 = ffffffff ffffff7f ffffffff ffffffff
expect memory 0x20a00430 = 01000000 00000000 ffffffff ffffff7f
expect memory 0x20a00510 = ffffffff 00000000 00000000 01000000
expect memory 0x20a00530 = ffffffff ffffff7f 01000000 00000080
expect memory 0x20a00810 = 00000000 ffffffff ffffffff 00000000
expect memory 0x20a00830 = 01000000 01000000 01000000 01000000
expect memory 0x20a00910 = ffffffff 00000000 01000000 00000000
expect memory 0x20a00930 = 01000000 01000000 00000000 01000000
expect memory 0x20a00c10 = ffffffff ffffff7f ffffffff ffffffff
expect memory 0x20a00c30 = 00000000 00000000 00000000 01000000
expect memory 0x20a00d10 = 01000000 01000000 00000000 ffffffff
expect memory 0x20a00d30 = 00000000 01000000 01000000 00000000
expect memory 0x20b00200 = 00000000 02000000 03000000 20000000 00000000 00000000 01000080 00000000
expect memory 0x20b00220 = 00000000 00000000 01000000 02000000 03000000 00000000 00000000 00000080
expect memory 0x20b00240 = 01000080 00000000 00000000 ffffffff 01000000 02000000 03000000 00000000
expect memory 0x20b00260 = 00000000 00000080 00000000 00000000 00000000 00000000 01000000 02000000
expect memory 0x20b00414 = 01000000
expect memory 0x20c00010 = 00000000 00000000 01000000 1e000000
expect memory 0x20c00030 = 02000000 feffff7f ffffff7f 01000000
expect memory 0x20c00064 = 20000000
expect memory 0x20c00110 = 20000000 01000080 01000000 00000000
expect memory 0x20c00130 = 01000000 00000000 1f000000 feffff7f
expect memory 0x20c00410 = ffffff7f 02000000 ffffff7f fdffffff
expect memory 0x20c00430 = 02000000 00000000 01000000 01000000
expect memory 0x20c00510 = 1f000000 feffff7f 00000000 1f000000
expect memory 0x20c00530 = 00000080 fdffffff 1f000000 00000000
expect memory 0x20d00200 = 00000000 01000000 00000000 1e000000 00000000 ffffff7f 00000080 01000000
expect memory 0x20d00220 = 20000000 00000080 00000000 00000000 00000000 00000000 00000000 00000000
expect memory 0x20d00240 = 00000080 00000000 ffffff7f feffffff 00000000 01000000 02000000 01000000
expect memory 0x20d00260 = 20000000 01000000 00000000 01000000 00000080 feffffff 00000000 00000000
expect memory 0x20d00414 = 00000000
expect memory 0x20e00010 = 00000000 01000000 00000000 1e000000
expect memory 0x20e00030 = 00000000 ffffff7f 00000080 01000000
expect memory 0x20e00064 = 00000000
expect memory 0x20e00110 = 20000000 00000080 00000000 00000000
expect memory 0x20e00130 = 00000000 00000000 00000000 00000000
expect memory 0x20e00410 = 00000080 00000000 ffffff7f feffffff
expect memory 0x20e00430 = 00000000 01000000 02000000 01000000
expect memory 0x20e00510 = 20000000 01000000 00000000 01000000
expect memory 0x20e00530 = 00000080 feffffff 00000000 00000000
expect memory 0x20f00200 = 00000000 00000000 00000000 00000000 01000000 00000000 00000000 01000000
expect memory 0x20f00220 = ffffffff 00000000 00000000 00000080 01000000 00000000 01000000 00000000
expect memory 0x20f00240 = 01000000 01000000 00000000 ffffffff 00000000 00000000 01000000 00000000
expect memory 0x20f00260 = ffffffff 00000000 00000000 00000000 00000000 01000000 00000000 00000080
expect memory 0x20f00280 = 00000000 00000080 ffffffff 00000000 00000000 00000000 00000000 01000000
expect memory 0x20f002a0 = 00000000 00000000 00000000 00000000 01000000 00000000 00000000 00000000
expect memory 0x20f002c0 = ffffffff ffffff7f 00000000 00000080 00000000 00000000 00000000 01000000
expect memory 0x20f002e0 = 01000000 00000000 00000000 ffffffff 00000000 00000000 01000000 00000000
expect memory 0x20f00428 = 00000000 00000000
expect memory 0x21000010 = 00000000 00000000 00000000 00000000
expect memory 0x21000030 = 01000000 00000000 00000000 01000000
expect memory 0x21000110 = ffffffff 00000000 00000000 00000080
expect memory 0x21000130 = 01000000 00000000 01000000 00000000
expect memory 0x21000148 = 00000000 00000000
expect memory 0x21000410 = 01000000 01000000 00000000 ffffffff
expect memory 0x21000430 = 00000000 00000000 01000000 00000000
expect memory 0x21000510 = ffffffff 00000000 00000000 00000000
expect memory 0x21000530 = 00000000 01000000 00000000 00000080
expect memory 0x21000810 = 00000000 00000080 ffffffff 00000000
expect memory 0x21000830 = 00000000 00000000 00000000 01000000
expect memory 0x21000910 = 00000000 00000000 00000000 00000000
expect memory 0x21000930 = 01000000 00000000 00000000 00000000
expect memory 0x21000c10 = ffffffff ffffff7f 00000000 00000080
expect memory 0x21000c30 = 00000000 00000000 00000000 01000000
expect memory 0x21000d10 = 01000000 00000000 00000000 ffffffff
expect memory 0x21000d30 = 00000000 00000000 01000000 00000000
expect memory 0x21100200 = 00000000 1f000000 02000080 ffffffff 22000000 ffffff7f ffffffff 01000080
expect memory 0x21100220 = ffffffff ffffffff 01000000 21000000 03000080 1f000000 3f000000 ffffffff
expect memory 0x21100240 = feffffff 03000080 ffffffff ffffffff 02000000 ffffff7f ffffffff 1f000000
expect memory 0x21100260 = 20000000 ffffffff 00000080 1f000080 ffffffff feffffff 1f000000 01000080
expect memory 0x21100414 = ffffffff
expect memory 0x21200010 = 00000000 1f000000 02000080 ffffffff
expect memory 0x21200030 = 22000000 ffffff7f ffffffff 01000080
expect memory 0x21200064 = ffffffff
expect memory 0x21200110 = ffffffff ffffffff 01000000 21000000
expect memory 0x21200130 = 03000080 1f000000 3f000000 ffffffff
expect memory 0x21200410 = feffffff 03000080 ffffffff ffffffff
expect memory 0x21200430 = 02000000 ffffff7f ffffffff 1f000000
expect memory 0x21200510 = 20000000 ffffffff 00000080 1f000080
expect memory 0x21200530 = ffffffff feffffff 1f000000 01000080
expect memory 0x21300200 = 00000000 00000000 01000000 01000000 ffffffff 00000080 00000000 ffffffff
expect memory 0x21300220 = ffffffff ffffff7f 00000000 00000080 01000000 01000080 ffffffff ffffffff
expect memory 0x21300240 = ffffffff ffffff7f ffffffff ffffffff 01000000 00000000 ffffffff ffffff7f
expect memory 0x21300260 = ffffffff ffffffff 00000000 01000000 ffffffff ffffff7f 01000000 00000080
expect memory 0x21300280 = 01000000 ffffffff ffffffff ffffffff 01000000 01000080 01000000 ffffffff
expect memory 0x213002a0 = ffffffff 00000000 01000000 00000080 ffffffff 01000000 01000000 01000000
expect memory 0x213002c0 = ffffffff ffffff7f ffffffff ffffffff 01000000 00000080 ffffffff ffffffff
expect memory 0x213002e0 = 01000000 01000080 00000000 ffffffff 00000000 01000000 01000000 00000080
expect memory 0x21300428 = ffffffff ffffffff
expect memory 0x21400010 = 00000000 00000000 01000000 01000000
expect memory 0x21400030 = ffffffff 00000080 00000000 ffffffff
expect memory 0x21400110 = ffffffff ffffff7f 00000000 00000080
expect memory 0x21400130 = 01000000 01000080 ffffffff ffffffff
expect memory 0x21400148 = ffffffff ffffffff
expect memory 0x21400410 = ffffffff ffffff7f ffffffff ffffffff
expect memory 0x21400430 = 01000000 00000000 ffffffff ffffff7f
expect memory 0x21400510 = ffffffff ffffffff 00000000 01000000
expect memory 0x21400530 = ffffffff ffffff7f 01000000 00000080
expect memory 0x21400810 = 01000000 ffffffff ffffffff ffffffff
expect memory 0x21400830 = 01000000 01000080 01000000 ffffffff
expect memory 0x21400910 = ffffffff 00000000 01000000 00000080
expect memory 0x21400930 = ffffffff 01000000 01000000 01000000
expect memory 0x21400c10 = ffffffff ffffff7f ffffffff ffffffff
expect memory 0x21400c30 = 01000000 00000080 ffffffff ffffffff
expect memory 0x21400d10 = 01000000 01000080 00000000 ffffffff
expect memory 0x21400d30 = 00000000 01000000 01000000 00000080
expect memory 0x21500200 = 00000000 1e000000 02000080 e1ffffff 22000000 00000000 ffffff7f 00000080
expect memory 0x21500220 = dfffffff ffffff7f 01000000 21000000 03000080 1f000000 3f000000 ffffffff
expect memory 0x21500240 = feffff7f 03000080 00000080 01000000 02000000 feffff7f fdffffff 1e000000
expect memory 0x21500260 = 00000000 feffffff 00000080 1e000080 ffffff7f 00000000 1f000000 01000080
expect memory 0x21500414 = 6d6aa668
expect memory 0x21600010 = 00000000 1e000000 02000080 e1ffffff
expect memory 0x21600030 = 22000000 00000000 ffffff7f 00000080
expect memory 0x21600064 = 3badee15
expect memory 0x21600110 = dfffffff ffffff7f 01000000 21000000
expect memory 0x21600130 = 03000080 1f000000 3f000000 ffffffff
expect memory 0x21600410 = feffff7f 03000080 00000080 01000000
expect memory 0x21600430 = 02000000 feffff7f fdffffff 1e000000
expect memory 0x21600510 = 00000000 feffffff 00000080 1e000080
expect memory 0x21600530 = ffffff7f 00000000 1f000000 01000080
expect memory 0x21700200 = 00000000 00000000 01000000 01000000 feffffff 00000080 00000000 feffffff
expect memory 0x21700220 = 00000000 ffffff7f 00000000 00000000 00000000 01000080 feffffff ffffffff
expect memory 0x21700240 = feffffff feffff7f ffffffff 00000000 01000000 00000000 feffffff ffffff7f
expect memory 0x21700260 = 00000000 ffffffff 00000000 01000000 ffffffff feffff7f 01000000 00000000
expect memory 0x21700280 = 01000000 ffffff7f 00000000 ffffffff 01000000 01000080 01000000 feffffff
expect memory 0x217002a0 = ffffffff 00000000 01000000 00000080 feffffff 01000000 01000000 01000000
expect memory 0x217002c0 = 00000000 00000000 ffffffff ffffff7f 01000000 00000080 ffffffff feffffff
expect memory 0x217002e0 = 00000000 01000080 00000000 00000000 00000000 01000000 00000000 00000080
expect memory 0x21700428 = 047123cc b9c77560
expect memory 0x21800010 = 00000000 00000000 01000000 01000000
expect memory 0x21800030 = feffffff 00000080 00000000 feffffff
expect memory 0x21800110 = 00000000 ffffff7f 00000000 00000000
expect memory 0x21800130 = 00000000 01000080 feffffff ffffffff
expect memory 0x21800148 = da925a81 83e9a232
expect memory 0x21800410 = feffffff feffff7f ffffffff 00000000
expect memory 0x21800430 = 01000000 00000000 feffffff ffffff7f
expect memory 0x21800510 = 00000000 ffffffff 00000000 01000000
expect memory 0x21800530 = ffffffff feffff7f 01000000 00000000
expect memory 0x21800810 = 01000000 ffffff7f 00000000 ffffffff
expect memory 0x21800830 = 01000000 01000080 01000000 feffffff
expect memory 0x21800910 = ffffffff 00000000 01000000 00000080
expect memory 0x21800930 = feffffff 01000000 01000000 01000000
expect memory 0x21800c10 = 00000000 00000000 ffffffff ffffff7f
expect memory 0x21800c30 = 01000000 00000080 ffffffff feffffff
expect memory 0x21800d10 = 00000000 01000080 00000000 00000000
expect memory 0x21800d30 = 00000000 01000000 00000000 00000080
expect memory 0x21900200 = 00000000 1f000000 00000080 feffffff 02000000 ffffff7f ffffffff 01000000
expect memory 0x21900220 = 20000000 01000080 01000000 20000000 01000080 00000000 1f000000 00000080
expect memory 0x21900240 = feffffff 02000000 ffffff7f ffffffff 02000000 ffffff7f ffffffff 01000000
expect memory 0x21900260 = 20000000 01000080 00000000 1f000000 00000080 feffffff 1f000000 00000080
expect memory 0x21900414 = ffffff7f
expect memory 0x21a00010 = 00000000 1f000000 00000080 feffffff
expect memory 0x21a00030 = 02000000 ffffff7f ffffffff 01000000
expect memory 0x21a00064 = ffffff7f
expect memory 0x21a00110 = 20000000 01000080 01000000 20000000
expect memory 0x21a00130 = 01000080 00000000 1f000000 00000080
expect memory 0x21a00410 = feffffff 02000000 ffffff7f ffffffff
expect memory 0x21a00430 = 02000000 ffffff7f ffffffff 01000000
expect memory 0x21a00510 = 20000000 01000080 00000000 1f000000
expect memory 0x21a00530 = 00000080 feffffff 1f000000 00000080
expect memory 0x21b00200 = 00000000 00000000 00000000 01000000 01000000 00000080 00000000 ffffffff
expect memory 0x21b00220 = ffffffff 00000000 00000000 00000080 01000000 01000000 01000000 00000000
expect memory 0x21b00240 = ffffffff ffffff7f ffffffff ffffffff 01000000 00000000 ffffffff ffffff7f
expect memory 0x21b00260 = ffffffff ffffffff 00000000 00000000 00000000 01000000 01000000 00000080
expect memory 0x21b00280 = 00000000 ffffffff ffffffff 00000000 00000000 00000080 01000000 01000000
expect memory 0x21b002a0 = ffffffff 00000000 00000000 00000080 01000000 01000000 01000000 00000000
expect memory 0x21b002c0 = ffffffff ffffff7f ffffffff ffffffff 00000000 00000000 00000000 01000000
expect memory 0x21b002e0 = 01000000 00000080 00000000 ffffffff 00000000 01000000 01000000 00000080
expect memory 0x21b00428 = ffffffff 00000000
expect memory 0x21c00010 = 00000000 00000000 00000000 01000000
expect memory 0x21c00030 = 01000000 00000080 00000000 ffffffff
expect memory 0x21c00110 = ffffffff 00000000 00000000 00000080
expect memory 0x21c00130 = 01000000 01000000 01000000 00000000
expect memory 0x21c00148 = 2bc26e4f 2331b86a
expect memory 0x21c00410 = ffffffff ffffff7f ffffffff ffffffff
expect memory 0x21c00430 = 01000000 00000000 ffffffff ffffff7f
expect memory 0x21c00510 = ffffffff ffffffff 00000000 00000000
expect memory 0x21c00530 = 00000000 01000000 01000000 00000080
expect memory 0x21c00810 = 00000000 ffffffff ffffffff 00000000
expect memory 0x21c00830 = 00000000 00000080 01000000 01000000
expect memory 0x21c00910 = ffffffff 00000000 00000000 00000080
expect memory 0x21c00930 = 01000000 01000000 01000000 00000000
expect memory 0x21c00c10 = ffffffff ffffff7f ffffffff ffffffff
expect memory 0x21c00c30 = 00000000 00000000 00000000 01000000
expect memory 0x21c00d10 = 01000000 00000080 00000000 ffffffff
expect memory 0x21c00d30 = 00000000 01000000 01000000 00000080
expect memory 0x21d00200 = 365a0981 f0a04a6f 02000000 0d7f5148 20000000 1b29b5a3 00000080 12c3a860
expect memory 0x21d00220 = ffffffff 5b5ff6d5 00000000 171ee9f1 02000000 ec02de48 20000000 7775fe95
expect memory 0x21d00240 = 00000080 eb03d9eb ffffffff 0915132e 00000000 a1734409 02000000 7cae19c6
expect memory 0x21d00260 = c0834495 6aeb06d4 00000080 7d62bb3a ffffffff 3bc320d6 00000000 cf527d6f
expect memory 0x21d00414 = 06000000
expect memory 0x21e00010 = 26ca73ac 21ace282 02000000 175f221a
expect memory 0x21e00030 = 20000000 885f58e7 00000080 922a0725
expect memory 0x21e00064 = 06000000
expect memory 0x21e00110 = ffffffff 60288af3 00000000 dc0a03a9
expect memory 0x21e00130 = 02000000 40b7511b 20000000 91645f49
expect memory 0x21e00410 = 00000080 12043c69 ffffffff 8295a826
expect memory 0x21e00430 = 00000000 9c265559 02000000 afbed237
expect memory 0x21e00510 = b8dfae6f 198bd758 00000080 64bd5fa9
expect memory 0x21e00530 = ffffffff 2fc1e075 00000000 610d17ee
expect memory 0x21f00200 = fb75ef64 b7d61e1b 061966ce 091b3097 ffffffff 00000000 7faa0480 bdfc78b1
expect memory 0x21f00220 = ffffffff ffffff7f 0eaa516f 855da728 01000000 00000080 eebc1a28 48f9717d
expect memory 0x21f00240 = 01000000 01000000 f983e9cf 5a1c3ea6 00000000 00000000 5e4d4748 591da698
expect memory 0x21f00260 = ffffffff 00000000 a22d13a3 e4bffb8b ffffffff ffffff7f 8eba2265 e5ad3a18
expect memory 0x21f00280 = 01000000 00000080 4a1acf22 93e2c3f2 01000000 01000000 eca0a9aa 878018e8
expect memory 0x21f002a0 = 00000000 00000000 dca03fdd 4ff817b5 ffffffff 00000000 405e3a2d 2c0064b6
expect memory 0x21f002c0 = fa68ba8e 44e7c85e 1bdf9e4d 4097a54f 01000000 00000080 f7ff7563 e23c5e9e
expect memory 0x21f002e0 = 01000000 01000000 c59a451c 2451f1b3 00000000 00000000 c5adc4aa cb13d167
expect memory 0x21f00428 = 06000000 00000000
expect memory 0x22000010 = 55ed31fe 05267ba5 27f57c77 3cbe3c3b
expect memory 0x22000030 = ffffffff 00000000 e113b503 5db0a644
expect memory 0x22000110 = ffffffff ffffff7f e6a11ed5 0715ab86
expect memory 0x22000130 = 01000000 00000080 33df3a35 27c81441
expect memory 0x22000148 = 06000000 00000000
expect memory 0x22000410 = 01000000 01000000 bc85525e 0b8af9d8
expect memory 0x22000430 = 00000000 00000000 e72f5dda 3e008c23
expect memory 0x22000510 = ffffffff 00000000 ed6873cd 3b32f4d4
expect memory 0x22000530 = ffffffff ffffff7f 071249ed 5000ebef
expect memory 0x22000810 = 01000000 00000080 4d151b84 67ccbd5c
expect memory 0x22000830 = 01000000 01000000 a5d89528 cae8a56d
expect memory 0x22000910 = 00000000 00000000 10aee371 42c25ee7
expect memory 0x22000930 = ffffffff 00000000 751a7d3f d257ec07
expect memory 0x22000c10 = 759643a0 670c4b24 283c6151 d332cacf
expect memory 0x22000c30 = 01000000 00000080 2b7a76d7 943efdd8
expect memory 0x22000d10 = 01000000 01000000 6cb675da f398de44
expect memory 0x22000d30 = 00000000 00000000 be5e5ceb 8eaae675
