/* A list under a finger in raw xcb: what moving ten thousand rows costs at the least. The picture is in shared memory; a move shifts the rows that stay
   and fills those that come in, and the whole window is sent, one frame in flight. It does not go on after a flick. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/shm.h>
#include <xcb/shm.h>
#include <xcb/xcb.h>
#include <xcb/xinput.h>
#include "CCounters.h"

enum { width = 1280, height = 800, rows = 10000, row_height = 40 };

static uint32_t *pixels;
static int offset, shown = -1;

static uint32_t colour(int row) {
    return (uint32_t)(64 + 37 * row % 160) << 16 | (uint32_t)(64 + 91 * row % 160) << 8 | (uint32_t)(64 + 53 * row % 160);
}
static void fill(int from, int to) {
    for (int y = from; y < to; y++) {
        uint32_t value = colour((y + offset) / row_height);
        uint32_t *line = pixels + y * width;
        for (int x = 0; x < width; x++) line[x] = value;
    }
}
static void draw(void) {
    int by = shown < 0 ? height : offset - shown;
    if (by <= -height || by >= height) fill(0, height);
    else if (by > 0) {
        memmove(pixels, pixels + by * width, (size_t)(height - by) * width * 4);
        fill(height - by, height);
    } else if (by < 0) {
        memmove(pixels - by * width, pixels, (size_t)(height + by) * width * 4);
        fill(0, -by);
    }
    shown = offset;
}

int main(void) {
    volatile uint64_t *counters = bench_counters();
    xcb_connection_t *display = xcb_connect(NULL, NULL);
    if (xcb_connection_has_error(display)) return fprintf(stderr, "ScrollFloor: no display\n"), 1;
    const xcb_query_extension_reply_t *input = xcb_get_extension_data(display, &xcb_input_id);
    const xcb_query_extension_reply_t *memory = xcb_get_extension_data(display, &xcb_shm_id);
    if (!input->present || !memory->present) return fprintf(stderr, "ScrollFloor: no XInput or no MIT-SHM\n"), 1;
    uint8_t completion = memory->first_event + XCB_SHM_COMPLETION;
    free(xcb_input_xi_query_version_reply(display, xcb_input_xi_query_version(display, 2, 2), NULL));
    xcb_screen_t *screen = xcb_setup_roots_iterator(xcb_get_setup(display)).data;
    xcb_window_t window = xcb_generate_id(display);
    uint32_t values[] = {1, XCB_EVENT_MASK_EXPOSURE};
    xcb_create_window(display, XCB_COPY_FROM_PARENT, window, screen->root, 0, 0, width, height, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT,
                      screen->root_visual, XCB_CW_OVERRIDE_REDIRECT | XCB_CW_EVENT_MASK, values);
    xcb_gcontext_t context = xcb_generate_id(display);
    xcb_create_gc(display, context, window, 0, NULL);
    int piece = shmget(IPC_PRIVATE, width * height * 4, IPC_CREAT | 0600);
    pixels = shmat(piece, NULL, 0);
    xcb_shm_seg_t segment = xcb_generate_id(display);
    free(xcb_request_check(display, xcb_shm_attach_checked(display, segment, piece, 0)));
    shmctl(piece, IPC_RMID, NULL);
    offset = rows * row_height / 2;
    draw();
    struct { xcb_input_event_mask_t head; uint32_t mask; } mask = {{XCB_INPUT_DEVICE_ALL_MASTER, 1},
        XCB_INPUT_XI_EVENT_MASK_TOUCH_BEGIN | XCB_INPUT_XI_EVENT_MASK_TOUCH_UPDATE | XCB_INPUT_XI_EVENT_MASK_TOUCH_END};
    xcb_input_xi_select_events(display, window, 1, &mask.head);
    xcb_map_window(display, window);
    xcb_flush(display);
    bool is_in_flight = false, is_dirty = false, is_down = false;
    double start = 0;
    int from = 0;
    for (;;) {
        xcb_generic_event_t *event = xcb_wait_for_event(display);
        if (!event) return 0;
        for (; event; event = xcb_poll_for_event(display)) {
            int type = event->response_type & 0x7F;
            if (type == XCB_EXPOSE) is_dirty = true;
            else if (type == completion) is_in_flight = false;
            else if (type == XCB_GE_GENERIC && ((xcb_ge_generic_event_t *)event)->extension == input->major_opcode) {
                xcb_input_touch_begin_event_t *touch = (void *)event;
                double y = touch->event_y / 65536.0;
                if (touch->event_type == XCB_INPUT_TOUCH_BEGIN) is_down = true, start = y, from = offset;
                else if (touch->event_type == XCB_INPUT_TOUCH_END) is_down = false;
                else if (is_down) {
                    counters[0]++;
                    offset = from + (int)(start - y);
                    if (offset < 0) offset = 0;
                    if (offset > rows * row_height - height) offset = rows * row_height - height;
                    is_dirty |= offset != shown;
                }
            }
            free(event);
        }
        if (!is_dirty || is_in_flight) continue;
        draw();
        counters[1]++;
        xcb_shm_put_image(display, window, context, width, height, 0, 0, width, height, 0, 0, screen->root_depth, XCB_IMAGE_FORMAT_Z_PIXMAP, 1,
                          segment, 0);
        xcb_flush(display);
        is_in_flight = true;
        is_dirty = false;
    }
}
