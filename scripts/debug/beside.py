# SPDX-License-Identifier: Apache-2.0
"""A function in a process of its own, beside what the caller does meanwhile."""
import multiprocessing


class Beside:
    """
    `result`: what the function returned, once the block of `with` has ended; an exception of the function is raised there,
    ChildProcessError if its process was killed.
    """

    def __init__(self, function):
        self.result = None
        context = multiprocessing.get_context("fork")  # it takes all that the caller has read with it
        self.pipe, end = context.Pipe(duplex=False)
        self.process = context.Process(target=told, args=(function, end))
        self.process.start()
        end.close()

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind:
            self.process.kill()
        else:
            good, self.result = self.received()
        self.process.join()
        if not kind and not good:
            raise self.result

    def received(self):
        try:
            return self.pipe.recv()
        except EOFError:
            return False, ChildProcessError("a process ended before it had a result")


def told(function, end):
    try:
        end.send((True, function()))
    except Exception as error:  # raised again by the caller
        end.send((False, error))
