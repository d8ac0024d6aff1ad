ps_5_0
dcl_sampler s0, mode_default
dcl_sampler s1, mode_comparison
dcl_sampler s2, mode_mono
dcl_resource_texture2d (float,float,float,float) t0
dcl_resource_texture3d (unorm,unorm,unorm,unorm) t1
dcl_resource_texturecubearray (float,float,float,float) t2
dcl_resource_texture1darray (snorm,snorm,snorm,snorm) t3
sample_indexable(texture2d)(float,float,float,float) r0.xyzw, v1.xyxx, t0.wzyx, s0
sample_b_aoffimmi(1,-2,3) r1.xz, r0.xyzw, t1.xyzw, s0, -|r0.w|
sample_l r2.xyzw, l(0.5,-1.0,0.25,2.5), t2.xyzw, s0, l(1.5)
sample_c_lz r3.yw, v1.xyzw, t2.r, s1, cb0[r1.x + 4].z
sample_d_aoffimmi(-8,7,0) o4.x, v1.xyzw, t3.xyzw, s0, r2.xyxx, icb[r0.x + 0].zwzz
lod r5.xyzw, v1.xyzw, t0.yxwz, s0
