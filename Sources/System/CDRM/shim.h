#include <string.h>
#include <sys/mman.h>
#include <xf86drm.h>
#include <xf86drmMode.h>

/* Memory that the display reads: a handle, the bytes from one row to the next, and all of them. 0, or a negative error number. */
static inline int cdrm_create_dumb(int card, unsigned width, unsigned height, unsigned *handle, unsigned *pitch, unsigned long long *size) {
    struct drm_mode_create_dumb request;
    memset(&request, 0, sizeof request);
    request.width = width;
    request.height = height;
    request.bpp = 32;
    if (drmIoctl(card, DRM_IOCTL_MODE_CREATE_DUMB, &request) != 0) return -1;
    *handle = request.handle;
    *pitch = request.pitch;
    *size = request.size;
    return 0;
}

/* The same memory in this process; NULL where that can't be. */
static inline void *cdrm_map_dumb(int card, unsigned handle, unsigned long long size) {
    struct drm_mode_map_dumb request;
    memset(&request, 0, sizeof request);
    request.handle = handle;
    if (drmIoctl(card, DRM_IOCTL_MODE_MAP_DUMB, &request) != 0) return NULL;
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, card, (off_t)request.offset);
    return memory == MAP_FAILED ? NULL : memory;
}

static inline void cdrm_destroy_dumb(int card, unsigned handle) {
    struct drm_mode_destroy_dumb request;
    memset(&request, 0, sizeof request);
    request.handle = handle;
    drmIoctl(card, DRM_IOCTL_MODE_DESTROY_DUMB, &request);
}
