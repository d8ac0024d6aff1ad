# SPDX-License-Identifier: Apache-2.0
# What dvsim calls for a build and for a job: make -f flow.mk build|run VARIABLE=VALUE... (the variables of the Hjson file).
SHELL := /bin/bash
.PHONY: build run
build:
	@cd $(proj_root) && $(build_cmd) $(build_opts)
run:
	@cd $(proj_root) && $(run_cmd) $(run_opts)
