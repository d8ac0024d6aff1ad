// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_view.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "sim/vpi_four.h"

#define DOUBTS 64U
#define MOST_WORDS TEX_PROBE_WORDS

static enum vpi_found find(struct vpi_view *v, const struct vpi_place *place, char *text, size_t size)
{
    enum vpi_found found = vpi_ports_find(&v->ports, place, text, size);
    if (found != VPI_FOUND || !vpi_signal_find(&v->probe, place, "probe"))
        return found;
    if (v->probe.width == 32 * TEX_PROBE_WORDS)
        return VPI_FOUND;
    snprintf(text, size, "%s.probe has %u bits, this program was built for %u: rebuild both", place->path,
             v->probe.width, 32U * TEX_PROBE_WORDS);
    return VPI_OTHER;
}

/* A call that failed is a better reason than a signal that seems missing. */
static bool calls_good(const struct vpi_view *v, char *text, size_t size)
{
    if (!v->calls->failed[0])
        return true;
    snprintf(text, size, "%s", v->calls->failed);
    return false;
}

enum vpi_found vpi_view_find(struct vpi_view *v, const struct vpi_place *place, bool four_state, char *text,
                             size_t size)
{
    memset(v, 0, sizeof *v);
    v->four_state = four_state;
    v->doubts = DOUBTS;
    v->calls = place->calls;
    enum vpi_found found = find(v, place, text, size);
    return calls_good(v, text, size) ? found : VPI_OTHER;
}

void vpi_view_free(struct vpi_view *v)
{
    vpi_ports_free(&v->ports);
    vpi_signal_free(&v->probe);
}

/* Once a cycle over the whole probe: worth the vector instructions of this machine. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__) &&               \
    !defined(__SANITIZE_THREAD__)
#define ANY_MACHINE __attribute__((target_clones("avx2", "default")))
#else
#define ANY_MACHINE
#endif

/* The words of a vector alternate between value and four-state bits. */
ANY_MACHINE static void take_values(const s_vpi_vecval *words, uint32_t *restrict to)
{
    for (unsigned i = 0; i < TEX_PAYLOAD_WORDS; i++)
        to[i] = (uint32_t)words[i].aval;
}

static void take_known(const s_vpi_vecval *words, struct tex_frame *frame)
{
    frame->valid = (uint32_t)words[0].aval | (tex_boundary_set)(uint32_t)words[1].aval << 32;
    frame->ready = (uint32_t)words[2].aval | (tex_boundary_set)(uint32_t)words[3].aval << 32;
    take_values(words + TEX_HANDSHAKE_WORDS, frame->payload);
}

/* `bits`: of the whole probe, and not a constant: the compiler would copy so much by one slow instruction. */
static void take_words(const void *from, unsigned bits, struct tex_frame *frame)
{
    const uint32_t *words = from;
    frame->valid = words[0] | (tex_boundary_set)words[1] << 32;
    frame->ready = words[2] | (tex_boundary_set)words[3] << 32;
    memcpy(frame->payload, words + TEX_HANDSHAKE_WORDS, bits / 8 - TEX_HANDSHAKE_WORDS * sizeof *words);
}

void vpi_view_probe(struct vpi_view *v, struct tex_frame *frame, struct tex_frame *unknown)
{
    s_vpi_value value = {.format = vpiVectorVal};
    if (v->probe.at) {
        take_words(v->probe.at, v->probe.width, frame);
        return;
    }
    vpi_get_value(v->probe.handle, &value);
    if (!vpi_call_good(v->calls, "vpi_get_value", v->probe.name))
        return;
    if (v->four_state)
        vpi_four_sample(value.value.vector, frame, unknown);
    else
        take_known(value.value.vector, frame);
}

/* Both ways of reading a signal give the same words. */
static bool trusted(const struct vpi_signal *s, const char *name, char *text, size_t size)
{
    uint32_t there[MOST_WORDS], told[MOST_WORDS];
    if (!s->at)
        return true;
    vpi_signal_read(s, there, NULL);
    vpi_signal_ask(s, told, NULL);
    if (memcmp(there, told, (s->width + 31) / 32 * sizeof *there) == 0)
        return true;
    snprintf(text, size, "the simulator's own place of %s does not hold what VPI reads", name);
    return false;
}

static bool all_trusted(const struct vpi_view *v, char *text, size_t size)
{
    for (unsigned i = 0; i < TEX_PORTS; i++)
        if (!trusted(&v->ports.pin[i], tex_ports[i].name, text, size))
            return false;
    return !v->probe.handle || trusted(&v->probe, "probe", text, size);
}

/* X at the pin or in the probe: report both. */
static void add_unclear(const struct vpi_view *v, struct tex_frame *unknown)
{
    unknown->valid |= v->unclear.valid;
    unknown->ready |= v->unclear.ready;
    for (tex_boundary_set left = v->pins.valid & TEX_SET_PORTS; left; left &= left - 1) {
        const struct tex_boundary_info *b = &tex_boundaries[lowest_bit(left)];
        for (unsigned i = b->word; i < b->word + b->words; i++)
            unknown->payload[i] |= v->unclear.payload[i];
    }
}

static void sample(struct vpi_view *v, struct tex_frame *frame, struct tex_frame *unknown,
                   const struct tex_frame **probe_frame)
{
    struct tex_frame *unclear = v->four_state ? &v->unclear : NULL;
    struct difference d;
    *probe_frame = NULL;
    if (!v->probe.handle) {
        vpi_ports_sample(&v->ports, frame, unclear);
        return;
    }
    vpi_view_probe(v, frame, unknown);
    if (vpi_ports_agree(&v->ports, frame))
        return;
    vpi_ports_sample(&v->ports, &v->pins, unclear);
    if (unknown && unclear)
        add_unclear(v, unknown);
    if (ports_same(&v->pins, frame, unknown, &d))
        return;
    v->probe_frame = *frame;
    ports_take(frame, &v->pins);
    *probe_frame = &v->probe_frame;
}

bool vpi_view_sample(struct vpi_view *v, struct tex_frame *frame, struct tex_frame *unknown,
                     const struct tex_frame **probe_frame, char *text, size_t size)
{
    if (v->doubts > 0) {
        v->doubts--;
        if (!all_trusted(v, text, size)) {
            calls_good(v, text, size);
            return false;
        }
    }
    sample(v, frame, unknown, probe_frame);
    return calls_good(v, text, size);
}
