#include <gio/gio.h>

/* Flags as numbers. Headers of GLib 2.80 and later mark them as sets, whose elements Swift knows under other names. */
static const guint32 dactyl_bus_as_client = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
static const guint32 dactyl_bus_quiet = G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED;
static const guint32 dactyl_bus_no_start = G_DBUS_MESSAGE_FLAGS_NO_AUTO_START;

/* Sends a message without a wait. Returns its serial number, or 0 where the connection is closed. */
static inline guint32 dactyl_bus_send(GDBusConnection *connection, GDBusMessage *message) {
    volatile guint32 serial = 0;
    return g_dbus_connection_send_message(connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, &serial, NULL) ? serial : 0;
}

/* Waits until a connection is closed, by either end. It was made in this thread while the context was the thread's default. */
static inline void dactyl_bus_wait_for_end(GDBusConnection *connection, GMainContext *context) {
    while (!g_dbus_connection_is_closed(connection)) g_main_context_iteration(context, TRUE);
}
