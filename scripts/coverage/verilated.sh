#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# verilated.sh VERILATOR FOLDER: into FOLDER, where a counting program is compiled, a header that counts toggles rightly.
# Verilator 5.049 counts the bits of each word of a wide signal beyond the end of the word, so that bits from 32 on count
# what lower bits do. Where this loop is not in the header of this VERILATOR, nothing is put there.
set -eu
export LC_ALL=C CDPATH=
from=$("$1" --getenv VERILATOR_ROOT)/include/verilated_cov.h
bound='j < width - i \* VL_EDATASIZE;'
if [[ -e $from ]] && grep -q "$bound" "$from"; then
    sed "s/$bound/j < VL_EDATASIZE \&\& &/" "$from" >"$2/verilated_cov.h"
fi
