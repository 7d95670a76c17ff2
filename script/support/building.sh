# How scripts build.

# All builds of the same thing are to name the same flags in the same order; otherwise everything is compiled again.
export SWIFT_DETERMINISTIC_HASHING=1

# Calls `swift build` with memory in large pages: compiling tests takes an eighth less processor time, an optimized module a twentieth. It takes
# glibc 2.35; others ignore it. An index for editors, which a debug build writes otherwise, takes another eighth; editors that need one make it in a
# folder of their own.
swift_build() { GLIBC_TUNABLES=${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1} swift build --disable-index-store "$@"; }
