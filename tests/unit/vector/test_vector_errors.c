// SPDX-License-Identifier: Apache-2.0
/* Vector files that do not load: where the error is and what it says. */
#include "base/rng.h"
#include "vector_text.h"

#define TEXTURE "texture 0 { format R8 UNORM size 8 8 address 0 "
#define WARP "warp 0 { asm \"TLD4.R R8, R0, 5, 2D\" "
#define RAW "raw 0 0 0 0 0 0 0 0"

/* The text stands on line 2, after the version; the error is where the '^' is. */
static const struct {
    const char *text, *part;
} errors[] = {
    /* Grammar. */
    {"^frobnicate", "unexpected 'frobnicate'; expected the end of the file, bank, binding"},
    {"warp 0 {^", "the file ends here; expected"},
    {"texture 0 { size ^}", "unexpected '}'; expected an integer"},
    {"warp 0 { phase ^\"T\" }", "unexpected '\"T\"'; expected an integer or a name"},
    {"word32 ^0x10000000000000000 0", "larger than 64 bits"},
    {"word32 ^12ab 0", "'12ab' is not a number"},
    {"strictness ^\"cycle", "does not end on its line"},
    {"strictness ^@", "unexpected character '@'"},
    {"strictness ^\x80", "unexpected byte 0x80"},
    {"rules ^FOO-1", "unexpected 'FOO'; expected a rule id"},
    {"bytes 0x10 ^zz", "expected hex digits"},
    {"expect memory 0x10 = ^zz", "expected hex digits"},
    {"expect memory 0x10 = 00 ^select 3", "unexpected 'select'"},
    {"expect memory ^0x1000000000000 = 00", "address 0x1000000000000 is out of range"},
    {"expect ^lane 0 R0 = 1", "unexpected 'lane'; expected memory or register"},
    {"clear ^", "the file ends here; expected a name"},
    {"clear ^caches", "unknown record 'caches'; expected faults or traps"},
    {"expect register ^= 1", "unexpected '='; expected a name or boundary.field"},
    {"expect register TRAP ^1", "unexpected '1'; expected '='"},
    {"expect register TRAP = ^", "expected an integer, a number with a point, a name, a string or '-'"},
    {"expect register ^TRAPS = 1",
     "no read-only register 'TRAPS'; expected one of ID, DEFS_HASH, FAULT, FAULT_COUNT, TRAP"},
    {"expect register ^TRAP_CLEAR = 0", "no read-only register 'TRAP_CLEAR'"},
    {"expect register ^HEADER_MAX = 0", "no read-only register 'HEADER_MAX'"},
    {"expect register ^TRAP.reason = 1", "TRAP has no such field; expected one of valid, warp, lane, axis"},
    {"expect register ^TRAP_X.valid = 1", "TRAP_X has no fields; expected TRAP_X = VALUE"},
    {"expect register ^TRAP.valid.more = 1", "TRAP has no such field"},
    {TEXTURE "} sampler 0 { } handle 0 texture 0 sampler 0 "
             "warp 0 { asm \"SULD.D.2D R8, [R4], 0\" expect all decode.cop = ^WB }",
     "unknown ldcop 'WB'; expected one of CA, CG, CI, CV"},
    {"expect register TRAP.axis = ^w", "unknown axis 'w'; expected one of"},
    {"expect register TRAP.lane = ^32", "lane 32 is out of range; expected 0..31"},
    {"expect register TRAP = ^0x4000", "TRAP 0x4000 is out of range"},
    {"expect register MISALIGNED = ^on", "unexpected 'on'; expected"},
    {"expect register MISALIGNED = ^yes", "expected a number for MISALIGNED"},
    {"expect register COUNT_STORES = ^1.0", "a number with a point; expected an integer for COUNT_STORES"},
    {"expect register COUNT_STORES = 1 ^R0 = 1", "unexpected 'R0'"},
    /* Configuration. */
    {"rules ^R-TLD4-X", "unknown rule 'R-TLD4-X'"},
    {"rules R-TLD4-1 ^R-TLD4-1", "R-TLD4-1 is listed twice"},
    {"rules R-TLD4-1 rules without ^R-TLD4-1", "R-TLD4-1 is listed twice"},
    {"rules without ^R-TLD4-10",
     "R-TLD4-10 decides nothing in any file: its scope is text; expected one of scope built"},
    {"rules without ^strictness cycle", "unexpected 'strictness'; expected a rule id"},
    {"strictness ^strict", "unknown strictness 'strict'; expected cycle, order or arch"},
    {"^level order", "the statement 'level' is called 'strictness' now"},
    {"rules R-TLD4-41 ^level cycle", "the statement 'level' is called 'strictness' now"},
    {"strictness cycle ^10", "strictness cycle has no window"},
    {"strictness order ^0", "window 0 is out of range"},
    {"strictness arch ^1000000001", "is out of range"},
    {"strictness order ^strictness arch", "'strictness' is given twice"},
    {"strictness cycle ^strictness cycle", "'strictness' is given twice"},
    {"minimum ^nowhere 5", "unknown boundary 'nowhere'"},
    {"minimum texel ^0", "minimum 0 is out of range"},
    {"minimum texel 1 minimum ^texel 2", "has a minimum already"},
    {"traffic { ^speed 5 }", "unknown setting; expected seed, issue_gap"},
    {"traffic { issue_gap ^96 }", "issue_gap 96 is out of range; expected 0..95"},
    {"traffic { seed ^4294967296 }", "out of range"},
    {"traffic { seed 1 ^seed 2 }", "'seed' is given twice"},
    {"traffic { latency 40..^5 }", "latency 5 is out of range; expected 40..10000"},
    {"traffic { latency ^0 }", "latency 0 is out of range; expected 1..10000"},
    {"traffic { } ^traffic { }", "'traffic' is given twice"},
    {"pool headers ^0x1000000000000", "out of range"},
    {"pool headers 0 max ^4194304", "out of range"},
    {"pool samplers 0 max ^1048576", "out of range"},
    {"pool headers 0 ^pool headers 0", "'pool headers' is given twice"},
    {"bank ^32 0", "bank 32 is out of range; expected 0..31"},
    {"bank 3 0 ^bank 3 1", "bank 3 is given twice"},
    {"select ^32", "out of range"},
    {"binding ^both", "unknown binding 'both'; expected independent or via_header"},
    {"policy ^none", "unknown policy 'none'; expected gob_width_one, narrow_rne, bc1_nv, filter_round16, "
                     "filter_weight8, coord_fixed21, lod_float10, srgb_float8, border_texel, bc4_nv or taps_log8"},
    {"policy narrow_rne policy gob_width_one ^policy narrow_rne", "policy narrow_rne is given twice"},
    /* Textures and samplers. */
    {"texture ^1048576 { " RAW " }", "out of range"},
    {TEXTURE "} ^" TEXTURE "}", "texture 0 is defined twice"},
    {"sampler 1 { } ^sampler 1 { }", "sampler 1 is defined twice"},
    {TEXTURE "^size 4 4 }", "'size' is given twice"},
    {"texture 0 { format R8 UNORM address 0 ^size 4 }", "a size of TWO_D has 2 numbers"},
    {"texture 0 { type THREE_D format R8 UNORM address 0 ^size 4 }", "a size of THREE_D has 3 numbers"},
    {"texture 0 { type TWO_D_ARRAY format R8 UNORM address 0 ^size 4 4 2 }", "counted by 'layers'"},
    {"texture 0 { type THREE_D format R8 UNORM address 0 size 4 4 4 ^4 }", "at most three numbers"},
    {"texture 0 { type THREE_D format R8 UNORM address 0 size 4 4 ^16385 }", "expected 1..16384"},
    {"texture 0 { type ONE_D_BUFFER format R8 UNORM address 0 size ^4294967297 }", "expected 0x1..0x100000000"},
    {"texture 0 { type ONE_D_BUFFER format R8 UNORM address 0 size 4 ^layout pitch 32 }", "a buffer has no layout"},
    {TEXTURE "^layers 2 }", "'layers' belongs to an array type; TWO_D is none"},
    {TEXTURE "type CUBEMAP_ARRAY layers ^16385 }", "layers 16385 is out of range; expected 1..16384"},
    {TEXTURE "samples ^MODE_3X3 }", "unknown samples 'MODE_3X3'; expected one of MODE_1X1"},
    {TEXTURE "^block 1 }", "1 numbers; expected the GOBs of a block"},
    {TEXTURE "block 1 1 ^3 }", "3 GOBs; expected 1, 2, 4"},
    {TEXTURE "type ^FLAT }", "unknown type 'FLAT'; expected one of ONE_D, TWO_D"},
    {"texture 0 { format ^RGBA8 UNORM size 4 4 address 0 }", "unknown format 'RGBA8'; expected one of R32_G32"},
    {"texture 0 { format R8 ^FIXED size 4 4 address 0 }", "unknown datatype 'FIXED'; expected one of SNORM"},
    {"texture 0 { ^format R8 UNORM UINT size 4 4 address 0 }", "2 data types; expected one"},
    {"texture 0 { format ^128 UNORM size 4 4 address 0 }", "format 128 is out of range"},
    {"texture 0 { format R8 UNORM size ^0 4 address 0 }", "size 0 is out of range; expected 1..65536"},
    {"texture 0 { format R8 UNORM size 4 ^65537 address 0 }", "out of range"},
    {"texture 0 { format R8 UNORM size 4 4 address ^256 }", "not a multiple of 512"},
    {"texture 0 { format R8 UNORM size 4 4 address ^16 layout pitch 32 }", "not a multiple of 32"},
    {"^texture 0 { size 4 4 address 0 }", "the texture has no 'format'"},
    {"^texture 0 { format R8 UNORM address 0 }", "the texture has no 'size'"},
    {"^texture 0 { format R8 UNORM size 4 4 }", "the texture has no 'address'"},
    {TEXTURE "^layout tiled }", "expected layout blocklinear, or layout pitch"},
    {TEXTURE "^layout pitch }", "the bytes of a row"},
    {TEXTURE "layout pitch ^33 }", "not a multiple of 32"},
    {TEXTURE "layout blocklinear ^64 }", "takes no number"},
    {TEXTURE "layout pitch 64 ^block 1 1 }", "'block' belongs to layout blocklinear"},
    {TEXTURE "block ^3 1 }", "3 GOBs; expected 1, 2, 4"},
    {TEXTURE "block 1 ^64 }", "64 GOBs"},
    {TEXTURE "levels ^17 }", "levels 17 is out of range; expected 1..16"},
    {TEXTURE "view 0 ^16 }", "out of range"},
    {TEXTURE "^source R G B }", "3 sources; expected four"},
    {TEXTURE "source R G B ^Q }", "unknown source 'Q'"},
    {TEXTURE "MAX_MIP_LEVEL ^16 }", "MAX_MIP_LEVEL 16 is out of range; expected 0..15"},
    {TEXTURE "MAX_MIP_LEVEL 1 ^MAX_MIP_LEVEL 1 }", "MAX_MIP_LEVEL is given twice"},
    {TEXTURE "MAX_MIP_LEVEL ^HIGH }", "expected a number for MAX_MIP_LEVEL"},
    {TEXTURE "TEXTURE_TYPE ^FLAT }", "unknown type 'FLAT'"},
    {TEXTURE "^ADDRESS_U WRAP }", "ADDRESS_U is not a field of a texture"},
    {"sampler 0 { ^COMPONENTS 1 }", "COMPONENTS is not a field of a sampler"},
    {"texture 0 { ^raw 1 2 3 4 5 6 7 }", "7 words; expected 8"},
    {"texture 0 { raw 1 2 3 4 5 6 7 ^123456789 }", "longer than a 32-bit word"},
    {"texture 0 { " RAW " ^size 4 4 }", "a raw texture takes nothing else"},
    {"texture 0 { " RAW " ^texels index }", "texels need a header by fields"},
    {"sampler 0 { ^address WRAP WRAP " RAW " }", "a raw sampler takes nothing else"},
    {"sampler 0 { ^address WRAP }", "1 address modes; expected two"},
    {"sampler 0 { address WRAP ^BOUNCE }", "unknown wrap 'BOUNCE'; expected one of WRAP, MIRROR"},
    {"sampler 0 { ^border 1.0 1.0 1.0 }", "3 border values; expected four"},
    {"sampler 0 { border 0.0 0.0 0.0 ^1 }", "write a number with a point (1.0)"},
    /* Between instructions. */
    {"wait invalidate ^caches", "unknown caches 'caches'; expected texels or descriptors, or nothing for all"},
    {"wait ^20", "unexpected '20'; expected "},
    {"invalidate texels ^descriptors", "unexpected 'descriptors'; expected "},
    {"warp 0 { ^wait }", "unexpected 'wait'; expected "},
    /* Texels. */
    {TEXTURE "^texels stripes }", "expected gradient, checker, noise, solid, png, index, rows, expression, ktx or dds"},
    {TEXTURE "^texels noise }", "expected texels noise SEED"},
    {TEXTURE "^texels expression }", "expected texels expression (E)"},
    {TEXTURE "^texels expression (1) (2) }", "expected texels expression (E)"},
    {TEXTURE "^texels expression 5 }", "expected texels expression (E)"},
    {TEXTURE "texels expression (x + ^lane) }",
     "unknown name 'lane'; expected x, y, z, level, layer, component, a number"},
    {TEXTURE "texels expression (7 ^/ (x - 3)) }", "division by zero (x 3, y 0, z 0, level 0, layer 0, component 0)"},
    {TEXTURE "texels expression (x * 100000000 ^* 100000000) }", "the product is too large (x 1, y 0, "},
    {TEXTURE "texels expression (x ^* 1000000000) }", "out of range"},
    {TEXTURE "texels expression (^0.5) }", "a number with a point; expected a whole number"},
    {TEXTURE "^texels expression (x * 256) }", "a component value does not fit the format"},
    {TEXTURE "^texels expression (-129) }", "a component value does not fit the format"},
    {TEXTURE "^texels rows 00 01 }", "the rows are not as many bytes as all levels hold"},
    {TEXTURE "texels rows ^123 }", "an odd number of hex digits"},
    {TEXTURE "texels rows ^\"a\" }", "has no folder to find files in"},
    {TEXTURE "texels rows ^}", "expected"},
    {TEXTURE "^texels checker 0 1 }", "expected texels checker COLOUR COLOUR SIZE"},
    {TEXTURE "^texels checker 0 1 0 }", "at least one texel"},
    {TEXTURE "^texels solid 256 0 0 0 }", "does not fit the format"},
    {TEXTURE "texels solid ^\"a\" 0 0 0 }", "expected an integer"},
    {TEXTURE "texels png ^\"photo.png\" }", "no folder to find files in"},
    {TEXTURE "texels png ^5 }", "expected a file name in quotes"},
    {TEXTURE "texels ktx ^5 }", "expected a file name in quotes"},
    {TEXTURE "^texels dds }", "expected texels dds \"FILE\""},
    {TEXTURE "texels dds ^\"photo.dds\" }", "no folder to find files in"},
    {TEXTURE "layout pitch 64 TEXTURE_TYPE CUBEMAP ^texels index }", "layers and slices need layout blocklinear"},
    {"texture 0 { format ASTC_2D_4X4 UNORM size 8 8 address 0 ^texels index }", "not built"},
    {"texture 0 { format DXT1 UNORM size 8 8 address 0 ^texels gradient }",
     "no colours can be painted into a compressed format; expected noise, index, rows, ktx or dds"},
    {"texture 0 { format BC7U UNORM size 8 8 address 0 ^texels checker 0 1 2 }", "into a compressed format"},
    {"texture 0 { format EAC SNORM size 8 8 address 0 ^texels solid 0 0 0 0 }", "into a compressed format"},
    {"texture 0 { format ETC2_RGB UNORM size 8 8 address 0 ^texels expression (x) }", "into a compressed format"},
    {"texture 0 { format DXT45 UNORM size 8 8 address 0 ^texels rows 00 01 }", "not as many bytes as all levels hold"},
    {"texture 0 { format R8 UNORM size 65536 65536 address 0 ^texels index }", "too many texels (limits: 16 MiB"},
    {"texture 0 { format R8 UNORM size 4096 4097 address 0 ^texels index }", "memory limit"},
    /* Handles and memory. */
    {"handle 5 texture ^0 sampler 0", "no texture 0 in this file"},
    {"texture 0 { " RAW " } handle 5 texture 0 sampler ^0", "no sampler 0 in this file"},
    {"handle ^8192 0", "handle 8192 is out of range; expected 0..8191"},
    {"handle 5 texture ^1048576 sampler 0", "out of range"},
    {"handle 5 0 ^handle 5 1", "handle 5 is given twice"},
    {"word32 ^2 0", "not a multiple of 4"},
    {"word32 0 ^4294967296", "out of range"},
    {"word32 ^0x1000000000000 0", "out of range"},
    {"bytes 0 ^1 22", "odd number of hex digits"},
    {"sparse 0xffffffffff00 ^0x101", "out of range"},
    {"error 0 ^0", "out of range"},
    {"error 0 32 ^EXOKAY", "unknown answer 'EXOKAY'; expected SLVERR or DECERR, then flagged or writes"},
    {"error 0 32 SLVERR ^DECERR", "unknown answer 'DECERR'; expected flagged or writes"},
    {"error 0 32 flagged ^DECERR", "unknown answer 'DECERR'; expected nothing after flagged"},
    {"error 0 32 writes ^flagged", "unknown answer 'flagged'; expected nothing after writes"},
    /* Warps. */
    {"warp ^64 { word 0 }", "warp 64 is out of range; expected 0..63"},
    {"^warp 0 { active 1 }", "the warp has no instruction"},
    {"warp 0 { word 0 ^word 1 }", "a second instruction"},
    {"warp 0 { word 0 ^asm \"TLD4.R R8, R0, 5, 2D\" }", "a second instruction"},
    {"warp 0 { asm \"TLD4.R ^R9, R0, 5, 2D\" }", "Rd holds 4 scalars here; expected a multiple of 4"},
    {"warp 0 { asm \"^TLD5\" }", "unexpected 'TLD5'; expected TLD4"},
    {"warp 0 { asm \"TLD4.R.T R8, R0, 5, 2D\" ^phase P }", "the text of the instruction has a phase already"},
    {"warp 0 { word 0 phase ^4 }", "phase 4 is out of range"},
    {"warp 0 { word 0 phase ^Q }", "unknown phase 'Q'; expected one of T, P"},
    {"warp 0 { word 0 stage ^hull }", "unknown stage 'hull'; expected one of vertex"},
    {"warp 0 { word 0 active ^0x100000000 }", "out of range"},
    {"warp 0 { word 0 active 1 ^active 2 }", "'active' is given twice"},
    {WARP "^r = 1 }", "the word reads no 'r'; expected s (R0), t (R1)"},
    {WARP "^R2 = 1 }", "the word reads no 'R2'"},
    {WARP "^handle = 1 }", "the word reads no 'handle'"},
    {WARP "s = 1 ^R0 = 2 }", "Ra+0 has a value already"},
    {WARP "s = 1 ^s = 2 }", "Ra+0 has a value already"},
    {WARP "^Rd+0 = 1 }", "expected Ra+0..Ra+3 or Rb+0..Rb+3 or Rc+0"},
    {WARP "Ra+^4 = 1 }", "register 4 is out of range; expected 0..3"},
    {"warp 0 { word 0 ^s = 1 }", "the word is no instruction of the unit"},
    {"warp 0 { asm \"TLD4.R.PTP R8, R4, R4, 0x0, 2D\" ^R4 = 1 }", "a float and an integer operand"},
    /* Expectations. */
    {WARP "active 1 expect ^lane 1 R8 = 0 }", "lane 1 does not execute (executed: 0x00000001)"},
    {WARP "expect ^lane 32 R8 = 0 }", "lane is out of range; expected 0..31"},
    {WARP "active 0 expect ^all R8 = 0 }", "no thread executes; expected token"},
    {"warp 0 { word 0 expect ^all header.level = 0 }", "no thread executes: not an instruction"},
    {WARP "expect ^token header.level = 0 }", "there is no completion token"},
    {"warp 0 { word 0 expect token ^R8 = 0 }", "a completion token writes no register"},
    {WARP "expect all ^R12 = 0 }", "it writes R8..R11"},
    {WARP "expect all ^P0 = 0 }", "the word writes no register 'P0'"},
    {WARP "expect all ^R255 = unwritten }", "expected R0..R254 or P0..P6"},
    {WARP "expect all ^P7 = unwritten }", "expected R0..R254 or P0..P6"},
    {WARP "active 1 expect ^lane 1 R8 = unwritten R8 = 0 }", "lane 1 does not execute"},
    {WARP "expect all header.level = ^unwritten }", "expected a number for level"},
    {WARP "expect all ^P7 = 0 }", "the word writes no register 'P7'"},
    {WARP "expect all ^s = 0 }", "the word writes no register 's'"},
    {WARP "expect all ^texture.level = 0 }", "no boundary of that name carries a thread"},
    {WARP "expect all ^nowhere.level = 0 }", "expected one of decode, bind, header"},
    {WARP "expect all ^result.count = 0 }", "no boundary of that name carries a thread"},
    {WARP "expect all ^header.height = 0 }", "header has no such field; expected one of tag.warp"},
    {WARP "expect all ^header.place.base = 0 }", "level_layout.layout, level_layout.base, "},
    {WARP "expect all ^header.place.base = 0 }", ", fmt.compare.on, fmt.compare.func, "},
    {WARP "expect all ^address.split = 0 }", ", fetch, straddle, addr_hi, "},
    {WARP "expect all ^coord.fixed = 0 }", "fixed has 3 elements; expected [0]..[2]"},
    {WARP "expect all coord.fixed[^3] = 0 }", "element 3 is out of range; expected 0..2"},
    {WARP "expect all header.level = ^16 }", "level 16 is out of range; expected 0..15"},
    {WARP "expect all header.level = ^-1 }", "the negative number does not fit level"},
    {WARP "expect all coord.fixed[0] = ^33554432 }", "out of range"},
    {WARP "expect all coord.fixed[0] = ^-33554433 }", "the negative number does not fit"},
    {WARP "expect all header.level = ^1.5 }", "expected an integer for level"},
    {WARP "expect all header.level = ^HIGH }", "expected a number for level"},
    {WARP "expect all header.geom.address_u = ^ROUND }", "unknown wrap 'ROUND'"},
    {WARP "expect all texels (1,2) (3,4) (5,6) ^}", "expected border or '('"},
    {WARP "expect all texels (1,2) (3,4) (5,6) (^65536,0) }", "column 65536 is out of range"},
    {WARP "expect all address 1 2 3 ^}", "expected"},
};

static void every_mistake_has_its_message(void **state)
{
    (void)state;
    char text[400], place[32];
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        const char *mark = strchr(errors[i].text, '^');
        assert_non_null(mark);
        snprintf(text, sizeof text, "texlock 1\n%.*s%s", (int)(mark - errors[i].text), errors[i].text, mark + 1);
        snprintf(place, sizeof place, "2:%d", (int)(mark - errors[i].text) + 1);
        vector_bad(text, place, errors[i].part);
    }
}

static void the_version_comes_first(void **state)
{
    (void)state;
    vector_bad("", "1:1", "the file ends here; expected texlock");
    vector_bad("warp 0 { }", "1:1", "expected texlock");
    vector_bad("texlock 2", "1:9", "format version 2 is not known; expected 1");
}

static void all_mistakes_are_reported_at_once(void **state)
{
    (void)state;
    struct test_case c;
    const char *text = "texlock 1\nselect 99\nbank 40 0\nwarp 0 { word 0 stage x }\nwarp 99 { word 0 }\n";
    char *found = vector_errors(text, strlen(text), &c);
    assert_non_null(strstr(found, ":2:8:"));
    assert_non_null(strstr(found, ":3:6:"));
    assert_non_null(strstr(found, ":4:23:"));
    assert_non_null(strstr(found, ":5:6:"));
    free(found);
    char many[2000] = "texlock 1\n";
    for (unsigned i = 0; i < 100; i++)
        strcat(many, "select 99\n");
    found = vector_errors(many, strlen(many), &c);
    assert_non_null(strstr(found, "select 99\n           ^~"));
    free(found);
    case_free(&c);
}

static void the_source_line_is_shown_with_a_caret(void **state)
{
    (void)state;
    struct test_case c;
    const char *text = "texlock 1\n\tselect\t 99 # far\n";
    char *found = vector_errors(text, strlen(text), &c);
    assert_string_equal(found, "(memory):2:10: error: bank 99 is out of range; expected 0..31\n"
                               "     select  99 # far\n"
                               "             ^~\n");
    free(found);
    case_free(&c);
}

static void limits_hold(void **state)
{
    (void)state;
    struct test_case c;
    char *text = malloc(200000), *found;
    assert_non_null(text);
    strcpy(text, "texlock 1\n");
    size_t at = strlen(text);
    for (unsigned i = 0; i < 101; i++)
        at += (size_t)sprintf(text + at, "warp 0 { word 0 }\n");
    found = vector_errors(text, at, &c);
    assert_non_null(
        strstr(found, ":102:1: error: too many warps (limits: 16 MiB of memory, 100 warps, 5000 expectations)"));
    free(found);
    at = (size_t)sprintf(text, "texlock 1\n");
    for (unsigned i = 0; i < 4100; i++) /* each touches a page of 4 KiB; 16 MiB are allowed */
        at += (size_t)sprintf(text + at, "word32 0x%x000 0\n", i);
    found = vector_errors(text, at, &c);
    assert_non_null(strstr(found, ":4098:1: error: the memory of the case is too large (limits: 16 MiB"));
    free(found);
    at = (size_t)sprintf(text, "texlock 1\nwarp 0 { word 0xc8380057aff70008\n");
    for (unsigned i = 0; i < 200; i++)
        at += (size_t)sprintf(text + at, "expect all header.level = 0\n");
    sprintf(text + at, "}");
    found = vector_errors(text, strlen(text), &c);
    assert_non_null(strstr(found, "error: too many expectations"));
    free(found);
    free(text);
    case_free(&c);
}

/* Any damage to a good file loads or is refused; nothing else. Memory errors show under the sanitizers. */
static void damaged_files_are_refused_or_loaded(void **state)
{
    (void)state;
    static const char good[] =
        "texlock 1 rules R-TLD4-41 strictness order 77 minimum texel 3 traffic { seed 7 latency 5..40 reorder on }\n"
        "pool headers 0x100000000 max 3 bank 2 0x5000 select 2 binding via_header policy gob_width_one\n"
        "texture 0 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B A size 10 6 address 0x200000\n"
        "  block 1 8 levels 1 view 0 0 texels checker (1, 2, 3, 4) 5 2 MAX_MIP_LEVEL 0 }\n"
        "texture 3 { raw 58d24908 34567800 00600012 60070018 e2800063 8004003b 03000000 00000041 }\n"
        "sampler 0 { address WRAP MIRROR border 0.0 0.0 0.0 1.0 normalized on }\n"
        "handle 5 texture 0 sampler 0 word32 0x123450 0xdeadbeef ; bytes 0x100 00 11 sparse 0x20001000 0x1000\n"
        "error 0x30000000 32 DECERR flagged error 0x40000000 32 flagged\n"
        "warp 0 { asm \"TLD4.R.AOFFI R8, R0, R2, 5, 2D, 0xf\" s = (lane + 0.5) / 32 t = { 0.25 -1.0 ... }\n"
        "  off1 = aoffi(-1, 2) expect lane 3 R8 = 0x3f800000 texels (1,2) border (3,4) (5,6)\n"
        "  expect lane 3 address 0x20000074 - - 1 ; expect all header.level = 0 }\n";
    struct rng r;
    char text[sizeof good];
    unsigned loaded = 0;
    rng_init(&r, 12, 0);
    for (unsigned i = 0; i < 4000; i++) {
        struct test_case c;
        size_t size = sizeof good - 1;
        memcpy(text, good, size);
        for (unsigned k = rng_below(&r, 3); k > 0; k--)
            text[rng_below(&r, (uint32_t)size)] = (char)(rng_percent(&r, 80) ? 32 + rng_below(&r, 95) : rng_next(&r));
        if (rng_percent(&r, 30))
            size = rng_below(&r, (uint32_t)size);
        char *found = vector_errors(text, size, &c);
        loaded += found[0] == '\0';
        free(found);
        case_free(&c);
    }
    assert_in_range(loaded, 100, 3900);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_mistake_has_its_message),
        cmocka_unit_test(the_version_comes_first),
        cmocka_unit_test(all_mistakes_are_reported_at_once),
        cmocka_unit_test(the_source_line_is_shown_with_a_caret),
        cmocka_unit_test(limits_hold),
        cmocka_unit_test(damaged_files_are_refused_or_loaded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
