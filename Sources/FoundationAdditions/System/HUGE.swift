/// The greatest number of its type, by which animations repeat without an end: `MAXFLOAT` of C, which Glibc no longer calls so.
public let HUGE = Float.greatestFiniteMagnitude
