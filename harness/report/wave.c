// SPDX-License-Identifier: Apache-2.0
#include "report/wave.h"

#include <errno.h>
#include <fstapi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/dut.h"
#include "base/field.h"
#include "base/result_file.h"
#include "compare/lockstep.h"
#include "compare/unknown.h"
#include "report/wave_child.h"
#include "report/wave_view.h"

#define NAME_TEXT 128
#define MAX_BITS (32 * FIELD_MAX_WORDS)

/* Handles of one side, in the order of the tables: per boundary valid, ready, then each element of each leaf. */
struct side {
    fstHandle *handle;
};
struct writer {
    void *fst;
    struct side rtl, model;
    fstHandle clk, diff[TEX_BOUNDARIES];
    tex_boundary_set visible; /* boundaries that the RTL shows; */
    struct tex_frame unknown; /* the others are X */
};

static unsigned handles_count(void)
{
    unsigned n = 2 * TEX_BOUNDARIES;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        for (unsigned i = 0; i < tex_boundaries[b].leaves_count; i++)
            n += tex_boundaries[b].leaves[i].count;
    return n;
}

static fstHandle declare(void *fst, unsigned width, const char *name)
{
    return fstWriterCreateVar(fst, FST_VT_VCD_WIRE, FST_VD_IMPLICIT, width, name, 0);
}

static void declare_side(void *fst, struct side *side, const char *name)
{
    fstHandle *next = side->handle;
    fstWriterSetScope(fst, FST_ST_VCD_MODULE, name, NULL);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        const struct tex_boundary_info *info = &tex_boundaries[b];
        fstWriterSetScope(fst, FST_ST_VCD_MODULE, info->name, NULL);
        *next++ = declare(fst, 1, "valid");
        *next++ = declare(fst, 1, "ready");
        for (unsigned i = 0; i < info->leaves_count; i++)
            for (unsigned k = 0; k < info->leaves[i].count; k++) {
                char text[NAME_TEXT];
                wave_signal_name(&info->leaves[i], k, true, text, sizeof text);
                *next++ = declare(fst, info->leaves[i].width, text);
            }
        fstWriterSetUpscope(fst);
    }
    fstWriterSetUpscope(fst);
}

static void emit_bit(void *fst, fstHandle handle, bool value)
{
    fstWriterEmitValueChange(fst, handle, value ? "1" : "0");
}

static void emit_handshake(void *fst, fstHandle handle, tex_boundary_set mask, tex_boundary_set unknown, unsigned b)
{
    fstWriterEmitValueChange(fst, handle, unknown >> b & 1 ? "x" : mask >> b & 1 ? "1" : "0");
}

/* `unknown` is NULL, or the bits that are X (one in the payload) or Z (zero). */
static void emit_leaf(void *fst, fstHandle handle, const uint32_t *payload, const uint32_t *unknown,
                      const struct tex_leaf_info *leaf, unsigned element, bool valid)
{
    char text[MAX_BITS];
    uint32_t words[FIELD_MAX_WORDS], mask[FIELD_MAX_WORDS] = {0};
    field_words(payload, leaf, element, words);
    if (unknown)
        field_words(unknown, leaf, element, mask);
    for (unsigned i = 0; i < leaf->width; i++) {
        bool one = words[i / 32] >> i % 32 & 1, known = !(mask[i / 32] >> i % 32 & 1);
        text[leaf->width - 1U - i] = !valid ? 'x' : known ? "01"[one] : "zx"[one];
    }
    fstWriterEmitValueChange(fst, handle, text);
}

/* A frame of one side; `last` is the frame before it, or NULL; `unknown` its unknown bits, or NULL. */
static void emit_side(void *fst, const struct side *side, const struct tex_frame *f, const struct tex_frame *last,
                      const struct tex_frame *unknown)
{
    const fstHandle *next = side->handle;
    tex_boundary_set changed_valid = last ? f->valid ^ last->valid : TEX_SET_ALL;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        const struct tex_boundary_info *info = &tex_boundaries[b];
        bool valid = f->valid >> b & 1;
        emit_handshake(fst, *next++, f->valid, unknown ? unknown->valid : 0, b);
        emit_handshake(fst, *next++, f->ready, unknown ? unknown->ready : 0, b);
        const uint32_t *payload = frame_payload(f, (enum tex_boundary)b);
        const uint32_t *bits = unknown ? frame_payload(unknown, (enum tex_boundary)b) : NULL;
        bool fresh = bits || changed_valid >> b & 1;
        for (unsigned i = 0; i < info->leaves_count; i++)
            for (unsigned k = 0; k < info->leaves[i].count; k++, next++)
                if (fresh ||
                    (valid && !field_same(payload, frame_payload(last, (enum tex_boundary)b), &info->leaves[i], k)))
                    emit_leaf(fst, *next, payload, bits, &info->leaves[i], k, valid);
    }
}

static void emit_diff(const struct writer *w, const struct history_entry *e, const struct tex_frame *unknown)
{
    struct lockstep l;
    struct difference d = {0}, x = {0};
    lockstep_init(&l);
    lockstep_view(&l, w->visible);
    lockstep_compare(&l, &e->rtl, &e->model, &d);
    if (unknown)
        unknown_find(&e->rtl, unknown, &x);
    tex_boundary_set differs = d.valid | d.payload | d.ready | x.valid | x.payload | x.ready;
    if (e->reset && e->cycle == 0)
        differs = 0;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        emit_bit(w->fst, w->diff[b], differs >> b & 1);
}

/* Entries of the current case, oldest first. */
static void emit_all(const struct writer *w, const struct history *h)
{
    unsigned count = history_count(h);
    for (unsigned i = 0; i < count; i++)
        if (history_back(h, i)->cycle == 0)
            count = i + 1;
    const struct history_entry *last = NULL;
    for (unsigned i = count; i-- > 0;) {
        const struct history_entry *e = history_back(h, i);
        fstWriterEmitTimeChange(w->fst, e->cycle * WAVE_NS_PER_CYCLE);
        emit_bit(w->fst, w->clk, true);
        const struct tex_frame *unknown = h->hidden ? &w->unknown : history_unknown(h, e);
        emit_side(w->fst, &w->rtl, &e->rtl, last ? &last->rtl : NULL, unknown);
        emit_side(w->fst, &w->model, &e->model, last ? &last->model : NULL, NULL);
        emit_diff(w, e, history_unknown(h, e));
        fstWriterEmitTimeChange(w->fst, e->cycle * WAVE_NS_PER_CYCLE + WAVE_NS_PER_CYCLE / 2);
        emit_bit(w->fst, w->clk, false);
        last = e;
    }
    if (last)
        fstWriterEmitTimeChange(w->fst, (last->cycle + 1) * WAVE_NS_PER_CYCLE);
}

static void declare_all(struct writer *w)
{
    fstWriterSetPackType(w->fst, FST_WR_PT_LZ4);
    fstWriterSetVersion(w->fst, "texlock");
    fstWriterSetTimescaleFromString(w->fst, "1ns");
    fstWriterSetScope(w->fst, FST_ST_VCD_MODULE, "texlock", NULL);
    w->clk = declare(w->fst, 1, "clk");
    declare_side(w->fst, &w->rtl, "rtl");
    declare_side(w->fst, &w->model, "model");
    fstWriterSetScope(w->fst, FST_ST_VCD_MODULE, "diff", NULL);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        w->diff[b] = declare(w->fst, 1, tex_boundaries[b].name);
    fstWriterSetUpscope(w->fst);
    fstWriterSetUpscope(w->fst);
}

static bool write_fst(const struct history *h, const char *path)
{
    struct writer w = {.rtl.handle = calloc(handles_count(), sizeof(fstHandle)),
                       .model.handle = calloc(handles_count(), sizeof(fstHandle)),
                       .visible = TEX_SET_ALL & ~h->hidden,
                       .unknown = {.valid = h->hidden, .ready = h->hidden}};
    errno = 0;
    if (w.rtl.handle && w.model.handle)
        w.fst = fstWriterCreate(path, 1);
    if (w.fst) {
        declare_all(&w);
        emit_all(&w, h);
        fstWriterClose(w.fst);
    } else if (errno == 0) {
        errno = EIO;
    }
    free(w.rtl.handle);
    free(w.model.handle);
    return w.fst != NULL;
}

struct job {
    const struct history *history;
    const char *path;
};

static bool write_job(void *user)
{
    const struct job *job = user;
    return write_fst(job->history, job->path);
}

/* The writer has a second file; if it crashes, that file remains. */
static void remove_hierarchy(const char *path)
{
    char *name = NULL;
    if (asprintf(&name, "%s.hier", path) >= 0)
        unlink(name);
    free(name);
}

bool wave_write(const struct history *h, enum tex_boundary boundary, uint64_t cycle, const char *path,
                const char *view_path)
{
    struct result_file file;
    struct job job = {h, result_file_begin(&file, RESULT_WAVE, path)};
    if (!job.path)
        return false;
    bool good = wave_child(write_job, &job);
    int error = errno;
    if (!good)
        remove_hierarchy(job.path);
    errno = error;
    return result_file_close(&file, good) && wave_view_write(boundary, cycle, path, view_path);
}
