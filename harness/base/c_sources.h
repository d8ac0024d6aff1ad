// SPDX-License-Identifier: Apache-2.0
/* What this program or library was compiled of. */
#ifndef C_SOURCES_H
#define C_SOURCES_H

/* The hash of the C of golden model and harness (scripts/c_hash.sh), generated. */
extern const char *const c_sources;

#endif
