# EACX2: a cube of faces of five texels across its seams; at a corner the mean of three texels.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-16 PD-17 PD-17b PD-91c PD-80
rules without PD-17c
bytes 0x30000000 550ed6873afe62897c0ecf148bc8526a a9618e855ed44ccc7381b3ad522ef65e 6d0a8e04680bf5ad400a722d19d0cdde 550ed6873afe62897c0ecf148bc8526a
bytes 0x30000200 46fe9c9d2d68f45985ee29391ce75841 81047cf546525ea27f0467079df4a6ae ccc941e524f8b5106589585e9871b809 91cb3d16c837fb7a1aebe6398f21d789
bytes 0x30000400 84e3e49509afd1bd9dc37c3d13c1b0ef 7f0c4567865652ab7f0c7c339fc37d5d 415e91a94f4989e5405e309661110686 0137ebacbe6035951bd750dd5da723cd
bytes 0x30000600 550ed6873afe62897c0ecf148bc8526a 7f0c4567865652ab7f0c7c339fc37d5d 7f0881714b5b8f4d7f08e07321767003 69abfcd954b0d7f889cb440bf415db2a
bytes 0x30000800 64119b8fcdcfcac14d210c6dca762f63 3d8f2b9cb36e96489fff1ca3bbcb61dc f48b344cae73bc22c55b046530e33f1c 415e91a94f4989e5405e309661110686
bytes 0x30000a00 9f12ef5f3e19edb00d625422167029f1 577fb1f969c15237b51f25d79a3e161d ac113a64c7d731de7181ef0e693ae97d 7fccaaaef9f6b85701dc6c7d2bdd9165
sampler 0 { address BORDER BORDER  CUBEMAP_INTERFACE_FILTERING 2 }
texture 0 { type CUBEMAP layout blocklinear format EACX2 UNORM size 5 5 address 0x30000000 }
handle 0 texture 0 sampler 0

warp 0 {   # +X, R
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
  t = { 0.9 -0.8999999999999999 0.9 -0.8999999999999999 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 0.9 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 -0.8999999999999999 ... }
  r = { 0.9 0.9 -0.8999999999999999 -0.8999999999999999 0.9 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 -0.8999999999999999 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 ... }
  expect lane 0 R8 = 0x3f4c9993  R9 = 0x3eacd59b  R10 = 0x3dfc1f84  R11 = 0x3ed7058b
  expect lane 1 R8 = 0x3f01f03e  R9 = 0x3eff5fec  R10 = 0x3f3596b3  R11 = 0x3ea11423
  expect lane 2 R8 = 0x3edb5b6b  R9 = 0x3f2b9573  R10 = 0x3ef1337c  R11 = 0x3ea11423
  expect lane 3 R8 = 0x3f439873  R9 = 0x3f0485e7  R10 = 0x3ee71ce4  R11 = 0x3eacd59b
  expect lane 4 R8 = 0x3f800000  R9 = 0x3eac558b  R10 = 0x3eacd59b  R11 = 0x3f4c9993
  expect lane 5 R8 = 0x3eacd59b  R9 = 0x3ea8d51b  R10 = 0x3dcc1983  R11 = 0x3dfc1f84
  expect lane 6 R8 = 0x3f649c94  R9 = 0x3eac558b  R10 = 0x3eac558b  R11 = 0x3f800000
  expect lane 7 R8 = 0x3ea8d51b  R9 = 0x3ead15a3  R10 = 0x3da41483  R11 = 0x3dcc1983
  expect lane 8 R8 = 0x3f7c9f94  R9 = 0x3eaa1543  R10 = 0x3eac558b  R11 = 0x3f649c94
  expect lane 9 R8 = 0x3ead15a3  R9 = 0x3ea99533  R10 = 0x3ea11423  R11 = 0x3da41483
  expect lane 10 R8 = 0x3ea11423  R9 = 0x3f3596b3  R10 = 0x3eaa1543  R11 = 0x3f7c9f94
  expect lane 11 R8 = 0x3ea99533  R9 = 0x3edb5b6b  R10 = 0x3ea11423  R11 = 0x3ea11423
  expect lane 12 R8 = 0x3ed89b13  R9 = 0x3f129252  R10 = 0x3f2b9573  R11 = 0x3edb5b6b
  expect lane 13 R8 = 0x3eff5fec  R9 = 0x3efe9fd4  R10 = 0x3edb1b63  R11 = 0x3f3596b3
  expect lane 14 R8 = 0x3edb5b6b  R9 = 0x3f2694d3  R10 = 0x3f129252  R11 = 0x3ed89b13
  expect lane 15 R8 = 0x3efe9fd4  R9 = 0x3efd1fa4  R10 = 0x3f5f9bf3  R11 = 0x3edb1b63
  expect lane 16 R8 = 0x3eda9b53  R9 = 0x3f239473  R10 = 0x3f2694d3  R11 = 0x3edb5b6b
  expect lane 17 R8 = 0x3efd1fa4  R9 = 0x3f00b016  R10 = 0x3f5f9bf3  R11 = 0x3f5f9bf3
  expect lane 18 R8 = 0x3eacd59b  R9 = 0x3ee71ce4  R10 = 0x3f239473  R11 = 0x3eda9b53
  expect lane 19 R8 = 0x3f00b016  R9 = 0x3f439873  R10 = 0x3eacd59b  R11 = 0x3f5f9bf3
}

warp 1 {   # -X, G
  asm "TLD4.G R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
  t = { 0.9 -0.8999999999999999 0.9 -0.8999999999999999 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 0.9 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 -0.8999999999999999 ... }
  r = { -0.9 -0.9 0.8999999999999999 0.8999999999999999 -0.9 -0.7 -0.9 -0.30000000000000004 -0.9 0.10000000000000009 -0.9 0.5 0.8999999999999999 -0.7 0.8999999999999999 -0.30000000000000004 0.8999999999999999 0.10000000000000009 0.8999999999999999 0.5 ... }
  expect lane 0 R8 = 0x3f519a33  R9 = 0x3e4618c3  R10 = 0x3bc01803  R11 = 0x3eadc063
  expect lane 1 R8 = 0x3ea83fb3  R9 = 0x3efc9f94  R10 = 0x3efc1f84  R11 = 0x0
  expect lane 2 R8 = 0x3e1612c2  R9 = 0x3e8f11e2  R10 = 0x3e9ce8f3  R11 = 0x3efc9f94
  expect lane 3 R8 = 0x3efadf5c  R9 = 0x3f02db06  R10 = 0x3ee51ca4  R11 = 0x3f189312
  expect lane 4 R8 = 0x3d181302  R9 = 0x3dac1583  R10 = 0x3e4618c3  R11 = 0x3f519a33
  expect lane 5 R8 = 0x3e4618c3  R9 = 0x3f2f95f3  R10 = 0x3f800000  R11 = 0x3bc01803
  expect lane 6 R8 = 0x3f399733  R9 = 0x3dac1583  R10 = 0x3dac1583  R11 = 0x3d181302
  expect lane 7 R8 = 0x3f2f95f3  R9 = 0x3f759eb4  R10 = 0x3f0590b2  R11 = 0x3f800000
  expect lane 8 R8 = 0x3eb31663  R9 = 0x3cf01e04  R10 = 0x3dac1583  R11 = 0x3f399733
  expect lane 9 R8 = 0x3f759eb4  R9 = 0x3f2f95f3  R10 = 0x3bc01803  R11 = 0x3f0590b2
  expect lane 10 R8 = 0x0  R9 = 0x3efc1f84  R10 = 0x3cf01e04  R11 = 0x3eb31663
  expect lane 11 R8 = 0x3f2f95f3  R9 = 0x3e1612c2  R10 = 0x3efc9f94  R11 = 0x3bc01803
  expect lane 12 R8 = 0x3f1d93b2  R9 = 0x3e4e19c3  R10 = 0x3e8f11e2  R11 = 0x3e1612c2
  expect lane 13 R8 = 0x3efc9f94  R9 = 0x3ef79ef4  R10 = 0x3efc1f84  R11 = 0x3efc1f84
  expect lane 14 R8 = 0x3eab1563  R9 = 0x3e8f11e2  R10 = 0x3e4e19c3  R11 = 0x3f1d93b2
  expect lane 15 R8 = 0x3ef79ef4  R9 = 0x3efadf5c  R10 = 0x3f00f01e  R11 = 0x3efc1f84
  expect lane 16 R8 = 0x3f0590b2  R9 = 0x3ebf17e3  R10 = 0x3e8f11e2  R11 = 0x3eab1563
  expect lane 17 R8 = 0x3efadf5c  R9 = 0x3ef6dedc  R10 = 0x3efc1f84  R11 = 0x3f00f01e
  expect lane 18 R8 = 0x3f189312  R9 = 0x3ee51ca4  R10 = 0x3ebf17e3  R11 = 0x3f0590b2
  expect lane 19 R8 = 0x3ef6dedc  R9 = 0x3efadf5c  R10 = 0x3f189312  R11 = 0x3efc1f84
}

warp 2 {   # +Y, R
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { -0.9 -0.9 0.8999999999999999 0.8999999999999999 -0.9 -0.7 -0.9 -0.30000000000000004 -0.9 0.10000000000000009 -0.9 0.5 0.8999999999999999 -0.7 0.8999999999999999 -0.30000000000000004 0.8999999999999999 0.10000000000000009 0.8999999999999999 0.5 ... }
  t = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
  r = { -0.9 0.8999999999999999 -0.9 0.8999999999999999 -0.7 -0.9 -0.30000000000000004 -0.9 0.10000000000000009 -0.9 0.5 -0.9 -0.7 0.8999999999999999 -0.30000000000000004 0.8999999999999999 0.10000000000000009 0.8999999999999999 0.5 0.8999999999999999 ... }
  expect lane 0 R8 = 0x3ee71ce4  R9 = 0x3f800000  R10 = 0x3f2594b3  R11 = 0x3f330bb7
  expect lane 1 R8 = 0x3ee1317c  R9 = 0x3ecd19a3  R10 = 0x3efd5fac  R11 = 0x3ed91b23
  expect lane 2 R8 = 0x3ea11423  R9 = 0x3edb5b6b  R10 = 0x3ef1337c  R11 = 0x3f2b9573
  expect lane 3 R8 = 0x3f4c9993  R9 = 0x3ed7058b  R10 = 0x3eacd59b  R11 = 0x3dfc1f84
  expect lane 4 R8 = 0x3f2f95f3  R9 = 0x3e991322  R10 = 0x3f800000  R11 = 0x3ee71ce4
  expect lane 5 R8 = 0x3f800000  R9 = 0x3e421843  R10 = 0x3f2694d3  R11 = 0x3f2594b3
  expect lane 6 R8 = 0x0  R9 = 0x3e991322  R10 = 0x3e991322  R11 = 0x3f2f95f3
  expect lane 7 R8 = 0x3e421843  R9 = 0x3f2e95d3  R10 = 0x3f1d93b2  R11 = 0x3f2694d3
  expect lane 8 R8 = 0x0  R9 = 0x3e991322  R10 = 0x3e991322  R11 = 0x0
  expect lane 9 R8 = 0x3f2e95d3  R9 = 0x3ed11a23  R10 = 0x3f2b9573  R11 = 0x3f1d93b2
  expect lane 10 R8 = 0x3ed91b23  R9 = 0x3efd5fac  R10 = 0x3e991322  R11 = 0x0
  expect lane 11 R8 = 0x3ed11a23  R9 = 0x3ea11423  R10 = 0x3f2b9573  R11 = 0x3f2b9573
  expect lane 12 R8 = 0x3ea11423  R9 = 0x3ea99533  R10 = 0x3edb5b6b  R11 = 0x3ea11423
  expect lane 13 R8 = 0x3ecd19a3  R9 = 0x3ee11c24  R10 = 0x3efc9f94  R11 = 0x3efd5fac
  expect lane 14 R8 = 0x3da41483  R9 = 0x3ead15a3  R10 = 0x3ea99533  R11 = 0x3ea11423
  expect lane 15 R8 = 0x3ee11c24  R9 = 0x3edb1b63  R10 = 0x3efd5fac  R11 = 0x3efc9f94
  expect lane 16 R8 = 0x3dcc1983  R9 = 0x3ea8d51b  R10 = 0x3ead15a3  R11 = 0x3da41483
  expect lane 17 R8 = 0x3edb1b63  R9 = 0x3ed51aa3  R10 = 0x3efe1fc4  R11 = 0x3efd5fac
  expect lane 18 R8 = 0x3dfc1f84  R9 = 0x3eacd59b  R10 = 0x3ea8d51b  R11 = 0x3dcc1983
  expect lane 19 R8 = 0x3ed51aa3  R9 = 0x3f4c9993  R10 = 0x3dfc1f84  R11 = 0x3efe1fc4
}

warp 3 {   # -Y, G
  asm "TLD4.G R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { -0.9 -0.9 0.8999999999999999 0.8999999999999999 -0.9 -0.7 -0.9 -0.30000000000000004 -0.9 0.10000000000000009 -0.9 0.5 0.8999999999999999 -0.7 0.8999999999999999 -0.30000000000000004 0.8999999999999999 0.10000000000000009 0.8999999999999999 0.5 ... }
  t = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
  r = { 0.9 -0.8999999999999999 0.9 -0.8999999999999999 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 0.9 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 -0.8999999999999999 ... }
  expect lane 0 R8 = 0x3f189312  R9 = 0x3efadf5c  R10 = 0x3ee51ca4  R11 = 0x3f02db06
  expect lane 1 R8 = 0x3ea83fb3  R9 = 0x0  R10 = 0x3efc9f94  R11 = 0x3efc1f84
  expect lane 2 R8 = 0x3f00b016  R9 = 0x3f239473  R10 = 0x3ed9db3b  R11 = 0x3e0a1142
  expect lane 3 R8 = 0x3f309613  R9 = 0x3eed084c  R10 = 0x3efadf5c  R11 = 0x3e561ac3
  expect lane 4 R8 = 0x3efc1f84  R9 = 0x3ef6dedc  R10 = 0x3efadf5c  R11 = 0x3f189312
  expect lane 5 R8 = 0x3efadf5c  R9 = 0x3ef71ee4  R10 = 0x3ea91523  R11 = 0x3ee51ca4
  expect lane 6 R8 = 0x3f00f01e  R9 = 0x3efadf5c  R10 = 0x3ef6dedc  R11 = 0x3efc1f84
  expect lane 7 R8 = 0x3ef71ee4  R9 = 0x3efadf5c  R10 = 0x3f799f34  R11 = 0x3ea91523
  expect lane 8 R8 = 0x3efc1f84  R9 = 0x3ef79ef4  R10 = 0x3efadf5c  R11 = 0x3f00f01e
  expect lane 9 R8 = 0x3efadf5c  R9 = 0x3ef79ef4  R10 = 0x3ee51ca4  R11 = 0x3f799f34
  expect lane 10 R8 = 0x3efc1f84  R9 = 0x3efc9f94  R10 = 0x3ef79ef4  R11 = 0x3efc1f84
  expect lane 11 R8 = 0x3ef79ef4  R9 = 0x3f00b016  R10 = 0x3e0a1142  R11 = 0x3ee51ca4
  expect lane 12 R8 = 0x3efe9fd4  R9 = 0x3f3b9773  R10 = 0x3f239473  R11 = 0x3f00b016
  expect lane 13 R8 = 0x0  R9 = 0x3f2c9593  R10 = 0x3efe1fc4  R11 = 0x3efc9f94
  expect lane 14 R8 = 0x3efe9fd4  R9 = 0x3e6e1dc4  R10 = 0x3f3b9773  R11 = 0x3efe9fd4
  expect lane 15 R8 = 0x3f2c9593  R9 = 0x3f309613  R10 = 0x3f00500a  R11 = 0x3efe1fc4
  expect lane 16 R8 = 0x3f00b016  R9 = 0x3d381703  R10 = 0x3e6e1dc4  R11 = 0x3efe9fd4
  expect lane 17 R8 = 0x3f309613  R9 = 0x3f2c9593  R10 = 0x3f00500a  R11 = 0x3f00500a
  expect lane 18 R8 = 0x3e561ac3  R9 = 0x3efadf5c  R10 = 0x3d381703  R11 = 0x3f00b016
  expect lane 19 R8 = 0x3f2c9593  R9 = 0x3f309613  R10 = 0x3e561ac3  R11 = 0x3f00500a
}

warp 4 {   # +Z, R
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { -0.9 -0.9 0.8999999999999999 0.8999999999999999 -0.9 -0.7 -0.9 -0.30000000000000004 -0.9 0.10000000000000009 -0.9 0.5 0.8999999999999999 -0.7 0.8999999999999999 -0.30000000000000004 0.8999999999999999 0.10000000000000009 0.8999999999999999 0.5 ... }
  t = { 0.9 -0.8999999999999999 0.9 -0.8999999999999999 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 0.9 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 -0.8999999999999999 ... }
  r = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
  expect lane 0 R8 = 0x3ed91b23  R9 = 0x3ecd19a3  R10 = 0x3efd5fac  R11 = 0x3ee1317b
  expect lane 1 R8 = 0x3e80facb  R9 = 0x3eacd59b  R10 = 0x3dac1583  R11 = 0x3eab1563
  expect lane 2 R8 = 0x3f4c9993  R9 = 0x3eacd59b  R10 = 0x3ed7058b  R11 = 0x3dfc1f84
  expect lane 3 R8 = 0x3eff5fec  R9 = 0x3f01f03e  R10 = 0x3f3596b3  R11 = 0x3ea11423
  expect lane 4 R8 = 0x3f349693  R9 = 0x3edb1b63  R10 = 0x3ecd19a3  R11 = 0x3ed91b23
  expect lane 5 R8 = 0x3ecd19a3  R9 = 0x3ee11c24  R10 = 0x3efc9f94  R11 = 0x3efd5fac
  expect lane 6 R8 = 0x3ea91523  R9 = 0x3ee11c24  R10 = 0x3edb1b63  R11 = 0x3f349693
  expect lane 7 R8 = 0x3ee11c24  R9 = 0x3edb1b63  R10 = 0x3efd5fac  R11 = 0x3efc9f94
  expect lane 8 R8 = 0x3f800000  R9 = 0x3ec31863  R10 = 0x3ee11c24  R11 = 0x3ea91523
  expect lane 9 R8 = 0x3edb1b63  R9 = 0x3ed51aa3  R10 = 0x3efe1fc4  R11 = 0x3efd5fac
  expect lane 10 R8 = 0x3eab1563  R9 = 0x3dac1583  R10 = 0x3ec31863  R11 = 0x3f800000
  expect lane 11 R8 = 0x3ed51aa3  R9 = 0x3f4c9993  R10 = 0x3dfc1f84  R11 = 0x3efe1fc4
  expect lane 12 R8 = 0x3f800000  R9 = 0x3eac558b  R10 = 0x3eacd59b  R11 = 0x3f4c9993
  expect lane 13 R8 = 0x3eacd59b  R9 = 0x3ea8d51b  R10 = 0x3edb1b63  R11 = 0x3dac1583
  expect lane 14 R8 = 0x3f649c94  R9 = 0x3eac558b  R10 = 0x3eac558b  R11 = 0x3f800000
  expect lane 15 R8 = 0x3ea8d51b  R9 = 0x3ead15a3  R10 = 0x0  R11 = 0x3edb1b63
  expect lane 16 R8 = 0x3f7c9f94  R9 = 0x3eaa1543  R10 = 0x3eac558b  R11 = 0x3f649c94
  expect lane 17 R8 = 0x3ead15a3  R9 = 0x3ea99533  R10 = 0x0  R11 = 0x0
  expect lane 18 R8 = 0x3ea11423  R9 = 0x3f3596b3  R10 = 0x3eaa1543  R11 = 0x3f7c9f94
  expect lane 19 R8 = 0x3ea99533  R9 = 0x3eff5fec  R10 = 0x3ea11423  R11 = 0x0
}

warp 5 {   # -Z, G
  asm "TLD4.G R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { 0.9 0.9 -0.8999999999999999 -0.8999999999999999 0.9 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 -0.8999999999999999 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 ... }
  t = { 0.9 -0.8999999999999999 0.9 -0.8999999999999999 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 0.9 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 -0.8999999999999999 ... }
  r = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3e7d1fa4  R9 = 0x0  R10 = 0x3e0a1142  R11 = 0x3e0265a2
  expect lane 1 R8 = 0x3eed084b  R9 = 0x3e561ac3  R10 = 0x3f309613  R11 = 0x3efadf5c
  expect lane 2 R8 = 0x3f519a33  R9 = 0x3e4618c3  R10 = 0x3eadc063  R11 = 0x3bc01803
  expect lane 3 R8 = 0x3efc9f94  R9 = 0x3ea83fb3  R10 = 0x3efc1f84  R11 = 0x0
  expect lane 4 R8 = 0x3e81502a  R9 = 0x3e1612c2  R10 = 0x0  R11 = 0x3e7d1fa4
  expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x3f0590b2  R11 = 0x3e0a1142
  expect lane 6 R8 = 0x3e81502a  R9 = 0x3bc01803  R10 = 0x3e1612c2  R11 = 0x3e81502a
  expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x3f599b33  R11 = 0x3f0590b2
  expect lane 8 R8 = 0x3e7e1fc4  R9 = 0x0  R10 = 0x3bc01803  R11 = 0x3e81502a
  expect lane 9 R8 = 0x0  R9 = 0x3d9c1382  R10 = 0x3f599b33  R11 = 0x3f599b33
  expect lane 10 R8 = 0x3efadf5c  R9 = 0x3f309613  R10 = 0x0  R11 = 0x3e7e1fc4
  expect lane 11 R8 = 0x3d9c1382  R9 = 0x3f519a33  R10 = 0x3bc01803  R11 = 0x3f599b33
  expect lane 12 R8 = 0x3d181302  R9 = 0x3dac1583  R10 = 0x3e4618c3  R11 = 0x3f519a33
  expect lane 13 R8 = 0x3e561ac3  R9 = 0x3f00500a  R10 = 0x3f2c9593  R11 = 0x3f309613
  expect lane 14 R8 = 0x3f399733  R9 = 0x3dac1583  R10 = 0x3dac1583  R11 = 0x3d181302
  expect lane 15 R8 = 0x3f00500a  R9 = 0x3f00500a  R10 = 0x3f309613  R11 = 0x3f2c9593
  expect lane 16 R8 = 0x3eb31663  R9 = 0x3cf01e04  R10 = 0x3dac1583  R11 = 0x3f399733
  expect lane 17 R8 = 0x3f00500a  R9 = 0x3efe1fc4  R10 = 0x3f2c9593  R11 = 0x3f309613
  expect lane 18 R8 = 0x0  R9 = 0x3efc1f84  R10 = 0x3cf01e04  R11 = 0x3eb31663
  expect lane 19 R8 = 0x3efe1fc4  R9 = 0x3efc9f94  R10 = 0x0  R11 = 0x3f2c9593
}
