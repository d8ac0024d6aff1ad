#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Print the state of the places of this machine that no test may change: kind, mode and owner of devices and system
# folders, plain files among the devices, what is in the root. usage: scripts/machine.sh [ROOT]
set -uo pipefail
export LC_ALL=C CDPATH=
cd "${1:-/}" || exit 2
stat -c '%n: %F, mode %a, owner %u:%g, device %t:%T' dev/null dev/zero dev/full dev/random dev/urandom dev/tty 2>/dev/null
stat -c '%n: %F, mode %a, owner %u:%g' . dev etc home opt root tmp usr usr/bin usr/include usr/lib usr/local usr/local/bin \
    var var/tmp etc/passwd 2>/dev/null
find dev -maxdepth 1 -type f -printf '%p: a plain file\n' 2>/dev/null | LC_ALL=C sort
find . -maxdepth 1 -mindepth 1 -printf '/%f\n' | LC_ALL=C sort
