// SPDX-License-Identifier: Apache-2.0
#include "simulate.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "failure_files.h"
#include "vpi_bind.h"

#define PATH_TEXT 4096

static bool over(void *user)
{
    return vpi_bind_over(user);
}

static enum ending refuse(struct verdict *v, const char *text)
{
    struct failure failure = {.kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL};
    failure.instruction = failure.lane = FAILURE_NONE;
    snprintf(failure.text, sizeof failure.text, "%s", text);
    verdict_add_case(v, "start", &failure, 0, 0, 0);
    v->ending = ENDING_INTERNAL;
    return ENDING_INTERNAL;
}

bool simulate_client(const struct sim_driver *driver, uint32_t seed, const struct dut_client *client, FILE *console)
{
    struct vpi_bind *bind = vpi_bind_create(client, NULL);
    if (!bind)
        return false;
    struct sim_hooks hooks = {.over = over, .user = bind};
    driver->slot->session = bind;
    driver->run(driver->slot, seed, &hooks);
    const char *error = vpi_bind_error(bind);
    if (error)
        fprintf(console, "simulator: %s\n", error);
    vpi_bind_destroy(bind);
    return !error;
}

enum ending simulate(const struct sim_driver *driver, const struct run_options *options,
                     const struct run_source *source, FILE *console, struct verdict *verdict)
{
    char text[FAILURE_TEXT];
    verdict_init(verdict, options->seed);
    struct run *r = calloc(1, sizeof *r);
    if (!r)
        return refuse(verdict, "out of memory");
    if (!lockstep_armed(text, sizeof text) || !checker_armed(text, sizeof text)) {
        free(r);
        return refuse(verdict, text);
    }
    if (run_init(r, options, source, console)) {
        struct dut_client client = run_client(r);
        simulate_client(driver, options->seed, &client, console);
    }
    run_finish(r, true);
    verdict_free(verdict);
    *verdict = r->verdict;
    memset(&r->verdict, 0, sizeof r->verdict);
    run_free(r);
    free(r);
    if (verdict->cases_count == 0)
        return refuse(verdict, "no case was run");
    return verdict->ending;
}

static bool write_json(const struct verdict *v, const char *out, char path[PATH_TEXT])
{
    return snprintf(path, PATH_TEXT, "%s/verdict.json", out) < PATH_TEXT && failure_files_folder(path) &&
           verdict_write_json(v, path);
}

static bool write_junit(const struct verdict *v, const char *out, char path[PATH_TEXT])
{
    return snprintf(path, PATH_TEXT, "%s/junit.xml", out) < PATH_TEXT && verdict_write_junit(v, path);
}

/* A run whose verdict cannot be written has not passed; verdict.json says so too, if it can. */
static void write_files(struct verdict *v, const char *out)
{
    char path[PATH_TEXT] = "";
    errno = 0;
    if (write_json(v, out, path) && write_junit(v, out, path))
        return;
    fprintf(stderr, "texlock: cannot write %s: %s\n", path, strerror(errno ? errno : ENAMETOOLONG));
    if (v->ending != ENDING_PASS)
        return;
    v->ending = ENDING_INTERNAL;
    write_json(v, out, path);
}

enum ending simulate_refused(const struct run_options *options, const char *text)
{
    struct verdict verdict;
    struct failure failure = {.kind = FAILURE_INTERNAL, .ending = ENDING_BAD_INPUT};
    failure.instruction = failure.lane = FAILURE_NONE;
    snprintf(failure.text, sizeof failure.text, "%s", text);
    verdict_init(&verdict, options->seed);
    verdict_add_case(&verdict, "input", &failure, 0, 0, 0);
    verdict.ending = ENDING_BAD_INPUT;
    write_files(&verdict, options->out);
    verdict_free(&verdict);
    return ENDING_BAD_INPUT;
}

enum ending simulate_and_report(const struct sim_driver *driver, const struct run_options *options,
                                const struct run_source *source)
{
    struct verdict verdict;
    simulate(driver, options, source, stdout, &verdict);
    write_files(&verdict, options->out);
    verdict_print(&verdict, stdout);
    enum ending ending = verdict.ending;
    verdict_free(&verdict);
    return ending;
}
