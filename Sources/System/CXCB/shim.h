#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>
#include <xcb/xinput.h>
#include <xcb/shm.h>
#include <xcb/present.h>
#include <xcb/randr.h>
#include <xcb/xfixes.h>
/* The keyboard extension's header has a member named "explicit"; harmless in C. */
#include <xcb/xkb.h>
#include <xkbcommon/xkbcommon.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon-x11.h>

/* xcb names an extension by the address of a variable, which has to be one and the same at every call. */
typedef enum {
    cxcb_extension_input, cxcb_extension_shm, cxcb_extension_present, cxcb_extension_randr, cxcb_extension_xkb,
    cxcb_extension_xfixes
} cxcb_extension;

static inline xcb_extension_t *cxcb_extension_id(cxcb_extension extension) {
    switch (extension) {
    case cxcb_extension_input: return &xcb_input_id;
    case cxcb_extension_shm: return &xcb_shm_id;
    case cxcb_extension_present: return &xcb_present_id;
    case cxcb_extension_randr: return &xcb_randr_id;
    case cxcb_extension_xkb: return &xcb_xkb_id;
    case cxcb_extension_xfixes: return &xcb_xfixes_id;
    }
    return 0;
}

/* Asks the server about all of them in one go. */
static inline void cxcb_prefetch_extensions(xcb_connection_t *connection) {
    for (int i = cxcb_extension_input; i <= cxcb_extension_xfixes; i++)
        xcb_prefetch_extension_data(connection, cxcb_extension_id((cxcb_extension)i));
}

static inline const xcb_query_extension_reply_t *cxcb_extension_data(xcb_connection_t *connection, cxcb_extension extension) {
    return xcb_get_extension_data(connection, cxcb_extension_id(extension));
}
