/* Where the trait Wayland is off this file is empty, and nothing of Wayland has to be installed. */
#ifdef DACTYL_WAYLAND

#include <stdarg.h>
#include <stdio.h>
#include <wayland-client.h>
#include "code/fractional-scale-v1.c"
#include "code/pointer-gestures-unstable-v1.c"
#include "code/presentation-time.c"
#include "code/tablet-unstable-v2.c"
#include "code/text-input-unstable-v3.c"
#include "code/viewporter.c"
#include "code/xdg-decoration-unstable-v1.c"
#include "code/xdg-shell.c"
#include "CWaylandProtocols.h"

static const struct wl_interface *const interfaces[] = {
    &wl_compositor_interface, &wl_shm_interface, &wl_seat_interface, &wl_output_interface, &wl_data_device_manager_interface,
    &xdg_wm_base_interface, &zxdg_decoration_manager_v1_interface, &wp_viewporter_interface, &wp_fractional_scale_manager_v1_interface,
    &wp_presentation_interface, &zwp_tablet_manager_v2_interface, &zwp_text_input_manager_v3_interface,
    &zwp_pointer_gestures_v1_interface,
};

const char *cwayland_interface_name(cwayland_interface interface) { return interfaces[interface]->name; }

struct wl_proxy *cwayland_bind(struct wl_registry *registry, uint32_t name, cwayland_interface interface, uint32_t version) {
    /* A library that is older than the compositor knows no events of its later versions. */
    uint32_t known = (uint32_t)interfaces[interface]->version;
    return wl_registry_bind(registry, name, interfaces[interface], version < known ? version : known);
}

static char last_message[512];

static void keep_message(const char *format, va_list arguments) {
    vsnprintf(last_message, sizeof last_message, format, arguments);
}

void cwayland_keep_messages(void) { wl_log_set_handler_client(keep_message); }

const char *cwayland_last_message(void) { return last_message; }

#endif
