// SPDX-License-Identifier: Apache-2.0
/*
 * What a run did, counted from the RTL's frames: how full each boundary was, what the caches had, how long instructions
 * took, and what crossed the AXI channels. For people who tune; nothing here is judged. The size is fixed.
 */
#ifndef STATS_H
#define STATS_H
#include <stdio.h>

#include "isa/insn.h"
#include "tex_defs.h"

/* What a boundary does in a cycle. One without ready never stalls. */
enum stats_state { STATS_MOVED, STATS_STALLED, STATS_IDLE, STATS_STATES };

enum stats_cache { STATS_HANDLE, STATS_HEADER, STATS_SAMPLER, STATS_TEXEL, STATS_CACHES };
extern const char *const stats_cache_name[STATS_CACHES];
/* Where it asks for lines. */
extern const enum tex_boundary stats_cache_request[STATS_CACHES];

/* Who reads, by the AXI identifier: the caches in the order above, the loads, others. */
enum { STATS_LOADS = STATS_CACHES, STATS_OTHERS, STATS_SOURCES };
extern const char *const stats_source_name[STATS_SOURCES];

/*
 * Lookups: of handle, header and sampler one a thread that needs the line; a hit if it did not have to ask for it. Of
 * texels one a sample that is read, two of one in two parts (PD-10c); a hit if its line was there on arrival.
 */
struct stats_lookups {
    uint64_t lookups, hits, lines; /* lines: requested */
    bool asked;                    /* for the thread that waits now */
};

/* Cycles from the transfer of the header beat at issue to that of the last result beat. */
#define STATS_BUCKETS 32U
struct stats_latency {
    uint64_t count, sum, least, most;
    uint64_t bucket[STATS_BUCKETS]; /* of 2^b to 2^(b+1) - 1 cycles; the last one has all above too */
};
/* Rows of latencies: the mnemonics, then words that are not built. */
enum { STATS_NOT_BUILT = ISA_KINDS, STATS_KINDS };

/* Transfers of a channel; bytes: of the whole bus, `strobed` those that are written. */
struct stats_channel {
    uint64_t requests, beats, bytes, strobed, errors, sparse;
};

struct stats_flight {
    uint64_t cycle;
    uint8_t kind, warp;
    bool over;
};
#define STATS_FLIGHTS 256U /* more than are under way; a power of two */

struct stats {
    tex_boundary_set visible; /* boundaries that every case showed */
    uint64_t cases;
    uint64_t cycles[2];                               /* outside reset; [1]: an instruction was under way */
    uint64_t states[2][TEX_BOUNDARIES][STATS_STATES]; /* likewise */
    struct stats_lookups cache[STATS_CACHES];
    uint64_t footprints, whole; /* that read a sample; of these, without a miss */
    struct stats_latency latency[STATS_KINDS];
    uint64_t issued, completed;
    uint64_t lost;   /* under way when a reset came */
    uint64_t strays; /* results of a warp that has no instruction under way */
    struct stats_channel read[STATS_SOURCES], write, registers_read, registers_write;
    uint64_t clock; /* cycles so far, resets included */
    unsigned issue_beats;
    uint64_t flights_first, flights_end; /* numbers of the oldest that is not over, and of the next one */
    struct stats_flight flight[STATS_FLIGHTS];
};

void stats_init(struct stats *s);
/* A case begins: what its unit shows. */
void stats_case(struct stats *s, tex_boundary_set visible);
/* One cycle of the RTL, in order. */
void stats_cycle(struct stats *s, bool reset, const struct tex_frame *f);
/* Instructions that were issued and are not answered. */
uint64_t stats_under_way(const struct stats *s);
/* Of an instruction by its mnemonic: a row of latencies, and its name. */
unsigned stats_kind(uint64_t word);
const char *stats_kind_name(unsigned kind);
/* All boundaries that a count needs were seen in every case. */
bool stats_sees(const struct stats *s, tex_boundary_set needed);
bool stats_sees_cache(const struct stats *s, enum stats_cache cache);
/* The boundaries that are counted, a bit each: those that are not always valid. */
#define STATS_COUNTED (TEX_SET_ALL & ~TEX_SET_STANDING)

/* For people, as tables. */
void stats_print(const struct stats *s, FILE *out);
/* For programs: README.md has the members. False: the stream has an error, or out of memory (errno). */
bool stats_write_json(const struct stats *s, FILE *out);

#endif
