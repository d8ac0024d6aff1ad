// SPDX-License-Identifier: Apache-2.0
/* Grammar of shader assembly; README.md is its documentation. Shapes only: check.c judges. */
%define api.prefix {dx_yy}
%define api.pure full
%define api.token.prefix {T_}
%define api.location.type {struct span}
%define parse.error custom
%define parse.lac full
%locations
%lex-param {void *scanner}
%parse-param {void *scanner} {struct shader_reader *r}

%code requires {
#include "sm4/reader.h"
}

%union {
    struct low_slice text;
    struct shader_number number;
    struct dx_operand operand;
    struct shader_declaration declaration;
    unsigned count;
    bool flag;
}

%code {
#include <stdio.h>

int dx_yylex(DX_YYSTYPE *value, DX_YYLTYPE *at, void *scanner);
static void dx_yyerror(const DX_YYLTYPE *at, void *scanner, struct shader_reader *r, const char *text);

/* From the first to the last symbol on the same line. */
#define YYLLOC_DEFAULT(Current, Rhs, N)                                                                                \
    do {                                                                                                               \
        if (N) {                                                                                                       \
            (Current) = YYRHSLOC(Rhs, 1);                                                                              \
            if (YYRHSLOC(Rhs, N).line == (Current).line)                                                               \
                (Current).length = YYRHSLOC(Rhs, N).column + YYRHSLOC(Rhs, N).length - (Current).column;               \
        } else {                                                                                                       \
            (Current) = YYRHSLOC(Rhs, 0); /* nothing, after the symbol before */                                        \
            (Current).column += (Current).length;                                                                      \
            (Current).length = 0;                                                                                      \
        }                                                                                                              \
    } while (0)
}

%token END 0 "the end of the text"
%token <number> INTEGER "an integer"
%token <number> REAL "a number with a point"
%token <text> NAME "a name" SUFFIX "a suffix of an opcode"
%token <text> OPCODE "an opcode" PASSED "another opcode" MODEL "a shader model"
%token <text> DCL_RESOURCE "dcl_resource_KIND" DCL_UAV "dcl_uav_typed_KIND" DCL_SAMPLER "dcl_sampler" DCL_TEMPS "dcl_temps"
%token EOL "the end of the line"

%type <operand> operand place register indices swizzled literal values
%type <number> signed whole
%type <flag> index term
%type <declaration> types type_list
%type <count> offsets

%%

text: lines
    ;
lines: %empty
    | lines line EOL
    | lines error EOL { r->bad = false; if (diag_full(r->diag)) YYABORT; yyerrok; }
    ;
line: %empty
    | statement
    | INTEGER ':' statement /* the number of an instruction, as disassemblers print it */
    ;
statement: PASSED
    | MODEL { shader_model(r, @1, $1); }
    | DCL_RESOURCE types register {
        $2.at = @1;
        $2.name = $1;
        shader_declare(r, &$2, &$3);
    }
    | DCL_RESOURCE '(' whole ')' types register {
        $5.at = @1;
        $5.name = $1;
        $5.samples = $3.bits;
        shader_declare(r, &$5, &$6);
    }
    | DCL_UAV types register {
        $2.at = @1;
        $2.name = $1;
        $2.uav = true;
        shader_declare(r, &$2, &$3);
    }
    | DCL_SAMPLER register ',' NAME { shader_sampler(r, &$2, @4, $4); }
    | DCL_SAMPLER register { shader_sampler(r, &$2, @2, (struct low_slice){0}); }
    | DCL_TEMPS whole { shader_temps(r, @2, $2); }
    | OPCODE { shader_begin(r, @1, $1); } tails operands { shader_end(r); }
    ;

types: '(' type_list ')' { $$ = $2; }
    ;
type_list: NAME { $$ = (struct shader_declaration){0}; shader_type(r, @1, $1, &$$); }
    | type_list ',' NAME { $$ = $1; shader_type(r, @3, $3, &$$); }
    ;
whole: INTEGER
    ;

tails: %empty
    | tails tail
    ;
tail: '(' offsets ')'
    | '(' NAME ')' { shader_dimension(r, @2, $2); }
    | '(' NAME ',' NAME ',' NAME ',' NAME ')' /* return types */
    | SUFFIX { shader_suffix(r, @1, $1); }
    ;
offsets: signed { $$ = 0; shader_offset(r, @1, 0, $1); }
    | offsets ',' signed { $$ = $1 + 1; shader_offset(r, @3, $$, $3); }
    ;
signed: INTEGER
    | '-' INTEGER { $$ = $2; $$.whole = -$$.whole; $$.bits = 0 - $$.bits; }
    ;

operands: operand { shader_operand(r, &$1); }
    | operands ',' operand { shader_operand(r, &$3); }
    ;
operand: place { $$ = $1; $$.at = @$; }
    | '-' place { $$ = $2; $$.negate = true; $$.at = @$; }
    ;
place: swizzled
    | '|' swizzled '|' { $$ = $2; $$.absolute = true; }
    | literal
    ;
swizzled: register
    | register '.' NAME { $$ = $1; shader_letters(r, @3, $3, &$$); }
    ;
register: NAME indices {
        $$ = shader_register(r, @1, $1);
        $$.relative = $2.relative;
        $$.name.size = (uint32_t)(@$.length);
        $$.at = @$;
    }
    ;
indices: %empty { $$ = (struct dx_operand){0}; }
    | indices '[' index ']' { $$ = $1; $$.relative = $$.relative || $3; }
    ;
/* A register among them makes it relative. */
index: term
    | index '+' term { $$ = $1 || $3; }
    ;
term: INTEGER { $$ = false; }
    | NAME { $$ = true; }
    | NAME '.' NAME { $$ = true; }
    | NAME '[' index ']' '.' NAME { $$ = true; }
    ;
literal: NAME '(' values ')' { $$ = shader_literal(r, @1, $1, &$3); }
    ;
values: signed { $$ = (struct dx_operand){0}; shader_value(r, @1, $1, &$$); }
    | REAL { $$ = (struct dx_operand){0}; shader_value(r, @1, $1, &$$); }
    | '-' REAL { $$ = (struct dx_operand){0}; $2.bits ^= 0x80000000U; shader_value(r, @2, $2, &$$); }
    | values ',' signed { $$ = $1; shader_value(r, @3, $3, &$$); }
    | values ',' REAL { $$ = $1; shader_value(r, @3, $3, &$$); }
    | values ',' '-' REAL { $$ = $1; $4.bits ^= 0x80000000U; shader_value(r, @4, $4, &$$); }
    ;

%%

enum { SHOWN_TOKENS = 16 };

/* "unexpected 'foo'; expected a, b or c" */
static int yyreport_syntax_error(const yypcontext_t *context, void *scanner, struct shader_reader *r)
{
    (void)scanner;
    yysymbol_kind_t expected[SHOWN_TOKENS];
    char text[500];
    int n = yypcontext_expected_tokens(context, expected, SHOWN_TOKENS), at = 0;
    yysymbol_kind_t token = yypcontext_token(context);
    if (token == YYSYMBOL_YYEOF)
        at = snprintf(text, sizeof text, "the text ends here");
    else if (token == YYSYMBOL_EOL)
        at = snprintf(text, sizeof text, "the line ends here");
    else if (token != YYSYMBOL_YYEMPTY)
        at = snprintf(text, sizeof text, "unexpected '%.*s'", r->token.size > 40 ? 40 : (int)r->token.size, r->token.at);
    for (int i = 0; i < n && at < (int)sizeof text; i++)
        at += snprintf(text + at, sizeof text - (size_t)at, "%s%s",
                       i == 0 ? "; expected " : i == n - 1 ? " or " : ", ", yysymbol_name(expected[i]));
    shader_error(r, *yypcontext_location(context), "%s", text);
    r->told = yypcontext_location(context)->line;
    return 0;
}

static void dx_yyerror(const DX_YYLTYPE *at, void *scanner, struct shader_reader *r, const char *text)
{
    (void)scanner;
    (void)text; /* only "memory exhausted" comes here */
    shader_error(r, *at, "nested too deeply");
}
