#include <fcntl.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/mman.h>
#include <wayland-client.h>
#include <wayland-cursor.h>
#include <libdecor.h>

/* What a surface is to a frame of libdecor's plugin "libdecor-cairo", which takes no touches. The library does not say which surfaces are
   whose. Its plugins mark theirs with a tag, and have the frame as their user data. The frame begins a structure in which a part of the frame stands
   as its kind, 1 for the shadow and 2 for the title bar, before its surface; the shadow is made so since version 0.1.0. Where the
   surface is not found there the plugin is another one than those that are known, and nothing is claimed. */
enum cwayland_frame_part { CWAYLAND_NOT_OF_FRAME, CWAYLAND_SHADOW, CWAYLAND_TITLE_BAR };

static inline enum cwayland_frame_part cwayland_frame_part(struct wl_surface *surface, struct libdecor_frame *frame) {
    struct part { int kind; _Bool is_hidden, is_opaque; int composition; struct wl_surface *surface; };
    /* The structure is larger than that: two parts and more of some hundred bytes each. */
    enum { most_words = 40, first_word = 4 };
    const char *const *tag = wl_proxy_get_tag((struct wl_proxy *)surface);
    if (!tag || !*tag || strcmp(*tag, "libdecor-cairo") != 0) return CWAYLAND_NOT_OF_FRAME;
    if (wl_surface_get_user_data(surface) != (void *)frame) return CWAYLAND_NOT_OF_FRAME;
    struct wl_surface *const *words = (struct wl_surface *const *)(const void *)frame;
    for (int word = first_word; word < most_words; word++) {
        if (words[word] != surface) continue;
        const struct part *part = (const struct part *)((const char *)&words[word] - offsetof(struct part, surface));
        return part->kind == CWAYLAND_SHADOW || part->kind == CWAYLAND_TITLE_BAR ? part->kind : CWAYLAND_NOT_OF_FRAME;
    }
    return CWAYLAND_NOT_OF_FRAME;
}

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
