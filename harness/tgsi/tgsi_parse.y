// SPDX-License-Identifier: Apache-2.0
/* Grammar of TGSI; README.md is its documentation. Shapes only: check.c judges. */
%define api.prefix {tgsi_yy}
%define api.pure full
%define api.token.prefix {T_}
%define api.location.type {struct span}
%define parse.error custom
%define parse.lac full
%locations
%lex-param {void *scanner}
%parse-param {void *scanner} {struct tgsi_reader *r}

%code requires {
#include "tgsi/reader.h"
}

%union {
    struct low_slice text;
    struct tgsi_number number;
    struct tgsi_operand operand;
    struct tgsi_range range;
    struct tgsi_values values;
}

%code {
#include <stdio.h>

int tgsi_yylex(TGSI_YYSTYPE *value, TGSI_YYLTYPE *at, void *scanner);
static void tgsi_yyerror(const TGSI_YYLTYPE *at, void *scanner, struct tgsi_reader *r, const char *text);

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
%token <text> NAME "a name" TARGET "a target"
%token <text> OPCODE "an opcode" PASSED "another opcode" PROCESSOR "a processor"
%token DCL "DCL" IMM "IMM" RANGE ".."
%token EOL "the end of the line"

%type <operand> operand place register indices swizzled index term
%type <range> range declaration
%type <values> values
%type <number> number
%type <text> word

%%

text: lines
    ;
lines: %empty
    | lines line EOL
    | lines error EOL { r->bad = false; if (diag_full(r->diag)) YYABORT; yyerrok; }
    ;
line: %empty
    | statement
    | INTEGER ':' statement /* the number of an instruction */
    ;
statement: PASSED
    | PROCESSOR
    | DCL PASSED
    | DCL declaration { tgsi_declare(r, &$2); }
    | IMM NAME '{' values '}' { tgsi_immediate_type(r, @2, $2, &$4); tgsi_immediate(r, @1, NULL, &$4); }
    | IMM '[' INTEGER ']' NAME '{' values '}' { tgsi_immediate_type(r, @5, $5, &$7); tgsi_immediate(r, @3, &$3, &$7); }
    | OPCODE { tgsi_begin(r, @1, $1); } operands { tgsi_end(r); }
    ;

declaration: range
    | declaration ',' word { $$ = $1; tgsi_declared_word(r, @3, $3, &$$); }
    ;
range: NAME '[' INTEGER ']' {
        $$ = (struct tgsi_range){.first = tgsi_register(r, @1, $1), .last = $3.integer};
        $$.first.number = $3.integer;
    }
    | NAME '[' INTEGER RANGE INTEGER ']' {
        $$ = (struct tgsi_range){.first = tgsi_register(r, @1, $1), .last = $5.integer};
        $$.first.number = $3.integer;
    }
    ;
word: NAME
    | TARGET
    ;

values: number { $$ = (struct tgsi_values){0}; tgsi_immediate_value(r, @1, $1, false, &$$); }
    | '-' number { $$ = (struct tgsi_values){0}; tgsi_immediate_value(r, @2, $2, true, &$$); }
    | values ',' number { $$ = $1; tgsi_immediate_value(r, @3, $3, false, &$$); }
    | values ',' '-' number { $$ = $1; tgsi_immediate_value(r, @4, $4, true, &$$); }
    ;
number: INTEGER
    | REAL
    | NAME { $$ = tgsi_number_word(r, @1, $1); }
    ;

operands: operand { tgsi_operand(r, &$1); }
    | operands ',' operand { tgsi_operand(r, &$3); }
    ;
operand: place { $$ = $1; $$.at = @$; }
    | '-' place { $$ = $2; $$.negate = true; $$.at = @$; }
    | TARGET { $$ = (struct tgsi_operand){.file = TGSI_FILES, .name = $1, .at = @$}; }
    ;
place: swizzled
    | '|' swizzled '|' { $$ = $2; $$.absolute = true; }
    ;
swizzled: register
    | register '.' NAME { $$ = $1; tgsi_letters(r, @3, $3, &$$); }
    ;
/* ( ) after it names the array that an index may reach. */
register: NAME indices {
        $$ = tgsi_register(r, @1, $1);
        tgsi_indexed(&$$, &$2, @$);
    }
    | NAME indices '(' INTEGER ')' {
        $$ = tgsi_register(r, @1, $1);
        tgsi_indexed(&$$, &$2, @$);
    }
    ;
/* The last one is the number; a register among them makes it relative. */
indices: %empty { $$ = (struct tgsi_operand){0}; }
    | indices '[' index ']' { $$ = $3; }
    | indices '[' INTEGER ']' { $$ = $1; $$.number = $3.integer; }
    ;
index: term
    | term '+' INTEGER { $$ = $1; $$.plus = $3.integer; }
    | term '-' INTEGER { $$ = $1; $$.plus = -(int64_t)$3.integer; }
    ;
term: NAME '[' INTEGER ']' '.' NAME {
        $$ = (struct tgsi_operand){.relative = true, .by = {$1.at, (uint32_t)(@$.length)}};
    }
    ;

%%

enum { SHOWN_TOKENS = 16 };

/* "unexpected 'foo'; expected a, b or c" */
static int yyreport_syntax_error(const yypcontext_t *context, void *scanner, struct tgsi_reader *r)
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
        at = snprintf(text, sizeof text, "unexpected '%.*s'", LOW_SHOWN(r->token));
    for (int i = 0; i < n && at < (int)sizeof text; i++)
        at += snprintf(text + at, sizeof text - (size_t)at, "%s%s",
                       i == 0 ? "; expected " : i == n - 1 ? " or " : ", ", yysymbol_name(expected[i]));
    tgsi_error(r, *yypcontext_location(context), "%s", text);
    r->told = yypcontext_location(context)->line;
    return 0;
}

static void tgsi_yyerror(const TGSI_YYLTYPE *at, void *scanner, struct tgsi_reader *r, const char *text)
{
    (void)scanner;
    (void)text; /* only "memory exhausted" comes here */
    tgsi_error(r, *at, "nested too deeply");
}
