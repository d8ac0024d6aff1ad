# SPDX-License-Identifier: Apache-2.0
"""What suites share: odd numbers, and data by which a place tells its thread."""
import struct

INT_MIN, INT_MAX, MINUS_ONE = 0x80000000, 0x7fffffff, 0xffffffff


def floats(*values):
    return [struct.unpack("<I", struct.pack("<f", v))[0] for v in values]


def tagged(rows, base=0xa0000000):
    """Data by which a place tells its thread and register."""
    return [[base + 0x01000000 * register + 0x101 * lane for register in range(4)] for lane in range(rows)]


def edges(size):
    return [0, size - 1, size, MINUS_ONE, INT_MIN, INT_MAX, INT_MAX - 1, size // 2, INT_MIN + 1]
