// SPDX-License-Identifier: Apache-2.0
#include "report/explain_json_picture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "report/explain_json_thread.h"
#include "report/grid_axis.h"
#include "report/level_view.h"
#include "report/store_aim.h"
#include "tex_stages.h"

#define SAMPLES 4U
#define VALUE_TEXT (4 * 8)
#define ELEMENT_TEXT (2 * LEVEL_ELEMENT)

/* One image of a level, or of a surface, place by place. A place is a texel, of a surface what an access takes. */
struct picture {
    const struct tex_thread_trace *t;
    const struct tex_format_info *format;
    struct tex_memory memory;
    unsigned nv;
    bool surface;
    bool decodes;   /* a place has the components of the format */
    unsigned bytes; /* of an element */
    uint64_t width, height;
    uint32_t face;    /* of a texture */
    int64_t z;        /* of a surface: slice or layer */
    uint64_t address; /* of the last place that was read */
    uint8_t element[LEVEL_ELEMENT];
};

static void read_place(struct picture *p, uint64_t x, uint64_t y)
{
    if (!p->surface) {
        p->address =
            level_element(p->t, &p->memory, &(struct level_place){(uint32_t)x, (uint32_t)y, p->face}, p->element);
        return;
    }
    memset(p->element, 0, sizeof p->element);
    for (unsigned i = 0; i < p->bytes; i++) {
        uint64_t address = store_place_address(p->t, (int64_t)(x * p->bytes + i), (int64_t)y, p->z);
        uint8_t line[TEX_LINE_BYTES];
        p->memory.read(p->memory.user, address & ~(uint64_t)(TEX_LINE_BYTES - 1), line);
        p->element[i] = line[address % TEX_LINE_BYTES];
        p->address = i == 0 ? address : p->address;
    }
}

/* The four stored components of the place that was read last, as stage texel converts them. */
static void value_text(const struct picture *p, uint64_t x, uint64_t y, char text[VALUE_TEXT + 1])
{
    uint32_t raw[4] = {0}, codes[4];
    uint32_t texel = p->surface ? 0 : (uint32_t)(y % p->format->high * 4 + x % p->format->wide);
    for (unsigned i = 0; i < LEVEL_ELEMENT; i++)
        raw[i / 4] |= (uint32_t)p->element[i] << 8 * (i % 4);
    const struct tex_policy policy = {.srgb_float8 = p->t->float8, .bc4_nv = p->t->bc4};
    tex_block_codes(&p->t->header.fmt, p->nv, texel, raw, codes);
    for (unsigned c = 0; c < 4; c++)
        snprintf(text + (size_t)8 * c, 9, "%08x",
                 tex_texel_value(&p->t->header.fmt, (uint32_t)TEX_SOURCE_R + c, &policy, codes, texel));
}

/* The element as a number. */
static void element_text(const struct picture *p, char text[ELEMENT_TEXT + 1])
{
    text[0] = 0;
    for (unsigned i = p->bytes; i-- > 0; text += 2)
        snprintf(text, 3, "%02x", p->element[i]);
}

static uint64_t step_of(uint64_t size)
{
    return size <= PICTURE_SIDE ? 1 : (size + PICTURE_SIDE - 1) / PICTURE_SIDE;
}

/* Rows of the image: of each place its value, or its element where it has none. */
static bool add_rows(cJSON *image, struct picture *p)
{
    const uint64_t wide = step_of(p->width), high = step_of(p->height);
    char *row = malloc((size_t)PICTURE_SIDE * (VALUE_TEXT + ELEMENT_TEXT) + 1);
    cJSON *rows = cJSON_AddArrayToObject(image, p->decodes ? "values" : "elements");
    for (uint64_t y = 0; row && y < p->height; y += high) {
        char *to = row;
        for (uint64_t x = 0; x < p->width; x += wide, to += strlen(to)) {
            read_place(p, x, y);
            if (p->decodes)
                value_text(p, x, y, to);
            else
                element_text(p, to);
        }
        cJSON_AddItemToArray(rows, cJSON_CreateString(row));
    }
    free(row);
    return row != NULL;
}

static void add_numbers(cJSON *item, const char *name, const struct grid_axis *a)
{
    cJSON *list = cJSON_AddArrayToObject(item, name);
    for (unsigned i = 0; i < a->count; i++)
        cJSON_AddItemToArray(list, cJSON_CreateNumber((double)a->at[i]));
}

static cJSON *place_item(struct picture *p, uint64_t x, uint64_t y)
{
    char text[ELEMENT_TEXT + VALUE_TEXT + 1];
    cJSON *item = cJSON_CreateObject();
    read_place(p, x, y);
    explain_json_hex(item, "address", p->address, 12);
    element_text(p, text);
    cJSON_AddStringToObject(item, "element", text);
    if (p->decodes) {
        value_text(p, x, y, text);
        cJSON_AddStringToObject(item, "value", text);
    }
    return item;
}

/* The places around what the thread reads or aims at, row by row. */
static void add_near(cJSON *image, struct picture *p, const struct grid_axis *columns, const struct grid_axis *rows)
{
    cJSON *near = cJSON_AddObjectToObject(image, "near");
    add_numbers(near, "columns", columns);
    add_numbers(near, "rows", rows);
    cJSON *places = cJSON_AddArrayToObject(near, "places");
    for (unsigned j = 0; j < rows->count; j++)
        for (unsigned i = 0; i < columns->count; i++)
            cJSON_AddItemToArray(places, place_item(p, (uint64_t)columns->at[i], (uint64_t)rows->at[j]));
}

static void add_image(cJSON *images, struct picture *p, const struct grid_axis *columns, const struct grid_axis *rows)
{
    cJSON *image = cJSON_CreateObject();
    cJSON_AddItemToArray(images, image);
    if (p->surface)
        cJSON_AddNumberToObject(image, "z", (double)p->z);
    else
        cJSON_AddNumberToObject(image, "image", level_image(p->t, p->face));
    if (!p->surface && tex_is_cube(p->t->header.shape.kind))
        cJSON_AddStringToObject(image, "face", level_face[p->face % LEVEL_FACES]);
    cJSON *steps = cJSON_AddArrayToObject(image, "step");
    cJSON_AddItemToArray(steps, cJSON_CreateNumber((double)step_of(p->width)));
    cJSON_AddItemToArray(steps, cJSON_CreateNumber((double)step_of(p->height)));
    (void)add_rows(image, p);
    add_near(image, p, columns, rows);
}

/* Neighbours of all first, then theirs while there is room. */
static void add_around(struct grid_axis *a, const int64_t *at, unsigned count, uint64_t size)
{
    for (int64_t reach = 1; reach <= 2; reach++)
        for (unsigned i = 0; i < count; i++)
            grid_axis_around(a, at[i], reach, (int64_t)size - 1);
}

/* The samples that are read on a face; false: none. */
static bool add_face(cJSON *images, struct picture *p, uint32_t face)
{
    int64_t x[SAMPLES], y[SAMPLES];
    unsigned count = 0;
    struct grid_axis columns = {.count = 0}, rows = {.count = 0};
    const struct tex_wrap *w = &p->t->wrap;
    for (unsigned k = 0; k < SAMPLES; k++) {
        if ((w->border | w->corner | w->zero_weight) >> k & 1 || w->face[k] != face)
            continue;
        x[count] = level_column(p->t, k);
        y[count++] = w->y[k];
    }
    p->face = face;
    add_around(&columns, x, count, p->width);
    add_around(&rows, y, count, p->height);
    if (count > 0)
        add_image(images, p, &columns, &rows);
    return count > 0;
}

/* With nothing read, the image is drawn from its first texel on. */
static void add_texture(cJSON *images, struct picture *p)
{
    const struct level_size size = level_size(p->t);
    const struct grid_axis first = {.at = {0}, .count = 1};
    p->width = size.width;
    p->height = size.height;
    p->decodes = true;
    p->bytes = p->format->bytes;
    bool any = false;
    for (uint32_t face = 0; face < LEVEL_FACES; face++)
        any |= add_face(images, p, face);
    p->face = p->t->coord.face;
    if (!any)
        add_image(images, p, &first, &first);
}

static void add_surface(cJSON *images, struct picture *p, const struct store_aim *aim)
{
    const struct tex_surface *s = &p->t->surface;
    bool placed = s->action == TEX_ACTION_STORE || s->action == TEX_ACTION_LOAD;
    struct grid_axis columns = {.count = 0}, rows = {.count = 0};
    const int64_t x = placed ? (int64_t)(s->offset / aim->bytes) : aim->x.near, y = placed ? s->row : aim->y.near;
    p->surface = true;
    p->bytes = aim->bytes;
    p->decodes = p->format->bytes == aim->bytes && p->format->wide * p->format->high == 1;
    p->width = (uint64_t)(aim->x.last + 1);
    p->height = aim->y.name ? (uint64_t)(aim->y.last + 1) : 1;
    p->z = placed ? s->slice : aim->z.near;
    if (p->width == 0 || p->height == 0 || (aim->z.name && aim->z.last < 0))
        return;
    add_around(&columns, &x, 1, p->width);
    add_around(&rows, &y, 1, p->height);
    add_image(images, p, &columns, &rows);
}

static void add_format(cJSON *picture, const struct picture *p)
{
    const struct tex_fmt *fmt = &p->t->header.fmt;
    cJSON_AddStringToObject(picture, "of", p->surface ? "surface" : "texture");
    cJSON_AddStringToObject(picture, "format", p->format->name);
    cJSON_AddNumberToObject(picture, "bytes", p->bytes);
    cJSON_AddNumberToObject(picture, "wide", p->format->wide);
    cJSON_AddNumberToObject(picture, "high", p->format->high);
    cJSON_AddNumberToObject(picture, "width", (double)p->width);
    cJSON_AddNumberToObject(picture, "height", (double)p->height);
    cJSON *types = cJSON_AddArrayToObject(picture, "datatype");
    for (unsigned c = 0; c < 4; c++)
        cJSON_AddItemToArray(types, p->format->width[c] ? cJSON_CreateString(tex_datatype_name(fmt->datatype[c]))
                                                        : cJSON_CreateNull());
}

static bool reads_texels(const struct tex_thread_trace *t)
{
    return tex_pipe_crosses(t, TEX_PIPE_ADDRESS) && tex_live(&t->address.tag) && t->lod.op.opcode != TEX_OPCODE_TMML;
}

void explain_json_picture(cJSON *thread, const struct thread_view *v, unsigned nv)
{
    const struct tex_thread_trace *t = thread_trace(v);
    struct picture p = {
        .t = t, .format = tex_format_find(t->header.fmt.format), .memory = image_memory(v->before), .nv = nv};
    struct store_aim aim;
    bool surface = tex_pipe_crosses(t, TEX_PIPE_SURFACE) && tex_live(&t->header.tag);
    if (!p.format || p.format->bytes == 0 || !(surface ? store_aim_find(t, &aim) : reads_texels(t)))
        return;
    cJSON *picture = cJSON_AddObjectToObject(thread, "picture"), *images = cJSON_CreateArray();
    if (surface)
        add_surface(images, &p, &aim);
    else
        add_texture(images, &p);
    add_format(picture, &p);
    cJSON_AddItemToObject(picture, "images", images);
}
