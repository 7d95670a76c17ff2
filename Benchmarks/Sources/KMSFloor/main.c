/* Circles under fingers on a bare display: what a program has to do at the least. libinput, two dumb buffers, a flip for each picture,
   nothing drawn but what changed. For root on a machine whose first card shows its first connected screen. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <errno.h>
#include <libinput.h>
#include <libudev.h>
#include <math.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <xf86drm.h>
#include <xf86drmMode.h>

enum { fingers = 16, radius = 50 };

struct spot { bool is_down; double x, y; };
struct frame { uint32_t number, *pixels; int stride; struct spot shown[fingers]; };

static int card, front;
static uint32_t controller;
static int width, height;
static struct frame frames[2];
static struct spot spots[fingers];
static bool is_dirty, is_flipping;

static void fill_rows(struct frame *frame, const struct spot *spot, uint32_t color) {
    if (!spot->is_down) return;
    for (int y = (int)spot->y - radius; y <= (int)spot->y + radius; y++) {
        double distance = y + 0.5 - spot->y, half = radius * radius - distance * distance;
        if (y < 0 || y >= height || half <= 0) continue;
        int left = (int)(spot->x - sqrt(half)), right = (int)(spot->x + sqrt(half));
        for (int x = left < 0 ? 0 : left; x < right && x < width; x++) frame->pixels[(size_t)y * frame->stride + x] = color;
    }
}

static void draw(void) {
    if (is_flipping || !is_dirty) return;
    struct frame *frame = &frames[1 - front];
    for (int i = 0; i < fingers; i++) fill_rows(frame, &frame->shown[i], 0xffffff);
    for (int i = 0; i < fingers; i++) fill_rows(frame, &spots[i], 0xaaaaaa);
    memcpy(frame->shown, spots, sizeof spots);
    is_dirty = false;
    if (drmModePageFlip(card, controller, frame->number, DRM_MODE_PAGE_FLIP_EVENT, NULL) != 0) return;
    is_flipping = true;
    front = 1 - front;
}

static void flipped(int card, unsigned sequence, unsigned seconds, unsigned microseconds, void *data) {
    is_flipping = false;
    draw();
}

static bool make_frame(struct frame *frame) {
    uint32_t handle, stride;
    uint64_t size, offset;
    if (drmModeCreateDumbBuffer(card, width, height, 32, 0, &handle, &stride, &size) != 0) return false;
    if (drmModeAddFB(card, width, height, 24, 32, stride, handle, &frame->number) != 0) return false;
    if (drmModeMapDumbBuffer(card, handle, &offset) != 0) return false;
    frame->pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, card, offset);
    frame->stride = stride / 4;
    memset(frame->pixels, 0xff, size);
    return frame->pixels != MAP_FAILED;
}

static bool light(void) {
    drmModeRes *resources = drmModeGetResources(card);
    for (int i = 0; resources && i < resources->count_connectors; i++) {
        drmModeConnector *connector = drmModeGetConnector(card, resources->connectors[i]);
        if (!connector || connector->connection != DRM_MODE_CONNECTED || connector->count_modes == 0) continue;
        controller = resources->crtcs[0];
        width = connector->modes[0].hdisplay;
        height = connector->modes[0].vdisplay;
        return make_frame(&frames[0]) && make_frame(&frames[1])
            && drmModeSetCrtc(card, controller, frames[0].number, 0, 0, &connector->connector_id, 1, &connector->modes[0]) == 0;
    }
    return false;
}

static void handle(struct libinput_event *event) {
    struct libinput_event_touch *touch = libinput_event_get_touch_event(event);
    switch (libinput_event_get_type(event)) {
    case LIBINPUT_EVENT_TOUCH_DOWN:
    case LIBINPUT_EVENT_TOUCH_MOTION: {
        int slot = libinput_event_touch_get_slot(touch);
        if (slot < 0 || slot >= fingers) return;
        spots[slot] = (struct spot){ true, libinput_event_touch_get_x_transformed(touch, width),
                                     libinput_event_touch_get_y_transformed(touch, height) };
        is_dirty = true;
        return;
    }
    case LIBINPUT_EVENT_TOUCH_UP:
    case LIBINPUT_EVENT_TOUCH_CANCEL: {
        int slot = libinput_event_touch_get_slot(touch);
        if (slot < 0 || slot >= fingers) return;
        spots[slot].is_down = false;
        is_dirty = true;
        return;
    }
    case LIBINPUT_EVENT_TOUCH_FRAME: draw();
    default: return;
    }
}

static int open_device(const char *path, int flags, void *data) {
    int descriptor = open(path, flags | O_CLOEXEC);
    return descriptor < 0 ? -errno : descriptor;
}
static void close_device(int descriptor, void *data) { close(descriptor); }
static const struct libinput_interface interface = { open_device, close_device };

int main(void) {
    card = open("/dev/dri/card0", O_RDWR | O_CLOEXEC);
    struct libinput *input = libinput_udev_create_context(&interface, NULL, udev_new());
    if (card < 0 || !light() || !input || libinput_udev_assign_seat(input, "seat0") != 0) {
        fprintf(stderr, "KMSFloor: no screen that can be had\n");
        return 69;
    }
    drmEventContext context = { .version = 2, .page_flip_handler = flipped };
    struct pollfd waiting[] = { { libinput_get_fd(input), POLLIN, 0 }, { card, POLLIN, 0 } };
    for (;;) {
        libinput_dispatch(input);
        for (struct libinput_event *event; (event = libinput_get_event(input)); libinput_event_destroy(event)) handle(event);
        if (poll(waiting, 2, -1) < 0) return 1;
        if (waiting[1].revents) drmHandleEvent(card, &context);
    }
}
