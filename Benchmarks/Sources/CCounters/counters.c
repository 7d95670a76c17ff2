#include "CCounters.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

volatile uint64_t *bench_counters(void) {
    static uint64_t none[2];
    const char *path = getenv("BENCH_COUNTERS");
    int fd = path ? open(path, O_RDWR) : -1;
    void *memory = fd < 0 ? MAP_FAILED : mmap(NULL, 16, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (fd >= 0) close(fd);
    return memory == MAP_FAILED ? none : memory;
}
