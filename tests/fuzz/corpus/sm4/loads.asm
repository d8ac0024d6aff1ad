ps_4_0
dcl_resource_texture2d (float,float,float,float) t0
dcl_resource_texture2darray (uint,uint,uint,uint) t1
dcl_resource_buffer (sint,sint,sint,sint) t2
dcl_resource_texture2dms(4) (unorm,unorm,unorm,unorm) t3
dcl_input_ps linear v0.xy
dcl_temps 3
ftou r0.xyzw, v0.xyxx
ld_aoffimmi(1,-2,0) r1.xyzw, r0.xyzz, t0.xyzw
ld r1.xz, r0.xyzw, t1.wzyx
ld r1.x, r0.x, t2.xyzw
ld2dms r1.x, r0.xyzw, t3.xyzw, l(2)
ret
