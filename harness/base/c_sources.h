// SPDX-License-Identifier: Apache-2.0
/* Hash of the C sources of this program or library. */
#ifndef C_SOURCES_H
#define C_SOURCES_H

/* The hash of the C of golden model and harness (scripts/c_hash.sh), generated. */
extern const char *const c_sources;

#endif
