// SPDX-License-Identifier: Apache-2.0
#include "base/console.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void console_keep(void)
{
    signal(SIGPIPE, SIG_IGN);
}

/* The lowest free descriptor is taken, the one that was closed. The wrong direction, so that its use fails. */
void console_open(void)
{
    for (int i = STDIN_FILENO; i <= STDERR_FILENO; i++)
        if (fcntl(i, F_GETFD) < 0 && errno == EBADF && open("/dev/null", i == STDIN_FILENO ? O_WRONLY : O_RDONLY) != i)
            return;
    console_keep();
    signal(SIGXFSZ, SIG_IGN);
}

static bool reader_left(void)
{
    struct pollfd out = {.fd = STDOUT_FILENO, .events = POLLOUT};
    return poll(&out, 1, 0) > 0 && (out.revents & (POLLERR | POLLHUP));
}

enum ending console_close(enum ending ending)
{
    errno = 0;
    bool failed = fflush(stdout) != 0 || ferror(stdout);
    int error = errno;
    if (!failed || error == EPIPE || reader_left())
        return ending;
    fprintf(stderr, "texlock: cannot write standard output: %s\n", strerror(error ? error : EIO));
    clearerr(stdout);
    return ending == ENDING_PASS ? ENDING_INTERNAL : ending;
}
