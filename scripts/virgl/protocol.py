# SPDX-License-Identifier: Apache-2.0
"""vtest, the protocol between Mesa's virpipe and virgl_test_server: messages of little-endian 32-bit words."""
import struct

# Commands of vtest_protocol.h of virglrenderer, those before version 2: texels lie in the stream.
RESOURCE_CREATE, RESOURCE_UNREF, TRANSFER_PUT, SUBMIT_CMD = 2, 3, 5, 6
CREATE_RENDERER, PROTOCOL_VERSION = 8, 11
TRANSFER_WORDS = 11  # of a transfer before its data
KEPT_VERSION = 1     # the last one in which no memory is shared
MOST_BYTES = 1 << 28


class Malformed(Exception):
    """A recording that is cut off or no recording: where, and what was expected."""


class Message:
    """One message: its command, its words, and the bytes behind them (a name, or texels)."""

    def __init__(self, command, body):
        self.command, self.body = command, body

    def words(self, count=None):
        size = 4 * (len(self.body) // 4 if count is None else count)
        if len(self.body) < size:
            raise Malformed(f"command {self.command}: expected {size} bytes, found {len(self.body)}")
        return struct.unpack_from(f"<{size // 4}I", self.body)

    def packed(self):
        size = len(self.body) if self.command == CREATE_RENDERER else len(self.body) // 4
        return struct.pack("<2I", size, self.command) + self.body


def bytes_of(header):
    """Bytes of the body behind a header of eight bytes; CREATE_RENDERER counts bytes, all others words."""
    size, command = struct.unpack("<2I", header)
    if size > MOST_BYTES // 4:
        raise Malformed(f"command {command}: expected at most {MOST_BYTES} bytes, found {4 * size}")
    return command, size if command == CREATE_RENDERER else 4 * size


def messages(data):
    """The messages of a recording."""
    at = 0
    while at < len(data):
        if len(data) - at < 8:
            raise Malformed(f"byte {at}: expected a header of 8 bytes, found {len(data) - at}")
        command, size = bytes_of(data[at:at + 8])
        if len(data) - at - 8 < size:
            raise Malformed(f"byte {at}: command {command}: expected {size} bytes, found {len(data) - at - 8}")
        yield Message(command, data[at + 8:at + 8 + size])
        at += 8 + size
