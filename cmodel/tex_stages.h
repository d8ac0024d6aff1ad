// SPDX-License-Identifier: Apache-2.0
/*
 * The stages of the function layer, one by one, for a checker that judges them separately (stages/README.md). Their
 * headers define inputs and outputs. All are pure: inputs are arguments. Also the rules that decided their results.
 */
#ifndef TEX_STAGES_H
#define TEX_STAGES_H
#include "arith/format.h"
#include "function/address.h"
#include "function/align.h"
#include "function/atomic.h"
#include "function/bind.h"
#include "function/block.h"
#include "function/cache.h"
#include "function/convert.h"
#include "function/coord.h"
#include "function/decode.h"
#include "function/deliver.h"
#include "function/derive.h"
#include "function/fetch.h"
#include "function/filter.h"
#include "function/header.h"
#include "function/lines.h"
#include "function/load.h"
#include "function/lod.h"
#include "function/pipeline.h"
#include "function/query.h"
#include "function/result.h"
#include "function/rules.h"
#include "function/sample.h"
#include "function/share.h"
#include "function/store.h"
#include "function/surface.h"
#include "function/texel.h"
#include "function/wrap.h"

#endif
