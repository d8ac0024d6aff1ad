// SPDX-License-Identifier: Apache-2.0
/* Grammar of vector files; vectors/README.md is its documentation. Shapes only: values are judged by vector_build.c. */
%define api.prefix {vector_yy}
%define api.pure full
%define api.token.prefix {T_}
%define api.location.type {struct span}
%define parse.error custom
%define parse.lac full
%locations
%lex-param {void *scanner}
%parse-param {void *scanner} {struct tree *tree}

%code requires {
#include "vector/vector_ast.h"
}

%union {
    struct node *node;
    struct slice text;
    uint64_t integer;
    struct {
        uint64_t value;
        struct slice text;
    } number;
    double real;
}

%code {
#include <stdio.h>

int vector_yylex(VECTOR_YYSTYPE *value, VECTOR_YYLTYPE *at, void *scanner);
static void vector_yyerror(const VECTOR_YYLTYPE *at, void *scanner, struct tree *tree, const char *text);

/* From the first to the last symbol on the same line. */
#define YYLLOC_DEFAULT(Current, Rhs, N)                                                                                \
    do {                                                                                                               \
        if (N) {                                                                                                       \
            (Current) = YYRHSLOC(Rhs, 1);                                                                              \
            if (YYRHSLOC(Rhs, N).line == (Current).line)                                                               \
                (Current).length = YYRHSLOC(Rhs, N).column + YYRHSLOC(Rhs, N).length - (Current).column;               \
        } else {                                                                                                       \
            (Current) = YYRHSLOC(Rhs, 0);                                                                              \
            (Current).length = 0;                                                                                      \
        }                                                                                                              \
    } while (0)

#define MAKE0(kind, at) tree_node(tree, kind, at)
#define MAKE1(kind, at, a) tree_make(tree, kind, at, a, NULL, NULL)
#define MAKE2(kind, at, a, b) tree_make(tree, kind, at, a, b, NULL)
#define MAKE3(kind, at, a, b, c) tree_make(tree, kind, at, a, b, c)
#define INTEGER(kind, at, value) tree_integer(tree, kind, at, value)
#define TEXT(kind, at, text) tree_text(tree, kind, at, text)
#define WORD(text) ((struct slice){text, sizeof text - 1}) /* a keyword that stands where a name may */

/* A node over the bytes that were appended since the list began. */
static struct node *hex_node(struct tree *tree, enum node_kind kind, struct span at, uint64_t begin)
{
    struct node *node = tree_node(tree, kind, at);
    if (node) {
        node->offset = (uint32_t)begin;
        node->count = (uint32_t)(tree->bytes_count - begin);
    }
    return node;
}

/* Children of a list that only gathered them. */
static struct node *items(const struct node *list)
{
    return list ? list->first : NULL;
}
}

%token END 0 "the end of the file"
%token <number> INTEGER "an integer"
%token <real> REAL "a number with a point"
%token <text> NAME "a name" PATH "boundary.field" FIELD "a header or sampler field" STRING "a string"
%token <text> RULE "a rule id" HEX "hex digits"
%token DOTS ".." ELLIPSIS "..."
%token ACTIVE "active" ADDRESS "address" ALL "all" ASM "asm" BANK "bank" BINDING "binding" BLOCK "block"
%token BORDER "border" BYTES "bytes" CLEAR "clear" ERROR "error" EXPECT "expect" FORMAT "format" HANDLE "handle" HEADERS "headers"
%token HELPER "helper" INVALIDATE "invalidate" KILLED "killed" LANE "lane" LATENCY "latency" LAYERS "layers" LAYOUT "layout" LEVEL "level" LEVELS "levels"
%token MAX "max" MEMORY "memory" MINIMUM "minimum" NORMALIZED "normalized" OFF "off" ON "on" PHASE "phase" POLICY "policy"
%token POOL "pool" PRED "pred" RAW "raw" REGISTER "register" REORDER "reorder" ROWS "rows" RULES "rules" SAMPLER "sampler" SAMPLERS "samplers"
%token SAMPLES "samples"
%token SELECT "select" SIZE "size" SM4 "sm4" SOURCE "source" SPARSE "sparse" STAGE "stage" STRICTNESS "strictness" TEXELS "texels"
%token TEXLOCK "texlock" TEXTURE "texture" TGSI "tgsi" TOKEN "token" TRAFFIC "traffic" TYPE "type" VIEW "view" WAIT "wait"
%token WARP "warp"
%token WITHOUT "without" WORD "word" WORD32 "word32"

%type <node> statement rule_list traffic_items traffic_item texture_items texture_item sampler_items sampler_item
%type <node> warp_items warp_item code codes arguments argument integer maximum layout_pitch sizes literal number numbers
%type <node> value expression list list_element element checks check who check_value sample address_value name call_arguments
%type <node> call_argument answer register_name
%type <integer> switch hex_begin

%left '+' '-'
%left '*' '/' '%'
%precedence UNARY

%%

file: TEXLOCK INTEGER[version] {
        if ($version.value != 1)
            tree_error(tree, @version, "format version %llu is not known; expected 1", (unsigned long long)$version.value);
        tree->statements = tree_node(tree, NODE_RULES, @$);
    } statements
    ;

statements: %empty
    | statements statement { node_add(tree->statements, $2); }
    | statements ';'
    ;

statement: RULES rule_list { $$ = $2; }
    | RULES WITHOUT rule_list { $$ = $3; if ($$) $$->kind = NODE_RULES_WITHOUT; }
    | STRICTNESS name { $$ = MAKE1(NODE_STRICTNESS, @$, $2); }
    | STRICTNESS name integer { $$ = MAKE2(NODE_STRICTNESS, @$, $2, $3); }
    | MINIMUM name integer { $$ = MAKE2(NODE_MINIMUM, @$, $2, $3); }
    | TRAFFIC '{' traffic_items '}' { $$ = $3; if ($$) $$->at = @1; }
    | POOL HEADERS integer maximum { $$ = MAKE2(NODE_POOL_HEADERS, @$, $3, $4); }
    | POOL SAMPLERS integer maximum { $$ = MAKE2(NODE_POOL_SAMPLERS, @$, $3, $4); }
    | BANK integer integer { $$ = MAKE2(NODE_BANK, @$, $2, $3); }
    | SELECT integer { $$ = MAKE1(NODE_SELECT, @$, $2); }
    | BINDING name { $$ = MAKE1(NODE_BINDING, @$, $2); }
    | POLICY name { $$ = MAKE1(NODE_POLICY, @$, $2); }
    | TEXTURE integer '{' texture_items '}' { $$ = MAKE2(NODE_DEFINE_TEXTURE, @1, $2, items($4)); }
    | SAMPLER integer '{' sampler_items '}' { $$ = MAKE2(NODE_DEFINE_SAMPLER, @1, $2, items($4)); }
    | HANDLE integer TEXTURE integer SAMPLER integer { $$ = MAKE3(NODE_DEFINE_HANDLE, @$, $2, $4, $6); }
    | HANDLE integer integer { $$ = MAKE2(NODE_DEFINE_HANDLE, @$, $2, $3); }
    | WORD32 integer integer { $$ = MAKE2(NODE_WORD32, @$, $2, $3); }
    | BYTES integer hex_begin byte_list { $$ = node_add(hex_node(tree, NODE_BYTES, @1, $3), $2); }
    | EXPECT MEMORY integer '=' hex_begin byte_list ';' { $$ = node_add(hex_node(tree, NODE_MEMORY, @2, $5), $3); }
    | EXPECT REGISTER register_name '=' check_value ';' { $$ = node_add($3, $5); }
    | SPARSE integer integer { $$ = MAKE2(NODE_SPARSE, @$, $2, $3); }
    | ERROR integer integer answer { $$ = MAKE3(NODE_ERROR, @$, $2, $3, $4); }
    | WAIT { $$ = MAKE0(NODE_WAIT, @$); }
    | CLEAR NAME { $$ = MAKE1(NODE_CLEAR, @$, TEXT(NODE_NAME, @2, $2)); }
    | INVALIDATE { $$ = MAKE0(NODE_INVALIDATE, @$); }
    | INVALIDATE TEXELS { $$ = MAKE1(NODE_INVALIDATE, @$, TEXT(NODE_NAME, @2, WORD("texels"))); }
    | INVALIDATE NAME { $$ = MAKE1(NODE_INVALIDATE, @$, TEXT(NODE_NAME, @2, $2)); }
    | WARP integer '{' warp_items '}' { $$ = MAKE2(NODE_WARP, @1, $2, items($4)); }
    ;

integer: INTEGER {
        $$ = INTEGER(NODE_INTEGER, @$, $1.value);
        if ($$)
            $$->text = $1.text;
    }
    ;
register_name: NAME { $$ = TEXT(NODE_REGISTER, @$, $1); }
    | PATH { $$ = TEXT(NODE_REGISTER, @$, $1); }
    ;
name: NAME { $$ = TEXT(NODE_NAME, @$, $1); }
    | ADDRESS { $$ = TEXT(NODE_NAME, @$, WORD("address")); }
    | INVALIDATE { $$ = TEXT(NODE_NAME, @$, WORD("invalidate")); }
    ;
code: NAME { $$ = TEXT(NODE_NAME, @$, $1); }
    | integer
    ;
codes: code { $$ = MAKE1(NODE_LIST, @$, $1); }
    | codes code { $$ = node_add($1, $2); }
    ;
switch: ON { $$ = 1; }
    | OFF { $$ = 0; }
    ;
maximum: %empty { $$ = NULL; }
    | MAX integer { $$ = $2; }
    ;

answer: %empty { $$ = NULL; }
    | NAME { $$ = MAKE1(NODE_LIST, @$, TEXT(NODE_NAME, @1, $1)); }
    | NAME[first] NAME[second] {
        $$ = MAKE2(NODE_LIST, @$, TEXT(NODE_NAME, @first, $first), TEXT(NODE_NAME, @second, $second));
    }
    ;

rule_list: RULE { $$ = MAKE1(NODE_RULES, @$, TEXT(NODE_NAME, @1, $1)); }
    | rule_list RULE { $$ = node_add($1, TEXT(NODE_NAME, @2, $2)); }
    ;

traffic_items: %empty { $$ = MAKE0(NODE_TRAFFIC, @$); }
    | traffic_items traffic_item { $$ = node_add($1, $2); }
    | traffic_items ';'
    ;
traffic_item: NAME integer { $$ = node_add(TEXT(NODE_SETTING, @1, $1), $2); }
    | LATENCY integer { $$ = MAKE1(NODE_LATENCY, @$, $2); }
    | LATENCY integer DOTS integer { $$ = MAKE2(NODE_LATENCY, @$, $2, $4); }
    | REORDER switch { $$ = INTEGER(NODE_REORDER, @$, $2); }
    ;

texture_items: %empty { $$ = MAKE0(NODE_DEFINE_TEXTURE, @$); }
    | texture_items texture_item { $$ = node_add($1, $2); }
    | texture_items ';'
    ;
texture_item: TYPE code { $$ = MAKE1(NODE_TYPE, @$, $2); }
    | LAYOUT name layout_pitch { $$ = MAKE2(NODE_LAYOUT, @$, $2, $3); }
    | FORMAT codes { $$ = MAKE1(NODE_FORMAT, @$, items($2)); }
    | SOURCE codes { $$ = MAKE1(NODE_SOURCE, @$, items($2)); }
    | SIZE sizes { $$ = MAKE1(NODE_SIZE, @$, items($2)); }
    | LAYERS integer { $$ = MAKE1(NODE_LAYERS, @$, $2); }
    | SAMPLES code { $$ = MAKE1(NODE_SAMPLES, @$, $2); }
    | ADDRESS integer { $$ = MAKE1(NODE_ADDRESS, @$, $2); }
    | BLOCK sizes { $$ = MAKE1(NODE_BLOCK, @$, items($2)); }
    | LEVELS integer { $$ = MAKE1(NODE_LEVELS, @$, $2); }
    | VIEW integer integer { $$ = MAKE2(NODE_VIEW, @$, $2, $3); }
    | NORMALIZED switch { $$ = INTEGER(NODE_NORMALIZED, @$, $2); }
    | TEXELS NAME arguments { $$ = node_add(TEXT(NODE_TEXELS, @$, $2), items($3)); }
    | TEXELS ROWS hex_begin byte_list {
        $$ = hex_node(tree, NODE_TEXELS, @$, $3);
        if ($$)
            $$->text = WORD("rows");
    }
    | TEXELS ROWS hex_begin STRING {
        $$ = node_add(TEXT(NODE_TEXELS, @$, WORD("rows")), TEXT(NODE_STRING, @4, $4));
    }
    | RAW hex_begin word_list { $$ = hex_node(tree, NODE_RAW, @1, $2); }
    | FIELD code { $$ = node_add(TEXT(NODE_FIELD, @1, $1), $2); }
    ;
sizes: integer { $$ = MAKE1(NODE_SIZE, @$, $1); }
    | sizes integer { $$ = node_add($1, $2); }
    ;
layout_pitch: %empty { $$ = NULL; }
    | integer
    ;
arguments: %empty { $$ = MAKE0(NODE_TEXELS, @$); }
    | arguments argument { $$ = node_add($1, $2); }
    ;
argument: integer
    | '(' expression ')' { $$ = MAKE1(NODE_EXPRESSION, @$, $2); }
    | STRING { $$ = TEXT(NODE_STRING, @$, $1); }
    | '(' integer[r] ',' integer[g] ',' integer[b] ',' integer[a] ')' {
        $$ = node_add(MAKE3(NODE_COLOR, @$, $r, $g, $b), $a);
    }
    ;

sampler_items: %empty { $$ = MAKE0(NODE_DEFINE_SAMPLER, @$); }
    | sampler_items sampler_item { $$ = node_add($1, $2); }
    | sampler_items ';'
    ;
sampler_item: ADDRESS codes { $$ = MAKE1(NODE_ADDRESS, @$, items($2)); }
    | BORDER numbers { $$ = MAKE1(NODE_BORDER, @$, items($2)); }
    | NORMALIZED switch { $$ = INTEGER(NODE_NORMALIZED, @$, $2); }
    | RAW hex_begin word_list { $$ = hex_node(tree, NODE_RAW, @1, $2); }
    | FIELD code { $$ = node_add(TEXT(NODE_FIELD, @1, $1), $2); }
    ;

numbers: number { $$ = MAKE1(NODE_LIST, @$, $1); }
    | numbers number { $$ = node_add($1, $2); }
    ;
number: literal
    | '-' literal { $$ = MAKE1(NODE_NEGATE, @$, $2); }
    ;
literal: integer
    | REAL { $$ = MAKE0(NODE_REAL, @$); if ($$) $$->real = $1; }
    ;

hex_begin: %empty { $$ = tree->bytes_count; }
    ;
byte_list: HEX { tree_hex(tree, @1, $1, false); }
    | byte_list HEX { tree_hex(tree, @2, $2, false); }
    ;
word_list: HEX { tree_hex(tree, @1, $1, true); }
    | word_list HEX { tree_hex(tree, @2, $2, true); }
    ;

warp_items: %empty { $$ = MAKE0(NODE_WARP, @$); }
    | warp_items warp_item { $$ = node_add($1, $2); }
    | warp_items ';'
    ;
warp_item: WORD integer { $$ = MAKE1(NODE_WORD, @$, $2); }
    | ASM STRING { $$ = MAKE1(NODE_ASM, @$, TEXT(NODE_STRING, @2, $2)); }
    | SM4 STRING { $$ = MAKE1(NODE_SM4, @$, TEXT(NODE_STRING, @2, $2)); }
    | TGSI STRING { $$ = MAKE1(NODE_TGSI, @$, TEXT(NODE_STRING, @2, $2)); }
    | TGSI STRING BANK integer { $$ = MAKE2(NODE_TGSI, @$, TEXT(NODE_STRING, @2, $2), $4); }
    | PHASE code { $$ = MAKE1(NODE_PHASE, @$, $2); }
    | STAGE code { $$ = MAKE1(NODE_STAGE, @$, $2); }
    | ACTIVE integer { $$ = MAKE1(NODE_ACTIVE, @$, $2); }
    | HELPER integer { $$ = MAKE1(NODE_HELPER, @$, $2); }
    | KILLED integer { $$ = MAKE1(NODE_KILLED, @$, $2); }
    | PRED integer { $$ = MAKE1(NODE_PRED, @$, $2); }
    | NAME '=' value { $$ = node_add(TEXT(NODE_OPERAND, @1, $1), $3); }
    | HANDLE '=' value { $$ = node_add(TEXT(NODE_OPERAND, @1, WORD("handle")), $3); }
    | STRING '=' value { $$ = node_add(TEXT(NODE_TEXT_SOURCE, @1, $1), $3); }
    | NAME '+' integer '=' value { $$ = MAKE2(NODE_PORT, @1, $3, $5); if ($$) $$->text = $1; }
    | EXPECT who checks ';' { $$ = MAKE2(NODE_EXPECT, @1, $2, items($3)); }
    ;

value: expression
    | '{' list '}' { $$ = $2; if ($$) $$->at = @1; }
    | '{' list ELLIPSIS '}' { $$ = $2; if ($$) { $$->at = @1; $$->integer = 1; } }
    ;
list: list_element { $$ = MAKE1(NODE_LIST, @$, $1); }
    | list list_element { $$ = node_add($1, $2); }
    | list ',' list_element { $$ = node_add($1, $3); }
    ;
list_element: element
    | '-' element { $$ = MAKE1(NODE_NEGATE, @$, $2); }
    ;
element: literal
    | NAME '(' call_arguments ')' { $$ = node_add(TEXT(NODE_CALL, @1, $1), items($3)); }
    | HANDLE '(' call_arguments ')' { $$ = node_add(TEXT(NODE_CALL, @1, WORD("handle")), items($3)); }
    | '(' expression ')' { $$ = $2; }
    ;
expression: element
    | NAME { $$ = TEXT(NODE_NAME, @$, $1); }
    | LANE { $$ = TEXT(NODE_NAME, @$, WORD("lane")); }
    | LEVEL { $$ = TEXT(NODE_NAME, @$, WORD("level")); }
    | expression '+' expression { $$ = MAKE2(NODE_ADD, @2, $1, $3); }
    | expression '-' expression { $$ = MAKE2(NODE_SUBTRACT, @2, $1, $3); }
    | expression '*' expression { $$ = MAKE2(NODE_MULTIPLY, @2, $1, $3); }
    | expression '/' expression { $$ = MAKE2(NODE_DIVIDE, @2, $1, $3); }
    | expression '%' expression { $$ = MAKE2(NODE_MODULO, @2, $1, $3); }
    | '-' expression %prec UNARY { $$ = MAKE1(NODE_NEGATE, @$, $2); }
    ;
call_arguments: call_argument { $$ = MAKE1(NODE_LIST, @$, $1); }
    | call_arguments ',' call_argument { $$ = node_add($1, $3); }
    ;
call_argument: expression
    | TEXTURE INTEGER { $$ = INTEGER(NODE_TEXTURE, @$, $2.value); }
    | SAMPLER INTEGER { $$ = INTEGER(NODE_SAMPLER, @$, $2.value); }
    ;

who: LANE INTEGER { $$ = INTEGER(NODE_LANE, @$, $2.value); }
    | ALL { $$ = MAKE0(NODE_ALL, @$); }
    | TOKEN { $$ = MAKE0(NODE_TOKEN, @$); }
    ;
checks: check { $$ = MAKE1(NODE_LIST, @$, $1); }
    | checks check { $$ = node_add($1, $2); }
    ;
check: NAME '=' check_value { $$ = node_add(TEXT(NODE_CHECK, @1, $1), $3); }
    | STRING '=' check_value { $$ = node_add(TEXT(NODE_CHECK_COMPONENT, @1, $1), $3); }
    | NAME '(' NAME ')' '=' check_value { $$ = MAKE2(NODE_CHECK_AFTER, @1, TEXT(NODE_NAME, @3, $3), $6); if ($$) $$->text = $1; }
    | PATH '=' check_value { $$ = node_add(TEXT(NODE_CHECK, @1, $1), $3); }
    | PATH '[' integer ']' '=' check_value { $$ = MAKE2(NODE_CHECK, @1, $6, $3); if ($$) $$->text = $1; }
    | TEXELS sample sample sample sample { $$ = node_add(MAKE3(NODE_CHECK_TEXELS, @1, $2, $3, $4), $5); }
    | ADDRESS address_value address_value address_value address_value {
        $$ = node_add(MAKE3(NODE_CHECK_ADDRESS, @1, $2, $3, $4), $5);
    }
    ;
check_value: number
    | NAME { $$ = TEXT(NODE_NAME, @$, $1); }
    | STRING { $$ = TEXT(NODE_NAME, @$, $1); }
    ;
sample: '(' integer ',' integer ')' { $$ = MAKE2(NODE_TEXEL, @$, $2, $4); }
    | BORDER { $$ = MAKE0(NODE_BORDER, @$); }
    ;
address_value: integer
    | '-' { $$ = MAKE0(NODE_NOTHING, @$); }
    ;

%%

enum { SHOWN_TOKENS = 24 };

/* The statement's name before it was `strictness`; a level is a mip level. */
static bool old_word(yysymbol_kind_t token, const yysymbol_kind_t *expected, int n)
{
    for (int i = 0; i < n; i++)
        if (token == YYSYMBOL_LEVEL && expected[i] == YYSYMBOL_STRICTNESS)
            return true;
    return false;
}

/* "unexpected 'foo'; expected a, b or c" */
static int yyreport_syntax_error(const yypcontext_t *context, void *scanner, struct tree *tree)
{
    (void)scanner;
    yysymbol_kind_t expected[SHOWN_TOKENS];
    char text[700];
    int n = yypcontext_expected_tokens(context, expected, SHOWN_TOKENS), at = 0;
    yysymbol_kind_t token = yypcontext_token(context);
    if (old_word(token, expected, n)) {
        tree_error(tree, *yypcontext_location(context), "the statement 'level' is called 'strictness' now");
        return 0;
    }
    if (token == YYSYMBOL_YYEOF)
        at = snprintf(text, sizeof text, "the file ends here");
    else if (token != YYSYMBOL_YYEMPTY)
        at = snprintf(text, sizeof text, "unexpected '%.*s'", tree->token.size > 40 ? 40 : (int)tree->token.size,
                      tree->token.at);
    for (int i = 0; i < n && at < (int)sizeof text; i++)
        at += snprintf(text + at, sizeof text - (size_t)at, "%s%s",
                       i == 0 ? "; expected " : i == n - 1 ? " or " : ", ", yysymbol_name(expected[i]));
    tree_error(tree, *yypcontext_location(context), "%s", text);
    return 0;
}

static void vector_yyerror(const VECTOR_YYLTYPE *at, void *scanner, struct tree *tree, const char *text)
{
    (void)scanner;
    (void)text; /* only "memory exhausted" comes here */
    tree_error(tree, *at, "nested too deeply");
}
