// SPDX-License-Identifier: Apache-2.0
#include "watch/capture_memory.h"

#include <string.h>

void capture_memory_config(const uint32_t regs[TEX_REGS_WORDS], struct tex_config *config)
{
    struct tex_regs r;
    tex_unpack_regs(regs, 0, &r);
    config->header_pool = r.header_pool;
    config->header_max = r.header_max;
    config->sampler_pool = r.sampler_pool;
    config->sampler_max = r.sampler_max;
    config->const_base[r.select % TEX_CONST_BANKS] = r.bank_base;
    config->select = r.select;
    config->via_header = r.via_header != 0;
    config->policy = r.policy;
}

void capture_memory_recent(const struct capture *o, uint64_t cycle, struct capture_lines *l)
{
    uint32_t count = o->recent_count < CAPTURE_RECENT ? o->recent_count : CAPTURE_RECENT;
    for (uint32_t i = 0; i < count; i++)
        if (o->recent[i].cycle >= cycle)
            capture_lines_add(l, o->recent[i].address);
}

static void add_instructions(const struct capture *o, struct capture_lines *l)
{
    for (size_t i = 0; i < o->c.warps_count; i++) {
        struct tex_config config = {0};
        capture_memory_config(o->issued[i].regs, &config);
        capture_lines_execute(l, &config, &o->c.warps[i].warp);
    }
}

/*
 * Lines that the kept instructions need, those that were read last, and those that were written. A line that is none of
 * these and still in a cache is lost to the case, unless it is read again.
 */
static bool sweep(struct capture *o)
{
    struct image kept;
    struct capture_lines lines;
    image_init(&kept);
    if (!capture_lines_init(&lines, &o->c.image, &kept))
        return false;
    add_instructions(o, &lines);
    capture_memory_recent(o, 0, &lines);
    for (size_t i = 0; i < o->writes.count; i++)
        capture_lines_add(&lines, o->writes.writes[i].address);
    bool good = !lines.lost;
    capture_lines_free(&lines);
    image_free(good ? &o->c.image : &kept);
    if (good)
        o->c.image = kept;
    o->sweeps++;
    return good;
}

static size_t next_limit(size_t least, size_t left)
{
    return 2 * left > least ? 2 * left : least;
}

bool capture_memory_bound(struct capture *o)
{
    if (o->c.image.pages_count < o->pages_most && o->c.image.regions_count < o->regions_most)
        return true;
    bool good = sweep(o);
    o->pages_most = next_limit(CAPTURE_PAGES, o->c.image.pages_count);
    o->regions_most = next_limit(CAPTURE_REGIONS, o->c.image.regions_count);
    return good;
}
