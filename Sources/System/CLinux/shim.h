/* Parts of the system's C library that the Glibc module leaves out. */
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <wchar.h>
#include <sys/prctl.h>

/* Has the kernel send this process a signal when the thread that started it ends. `prctl` has arguments without types, which Swift can't pass. */
static inline int dactyl_signal_at_parents_end(int signal) { return prctl(PR_SET_PDEATHSIG, (unsigned long)signal, 0UL, 0UL, 0UL); }

/* Calls on a stack of their own, for recursion that is deeper than the thread's stack. */
#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <ucontext.h>

/* Where the caller's frame is: lower on a stack that is used more. */
static inline uintptr_t dactyl_frame_address(void) { return (uintptr_t)__builtin_frame_address(0); }

/* The lowest address of the calling thread's own stack, and the one behind its highest. That of the main thread may grow to so much. */
extern void *__libc_stack_end;
extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);
extern long syscall(long number, ...);
static inline void dactyl_stack_bounds(uintptr_t *low, uintptr_t *high) {
    *low = *high = 0;
    if (getpid() == (pid_t)syscall(SYS_gettid)) {
        struct rlimit limit;
        uint64_t size = 8u << 20;
        if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) size = limit.rlim_cur;
        if (size > 256u << 20) size = 256u << 20;
        *high = (uintptr_t)__libc_stack_end;
        *low = *high - size;
        return;
    }
    pthread_attr_t attributes;
    void *base;
    size_t size;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
    if (pthread_attr_getstack(&attributes, &base, &size) == 0) {
        *low = (uintptr_t)base;
        *high = (uintptr_t)base + size;
    }
    pthread_attr_destroy(&attributes);
}

/* Pages for a stack, which take no memory before they are used; NULL without room. The lowest page is a guard. */
static inline void *dactyl_map_stack(size_t size) {
    void *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) return NULL;
    mprotect(stack, 4096, PROT_NONE);
    return stack;
}

static inline void dactyl_unmap_stack(void *stack, size_t size) { munmap(stack, size); }

struct dactyl_stack_call {
    void (*function)(void *);
    void *argument;
};

static inline void dactyl_enter_stack(unsigned low, unsigned high) {
    struct dactyl_stack_call *call = (struct dactyl_stack_call *)((uintptr_t)low | (uintptr_t)high << 32);
    call->function(call->argument);
}

/* Calls the function on the stack, and returns when it has. */
static inline void dactyl_call_on_stack(void *stack, size_t size, void (*function)(void *), void *argument) {
    struct dactyl_stack_call call = { function, argument };
    ucontext_t here, there;
    if (getcontext(&there) != 0) { function(argument); return; }
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    makecontext(&there, (void (*)(void))dactyl_enter_stack, 2, (unsigned)(uintptr_t)&call, (unsigned)((uintptr_t)&call >> 32));
    swapcontext(&here, &there);
}
