#include <libinput.h>
#include <libudev.h>

static inline void clibinput_say_nothing(struct libinput *context, enum libinput_log_priority priority, const char *format, va_list arguments) {
    (void)context; (void)priority; (void)format; (void)arguments;
}

/* Standard error is the application's. */
static inline void clibinput_silence(struct libinput *context) { libinput_log_set_handler(context, clibinput_say_nothing); }
