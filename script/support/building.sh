# How scripts build.

# All builds of the same thing are to name the same flags in the same order; otherwise everything is compiled again.
export SWIFT_DETERMINISTIC_HASHING=1

# Calls `swift build` with memory in large pages: compiling tests takes an eighth less processor time, an optimized module a twentieth. It takes
# glibc 2.35; others ignore it.
swift_build() { GLIBC_TUNABLES=${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1} swift build "$@"; }
