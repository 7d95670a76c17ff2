/* Drags a list with a finger of the rig and watches the root window until the rows stand where the finger has taken them: one process, one clock.
 *
 * Commands on standard input, one JSON object a line on standard output:
 *   ready TIMEOUT_MS           waits until rows of several colours are shown
 *   drag COUNT SEED            a finger lands, scrolls, and jumps COUNT times: microseconds of each, -1 where it was not shown within a second
 *   flick                      the finger lifts while it moves fast: when the rows come to rest, and how far they went
 *   stream HZ MS               a finger moves up and down smoothly, nothing is watched
 *   lift                       the finger lifts where it rests
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>
#include <xcb/damage.h>
#include <xcb/xcb.h>
#include <xcb/xfixes.h>

enum { touch_message = 6, touch_begin = 18, touch_update = 19, touch_end = 20, probe_x = 1000, row_height = 40 };

static xcb_connection_t *display;
static xcb_window_t root;
static int width, height, device = -1;
static uint8_t damage_event;
static xcb_damage_damage_t damage;
static double finger_x = 640, finger_y = 400;

static void fail(const char *what) {
    printf("{\"error\": \"%s\"}\n", what);
    fflush(stdout);
    exit(1);
}
static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}
static void sleep_until(int64_t time) {
    struct timespec until = {time / 1000000000LL, time % 1000000000LL};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL) == EINTR) {}
}
static uint64_t seed = 1;
static double chance(void) {
    seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
    return (double)(seed >> 33) / 2147483648.0;
}

/* The rig's touchscreen: the message of Tests/Rigs/xtouch. */
struct message {
    uint32_t length, type, contact, kind, unaccelerated;
    uint8_t mask[8], pad[4];
    double values[64], unused[64];
} __attribute__((packed));

static int64_t touch(int kind) {
    struct message message = {.length = sizeof message, .type = touch_message, .kind = kind, .mask = {3}};
    message.values[0] = fmin(finger_x * 65536 / width, 65535);
    message.values[1] = fmin(finger_y * 65536 / height, 65535);
    if (kind != touch_update) {
        message.mask[0] |= 1 << 4;
        message.values[4] = kind == touch_begin ? 1023 : 0;
    }
    int64_t time = now();
    if (write(device, &message, sizeof message) != sizeof message) fail("the touchscreen can't be written to");
    return time;
}
static void attach(void) {
    const char *control = getenv("XTOUCH_CTL");
    if (!control) fail("XTOUCH_CTL is not set: start it in xtouch-server");
    char lock[256];
    snprintf(lock, sizeof lock, "%s.lock", control);
    flock(open(lock, O_CREAT | O_WRONLY | O_CLOEXEC, 0600), LOCK_EX);
    int rig = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path, control, sizeof address.sun_path - 1);
    if (connect(rig, (void *)&address, sizeof address) || write(rig, "attach\n", 7) != 7) fail("the rig does not answer");
    char text[4096], space[CMSG_SPACE(8 * sizeof(int))];
    struct iovec part = {text, sizeof text - 1};
    struct msghdr answer = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = space, .msg_controllen = sizeof space};
    if (recvmsg(rig, &answer, 0) <= 0) fail("the rig refuses");
    struct cmsghdr *header = CMSG_FIRSTHDR(&answer);
    if (!header || header->cmsg_type != SCM_RIGHTS) fail("the rig has no touchscreen");
    /* The touchscreen is the first. */
    memcpy(&device, CMSG_DATA(header), sizeof device);
    close(rig);
}

/* Watching. */
static void column(uint32_t *pixels) {
    xcb_get_image_reply_t *image = xcb_get_image_reply(
        display, xcb_get_image(display, XCB_IMAGE_FORMAT_Z_PIXMAP, root, probe_x, 0, 1, height, ~0u), NULL);
    if (!image) fail("the root window can't be read");
    memcpy(pixels, xcb_get_image_data(image), height * 4);
    for (int y = 0; y < height; y++) pixels[y] &= 0xFFFFFF;
    free(image);
}
static bool take_damage(void) {
    bool came = false;
    for (xcb_generic_event_t *event; (event = xcb_poll_for_event(display)); free(event)) came |= (event->response_type & 0x7F) == damage_event;
    if (xcb_connection_has_error(display)) fail("the display is gone");
    return came;
}
/* Whether something is drawn until then. */
static bool wait_damage(int64_t until, int64_t *at) {
    for (;;) {
        if (take_damage()) { *at = now(); return true; }
        int64_t left = until - now();
        if (left <= 0) return false;
        struct pollfd descriptor = {xcb_get_file_descriptor(display), POLLIN, 0};
        struct timespec time = {left / 1000000000LL, left % 1000000000LL};
        ppoll(&descriptor, 1, &time, NULL);
    }
}
static void rearm(void) {
    xcb_damage_subtract(display, damage, 0, 0);
    free(xcb_get_input_focus_reply(display, xcb_get_input_focus(display), NULL));
    take_damage();
}
/* How many rows' edges a column has. */
static int edges(const uint32_t *pixels) {
    int count = 0;
    for (int y = 1; y < height; y++) count += pixels[y] != pixels[y - 1];
    return count;
}
/* Whether the column is the one before, moved by so many pixels, one more or less. The ends are left out: a program may show bars there. */
static bool has_moved(const uint32_t *before, const uint32_t *after, int distance) {
    for (int slack = -1; slack <= 1; slack++) {
        int by = distance + slack;
        bool same = true;
        for (int y = 30; y < height - 30 && same; y++)
            if (y - by >= 30 && y - by < height - 30) same = after[y] == before[y - by];
        if (same) return true;
    }
    return false;
}
/* Waits until nothing was drawn for so long. */
static void settle(int64_t quiet) {
    int64_t at;
    do rearm(); while (wait_damage(now() + quiet, &at));
}

static void ready(int timeout) {
    uint32_t *pixels = malloc(height * 4);
    int64_t end = now() + timeout * 1000000LL;
    do {
        column(pixels);
        if (edges(pixels) >= height / row_height - 3) {
            settle(300000000);
            printf("{\"ok\": true}\n");
            return free(pixels);
        }
        sleep_until(now() + 5000000);
    } while (now() < end);
    fail("no rows are shown");
}

static void land_and_scroll(void) {
    finger_y = 400;
    touch(touch_begin);
    for (int step = 0; step < 20; step++) {
        sleep_until(now() + 8000000);
        finger_y += step < 10 ? -8 : 8;
        touch(touch_update);
    }
    settle(150000000);
}

static void drag(int count) {
    uint32_t *before = malloc(height * 4), *after = malloc(height * 4);
    land_and_scroll();
    printf("{\"us\": [");
    for (int move = 0; move < count; move++) {
        sleep_until(now() + 5000000 + (int64_t)(chance() * 33000000));
        column(before);
        int distance;
        do distance = (int)(chance() * 400) - 200; while (abs(distance) < 30 || finger_y + distance < 120 || finger_y + distance > 680);
        rearm();
        finger_y += distance;
        int64_t sent = touch(touch_update), at = sent, end = sent + 1000000000LL;
        bool is_shown = false;
        while (!is_shown && wait_damage(end, &at)) {
            xcb_damage_subtract(display, damage, 0, 0);
            column(after);
            is_shown = has_moved(before, after, distance);
            at = now();
        }
        printf("%s%.1f", move ? ", " : "", is_shown ? (at - sent) / 1e3 : -1);
    }
    printf("]}\n");
    free(before);
    free(after);
}

static void flick(void) {
    settle(150000000);
    int64_t time = now();
    for (int step = 0; step < 12; step++) {
        finger_y -= 20;
        touch(touch_update);
        sleep_until(time += 8000000);
    }
    touch(touch_end);
    int64_t lifted = now(), at = lifted, last = lifted;
    int frames = 0;
    rearm();
    while (wait_damage(now() + 250000000, &at) && at - lifted < 20000000000LL) {
        last = at;
        frames++;
        xcb_damage_subtract(display, damage, 0, 0);
        free(xcb_get_input_focus_reply(display, xcb_get_input_focus(display), NULL));
    }
    printf("{\"ms\": %.1f, \"shown\": %d}\n", (last - lifted) / 1e6, frames);
}

static void stream(double rate, int duration) {
    int64_t start = now(), end = start + duration * 1000000LL;
    double from = finger_y;
    int count = 0;
    for (int64_t time = start; time < end; time = start + (int64_t)(++count * 1e9 / rate)) {
        sleep_until(time);
        finger_y = 400 + (from - 400) * fmax(0, 1 - count / 20.0) + 250 * sin(count * 0.05) * fmin(1, count / 20.0);
        touch(touch_update);
    }
    printf("{\"events\": %d, \"ms\": %.1f}\n", count, (now() - start) / 1e6);
}

int main(void) {
    attach();
    display = xcb_connect(NULL, NULL);
    if (xcb_connection_has_error(display)) fail("no display");
    xcb_screen_t *screen = xcb_setup_roots_iterator(xcb_get_setup(display)).data;
    root = screen->root, width = screen->width_in_pixels, height = screen->height_in_pixels;
    const xcb_query_extension_reply_t *extension = xcb_get_extension_data(display, &xcb_damage_id);
    if (!extension->present) fail("the server has no damage extension");
    damage_event = extension->first_event + XCB_DAMAGE_NOTIFY;
    free(xcb_damage_query_version_reply(display, xcb_damage_query_version(display, 1, 1), NULL));
    free(xcb_xfixes_query_version_reply(display, xcb_xfixes_query_version(display, 5, 0), NULL));
    damage = xcb_generate_id(display);
    xcb_damage_create(display, damage, root, XCB_DAMAGE_REPORT_LEVEL_NON_EMPTY);
    xcb_flush(display);
    char line[128];
    while (fgets(line, sizeof line, stdin)) {
        int a, b;
        double rate;
        if (sscanf(line, "ready %d", &a) == 1) ready(a);
        else if (sscanf(line, "drag %d %d", &a, &b) == 2) { seed = (uint64_t)b * 2 + 1; drag(a); }
        else if (!strncmp(line, "flick", 5)) flick();
        else if (sscanf(line, "stream %lf %d", &rate, &a) == 2) stream(rate, a);
        else if (!strncmp(line, "lift", 4)) { settle(150000000); touch(touch_end); printf("{\"ok\": true}\n"); }
        else fail("unknown command");
        fflush(stdout);
    }
}
