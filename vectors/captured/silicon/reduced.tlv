# SURED of each operation and type, in bounds, beyond them, dropped or drawn to the edge; 32 threads that add to one element.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-31 PD-118 PD-118f
rules without PD-118a

texture 0 { type TWO_D  format R32 UINT  size 8 3  address 0x10000000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
sampler 0 {  }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32 UINT  size 8 3  address 0x10020000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D  format R32 SINT  size 8 3  address 0x10040000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D  format R32 SINT  size 8 3  address 0x10060000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D  format R32 UINT  size 8 3  address 0x10080000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D  format R32 UINT  size 8 3  address 0x100a0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D  format R32 SINT  size 8 3  address 0x100c0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D  format R32 SINT  size 8 3  address 0x100e0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 7 texture 7 sampler 0
texture 8 { type TWO_D  format R32 UINT  size 8 3  address 0x10100000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 8 texture 8 sampler 0
texture 9 { type TWO_D  format R32 UINT  size 8 3  address 0x10120000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 9 texture 9 sampler 0
texture 10 { type TWO_D  format R32 SINT  size 8 3  address 0x10140000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 10 texture 10 sampler 0
texture 11 { type TWO_D  format R32 SINT  size 8 3  address 0x10160000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 11 texture 11 sampler 0
texture 12 { type TWO_D  format R32 UINT  size 8 3  address 0x10180000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 12 texture 12 sampler 0
texture 13 { type TWO_D  format R32 UINT  size 8 3  address 0x101a0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 13 texture 13 sampler 0
texture 14 { type TWO_D  format R32 SINT  size 8 3  address 0x101c0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 14 texture 14 sampler 0
texture 15 { type TWO_D  format R32 SINT  size 8 3  address 0x101e0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 15 texture 15 sampler 0
texture 16 { type TWO_D  format R32 UINT  size 8 3  address 0x10200000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 16 texture 16 sampler 0
texture 17 { type TWO_D  format R32 UINT  size 8 3  address 0x10220000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 17 texture 17 sampler 0
texture 18 { type TWO_D  format R32 SINT  size 8 3  address 0x10240000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 18 texture 18 sampler 0
texture 19 { type TWO_D  format R32 SINT  size 8 3  address 0x10260000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 19 texture 19 sampler 0
texture 20 { type TWO_D  format R32 UINT  size 8 3  address 0x10280000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 20 texture 20 sampler 0
texture 21 { type TWO_D  format R32 UINT  size 8 3  address 0x102a0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 21 texture 21 sampler 0
texture 22 { type TWO_D  format R32 SINT  size 8 3  address 0x102c0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 22 texture 22 sampler 0
texture 23 { type TWO_D  format R32 SINT  size 8 3  address 0x102e0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 23 texture 23 sampler 0
texture 24 { type TWO_D  format R32 UINT  size 8 3  address 0x10300000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 24 texture 24 sampler 0
texture 25 { type TWO_D  format R32 UINT  size 8 3  address 0x10320000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 25 texture 25 sampler 0
texture 26 { type TWO_D  format R32 SINT  size 8 3  address 0x10340000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 26 texture 26 sampler 0
texture 27 { type TWO_D  format R32 SINT  size 8 3  address 0x10360000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 27 texture 27 sampler 0
texture 28 { type TWO_D  format R32 UINT  size 8 3  address 0x10380000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 28 texture 28 sampler 0
texture 29 { type TWO_D  format R32 UINT  size 8 3  address 0x103a0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 29 texture 29 sampler 0
texture 30 { type TWO_D  format R32 SINT  size 8 3  address 0x103c0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 30 texture 30 sampler 0
texture 31 { type TWO_D  format R32 SINT  size 8 3  address 0x103e0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 31 texture 31 sampler 0
texture 32 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x10400000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 32 texture 32 sampler 0
texture 33 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x10420000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 33 texture 33 sampler 0
texture 34 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x10440000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 34 texture 34 sampler 0
texture 35 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x10460000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 35 texture 35 sampler 0
texture 36 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x10480000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 36 texture 36 sampler 0
texture 37 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x104a0000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 37 texture 37 sampler 0
texture 38 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x104c0000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 38 texture 38 sampler 0
texture 39 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x104e0000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 39 texture 39 sampler 0
texture 40 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x10500000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 40 texture 40 sampler 0
texture 41 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x10520000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 41 texture 41 sampler 0
texture 42 { type TWO_D  format R32 UINT  size 8 3  address 0x10540000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 42 texture 42 sampler 0
texture 43 { type TWO_D  format R32 UINT  size 8 3  address 0x10560000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 43 texture 43 sampler 0
texture 44 { type TWO_D  format R32 UINT  size 8 3  address 0x10580000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 44 texture 44 sampler 0
texture 45 { type TWO_D  format R32 UINT  size 8 3  address 0x105a0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 45 texture 45 sampler 0
texture 46 { type TWO_D  format R32 SINT  size 8 3  address 0x105c0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 46 texture 46 sampler 0
texture 47 { type TWO_D  format R32 SINT  size 8 3  address 0x105e0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 47 texture 47 sampler 0
texture 48 { type TWO_D  format R32 SINT  size 8 3  address 0x10600000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 48 texture 48 sampler 0
texture 49 { type TWO_D  format R32 SINT  size 8 3  address 0x10620000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 49 texture 49 sampler 0
texture 50 { type TWO_D  format R32 UINT  size 8 3  address 0x10640000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 50 texture 50 sampler 0
texture 51 { type TWO_D  format R32 UINT  size 8 3  address 0x10660000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 51 texture 51 sampler 0
texture 52 { type TWO_D  format R32 UINT  size 8 3  address 0x10680000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 52 texture 52 sampler 0
texture 53 { type TWO_D  format R32 UINT  size 8 3  address 0x106a0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 53 texture 53 sampler 0
texture 54 { type TWO_D  format R32 SINT  size 8 3  address 0x106c0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 54 texture 54 sampler 0
texture 55 { type TWO_D  format R32 SINT  size 8 3  address 0x106e0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 55 texture 55 sampler 0
texture 56 { type TWO_D  format R32 SINT  size 8 3  address 0x10700000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 56 texture 56 sampler 0
texture 57 { type TWO_D  format R32 SINT  size 8 3  address 0x10720000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 57 texture 57 sampler 0
texture 58 { type TWO_D  format R32 UINT  size 8 3  address 0x10740000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 58 texture 58 sampler 0
texture 59 { type TWO_D  format R32 UINT  size 8 3  address 0x10760000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 59 texture 59 sampler 0
texture 60 { type TWO_D  format R32 SINT  size 8 3  address 0x10780000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 60 texture 60 sampler 0
texture 61 { type TWO_D  format R32 SINT  size 8 3  address 0x107a0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 61 texture 61 sampler 0
texture 62 { type TWO_D  format R32 UINT  size 8 3  address 0x107c0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 62 texture 62 sampler 0
texture 63 { type TWO_D  format R32 UINT  size 8 3  address 0x107e0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 63 texture 63 sampler 0
texture 64 { type TWO_D  format R32 SINT  size 8 3  address 0x10800000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 64 texture 64 sampler 0
texture 65 { type TWO_D  format R32 SINT  size 8 3  address 0x10820000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 65 texture 65 sampler 0
texture 66 { type TWO_D  format R32 UINT  size 8 3  address 0x10840000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 66 texture 66 sampler 0
texture 67 { type TWO_D  format R32 UINT  size 8 3  address 0x10860000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 67 texture 67 sampler 0
texture 68 { type TWO_D  format R32 SINT  size 8 3  address 0x10880000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 68 texture 68 sampler 0
texture 69 { type TWO_D  format R32 SINT  size 8 3  address 0x108a0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 69 texture 69 sampler 0
texture 70 { type TWO_D  format R32 UINT  size 8 3  address 0x108c0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 70 texture 70 sampler 0
texture 71 { type TWO_D  format R32 UINT  size 8 3  address 0x108e0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 71 texture 71 sampler 0
texture 72 { type TWO_D  format R32 SINT  size 8 3  address 0x10900000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 72 texture 72 sampler 0
texture 73 { type TWO_D  format R32 SINT  size 8 3  address 0x10920000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 73 texture 73 sampler 0
texture 74 { type TWO_D  format R32 UINT  size 8 3  address 0x10940000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 74 texture 74 sampler 0
texture 75 { type TWO_D  format R32 UINT  size 8 3  address 0x10960000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 75 texture 75 sampler 0
texture 76 { type TWO_D  format R32 SINT  size 8 3  address 0x10980000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 76 texture 76 sampler 0
texture 77 { type TWO_D  format R32 SINT  size 8 3  address 0x109a0000  texels rows b5c3ce147584e5b7da7abc9496745e8ec47b88dc1544ba651fa449c8e451509518b1656e1e014a7f6f8dbdec8be0a3d2936a601ae3931d3654c6e43d3e1d06e62af8bd878d0dda3959bc1a76f41ff499d36cc1486de71c1e10ea74a610c52d3b }
handle 77 texture 77 sampler 0
texture 78 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x109c0000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 78 texture 78 sampler 0
texture 79 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x109e0000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 79 texture 79 sampler 0
texture 80 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x10a00000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 80 texture 80 sampler 0
texture 81 { type TWO_D  format R32_G32 UINT  size 8 3  address 0x10a20000  texels rows b5c3ce1477468c637584e5b700ae2b05da7abc9427f7e5d996745e8e91d7ad9bc47b88dc3a3603701544ba6536dcf22f1fa449c8bbe79f74e4515095071301d918b1656ec3d2c2061e014a7fe0603fd56f8dbdecb3c346638be0a3d2899a08b0936a601a89dd47eae3931d36f85634aa54c6e43d0607e25e3e1d06e6bd3e0b092af8bd8738ac6b618d0dda39a6917ab059bc1a767026898ff41ff499e8b1ee2ad36cc148f9b103d06de71c1e19651fd010ea74a6b8159cb910c52d3b4a0b1f52 }
handle 81 texture 81 sampler 0
texture 82 { type ONE_D  format R32 UINT  size 8  address 0x10a40000  texels rows df5cd75317932641b18a82d5cce9edac8d61b048708b9a161335746b55a7e484 }
handle 82 texture 82 sampler 0
texture 83 { type THREE_D  format R32 UINT  size 4 3 3  address 0x10a60000  texels rows 4f56adc2f09c45cb6611e72a5c3dd3ba35f06cc823c40c7af2b1c784cb6a3e6f160206760a675d977cff31fd46e43cae75b43a020d192b2ef01a10434149be7f69d015cc6b58272adef904a641d8177d9001947ad971f9a55e9c484db4e662aa9cdf84d6acce68eddc8682f899d08dca29e872b49234440cb6d428823147024d150f9b4851099893ccd0a9ee3ec43f81 }
handle 83 texture 83 sampler 0
texture 84 { type TWO_D  format R32 UINT  size 8 3  address 0x10a80000  texels rows 2bc7125c0c2666aafd8221ec64c29f9dae01646a3e9996f9739b254c54be9b161f932f1da04be4c316f09fa1f7aa3eefd84f57f31f1a05db38bd32f64ccbbf0009f2d0d56ff4aaf20e2c7e2a1c343eb5a44069b4272fb1c64caa99607a7f05ba }
handle 84 texture 84 sampler 0

warp 0 {   # surface.sured_b_2d_add_u32_zero.u32
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x0"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 1 {   # surface.sured_b_2d_add_u32_zero.u32
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x1"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 2 {   # surface.sured_b_2d_add_u32_zero.s32
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x2"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 3 {   # surface.sured_b_2d_add_u32_zero.s32
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x3"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 4 {   # surface.sured_b_2d_add_s32_zero.u32
    asm "SURED.D.BA.S32.2D.ADD.IGN [R4], R8, 0x4"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 5 {   # surface.sured_b_2d_add_s32_zero.u32
    asm "SURED.D.BA.S32.2D.ADD.IGN [R4], R8, 0x5"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 6 {   # surface.sured_b_2d_add_s32_zero.s32
    asm "SURED.D.BA.S32.2D.ADD.IGN [R4], R8, 0x6"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 7 {   # surface.sured_b_2d_add_s32_zero.s32
    asm "SURED.D.BA.S32.2D.ADD.IGN [R4], R8, 0x7"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 8 {   # surface.sured_b_2d_min_u32_zero.u32
    asm "SURED.D.BA.2D.MIN.IGN [R4], R8, 0x8"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 9 {   # surface.sured_b_2d_min_u32_zero.u32
    asm "SURED.D.BA.2D.MIN.IGN [R4], R8, 0x9"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 10 {   # surface.sured_b_2d_min_u32_zero.s32
    asm "SURED.D.BA.2D.MIN.IGN [R4], R8, 0xa"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 11 {   # surface.sured_b_2d_min_u32_zero.s32
    asm "SURED.D.BA.2D.MIN.IGN [R4], R8, 0xb"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 12 {   # surface.sured_b_2d_max_u32_zero.u32
    asm "SURED.D.BA.2D.MAX.IGN [R4], R8, 0xc"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 13 {   # surface.sured_b_2d_max_u32_zero.u32
    asm "SURED.D.BA.2D.MAX.IGN [R4], R8, 0xd"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 14 {   # surface.sured_b_2d_max_u32_zero.s32
    asm "SURED.D.BA.2D.MAX.IGN [R4], R8, 0xe"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 15 {   # surface.sured_b_2d_max_u32_zero.s32
    asm "SURED.D.BA.2D.MAX.IGN [R4], R8, 0xf"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 16 {   # surface.sured_b_2d_min_s32_zero.u32
    asm "SURED.D.BA.S32.2D.MIN.IGN [R4], R8, 0x10"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 17 {   # surface.sured_b_2d_min_s32_zero.u32
    asm "SURED.D.BA.S32.2D.MIN.IGN [R4], R8, 0x11"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 18 {   # surface.sured_b_2d_min_s32_zero.s32
    asm "SURED.D.BA.S32.2D.MIN.IGN [R4], R8, 0x12"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 19 {   # surface.sured_b_2d_min_s32_zero.s32
    asm "SURED.D.BA.S32.2D.MIN.IGN [R4], R8, 0x13"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 20 {   # surface.sured_b_2d_max_s32_zero.u32
    asm "SURED.D.BA.S32.2D.MAX.IGN [R4], R8, 0x14"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 21 {   # surface.sured_b_2d_max_s32_zero.u32
    asm "SURED.D.BA.S32.2D.MAX.IGN [R4], R8, 0x15"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 22 {   # surface.sured_b_2d_max_s32_zero.s32
    asm "SURED.D.BA.S32.2D.MAX.IGN [R4], R8, 0x16"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 23 {   # surface.sured_b_2d_max_s32_zero.s32
    asm "SURED.D.BA.S32.2D.MAX.IGN [R4], R8, 0x17"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 24 {   # surface.sured_b_2d_and_b32_zero.u32
    asm "SURED.D.BA.2D.AND.IGN [R4], R8, 0x18"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 25 {   # surface.sured_b_2d_and_b32_zero.u32
    asm "SURED.D.BA.2D.AND.IGN [R4], R8, 0x19"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 26 {   # surface.sured_b_2d_and_b32_zero.s32
    asm "SURED.D.BA.2D.AND.IGN [R4], R8, 0x1a"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 27 {   # surface.sured_b_2d_and_b32_zero.s32
    asm "SURED.D.BA.2D.AND.IGN [R4], R8, 0x1b"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 28 {   # surface.sured_b_2d_or_b32_zero.u32
    asm "SURED.D.BA.2D.OR.IGN [R4], R8, 0x1c"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 29 {   # surface.sured_b_2d_or_b32_zero.u32
    asm "SURED.D.BA.2D.OR.IGN [R4], R8, 0x1d"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 30 {   # surface.sured_b_2d_or_b32_zero.s32
    asm "SURED.D.BA.2D.OR.IGN [R4], R8, 0x1e"  active 0x3fff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0xfffffffc 0x20 0x24 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 31 {   # surface.sured_b_2d_or_b32_zero.s32
    asm "SURED.D.BA.2D.OR.IGN [R4], R8, 0x1f"  active 0xf
    x = { 0x14 0x0 0x8 0xc ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 32 {   # surface.sured_b_2d_add_u64_zero.u32x2
    asm "SURED.D.BA.U64.2D.ADD.IGN [R4], R8, 0x20"  active 0x3fff
    x = { 0x10 0x18 0x20 0x28 0x0 0x8 0xfffffff8 0x40 0x48 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
    data1 = { 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x40000000 0x40000000 0x40000000 0x40000000
        0x40000000 0x40000000 0x40000000 0x40000000 ... }
}

warp 33 {   # surface.sured_b_2d_add_u64_zero.u32x2
    asm "SURED.D.BA.U64.2D.ADD.IGN [R4], R8, 0x21"  active 0xf
    x = { 0x28 0x0 0x10 0x18 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
    data1 = 0x76543210
}

warp 34 {   # surface.sured_b_2d_min_u64_zero.u32x2
    asm "SURED.D.BA.U64.2D.MIN.IGN [R4], R8, 0x22"  active 0x3fff
    x = { 0x10 0x18 0x20 0x28 0x0 0x8 0xfffffff8 0x40 0x48 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
    data1 = { 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x40000000 0x40000000 0x40000000 0x40000000
        0x40000000 0x40000000 0x40000000 0x40000000 ... }
}

warp 35 {   # surface.sured_b_2d_min_u64_zero.u32x2
    asm "SURED.D.BA.U64.2D.MIN.IGN [R4], R8, 0x23"  active 0xf
    x = { 0x28 0x0 0x10 0x18 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
    data1 = 0x76543210
}

warp 36 {   # surface.sured_b_2d_max_u64_zero.u32x2
    asm "SURED.D.BA.U64.2D.MAX.IGN [R4], R8, 0x24"  active 0x3fff
    x = { 0x10 0x18 0x20 0x28 0x0 0x8 0xfffffff8 0x40 0x48 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
    data1 = { 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x40000000 0x40000000 0x40000000 0x40000000
        0x40000000 0x40000000 0x40000000 0x40000000 ... }
}

warp 37 {   # surface.sured_b_2d_max_u64_zero.u32x2
    asm "SURED.D.BA.U64.2D.MAX.IGN [R4], R8, 0x25"  active 0xf
    x = { 0x28 0x0 0x10 0x18 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
    data1 = 0x76543210
}

warp 38 {   # surface.sured_b_2d_min_s64_zero.u32x2
    asm "SURED.D.BA.S64.2D.MIN.IGN [R4], R8, 0x26"  active 0x3fff
    x = { 0x10 0x18 0x20 0x28 0x0 0x8 0xfffffff8 0x40 0x48 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
    data1 = { 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x40000000 0x40000000 0x40000000 0x40000000
        0x40000000 0x40000000 0x40000000 0x40000000 ... }
}

warp 39 {   # surface.sured_b_2d_min_s64_zero.u32x2
    asm "SURED.D.BA.S64.2D.MIN.IGN [R4], R8, 0x27"  active 0xf
    x = { 0x28 0x0 0x10 0x18 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
    data1 = 0x76543210
}

warp 40 {   # surface.sured_b_2d_max_s64_zero.u32x2
    asm "SURED.D.BA.S64.2D.MAX.IGN [R4], R8, 0x28"  active 0x3fff
    x = { 0x10 0x18 0x20 0x28 0x0 0x8 0xfffffff8 0x40 0x48 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
    data1 = { 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x40000000 0x40000000 0x40000000 0x40000000
        0x40000000 0x40000000 0x40000000 0x40000000 ... }
}

warp 41 {   # surface.sured_b_2d_max_s64_zero.u32x2
    asm "SURED.D.BA.S64.2D.MAX.IGN [R4], R8, 0x29"  active 0xf
    x = { 0x28 0x0 0x10 0x18 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
    data1 = 0x76543210
}

warp 42 {   # surface.sured_b_2d_add_u32_clamp.u32
    asm "SURED.D.BA.2D.ADD.NEAR [R4], R8, 0x2a"  active 0x1ff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0x20 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 ... }
}

warp 43 {   # surface.sured_b_2d_add_u32_clamp.u32
    asm "SURED.D.BA.2D.ADD.NEAR [R4], R8, 0x2b"  active 0x3f
    x = { 0x14 0x0 0x8 0xc 0x24 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x80000000 ... }
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 0x5 0x5 ... }
}

warp 44 {   # surface.sured_b_2d_add_u32_clamp.u32
    asm "SURED.D.BA.2D.ADD.NEAR [R4], R8, 0x2c"  active 0x3
    x = { 0xfffffffc 0x7ffffff0 ... }
    y = 0x1
    data0 = 0x5
}

warp 45 {   # surface.sured_b_2d_add_u32_clamp.u32
    asm "SURED.D.BA.2D.ADD.NEAR [R4], R8, 0x2d"  active 0x1
    x = 0x80000000
    y = 0x1
    data0 = 0x5
}

warp 46 {   # surface.sured_b_2d_add_u32_clamp.s32
    asm "SURED.D.BA.2D.ADD.NEAR [R4], R8, 0x2e"  active 0x1ff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0x20 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 ... }
}

warp 47 {   # surface.sured_b_2d_add_u32_clamp.s32
    asm "SURED.D.BA.2D.ADD.NEAR [R4], R8, 0x2f"  active 0x3f
    x = { 0x14 0x0 0x8 0xc 0x24 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x80000000 ... }
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 0x5 0x5 ... }
}

warp 48 {   # surface.sured_b_2d_add_u32_clamp.s32
    asm "SURED.D.BA.2D.ADD.NEAR [R4], R8, 0x30"  active 0x3
    x = { 0xfffffffc 0x7ffffff0 ... }
    y = 0x1
    data0 = 0x5
}

warp 49 {   # surface.sured_b_2d_add_u32_clamp.s32
    asm "SURED.D.BA.2D.ADD.NEAR [R4], R8, 0x31"  active 0x1
    x = 0x80000000
    y = 0x1
    data0 = 0x5
}

warp 50 {   # surface.sured_b_2d_max_s32_clamp.u32
    asm "SURED.D.BA.S32.2D.MAX.NEAR [R4], R8, 0x32"  active 0x1ff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0x20 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 ... }
}

warp 51 {   # surface.sured_b_2d_max_s32_clamp.u32
    asm "SURED.D.BA.S32.2D.MAX.NEAR [R4], R8, 0x33"  active 0x3f
    x = { 0x14 0x0 0x8 0xc 0x24 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x80000000 ... }
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 0x5 0x5 ... }
}

warp 52 {   # surface.sured_b_2d_max_s32_clamp.u32
    asm "SURED.D.BA.S32.2D.MAX.NEAR [R4], R8, 0x34"  active 0x3
    x = { 0xfffffffc 0x7ffffff0 ... }
    y = 0x1
    data0 = 0x5
}

warp 53 {   # surface.sured_b_2d_max_s32_clamp.u32
    asm "SURED.D.BA.S32.2D.MAX.NEAR [R4], R8, 0x35"  active 0x1
    x = 0x80000000
    y = 0x1
    data0 = 0x5
}

warp 54 {   # surface.sured_b_2d_max_s32_clamp.s32
    asm "SURED.D.BA.S32.2D.MAX.NEAR [R4], R8, 0x36"  active 0x1ff
    x = { 0x8 0xc 0x10 0x14 0x0 0x4 0x20 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 ... }
}

warp 55 {   # surface.sured_b_2d_max_s32_clamp.s32
    asm "SURED.D.BA.S32.2D.MAX.NEAR [R4], R8, 0x37"  active 0x3f
    x = { 0x14 0x0 0x8 0xc 0x24 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x80000000 ... }
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 0x5 0x5 ... }
}

warp 56 {   # surface.sured_b_2d_max_s32_clamp.s32
    asm "SURED.D.BA.S32.2D.MAX.NEAR [R4], R8, 0x38"  active 0x3
    x = { 0xfffffffc 0x7ffffff0 ... }
    y = 0x1
    data0 = 0x5
}

warp 57 {   # surface.sured_b_2d_max_s32_clamp.s32
    asm "SURED.D.BA.S32.2D.MAX.NEAR [R4], R8, 0x39"  active 0x1
    x = 0x80000000
    y = 0x1
    data0 = 0x5
}

warp 58 {   # surface.sured_p_2d_add_zero.u32
    asm "SURED.D.2D.ADD.IGN [R4], R8, 0x3a"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 59 {   # surface.sured_p_2d_add_zero.u32
    asm "SURED.D.2D.ADD.IGN [R4], R8, 0x3b"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 60 {   # surface.sured_p_2d_add_zero.s32
    asm "SURED.D.2D.ADD.IGN [R4], R8, 0x3c"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 61 {   # surface.sured_p_2d_add_zero.s32
    asm "SURED.D.2D.ADD.IGN [R4], R8, 0x3d"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 62 {   # surface.sured_p_2d_min_zero.u32
    asm "SURED.D.2D.MIN.IGN [R4], R8, 0x3e"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 63 {   # surface.sured_p_2d_min_zero.u32
    asm "SURED.D.2D.MIN.IGN [R4], R8, 0x3f"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 0 {   # surface.sured_p_2d_min_zero.s32
    asm "SURED.D.S32.2D.MIN.IGN [R4], R8, 0x40"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 1 {   # surface.sured_p_2d_min_zero.s32
    asm "SURED.D.S32.2D.MIN.IGN [R4], R8, 0x41"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 2 {   # surface.sured_p_2d_max_zero.u32
    asm "SURED.D.2D.MAX.IGN [R4], R8, 0x42"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 3 {   # surface.sured_p_2d_max_zero.u32
    asm "SURED.D.2D.MAX.IGN [R4], R8, 0x43"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 4 {   # surface.sured_p_2d_max_zero.s32
    asm "SURED.D.S32.2D.MAX.IGN [R4], R8, 0x44"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 5 {   # surface.sured_p_2d_max_zero.s32
    asm "SURED.D.S32.2D.MAX.IGN [R4], R8, 0x45"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 6 {   # surface.sured_p_2d_and_zero.u32
    asm "SURED.D.2D.AND.IGN [R4], R8, 0x46"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 7 {   # surface.sured_p_2d_and_zero.u32
    asm "SURED.D.2D.AND.IGN [R4], R8, 0x47"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 8 {   # surface.sured_p_2d_and_zero.s32
    asm "SURED.D.2D.AND.IGN [R4], R8, 0x48"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 9 {   # surface.sured_p_2d_and_zero.s32
    asm "SURED.D.2D.AND.IGN [R4], R8, 0x49"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 10 {   # surface.sured_p_2d_or_zero.u32
    asm "SURED.D.2D.OR.IGN [R4], R8, 0x4a"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 11 {   # surface.sured_p_2d_or_zero.u32
    asm "SURED.D.2D.OR.IGN [R4], R8, 0x4b"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 12 {   # surface.sured_p_2d_or_zero.s32
    asm "SURED.D.2D.OR.IGN [R4], R8, 0x4c"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
}

warp 13 {   # surface.sured_p_2d_or_zero.s32
    asm "SURED.D.2D.OR.IGN [R4], R8, 0x4d"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
}

warp 14 {   # surface.sured_p_2d_min64_zero.u32x2
    asm "SURED.D.U64.2D.MIN.IGN [R4], R8, 0x4e"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
    data1 = { 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x40000000 0x40000000 0x40000000 0x40000000
        0x40000000 0x40000000 0x40000000 0x40000000 ... }
}

warp 15 {   # surface.sured_p_2d_min64_zero.u32x2
    asm "SURED.D.U64.2D.MIN.IGN [R4], R8, 0x4f"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
    data1 = 0x76543210
}

warp 16 {   # surface.sured_p_2d_max64_zero.u32x2
    asm "SURED.D.U64.2D.MAX.IGN [R4], R8, 0x50"  active 0x3fff
    x = { 0x2 0x3 0x4 0x5 0x0 0x1 0xffffffff 0x8 0x9 0x80000000 0x7ffffff0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x3 0x80000000 ... }
    data0 = { 0x0 0x1 0xffffffff 0x80000000 0x12345678 0x80000000 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
    data1 = { 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x76543210 0x40000000 0x40000000 0x40000000 0x40000000
        0x40000000 0x40000000 0x40000000 0x40000000 ... }
}

warp 17 {   # surface.sured_p_2d_max64_zero.u32x2
    asm "SURED.D.U64.2D.MAX.IGN [R4], R8, 0x51"  active 0xf
    x = { 0x5 0x0 0x2 0x3 ... }
    y = 0x1
    data0 = { 0x0 0xffffffff 0x7fffffff 0x12345678 ... }
    data1 = 0x76543210
}

warp 18 {   # surface.sured.1d
    asm "SURED.D.BA.1D.ADD.IGN [R4], R8, 0x52"  active 0xff
    x = { 0xfffffffc 0x0 0x4 0x8 0xc 0x1c 0x20 0x40000000 ... }
    data0 = 0x5
}

warp 19 {   # surface.sured.3d
    asm "SURED.D.BA.3D.ADD.IGN [R4], R8, 0x53"
    x = { 0xfffffffc 0xfffffffc 0xfffffffc 0xfffffffc 0x0 0x0 0x0 0x0 0x4 0x4 0x4 0x4 0x8 0x8 0x8 0x8 0xc 0xc 0xc 0xc
        0x1c 0x1c 0x1c 0x1c 0x20 0x20 0x20 0x20 0x40000000 0x40000000 0x40000000 0x40000000 }
    y = 0x1
    z = { 0xffffffff 0x0 0x2 0x3 0xffffffff 0x0 0x2 0x3 0xffffffff 0x0 0x2 0x3 0xffffffff 0x0 0x2 0x3 0xffffffff 0x0 0x2
        0x3 0xffffffff 0x0 0x2 0x3 0xffffffff 0x0 0x2 0x3 0xffffffff 0x0 0x2 0x3 }
    data0 = 0x5
}

warp 20 {   # surface.collide.sured.add
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x54"
    x = 0x0
    y = 0x0
    data0 = { 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7 0x8 0x9 0xa 0xb 0xc 0xd 0xe 0xf 0x10 0x11 0x12 0x13 0x14 0x15 0x16 0x17 0x18
        0x19 0x1a 0x1b 0x1c 0x1d 0x1e 0x1f }
}

warp 21 {   # surface.collide.sured.add
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x54"
    x = 0xc
    y = 0x0
    data0 = { 0x3000 0x3001 0x3002 0x3003 0x3004 0x3005 0x3006 0x3007 0x3008 0x3009 0x300a 0x300b 0x300c 0x300d 0x300e 0x300f
        0x3010 0x3011 0x3012 0x3013 0x3014 0x3015 0x3016 0x3017 0x3018 0x3019 0x301a 0x301b 0x301c 0x301d 0x301e
        0x301f }
}

warp 22 {   # surface.collide.sured.add
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x54"
    x = 0x18
    y = 0x0
    data0 = { 0x6000 0x6001 0x6002 0x6003 0x6004 0x6005 0x6006 0x6007 0x6008 0x6009 0x600a 0x600b 0x600c 0x600d 0x600e 0x600f
        0x6010 0x6011 0x6012 0x6013 0x6014 0x6015 0x6016 0x6017 0x6018 0x6019 0x601a 0x601b 0x601c 0x601d 0x601e
        0x601f }
}

warp 23 {   # surface.collide.sured.add
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x54"
    x = 0x4
    y = 0x1
    data0 = { 0x9000 0x9001 0x9002 0x9003 0x9004 0x9005 0x9006 0x9007 0x9008 0x9009 0x900a 0x900b 0x900c 0x900d 0x900e 0x900f
        0x9010 0x9011 0x9012 0x9013 0x9014 0x9015 0x9016 0x9017 0x9018 0x9019 0x901a 0x901b 0x901c 0x901d 0x901e
        0x901f }
}

warp 24 {   # surface.collide.sured.add
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x54"
    x = 0x10
    y = 0x1
    data0 = { 0xc000 0xc001 0xc002 0xc003 0xc004 0xc005 0xc006 0xc007 0xc008 0xc009 0xc00a 0xc00b 0xc00c 0xc00d 0xc00e 0xc00f
        0xc010 0xc011 0xc012 0xc013 0xc014 0xc015 0xc016 0xc017 0xc018 0xc019 0xc01a 0xc01b 0xc01c 0xc01d 0xc01e
        0xc01f }
}

warp 25 {   # surface.collide.sured.add
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x54"
    x = 0x0
    y = 0x2
    data0 = { 0x10000 0x10001 0x10002 0x10003 0x10004 0x10005 0x10006 0x10007 0x10008 0x10009 0x1000a 0x1000b 0x1000c 0x1000d
        0x1000e 0x1000f 0x10010 0x10011 0x10012 0x10013 0x10014 0x10015 0x10016 0x10017 0x10018 0x10019 0x1001a
        0x1001b 0x1001c 0x1001d 0x1001e 0x1001f }
}

warp 26 {   # surface.collide.sured.add
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x54"
    x = 0xc
    y = 0x2
    data0 = { 0x13000 0x13001 0x13002 0x13003 0x13004 0x13005 0x13006 0x13007 0x13008 0x13009 0x1300a 0x1300b 0x1300c 0x1300d
        0x1300e 0x1300f 0x13010 0x13011 0x13012 0x13013 0x13014 0x13015 0x13016 0x13017 0x13018 0x13019 0x1301a
        0x1301b 0x1301c 0x1301d 0x1301e 0x1301f }
}

warp 27 {   # surface.collide.sured.add
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x54"
    x = 0x18
    y = 0x2
    data0 = { 0x16000 0x16001 0x16002 0x16003 0x16004 0x16005 0x16006 0x16007 0x16008 0x16009 0x1600a 0x1600b 0x1600c 0x1600d
        0x1600e 0x1600f 0x16010 0x16011 0x16012 0x16013 0x16014 0x16015 0x16016 0x16017 0x16018 0x16019 0x1601a
        0x1601b 0x1601c 0x1601d 0x1601e 0x1601f }
}

warp 28 {   # surface.collide.sured.add
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x54"
    x = 0x4
    y = 0x0
    data0 = { 0x19000 0x19001 0x19002 0x19003 0x19004 0x19005 0x19006 0x19007 0x19008 0x19009 0x1900a 0x1900b 0x1900c 0x1900d
        0x1900e 0x1900f 0x19010 0x19011 0x19012 0x19013 0x19014 0x19015 0x19016 0x19017 0x19018 0x19019 0x1901a
        0x1901b 0x1901c 0x1901d 0x1901e 0x1901f }
}

warp 29 {   # surface.collide.sured.add
    asm "SURED.D.BA.2D.ADD.IGN [R4], R8, 0x54"
    x = 0x10
    y = 0x0
    data0 = { 0x1c000 0x1c001 0x1c002 0x1c003 0x1c004 0x1c005 0x1c006 0x1c007 0x1c008 0x1c009 0x1c00a 0x1c00b 0x1c00c 0x1c00d
        0x1c00e 0x1c00f 0x1c010 0x1c011 0x1c012 0x1c013 0x1c014 0x1c015 0x1c016 0x1c017 0x1c018 0x1c019 0x1c01a
        0x1c01b 0x1c01c 0x1c01d 0x1c01e 0x1c01f }
}

expect memory 0x10000000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10000020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10000010 = 90079a80 1e014aff 6f8dbdec 8ce0a3d2
expect memory 0x10000030 = 926a601a e3931db6 54c6e43d 3e1d06e6
expect memory 0x10000040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10000060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10020000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10020020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10020010 = 17b1656e 1e014a7f 6e8dbd6c 0337d8e4
expect memory 0x10020030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10020040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10020060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10040000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10040020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10040010 = 90079a80 1e014aff 6f8dbdec 8ce0a3d2
expect memory 0x10040030 = 926a601a e3931db6 54c6e43d 3e1d06e6
expect memory 0x10040040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10040060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10060000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10060020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10060010 = 17b1656e 1e014a7f 6e8dbd6c 0337d8e4
expect memory 0x10060030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10060040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10060060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10080000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10080020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10080010 = 90079a80 1e014aff 6f8dbdec 8ce0a3d2
expect memory 0x10080030 = 926a601a e3931db6 54c6e43d 3e1d06e6
expect memory 0x10080040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10080060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x100a0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x100a0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x100a0010 = 17b1656e 1e014a7f 6e8dbd6c 0337d8e4
expect memory 0x100a0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x100a0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x100a0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x100c0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x100c0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x100c0010 = 90079a80 1e014aff 6f8dbdec 8ce0a3d2
expect memory 0x100c0030 = 926a601a e3931db6 54c6e43d 3e1d06e6
expect memory 0x100c0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x100c0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x100e0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x100e0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x100e0010 = 17b1656e 1e014a7f 6e8dbd6c 0337d8e4
expect memory 0x100e0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x100e0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x100e0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10100000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10100020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10100010 = 78563412 1e014a7f 00000000 01000000
expect memory 0x10100030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10100040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10100060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10120000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10120020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10120010 = 18b1656e 1e014a7f ffffff7f 78563412
expect memory 0x10120030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10120040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10120060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10140000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10140020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10140010 = 78563412 1e014a7f 00000000 01000000
expect memory 0x10140030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10140040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10140060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10160000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10160020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10160010 = 18b1656e 1e014a7f ffffff7f 78563412
expect memory 0x10160030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10160040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10160060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10180000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10180020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10180010 = 18b1656e 00000080 6f8dbdec 8be0a3d2
expect memory 0x10180030 = ffffffff 00000080 54c6e43d 3e1d06e6
expect memory 0x10180040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10180060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x101a0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x101a0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x101a0010 = ffffffff 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x101a0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x101a0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x101a0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x101c0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x101c0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x101c0010 = 18b1656e 00000080 6f8dbdec 8be0a3d2
expect memory 0x101c0030 = ffffffff 00000080 54c6e43d 3e1d06e6
expect memory 0x101c0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x101c0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x101e0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x101e0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x101e0010 = ffffffff 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x101e0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x101e0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x101e0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10200000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10200020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10200010 = 78563412 00000080 6f8dbdec 8be0a3d2
expect memory 0x10200030 = ffffffff 00000080 54c6e43d 3e1d06e6
expect memory 0x10200040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10200060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10220000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10220020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10220010 = ffffffff 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x10220030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10220040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10220060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10240000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10240020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10240010 = 78563412 00000080 6f8dbdec 8be0a3d2
expect memory 0x10240030 = ffffffff 00000080 54c6e43d 3e1d06e6
expect memory 0x10240040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10240060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10260000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10260020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10260010 = ffffffff 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x10260030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10260040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10260060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10280000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10280020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10280010 = 18b1656e 1e014a7f 00000000 01000000
expect memory 0x10280030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10280040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10280060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x102a0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x102a0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x102a0010 = 18b1656e 1e014a7f ffffff7f 78563412
expect memory 0x102a0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x102a0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x102a0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x102c0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x102c0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x102c0010 = 18b1656e 1e014a7f 00000000 01000000
expect memory 0x102c0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x102c0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x102c0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x102e0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x102e0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x102e0010 = 18b1656e 1e014a7f ffffff7f 78563412
expect memory 0x102e0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x102e0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x102e0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10300000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10300020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10300010 = 18102402 00000000 00000000 01000000
expect memory 0x10300030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10300040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10300060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10320000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10320020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10320010 = 18b1656e 1e014a7f 6f8dbd6c 08402012
expect memory 0x10320030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10320040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10320060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10340000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10340020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10340010 = 18102402 00000000 00000000 01000000
expect memory 0x10340030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10340040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10340060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10360000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10360020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10360010 = 18b1656e 1e014a7f 6f8dbd6c 08402012
expect memory 0x10360030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10360040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10360060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10380000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10380020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10380010 = 78f7757e 1e014aff 6f8dbdec 8be0a3d2
expect memory 0x10380030 = ffffffff e3931db6 54c6e43d 3e1d06e6
expect memory 0x10380040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10380060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x103a0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x103a0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x103a0010 = ffffffff 1e014a7f ffffffff fbf6b7d2
expect memory 0x103a0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x103a0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x103a0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x103c0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x103c0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x103c0010 = 78f7757e 1e014aff 6f8dbdec 8be0a3d2
expect memory 0x103c0030 = ffffffff e3931db6 54c6e43d 3e1d06e6
expect memory 0x103c0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x103c0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x103e0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x103e0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x103e0010 = ffffffff 1e014a7f ffffffff fbf6b7d2
expect memory 0x103e0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x103e0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x103e0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10400000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x10400020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x10400100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x10400120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x10400010 = 90079a80 d304177d 1e014aff f092934b
expect memory 0x10400030 = 6f8dbdec c3f59ad9 8ce0a3d2 99cc5c26
expect memory 0x10400110 = 926a601a 9a0f9c60 e3931db6 08898820
expect memory 0x10400130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x10400040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x10400060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x10400140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x10400160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x10420000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x10420020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x10420100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x10420120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x10420010 = 17b1656e d404177d 1e014a7f e0603fd5
expect memory 0x10420030 = 6e8dbd6c c4f59ad9 0337d8e4 99cc5c26
expect memory 0x10420110 = 936a601a 89dd47ea e3931d36 08898820
expect memory 0x10420130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x10420040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x10420060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x10420140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x10420160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x10440000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x10440020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x10440100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x10440120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x10440010 = 18b1656e c3d2c206 00000080 10325476
expect memory 0x10440030 = 6f8dbdec b3c34663 01000000 10325476
expect memory 0x10440110 = ffffffff 10325476 00000080 10325476
expect memory 0x10440130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x10440040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x10440060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x10440140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x10440160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x10460000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x10460020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x10460100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x10460120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x10460010 = 18b1656e c3d2c206 1e014a7f e0603fd5
expect memory 0x10460030 = 6f8dbdec b3c34663 78563412 10325476
expect memory 0x10460110 = 936a601a 89dd47ea 00000000 10325476
expect memory 0x10460130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x10460040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x10460060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x10460140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x10460160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x10480000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x10480020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x10480100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x10480120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x10480010 = 78563412 10325476 1e014a7f e0603fd5
expect memory 0x10480030 = 00000000 10325476 8be0a3d2 899a08b0
expect memory 0x10480110 = 936a601a 89dd47ea e3931d36 f85634aa
expect memory 0x10480130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x10480040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x10480060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x10480140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x10480160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x104a0000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x104a0020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x104a0100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x104a0120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x104a0010 = ffffffff 10325476 1e014a7f e0603fd5
expect memory 0x104a0030 = ffffff7f 10325476 8be0a3d2 899a08b0
expect memory 0x104a0110 = 936a601a 89dd47ea e3931d36 f85634aa
expect memory 0x104a0130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x104a0040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x104a0060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x104a0140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x104a0160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x104c0000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x104c0020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x104c0100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x104c0120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x104c0010 = 18b1656e c3d2c206 1e014a7f e0603fd5
expect memory 0x104c0030 = 6f8dbdec b3c34663 8be0a3d2 899a08b0
expect memory 0x104c0110 = 936a601a 89dd47ea e3931d36 f85634aa
expect memory 0x104c0130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x104c0040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x104c0060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x104c0140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x104c0160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x104e0000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x104e0020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x104e0100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x104e0120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x104e0010 = 18b1656e c3d2c206 1e014a7f e0603fd5
expect memory 0x104e0030 = 6f8dbdec b3c34663 8be0a3d2 899a08b0
expect memory 0x104e0110 = 936a601a 89dd47ea e3931d36 f85634aa
expect memory 0x104e0130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x104e0040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x104e0060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x104e0140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x104e0160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x10500000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x10500020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x10500100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x10500120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x10500010 = 78563412 10325476 00000080 10325476
expect memory 0x10500030 = 00000000 10325476 01000000 10325476
expect memory 0x10500110 = ffffffff 10325476 00000080 10325476
expect memory 0x10500130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x10500040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x10500060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x10500140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x10500160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x10520000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x10520020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x10520100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x10520120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x10520010 = ffffffff 10325476 1e014a7f e0603fd5
expect memory 0x10520030 = ffffff7f 10325476 78563412 10325476
expect memory 0x10520110 = 936a601a 89dd47ea 00000000 10325476
expect memory 0x10520130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x10520040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x10520060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x10520140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x10520160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x10540000 = bac3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10540020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10540010 = 90079a80 1e014aff 6f8dbdec 8ce0a3d2
expect memory 0x10540030 = 926a601a e3931db6 54c6e43d 431d06e6
expect memory 0x10540040 = 2ff8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10540060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10560000 = bac3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10560020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10560010 = 17b1656e 1e014a7f 6e8dbd6c 0337d8e4
expect memory 0x10560030 = 936a601a e3931d36 54c6e43d 431d06e6
expect memory 0x10560040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10560060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10580000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10580020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10580010 = 1db1656e 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x10580030 = 936a601a e3931d36 54c6e43d 431d06e6
expect memory 0x10580040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10580060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x105a0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x105a0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x105a0010 = 1db1656e 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x105a0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x105a0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x105a0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x105c0000 = bac3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x105c0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x105c0010 = 90079a80 1e014aff 6f8dbdec 8ce0a3d2
expect memory 0x105c0030 = 926a601a e3931db6 54c6e43d 431d06e6
expect memory 0x105c0040 = 2ff8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x105c0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x105e0000 = bac3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x105e0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x105e0010 = 17b1656e 1e014a7f 6e8dbd6c 0337d8e4
expect memory 0x105e0030 = 936a601a e3931d36 54c6e43d 431d06e6
expect memory 0x105e0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x105e0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10600000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10600020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10600010 = 1db1656e 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x10600030 = 936a601a e3931d36 54c6e43d 431d06e6
expect memory 0x10600040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10600060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10620000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10620020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10620010 = 1db1656e 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x10620030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10620040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10620060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10640000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10640020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10640010 = 18b1656e 1e014a7f 00000000 01000000
expect memory 0x10640030 = 936a601a e3931d36 54c6e43d 05000000
expect memory 0x10640040 = 05000000 8d0dda39 59bc1a76 f41ff499
expect memory 0x10640060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10660000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10660020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10660010 = 18b1656e 1e014a7f ffffff7f 78563412
expect memory 0x10660030 = 936a601a e3931d36 54c6e43d 05000000
expect memory 0x10660040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10660060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10680000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10680020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10680010 = 18b1656e 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x10680030 = 936a601a e3931d36 54c6e43d 05000000
expect memory 0x10680040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10680060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x106a0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x106a0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x106a0010 = 18b1656e 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x106a0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x106a0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x106a0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x106c0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x106c0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x106c0010 = 18b1656e 1e014a7f 00000000 01000000
expect memory 0x106c0030 = 936a601a e3931d36 54c6e43d 05000000
expect memory 0x106c0040 = 05000000 8d0dda39 59bc1a76 f41ff499
expect memory 0x106c0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x106e0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x106e0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x106e0010 = 18b1656e 1e014a7f ffffff7f 78563412
expect memory 0x106e0030 = 936a601a e3931d36 54c6e43d 05000000
expect memory 0x106e0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x106e0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10700000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10700020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10700010 = 18b1656e 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x10700030 = 936a601a e3931d36 54c6e43d 05000000
expect memory 0x10700040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10700060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10720000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10720020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10720010 = 18b1656e 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x10720030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10720040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10720060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10740000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10740020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10740010 = 90079a80 1e014aff 6f8dbdec 8ce0a3d2
expect memory 0x10740030 = 926a601a e3931db6 54c6e43d 3e1d06e6
expect memory 0x10740040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10740060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10760000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10760020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10760010 = 17b1656e 1e014a7f 6e8dbd6c 0337d8e4
expect memory 0x10760030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10760040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10760060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10780000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10780020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10780010 = 90079a80 1e014aff 6f8dbdec 8ce0a3d2
expect memory 0x10780030 = 926a601a e3931db6 54c6e43d 3e1d06e6
expect memory 0x10780040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10780060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x107a0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x107a0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x107a0010 = 17b1656e 1e014a7f 6e8dbd6c 0337d8e4
expect memory 0x107a0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x107a0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x107a0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x107c0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x107c0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x107c0010 = 78563412 1e014a7f 00000000 01000000
expect memory 0x107c0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x107c0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x107c0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x107e0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x107e0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x107e0010 = 18b1656e 1e014a7f ffffff7f 78563412
expect memory 0x107e0030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x107e0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x107e0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10800000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10800020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10800010 = 78563412 00000080 6f8dbdec 8be0a3d2
expect memory 0x10800030 = ffffffff 00000080 54c6e43d 3e1d06e6
expect memory 0x10800040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10800060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10820000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10820020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10820010 = ffffffff 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x10820030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10820040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10820060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10840000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10840020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10840010 = 18b1656e 00000080 6f8dbdec 8be0a3d2
expect memory 0x10840030 = ffffffff 00000080 54c6e43d 3e1d06e6
expect memory 0x10840040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10840060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10860000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10860020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10860010 = ffffffff 1e014a7f 6f8dbdec 8be0a3d2
expect memory 0x10860030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10860040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10860060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10880000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10880020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10880010 = 18b1656e 1e014a7f 00000000 01000000
expect memory 0x10880030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10880040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10880060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x108a0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x108a0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x108a0010 = 18b1656e 1e014a7f ffffff7f 78563412
expect memory 0x108a0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x108a0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x108a0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x108c0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x108c0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x108c0010 = 18102402 00000000 00000000 01000000
expect memory 0x108c0030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x108c0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x108c0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x108e0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x108e0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x108e0010 = 18b1656e 1e014a7f 6f8dbd6c 08402012
expect memory 0x108e0030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x108e0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x108e0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10900000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10900020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10900010 = 18102402 00000000 00000000 01000000
expect memory 0x10900030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10900040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10900060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10920000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10920020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10920010 = 18b1656e 1e014a7f 6f8dbd6c 08402012
expect memory 0x10920030 = 936a601a 00000000 54c6e43d 3e1d06e6
expect memory 0x10920040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10920060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10940000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10940020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10940010 = 78f7757e 1e014aff 6f8dbdec 8be0a3d2
expect memory 0x10940030 = ffffffff e3931db6 54c6e43d 3e1d06e6
expect memory 0x10940040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10940060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10960000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10960020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10960010 = ffffffff 1e014a7f ffffffff fbf6b7d2
expect memory 0x10960030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x10960040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10960060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x10980000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x10980020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x10980010 = 78f7757e 1e014aff 6f8dbdec 8be0a3d2
expect memory 0x10980030 = ffffffff e3931db6 54c6e43d 3e1d06e6
expect memory 0x10980040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x10980060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x109a0000 = b5c3ce14 7584e5b7 da7abc94 96745e8e
expect memory 0x109a0020 = c47b88dc 1544ba65 1fa449c8 e4515095
expect memory 0x109a0010 = ffffffff 1e014a7f ffffffff fbf6b7d2
expect memory 0x109a0030 = 936a601a e3931d36 54c6e43d 3e1d06e6
expect memory 0x109a0040 = 2af8bd87 8d0dda39 59bc1a76 f41ff499
expect memory 0x109a0060 = d36cc148 6de71c1e 10ea74a6 10c52d3b
expect memory 0x109c0000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x109c0020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x109c0100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x109c0120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x109c0010 = 18b1656e c3d2c206 00000080 10325476
expect memory 0x109c0030 = 6f8dbdec b3c34663 01000000 10325476
expect memory 0x109c0110 = ffffffff 10325476 00000080 10325476
expect memory 0x109c0130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x109c0040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x109c0060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x109c0140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x109c0160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x109e0000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x109e0020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x109e0100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x109e0120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x109e0010 = 18b1656e c3d2c206 1e014a7f e0603fd5
expect memory 0x109e0030 = 6f8dbdec b3c34663 78563412 10325476
expect memory 0x109e0110 = 936a601a 89dd47ea 00000000 10325476
expect memory 0x109e0130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x109e0040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x109e0060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x109e0140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x109e0160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x10a00000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x10a00020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x10a00100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x10a00120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x10a00010 = 78563412 10325476 1e014a7f e0603fd5
expect memory 0x10a00030 = 00000000 10325476 8be0a3d2 899a08b0
expect memory 0x10a00110 = 936a601a 89dd47ea e3931d36 f85634aa
expect memory 0x10a00130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x10a00040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x10a00060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x10a00140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x10a00160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x10a20000 = b5c3ce14 77468c63 7584e5b7 00ae2b05
expect memory 0x10a20020 = da7abc94 27f7e5d9 96745e8e 91d7ad9b
expect memory 0x10a20100 = c47b88dc 3a360370 1544ba65 36dcf22f
expect memory 0x10a20120 = 1fa449c8 bbe79f74 e4515095 071301d9
expect memory 0x10a20010 = ffffffff 10325476 1e014a7f e0603fd5
expect memory 0x10a20030 = ffffff7f 10325476 8be0a3d2 899a08b0
expect memory 0x10a20110 = 936a601a 89dd47ea e3931d36 f85634aa
expect memory 0x10a20130 = 54c6e43d 0607e25e 3e1d06e6 bd3e0b09
expect memory 0x10a20040 = 2af8bd87 38ac6b61 8d0dda39 a6917ab0
expect memory 0x10a20060 = 59bc1a76 7026898f f41ff499 e8b1ee2a
expect memory 0x10a20140 = d36cc148 f9b103d0 6de71c1e 19651fd0
expect memory 0x10a20160 = 10ea74a6 b8159cb9 10c52d3b 4a0b1f52
expect memory 0x10a40000 = e45cd753 1c932641 b68a82d5 d1e9edac
expect memory 0x10a40020 = 8d61b048 708b9a16 1335746b 5aa7e484
expect memory 0x10a60000 = 4f56adc2 f09c45cb 6611e72a 5c3dd3ba
expect memory 0x10a60010 = 3af06cc8 28c40c7a f7b1c784 d06a3e6f
expect memory 0x10a60040 = 16020676 0a675d97 7cff31fd 46e43cae
expect memory 0x10a60200 = 75b43a02 0d192b2e f01a1043 4149be7f
expect memory 0x10a60210 = 69d015cc 6b58272a def904a6 41d8177d
expect memory 0x10a60240 = 9001947a d971f9a5 5e9c484d b4e662aa
expect memory 0x10a60400 = 9cdf84d6 acce68ed dc8682f8 99d08dca
expect memory 0x10a60410 = 2ee872b4 9734440c bbd42882 3647024d
expect memory 0x10a60440 = 150f9b48 51099893 ccd0a9ee 3ec43f81
expect memory 0x10a80000 = 1bc9125c fc2798aa fd8221ec 54c4a59d
expect memory 0x10a80020 = 9e039c6a 3e9996f9 639d314c 54be9b16
expect memory 0x10a80010 = 1f932f1d 904df6c3 16f09fa1 f7aa3eef
expect memory 0x10a80030 = c8516ff3 1f1a05db 38bd32f6 4ccbbf00
expect memory 0x10a80040 = f9f3f0d5 6ff4aaf2 0e2c7e2a 0c3664b5
expect memory 0x10a80060 = a44069b4 272fb1c6 3cacc560 7a7f05ba
