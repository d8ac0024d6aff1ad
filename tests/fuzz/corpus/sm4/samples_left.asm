ps_4_1
dcl_sampler s0, mode_default
dcl_sampler s2, mode_mono
dcl_sampler s3
dcl_resource_texture3d (float,float,float,float) t1
dcl_resource_texturecube (float,float,float,float) t2
sample_d r6.x, v1.xyzw, t1.xyzw, s0, r2.xyzx, r3.xyzx
sample_d r6.x, v1.xyzw, t2.xyzw, s0, r2.xyzx, r3.xyzx
sample r6.x, v1.xyxx, t2.xyzw, s2
sample_c r6.x, v1.xyzw, t2.xxxx, s3, r0.x
