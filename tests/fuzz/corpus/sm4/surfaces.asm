cs_5_0
dcl_uav_typed_texture2d (float,float,float,float) u0
dcl_uav_typed_buffer (uint,uint,uint,uint) u1
dcl_uav_typed_texture3d_glc (sint,sint,sint,sint) u2
dcl_resource_texture3d (float,float,float,float) t0
dcl_resource_texture2dmsarray(8) (float,float,float,float) t1
dcl_thread_group 8, 8, 1
store_uav_typed u0.xyzw, vThreadID.xyyy, l(1.0,0,0,-1.5)
store_uav_typed u1.xyzw, l(3), r0.xyzw
ld_uav_typed_indexable(texture3d)(sint,sint,sint,sint) r0.xy, r1.xyzz, u2.yxzw
resinfo_indexable(texture3d)(float,float,float,float)_uint r0.xyzw, l(0), t0.xyzw
resinfo_rcpFloat r0.w, r1.x, u0.xyzw
sampleinfo_uint r0.x, t1.xyzw
samplepos r0.xy, t1.yxzw, r2.x
