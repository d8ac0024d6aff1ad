// SPDX-License-Identifier: Apache-2.0
/*
 * Time the golden model's function layer, as rates_gl.c times a renderer.
 *
 * usage: rates_model VECTOR
 *
 * VECTOR has an instruction of 32 threads for each kind of sample (scripts/bench_samples.py writes it); its s and t are
 * replaced. Output: see rates.h. Exit status 1: the message on standard error says why.
 */
#include <stdio.h>
#include <string.h>

#include "rates.h"
#include "vector/vector.h"

/* Threads are pixels of a block of 8 x 4, quad by quad; `step` moves them as in the shader. */
static void place(struct tex_warp *warp, unsigned column, unsigned row, unsigned step)
{
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        unsigned x = column + lane / 4 % 4 * 2 + lane % 2, y = row + lane / 16 * 2 + lane / 2 % 2;
        float s = ((float)x + 0.5f) / RATES_PIXELS + (float)step * RATES_STEP_S;
        float t = ((float)y + 0.5f) / RATES_PIXELS + (float)step * RATES_STEP_T;
        memcpy(&warp->ra[lane][0], &s, sizeof s);
        memcpy(&warp->ra[lane][1], &t, sizeof t);
    }
}

static double sum_of(const struct tex_results *result)
{
    double sum = 0;
    for (unsigned beat = 0; beat < result->beats; beat++)
        for (unsigned i = 0; i < 4 * TEX_QUAD_LANES; i++) {
            float value;
            memcpy(&value, &result->beat[beat].value[i], sizeof value);
            sum += (double)value;
        }
    return sum;
}

/* The samples of all pixels; without an instruction their places alone. */
static void draw(struct tex_executor *executor, const struct test_case *c, const struct tex_warp *instruction)
{
    struct tex_results result = {0};
    struct tex_memory memory = image_memory(&c->image);
    struct tex_warp warp = *(instruction ? instruction : &c->warps[0].warp);
    double sum = 0, begin = rates_seconds();
    for (unsigned row = 0; row < RATES_PIXELS; row += 4)
        for (unsigned column = 0; column < RATES_PIXELS; column += 8)
            for (unsigned step = 0; step < RATES_SAMPLES; step++) {
                place(&warp, column, row, step);
                if (instruction)
                    tex_executor_run(executor, &c->config, &memory, &warp, 0, &result);
                sum += sum_of(&result);
            }
    double seconds = rates_seconds() - begin;
    printf("%.6f %.6f\n", seconds, sum / (4.0 * RATES_PIXELS * RATES_PIXELS * RATES_SAMPLES));
}

int main(int argc, char **argv)
{
    struct test_case c;
    struct diag diag;
    if (argc != 2) {
        fputs("usage: rates_model VECTOR\n", stderr);
        return 1;
    }
    diag_init(&diag, NULL);
    struct tex_executor *executor = tex_executor_create();
    bool good = executor && vector_load(argv[1], &c, &diag) && c.warps_count > 0;
    if (good)
        draw(executor, &c, NULL);
    else
        diag_render(&diag, stderr);
    for (size_t i = 0; good && i < c.warps_count; i++)
        draw(executor, &c, &c.warps[i].warp);
    tex_executor_destroy(executor);
    case_free(&c);
    diag_free(&diag);
    return good ? 0 : 1;
}
