// SPDX-License-Identifier: Apache-2.0
#include "report/report.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/console_paint.h"
#include "base/console_row.h"
#include "base/dut.h"
#include "base/field.h"
#include "base/text.h"
#include "compare/unknown.h"
#include "isa/asm.h"
#include "report/report_thread.h"
#include "report/report_waits.h"

#define HANG 6 /* of what goes on in another line */

/* The cycle of the failure; some cycles after it were recorded too. */
static const struct history_entry *failing(const struct report *r)
{
    return history_back(&r->checker->history, history_find(&r->checker->history, r->failure->cycle));
}

void report_title(const struct report *r, FILE *out)
{
    const struct failure *f = r->failure;
    for (const char *c = ending_name(f->ending); *c; c++)
        fputc(toupper((unsigned char)*c), out);
    if (f->difference.stage)
        fprintf(out, " in stage %s", f->difference.stage);
    fprintf(out, ": %s\n", f->text);
}

static void print_instruction(const struct report *r, FILE *out)
{
    const struct failure *f = r->failure;
    if (f->instruction >= r->c->warps_count)
        return;
    const struct tex_issue_header *h = &r->c->warps[f->instruction].warp.header;
    struct asm_insn insn = {.word = h->word, .phase = h->phase};
    char text[ASM_TEXT];
    asm_text(&insn, text);
    fprintf(out, "  instruction %" PRIu32 " of %zu: %s\n", f->instruction, r->c->warps_count, text);
    fprintf(out, "    word 0x%016" PRIx64 ", warp %" PRIu32, h->word, h->warp);
    if (f->lane < TEX_WARP_LANES)
        fprintf(out, ", lane %" PRIu32, f->lane);
    if (r->c->warps[f->instruction].at.line > 0)
        text_line(out, ", %s:%" PRIu32, r->c->path ? r->c->path : r->c->name, r->c->warps[f->instruction].at.line);
    else
        fputc('\n', out);
}

static void print_place(const struct report *r, FILE *out)
{
    const struct failure *f = r->failure;
    fprintf(out, "  case %s, cycle %" PRIu64 " (of the run %" PRIu64 ")", r->c->name, f->cycle, f->run_cycle);
    if (f->latency > 0)
        fprintf(out, ", %" PRIu64 " cycles after the instruction was issued", f->latency);
    fputc('\n', out);
    if (r->c->strictness != STRICT_CYCLE)
        fprintf(out, "  strictness %s, window %" PRIu32 " working cycles\n", case_strictness_name[r->c->strictness],
                r->c->window);
    print_instruction(r, out);
}

static void print_mask(const char *label, tex_boundary_set mask, FILE *out)
{
    if (!mask)
        return;
    fprintf(out, " %s of", label);
    for (; mask; mask &= mask - 1)
        fprintf(out, " %s", tex_boundaries[lowest_bit(mask)].name);
    fputc(';', out);
}

static void print_handshake(const struct history_entry *e, const struct difference *d, FILE *out)
{
    enum tex_boundary b = d->boundary;
    console_row_print(out, HANG, "  boundary %s (%s -> %s): RTL valid %u ready %u, model valid %u ready %u",
                      tex_boundaries[b].name, tex_boundaries[b].stage, tex_boundaries[b].consumer,
                      mask_bit(e->rtl.valid, b), mask_bit(e->rtl.ready, b), mask_bit(e->model.valid, b),
                      mask_bit(e->model.ready, b));
    tex_boundary_set others = ~TEX_BIT(b);
    tex_boundary_set valid = d->valid & (d->kind == DIFFERS_VALID ? others : TEX_SET_ALL);
    tex_boundary_set payload = d->payload & (d->kind == DIFFERS_PAYLOAD ? others : TEX_SET_ALL);
    tex_boundary_set ready = d->ready & (d->kind == DIFFERS_READY ? others : TEX_SET_ALL);
    if (!(valid | payload | ready))
        return;
    fputs("  differ in the same cycle:", out);
    print_mask("valid", valid, out);
    print_mask("payload", payload, out);
    print_mask("ready", ready, out);
    fputc('\n', out);
}

/* The broken rule, and for a payload that changed while it waited, both values. */
static void print_protocol(const struct report *r, FILE *out)
{
    const struct failure *f = r->failure;
    const struct protocol_row *row = &protocol_rows[f->broken.check];
    if (!f->protocol)
        return;
    if (f->kind != FAILURE_PROTOCOL)
        fprintf(out, "  broken in the same cycle: %s: %s (fault of the %s)\n", row->id, f->broken.text,
                protocol_side_name(f->broken.side));
    fprintf(out, "  %s: %s (%s)\n", row->id, row->says, row->source);
    unsigned back = history_find(&r->checker->history, f->cycle);
    struct history_entry *e = NULL;
    if (f->broken.check == PC_STABLE && back + 1 < history_count(&r->checker->history))
        e = malloc(sizeof *e);
    if (!e)
        return;
    *e = *history_back(&r->checker->history, back);
    e->model = history_back(&r->checker->history, back + 1)->rtl;
    fputs("  (column RTL: this cycle; column model: the RTL in the cycle before)\n", out);
    report_fields(e, f->broken.boundary, false, out);
    free(e);
}

static void print_result_fields(const struct report *r, FILE *out)
{
    const struct checker *k = r->checker;
    struct history_entry *e = malloc(sizeof *e);
    if (!e)
        return;
    *e = *failing(r);
    if (k->wanted < k->golden.beats_count)
        memcpy(&e->model.payload[TEX_WORD_RESULT], k->golden.beats[k->wanted].words, sizeof k->golden.beats->words);
    fputs("  (column model: the function layer)\n", out);
    report_fields(e, TEX_AT_RESULT, false, out);
    report_rules(e, TEX_AT_RESULT, out);
    free(e);
}

/* The RTL twice: pins and probe. */
static void print_pins(const struct report *r, const struct history_entry *e, FILE *out)
{
    const struct difference *d = &r->failure->difference;
    const struct tex_frame *pins = &e->rtl, *probe = &r->checker->split;
    unsigned b = d->boundary;
    console_row_print(
        out, HANG, "  boundary %s (%s -> %s): pins valid %u ready %u, probe valid %u ready %u, model valid %u ready %u",
        tex_boundaries[b].name, tex_boundaries[b].stage, tex_boundaries[b].consumer, mask_bit(pins->valid, b),
        mask_bit(pins->ready, b), mask_bit(probe->valid, b), mask_bit(probe->ready, b), mask_bit(e->model.valid, b),
        mask_bit(e->model.ready, b));
    struct history_entry *both = d->payload >> b & 1 ? malloc(sizeof *both) : NULL;
    if (!both)
        return;
    *both = *e;
    both->model = *probe;
    fputs("  (column RTL: the pins; column model: the probe)\n", out);
    report_fields(both, d->boundary, false, out);
    free(both);
}

static void print_difference(const struct report *r, FILE *out)
{
    const struct difference *d = &r->failure->difference;
    const struct history_entry *e = failing(r);
    if (d->kind == DIFFERS_UNKNOWN) {
        unknown_print(e, history_unknown(&r->checker->history, e), d, out);
    } else if (d->kind == DIFFERS_PIN) {
        print_pins(r, e, out);
    } else if (r->failure->kind == FAILURE_LOCKSTEP) {
        print_handshake(e, d, out);
        report_fields(e, d->boundary, d->kind != DIFFERS_PAYLOAD, out);
        if (d->kind == DIFFERS_PAYLOAD)
            report_rules(e, d->boundary, out);
    } else if (r->failure->kind == FAILURE_SCOREBOARD && d->kind == DIFFERS_PAYLOAD) {
        fputs("  (column model: the function layer; fields of cache history are not compared)\n", out);
        report_fields(e, d->boundary, false, out);
        report_rules(e, d->boundary, out);
    } else if (r->failure->kind == FAILURE_RESULT && r->failure->instruction != FAILURE_NONE &&
               e->rtl.valid >> TEX_AT_RESULT & 1) {
        print_result_fields(r, out);
    }
}

static void print_handshakes(const struct tex_frame *f, tex_boundary_set seen, FILE *out)
{
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (f->valid & seen & TEX_BIT(b))
            fprintf(out, " %s%s", tex_boundaries[b].name, f->ready >> b & 1 ? "" : "(stalled)");
    fputc('\n', out);
}

static void print_past(const struct checker *k, FILE *out)
{
    fputs("  instructions past each boundary of the RTL\n   ", out);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if ((k->track.counted >> b & 1 || b == TEX_AT_ISSUE) && k->c->visible >> b & 1)
            fprintf(out, " %s %" PRIu32, tex_boundaries[b].name, k->track.instruction[b]);
    fputc('\n', out);
}

void report_occupancy(const struct checker *k, FILE *out)
{
    const struct history_entry *e = history_back(&k->history, 0);
    fputs("  valid in the RTL:  ", out);
    print_handshakes(&e->rtl, k->c->visible, out);
    if (k->scoreboard) {
        print_past(k, out);
        return;
    }
    fputs("  valid in the model:", out);
    print_handshakes(&e->model, TEX_SET_ALL, out);
    fputs("  what the model's stages hold\n", out);
    struct tex_occupancy o;
    for (unsigned i = 0; tex_model_occupancy(k->model, i, &o); i++)
        fprintf(out, "    %-8s %3u of %3u %s\n", o.stage, o.used, o.capacity, o.what);
    print_past(k, out);
}

static void report_standstill(const struct checker *k, FILE *out)
{
    report_waits(k, out);
    report_occupancy(k, out);
}

void report_commands(const struct report *r, FILE *out)
{
    if (!r->files)
        return;
    fprintf(out, "  reproduce   %s\n", r->files->reproduce);
    if (!r->checker->history.unknown) /* the program that records signals is two-state */
        fprintf(out, "  its cause   %s\n", r->files->debug);
}

void report_files(const struct report *r, const char *replayed, FILE *out)
{
    char *view = r->files && r->wave ? failure_files_word(r->files->view) : NULL;
    if (view)
        text_line(out, "  waveform    %s (gtkwave %s)", r->files->wave, view);
    free(view);
    fprintf(out, "  signature   %s\n", r->failure->signature);
    if (r->files) {
        text_line(out, "  %s  %s", r->files->original ? "case file " : "saved case", r->files->saved);
        if (r->begins)
            fprintf(out, "  begins      %s\n", r->begins);
    }
    report_commands(r, out);
    if (replayed)
        fprintf(out, "  reproduces  %s\n", replayed);
    if (!r->more)
        fputc('\n', out);
}

void report_print(const struct report *r, FILE *out)
{
    fputs("\n", out);
    console_paint(out, CONSOLE_BAD);
    report_title(r, out);
    console_paint(out, CONSOLE_PLAIN);
    print_place(r, out);
    if (r->failure->kind == FAILURE_VACUOUS || r->failure->kind == FAILURE_INTERNAL)
        return;
    print_difference(r, out);
    print_protocol(r, out);
    if (r->failure->kind == FAILURE_HANG)
        report_standstill(r->checker, out);
    report_thread(r, failing(r), out);
    if (r->failure->kind != FAILURE_STOPPED || r->failure->difference.stage)
        report_transfers(&r->checker->history, history_find(&r->checker->history, r->failure->cycle),
                         r->failure->difference.boundary, out);
    if (!r->later)
        report_files(r, NULL, out);
}
