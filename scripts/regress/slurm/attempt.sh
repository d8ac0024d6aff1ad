#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A job on a node of Slurm: leave DIR/id.N at its beginning and DIR/status.N, whole, at its end. usage: attempt.sh DIR N COMMAND
export LC_ALL=C CDPATH=
echo "${SLURM_JOB_ID:-}" >"$1/id.$2"
bash -c "$3"
status=$?
echo "$status" >"$1/status.$2.part"
mv "$1/status.$2.part" "$1/status.$2"
exit "$status"
