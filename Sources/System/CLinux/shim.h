/* Parts of the system's C library that the Glibc module leaves out. */
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <wchar.h>
