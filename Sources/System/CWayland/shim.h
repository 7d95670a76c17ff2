#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
#include <sys/mman.h>
#include <wayland-client.h>
#include <wayland-cursor.h>
#include <libdecor.h>

int memfd_create(const char *name, unsigned int flags);

/* Memory that can be shared with a compositor, as a file descriptor; negative where there is none. It does not shrink, so that the
   compositor need not fear for its reads. */
static inline int cwayland_shared_memory(long size) {
    enum { close_on_exec = 1, allow_sealing = 2 };
    int descriptor = memfd_create("dactyl-frame", close_on_exec | allow_sealing);
    if (descriptor < 0) return -1;
    if (ftruncate(descriptor, size) != 0) {
        close(descriptor);
        return -1;
    }
    enum { add_seals = 1033, seal_shrink = 2 };
    fcntl(descriptor, add_seals, seal_shrink);
    return descriptor;
}
