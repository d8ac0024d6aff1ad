// SPDX-License-Identifier: Apache-2.0
#include "run/run.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "check/self_test_report.h"
#include "compare/unknown.h"
#include "drive/pins.h"
#include "run/csr_script.h"
#include "run/run_case.h"
#include "run/run_judge.h"
#include "run/run_places.h"
#include "run/run_restart.h"
#include "run/run_second.h"
#include "run/run_share.h"
#include "run/run_steps.h"
#include "run/run_stop.h"
#include "run/run_waits.h"

#define RESET_CYCLES 4U
#define WARM_CYCLES 4U    /* without reset, before the first case of a worker */
#define HURRY_WARPS 2U    /* instructions still to be issued when the end of a case is near for the checker */
#define STARVE_FACTOR 50U /* watchdogs without a result make a livelock */

/* Register accesses go on whatever happens to the instructions. */
#define REGISTER_PORT (TEX_SET_REGISTER | TEX_BIT(TEX_AT_INVALIDATE))

/* Boundaries whose transfers count as progress; at strictness arch only the ports. */
static tex_boundary_set progress_boundaries(const struct run *r)
{
    return (r->c.strictness == STRICT_ARCH ? TEX_SET_PORTS : TEX_SET_ALL) & ~TEX_SET_STANDING;
}

static void begin_case(struct run *r, struct dut_inputs *in)
{
    checker_thread_case(&r->checker_thread, &r->c);
    r->state = RUN_RESET;
    r->left = RESET_CYCLES;
    run_restart_begin(r);
    r->identified = false;
    r->cycle = r->handshake_cycle = r->result_cycle = 0;
    if (in)
        dut_reset(in);
}

static bool begin_next(struct run *r, struct dut_inputs *in)
{
    if (!run_case_next(r))
        return false;
    if (run_share_warm_begin(r)) {
        r->state = RUN_WARM;
        r->left = RESET_CYCLES + WARM_CYCLES;
    } else {
        begin_case(r, in);
    }
    return true;
}

static void warm(struct run *r, struct dut_inputs *in)
{
    r->left--;
    if (r->left == WARM_CYCLES)
        dut_set(in, DUT_RST, 0);
    if (r->left > 0 || !checker_thread_drain(&r->checker_thread))
        return;
    run_share_warm_end(r);
    begin_case(r, in);
}

static bool close_trial(struct run *r, struct dut_inputs *in)
{
    run_case_judged(r);
    run_case_free(r);
    if (!begin_next(r, in))
        r->state = RUN_OVER;
    return r->state != RUN_OVER;
}

/* The case is over, well or not. False: so is the run. */
static bool close_case(struct run *r, struct dut_inputs *in)
{
    if (r->source.judged)
        return close_trial(r, in);
    bool second = r->second.active, failed = second || r->failure.kind != FAILURE_NOT;
    if (second) {
        run_second_end(r);
    } else {
        if (failed && !run_share_failed(r)) {
            run_share_give_up(r);
            return false;
        }
        if (failed)
            run_case_report(r);
        run_case_close(r);
        if (!failed)
            run_share_passed(r);
        if (run_second_wanted(r)) {
            run_second_begin(r);
            begin_case(r, in);
            return true;
        }
    }
    run_case_free(r);
    if ((failed && !r->options.keep_going) || !begin_next(r, in))
        r->state = RUN_OVER;
    return r->state != RUN_OVER;
}

static void start_agents(struct run *r)
{
    issue_agent_start(&r->issue, &r->c);
    result_agent_start(&r->result, &r->c);
    image_free(&r->memory);
    image_init_over(&r->memory, &r->c.image);
    axi_agent_start(&r->axi, &r->c);
    r->axi.memory = &r->memory;
    write_agent_start(&r->writes, &r->c, &r->memory);
    axil_agent_start(&r->axil, &r->c);
    register_agent_start(&r->registers, &r->c);
    csr_script_configure(&r->axil, &r->c.config);
    run_steps_begin(r);
}

/* All instructions were issued, and all results taken; nothing is to be done after them. */
static bool answered(const struct run *r)
{
    return issue_agent_done(&r->issue) && r->result.instructions >= r->c.warps_count && run_steps_done(r);
}

static void step_agents(struct run *r, const struct tex_frame *now, struct dut_inputs *in)
{
    issue_agent_step(&r->issue, now, in);
    result_agent_step(&r->result, now, in);
    axi_agent_step(&r->axi, now, in);
    write_agent_step(&r->writes, now, in);
    if (r->state == RUN_ISSUE && !r->steps.writing)
        register_agent_step(&r->registers, now, !answered(r) && !run_steps_writes(r), in);
    else
        axil_agent_step(&r->axil, now, in);
    if (r->state == RUN_ISSUE)
        run_steps_cycle(r, (now->valid & progress_boundaries(r) & ~REGISTER_PORT) != 0);
}

/* The checker found something: a failure, or the cycles after one. */
static bool checker_failed(struct run *r, struct dut_inputs *in)
{
    r->failure = r->checker_thread.failure;
    if (!r->identified)
        csr_script_other_build(&r->checker.history, &r->failure);
    return close_case(r, in);
}

/* All frames of the case were sampled. */
static bool finish_case(struct run *r, struct dut_inputs *in)
{
    if (!checker_thread_drain(&r->checker_thread))
        return checker_failed(r, in);
    run_judge(r);
    return close_case(r, in);
}

static bool stuck(const struct run *r)
{
    return r->cycle - r->handshake_cycle > r->options.watchdog ||
           r->cycle - r->result_cycle > (uint64_t)r->options.watchdog * STARVE_FACTOR;
}

static bool hang(struct run *r, struct dut_inputs *in)
{
    if (!checker_thread_drain(&r->checker_thread))
        return checker_failed(r, in);
    r->failure.kind = FAILURE_HANG;
    r->failure.ending = ENDING_HANG;
    r->failure.instruction = r->checker.track.instruction[TEX_AT_RESULT];
    r->failure.lane = FAILURE_NONE;
    run_case_hang_stage(r);
    if (r->cycle - r->handshake_cycle > r->options.watchdog)
        snprintf(r->failure.text, sizeof r->failure.text, "no handshake at any boundary for %" PRIu64 " cycles",
                 r->cycle - r->handshake_cycle);
    else
        snprintf(r->failure.text, sizeof r->failure.text, "handshakes go on, but no result came for %" PRIu64 " cycles",
                 r->cycle - r->result_cycle);
    checker_locate(&r->checker, &r->failure);
    return close_case(r, in);
}

static void leave_reset(struct run *r, struct dut_inputs *in)
{
    if (--r->left > 0)
        return;
    dut_set(in, DUT_RST, 0);
    start_agents(r);
    r->state = RUN_CONFIGURE;
}

/* The value that the agent read. Earlier findings of the checker come first. */
static bool identify(struct run *r)
{
    if (r->identified || r->axil.next < CSR_IDENTITY)
        return true;
    r->identified = true;
    if (csr_script_identity(&r->axil, &r->failure))
        return true;
    if (checker_thread_drain(&r->checker_thread)) {
        checker_locate(&r->checker, &r->failure);
        return false;
    }
    r->failure = r->checker_thread.failure;
    csr_script_other_build(&r->checker.history, &r->failure);
    return false;
}

static void leave_configure(struct run *r)
{
    if (!axil_agent_done(&r->axil))
        return;
    r->issue.enabled = true;
    r->quiet = 0;
    r->result_cycle = r->cycle;
    r->state = RUN_ISSUE;
}

static void leave_issue(struct run *r, const struct tex_frame *now)
{
    if (r->issue.warp + HURRY_WARPS >= r->c.warps_count)
        checker_thread_hurry(&r->checker_thread);
    bool done =
        answered(r) && axi_agent_idle(&r->axi) && write_agent_idle(&r->writes) && register_agent_idle(&r->registers);
    r->quiet = done && !(now->valid & progress_boundaries(r)) ? r->quiet + 1 : 0;
    if (r->quiet < RUN_QUIET_CYCLES)
        return;
    csr_script_readback(&r->axil, &r->c);
    r->state = RUN_READ_BACK;
}

/* Instructions and traffic in flight are lost. */
static void restart(struct run *r, struct dut_inputs *in)
{
    r->state = RUN_RESET;
    r->left = run_restart_cycles(r);
    r->issue.enabled = false;
    dut_reset(in);
}

static bool advance(struct run *r, const struct tex_frame *now, struct dut_inputs *in)
{
    r->cycle++;
    if (now->valid & now->ready & progress_boundaries(r) & ~(r->state == RUN_ISSUE ? REGISTER_PORT : 0))
        r->handshake_cycle = r->cycle;
    if (frame_transfer(now, TEX_AT_RESULT))
        r->result_cycle = r->cycle;
    if (r->state == RUN_WARM || r->state == RUN_RESET) {
        (r->state == RUN_WARM ? warm : leave_reset)(r, in);
        return true;
    }
    step_agents(r, now, in);
    if (!identify(r))
        return close_case(r, in);
    if (r->state == RUN_CONFIGURE)
        leave_configure(r);
    else if (r->state == RUN_ISSUE && run_restart_due(r))
        restart(r, in);
    else if (r->state == RUN_ISSUE)
        leave_issue(r, now);
    else if (axil_agent_done(&r->axil))
        return finish_case(r, in);
    return stuck(r) ? hang(r, in) : true;
}

/* The samples cannot be trusted: no report, no replay. */
static bool abort_untrusted(struct run *r, struct dut_inputs *in, const char *text)
{
    checker_thread_drain(&r->checker_thread);
    r->failure = (struct failure){.kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL};
    r->failure.instruction = r->failure.lane = FAILURE_NONE;
    snprintf(r->failure.text, sizeof r->failure.text, "%s", text);
    return close_case(r, in);
}

/* The first frame of a run comes before the first edge with reset: in a four-state simulator registers are X there. */
static bool unknown_shown(const struct run *r, char *text, size_t size)
{
    struct difference d;
    if (!r->options.four_state || r->run_cycle > 0 || !unknown_find(&r->now, &r->unknown, &d))
        return true;
    snprintf(text, size, "the simulator is four-state, but the probe shows nothing unknown before the first reset");
    return false;
}

/* The simulation goes on with the next one. Findings of the checker come first. */
static bool trial_stopped(struct run *r, struct dut_inputs *in)
{
    bool clean = checker_thread_drain(&r->checker_thread);
    r->failure = clean ? r->stop : r->checker_thread.failure;
    r->stop.kind = FAILURE_NOT;
    if (clean)
        checker_locate(&r->checker, &r->failure);
    return close_case(r, in);
}

static bool one_cycle(struct run *r, struct dut_inputs *in)
{
    if (r->state != RUN_OVER && r->stop.kind == FAILURE_STOPPED && r->source.judged)
        return trial_stopped(r, in);
    if (r->state == RUN_OVER || r->stop.kind != FAILURE_NOT)
        return false;
    const struct tex_frame *now = &r->now;
    char text[FAILURE_TEXT];
    if (!pins_shown(in, now, text, sizeof text) || (r->split && !pins_shown(in, &r->probe_frame, text, sizeof text)) ||
        !unknown_shown(r, text, sizeof text))
        return abort_untrusted(r, in, text);
    progress_update(&r->progress, r->verdict.instructions + r->result.instructions, ++r->run_cycle);
    if (!run_share_cycle(r))
        return false;
    if (r->options.four_state)
        *history_unknown(&r->checker.history, history_current(&r->checker.history)) = r->unknown;
    const struct checker_thread_cycle c = {.frame = now,
                                           .probe_frame = r->split ? &r->probe_frame : NULL,
                                           .reset = dut_get(in, DUT_RST) != 0,
                                           .pins = r->pins};
    r->split = r->pins = false;
    return checker_thread_push(&r->checker_thread, &c) ? advance(r, now, in) : checker_failed(r, in);
}

static bool cycle(void *user, struct dut_inputs *in)
{
    struct run *r = user;
    struct guard *guard = r->options.guard;
    enum guard_reason reason = guard ? guard_enter(guard) : GUARD_NONE;
    if (reason != GUARD_NONE)
        run_stop_guarded(r, reason);
    bool going = one_cycle(r, in);
    if (guard)
        guard_leave(guard);
    return going;
}

static struct tex_frame *frame(void *user)
{
    struct run *r = user;
    return &r->now;
}

static struct tex_frame *unknown(void *user)
{
    struct run *r = user;
    return &r->unknown;
}

static void pins(void *user, const struct tex_frame *probe)
{
    struct run *r = user;
    r->pins = true;
    r->split = probe != NULL;
    if (probe)
        r->probe_frame = *probe;
}

static bool view(void *user, tex_boundary_set visible, char *text, size_t size)
{
    struct run *r = user;
    struct self_test_report report;
    self_test_begin(&report);
    if (!lockstep_self_test(visible, &report)) {
        snprintf(text, size, "%s", report.text);
        return false;
    }
    r->visible = r->c.visible = r->verdict.visible = visible;
    return true;
}

struct dut_client run_client(struct run *r)
{
    return (struct dut_client){.frame = frame,
                               .cycle = cycle,
                               .pins = pins,
                               .unknown = r->options.four_state ? unknown : NULL,
                               .view = view,
                               .user = r};
}

static enum checker_thread_way way_of(const struct run_options *options, bool good)
{
    if (options->four_state || !good)
        return CHECKER_THREAD_AT_ONCE;
    return options->one_thread ? CHECKER_THREAD_BATCHES : CHECKER_THREAD_OWN;
}

bool run_init(struct run *r, const struct run_options *options, const struct run_source *source, FILE *console)
{
    memset(r, 0, sizeof *r);
    r->options = *options;
    r->source = *source;
    r->console = console;
    r->visible = TEX_SET_ALL;
    verdict_init(&r->verdict, options->seed);
    r->verdict.cases_planned = (size_t)source->cases;
    r->verdict.files = source->files;
    progress_begin(&r->progress, source->instructions);
    r->progress.on = r->progress.on && !options->share;
    bool good = checker_init(&r->checker) && (!options->four_state || checker_four_state(&r->checker));
    if (good && !options->no_coverage)
        good = (r->checker.coverage = cover_create()) != NULL;
    run_waits_begin(r);
    checker_thread_start(&r->checker_thread, &r->checker, way_of(options, good));
    return good && begin_next(r, NULL);
}

void run_free(struct run *r)
{
    checker_thread_stop(&r->checker_thread);
    if (r->has_case)
        case_free(&r->c);
    checker_free(&r->checker);
    image_free(&r->memory);
    run_places_free(r);
    verdict_free(&r->verdict);
}

void run_finish(struct run *r, const char *interrupted)
{
    progress_clear(&r->progress);
    if (interrupted && r->state != RUN_OVER && r->has_case)
        run_stop_close(r, interrupted);
    run_waits_print(r);
    run_case_totals(r);
    run_case_view(r);
    if (!r->options.share) /* who joins several judges all */
        run_judge_whole(r);
}
