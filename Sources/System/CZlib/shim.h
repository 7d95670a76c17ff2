#include <zlib.h>

/* The macro that zlib offers for this is invisible to Swift. */
static inline int czlib_deflate_init(z_stream *stream, int level, int window_bits, int memory) {
    return deflateInit2(stream, level, Z_DEFLATED, window_bits, memory, Z_DEFAULT_STRATEGY);
}
