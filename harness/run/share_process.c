// SPDX-License-Identifier: Apache-2.0
#include "run/share_process.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/exit_codes.h"
#include "base/progress.h"

#define LOOK_MS 100

struct worker {
    pid_t pid; /* 0: it has ended */
    int status;
};
struct watched {
    struct share *share;
    struct worker worker[SHARE_MOST];
    unsigned left;
    int signals;
    struct progress progress;
};

static sigset_t ours(void)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGCHLD);
    return set;
}

void share_hold_signals(void)
{
    const sigset_t set = ours();
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

/* A process group of its own: a signal from the terminal comes through the parent, once. It may print the report. */
static void be_worker(pid_t parent)
{
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    pthread_sigmask(SIG_UNBLOCK, &child, NULL);
    setpgid(0, 0);
    signal(SIGTTOU, SIG_IGN);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(ENDING_INTERNAL);
}

static void pass_on(struct watched *w)
{
    struct signalfd_siginfo from;
    sigset_t one;
    if (read(w->signals, &from, sizeof from) != sizeof from || from.ssi_signo == SIGCHLD)
        return;
    for (unsigned i = 0; i < w->share->workers; i++)
        if (w->worker[i].pid > 0)
            kill(w->worker[i].pid, (int)from.ssi_signo);
    /* The same signal again has its default effect. */
    sigemptyset(&one);
    sigaddset(&one, (int)from.ssi_signo);
    pthread_sigmask(SIG_UNBLOCK, &one, NULL);
}

static void reap(struct watched *w)
{
    for (unsigned i = 0; i < w->share->workers; i++) {
        struct worker *one = &w->worker[i];
        if (one->pid <= 0 || waitpid(one->pid, &one->status, WNOHANG) != one->pid)
            continue;
        one->pid = 0;
        w->left--;
        w->share->common->cut |= !w->share->end[i].told;
    }
}

static void show(struct watched *w)
{
    uint64_t instructions = 0, cycles = 0;
    for (unsigned i = 0; i < w->share->workers; i++) {
        instructions += w->share->common->worker[i].instructions;
        cycles += w->share->common->worker[i].cycles;
    }
    progress_show(&w->progress, instructions, cycles);
}

/* Wait for all. */
static void watch(struct watched *w)
{
    while (w->left > 0) {
        struct pollfd on = {.fd = w->signals, .events = POLLIN};
        if (poll(&on, 1, LOOK_MS) > 0)
            pass_on(w);
        reap(w);
        show(w);
    }
    progress_clear(&w->progress);
}

/* A worker died: end as it did, as one process would have. */
static void end_like_worker(const struct watched *w)
{
    for (unsigned i = 0; i < w->share->workers; i++) {
        int status = w->worker[i].status;
        if (w->share->end[i].told)
            continue;
        if (WIFSIGNALED(status)) {
            signal(WTERMSIG(status), SIG_DFL);
            kill(getpid(), WTERMSIG(status));
        }
        _exit(WIFEXITED(status) && WEXITSTATUS(status) != 0 ? WEXITSTATUS(status) : ENDING_INTERNAL);
    }
}

unsigned share_start(struct share *s, uint64_t instructions)
{
    struct watched w = {.share = s, .left = 0};
    const sigset_t set = ours();
    pid_t parent = getpid();
    w.signals = signalfd(-1, &set, SFD_CLOEXEC);
    fflush(NULL);
    for (unsigned i = 0; i < s->workers; i++) {
        w.worker[i].pid = fork();
        if (w.worker[i].pid == 0) {
            close(w.signals);
            be_worker(parent);
            return i;
        }
        w.left += w.worker[i].pid > 0;
        s->common->cut |= w.worker[i].pid < 0;
    }
    progress_begin(&w.progress, instructions);
    watch(&w);
    close(w.signals);
    end_like_worker(&w);
    return SHARE_PARENT;
}
