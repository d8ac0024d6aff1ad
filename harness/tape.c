// SPDX-License-Identifier: Apache-2.0
#include "tape.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"

#define FIRST_CAPACITY 65536U
#define CYCLE_WORDS (1 + DUT_INPUT_WORDS) /* the most that one cycle takes */

struct tape_clock tape_now(void)
{
    struct tape_clock now;
    clock_gettime(CLOCK_MONOTONIC, &now.wall);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now.process);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now.thread);
    return now;
}

void tape_free(struct tape *t)
{
    free(t->words);
    memset(t, 0, sizeof *t);
}

static bool room(struct tape *t)
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

static void write_cycle(struct tape *t, const struct dut_inputs *in)
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
    struct tape_recorder *r = user;
    return r->inner.frame(r->inner.user);
}

static void recorder_pins(void *user, const struct tex_frame *probe)
{
    struct tape_recorder *r = user;
    r->inner.pins(r->inner.user, probe);
}

static bool recorder_cycle(void *user, struct dut_inputs *in)
{
    struct tape_recorder *r = user;
    if (r->tape->cycles == 0)
        r->begin = tape_now();
    bool more = r->inner.cycle(r->inner.user, in);
    write_cycle(r->tape, in);
    if (!more)
        r->end = tape_now();
    return more;
}

struct dut_client tape_record(struct tape_recorder *r)
{
    return (struct dut_client){.frame = recorder_frame, .pins = recorder_pins, .cycle = recorder_cycle, .user = r};
}

static struct tex_frame *player_frame(void *user)
{
    struct tape_player *p = user;
    if (p->sample == TAPE_KEEP)
        return &p->frames[p->cycle];
    return p->sample == TAPE_BLIND ? NULL : &p->frame;
}

static bool player_cycle(void *user, struct dut_inputs *in)
{
    struct tape_player *p = user;
    if (p->cycle == 0)
        p->begin = tape_now();
    if (p->sample == TAPE_KEEP)
        p->resets[p->cycle] = dut_get(in, DUT_RST) != 0;
    p->cycle++;
    if (p->cycle >= p->tape->cycles || (p->sample == TAPE_KEEP && p->cycle == p->frames_max)) {
        p->end = tape_now();
        return false;
    }
    for (uint32_t left = p->tape->words[p->at++]; left; left &= left - 1) {
        unsigned port = lowest_bit(left);
        dut_set_words(in, (enum dut_port)port, &p->tape->words[p->at]);
        p->at += dut_ports[port].words;
    }
    return true;
}

struct dut_client tape_play(struct tape_player *p)
{
    return (struct dut_client){
        .frame = player_frame, .cycle = player_cycle, .probe_alone = p->sample == TAPE_PROBE, .user = p};
}
