# SPDX-License-Identifier: Apache-2.0
"""Which program a configuration of the regression is: in the build folder, or in that of a copy of the tree."""

IN_BUILD = {"verilator": "texlock", "icarus": "texlock-icarus"}


def tree_of(config, build):
    """The copy of the tree in which a configuration with other parameters is built; None for those of the tree itself."""
    return None if config in IN_BUILD else build / "regress/config" / config


def program_of(config, build):
    tree = tree_of(config, build)
    return tree / "build/texlock" if tree else build / IN_BUILD[config]
