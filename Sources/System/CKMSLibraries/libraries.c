/* The functions of libdrm, libinput, libseat and libudev under their own names, each of which calls that of the library, which is loaded first. */
#ifdef DACTYL_KMS
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* The libraries themselves must not find these. */
#pragma GCC visibility push(hidden)
#include "CKMSLibraries.h"
#include <libinput.h>
#include <libseat.h>
#include <libudev.h>
#include <xf86drm.h>
#include <xf86drmMode.h>

#define DRM "libdrm.so.2"
#define INPUT "libinput.so.10"
#define SEAT "libseat.so.1"
#define UDEV "libudev.so.1"

static void need(void);

#define FUNCTION(library, result, name, parameters, arguments) \
    static result(*found_##name) parameters; \
    result name parameters { \
        if (__builtin_expect(!found_##name, 0)) need(); \
        return found_##name arguments; \
    }
#include "functions.h"
#undef FUNCTION

static const char *problem;
static char text[512];

/* Whether all went well until now, and this library is there. */
static void *opened(const char *name) {
    void *library = problem ? NULL : dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!library && !problem) {
        snprintf(text, sizeof text, "%s; install it", dlerror());
        problem = text;
    }
    return library;
}

/* The function of that name; NULL, where the library is older and does not have it. */
static void *found(void *library, const char *file, const char *name) {
    void *function = library ? dlsym(library, name) : NULL;
    if (!function && !problem) {
        snprintf(text, sizeof text, "%s is too old here: it has no %s", file, name);
        problem = text;
    }
    return function;
}

static void load(void) {
    void *drm = opened(DRM), *input = opened(INPUT), *seat = opened(SEAT), *udev = opened(UDEV);
    const char *const drm_file = DRM, *const input_file = INPUT, *const seat_file = SEAT, *const udev_file = UDEV;
#define FUNCTION(library, result, name, parameters, arguments) *(void **)&found_##name = found(library, library##_file, #name);
#include "functions.h"
#undef FUNCTION
}

const char *ckms_load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return problem;
}

/* A call before anyone has loaded them. */
static void need(void) {
    const char *reason = ckms_load();
    if (!reason) return;
    fprintf(stderr, "dactyl: no bare display: %s\n", reason);
    exit(69);
}
#pragma GCC visibility pop

/* What tools that list an app's libraries read, as they are not in the list that the loader reads: the note of
   https://uapi-group.org/specifications/specs/elf_dlopen_metadata/ */
#define NOTE "[{\"feature\":\"kms\",\"description\":\"A bare display\",\"priority\":\"recommended\"," \
    "\"soname\":[\"" DRM "\",\"" INPUT "\",\"" SEAT "\",\"" UDEV "\"]}]"
__attribute__((used, retain, section(".note.dlopen"), aligned(4))) static const struct {
    uint32_t name_size, text_size, type;
    char name[4];
    char text[(sizeof(NOTE) + 3) / 4 * 4];
} note = {4, sizeof(NOTE), 0x407c0c0a, "FDO", NOTE};
#endif
