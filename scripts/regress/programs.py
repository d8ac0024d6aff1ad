# SPDX-License-Identifier: Apache-2.0
"""The program of a configuration, in the build folder or in that of a copy of the tree, and its command line."""

IN_BUILD = {"verilator": "texlock", "icarus": "texlock-icarus", "beside": "texlock-tb_many", "beside_icarus": "regress/tb_many.vvp"}
# In these a testbench drives, and the checker is passive.
BESIDE = ("beside", "beside_icarus")
TESTBENCH, TESTBENCH_FILES = "tb_many", ("tests/watch/bench.sv", "tests/watch/tb_many.sv")


def tree_of(config, build):
    """The copy of the tree in which a configuration with other parameters is built; None for those of the tree itself."""
    return None if config in IN_BUILD else build / "regress/config" / config


def program_of(config, build):
    tree = tree_of(config, build)
    return tree / "build/texlock" if tree else build / IN_BUILD[config]


def runs_cases(config, build):
    """The program that runs the case that a job has saved."""
    return build / IN_BUILD["verilator"] if config in BESIDE else program_of(config, build)


def shown(path, root):
    return str(path.relative_to(root)) if path.is_relative_to(root) else str(path)


def command_of(config, build, root, seed, arguments):
    """The words of a job but for its folder."""
    program = shown(program_of(config, build), root)
    if config == "beside":
        return [program, "--seed", str(seed), f"+SEED={seed}", *arguments]
    if config == "beside_icarus":
        return ["vvp", "-n", "-M", shown(build, root), "-m", "texlock", program, f"+SEED={seed}", *arguments]
    return [program, arguments[0], "--seed", str(seed), *arguments[1:]]


def into(config, folder):
    """The words that name the folder."""
    return [f"+texlock+out={folder}"] if config in BESIDE else ["--out", str(folder)]
