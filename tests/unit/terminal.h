// SPDX-License-Identifier: Apache-2.0
/* A terminal of a given width: a stream to it, and what came out there. */
#ifndef TERMINAL_H
#define TERMINAL_H
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "tap.h"

struct terminal {
    int master;
    FILE *out;
    char text[16384];
};

/* 0 columns: it does not say. */
static inline void terminal_open(struct terminal *t, unsigned short columns)
{
    struct winsize size = {.ws_row = 24, .ws_col = columns};
    struct termios raw;
    t->master = posix_openpt(O_RDWR | O_NOCTTY);
    assert_true(t->master >= 0 && grantpt(t->master) == 0 && unlockpt(t->master) == 0);
    int slave = open(ptsname(t->master), O_RDWR | O_NOCTTY);
    assert_true(slave >= 0 && tcgetattr(slave, &raw) == 0);
    raw.c_oflag &= ~(tcflag_t)OPOST;
    assert_int_equal(tcsetattr(slave, TCSANOW, &raw), 0);
    assert_int_equal(ioctl(slave, TIOCSWINSZ, &size), 0);
    t->out = fdopen(slave, "w");
    assert_non_null(t->out);
}

/* All that was printed, less than a terminal keeps (4 KiB). */
static inline const char *terminal_close(struct terminal *t)
{
    size_t used = 0;
    fflush(t->out);
    assert_int_equal(fcntl(t->master, F_SETFL, O_NONBLOCK), 0);
    for (ssize_t n; (n = read(t->master, t->text + used, sizeof t->text - 1 - used)) > 0;)
        used += (size_t)n;
    t->text[used] = '\0';
    fclose(t->out);
    close(t->master);
    return t->text;
}

#endif
