rtl/filter_weights.sv
rtl/filter_norm.sv
rtl/filter_float.sv
