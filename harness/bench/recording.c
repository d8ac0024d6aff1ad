// SPDX-License-Identifier: Apache-2.0
#include "bench/recording.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"

#define FIRST_CAPACITY 65536U
#define CYCLE_WORDS (1 + TEX_INPUT_WORDS) /* the most that one cycle takes */

struct recording_clock recording_now(void)
{
    struct recording_clock now;
    clock_gettime(CLOCK_MONOTONIC, &now.wall);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now.process);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now.thread);
    return now;
}

void recording_free(struct recording *t)
{
    free(t->words);
    memset(t, 0, sizeof *t);
}

static bool room(struct recording *t)
{
    if (t->capacity - t->count >= CYCLE_WORDS)
        return true;
    size_t capacity = t->capacity > 0 ? 2 * t->capacity : FIRST_CAPACITY;
    uint32_t *words = realloc(t->words, capacity * sizeof *words);
    if (!words)
        return false;
    t->words = words;
    t->capacity = capacity;
    return true;
}

static void write_cycle(struct recording *t, const struct dut_inputs *in)
{
    if (t->failed || !room(t)) {
        t->failed = true;
        return;
    }
    t->words[t->count++] = in->changed;
    for (uint32_t left = in->changed; left; left &= left - 1) {
        const struct dut_port_info *port = &dut_ports[lowest_bit(left)];
        memcpy(&t->words[t->count], &in->value[port->word], port->words * sizeof *t->words);
        t->count += port->words;
    }
    t->cycles++;
}

static struct tex_frame *recorder_frame(void *user)
{
    struct recording_recorder *r = user;
    return r->inner.frame(r->inner.user);
}

static void recorder_pins(void *user, const struct tex_frame *probe)
{
    struct recording_recorder *r = user;
    r->inner.pins(r->inner.user, probe);
}

static bool recorder_cycle(void *user, struct dut_inputs *in)
{
    struct recording_recorder *r = user;
    if (!r->begun)
        r->begin = recording_now();
    r->begun = true;
    bool more = r->inner.cycle(r->inner.user, in);
    if (r->recording)
        write_cycle(r->recording, in);
    if (!more)
        r->end = recording_now();
    return more;
}

struct dut_client recording_record(struct recording_recorder *r)
{
    return (struct dut_client){.frame = recorder_frame, .pins = recorder_pins, .cycle = recorder_cycle, .user = r};
}

static struct tex_frame *player_frame(void *user)
{
    struct recording_player *p = user;
    if (p->sample == RECORDING_KEEP)
        return &p->frames[p->cycle];
    return p->sample == RECORDING_BLIND ? NULL : &p->frame;
}

static bool player_cycle(void *user, struct dut_inputs *in)
{
    struct recording_player *p = user;
    if (p->cycle == 0)
        p->begin = recording_now();
    if (p->sample == RECORDING_KEEP)
        p->resets[p->cycle] = dut_get(in, DUT_RST) != 0;
    p->cycle++;
    if (p->cycle >= p->recording->cycles || (p->sample == RECORDING_KEEP && p->cycle == p->frames_max)) {
        p->end = recording_now();
        return false;
    }
    for (uint32_t left = p->recording->words[p->at++]; left; left &= left - 1) {
        unsigned port = lowest_bit(left);
        dut_set_words(in, (enum dut_port)port, &p->recording->words[p->at]);
        p->at += dut_ports[port].words;
    }
    return true;
}

struct dut_client recording_play(struct recording_player *p)
{
    return (struct dut_client){
        .frame = player_frame, .cycle = player_cycle, .probe_alone = p->sample == RECORDING_PROBE, .user = p};
}
