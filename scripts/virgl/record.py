#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""
Record what an OpenGL program sends to its driver: record.py OUT.vtest -- COMMAND [ARGUMENT...]

COMMAND runs on Mesa's virpipe, virgl_test_server (Debian: virgl-server) renders without a GPU or a display. This program
stands between the two and writes all that the client says: shaders as TGSI, samplers, views, texels. vectors.py makes
vectors of it. Of several connections each has its file: OUT.vtest, OUT-1.vtest ...

Exit status: that of COMMAND; 2: bad usage, or a package is missing; 3: COMMAND never asked the server for anything.
"""
import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
import protocol

CLIENT_SOCKET = "/tmp/.virgl_test"  # where virpipe of any version looks
SERVER_SECONDS = 20


def receive(connection, size):
    data = b""
    while len(data) < size:
        more = connection.recv(size - len(data))
        if not more:
            return None
        data += more
    return data


def one_message(connection):
    header = receive(connection, 8)
    if header is None:
        return None
    command, size = protocol.bytes_of(header)
    body = receive(connection, size)
    return None if body is None else protocol.Message(command, body)


def pass_replies(server, client):
    with contextlib.suppress(OSError):
        while data := server.recv(1 << 16):
            client.sendall(data)
    with contextlib.suppress(OSError):  # also if the server broke off: the client would wait for it
        client.shutdown(socket.SHUT_WR)


def pass_requests(client, server, path):
    with contextlib.suppress(OSError), open(path, "wb") as out:
        while message := one_message(client):
            if message.command == protocol.PROTOCOL_VERSION:
                message.body = protocol.KEPT_VERSION.to_bytes(4, "little")
            server.sendall(message.packed())
            out.write(message.packed())
    with contextlib.suppress(OSError):
        server.shutdown(socket.SHUT_WR)


class Recorder:
    def __init__(self, out, server_socket):
        self.out, self.server_socket, self.connections, self.threads = out, server_socket, 0, []
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(CLIENT_SOCKET)
        self.listener.listen()
        threading.Thread(target=self.accept, daemon=True).start()

    def path(self):
        stem, ending = os.path.splitext(self.out)
        return self.out if self.connections == 0 else f"{stem}-{self.connections}{ending}"

    def accept(self):
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self.server_socket)
                for target, arguments in ((pass_replies, (server, client)), (pass_requests, (client, server, self.path()))):
                    self.threads.append(threading.Thread(target=target, args=arguments, daemon=True))
                    self.threads[-1].start()
                self.connections += 1

    def close(self):
        self.listener.close()
        for thread in self.threads:
            thread.join(timeout=10)


def start_server(path, log, renderer):
    surroundings = dict(os.environ, GALLIUM_DRIVER=renderer, LIBGL_ALWAYS_SOFTWARE="1")
    server = subprocess.Popen(["virgl_test_server", "--use-egl-surfaceless", "--multi-clients", "--socket-path=" + path],
                              stdout=log, stderr=log, env=surroundings)
    for _ in range(10 * SERVER_SECONDS):
        if os.path.exists(path) or server.poll() is not None:
            break
        time.sleep(0.1)
    if server.poll() is not None or not os.path.exists(path):
        server.kill()
        sys.exit("record.py: virgl_test_server did not start; its messages are above")
    return server


def in_use():
    """Somebody listens where clients look. A socket that a killed recorder left is removed."""
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(CLIENT_SOCKET)
            return True
        except ConnectionRefusedError:
            os.unlink(CLIENT_SOCKET)
        except FileNotFoundError:
            pass
    return False


def environment():
    return dict(os.environ, GALLIUM_DRIVER="virpipe", LIBGL_ALWAYS_SOFTWARE="1", VTEST_SOCKET_NAME=CLIENT_SOCKET)


def record(out, command, timeout=None, quiet=False, renderer="llvmpipe"):
    """Run the command with its recording; returns its exit status, or None after the timeout, and the connections."""
    with tempfile.TemporaryDirectory() as folder:
        log = subprocess.DEVNULL if quiet else sys.stderr
        server = start_server(os.path.join(folder, "server"), log, renderer)
        recorder = Recorder(out, os.path.join(folder, "server"))
        try:
            code = subprocess.run(command, env=environment(), timeout=timeout, stdout=log, stderr=log).returncode
        except subprocess.TimeoutExpired:
            code = None
        finally:
            recorder.close()
            os.unlink(CLIENT_SOCKET)
            server.kill()
            server.wait()
    return code, recorder.connections


def main():
    if len(sys.argv) < 4 or sys.argv[2] != "--":
        sys.stderr.write("usage: record.py OUT.vtest -- COMMAND [ARGUMENT...]\n")
        sys.exit(2)
    if not shutil.which("virgl_test_server"):
        sys.stderr.write("record.py: no virgl_test_server: install virgl-server\n")
        sys.exit(2)
    if in_use():
        sys.stderr.write(f"record.py: another recorder or server listens at {CLIENT_SOCKET}\n")
        sys.exit(2)
    code, connections = record(sys.argv[1], sys.argv[3:])
    sys.exit(3 if connections == 0 else code)


if __name__ == "__main__":
    main()
