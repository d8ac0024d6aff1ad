# SPDX-License-Identifier: Apache-2.0
# Sign-off: what was checked and what was not. Each target sets itself up.
