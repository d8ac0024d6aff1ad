# SUST.D.BA of each size and SUST.P, in surfaces of each type: in bounds, beyond them, dropped or drawn to the edge.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules R-SUST-5 R-SUST-25 R-SUST-26 PD-30 PD-31 PD-37 PD-41

texture 0 { type TWO_D  format R32 UINT  size 16 4  address 0x10000000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcb1020a2122e2e8adf9c638fbfe74789d46737edf5668497ebd584709d96ad707f471397a5dcf9b5b05d029769ce691e3d2cfe9225924ef400a4200183050452694e0f8dfe78ebdf167abd63f73c8b479a4e908a24892c0acc649cb7b2b39af1a783cd02f8eb871a6a05e4306132d9a05558af7c11393286c6d5dea48448aab61327174f9297515887477445efda61af73dd62ae8f88ba08b275908aab9967cfb4e6d81d04e0b643059c05766ed1efe2fb61ab9eb8e8d7624ad6114542feeecc512409ebd2611a894cb10387e32ee912d589822b7edb0f5bfae06ef650678abf4cd80c508270b0af7f607979d5 }
sampler 0 {  }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32 UINT  size 16 4  address 0x10020000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcb1020a2122e2e8adf9c638fbfe74789d46737edf5668497ebd584709d96ad707f471397a5dcf9b5b05d029769ce691e3d2cfe9225924ef400a4200183050452694e0f8dfe78ebdf167abd63f73c8b479a4e908a24892c0acc649cb7b2b39af1a783cd02f8eb871a6a05e4306132d9a05558af7c11393286c6d5dea48448aab61327174f9297515887477445efda61af73dd62ae8f88ba08b275908aab9967cfb4e6d81d04e0b643059c05766ed1efe2fb61ab9eb8e8d7624ad6114542feeecc512409ebd2611a894cb10387e32ee912d589822b7edb0f5bfae06ef650678abf4cd80c508270b0af7f607979d5 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D  format R32 UINT  size 16 4  address 0x10040000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcb1020a2122e2e8adf9c638fbfe74789d46737edf5668497ebd584709d96ad707f471397a5dcf9b5b05d029769ce691e3d2cfe9225924ef400a4200183050452694e0f8dfe78ebdf167abd63f73c8b479a4e908a24892c0acc649cb7b2b39af1a783cd02f8eb871a6a05e4306132d9a05558af7c11393286c6d5dea48448aab61327174f9297515887477445efda61af73dd62ae8f88ba08b275908aab9967cfb4e6d81d04e0b643059c05766ed1efe2fb61ab9eb8e8d7624ad6114542feeecc512409ebd2611a894cb10387e32ee912d589822b7edb0f5bfae06ef650678abf4cd80c508270b0af7f607979d5 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D  format R32 UINT  size 16 4  address 0x10060000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcb1020a2122e2e8adf9c638fbfe74789d46737edf5668497ebd584709d96ad707f471397a5dcf9b5b05d029769ce691e3d2cfe9225924ef400a4200183050452694e0f8dfe78ebdf167abd63f73c8b479a4e908a24892c0acc649cb7b2b39af1a783cd02f8eb871a6a05e4306132d9a05558af7c11393286c6d5dea48448aab61327174f9297515887477445efda61af73dd62ae8f88ba08b275908aab9967cfb4e6d81d04e0b643059c05766ed1efe2fb61ab9eb8e8d7624ad6114542feeecc512409ebd2611a894cb10387e32ee912d589822b7edb0f5bfae06ef650678abf4cd80c508270b0af7f607979d5 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D  format R32 UINT  size 16 4  address 0x10080000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcb1020a2122e2e8adf9c638fbfe74789d46737edf5668497ebd584709d96ad707f471397a5dcf9b5b05d029769ce691e3d2cfe9225924ef400a4200183050452694e0f8dfe78ebdf167abd63f73c8b479a4e908a24892c0acc649cb7b2b39af1a783cd02f8eb871a6a05e4306132d9a05558af7c11393286c6d5dea48448aab61327174f9297515887477445efda61af73dd62ae8f88ba08b275908aab9967cfb4e6d81d04e0b643059c05766ed1efe2fb61ab9eb8e8d7624ad6114542feeecc512409ebd2611a894cb10387e32ee912d589822b7edb0f5bfae06ef650678abf4cd80c508270b0af7f607979d5 }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D  format R8 UINT  size 5 3  address 0x100a0000  texels rows 20688c08cb3d250083695511c68413 }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D  format R8 UINT  size 5 3  address 0x100c0000  texels rows 20688c08cb3d250083695511c68413 }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D  format R8 UINT  size 5 3  address 0x100e0000  texels rows 20688c08cb3d250083695511c68413 }
handle 7 texture 7 sampler 0
texture 8 { type TWO_D  format R8 UINT  size 5 3  address 0x10100000  texels rows 20688c08cb3d250083695511c68413 }
handle 8 texture 8 sampler 0
texture 9 { type TWO_D  format R8 UINT  size 5 3  address 0x10120000  texels rows 20688c08cb3d250083695511c68413 }
handle 9 texture 9 sampler 0
texture 10 { type TWO_D  format R16 UINT  size 7 3  address 0x10140000  texels rows 3620d868098c7f089fcba2128adf1e3d9225f400018352698dfedf16a0557c1186c6a484b6134f925887 }
handle 10 texture 10 sampler 0
texture 11 { type TWO_D  format R16 UINT  size 7 3  address 0x10160000  texels rows 3620d868098c7f089fcba2128adf1e3d9225f400018352698dfedf16a0557c1186c6a484b6134f925887 }
handle 11 texture 11 sampler 0
texture 12 { type TWO_D  format R16 UINT  size 7 3  address 0x10180000  texels rows 3620d868098c7f089fcba2128adf1e3d9225f400018352698dfedf16a0557c1186c6a484b6134f925887 }
handle 12 texture 12 sampler 0
texture 13 { type TWO_D  format R16 UINT  size 7 3  address 0x101a0000  texels rows 3620d868098c7f089fcba2128adf1e3d9225f400018352698dfedf16a0557c1186c6a484b6134f925887 }
handle 13 texture 13 sampler 0
texture 14 { type TWO_D  format R16 UINT  size 7 3  address 0x101c0000  texels rows 3620d868098c7f089fcba2128adf1e3d9225f400018352698dfedf16a0557c1186c6a484b6134f925887 }
handle 14 texture 14 sampler 0
texture 15 { type TWO_D  format A8B8G8R8 UINT  size 6 3  address 0x101e0000  texels rows 2016a05e68efd7e08c8a9af1081535e8cb90cf3c128e69db3d72a51a253b0f7000082c808316435369a8c380fe2d510255b0ee6811b9608ec63881aa84c3607c1363991a925b1bbe }
handle 15 texture 15 sampler 0
texture 16 { type TWO_D  format R32_G32 UINT  size 5 3  address 0x10200000  texels rows 8997362023ae1016a4ccd86816e71cef5de2098cba27288afac67f083f74ef157ffb9fcb8991fd90ce691e3dd02d6c722cfe9225c91ba23b924ef40068890708a42001835eff04160504526908d034a832d9a0554b4591b058af7c1163b693b9393286c6b6d61d38d5dea4844e353cc348aab61385c48b63 }
handle 16 texture 16 sampler 0
texture 17 { type TWO_D  format R32_G32_B32_A32 UINT  size 3 3  address 0x10220000  texels rows 8997362023ae10161dd9bca077746a5ea4ccd86816e71cefb9c28ad7d418aee05de2098cba27288a43f8ca9a9312f9f1ce691e3dd02d6c728bd60ea535d04a1a2cfe9225c91ba23b7c27d90f21d75670924ef4006889070894b37a2cf8bed68032d9a0554b4591b0ae07ceeed2dc666858af7c1163b693b92520d36064cd168e393286c6b6d61d38d877118177c359aa }
handle 17 texture 17 sampler 0
texture 18 { type TWO_D  format R32_G32_B32_A32 UINT  size 3 3  address 0x10240000  texels rows 8997362023ae10161dd9bca077746a5ea4ccd86816e71cefb9c28ad7d418aee05de2098cba27288a43f8ca9a9312f9f1ce691e3dd02d6c728bd60ea535d04a1a2cfe9225c91ba23b7c27d90f21d75670924ef4006889070894b37a2cf8bed68032d9a0554b4591b0ae07ceeed2dc666858af7c1163b693b92520d36064cd168e393286c6b6d61d38d877118177c359aa }
handle 18 texture 18 sampler 0
texture 19 { type TWO_D  format R32_G32_B32_A32 UINT  size 3 3  address 0x10260000  texels rows 8997362023ae10161dd9bca077746a5ea4ccd86816e71cefb9c28ad7d418aee05de2098cba27288a43f8ca9a9312f9f1ce691e3dd02d6c728bd60ea535d04a1a2cfe9225c91ba23b7c27d90f21d75670924ef4006889070894b37a2cf8bed68032d9a0554b4591b0ae07ceeed2dc666858af7c1163b693b92520d36064cd168e393286c6b6d61d38d877118177c359aa }
handle 19 texture 19 sampler 0
texture 20 { type TWO_D  format R32_G32_B32_A32 UINT  size 3 3  address 0x10280000  texels rows 8997362023ae10161dd9bca077746a5ea4ccd86816e71cefb9c28ad7d418aee05de2098cba27288a43f8ca9a9312f9f1ce691e3dd02d6c728bd60ea535d04a1a2cfe9225c91ba23b7c27d90f21d75670924ef4006889070894b37a2cf8bed68032d9a0554b4591b0ae07ceeed2dc666858af7c1163b693b92520d36064cd168e393286c6b6d61d38d877118177c359aa }
handle 20 texture 20 sampler 0
texture 21 { type TWO_D  format R32_G32_B32_A32 UINT  size 3 3  address 0x102a0000  texels rows 8997362023ae10161dd9bca077746a5ea4ccd86816e71cefb9c28ad7d418aee05de2098cba27288a43f8ca9a9312f9f1ce691e3dd02d6c728bd60ea535d04a1a2cfe9225c91ba23b7c27d90f21d75670924ef4006889070894b37a2cf8bed68032d9a0554b4591b0ae07ceeed2dc666858af7c1163b693b92520d36064cd168e393286c6b6d61d38d877118177c359aa }
handle 21 texture 21 sampler 0
texture 22 { type TWO_D  format R32 FLOAT  size 5 3  address 0x102c0000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcbce691e3d2cfe9225924ef400a42001830504526932d9a05558af7c11393286c6d5dea48448aab613 }
handle 22 texture 22 sampler 0
texture 23 { type TWO_D  format A8B8G8R8 UNORM  size 5 3  address 0x102e0000  texels rows 2016a05e68efd7e08c8a9af1081535e8cb90cf3c3d72a51a253b0f7000082c808316435369a8c38055b0ee6811b9608ec63881aa84c3607c1363991a }
handle 23 texture 23 sampler 0
texture 24 { type ONE_D  format R32 UINT  size 5  address 0x10300000  texels rows 51b4a5d6a50df5b8ca05f457e85d7856eb908568 }
handle 24 texture 24 sampler 0
texture 25 { type THREE_D  format R32 UINT  size 4 3 5  address 0x10320000  texels rows 7889e6c6bda5f443c632c27c7bca271b8208a397cddb33f29457dd10ecf2de04d2e280e0d5a3e181067b507d5552ef07a29b41576e6860ed2917d8cff9a4f2ddf09e75ed1d37ce88ad79a047610258c6c02930b240db739760e49979af9a6052a27814a65a2f23316cbf8fd79a75ada707f3983d7029e1103e7f8c4a6397b4f84ba5b268b7b582a4d8d8c8597b730ca11f5c1f721a1890b1b3909707a5f432943415510f089af1b30108eced89543638f411836d4e437fbde346dff1546b8cbbb0fd2b1a79a75d44af24c81cd2ce070b84be7d1490d9e7528d7b5e4092b731015ed0df61eb42837fd42025384c0870bb }
handle 25 texture 25 sampler 0
texture 26 { type ONE_D_ARRAY  format R32 UINT  size 5  layers 3  address 0x10340000  texels rows 448c3948b0e0e7b704a641e4f6a9a026491a1a2cbcd78a15c726c9bc3e6bc6cadca0a3f86ba1373851a044885db0b8f6b06190c80a78731c12317776 }
handle 26 texture 26 sampler 0
texture 27 { type TWO_D_ARRAY  format R32 UINT  size 4 3  layers 3  address 0x10360000  texels rows ac0fb4996a3bd4c26f48d68dc96e02bf1619d1a8257684dbacab04926acebc86419a2a5a46441882a620c38596e8957827b5c2261a1b15d9be8a2cc46ded79abf33b8505d56b8019ac5a56b9ff9ee931a07ddaca2c0cc666abb55dc321fcd8e7b71b1e4da80926ed8718dd8124b074bc7a82924741805dde91d79a9fa3128b5da6766b85d384bbee5e6ceb2d8bd25b6b }
handle 27 texture 27 sampler 0
texture 28 { type TWO_D  format A8B8G8R8 UINT  size 5 3  address 0x10380000  texels rows a7656a70c4d89c74f2ec3fbc1034849f3470db526c4f239fa96d227e31b2af90ffc67f5774355a051e2f2426fd03deb19536249899a1abec21052d04 }
handle 28 texture 28 sampler 0
texture 29 { type TWO_D  format R32 FLOAT  size 5 3  address 0x103a0000  texels rows 3c9846a7a0900ec4754da5f230d657101d9fa93494d5c66cbfa366a94c9187316e1f29ffa5f27174bb12b41e4b9aa8fdc9baad95267d56999ca11021 }
handle 29 texture 29 sampler 0
texture 30 { type TWO_D  format R32_G32_B32_A32 UINT  size 5 3  address 0x103c0000  texels rows 3c9846a7361395656b80326a4d78f370a0900ec4c67283d8afb1ca9c10774e74754da5f2f411d0ec8dcacf3f898125bc30d657104865033463ca2584df59a69f1d9fa934aab2dc70560615db6ab1585294d5c66c7ea04a4f2119e623c4cb9f9fbfa366a99c162b6ded460a22d244b37e4c918731ffc8d2b2ce42bcafac5705906e1f29ff9564e4c6882b3f7f548e6657a5f271746d3a1d35dc69c25a12523205bb12b41eec9d3f2f733ec82472cacb264b9aa8fdad09600392d8c3de3418ffb1c9baad95818add36c1cb46246c63f698267d56997c2a46a1af3548ab8f69f5ec9ca11021ab8b9805f9b80d2da5825c04 }
handle 30 texture 30 sampler 0
texture 31 { type TWO_D  format R16_G16_B16_A16 FLOAT  size 5 3  address 0x103e0000  texels rows 46a79565326af3700ec483d8ca9c4e74a5f2d0eccf3f25bc571003342584a69fa934dc7015db5852c66c4a4fe6239f9f66a92b6d0a22b37e8731d2b2bcaf059029ffe4c63f7f665771741d35c25a3205b41e3f2fc824cb26a8fd6003c3deffb1ad95dd364624f698569946a148abf5ec102198050d2d5c04 }
handle 31 texture 31 sampler 0
texture 32 { type ONE_D  format R32 UINT  size 5  address 0x10400000  texels rows 5fc850abc4fac371d438a0e0196948f0bacac29c }
handle 32 texture 32 sampler 0
texture 33 { type THREE_D  format R32 UINT  size 4 3 5  address 0x10420000  texels rows 0b144c8bf86918bec7480d73c3944b82883d1305ee2548d110fe347effb129990ec9a3f5706342f4a047f1d4ecd553d686de4eba91c182c15f74b563b4302b992886c3f14e1defd371e1f9a899ecdb85fcc840075181b109713e40f17c4e3656a7eb082c908a4e0f738039728f7fa4445bb13f13f864cf3c8db4fdb5dba2789632c32be1dbf4985528a323f481c0f037236f0ce5fd4b4876dc7938a919db2f86cf6e78a1045d08116b6d908ebef37d9c0e00a11cbce9aac07f8c2c9f84c9b2c2e2631bf3e5aa3ee4017c0dd2620a54c9bea335fc4a0a96f02b135a2d2fce4e213a15fc1ea6fd857ed44e74436d2a1d20 }
handle 33 texture 33 sampler 0
texture 34 { type TWO_D_ARRAY  format R32 UINT  size 4 3  layers 3  address 0x10440000  texels rows 5ede7c80cf6c9d123e323f0be09c2c2e9834becb1060637184afe18a532b6beb910d384aa496cf3d85f9ee65783072243fe8040543fe8592437756dbfb67610512244c001ccb8e7c1f48f40e843d071948c2a0961f21a27ea52068e320e05f3be5cd9e46bee1bd5f2899dc419db6c295221ced3ede3905ae4469ca531c1b2abd81392d3224c6f677e6b85e9a907ffa6e }
handle 34 texture 34 sampler 0
texture 35 { type TWO_D  format R32 UINT  size 16 4  address 0x10460000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcb1020a2122e2e8adf9c638fbfe74789d46737edf5668497ebd584709d96ad707f471397a5dcf9b5b05d029769ce691e3d2cfe9225924ef400a4200183050452694e0f8dfe78ebdf167abd63f73c8b479a4e908a24892c0acc649cb7b2b39af1a783cd02f8eb871a6a05e4306132d9a05558af7c11393286c6d5dea48448aab61327174f9297515887477445efda61af73dd62ae8f88ba08b275908aab9967cfb4e6d81d04e0b643059c05766ed1efe2fb61ab9eb8e8d7624ad6114542feeecc512409ebd2611a894cb10387e32ee912d589822b7edb0f5bfae06ef650678abf4cd80c508270b0af7f607979d5 }
handle 35 texture 35 sampler 0
texture 36 { type TWO_D  format R32 UINT  size 16 4  address 0x10480000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcb1020a2122e2e8adf9c638fbfe74789d46737edf5668497ebd584709d96ad707f471397a5dcf9b5b05d029769ce691e3d2cfe9225924ef400a4200183050452694e0f8dfe78ebdf167abd63f73c8b479a4e908a24892c0acc649cb7b2b39af1a783cd02f8eb871a6a05e4306132d9a05558af7c11393286c6d5dea48448aab61327174f9297515887477445efda61af73dd62ae8f88ba08b275908aab9967cfb4e6d81d04e0b643059c05766ed1efe2fb61ab9eb8e8d7624ad6114542feeecc512409ebd2611a894cb10387e32ee912d589822b7edb0f5bfae06ef650678abf4cd80c508270b0af7f607979d5 }
handle 36 texture 36 sampler 0
texture 37 { type TWO_D  format R32 UINT  size 16 4  address 0x104a0000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcb1020a2122e2e8adf9c638fbfe74789d46737edf5668497ebd584709d96ad707f471397a5dcf9b5b05d029769ce691e3d2cfe9225924ef400a4200183050452694e0f8dfe78ebdf167abd63f73c8b479a4e908a24892c0acc649cb7b2b39af1a783cd02f8eb871a6a05e4306132d9a05558af7c11393286c6d5dea48448aab61327174f9297515887477445efda61af73dd62ae8f88ba08b275908aab9967cfb4e6d81d04e0b643059c05766ed1efe2fb61ab9eb8e8d7624ad6114542feeecc512409ebd2611a894cb10387e32ee912d589822b7edb0f5bfae06ef650678abf4cd80c508270b0af7f607979d5 }
handle 37 texture 37 sampler 0
texture 38 { type TWO_D  format R32 UINT  size 16 4  address 0x104c0000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcb1020a2122e2e8adf9c638fbfe74789d46737edf5668497ebd584709d96ad707f471397a5dcf9b5b05d029769ce691e3d2cfe9225924ef400a4200183050452694e0f8dfe78ebdf167abd63f73c8b479a4e908a24892c0acc649cb7b2b39af1a783cd02f8eb871a6a05e4306132d9a05558af7c11393286c6d5dea48448aab61327174f9297515887477445efda61af73dd62ae8f88ba08b275908aab9967cfb4e6d81d04e0b643059c05766ed1efe2fb61ab9eb8e8d7624ad6114542feeecc512409ebd2611a894cb10387e32ee912d589822b7edb0f5bfae06ef650678abf4cd80c508270b0af7f607979d5 }
handle 38 texture 38 sampler 0
texture 39 { type TWO_D  format R32 UINT  size 16 4  address 0x104e0000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcb1020a2122e2e8adf9c638fbfe74789d46737edf5668497ebd584709d96ad707f471397a5dcf9b5b05d029769ce691e3d2cfe9225924ef400a4200183050452694e0f8dfe78ebdf167abd63f73c8b479a4e908a24892c0acc649cb7b2b39af1a783cd02f8eb871a6a05e4306132d9a05558af7c11393286c6d5dea48448aab61327174f9297515887477445efda61af73dd62ae8f88ba08b275908aab9967cfb4e6d81d04e0b643059c05766ed1efe2fb61ab9eb8e8d7624ad6114542feeecc512409ebd2611a894cb10387e32ee912d589822b7edb0f5bfae06ef650678abf4cd80c508270b0af7f607979d5 }
handle 39 texture 39 sampler 0
texture 40 { type TWO_D  format R8 UINT  size 5 3  address 0x10500000  texels rows 20688c08cb3d250083695511c68413 }
handle 40 texture 40 sampler 0
texture 41 { type TWO_D  format R8 UINT  size 5 3  address 0x10520000  texels rows 20688c08cb3d250083695511c68413 }
handle 41 texture 41 sampler 0
texture 42 { type TWO_D  format R8 UINT  size 5 3  address 0x10540000  texels rows 20688c08cb3d250083695511c68413 }
handle 42 texture 42 sampler 0
texture 43 { type TWO_D  format R8 UINT  size 5 3  address 0x10560000  texels rows 20688c08cb3d250083695511c68413 }
handle 43 texture 43 sampler 0
texture 44 { type TWO_D  format R8 UINT  size 5 3  address 0x10580000  texels rows 20688c08cb3d250083695511c68413 }
handle 44 texture 44 sampler 0
texture 45 { type TWO_D  format R16 UINT  size 7 3  address 0x105a0000  texels rows 3620d868098c7f089fcba2128adf1e3d9225f400018352698dfedf16a0557c1186c6a484b6134f925887 }
handle 45 texture 45 sampler 0
texture 46 { type TWO_D  format R16 UINT  size 7 3  address 0x105c0000  texels rows 3620d868098c7f089fcba2128adf1e3d9225f400018352698dfedf16a0557c1186c6a484b6134f925887 }
handle 46 texture 46 sampler 0
texture 47 { type TWO_D  format R16 UINT  size 7 3  address 0x105e0000  texels rows 3620d868098c7f089fcba2128adf1e3d9225f400018352698dfedf16a0557c1186c6a484b6134f925887 }
handle 47 texture 47 sampler 0
texture 48 { type TWO_D  format R16 UINT  size 7 3  address 0x10600000  texels rows 3620d868098c7f089fcba2128adf1e3d9225f400018352698dfedf16a0557c1186c6a484b6134f925887 }
handle 48 texture 48 sampler 0
texture 49 { type TWO_D  format R16 UINT  size 7 3  address 0x10620000  texels rows 3620d868098c7f089fcba2128adf1e3d9225f400018352698dfedf16a0557c1186c6a484b6134f925887 }
handle 49 texture 49 sampler 0
texture 50 { type TWO_D  format A8B8G8R8 UINT  size 6 3  address 0x10640000  texels rows 2016a05e68efd7e08c8a9af1081535e8cb90cf3c128e69db3d72a51a253b0f7000082c808316435369a8c380fe2d510255b0ee6811b9608ec63881aa84c3607c1363991a925b1bbe }
handle 50 texture 50 sampler 0
texture 51 { type TWO_D  format R32_G32 UINT  size 5 3  address 0x10660000  texels rows 8997362023ae1016a4ccd86816e71cef5de2098cba27288afac67f083f74ef157ffb9fcb8991fd90ce691e3dd02d6c722cfe9225c91ba23b924ef40068890708a42001835eff04160504526908d034a832d9a0554b4591b058af7c1163b693b9393286c6b6d61d38d5dea4844e353cc348aab61385c48b63 }
handle 51 texture 51 sampler 0
texture 52 { type TWO_D  format R32_G32_B32_A32 UINT  size 3 3  address 0x10680000  texels rows 8997362023ae10161dd9bca077746a5ea4ccd86816e71cefb9c28ad7d418aee05de2098cba27288a43f8ca9a9312f9f1ce691e3dd02d6c728bd60ea535d04a1a2cfe9225c91ba23b7c27d90f21d75670924ef4006889070894b37a2cf8bed68032d9a0554b4591b0ae07ceeed2dc666858af7c1163b693b92520d36064cd168e393286c6b6d61d38d877118177c359aa }
handle 52 texture 52 sampler 0
texture 53 { type TWO_D  format R32_G32_B32_A32 UINT  size 3 3  address 0x106a0000  texels rows 8997362023ae10161dd9bca077746a5ea4ccd86816e71cefb9c28ad7d418aee05de2098cba27288a43f8ca9a9312f9f1ce691e3dd02d6c728bd60ea535d04a1a2cfe9225c91ba23b7c27d90f21d75670924ef4006889070894b37a2cf8bed68032d9a0554b4591b0ae07ceeed2dc666858af7c1163b693b92520d36064cd168e393286c6b6d61d38d877118177c359aa }
handle 53 texture 53 sampler 0
texture 54 { type TWO_D  format R32_G32_B32_A32 UINT  size 3 3  address 0x106c0000  texels rows 8997362023ae10161dd9bca077746a5ea4ccd86816e71cefb9c28ad7d418aee05de2098cba27288a43f8ca9a9312f9f1ce691e3dd02d6c728bd60ea535d04a1a2cfe9225c91ba23b7c27d90f21d75670924ef4006889070894b37a2cf8bed68032d9a0554b4591b0ae07ceeed2dc666858af7c1163b693b92520d36064cd168e393286c6b6d61d38d877118177c359aa }
handle 54 texture 54 sampler 0
texture 55 { type TWO_D  format R32_G32_B32_A32 UINT  size 3 3  address 0x106e0000  texels rows 8997362023ae10161dd9bca077746a5ea4ccd86816e71cefb9c28ad7d418aee05de2098cba27288a43f8ca9a9312f9f1ce691e3dd02d6c728bd60ea535d04a1a2cfe9225c91ba23b7c27d90f21d75670924ef4006889070894b37a2cf8bed68032d9a0554b4591b0ae07ceeed2dc666858af7c1163b693b92520d36064cd168e393286c6b6d61d38d877118177c359aa }
handle 55 texture 55 sampler 0
texture 56 { type TWO_D  format R32_G32_B32_A32 UINT  size 3 3  address 0x10700000  texels rows 8997362023ae10161dd9bca077746a5ea4ccd86816e71cefb9c28ad7d418aee05de2098cba27288a43f8ca9a9312f9f1ce691e3dd02d6c728bd60ea535d04a1a2cfe9225c91ba23b7c27d90f21d75670924ef4006889070894b37a2cf8bed68032d9a0554b4591b0ae07ceeed2dc666858af7c1163b693b92520d36064cd168e393286c6b6d61d38d877118177c359aa }
handle 56 texture 56 sampler 0
texture 57 { type TWO_D  format R32 FLOAT  size 5 3  address 0x10720000  texels rows 89973620a4ccd8685de2098cfac67f087ffb9fcbce691e3d2cfe9225924ef400a42001830504526932d9a05558af7c11393286c6d5dea48448aab613 }
handle 57 texture 57 sampler 0
texture 58 { type TWO_D  format A8B8G8R8 UNORM  size 5 3  address 0x10740000  texels rows 2016a05e68efd7e08c8a9af1081535e8cb90cf3c3d72a51a253b0f7000082c808316435369a8c38055b0ee6811b9608ec63881aa84c3607c1363991a }
handle 58 texture 58 sampler 0
texture 59 { type ONE_D  format R32 UINT  size 5  address 0x10760000  texels rows 51b4a5d6a50df5b8ca05f457e85d7856eb908568 }
handle 59 texture 59 sampler 0
texture 60 { type THREE_D  format R32 UINT  size 4 3 5  address 0x10780000  texels rows 7889e6c6bda5f443c632c27c7bca271b8208a397cddb33f29457dd10ecf2de04d2e280e0d5a3e181067b507d5552ef07a29b41576e6860ed2917d8cff9a4f2ddf09e75ed1d37ce88ad79a047610258c6c02930b240db739760e49979af9a6052a27814a65a2f23316cbf8fd79a75ada707f3983d7029e1103e7f8c4a6397b4f84ba5b268b7b582a4d8d8c8597b730ca11f5c1f721a1890b1b3909707a5f432943415510f089af1b30108eced89543638f411836d4e437fbde346dff1546b8cbbb0fd2b1a79a75d44af24c81cd2ce070b84be7d1490d9e7528d7b5e4092b731015ed0df61eb42837fd42025384c0870bb }
handle 60 texture 60 sampler 0
texture 61 { type ONE_D_ARRAY  format R32 UINT  size 5  layers 3  address 0x107a0000  texels rows 448c3948b0e0e7b704a641e4f6a9a026491a1a2cbcd78a15c726c9bc3e6bc6cadca0a3f86ba1373851a044885db0b8f6b06190c80a78731c12317776 }
handle 61 texture 61 sampler 0
texture 62 { type TWO_D_ARRAY  format R32 UINT  size 4 3  layers 3  address 0x107c0000  texels rows ac0fb4996a3bd4c26f48d68dc96e02bf1619d1a8257684dbacab04926acebc86419a2a5a46441882a620c38596e8957827b5c2261a1b15d9be8a2cc46ded79abf33b8505d56b8019ac5a56b9ff9ee931a07ddaca2c0cc666abb55dc321fcd8e7b71b1e4da80926ed8718dd8124b074bc7a82924741805dde91d79a9fa3128b5da6766b85d384bbee5e6ceb2d8bd25b6b }
handle 62 texture 62 sampler 0
texture 63 { type TWO_D  format A8B8G8R8 UINT  size 5 3  address 0x107e0000  texels rows a7656a70c4d89c74f2ec3fbc1034849f3470db526c4f239fa96d227e31b2af90ffc67f5774355a051e2f2426fd03deb19536249899a1abec21052d04 }
handle 63 texture 63 sampler 0
texture 64 { type TWO_D  format R32 FLOAT  size 5 3  address 0x10800000  texels rows 3c9846a7a0900ec4754da5f230d657101d9fa93494d5c66cbfa366a94c9187316e1f29ffa5f27174bb12b41e4b9aa8fdc9baad95267d56999ca11021 }
handle 64 texture 64 sampler 0
texture 65 { type TWO_D  format R32_G32_B32_A32 UINT  size 5 3  address 0x10820000  texels rows 3c9846a7361395656b80326a4d78f370a0900ec4c67283d8afb1ca9c10774e74754da5f2f411d0ec8dcacf3f898125bc30d657104865033463ca2584df59a69f1d9fa934aab2dc70560615db6ab1585294d5c66c7ea04a4f2119e623c4cb9f9fbfa366a99c162b6ded460a22d244b37e4c918731ffc8d2b2ce42bcafac5705906e1f29ff9564e4c6882b3f7f548e6657a5f271746d3a1d35dc69c25a12523205bb12b41eec9d3f2f733ec82472cacb264b9aa8fdad09600392d8c3de3418ffb1c9baad95818add36c1cb46246c63f698267d56997c2a46a1af3548ab8f69f5ec9ca11021ab8b9805f9b80d2da5825c04 }
handle 65 texture 65 sampler 0
texture 66 { type TWO_D  format R16_G16_B16_A16 FLOAT  size 5 3  address 0x10840000  texels rows 46a79565326af3700ec483d8ca9c4e74a5f2d0eccf3f25bc571003342584a69fa934dc7015db5852c66c4a4fe6239f9f66a92b6d0a22b37e8731d2b2bcaf059029ffe4c63f7f665771741d35c25a3205b41e3f2fc824cb26a8fd6003c3deffb1ad95dd364624f698569946a148abf5ec102198050d2d5c04 }
handle 66 texture 66 sampler 0
texture 67 { type ONE_D  format R32 UINT  size 5  address 0x10860000  texels rows 5fc850abc4fac371d438a0e0196948f0bacac29c }
handle 67 texture 67 sampler 0
texture 68 { type THREE_D  format R32 UINT  size 4 3 5  address 0x10880000  texels rows 0b144c8bf86918bec7480d73c3944b82883d1305ee2548d110fe347effb129990ec9a3f5706342f4a047f1d4ecd553d686de4eba91c182c15f74b563b4302b992886c3f14e1defd371e1f9a899ecdb85fcc840075181b109713e40f17c4e3656a7eb082c908a4e0f738039728f7fa4445bb13f13f864cf3c8db4fdb5dba2789632c32be1dbf4985528a323f481c0f037236f0ce5fd4b4876dc7938a919db2f86cf6e78a1045d08116b6d908ebef37d9c0e00a11cbce9aac07f8c2c9f84c9b2c2e2631bf3e5aa3ee4017c0dd2620a54c9bea335fc4a0a96f02b135a2d2fce4e213a15fc1ea6fd857ed44e74436d2a1d20 }
handle 68 texture 68 sampler 0
texture 69 { type TWO_D_ARRAY  format R32 UINT  size 4 3  layers 3  address 0x108a0000  texels rows 5ede7c80cf6c9d123e323f0be09c2c2e9834becb1060637184afe18a532b6beb910d384aa496cf3d85f9ee65783072243fe8040543fe8592437756dbfb67610512244c001ccb8e7c1f48f40e843d071948c2a0961f21a27ea52068e320e05f3be5cd9e46bee1bd5f2899dc419db6c295221ced3ede3905ae4469ca531c1b2abd81392d3224c6f677e6b85e9a907ffa6e }
handle 69 texture 69 sampler 0
texture 70 { type TWO_D  format R32 UINT  size 8 3  address 0x108c0000  texels rows 2bc7125c0c2666aafd8221ec64c29f9dae01646a3e9996f9739b254c54be9b161f932f1da04be4c316f09fa1f7aa3eefd84f57f31f1a05db38bd32f64ccbbf0009f2d0d56ff4aaf20e2c7e2a1c343eb5a44069b4272fb1c64caa99607a7f05ba }
handle 70 texture 70 sampler 0
texture 71 { type TWO_D  format R32 UINT  size 8 3  address 0x108e0000  texels rows 2bc7125c0c2666aafd8221ec64c29f9dae01646a3e9996f9739b254c54be9b161f932f1da04be4c316f09fa1f7aa3eefd84f57f31f1a05db38bd32f64ccbbf0009f2d0d56ff4aaf20e2c7e2a1c343eb5a44069b4272fb1c64caa99607a7f05ba }
handle 71 texture 71 sampler 0

warp 0 {   # surface.sust.b.2d.u32.b8.zero
    asm "SUST.D.BA.2D.U8.IGN [R4], R8, 0x0"  active 0x3fff
    x = { 0xfffffffe 0x4 0xb 0x12 0x19 0x1f 0x26 0x2d 0x34 0x3b 0x41 0x40000000 0x0 0x1 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x4 0x80000000 ... }
    data0 = 0xdeadbeef
}

warp 1 {   # surface.sust.b.2d.u32.b16.zero
    asm "SUST.D.BA.2D.U16.IGN [R4], R8, 0x1"  active 0x3fff
    x = { 0xfffffffc 0x4 0xe 0x16 0x20 0x28 0x32 0x3a 0x44 0x10000 0x0 0x0 0x2 0x2 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x4 0x7fffffff 0x10000 ... }
    data0 = 0xdeadbeef
}

warp 2 {   # surface.sust.b.2d.u32.b32.zero
    asm "SUST.D.BA.2D.32.IGN [R4], R8, 0x2"  active 0x3fff
    x = { 0xfffffff8 0x4 0x10 0x20 0x2c 0x38 0x48 0xfffffff0 0x40000000 0x4 0x0 0x4 0x4 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x4 0x5 0x80000000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 3 {   # surface.sust.b.2d.u32.b64.zero
    asm "SUST.D.BA.2D.64.IGN [R4], R8, 0x3"  active 0x3fff
    x = { 0xfffffff0 0x0 0x18 0x30 0x48 0x7ffffff0 0x10000 0x0 0x8 0x0 0x0 0x8 0x0 0x8 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x4 0x5 0x7fffffff 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
}

warp 4 {   # surface.sust.b.2d.u32.b128.zero
    asm "SUST.D.BA.2D.128.IGN [R4], R8, 0x4"  active 0x3fff
    x = { 0xffffffe0 0x0 0x30 0x50 0x80000000 0x10000 0x0 0x0 0x10 0x10 0x0 0x0 0x10 0x10 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 5 {   # surface.sust.b.2d.u8.b8.zero
    asm "SUST.D.BA.2D.U8.IGN [R4], R8, 0x5"  active 0x3fff
    x = { 0xfffffffe 0x0 0x3 0x5 0x7ffffff0 0xfffffff0 0x40000000 0x0 0x0 0x1 0x1 0x0 0x0 0x1 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x2 0x3 0x4 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 6 {   # surface.sust.b.2d.u8.b16.zero
    asm "SUST.D.BA.2D.U16.IGN [R4], R8, 0x6"  active 0x3fff
    x = { 0xfffffffc 0x0 0x4 0x7ffffff0 0xfffffff0 0xffff0000 0x2 0x2 0x2 0x0 0x0 0x0 0x2 0x2 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 7 {   # surface.sust.b.2d.u8.b32.zero
    asm "SUST.D.BA.2D.32.IGN [R4], R8, 0x7"  active 0x3fff
    x = { 0xfffffff8 0x0 0x8 0x7ffffff0 0x10000 0x40000000 0x4 0x0 0x0 0x0 0x0 0x4 0x4 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 8 {   # surface.sust.b.2d.u8.b64.zero
    asm "SUST.D.BA.2D.64.IGN [R4], R8, 0x8"  active 0x3fff
    x = { 0xfffffff0 0x0 0x10 0x80000000 0x10000 0x0 0x0 0x0 0x0 0x0 0x8 0x8 0x8 0x8 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
}

warp 9 {   # surface.sust.b.2d.u8.b128.zero
    asm "SUST.D.BA.2D.128.IGN [R4], R8, 0x9"  active 0x3fff
    x = { 0xffffffe0 0x0 0x20 0x80000000 0x10000 0x0 0x0 0x0 0x0 0x0 0x10 0x10 0x10 0x10 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 10 {   # surface.sust.b.2d.u16.b8.zero
    asm "SUST.D.BA.2D.U8.IGN [R4], R8, 0xa"  active 0x3fff
    x = { 0xfffffffe 0x1 0x4 0x7 0xa 0xe 0x7ffffff0 0x10000 0x0 0x1 0x1 0x0 0x1 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x3 0x7fffffff 0x80000000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 11 {   # surface.sust.b.2d.u16.b16.zero
    asm "SUST.D.BA.2D.U16.IGN [R4], R8, 0xb"  active 0x3fff
    x = { 0xfffffffc 0x0 0x6 0xc 0x10 0x80000000 0xffff0000 0x2 0x2 0x0 0x2 0x2 0x0 0x2 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x3 0x4 0x7fffffff 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 12 {   # surface.sust.b.2d.u16.b32.zero
    asm "SUST.D.BA.2D.32.IGN [R4], R8, 0xc"  active 0x3fff
    x = { 0xfffffff8 0x0 0x8 0x14 0x80000000 0xffff0000 0x0 0x4 0x4 0x4 0x0 0x0 0x4 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x3 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 13 {   # surface.sust.b.2d.u16.b64.zero
    asm "SUST.D.BA.2D.64.IGN [R4], R8, 0xd"  active 0x3fff
    x = { 0xfffffff0 0x0 0x10 0x7ffffff0 0x10000 0x40000000 0x8 0x0 0x0 0x0 0x0 0x8 0x8 0x8 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
}

warp 14 {   # surface.sust.b.2d.u16.b128.zero
    asm "SUST.D.BA.2D.128.IGN [R4], R8, 0xe"  active 0x3fff
    x = { 0xffffffe0 0x0 0x20 0x80000000 0x10000 0x0 0x0 0x0 0x0 0x0 0x10 0x10 0x10 0x10 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 15 {   # surface.sust.b.2d.u8x4.b32.zero
    asm "SUST.D.BA.2D.32.IGN [R4], R8, 0xf"  active 0x3fff
    x = { 0xfffffff8 0x0 0xc 0x14 0x20 0xfffffff0 0xffff0000 0x4 0x0 0x0 0x4 0x0 0x0 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x3 0x4 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 16 {   # surface.sust.b.2d.u32x2.b32.zero
    asm "SUST.D.BA.2D.32.IGN [R4], R8, 0x10"  active 0x3fff
    x = { 0xfffffff8 0x0 0xc 0x18 0x24 0x30 0xfffffff0 0x40000000 0x0 0x4 0x0 0x4 0x0 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x2 0x4 0x7fffffff 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 17 {   # surface.sust.b.2d.u32x4.b8.zero
    asm "SUST.D.BA.2D.U8.IGN [R4], R8, 0x11"  active 0x3fff
    x = { 0xfffffffe 0x3 0x9 0xe 0x14 0x1a 0x1f 0x25 0x2b 0x30 0x10000 0x1 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x4 0x10000 ... }
    data0 = 0xdeadbeef
}

warp 18 {   # surface.sust.b.2d.u32x4.b16.zero
    asm "SUST.D.BA.2D.U16.IGN [R4], R8, 0x12"  active 0x3fff
    x = { 0xfffffffc 0x2 0xa 0x12 0x1a 0x22 0x2a 0x32 0xfffffff0 0x0 0x0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x4 0x80000000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 19 {   # surface.sust.b.2d.u32x4.b32.zero
    asm "SUST.D.BA.2D.32.IGN [R4], R8, 0x13"  active 0x3fff
    x = { 0xfffffff8 0x4 0x10 0x1c 0x28 0x34 0x80000000 0xffff0000 0x4 0x0 0x4 0x0 0x4 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x3 0x7fffffff 0x80000000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 20 {   # surface.sust.b.2d.u32x4.b64.zero
    asm "SUST.D.BA.2D.64.IGN [R4], R8, 0x14"  active 0x3fff
    x = { 0xfffffff0 0x0 0x18 0x28 0x40 0xfffffff0 0xffff0000 0x8 0x0 0x0 0x8 0x0 0x0 0x8 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x3 0x4 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
}

warp 21 {   # surface.sust.b.2d.u32x4.b128.zero
    asm "SUST.D.BA.2D.128.IGN [R4], R8, 0x15"  active 0x3fff
    x = { 0xffffffe0 0x0 0x20 0x50 0x80000000 0xffff0000 0x0 0x10 0x10 0x10 0x0 0x0 0x10 0x10 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x3 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 22 {   # surface.sust.b.2d.f32.b32.zero
    asm "SUST.D.BA.2D.32.IGN [R4], R8, 0x16"  active 0x3fff
    x = { 0xfffffff8 0x0 0xc 0x14 0x7ffffff0 0xfffffff0 0x40000000 0x0 0x0 0x4 0x4 0x0 0x0 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x2 0x3 0x4 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 23 {   # surface.sust.b.2d.unorm8x4.b32.zero
    asm "SUST.D.BA.2D.32.IGN [R4], R8, 0x17"  active 0x3fff
    x = { 0xfffffff8 0x0 0xc 0x14 0x7ffffff0 0xfffffff0 0x40000000 0x0 0x0 0x4 0x4 0x0 0x0 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x2 0x3 0x4 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 24 {   # surface.sust.b.1d.zero
    asm "SUST.D.BA.1D.32.IGN [R4], R8, 0x18"  active 0x3fff
    x = { 0xfffffffc 0x0 0x4 0x8 0xc 0x10 0x14 0x18 0xfffffffc 0x0 0x40000 0x40004 0x3fffc 0xfff80000 ... }
    data0 = 0xdeadbeef
}

warp 25 {   # surface.sust.b.3d.zero
    asm "SUST.D.BA.3D.32.IGN [R4], R8, 0x19"
    x = { 0x4 0x4 0x4 0x4 0x0 0x4 0x4 0x8 0x4 0x4 0x4 0x4 0x10 0x10 0x14 0x14 0x4 0x4 0x4 0x4 0xfffffffc 0x0 0x0 0x40000
        0x4 0x4 0x4 0x4 0x3fffc 0x3fffc 0xfff80000 0xfff80000 }
    y = { 0xffffffff 0xffffffff 0xffffffff 0x0 0x1 0x1 0x1 0x1 0x2 0x2 0x3 0x3 0x1 0x1 0x1 0x1 0x6 0x6 0x6 0x7fffffff 0x1
        0x1 0x1 0x1 0x10000 0x10000 0x10001 0x10001 0x1 0x1 0x1 0x1 }
    z = { 0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0 0x6
        0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0
        0x6 }
    data0 = 0xdeadbeef
}

warp 26 {   # surface.sust.b.a1d.zero
    asm "SUST.D.BA.1D_ARRAY.32.IGN [R4], R8, 0x1a"
    array = { 0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0 0x6
        0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0
        0x6 }
    x = { 0xfffffffc 0xfffffffc 0xfffffffc 0x0 0x0 0x4 0x4 0x8 0x8 0x8 0xc 0xc 0x10 0x10 0x14 0x14 0x18 0x18 0x18
        0xfffffffc 0xfffffffc 0x0 0x0 0x40000 0x40000 0x40000 0x40004 0x40004 0x3fffc 0x3fffc 0xfff80000
        0xfff80000 }
    data0 = 0xdeadbeef
}

warp 27 {   # surface.sust.b.a2d.zero
    asm "SUST.D.BA.2D_ARRAY.32.IGN [R4], R8, 0x1b"
    array = { 0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0 0x6
        0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0
        0x6 }
    x = { 0xfffffffc 0xfffffffc 0xfffffffc 0x0 0x4 0x4 0x4 0x4 0x8 0x8 0xc 0xc 0x4 0x4 0x4 0x4 0x18 0x18 0x18 0xfffffffc
        0x4 0x4 0x4 0x4 0x40000 0x40000 0x40004 0x40004 0x4 0x4 0x4 0x4 }
    y = { 0x1 0x1 0x1 0x1 0x0 0x1 0x1 0x2 0x1 0x1 0x1 0x1 0x4 0x4 0x5 0x5 0x1 0x1 0x1 0x1 0x7fffffff 0x80000000
        0x80000000 0x10000 0x1 0x1 0x1 0x1 0xffff 0xffff 0xfffe0000 0xfffe0000 }
    data0 = 0xdeadbeef
}

warp 28 {   # surface.sust.p.2d.u8x4.zero
    asm "SUST.P.2D.IGN [R4], R8, 0x1c"  active 0x3fff
    x = { 0xffffffff 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7fffffff 0x80000000 0x10000 0x10001 0xffff 0xfffe0000 ... }
    y = 0x1
    data0 = 0x3f000000
    data1 = 0x3e800000
    data2 = 0x3f400000
    data3 = 0x3f800000
}

warp 29 {   # surface.sust.p.2d.f32.zero
    asm "SUST.P.2D.IGN [R4], R8, 0x1d"  active 0x3fff
    x = { 0xffffffff 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7fffffff 0x80000000 0x10000 0x10001 0xffff 0xfffe0000 ... }
    y = 0x1
    data0 = 0x3f000000
    data1 = 0x3e800000
    data2 = 0x3f400000
    data3 = 0x3f800000
}

warp 30 {   # surface.sust.p.2d.u32x4.zero
    asm "SUST.P.2D.IGN [R4], R8, 0x1e"  active 0x3fff
    x = { 0xffffffff 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7fffffff 0x80000000 0x10000 0x10001 0xffff 0xfffe0000 ... }
    y = 0x1
    data0 = 0x3f000000
    data1 = 0x3e800000
    data2 = 0x3f400000
    data3 = 0x3f800000
}

warp 31 {   # surface.sust.p.2d.f16x4.zero
    asm "SUST.P.2D.IGN [R4], R8, 0x1f"  active 0x3fff
    x = { 0xffffffff 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7fffffff 0x80000000 0x10000 0x10001 0xffff 0xfffe0000 ... }
    y = 0x1
    data0 = 0x3f000000
    data1 = 0x3e800000
    data2 = 0x3f400000
    data3 = 0x3f800000
}

warp 32 {   # surface.sust.p.1d.zero
    asm "SUST.P.1D.IGN [R4], R8, 0x20"  active 0x3fff
    x = { 0xffffffff 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7fffffff 0x80000000 0x10000 0x10001 0xffff 0xfffe0000 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 33 {   # surface.sust.p.3d.zero
    asm "SUST.P.3D.IGN [R4], R8, 0x21"
    x = { 0xffffffff 0xffffffff 0xffffffff 0x0 0x0 0x1 0x1 0x2 0x2 0x2 0x3 0x3 0x4 0x4 0x5 0x5 0x6 0x6 0x6 0x7fffffff
        0x7fffffff 0x80000000 0x80000000 0x10000 0x10000 0x10000 0x10001 0x10001 0xffff 0xffff 0xfffe0000
        0xfffe0000 }
    y = 0x1
    z = { 0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0 0x6
        0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0
        0x6 }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 34 {   # surface.sust.p.a2d.zero
    asm "SUST.P.2D_ARRAY.IGN [R4], R8, 0x22"
    array = { 0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0 0x6
        0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0
        0x6 }
    x = { 0xffffffff 0xffffffff 0xffffffff 0x0 0x0 0x1 0x1 0x2 0x2 0x2 0x3 0x3 0x4 0x4 0x5 0x5 0x6 0x6 0x6 0x7fffffff
        0x7fffffff 0x80000000 0x80000000 0x10000 0x10000 0x10000 0x10001 0x10001 0xffff 0xffff 0xfffe0000
        0xfffe0000 }
    y = 0x1
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 35 {   # surface.sust.b.2d.u32.b8.clamp
    asm "SUST.D.BA.2D.U8.NEAR [R4], R8, 0x23"  active 0x3fff
    x = { 0xfffffffe 0x4 0xb 0x12 0x19 0x1f 0x26 0x2d 0x34 0x3b 0x41 0x40000000 0x0 0x1 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x4 0x80000000 ... }
    data0 = 0xdeadbeef
}

warp 36 {   # surface.sust.b.2d.u32.b16.clamp
    asm "SUST.D.BA.2D.U16.NEAR [R4], R8, 0x24"  active 0x3fff
    x = { 0xfffffffc 0x4 0xe 0x16 0x20 0x28 0x32 0x3a 0x44 0x10000 0x0 0x0 0x2 0x2 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x4 0x7fffffff 0x10000 ... }
    data0 = 0xdeadbeef
}

warp 37 {   # surface.sust.b.2d.u32.b32.clamp
    asm "SUST.D.BA.2D.32.NEAR [R4], R8, 0x25"  active 0x3fff
    x = { 0xfffffff8 0x4 0x10 0x20 0x2c 0x38 0x48 0xfffffff0 0x40000000 0x4 0x0 0x4 0x4 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x4 0x5 0x80000000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 38 {   # surface.sust.b.2d.u32.b64.clamp
    asm "SUST.D.BA.2D.64.NEAR [R4], R8, 0x26"  active 0x3fff
    x = { 0xfffffff0 0x0 0x18 0x30 0x48 0x7ffffff0 0x10000 0x0 0x8 0x0 0x0 0x8 0x0 0x8 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x4 0x5 0x7fffffff 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
}

warp 39 {   # surface.sust.b.2d.u32.b128.clamp
    asm "SUST.D.BA.2D.128.NEAR [R4], R8, 0x27"  active 0x3fff
    x = { 0xffffffe0 0x0 0x30 0x50 0x80000000 0x10000 0x0 0x0 0x10 0x10 0x0 0x0 0x10 0x10 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 40 {   # surface.sust.b.2d.u8.b8.clamp
    asm "SUST.D.BA.2D.U8.NEAR [R4], R8, 0x28"  active 0x3fff
    x = { 0xfffffffe 0x0 0x3 0x5 0x7ffffff0 0xfffffff0 0x40000000 0x0 0x0 0x1 0x1 0x0 0x0 0x1 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x2 0x3 0x4 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 41 {   # surface.sust.b.2d.u8.b16.clamp
    asm "SUST.D.BA.2D.U16.NEAR [R4], R8, 0x29"  active 0x3fff
    x = { 0xfffffffc 0x0 0x4 0x7ffffff0 0xfffffff0 0xffff0000 0x2 0x2 0x2 0x0 0x0 0x0 0x2 0x2 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 42 {   # surface.sust.b.2d.u8.b32.clamp
    asm "SUST.D.BA.2D.32.NEAR [R4], R8, 0x2a"  active 0x3fff
    x = { 0xfffffff8 0x0 0x8 0x7ffffff0 0x10000 0x40000000 0x4 0x0 0x0 0x0 0x0 0x4 0x4 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 43 {   # surface.sust.b.2d.u8.b64.clamp
    asm "SUST.D.BA.2D.64.NEAR [R4], R8, 0x2b"  active 0x3fff
    x = { 0xfffffff0 0x0 0x10 0x80000000 0x10000 0x0 0x0 0x0 0x0 0x0 0x8 0x8 0x8 0x8 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
}

warp 44 {   # surface.sust.b.2d.u8.b128.clamp
    asm "SUST.D.BA.2D.128.NEAR [R4], R8, 0x2c"  active 0x3fff
    x = { 0xffffffe0 0x0 0x20 0x80000000 0x10000 0x0 0x0 0x0 0x0 0x0 0x10 0x10 0x10 0x10 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 45 {   # surface.sust.b.2d.u16.b8.clamp
    asm "SUST.D.BA.2D.U8.NEAR [R4], R8, 0x2d"  active 0x3fff
    x = { 0xfffffffe 0x1 0x4 0x7 0xa 0xe 0x7ffffff0 0x10000 0x0 0x1 0x1 0x0 0x1 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x3 0x7fffffff 0x80000000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 46 {   # surface.sust.b.2d.u16.b16.clamp
    asm "SUST.D.BA.2D.U16.NEAR [R4], R8, 0x2e"  active 0x3fff
    x = { 0xfffffffc 0x0 0x6 0xc 0x10 0x80000000 0xffff0000 0x2 0x2 0x0 0x2 0x2 0x0 0x2 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x3 0x4 0x7fffffff 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 47 {   # surface.sust.b.2d.u16.b32.clamp
    asm "SUST.D.BA.2D.32.NEAR [R4], R8, 0x2f"  active 0x3fff
    x = { 0xfffffff8 0x0 0x8 0x14 0x80000000 0xffff0000 0x0 0x4 0x4 0x4 0x0 0x0 0x4 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x3 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 48 {   # surface.sust.b.2d.u16.b64.clamp
    asm "SUST.D.BA.2D.64.NEAR [R4], R8, 0x30"  active 0x3fff
    x = { 0xfffffff0 0x0 0x10 0x7ffffff0 0x10000 0x40000000 0x8 0x0 0x0 0x0 0x0 0x8 0x8 0x8 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
}

warp 49 {   # surface.sust.b.2d.u16.b128.clamp
    asm "SUST.D.BA.2D.128.NEAR [R4], R8, 0x31"  active 0x3fff
    x = { 0xffffffe0 0x0 0x20 0x80000000 0x10000 0x0 0x0 0x0 0x0 0x0 0x10 0x10 0x10 0x10 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x3 0x4 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 50 {   # surface.sust.b.2d.u8x4.b32.clamp
    asm "SUST.D.BA.2D.32.NEAR [R4], R8, 0x32"  active 0x3fff
    x = { 0xfffffff8 0x0 0xc 0x14 0x20 0xfffffff0 0xffff0000 0x4 0x0 0x0 0x4 0x0 0x0 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x3 0x4 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 51 {   # surface.sust.b.2d.u32x2.b32.clamp
    asm "SUST.D.BA.2D.32.NEAR [R4], R8, 0x33"  active 0x3fff
    x = { 0xfffffff8 0x0 0xc 0x18 0x24 0x30 0xfffffff0 0x40000000 0x0 0x4 0x0 0x4 0x0 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x2 0x4 0x7fffffff 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 52 {   # surface.sust.b.2d.u32x4.b8.clamp
    asm "SUST.D.BA.2D.U8.NEAR [R4], R8, 0x34"  active 0x3fff
    x = { 0xfffffffe 0x3 0x9 0xe 0x14 0x1a 0x1f 0x25 0x2b 0x30 0x10000 0x1 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x4 0x10000 ... }
    data0 = 0xdeadbeef
}

warp 53 {   # surface.sust.b.2d.u32x4.b16.clamp
    asm "SUST.D.BA.2D.U16.NEAR [R4], R8, 0x35"  active 0x3fff
    x = { 0xfffffffc 0x2 0xa 0x12 0x1a 0x22 0x2a 0x32 0xfffffff0 0x0 0x0 0x0 0x0 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x4 0x80000000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 54 {   # surface.sust.b.2d.u32x4.b32.clamp
    asm "SUST.D.BA.2D.32.NEAR [R4], R8, 0x36"  active 0x3fff
    x = { 0xfffffff8 0x4 0x10 0x1c 0x28 0x34 0x80000000 0xffff0000 0x4 0x0 0x4 0x0 0x4 0x0 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x3 0x7fffffff 0x80000000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 55 {   # surface.sust.b.2d.u32x4.b64.clamp
    asm "SUST.D.BA.2D.64.NEAR [R4], R8, 0x37"  active 0x3fff
    x = { 0xfffffff0 0x0 0x18 0x28 0x40 0xfffffff0 0xffff0000 0x8 0x0 0x0 0x8 0x0 0x0 0x8 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x2 0x3 0x4 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
}

warp 56 {   # surface.sust.b.2d.u32x4.b128.clamp
    asm "SUST.D.BA.2D.128.NEAR [R4], R8, 0x38"  active 0x3fff
    x = { 0xffffffe0 0x0 0x20 0x50 0x80000000 0xffff0000 0x0 0x10 0x10 0x10 0x0 0x0 0x10 0x10 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0xffffffff 0x0 0x2 0x3 0x7fffffff 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 57 {   # surface.sust.b.2d.f32.b32.clamp
    asm "SUST.D.BA.2D.32.NEAR [R4], R8, 0x39"  active 0x3fff
    x = { 0xfffffff8 0x0 0xc 0x14 0x7ffffff0 0xfffffff0 0x40000000 0x0 0x0 0x4 0x4 0x0 0x0 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x2 0x3 0x4 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 58 {   # surface.sust.b.2d.unorm8x4.b32.clamp
    asm "SUST.D.BA.2D.32.NEAR [R4], R8, 0x3a"  active 0x3fff
    x = { 0xfffffff8 0x0 0xc 0x14 0x7ffffff0 0xfffffff0 0x40000000 0x0 0x0 0x4 0x4 0x0 0x0 0x4 ... }
    y = { 0x1 0x1 0x1 0x1 0x1 0x1 0x1 0x0 0x2 0x3 0x4 0x80000000 0x10000 0x10001 ... }
    data0 = 0xdeadbeef
}

warp 59 {   # surface.sust.b.1d.clamp
    asm "SUST.D.BA.1D.32.NEAR [R4], R8, 0x3b"  active 0x3fff
    x = { 0xfffffffc 0x0 0x4 0x8 0xc 0x10 0x14 0x18 0xfffffffc 0x0 0x40000 0x40004 0x3fffc 0xfff80000 ... }
    data0 = 0xdeadbeef
}

warp 60 {   # surface.sust.b.3d.clamp
    asm "SUST.D.BA.3D.32.NEAR [R4], R8, 0x3c"
    x = { 0x4 0x4 0x4 0x4 0x0 0x4 0x4 0x8 0x4 0x4 0x4 0x4 0x10 0x10 0x14 0x14 0x4 0x4 0x4 0x4 0xfffffffc 0x0 0x0 0x40000
        0x4 0x4 0x4 0x4 0x3fffc 0x3fffc 0xfff80000 0xfff80000 }
    y = { 0xffffffff 0xffffffff 0xffffffff 0x0 0x1 0x1 0x1 0x1 0x2 0x2 0x3 0x3 0x1 0x1 0x1 0x1 0x6 0x6 0x6 0x7fffffff 0x1
        0x1 0x1 0x1 0x10000 0x10000 0x10001 0x10001 0x1 0x1 0x1 0x1 }
    z = { 0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0 0x6
        0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0
        0x6 }
    data0 = 0xdeadbeef
}

warp 61 {   # surface.sust.b.a1d.clamp
    asm "SUST.D.BA.1D_ARRAY.32.NEAR [R4], R8, 0x3d"
    array = { 0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0 0x6
        0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0
        0x6 }
    x = { 0xfffffffc 0xfffffffc 0xfffffffc 0x0 0x0 0x4 0x4 0x8 0x8 0x8 0xc 0xc 0x10 0x10 0x14 0x14 0x18 0x18 0x18
        0xfffffffc 0xfffffffc 0x0 0x0 0x40000 0x40000 0x40000 0x40004 0x40004 0x3fffc 0x3fffc 0xfff80000
        0xfff80000 }
    data0 = 0xdeadbeef
}

warp 62 {   # surface.sust.b.a2d.clamp
    asm "SUST.D.BA.2D_ARRAY.32.NEAR [R4], R8, 0x3e"
    array = { 0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0 0x6
        0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0
        0x6 }
    x = { 0xfffffffc 0xfffffffc 0xfffffffc 0x0 0x4 0x4 0x4 0x4 0x8 0x8 0xc 0xc 0x4 0x4 0x4 0x4 0x18 0x18 0x18 0xfffffffc
        0x4 0x4 0x4 0x4 0x40000 0x40000 0x40004 0x40004 0x4 0x4 0x4 0x4 }
    y = { 0x1 0x1 0x1 0x1 0x0 0x1 0x1 0x2 0x1 0x1 0x1 0x1 0x4 0x4 0x5 0x5 0x1 0x1 0x1 0x1 0x7fffffff 0x80000000
        0x80000000 0x10000 0x1 0x1 0x1 0x1 0xffff 0xffff 0xfffe0000 0xfffe0000 }
    data0 = 0xdeadbeef
}

warp 63 {   # surface.sust.p.2d.u8x4.clamp
    asm "SUST.P.2D.NEAR [R4], R8, 0x3f"  active 0x3fff
    x = { 0xffffffff 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7fffffff 0x80000000 0x10000 0x10001 0xffff 0xfffe0000 ... }
    y = 0x1
    data0 = 0x3f000000
    data1 = 0x3e800000
    data2 = 0x3f400000
    data3 = 0x3f800000
}

warp 0 {   # surface.sust.p.2d.f32.clamp
    asm "SUST.P.2D.NEAR [R4], R8, 0x40"  active 0x3fff
    x = { 0xffffffff 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7fffffff 0x80000000 0x10000 0x10001 0xffff 0xfffe0000 ... }
    y = 0x1
    data0 = 0x3f000000
    data1 = 0x3e800000
    data2 = 0x3f400000
    data3 = 0x3f800000
}

warp 1 {   # surface.sust.p.2d.u32x4.clamp
    asm "SUST.P.2D.NEAR [R4], R8, 0x41"  active 0x3fff
    x = { 0xffffffff 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7fffffff 0x80000000 0x10000 0x10001 0xffff 0xfffe0000 ... }
    y = 0x1
    data0 = 0x3f000000
    data1 = 0x3e800000
    data2 = 0x3f400000
    data3 = 0x3f800000
}

warp 2 {   # surface.sust.p.2d.f16x4.clamp
    asm "SUST.P.2D.NEAR [R4], R8, 0x42"  active 0x3fff
    x = { 0xffffffff 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7fffffff 0x80000000 0x10000 0x10001 0xffff 0xfffe0000 ... }
    y = 0x1
    data0 = 0x3f000000
    data1 = 0x3e800000
    data2 = 0x3f400000
    data3 = 0x3f800000
}

warp 3 {   # surface.sust.p.1d.clamp
    asm "SUST.P.1D.NEAR [R4], R8, 0x43"  active 0x3fff
    x = { 0xffffffff 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7fffffff 0x80000000 0x10000 0x10001 0xffff 0xfffe0000 ... }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 4 {   # surface.sust.p.3d.clamp
    asm "SUST.P.3D.NEAR [R4], R8, 0x44"
    x = { 0xffffffff 0xffffffff 0xffffffff 0x0 0x0 0x1 0x1 0x2 0x2 0x2 0x3 0x3 0x4 0x4 0x5 0x5 0x6 0x6 0x6 0x7fffffff
        0x7fffffff 0x80000000 0x80000000 0x10000 0x10000 0x10000 0x10001 0x10001 0xffff 0xffff 0xfffe0000
        0xfffe0000 }
    y = 0x1
    z = { 0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0 0x6
        0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0
        0x6 }
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 5 {   # surface.sust.p.a2d.clamp
    asm "SUST.P.2D_ARRAY.NEAR [R4], R8, 0x45"
    array = { 0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0 0x6
        0xffffffff 0x5 0xffff 0x3 0x10000 0x1 0x7fffffff 0xffffffff 0x6 0xfffe0000 0x4 0x10001 0x2 0x80000000 0x0
        0x6 }
    x = { 0xffffffff 0xffffffff 0xffffffff 0x0 0x0 0x1 0x1 0x2 0x2 0x2 0x3 0x3 0x4 0x4 0x5 0x5 0x6 0x6 0x6 0x7fffffff
        0x7fffffff 0x80000000 0x80000000 0x10000 0x10000 0x10000 0x10001 0x10001 0xffff 0xffff 0xfffe0000
        0xfffe0000 }
    y = 0x1
    data0 = 0xdeadbeef
    data1 = 0x11223344
    data2 = 0xcafef00d
    data3 = 0x55667788
}

warp 6 {   # surface.collide.sust.b
    asm "SUST.D.BA.2D.32.IGN [R4], R8, 0x46"
    x = 0x0
    y = 0x0
    data0 = { 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7 0x8 0x9 0xa 0xb 0xc 0xd 0xe 0xf 0x10 0x11 0x12 0x13 0x14 0x15 0x16 0x17 0x18
        0x19 0x1a 0x1b 0x1c 0x1d 0x1e 0x1f }
}

warp 7 {   # surface.collide.sust.b
    asm "SUST.D.BA.2D.32.IGN [R4], R8, 0x46"
    x = 0x0
    y = 0x2
    data0 = { 0x10000 0x10001 0x10002 0x10003 0x10004 0x10005 0x10006 0x10007 0x10008 0x10009 0x1000a 0x1000b 0x1000c 0x1000d
        0x1000e 0x1000f 0x10010 0x10011 0x10012 0x10013 0x10014 0x10015 0x10016 0x10017 0x10018 0x10019 0x1001a
        0x1001b 0x1001c 0x1001d 0x1001e 0x1001f }
}

warp 8 {   # surface.collide.sust.p
    asm "SUST.P.2D.R.IGN [R4], R8, 0x47"
    x = 0x0
    y = 0x0
    data0 = { 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7 0x8 0x9 0xa 0xb 0xc 0xd 0xe 0xf 0x10 0x11 0x12 0x13 0x14 0x15 0x16 0x17 0x18
        0x19 0x1a 0x1b 0x1c 0x1d 0x1e 0x1f }
}

warp 9 {   # surface.collide.sust.p
    asm "SUST.P.2D.R.IGN [R4], R8, 0x47"
    x = 0x0
    y = 0x2
    data0 = { 0x10000 0x10001 0x10002 0x10003 0x10004 0x10005 0x10006 0x10007 0x10008 0x10009 0x1000a 0x1000b 0x1000c 0x1000d
        0x1000e 0x1000f 0x10010 0x10011 0x10012 0x10013 0x10014 0x10015 0x10016 0x10017 0x10018 0x10019 0x1001a
        0x1001b 0x1001c 0x1001d 0x1001e 0x1001f }
}

expect memory 0x10000000 = 89973620 a4ccd868 5de2098c fac67f08
expect memory 0x10000020 = 7ffb9fcb 1020a212 2e2e8adf 9c638fbf
expect memory 0x10000100 = e74789d4 6737edf5 668497eb d584709d
expect memory 0x10000120 = 96ad707f 471397a5 dcf9b5b0 5d029769
expect memory 0x10000010 = ce691e3d effe9225 924ef4ef a4200183
expect memory 0x10000030 = 0504ef69 4e0f8dfe 78efdf16 7abd63ef
expect memory 0x10000110 = 3c8b479a 4e90ef24 892c0acc 64efb7b2
expect memory 0x10000130 = b39af1a7 efcd02f8 eb871aef 05e43061
expect memory 0x10000040 = 32d9a055 58af7c11 393286c6 d5dea484
expect memory 0x10000060 = 48aab613 27174f92 97515887 477445ef
expect memory 0x10000140 = da61af73 dd62ae8f 88ba08b2 75908aab
expect memory 0x10000160 = 9967cfb4 e6d81d04 e0b64305 9c05766e
expect memory 0x10000050 = d1efe2fb 61ab9eb8 e8d7624a d6114542
expect memory 0x10000070 = feeecc51 2409ebd2 611a894c b10387e3
expect memory 0x10000150 = 2ee912d5 89822b7e db0f5bfa e06ef650
expect memory 0x10000170 = 678abf4c d80c5082 70b0af7f 607979d5
expect memory 0x10020000 = efbe3620 a4ccd868 5de2098c fac67f08
expect memory 0x10020020 = 7ffb9fcb 1020a212 2e2e8adf 9c638fbf
expect memory 0x10020100 = e74789d4 6737edf5 668497eb d584709d
expect memory 0x10020120 = 96ad707f 471397a5 dcf9b5b0 5d029769
expect memory 0x10020010 = ce691e3d efbe9225 924ef400 a420efbe
expect memory 0x10020030 = 05045269 4e0fefbe 78ebdf16 7abd63f7
expect memory 0x10020110 = efbe479a 4e908a24 efbe0acc 649cb7b2
expect memory 0x10020130 = b39aefbe 83cd02f8 eb87efbe 05e43061
expect memory 0x10020040 = 32d9a055 58af7c11 393286c6 d5dea484
expect memory 0x10020060 = 48aab613 27174f92 97515887 477445ef
expect memory 0x10020140 = da61af73 dd62ae8f 88ba08b2 75908aab
expect memory 0x10020160 = 9967cfb4 e6d81d04 e0b64305 9c05766e
expect memory 0x10020050 = d1efe2fb 61ab9eb8 e8d7624a d6114542
expect memory 0x10020070 = feeecc51 2409ebd2 611a894c b10387e3
expect memory 0x10020150 = 2ee912d5 89822b7e db0f5bfa e06ef650
expect memory 0x10020170 = 678abf4c d80c5082 70b0af7f 607979d5
expect memory 0x10040000 = 89973620 efbeadde 5de2098c fac67f08
expect memory 0x10040020 = 7ffb9fcb 1020a212 2e2e8adf 9c638fbf
expect memory 0x10040100 = e74789d4 6737edf5 668497eb d584709d
expect memory 0x10040120 = 96ad707f 471397a5 dcf9b5b0 5d029769
expect memory 0x10040010 = ce691e3d efbeadde 924ef400 a4200183
expect memory 0x10040030 = efbeadde 4e0f8dfe 78ebdf16 7abd63f7
expect memory 0x10040110 = efbeadde 4e908a24 892c0acc efbeadde
expect memory 0x10040130 = b39af1a7 83cd02f8 efbeadde 05e43061
expect memory 0x10040040 = 32d9a055 58af7c11 393286c6 d5dea484
expect memory 0x10040060 = 48aab613 27174f92 97515887 477445ef
expect memory 0x10040140 = da61af73 dd62ae8f 88ba08b2 75908aab
expect memory 0x10040160 = 9967cfb4 e6d81d04 e0b64305 9c05766e
expect memory 0x10040050 = d1efe2fb 61ab9eb8 e8d7624a d6114542
expect memory 0x10040070 = feeecc51 2409ebd2 611a894c b10387e3
expect memory 0x10040150 = 2ee912d5 89822b7e db0f5bfa e06ef650
expect memory 0x10040170 = 678abf4c d80c5082 70b0af7f 607979d5
expect memory 0x10060000 = 89973620 a4ccd868 efbeadde 44332211
expect memory 0x10060020 = 7ffb9fcb 1020a212 2e2e8adf 9c638fbf
expect memory 0x10060100 = e74789d4 6737edf5 668497eb d584709d
expect memory 0x10060120 = 96ad707f 471397a5 dcf9b5b0 5d029769
expect memory 0x10060010 = efbeadde 44332211 924ef400 a4200183
expect memory 0x10060030 = 05045269 4e0f8dfe efbeadde 44332211
expect memory 0x10060110 = 3c8b479a 4e908a24 892c0acc 649cb7b2
expect memory 0x10060130 = efbeadde 44332211 eb871a6a 05e43061
expect memory 0x10060040 = 32d9a055 58af7c11 393286c6 d5dea484
expect memory 0x10060060 = 48aab613 27174f92 97515887 477445ef
expect memory 0x10060140 = da61af73 dd62ae8f 88ba08b2 75908aab
expect memory 0x10060160 = 9967cfb4 e6d81d04 e0b64305 9c05766e
expect memory 0x10060050 = d1efe2fb 61ab9eb8 e8d7624a d6114542
expect memory 0x10060070 = feeecc51 2409ebd2 611a894c b10387e3
expect memory 0x10060150 = 2ee912d5 89822b7e db0f5bfa e06ef650
expect memory 0x10060170 = 678abf4c d80c5082 70b0af7f 607979d5
expect memory 0x10080000 = efbeadde 44332211 0df0feca 88776655
expect memory 0x10080020 = 7ffb9fcb 1020a212 2e2e8adf 9c638fbf
expect memory 0x10080100 = e74789d4 6737edf5 668497eb d584709d
expect memory 0x10080120 = 96ad707f 471397a5 dcf9b5b0 5d029769
expect memory 0x10080010 = efbeadde 44332211 0df0feca 88776655
expect memory 0x10080030 = 05045269 4e0f8dfe 78ebdf16 7abd63f7
expect memory 0x10080110 = 3c8b479a 4e908a24 892c0acc 649cb7b2
expect memory 0x10080130 = efbeadde 44332211 0df0feca 88776655
expect memory 0x10080040 = 32d9a055 58af7c11 393286c6 d5dea484
expect memory 0x10080060 = 48aab613 27174f92 97515887 477445ef
expect memory 0x10080140 = da61af73 dd62ae8f 88ba08b2 75908aab
expect memory 0x10080160 = 9967cfb4 e6d81d04 e0b64305 9c05766e
expect memory 0x10080050 = d1efe2fb 61ab9eb8 e8d7624a d6114542
expect memory 0x10080070 = efbeadde 44332211 0df0feca 88776655
expect memory 0x10080150 = 2ee912d5 89822b7e db0f5bfa e06ef650
expect memory 0x10080170 = 678abf4c d80c5082 70b0af7f 607979d5
expect memory 0x100a0000 = ef688c08 cb
expect memory 0x100a0010 = ef2500ef 69
expect memory 0x100a0040 = ef11c684 13
expect memory 0x100c0000 = 2068efbe cb
expect memory 0x100c0010 = efbe0083 69
expect memory 0x100c0040 = 5511efbe 13
expect memory 0x100e0000 = 20688c08 cb
expect memory 0x100e0010 = efbeadde 69
expect memory 0x100e0040 = efbeadde 13
expect memory 0x10100000 = 20688c08 cb
expect memory 0x10100010 = 3d250083 69
expect memory 0x10100040 = 5511c684 13
expect memory 0x10120000 = 20688c08 cb
expect memory 0x10120010 = 3d250083 69
expect memory 0x10120040 = 5511c684 13
expect memory 0x10140000 = 36efd868 098c7f08 9fcba212 8adf
expect memory 0x10140010 = 1eef9225 ef0001ef 5269effe df16
expect memory 0x10140040 = a0557c11 86c6a484 b6134f92 5887
expect memory 0x10160000 = 3620efbe 098c7f08 9fcba212 8adf
expect memory 0x10160010 = efbe9225 f400efbe 52698dfe efbe
expect memory 0x10160040 = a0557c11 86c6a484 b6134f92 5887
expect memory 0x10180000 = 3620d868 efbeadde 9fcba212 8adf
expect memory 0x10180010 = efbeadde f4000183 efbeadde df16
expect memory 0x10180040 = a0557c11 efbeadde b6134f92 5887
expect memory 0x101a0000 = 3620d868 098c7f08 9fcba212 8adf
expect memory 0x101a0010 = efbeadde 44332211 52698dfe df16
expect memory 0x101a0040 = efbeadde 44332211 b6134f92 5887
expect memory 0x101c0000 = 3620d868 098c7f08 9fcba212 8adf
expect memory 0x101c0010 = 1e3d9225 f4000183 52698dfe df16
expect memory 0x101c0040 = a0557c11 86c6a484 b6134f92 5887
expect memory 0x101e0000 = 2016a05e 68efd7e0 8c8a9af1 081535e8
expect memory 0x101e0020 = cb90cf3c 128e69db
expect memory 0x101e0010 = efbeadde 253b0f70 00082c80 efbeadde
expect memory 0x101e0030 = 69a8c380 efbeadde
expect memory 0x101e0040 = efbeadde 11b9608e c63881aa 84c3607c
expect memory 0x101e0060 = 1363991a 925b1bbe
expect memory 0x10200000 = efbeadde 23ae1016 a4ccd868 16e71cef
expect memory 0x10200020 = 5de2098c ba27288a fac67f08 3f74ef15
expect memory 0x10200100 = 7ffb9fcb 8991fd90
expect memory 0x10200010 = efbeadde d02d6c72 2cfe9225 efbeadde
expect memory 0x10200030 = 924ef400 68890708 efbeadde 5eff0416
expect memory 0x10200110 = 05045269 efbeadde
expect memory 0x10200040 = 32d9a055 efbeadde 58af7c11 63b693b9
expect memory 0x10200060 = 393286c6 b6d61d38 d5dea484 4e353cc3
expect memory 0x10200140 = 48aab613 85c48b63
expect memory 0x10220000 = 89ef3620 23ae1016 1dd9bca0 77746a5e
expect memory 0x10220020 = a4ccd868 16e71cef b9c28ad7 d418aee0
expect memory 0x10220100 = 5de2098c ba27288a 43f8ca9a 9312f9f1
expect memory 0x10220010 = ce691eef d02d6c72 8bef0ea5 35d0ef1a
expect memory 0x10220030 = 2cfe9225 ef1ba23b 7c27ef0f 21d756ef
expect memory 0x10220110 = 924ef400 68ef0708 94b37aef f8bed680
expect memory 0x10220040 = 32d9a055 4b4591b0 ae07ceee d2dc6668
expect memory 0x10220060 = 58af7c11 63b693b9 2520d360 64cd168e
expect memory 0x10220140 = 393286c6 b6d61d38 d8771181 77c359aa
expect memory 0x10240000 = 89973620 23ae1016 1dd9bca0 77746a5e
expect memory 0x10240020 = a4ccd868 16e71cef b9c28ad7 d418aee0
expect memory 0x10240100 = 5de2098c ba27288a 43f8ca9a 9312f9f1
expect memory 0x10240010 = ce69efbe d02d6c72 8bd6efbe 35d04a1a
expect memory 0x10240030 = 2cfeefbe c91ba23b 7c27efbe 21d75670
expect memory 0x10240110 = 924eefbe 68890708 94b3efbe f8bed680
expect memory 0x10240040 = efbea055 4b4591b0 ae07ceee d2dc6668
expect memory 0x10240060 = 58af7c11 63b693b9 2520d360 64cd168e
expect memory 0x10240140 = 393286c6 b6d61d38 d8771181 77c359aa
expect memory 0x10260000 = 89973620 23ae1016 1dd9bca0 77746a5e
expect memory 0x10260020 = a4ccd868 16e71cef b9c28ad7 d418aee0
expect memory 0x10260100 = 5de2098c ba27288a 43f8ca9a 9312f9f1
expect memory 0x10260010 = ce691e3d efbeadde 8bd60ea5 35d04a1a
expect memory 0x10260030 = efbeadde c91ba23b 7c27d90f efbeadde
expect memory 0x10260110 = 924ef400 68890708 efbeadde f8bed680
expect memory 0x10260040 = efbeadde 4b4591b0 ae07ceee d2dc6668
expect memory 0x10260060 = 58af7c11 63b693b9 2520d360 64cd168e
expect memory 0x10260140 = 393286c6 b6d61d38 d8771181 77c359aa
expect memory 0x10280000 = 89973620 23ae1016 1dd9bca0 77746a5e
expect memory 0x10280020 = a4ccd868 16e71cef b9c28ad7 d418aee0
expect memory 0x10280100 = 5de2098c ba27288a 43f8ca9a 9312f9f1
expect memory 0x10280010 = efbeadde 44332211 8bd60ea5 35d04a1a
expect memory 0x10280030 = 2cfe9225 c91ba23b efbeadde 44332211
expect memory 0x10280110 = 924ef400 68890708 efbeadde 44332211
expect memory 0x10280040 = efbeadde 44332211 ae07ceee d2dc6668
expect memory 0x10280060 = 58af7c11 63b693b9 2520d360 64cd168e
expect memory 0x10280140 = 393286c6 b6d61d38 d8771181 77c359aa
expect memory 0x102a0000 = 89973620 23ae1016 1dd9bca0 77746a5e
expect memory 0x102a0020 = efbeadde 44332211 0df0feca 88776655
expect memory 0x102a0100 = 5de2098c ba27288a 43f8ca9a 9312f9f1
expect memory 0x102a0010 = efbeadde 44332211 0df0feca 88776655
expect memory 0x102a0030 = 2cfe9225 c91ba23b 7c27d90f 21d75670
expect memory 0x102a0110 = efbeadde 44332211 0df0feca 88776655
expect memory 0x102a0040 = 32d9a055 4b4591b0 ae07ceee d2dc6668
expect memory 0x102a0060 = efbeadde 44332211 0df0feca 88776655
expect memory 0x102a0140 = 393286c6 b6d61d38 d8771181 77c359aa
expect memory 0x102c0000 = efbeadde a4ccd868 5de2098c fac67f08
expect memory 0x102c0020 = 7ffb9fcb
expect memory 0x102c0010 = efbeadde 2cfe9225 924ef400 efbeadde
expect memory 0x102c0030 = 05045269
expect memory 0x102c0040 = efbeadde 58af7c11 393286c6 d5dea484
expect memory 0x102c0060 = 48aab613
expect memory 0x102e0000 = efbeadde 68efd7e0 8c8a9af1 081535e8
expect memory 0x102e0020 = cb90cf3c
expect memory 0x102e0010 = efbeadde 253b0f70 00082c80 efbeadde
expect memory 0x102e0030 = 69a8c380
expect memory 0x102e0040 = efbeadde 11b9608e c63881aa 84c3607c
expect memory 0x102e0060 = 1363991a
expect memory 0x10300000 = efbeadde efbeadde efbeadde efbeadde
expect memory 0x10300020 = efbeadde
expect memory 0x10320000 = 7889e6c6 bda5f443 c632c27c 7bca271b
expect memory 0x10320010 = 8208a397 cddb33f2 9457dd10 ecf2de04
expect memory 0x10320040 = d2e280e0 d5a3e181 067b507d 5552ef07
expect memory 0x10320200 = a29b4157 6e6860ed 2917d8cf f9a4f2dd
expect memory 0x10320210 = efbeadde efbeadde ad79a047 610258c6
expect memory 0x10320240 = c02930b2 40db7397 60e49979 af9a6052
expect memory 0x10320400 = a27814a6 5a2f2331 6cbf8fd7 9a75ada7
expect memory 0x10320410 = 07f3983d 7029e110 3e7f8c4a 6397b4f8
expect memory 0x10320440 = 4ba5b268 b7b582a4 d8d8c859 7b730ca1
expect memory 0x10320600 = 1f5c1f72 efbeadde b3909707 a5f43294
expect memory 0x10320610 = 3415510f 089af1b3 0108eced 89543638
expect memory 0x10320640 = f411836d 4e437fbd e346dff1 546b8cbb
expect memory 0x10320800 = b0fd2b1a 79a75d44 af24c81c d2ce070b
expect memory 0x10320810 = 84be7d14 90d9e752 8d7b5e40 92b73101
expect memory 0x10320840 = 5ed0df61 eb42837f d4202538 4c0870bb
expect memory 0x10340000 = efbeadde b0e0e7b7 efbeadde f6a9a026
expect memory 0x10340020 = efbeadde
expect memory 0x10340200 = efbeadde efbeadde 3e6bc6ca efbeadde
expect memory 0x10340220 = 6ba13738
expect memory 0x10340400 = 51a04488 5db0b8f6 b06190c8 0a78731c
expect memory 0x10340420 = efbeadde
expect memory 0x10360000 = ac0fb499 efbeadde 6f48d68d c96e02bf
expect memory 0x10360010 = 1619d1a8 257684db efbeadde 6acebc86
expect memory 0x10360040 = 419a2a5a 46441882 a620c385 96e89578
expect memory 0x10360200 = 27b5c226 1a1b15d9 be8a2cc4 6ded79ab
expect memory 0x10360210 = f33b8505 efbeadde ac5a56b9 efbeadde
expect memory 0x10360240 = a07ddaca 2c0cc666 abb55dc3 21fcd8e7
expect memory 0x10360400 = b71b1e4d a80926ed 8718dd81 24b074bc
expect memory 0x10360410 = 7a829247 41805dde 91d79a9f a3128b5d
expect memory 0x10360440 = a6766b85 d384bbee 5e6ceb2d 8bd25b6b
expect memory 0x10380000 = a7656a70 c4d89c74 f2ec3fbc 1034849f
expect memory 0x10380020 = 3470db52
expect memory 0x10380010 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x10380030 = ffffffff
expect memory 0x10380040 = 1e2f2426 fd03deb1 95362498 99a1abec
expect memory 0x10380060 = 21052d04
expect memory 0x103a0000 = 3c9846a7 a0900ec4 754da5f2 30d65710
expect memory 0x103a0020 = 1d9fa934
expect memory 0x103a0010 = 0000003f 0000003f 0000003f 0000003f
expect memory 0x103a0030 = 0000003f
expect memory 0x103a0040 = bb12b41e 4b9aa8fd c9baad95 267d5699
expect memory 0x103a0060 = 9ca11021
expect memory 0x103c0000 = 3c9846a7 36139565 6b80326a 4d78f370
expect memory 0x103c0020 = a0900ec4 c67283d8 afb1ca9c 10774e74
expect memory 0x103c0100 = 754da5f2 f411d0ec 8dcacf3f 898125bc
expect memory 0x103c0120 = 30d65710 48650334 63ca2584 df59a69f
expect memory 0x103c0200 = 1d9fa934 aab2dc70 560615db 6ab15852
expect memory 0x103c0010 = 0000003f 0000803e 0000403f 0000803f
expect memory 0x103c0030 = 0000003f 0000803e 0000403f 0000803f
expect memory 0x103c0110 = 0000003f 0000803e 0000403f 0000803f
expect memory 0x103c0130 = 0000003f 0000803e 0000403f 0000803f
expect memory 0x103c0210 = 0000003f 0000803e 0000403f 0000803f
expect memory 0x103c0040 = bb12b41e ec9d3f2f 733ec824 72cacb26
expect memory 0x103c0060 = 4b9aa8fd ad096003 92d8c3de 3418ffb1
expect memory 0x103c0140 = c9baad95 818add36 c1cb4624 6c63f698
expect memory 0x103c0160 = 267d5699 7c2a46a1 af3548ab 8f69f5ec
expect memory 0x103c0240 = 9ca11021 ab8b9805 f9b80d2d a5825c04
expect memory 0x103e0000 = 46a79565 326af370 0ec483d8 ca9c4e74
expect memory 0x103e0020 = a5f2d0ec cf3f25bc 57100334 2584a69f
expect memory 0x103e0100 = a934dc70 15db5852
expect memory 0x103e0010 = 00380034 003a003c 00380034 003a003c
expect memory 0x103e0030 = 00380034 003a003c 00380034 003a003c
expect memory 0x103e0110 = 00380034 003a003c
expect memory 0x103e0040 = b41e3f2f c824cb26 a8fd6003 c3deffb1
expect memory 0x103e0060 = ad95dd36 4624f698 569946a1 48abf5ec
expect memory 0x103e0140 = 10219805 0d2d5c04
expect memory 0x10400000 = efbeadde efbeadde efbeadde efbeadde
expect memory 0x10400020 = efbeadde
expect memory 0x10420000 = 0b144c8b f86918be c7480d73 c3944b82
expect memory 0x10420010 = 883d1305 ee2548d1 10fe347e ffb12999
expect memory 0x10420040 = 0ec9a3f5 706342f4 a047f1d4 ecd553d6
expect memory 0x10420200 = 86de4eba 91c182c1 5f74b563 b4302b99
expect memory 0x10420210 = 2886c3f1 efbeadde 71e1f9a8 99ecdb85
expect memory 0x10420240 = fcc84007 5181b109 713e40f1 7c4e3656
expect memory 0x10420400 = a7eb082c 908a4e0f 73803972 8f7fa444
expect memory 0x10420410 = 5bb13f13 f864cf3c 8db4fdb5 dba27896
expect memory 0x10420440 = 32c32be1 dbf49855 28a323f4 81c0f037
expect memory 0x10420600 = 236f0ce5 fd4b4876 dc7938a9 19db2f86
expect memory 0x10420610 = efbeadde 045d0811 6b6d908e bef37d9c
expect memory 0x10420640 = 0e00a11c bce9aac0 7f8c2c9f 84c9b2c2
expect memory 0x10420800 = e2631bf3 e5aa3ee4 017c0dd2 620a54c9
expect memory 0x10420810 = bea335fc 4a0a96f0 2b135a2d efbeadde
expect memory 0x10420840 = 3a15fc1e a6fd857e d44e7443 6d2a1d20
expect memory 0x10440000 = 5ede7c80 cf6c9d12 3e323f0b e09c2c2e
expect memory 0x10440010 = efbeadde 10606371 efbeadde 532b6beb
expect memory 0x10440040 = 910d384a a496cf3d 85f9ee65 78307224
expect memory 0x10440200 = 3fe80405 43fe8592 437756db fb676105
expect memory 0x10440210 = 12244c00 efbeadde 1f48f40e efbeadde
expect memory 0x10440240 = 48c2a096 1f21a27e a52068e3 20e05f3b
expect memory 0x10440400 = e5cd9e46 bee1bd5f 2899dc41 9db6c295
expect memory 0x10440410 = 221ced3e de3905ae 4469ca53 1c1b2abd
expect memory 0x10440440 = 81392d32 24c6f677 e6b85e9a 907ffa6e
expect memory 0x10460000 = 89ef3620 a4ccd868 5de2098c fac67f08
expect memory 0x10460020 = 7ffb9fcb 1020a212 2e2e8adf 9c638fbf
expect memory 0x10460100 = e74789d4 6737edf5 668497eb d584709d
expect memory 0x10460120 = 96ad707f 471397a5 dcf9b5b0 5d029769
expect memory 0x10460010 = ef691e3d effe9225 924ef4ef a4200183
expect memory 0x10460030 = 0504ef69 4e0f8dfe 78efdf16 7abd63ef
expect memory 0x10460110 = 3c8b479a 4e90ef24 892c0acc 64efb7b2
expect memory 0x10460130 = b39af1a7 efcd02f8 eb871aef 05e430ef
expect memory 0x10460040 = 32d9a055 58af7c11 393286c6 d5dea484
expect memory 0x10460060 = 48aab613 27174f92 97515887 477445ef
expect memory 0x10460140 = da61af73 dd62ae8f 88ba08b2 75908aab
expect memory 0x10460160 = 9967cfb4 e6d81d04 e0b64305 9c05766e
expect memory 0x10460050 = efefe2fb 61ab9eb8 e8d7624a d6114542
expect memory 0x10460070 = feeecc51 2409ebd2 611a894c b10387e3
expect memory 0x10460150 = 2ee912d5 89822b7e db0f5bfa e06ef650
expect memory 0x10460170 = 678abf4c d80c5082 70b0af7f 607979d5
expect memory 0x10480000 = efbe3620 a4ccd868 5de2098c fac67f08
expect memory 0x10480020 = 7ffb9fcb 1020a212 2e2e8adf 9c638fbf
expect memory 0x10480100 = e74789d4 6737edf5 668497eb d584709d
expect memory 0x10480120 = 96ad707f 471397a5 dcf9b5b0 5d029769
expect memory 0x10480010 = efbe1e3d efbe9225 924ef400 a420efbe
expect memory 0x10480030 = 05045269 4e0fefbe 78ebdf16 7abd63f7
expect memory 0x10480110 = efbe479a 4e908a24 efbe0acc 649cb7b2
expect memory 0x10480130 = b39aefbe 83cd02f8 eb87efbe 05e4efbe
expect memory 0x10480040 = 32d9a055 58af7c11 393286c6 d5dea484
expect memory 0x10480060 = 48aab613 27174f92 97515887 477445ef
expect memory 0x10480140 = da61af73 dd62ae8f 88ba08b2 75908aab
expect memory 0x10480160 = 9967cfb4 e6d81d04 e0b64305 9c05766e
expect memory 0x10480050 = efbeefbe 61ab9eb8 e8d7624a d6114542
expect memory 0x10480070 = feeecc51 2409ebd2 611a894c b10387e3
expect memory 0x10480150 = 2ee912d5 89822b7e db0f5bfa e06ef650
expect memory 0x10480170 = 678abf4c d80c5082 70b0af7f 607979d5
expect memory 0x104a0000 = 89973620 efbeadde 5de2098c fac67f08
expect memory 0x104a0020 = 7ffb9fcb 1020a212 2e2e8adf 9c638fbf
expect memory 0x104a0100 = e74789d4 6737edf5 668497eb d584709d
expect memory 0x104a0120 = 96ad707f 471397a5 dcf9b5b0 5d029769
expect memory 0x104a0010 = efbeadde efbeadde 924ef400 a4200183
expect memory 0x104a0030 = efbeadde 4e0f8dfe 78ebdf16 7abd63f7
expect memory 0x104a0110 = efbeadde 4e908a24 892c0acc efbeadde
expect memory 0x104a0130 = b39af1a7 83cd02f8 efbeadde efbeadde
expect memory 0x104a0040 = 32d9a055 58af7c11 393286c6 d5dea484
expect memory 0x104a0060 = 48aab613 27174f92 97515887 477445ef
expect memory 0x104a0140 = da61af73 dd62ae8f 88ba08b2 75908aab
expect memory 0x104a0160 = 9967cfb4 e6d81d04 e0b64305 9c05766e
expect memory 0x104a0050 = efbeadde efbeadde e8d7624a d6114542
expect memory 0x104a0070 = feeecc51 2409ebd2 611a894c b10387e3
expect memory 0x104a0150 = 2ee912d5 89822b7e db0f5bfa e06ef650
expect memory 0x104a0170 = 678abf4c d80c5082 70b0af7f 607979d5
expect memory 0x104c0000 = efbeadde 44332211 efbeadde 44332211
expect memory 0x104c0020 = 7ffb9fcb 1020a212 2e2e8adf 9c638fbf
expect memory 0x104c0100 = e74789d4 6737edf5 668497eb d584709d
expect memory 0x104c0120 = 96ad707f 471397a5 dcf9b5b0 5d029769
expect memory 0x104c0010 = efbeadde 44332211 924ef400 a4200183
expect memory 0x104c0030 = 05045269 4e0f8dfe efbeadde 44332211
expect memory 0x104c0110 = 3c8b479a 4e908a24 892c0acc 649cb7b2
expect memory 0x104c0130 = efbeadde 44332211 efbeadde 44332211
expect memory 0x104c0040 = 32d9a055 58af7c11 393286c6 d5dea484
expect memory 0x104c0060 = 48aab613 27174f92 97515887 477445ef
expect memory 0x104c0140 = da61af73 dd62ae8f 88ba08b2 75908aab
expect memory 0x104c0160 = 9967cfb4 e6d81d04 e0b64305 9c05766e
expect memory 0x104c0050 = efbeadde 44332211 efbeadde 44332211
expect memory 0x104c0070 = feeecc51 2409ebd2 611a894c b10387e3
expect memory 0x104c0150 = 2ee912d5 89822b7e db0f5bfa e06ef650
expect memory 0x104c0170 = 678abf4c d80c5082 70b0af7f 607979d5
expect memory 0x104e0000 = efbeadde 44332211 0df0feca 88776655
expect memory 0x104e0020 = 7ffb9fcb 1020a212 2e2e8adf 9c638fbf
expect memory 0x104e0100 = e74789d4 6737edf5 668497eb d584709d
expect memory 0x104e0120 = 96ad707f 471397a5 dcf9b5b0 5d029769
expect memory 0x104e0010 = efbeadde 44332211 0df0feca 88776655
expect memory 0x104e0030 = 05045269 4e0f8dfe 78ebdf16 7abd63f7
expect memory 0x104e0110 = 3c8b479a 4e908a24 892c0acc 649cb7b2
expect memory 0x104e0130 = efbeadde 44332211 0df0feca 88776655
expect memory 0x104e0040 = 32d9a055 58af7c11 393286c6 d5dea484
expect memory 0x104e0060 = 48aab613 27174f92 97515887 477445ef
expect memory 0x104e0140 = da61af73 dd62ae8f 88ba08b2 75908aab
expect memory 0x104e0160 = 9967cfb4 e6d81d04 e0b64305 9c05766e
expect memory 0x104e0050 = efbeadde 44332211 0df0feca 88776655
expect memory 0x104e0070 = efbeadde 44332211 0df0feca 88776655
expect memory 0x104e0150 = 2ee912d5 89822b7e db0f5bfa e06ef650
expect memory 0x104e0170 = 678abf4c d80c5082 70b0af7f 607979d5
expect memory 0x10500000 = ef688c08 cb
expect memory 0x10500010 = ef2500ef ef
expect memory 0x10500040 = efefc684 13
expect memory 0x10520000 = efbeefbe cb
expect memory 0x10520010 = efbeefbe 69
expect memory 0x10520040 = efbeefbe 13
expect memory 0x10540000 = efbeadde cb
expect memory 0x10540010 = efbeadde 69
expect memory 0x10540040 = efbeadde 13
expect memory 0x10560000 = 20688c08 cb
expect memory 0x10560010 = 3d250083 69
expect memory 0x10560040 = 5511c684 13
expect memory 0x10580000 = 20688c08 cb
expect memory 0x10580010 = 3d250083 69
expect memory 0x10580040 = 5511c684 13
expect memory 0x105a0000 = efefd868 098c7f08 9fcba212 8adf
expect memory 0x105a0010 = efef9225 ef0001ef 5269effe dfef
expect memory 0x105a0040 = efef7c11 86c6a484 b6134f92 5887
expect memory 0x105c0000 = 3620efbe 098c7f08 9fcba212 8adf
expect memory 0x105c0010 = efbe9225 f400efbe 52698dfe efbe
expect memory 0x105c0040 = efbeefbe 86c6a484 b6134f92 5887
expect memory 0x105e0000 = efbeadde efbeadde 9fcba212 8adf
expect memory 0x105e0010 = efbeadde f4000183 efbeadde df16
expect memory 0x105e0040 = efbeadde efbeadde b6134f92 5887
expect memory 0x10600000 = efbeadde 44332211 9fcba212 8adf
expect memory 0x10600010 = efbeadde 44332211 52698dfe df16
expect memory 0x10600040 = efbeadde 44332211 b6134f92 5887
expect memory 0x10620000 = 3620d868 098c7f08 9fcba212 8adf
expect memory 0x10620010 = 1e3d9225 f4000183 52698dfe df16
expect memory 0x10620040 = a0557c11 86c6a484 b6134f92 5887
expect memory 0x10640000 = efbeadde efbeadde 8c8a9af1 081535e8
expect memory 0x10640020 = cb90cf3c 128e69db
expect memory 0x10640010 = efbeadde 253b0f70 00082c80 efbeadde
expect memory 0x10640030 = 69a8c380 efbeadde
expect memory 0x10640040 = efbeadde efbeadde c63881aa 84c3607c
expect memory 0x10640060 = 1363991a 925b1bbe
expect memory 0x10660000 = efbeadde 23ae1016 a4ccd868 16e71cef
expect memory 0x10660020 = 5de2098c ba27288a fac67f08 3f74ef15
expect memory 0x10660100 = 7ffb9fcb 8991fd90
expect memory 0x10660010 = efbeadde d02d6c72 2cfe9225 efbeadde
expect memory 0x10660030 = 924ef400 68890708 efbeadde 5eff0416
expect memory 0x10660110 = 05045269 efbeadde
expect memory 0x10660040 = efbeadde efbeadde 58af7c11 63b693b9
expect memory 0x10660060 = 393286c6 b6d61d38 d5dea484 4e353cc3
expect memory 0x10660140 = 48aab613 85c48b63
expect memory 0x10680000 = 89ef3620 23ae1016 1dd9bca0 77746a5e
expect memory 0x10680020 = a4ccd868 16e71cef b9c28ad7 d418aee0
expect memory 0x10680100 = 5de2098c ba27288a 43f8ca9a 9312f9f1
expect memory 0x10680010 = ef691eef d02d6c72 8bef0ea5 35d0ef1a
expect memory 0x10680030 = 2cfe9225 ef1ba23b 7c27ef0f 21d756ef
expect memory 0x10680110 = 924ef400 68ef0708 94b37aef f8bed6ef
expect memory 0x10680040 = efd9a055 4b4591b0 ae07ceee d2dc6668
expect memory 0x10680060 = 58af7c11 63b693b9 2520d360 64cd168e
expect memory 0x10680140 = 393286c6 b6d61d38 d8771181 77c359aa
expect memory 0x106a0000 = efbe3620 23ae1016 1dd9bca0 77746a5e
expect memory 0x106a0020 = a4ccd868 16e71cef b9c28ad7 d418aee0
expect memory 0x106a0100 = 5de2098c ba27288a 43f8ca9a 9312f9f1
expect memory 0x106a0010 = efbeefbe d02d6c72 8bd6efbe 35d04a1a
expect memory 0x106a0030 = 2cfeefbe c91ba23b 7c27efbe 21d75670
expect memory 0x106a0110 = 924eefbe 68890708 94b3efbe f8beefbe
expect memory 0x106a0040 = efbea055 4b4591b0 ae07ceee d2dc6668
expect memory 0x106a0060 = 58af7c11 63b693b9 2520d360 64cd168e
expect memory 0x106a0140 = 393286c6 b6d61d38 d8771181 77c359aa
expect memory 0x106c0000 = 89973620 efbeadde 1dd9bca0 77746a5e
expect memory 0x106c0020 = a4ccd868 16e71cef b9c28ad7 d418aee0
expect memory 0x106c0100 = 5de2098c ba27288a 43f8ca9a 9312f9f1
expect memory 0x106c0010 = efbeadde efbeadde 8bd60ea5 35d04a1a
expect memory 0x106c0030 = efbeadde c91ba23b 7c27d90f efbeadde
expect memory 0x106c0110 = 924ef400 68890708 efbeadde efbeadde
expect memory 0x106c0040 = efbeadde efbeadde ae07ceee d2dc6668
expect memory 0x106c0060 = 58af7c11 63b693b9 2520d360 64cd168e
expect memory 0x106c0140 = 393286c6 b6d61d38 d8771181 77c359aa
expect memory 0x106e0000 = efbeadde 44332211 efbeadde 44332211
expect memory 0x106e0020 = a4ccd868 16e71cef b9c28ad7 d418aee0
expect memory 0x106e0100 = 5de2098c ba27288a 43f8ca9a 9312f9f1
expect memory 0x106e0010 = efbeadde 44332211 8bd60ea5 35d04a1a
expect memory 0x106e0030 = 2cfe9225 c91ba23b efbeadde 44332211
expect memory 0x106e0110 = 924ef400 68890708 efbeadde 44332211
expect memory 0x106e0040 = efbeadde 44332211 efbeadde 44332211
expect memory 0x106e0060 = 58af7c11 63b693b9 2520d360 64cd168e
expect memory 0x106e0140 = 393286c6 b6d61d38 d8771181 77c359aa
expect memory 0x10700000 = efbeadde 44332211 0df0feca 88776655
expect memory 0x10700020 = efbeadde 44332211 0df0feca 88776655
expect memory 0x10700100 = 5de2098c ba27288a 43f8ca9a 9312f9f1
expect memory 0x10700010 = efbeadde 44332211 0df0feca 88776655
expect memory 0x10700030 = 2cfe9225 c91ba23b 7c27d90f 21d75670
expect memory 0x10700110 = efbeadde 44332211 0df0feca 88776655
expect memory 0x10700040 = efbeadde 44332211 0df0feca 88776655
expect memory 0x10700060 = efbeadde 44332211 0df0feca 88776655
expect memory 0x10700140 = 393286c6 b6d61d38 d8771181 77c359aa
expect memory 0x10720000 = efbeadde a4ccd868 5de2098c fac67f08
expect memory 0x10720020 = 7ffb9fcb
expect memory 0x10720010 = efbeadde 2cfe9225 924ef400 efbeadde
expect memory 0x10720030 = efbeadde
expect memory 0x10720040 = efbeadde efbeadde 393286c6 d5dea484
expect memory 0x10720060 = 48aab613
expect memory 0x10740000 = efbeadde 68efd7e0 8c8a9af1 081535e8
expect memory 0x10740020 = cb90cf3c
expect memory 0x10740010 = efbeadde 253b0f70 00082c80 efbeadde
expect memory 0x10740030 = efbeadde
expect memory 0x10740040 = efbeadde efbeadde c63881aa 84c3607c
expect memory 0x10740060 = 1363991a
expect memory 0x10760000 = efbeadde efbeadde efbeadde efbeadde
expect memory 0x10760020 = efbeadde
expect memory 0x10780000 = 7889e6c6 efbeadde c632c27c 7bca271b
expect memory 0x10780010 = efbeadde cddb33f2 efbeadde efbeadde
expect memory 0x10780040 = d2e280e0 efbeadde 067b507d 5552ef07
expect memory 0x10780200 = a29b4157 6e6860ed 2917d8cf f9a4f2dd
expect memory 0x10780210 = efbeadde efbeadde ad79a047 610258c6
expect memory 0x10780240 = c02930b2 40db7397 60e49979 af9a6052
expect memory 0x10780400 = a27814a6 5a2f2331 6cbf8fd7 9a75ada7
expect memory 0x10780410 = 07f3983d 7029e110 3e7f8c4a efbeadde
expect memory 0x10780440 = 4ba5b268 b7b582a4 d8d8c859 7b730ca1
expect memory 0x10780600 = 1f5c1f72 efbeadde b3909707 a5f43294
expect memory 0x10780610 = 3415510f 089af1b3 0108eced 89543638
expect memory 0x10780640 = f411836d efbeadde e346dff1 546b8cbb
expect memory 0x10780800 = b0fd2b1a efbeadde af24c81c d2ce070b
expect memory 0x10780810 = efbeadde efbeadde 8d7b5e40 efbeadde
expect memory 0x10780840 = 5ed0df61 efbeadde d4202538 4c0870bb
expect memory 0x107a0000 = efbeadde b0e0e7b7 efbeadde f6a9a026
expect memory 0x107a0020 = efbeadde
expect memory 0x107a0200 = efbeadde efbeadde 3e6bc6ca efbeadde
expect memory 0x107a0220 = efbeadde
expect memory 0x107a0400 = efbeadde efbeadde efbeadde efbeadde
expect memory 0x107a0420 = efbeadde
expect memory 0x107c0000 = ac0fb499 efbeadde 6f48d68d c96e02bf
expect memory 0x107c0010 = 1619d1a8 257684db efbeadde efbeadde
expect memory 0x107c0040 = 419a2a5a efbeadde a620c385 96e89578
expect memory 0x107c0200 = 27b5c226 efbeadde be8a2cc4 6ded79ab
expect memory 0x107c0210 = f33b8505 efbeadde ac5a56b9 efbeadde
expect memory 0x107c0240 = a07ddaca 2c0cc666 abb55dc3 21fcd8e7
expect memory 0x107c0400 = b71b1e4d efbeadde 8718dd81 24b074bc
expect memory 0x107c0410 = efbeadde efbeadde efbeadde efbeadde
expect memory 0x107c0440 = a6766b85 efbeadde 5e6ceb2d 8bd25b6b
expect memory 0x107e0000 = a7656a70 c4d89c74 f2ec3fbc 1034849f
expect memory 0x107e0020 = 3470db52
expect memory 0x107e0010 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x107e0030 = ffffffff
expect memory 0x107e0040 = 1e2f2426 fd03deb1 95362498 99a1abec
expect memory 0x107e0060 = 21052d04
expect memory 0x10800000 = 3c9846a7 a0900ec4 754da5f2 30d65710
expect memory 0x10800020 = 1d9fa934
expect memory 0x10800010 = 0000003f 0000003f 0000003f 0000003f
expect memory 0x10800030 = 0000003f
expect memory 0x10800040 = bb12b41e 4b9aa8fd c9baad95 267d5699
expect memory 0x10800060 = 9ca11021
expect memory 0x10820000 = 3c9846a7 36139565 6b80326a 4d78f370
expect memory 0x10820020 = a0900ec4 c67283d8 afb1ca9c 10774e74
expect memory 0x10820100 = 754da5f2 f411d0ec 8dcacf3f 898125bc
expect memory 0x10820120 = 30d65710 48650334 63ca2584 df59a69f
expect memory 0x10820200 = 1d9fa934 aab2dc70 560615db 6ab15852
expect memory 0x10820010 = 0000003f 0000803e 0000403f 0000803f
expect memory 0x10820030 = 0000003f 0000803e 0000403f 0000803f
expect memory 0x10820110 = 0000003f 0000803e 0000403f 0000803f
expect memory 0x10820130 = 0000003f 0000803e 0000403f 0000803f
expect memory 0x10820210 = 0000003f 0000803e 0000403f 0000803f
expect memory 0x10820040 = bb12b41e ec9d3f2f 733ec824 72cacb26
expect memory 0x10820060 = 4b9aa8fd ad096003 92d8c3de 3418ffb1
expect memory 0x10820140 = c9baad95 818add36 c1cb4624 6c63f698
expect memory 0x10820160 = 267d5699 7c2a46a1 af3548ab 8f69f5ec
expect memory 0x10820240 = 9ca11021 ab8b9805 f9b80d2d a5825c04
expect memory 0x10840000 = 46a79565 326af370 0ec483d8 ca9c4e74
expect memory 0x10840020 = a5f2d0ec cf3f25bc 57100334 2584a69f
expect memory 0x10840100 = a934dc70 15db5852
expect memory 0x10840010 = 00380034 003a003c 00380034 003a003c
expect memory 0x10840030 = 00380034 003a003c 00380034 003a003c
expect memory 0x10840110 = 00380034 003a003c
expect memory 0x10840040 = b41e3f2f c824cb26 a8fd6003 c3deffb1
expect memory 0x10840060 = ad95dd36 4624f698 569946a1 48abf5ec
expect memory 0x10840140 = 10219805 0d2d5c04
expect memory 0x10860000 = efbeadde efbeadde efbeadde efbeadde
expect memory 0x10860020 = efbeadde
expect memory 0x10880000 = 0b144c8b f86918be c7480d73 c3944b82
expect memory 0x10880010 = efbeadde ee2548d1 efbeadde efbeadde
expect memory 0x10880040 = 0ec9a3f5 706342f4 a047f1d4 ecd553d6
expect memory 0x10880200 = 86de4eba 91c182c1 5f74b563 b4302b99
expect memory 0x10880210 = efbeadde efbeadde 71e1f9a8 99ecdb85
expect memory 0x10880240 = fcc84007 5181b109 713e40f1 7c4e3656
expect memory 0x10880400 = a7eb082c 908a4e0f 73803972 8f7fa444
expect memory 0x10880410 = 5bb13f13 f864cf3c 8db4fdb5 efbeadde
expect memory 0x10880440 = 32c32be1 dbf49855 28a323f4 81c0f037
expect memory 0x10880600 = 236f0ce5 fd4b4876 dc7938a9 19db2f86
expect memory 0x10880610 = efbeadde 045d0811 6b6d908e efbeadde
expect memory 0x10880640 = 0e00a11c bce9aac0 7f8c2c9f 84c9b2c2
expect memory 0x10880800 = e2631bf3 e5aa3ee4 017c0dd2 620a54c9
expect memory 0x10880810 = efbeadde efbeadde efbeadde efbeadde
expect memory 0x10880840 = 3a15fc1e a6fd857e d44e7443 6d2a1d20
expect memory 0x108a0000 = 5ede7c80 cf6c9d12 3e323f0b e09c2c2e
expect memory 0x108a0010 = efbeadde 10606371 efbeadde efbeadde
expect memory 0x108a0040 = 910d384a a496cf3d 85f9ee65 78307224
expect memory 0x108a0200 = 3fe80405 43fe8592 437756db fb676105
expect memory 0x108a0210 = efbeadde efbeadde 1f48f40e efbeadde
expect memory 0x108a0240 = 48c2a096 1f21a27e a52068e3 20e05f3b
expect memory 0x108a0400 = e5cd9e46 bee1bd5f 2899dc41 9db6c295
expect memory 0x108a0410 = efbeadde efbeadde efbeadde efbeadde
expect memory 0x108a0440 = 81392d32 24c6f677 e6b85e9a 907ffa6e
expect memory 0x108c0000 = 00000000 0c2666aa fd8221ec 64c29f9d
expect memory 0x108c0020 = ae01646a 3e9996f9 739b254c 54be9b16
expect memory 0x108c0010 = 1f932f1d a04be4c3 16f09fa1 f7aa3eef
expect memory 0x108c0030 = d84f57f3 1f1a05db 38bd32f6 4ccbbf00
expect memory 0x108c0040 = 00000100 6ff4aaf2 0e2c7e2a 1c343eb5
expect memory 0x108c0060 = a44069b4 272fb1c6 4caa9960 7a7f05ba
expect memory 0x108e0000 = 00000000 0c2666aa fd8221ec 64c29f9d
expect memory 0x108e0020 = ae01646a 3e9996f9 739b254c 54be9b16
expect memory 0x108e0010 = 1f932f1d a04be4c3 16f09fa1 f7aa3eef
expect memory 0x108e0030 = d84f57f3 1f1a05db 38bd32f6 4ccbbf00
expect memory 0x108e0040 = 00000100 6ff4aaf2 0e2c7e2a 1c343eb5
expect memory 0x108e0060 = a44069b4 272fb1c6 4caa9960 7a7f05ba
