# How scripts build.

# All builds of the same thing are to name the same flags in the same order; otherwise everything is compiled again.
export SWIFT_DETERMINISTIC_HASHING=1

# Calls `swift build` with memory in large pages, for an eighth less of the compiler's processor time. It takes glibc 2.35; others ignore it.
swift_build() { GLIBC_TUNABLES=${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1} swift build "$@"; }
