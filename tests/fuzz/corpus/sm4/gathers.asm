ps_5_0
dcl_globalFlags refactoringAllowed
dcl_sampler s0, mode_default
dcl_sampler s1, mode_comparison
dcl_resource_texture2d (float,float,float,float) t0
dcl_resource_texturecubearray (snorm,snorm,snorm,snorm) t1
dcl_immediateConstantBuffer { { 1.0, 0, 0, 0},
                              { 0, 1.0, 0, 0} }
   0: gather4_indexable(texture2d)(float,float,float,float) r0.xyzw, v1.xyxx, t0.xyzw, s0.y
   1: gather4_aoffimmi_indexable(-8,7,0)(texture2d)(float,float,float,float) r0.xz, cb0[r1.x + 4].xyxx, t0.wxyz, s0.x
   2: gather4_c r0.x, -|v1.xyzw|, t1.xyzw, s1.x, l(0.5)
   3: gather4_po_c r0.xyzw, x0[2].xyxx, icb[r0.x + 0].xyxx, t0.xyzw, s1.x, r2.w
