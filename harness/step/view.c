// SPDX-License-Identifier: Apache-2.0
/* What is in the cycle. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "base/field.h"
#include "isa/asm.h"
#include "report/report.h"
#include "step/step_part.h"

#define NAME_COLUMNS 11
#define STATE_COLUMNS 9
#define WHO_COLUMNS 12
#define ROOM_LEFT 4 /* " ..." */

static const struct playback_side *side_of(const struct step *s, unsigned side)
{
    return &s->at.side[side];
}

static bool has_model(const struct step *s)
{
    return s->at.flags & PLAYBACK_MODEL;
}

static bool valid(const struct step *s, unsigned side, unsigned b)
{
    return side_of(s, side)->frame.valid >> b & 1;
}

void step_print_instruction(const struct step *s, uint32_t instruction)
{
    char text[ASM_TEXT];
    if (instruction >= s->c->warps_count)
        return;
    const struct tex_issue_header *h = &s->c->warps[instruction].warp.header;
    const struct asm_insn insn = {.word = h->word, .phase = h->phase};
    asm_text(&insn, text);
    fprintf(s->out, "instruction %" PRIu32 " of %zu: %s\n", instruction, s->c->warps_count, text);
}

static bool in_row(uint32_t lanes)
{
    uint32_t bits = lanes >> lowest_bit(lanes);
    return (bits & (bits + 1)) == 0;
}

void step_print_who(const struct step *s, const struct playback_beat *beat, char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    if (beat->instruction == TRACK_NONE)
        return;
    used = (size_t)snprintf(text, size, "#%" PRIu32, beat->instruction);
    if (beat->instruction < s->c->warps_count)
        used +=
            (size_t)snprintf(text + used, size - used, " w%" PRIu32, s->c->warps[beat->instruction].warp.header.warp);
    if (beat->lanes == 0)
        return;
    unsigned first = lowest_bit(beat->lanes), last = highest_bit(beat->lanes);
    if (!in_row(beat->lanes))
        used += (size_t)snprintf(text + used, size - used, " lanes 0x%" PRIx32, beat->lanes);
    else if (first == last)
        used += (size_t)snprintf(text + used, size - used, " l%u", first);
    else
        used += (size_t)snprintf(text + used, size - used, " l%u-%u", first, last);
    if (beat->pass > 0)
        snprintf(text + used, size - used, " p%" PRIu32, beat->pass);
}

/* What the beat of a side does. */
static void state_of(const struct step *s, unsigned side, unsigned b, char text[STATE_COLUMNS + 1])
{
    const struct playback_side *of = side_of(s, side);
    if (!valid(s, side, b))
        snprintf(text, STATE_COLUMNS + 1, "-");
    else if (TEX_SET_MON >> b & 1)
        snprintf(text, STATE_COLUMNS + 1, "shows");
    else if (of->frame.ready >> b & 1)
        snprintf(text, STATE_COLUMNS + 1, "moves");
    else
        snprintf(text, STATE_COLUMNS + 1, "waits %" PRIu32, (uint32_t)s->at.cycle - of->beat[b].since + 1);
}

/* A row of fields is no longer than the screen. */
struct part {
    char text[STEP_COLUMNS * 2];
    size_t used, most;
    bool cut;
};

static void add(struct part *p, const char *text)
{
    size_t size = strlen(text);
    if (p->cut || p->used + size + ROOM_LEFT > p->most) {
        if (!p->cut)
            p->used += (size_t)snprintf(p->text + p->used, sizeof p->text - p->used, " ...");
        p->cut = true;
        return;
    }
    memcpy(p->text + p->used, text, size + 1);
    p->used += size;
}

static void short_text(const uint32_t *words, const struct tex_leaf_info *leaf, unsigned element, char *text)
{
    field_text(words, leaf, element, text, FIELD_TEXT);
    text[strcspn(text, " ")] = '\0';
}

/* " y[0]=0x0007|0x0006" where both sides have a beat and differ; else " y[0]=0x0007". */
static void add_field(const struct step *s, unsigned b, const struct tex_leaf_info *leaf, unsigned k, bool same,
                      struct part *p)
{
    char name[FIELD_TEXT], left[FIELD_TEXT], right[FIELD_TEXT], text[4 * FIELD_TEXT];
    unsigned shown = valid(s, TRACE_RTL, b) ? TRACE_RTL : TRACE_MODEL;
    field_name(leaf, k, name, sizeof name);
    short_text(frame_payload(&side_of(s, shown)->frame, (enum tex_boundary)b), leaf, k, left);
    short_text(frame_payload(&side_of(s, TRACE_MODEL)->frame, (enum tex_boundary)b), leaf, k, right);
    snprintf(text, sizeof text, " %s=%s%s%s", name, left, same ? "" : "|", same ? "" : right);
    add(p, text);
}

/* The tag says who it is, op what it is: both are told elsewhere. */
static bool brief(const struct tex_leaf_info *leaf)
{
    return leaf->width <= 64 && strncmp(leaf->name, "tag.", 4) != 0 && strncmp(leaf->name, "op.", 3) != 0;
}

/* Those that differ first, then what is not zero. */
static void add_fields(const struct step *s, unsigned b, struct part *p)
{
    const struct tex_boundary_info *info = &tex_boundaries[b];
    const bool both = valid(s, TRACE_RTL, b) && valid(s, TRACE_MODEL, b) && has_model(s);
    unsigned shown = valid(s, TRACE_RTL, b) ? TRACE_RTL : TRACE_MODEL;
    const uint32_t *words = frame_payload(&side_of(s, shown)->frame, (enum tex_boundary)b);
    const uint32_t *other = frame_payload(&side_of(s, TRACE_MODEL)->frame, (enum tex_boundary)b);
    for (unsigned round = 0; round < 2; round++)
        for (unsigned i = 0; i < info->leaves_count; i++)
            for (unsigned k = 0; k < info->leaves[i].count; k++) {
                const struct tex_leaf_info *leaf = &info->leaves[i];
                bool same = !both || field_same(words, other, leaf, k);
                if (round == 0 ? !same : same && brief(leaf) && field_get(words, leaf, k) != 0)
                    add_field(s, b, leaf, k, same, p);
            }
}

static void print_row(const struct step *s, unsigned b, bool differs)
{
    char state[TRACE_SIDES][STATE_COLUMNS + 1], who[TRACE_SIDES][FIELD_TEXT];
    struct part p = {.most = s->columns - (NAME_COLUMNS + 2U * STATE_COLUMNS + 6)};
    for (unsigned side = 0; side < TRACE_SIDES; side++) {
        state_of(s, side, b, state[side]);
        step_print_who(s, &side_of(s, side)->beat[b], who[side], sizeof who[side]);
    }
    bool rtl = valid(s, TRACE_RTL, b), model = valid(s, TRACE_MODEL, b) && has_model(s);
    add(&p, rtl ? who[TRACE_RTL] : who[TRACE_MODEL]);
    if (rtl && model && strcmp(who[TRACE_RTL], who[TRACE_MODEL]) != 0) {
        add(&p, " | ");
        add(&p, who[TRACE_MODEL]);
    }
    while (p.used < WHO_COLUMNS)
        p.text[p.used++] = ' ';
    p.text[p.used] = '\0';
    add_fields(s, b, &p);
    fprintf(s->out, "  %c %-*s %-*s", differs ? '*' : ' ', NAME_COLUMNS, tex_boundaries[b].name, STATE_COLUMNS,
            state[TRACE_RTL]);
    while (p.used > 0 && p.text[p.used - 1] == ' ')
        p.text[--p.used] = '\0';
    const char *other = has_model(s) ? state[TRACE_MODEL] : "?";
    if (p.used > 0)
        fprintf(s->out, "%-*s %s\n", STATE_COLUMNS, other, p.text);
    else
        fprintf(s->out, "%s\n", other);
}

static void print_sets(const struct difference *d, FILE *out)
{
    static const char *const names[] = {"valid", "payload", "ready"};
    const tex_boundary_set sets[] = {d->valid, d->payload, d->ready};
    const char *before = "; differ: ";
    for (unsigned i = 0; i < sizeof sets / sizeof *sets; i++) {
        if (!sets[i])
            continue;
        fprintf(out, "%s%s of", before, names[i]);
        for (tex_boundary_set left = sets[i]; left; left &= left - 1)
            fprintf(out, " %s", tex_boundaries[lowest_bit(left)].name);
        before = ", ";
    }
}

static void print_head(struct step *s, const struct difference *d)
{
    fprintf(s->out, "cycle %" PRIu64, s->at.cycle);
    if (s->at.flags & PLAYBACK_RESET)
        fputs(", reset", s->out);
    print_sets(d, s->out);
    fputc('\n', s->out);
}

void step_view(struct step *s)
{
    struct difference d;
    step_differs(s, &s->at, &d);
    print_head(s, &d);
    tex_boundary_set differing = step_differing(&d);
    tex_boundary_set shown =
        (side_of(s, TRACE_RTL)->frame.valid | side_of(s, TRACE_MODEL)->frame.valid) & STEP_FOLLOWED;
    for (unsigned b = TEX_BOUNDARIES; b-- > 0;) /* those that are always valid, when they change */
        if (TEX_SET_STANDING >> b & 1 && (step_is_new(&s->at, TRACE_RTL, b) || step_is_new(&s->at, TRACE_MODEL, b)))
            shown |= TEX_BIT(b);
    shown = (shown | differing) & s->playback->visible;
    if (!shown) {
        fputs("    no beat at any boundary\n", s->out);
        return;
    }
    fprintf(s->out, "    %-*s %-*s%-*s %-*s %s\n", NAME_COLUMNS, "boundary", STATE_COLUMNS, "RTL", STATE_COLUMNS,
            "model", WHO_COLUMNS - 1, "who", "fields");
    for (; shown; shown &= shown - 1)
        print_row(s, lowest_bit(shown), differing >> lowest_bit(shown) & 1);
}

/* The cycle as the report has it; NULL: out of memory. To be freed. */
static struct history_entry *entry_of(struct step *s)
{
    struct history_entry *e = calloc(1, sizeof *e);
    s->no_memory |= !e;
    if (!e)
        return NULL;
    e->cycle = s->at.cycle;
    e->rtl = side_of(s, TRACE_RTL)->frame;
    e->model = side_of(s, TRACE_MODEL)->frame;
    return e;
}

static void print_boundary(struct step *s, enum tex_boundary b)
{
    char who[FIELD_TEXT];
    const struct tex_boundary_info *info = &tex_boundaries[b];
    fprintf(s->out, "boundary %s (%s -> %s) in cycle %" PRIu64, info->name, info->stage, info->consumer, s->at.cycle);
    for (unsigned side = 0; side < (has_model(s) ? TRACE_SIDES : 1U); side++) {
        fprintf(s->out, "%s valid %u ready %u", side == TRACE_RTL ? ": RTL" : ", model", valid(s, side, b),
                mask_bit(side_of(s, side)->frame.ready, b));
        step_print_who(s, &side_of(s, side)->beat[b], who, sizeof who);
        if (valid(s, side, b) && *who)
            fprintf(s->out, " (%s)", who);
    }
    fputc('\n', s->out);
}

bool step_show(struct step *s, enum tex_boundary b)
{
    struct history_entry *e = entry_of(s);
    if (!e)
        return step_error(s, "out of memory");
    print_boundary(s, b);
    if (s->playback->visible >> b & 1)
        report_fields(e, b, true, s->out);
    else
        fputs("  the unit has no probe: this boundary is not seen\n", s->out);
    free(e);
    return true;
}

bool step_diffs(struct step *s)
{
    struct difference d;
    struct history_entry *e = entry_of(s);
    if (!e)
        return step_error(s, "out of memory");
    if (!step_differs(s, &s->at, &d))
        fprintf(s->out, "cycle %" PRIu64 ": %s\n", s->at.cycle,
                has_model(s) ? "the sides agree" : "the model is not stepped at this strictness");
    for (tex_boundary_set left = step_differing(&d); left; left &= left - 1) {
        enum tex_boundary b = (enum tex_boundary)lowest_bit(left);
        print_boundary(s, b);
        if (!(d.payload >> b & 1))
            continue;
        report_fields(e, b, false, s->out);
        report_rules(e, b, s->out);
    }
    free(e);
    return true;
}

bool step_rules_here(struct step *s)
{
    bool any = false;
    if (!step_rules_build(&s->rules, s->c)) {
        s->no_memory = true;
        return step_error(s, "out of memory");
    }
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        unsigned side = step_begins(&s->at, TRACE_RTL, b) ? TRACE_RTL : TRACE_MODEL;
        const struct playback_beat *beat = &side_of(s, side)->beat[b];
        struct tex_rule_set set;
        char who[FIELD_TEXT];
        if (!step_begins(&s->at, side, b) ||
            !step_rules_of(&s->rules, (enum tex_boundary)b, beat, step_is_header(s->playback, s->at.cycle, b), &set))
            continue;
        step_print_who(s, beat, who, sizeof who);
        fprintf(s->out, "  %-*s %-*s", NAME_COLUMNS, tex_boundaries[b].name, WHO_COLUMNS, who);
        for (unsigned r = 0; r < TEX_RULE_COUNT; r++)
            if (step_rules_have(&set, (enum tex_rule)r))
                fprintf(s->out, " %s", tex_rules[r].id);
        fputc('\n', s->out);
        any = true;
    }
    if (!any)
        fputs("  no rule decides in a new beat of this cycle\n", s->out);
    return true;
}

bool step_rule(struct step *s, enum tex_rule rule)
{
    size_t beats = 0;
    if (!step_rules_build(&s->rules, s->c)) {
        s->no_memory = true;
        return step_error(s, "out of memory");
    }
    fprintf(s->out, "%s (%s)\n  %s\n", tex_rules[rule].id, tex_rules[rule].source, tex_rules[rule].text);
    for (size_t i = 0; i < s->rules.count; i++) {
        const struct step_rule_row *row = &s->rules.rows[i];
        const struct playback_beat beat = {.instruction = row->instruction,
                                           .pass = row->pass,
                                           .lanes = row->lane < TEX_WARP_LANES ? UINT32_C(1) << row->lane : 0};
        char who[FIELD_TEXT];
        if (!step_rules_have(&row->set, rule))
            continue;
        step_print_who(s, &beat, who, sizeof who);
        fprintf(s->out, "%s%s at %s", beats == 0 ? "  decides: " : ", ", who, tex_boundaries[row->boundary].name);
        if (++beats == 8)
            break;
    }
    fputs(beats == 0 ? "  decides nothing in this case\n" : beats == 8 ? ", ...\n" : "\n", s->out);
    return true;
}

void step_info(struct step *s)
{
    const struct failure *f = s->failure;
    fprintf(s->out, "case %s, %zu instructions, strictness %s; cycles %" PRIu64 "..%" PRIu64 " are recorded\n",
            s->c->name, s->c->warps_count, case_strictness_name[s->c->strictness], playback_first(s->playback),
            playback_last(s->playback));
    if (playback_first(s->playback) > 1)
        fprintf(s->out, "  those before cycle %" PRIu64 " went: --memory has room for more\n",
                playback_first(s->playback));
    if (s->c->strictness != STRICT_CYCLE)
        fputs("  the model is stepped at strictness cycle alone: its side is empty\n", s->out);
    if (f->kind == FAILURE_NOT) {
        fputs("  the case passes\n", s->out);
        return;
    }
    fprintf(s->out, "  %s", ending_name(f->ending));
    if (f->difference.stage)
        fprintf(s->out, " in stage %s", f->difference.stage);
    fprintf(s->out, ", cycle %" PRIu64 ": %s\n", f->run_cycle, f->text);
    if (f->instruction >= s->c->warps_count)
        return;
    fputs("  ", s->out);
    step_print_instruction(s, f->instruction);
    fprintf(s->out, "  warp %" PRIu32, s->c->warps[f->instruction].warp.header.warp);
    if (f->lane < TEX_WARP_LANES)
        fprintf(s->out, ", lane %" PRIu32, f->lane);
    fputc('\n', s->out);
}
