/* Parts of the system's C library that the Glibc module leaves out. */
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <wchar.h>
#include <sys/prctl.h>

/* Has the kernel send this process a signal when the thread that started it ends. `prctl` has arguments without types, which Swift can't pass. */
static inline int dactyl_signal_at_parents_end(int signal) { return prctl(PR_SET_PDEATHSIG, (unsigned long)signal, 0UL, 0UL, 0UL); }
