# texlock: texture unit RTL in lockstep with its golden model. `make` explains itself.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -e -o pipefail -c
MAKEFLAGS += --no-builtin-rules

BUILD ?= build
CC := gcc
CXX := g++
VERILATOR ?= verilator
CCACHE := $(shell command -v ccache)
JOBS ?= $(shell nproc)
PYTHON := python3

WARN := -Wall -Wextra -Wconversion -Wshadow -Werror
CPPFLAGS := -Icmodel -Iharness -I$(BUILD)/gen -D_GNU_SOURCE
CFLAGS := -std=c11 -O2 -g $(WARN)
# Generated scanners and parsers are not ours to style.
CFLAGS_PARSER := -std=c11 -O2 -g
SAN := -fsanitize=address,undefined -fno-sanitize-recover=all

DEFS := $(wildcard rtl/defs/*.tsv) vectors/rules.tsv
GEN := $(BUILD)/gen/stamp
RTL := $(shell cat rtl/files.f 2>/dev/null)

MODEL_SRC := $(wildcard cmodel/*.c)
HARNESS_SRC := $(wildcard harness/*.c)
MODEL_OBJ := $(MODEL_SRC:%.c=$(BUILD)/obj/%.o) $(BUILD)/obj/gen/tex_defs.o
HARNESS_OBJ := $(HARNESS_SRC:%.c=$(BUILD)/obj/%.o) $(BUILD)/obj/harness/vector_parse.tab.o $(BUILD)/obj/harness/vector_lex.yy.o
FST_DIR = $(shell $(VERILATOR) --getenv VERILATOR_ROOT)/include/gtkwave
FST_OBJ := $(addprefix $(BUILD)/obj/fst/,fstapi.o lz4.o fastlz.o)
LIBS := -lpng -lcjson -lxml2 -lz -lm -lpthread
CPPFLAGS += $(shell pkg-config --cflags libxml-2.0 2>/dev/null)

include scripts/targets.mk

.PHONY: help
help: ## this list
	@echo "texlock: every stage of the texture unit, every cycle, against the golden model."
	@echo
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
