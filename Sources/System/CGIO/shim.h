#include <gio/gio.h>

/* Sends a message without a wait. Returns its serial number, or 0 where the connection is closed. */
static inline guint32 dactyl_bus_send(GDBusConnection *connection, GDBusMessage *message) {
    volatile guint32 serial = 0;
    return g_dbus_connection_send_message(connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, &serial, NULL) ? serial : 0;
}
