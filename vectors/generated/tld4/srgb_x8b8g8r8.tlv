# Format X8B8G8R8 sRGB encoded: every component through each letter; alpha and the second of two are not.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-82 PD-82a
texture 0 { type TWO_D layout pitch 64 format X8B8G8R8 UNORM size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00000076 0101018a ffffffbd fefefe3e 80808000 7f7f7f7f 8181810d 6d40da9f
bytes 0x30000020 5eaef85b c91ebbc3 44febd04 9d00a43a bfca01b7 4773ebae 5180a97e 137332f1
bytes 0x30000040 00000076 01010165 ffffff1e fefefe68 808080fe 7f7f7fb8 818181ac 3bf23acf
bytes 0x30000060 64779fc7 ca6e640e fa18a704 4038fe11 37bb7766 29b17b8b ec6dc1a9 11ca816c
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x399f22b4  R10 = 0x399f22b4  R11 = 0x00000000;
    expect lane 1 R8 = 0x399f22b4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x399f22b4;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3e5d0a89  R10 = 0x3e5d0a89  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3e5d0a89  R9 = 0x3e595305  R10 = 0x3e595305  R11 = 0x3e5d0a89;
    expect lane 5 R8 = 0x3e595305  R9 = 0x3e60cb7a  R10 = 0x3e60cb7a  R11 = 0x3e595305;
    expect lane 6 R8 = 0x3e60cb7a  R9 = 0x3d332381  R10 = 0x3e1c98ac  R11 = 0x3e60cb7a;
    expect lane 7 R8 = 0x3d332381  R9 = 0x3e027f06  R10 = 0x3de53cd4  R11 = 0x3e1c98ac;
    expect lane 8 R8 = 0x3e027f06  R9 = 0x3f1732cc  R10 = 0x3f15862a  R11 = 0x3de53cd4;
    expect lane 9 R8 = 0x3f1732cc  R9 = 0x3f74baab  R10 = 0x3d6cc563  R11 = 0x3f15862a;
    expect lane 10 R8 = 0x3f74baab  R9 = 0x3d51ffec  R10 = 0x3eaca0b6  R11 = 0x3d6cc563;
    expect lane 11 R8 = 0x3d51ffec  R9 = 0x3d1c7c30  R10 = 0x3f055ff7  R11 = 0x3eaca0b6;
    expect lane 12 R8 = 0x3d1c7c30  R9 = 0x3cb5a602  R10 = 0x3d810b65  R11 = 0x3f055ff7;
    expect lane 13 R8 = 0x3cb5a602  R9 = 0x3f56bb88  R10 = 0x3da883d6  R11 = 0x3d810b65;
    expect lane 14 R8 = 0x3f56bb88  R9 = 0x3bb7ad6f  R10 = 0x3bd56360  R11 = 0x3da883d6;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x399f22b4  R10 = 0x399f22b4  R11 = 0x00000000;
    expect lane 1 R8 = 0x399f22b4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x399f22b4;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3e5d0a89  R10 = 0x3e5d0a89  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3e5d0a89  R9 = 0x3e595305  R10 = 0x3e595305  R11 = 0x3e5d0a89;
    expect lane 5 R8 = 0x3e595305  R9 = 0x3e60cb7a  R10 = 0x3e60cb7a  R11 = 0x3e595305;
    expect lane 6 R8 = 0x3e60cb7a  R9 = 0x3f634eee  R10 = 0x3d51ffec  R11 = 0x3e60cb7a;
    expect lane 7 R8 = 0x3f634eee  R9 = 0x3e3ce703  R10 = 0x3ed8b68a  R11 = 0x3d51ffec;
    expect lane 8 R8 = 0x3e3ce703  R9 = 0x3e1fab30  R10 = 0x3c54b6c9  R11 = 0x3ed8b68a;
    expect lane 9 R8 = 0x3e1fab30  R9 = 0x3c15a705  R10 = 0x3f7db8de  R11 = 0x3c54b6c9;
    expect lane 10 R8 = 0x3c15a705  R9 = 0x3d21fb3c  R10 = 0x00000000  R11 = 0x3f7db8de;
    expect lane 11 R8 = 0x3d21fb3c  R9 = 0x3efe6e00  R10 = 0x3f1732cc  R11 = 0x00000000;
    expect lane 12 R8 = 0x3efe6e00  R9 = 0x3ee11abf  R10 = 0x3e2f8e42  R11 = 0x3f1732cc;
    expect lane 13 R8 = 0x3ee11abf  R9 = 0x3e1c98ac  R10 = 0x3e5d0a89  R11 = 0x3e2f8e42;
    expect lane 14 R8 = 0x3e1c98ac  R9 = 0x3f1732cc  R10 = 0x3e2f8e42  R11 = 0x3e5d0a89;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x399f22b4  R10 = 0x399f22b4  R11 = 0x00000000;
    expect lane 1 R8 = 0x399f22b4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x399f22b4;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3e5d0a89  R10 = 0x3e5d0a89  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3e5d0a89  R9 = 0x3e595305  R10 = 0x3e595305  R11 = 0x3e5d0a89;
    expect lane 5 R8 = 0x3e595305  R9 = 0x3e60cb7a  R10 = 0x3e60cb7a  R11 = 0x3e595305;
    expect lane 6 R8 = 0x3e60cb7a  R9 = 0x3d2d4ebb  R10 = 0x3f337b6a  R11 = 0x3e60cb7a;
    expect lane 7 R8 = 0x3d2d4ebb  R9 = 0x3eb18332  R10 = 0x3f704db5  R11 = 0x3f337b6a;
    expect lane 8 R8 = 0x3eb18332  R9 = 0x3e027f06  R10 = 0x3efe6e00  R11 = 0x3f704db5;
    expect lane 9 R8 = 0x3e027f06  R9 = 0x3ec5da14  R10 = 0x3f02460c  R11 = 0x3efe6e00;
    expect lane 10 R8 = 0x3ec5da14  R9 = 0x3f7db8de  R10 = 0x3ebe12de  R11 = 0x3f02460c;
    expect lane 11 R8 = 0x3f7db8de  R9 = 0x3e3ce703  R10 = 0x399f22b4  R11 = 0x3ebe12de;
    expect lane 12 R8 = 0x3e3ce703  R9 = 0x3e4ad2af  R10 = 0x3f54ad56  R11 = 0x399f22b4;
    expect lane 13 R8 = 0x3e4ad2af  R9 = 0x3f0884cd  R10 = 0x3ecb2380  R11 = 0x3f54ad56;
    expect lane 14 R8 = 0x3f0884cd  R9 = 0x3e60cb7a  R10 = 0x3d02a56a  R11 = 0x3ecb2380;
}

warp 3 { # absent
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
