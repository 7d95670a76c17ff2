/* Circles under fingers in plain Wayland: what a client has to do at the least. Two pieces of shared memory, one frame for each
   that the compositor asks for, nothing drawn but what changed. */
#define _GNU_SOURCE
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>
#include "../../../Sources/System/CWaylandProtocols/include/xdg-shell.h"
#include "../../../Sources/System/CWaylandProtocols/code/xdg-shell.c"

enum { fingers = 16, radius = 50 };

struct spot { bool is_down; double x, y; };
struct frame { struct wl_buffer *buffer; uint32_t *pixels; bool is_taken; struct spot shown[fingers]; };

static struct wl_compositor *compositor;
static struct wl_shm *memory;
static struct wl_seat *seat;
static struct xdg_wm_base *base;
static struct wl_surface *surface;
static struct frame frames[2];
static struct spot spots[fingers];
static int width = 1280, height = 800, numbers[fingers];
static bool is_configured, is_dirty = true, is_waiting;

static void fill_rows(uint32_t *pixels, const struct spot *spot, uint32_t color) {
    if (!spot->is_down) return;
    for (int y = (int)spot->y - radius; y <= (int)spot->y + radius; y++) {
        double distance = y + 0.5 - spot->y, half = radius * radius - distance * distance;
        if (y < 0 || y >= height || half <= 0) continue;
        int left = (int)(spot->x - sqrt(half)), right = (int)(spot->x + sqrt(half));
        for (int x = left < 0 ? 0 : left; x < right && x < width; x++) pixels[(size_t)y * width + x] = color;
    }
}

static void damage(const struct spot *spot) {
    if (spot->is_down)
        wl_surface_damage_buffer(surface, (int)spot->x - radius - 1, (int)spot->y - radius - 1, 2 * radius + 3, 2 * radius + 3);
}

static void draw(void);

static void frame_done(void *data, struct wl_callback *callback, uint32_t time) {
    wl_callback_destroy(callback);
    is_waiting = false;
    draw();
}

static const struct wl_callback_listener frame_listener = { frame_done };

static void draw(void) {
    if (!is_configured || is_waiting || !is_dirty) return;
    struct frame *frame = frames[0].is_taken ? &frames[1] : &frames[0];
    if (frame->is_taken) return;
    is_dirty = false;
    for (int i = 0; i < fingers; i++) {
        fill_rows(frame->pixels, &frame->shown[i], 0xffffff);
        damage(&frame->shown[i]);
    }
    for (int i = 0; i < fingers; i++) {
        fill_rows(frame->pixels, &spots[i], 0xaaaaaa);
        damage(&spots[i]);
    }
    memcpy(frame->shown, spots, sizeof spots);
    frame->is_taken = is_waiting = true;
    wl_surface_attach(surface, frame->buffer, 0, 0);
    wl_callback_add_listener(wl_surface_frame(surface), &frame_listener, NULL);
    wl_surface_commit(surface);
}

static void buffer_release(void *data, struct wl_buffer *buffer) { ((struct frame *)data)->is_taken = false; }
static const struct wl_buffer_listener buffer_listener = { buffer_release };

static void touch_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *target, int32_t id,
                       wl_fixed_t x, wl_fixed_t y) {
    for (int i = 0; i < fingers; i++) {
        if (spots[i].is_down) continue;
        numbers[i] = id;
        spots[i] = (struct spot){ true, wl_fixed_to_double(x), wl_fixed_to_double(y) };
        break;
    }
    is_dirty = true;
}

static void touch_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id) {
    for (int i = 0; i < fingers; i++) if (numbers[i] == id) spots[i].is_down = false;
    is_dirty = true;
}

static void touch_motion(void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y) {
    for (int i = 0; i < fingers; i++)
        if (spots[i].is_down && numbers[i] == id) spots[i] = (struct spot){ true, wl_fixed_to_double(x), wl_fixed_to_double(y) };
    is_dirty = true;
}

static void touch_frame(void *data, struct wl_touch *touch) { draw(); }

static void touch_cancel(void *data, struct wl_touch *touch) {
    memset(spots, 0, sizeof spots);
    is_dirty = true;
    draw();
}

static void touch_shape(void *data, struct wl_touch *touch, int32_t id, wl_fixed_t major, wl_fixed_t minor) {}
static void touch_orientation(void *data, struct wl_touch *touch, int32_t id, wl_fixed_t angle) {}
static const struct wl_touch_listener touch_listener = {
    touch_down, touch_up, touch_motion, touch_frame, touch_cancel, touch_shape, touch_orientation
};

static void base_ping(void *data, struct xdg_wm_base *base, uint32_t serial) { xdg_wm_base_pong(base, serial); }
static const struct xdg_wm_base_listener base_listener = { base_ping };

static void window_configure(void *data, struct xdg_surface *window, uint32_t serial) {
    xdg_surface_ack_configure(window, serial);
    is_configured = true;
}
static const struct xdg_surface_listener window_listener = { window_configure };

static void toplevel_configure(void *data, struct xdg_toplevel *toplevel, int32_t w, int32_t h, struct wl_array *states) {
    if (w > 0 && h > 0 && !is_configured) width = w, height = h;
}
static void toplevel_close(void *data, struct xdg_toplevel *toplevel) { exit(0); }
static const struct xdg_toplevel_listener toplevel_listener = { toplevel_configure, toplevel_close };

static void registry_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    if (!strcmp(interface, "wl_compositor")) compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 4);
    if (!strcmp(interface, "wl_shm")) memory = wl_registry_bind(registry, name, &wl_shm_interface, 1);
    if (!strcmp(interface, "wl_seat")) seat = wl_registry_bind(registry, name, &wl_seat_interface, version < 7 ? version : 7);
    if (!strcmp(interface, "xdg_wm_base")) base = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
}
static void registry_remove(void *data, struct wl_registry *registry, uint32_t name) {}
static const struct wl_registry_listener registry_listener = { registry_global, registry_remove };

static void make_frame(struct frame *frame) {
    size_t size = (size_t)width * height * 4;
    int descriptor = memfd_create("frame", MFD_CLOEXEC);
    if (descriptor < 0 || ftruncate(descriptor, size) != 0) exit(1);
    frame->pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    struct wl_shm_pool *pool = wl_shm_create_pool(memory, descriptor, size);
    frame->buffer = wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
    wl_buffer_add_listener(frame->buffer, &buffer_listener, frame);
    memset(frame->pixels, 0xff, size);
    close(descriptor);
}

int main(void) {
    struct wl_display *display = wl_display_connect(NULL);
    if (!display) {
        fprintf(stderr, "WaylandFloor: no compositor answers\n");
        return 69;
    }
    wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
    wl_display_roundtrip(display);
    if (!compositor || !memory || !seat || !base) return 69;
    xdg_wm_base_add_listener(base, &base_listener, NULL);
    wl_touch_add_listener(wl_seat_get_touch(seat), &touch_listener, NULL);
    surface = wl_compositor_create_surface(compositor);
    struct xdg_surface *window = xdg_wm_base_get_xdg_surface(base, surface);
    struct xdg_toplevel *toplevel = xdg_surface_get_toplevel(window);
    xdg_surface_add_listener(window, &window_listener, NULL);
    xdg_toplevel_add_listener(toplevel, &toplevel_listener, NULL);
    wl_surface_commit(surface);
    while (!is_configured && wl_display_dispatch(display) >= 0) {}
    make_frame(&frames[0]);
    make_frame(&frames[1]);
    wl_surface_damage_buffer(surface, 0, 0, width, height);
    draw();
    while (wl_display_dispatch(display) >= 0) {}
    return 1;
}
