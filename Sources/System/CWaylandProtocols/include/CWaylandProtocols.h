#ifndef CWAYLAND_PROTOCOLS_H
#define CWAYLAND_PROTOCOLS_H

#include <wayland-client.h>
#include "fractional-scale-v1.h"
#include "pointer-gestures-unstable-v1.h"
#include "presentation-time.h"
#include "tablet-unstable-v2.h"
#include "text-input-unstable-v3.h"
#include "viewporter.h"
#include "xdg-decoration-unstable-v1.h"
#include "xdg-shell.h"

/* The interfaces whose objects a compositor offers. libwayland names one by the address of a variable. */
typedef enum {
    cwayland_compositor, cwayland_shm, cwayland_seat, cwayland_output, cwayland_data_device_manager, cwayland_xdg_wm_base,
    cwayland_decoration_manager, cwayland_viewporter, cwayland_fractional_scale_manager, cwayland_presentation,
    cwayland_tablet_manager, cwayland_text_input_manager, cwayland_pointer_gestures
} cwayland_interface;

const char *cwayland_interface_name(cwayland_interface interface);
struct wl_proxy *cwayland_bind(struct wl_registry *registry, uint32_t name, cwayland_interface interface, uint32_t version);

/* Lets what libwayland has to say of errors be kept instead of printed. */
void cwayland_keep_messages(void);
/* What it said last; empty at first. */
const char *cwayland_last_message(void);

#endif
