# SPDX-License-Identifier: Apache-2.0
# What dvsim calls for a build and for a job: make -f flow.mk build|run VARIABLE=VALUE... (the variables of the Hjson file).
SHELL := /bin/bash
TREE := $(abspath $(dir $(lastword $(MAKEFILE_LIST)))../..)
.PHONY: build run
build:
	@cd $(TREE) && $(build_cmd) $(build_opts)
run:
	@cd $(TREE) && $(run_cmd) $(run_opts)
