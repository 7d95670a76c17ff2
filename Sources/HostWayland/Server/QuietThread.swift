#if Wayland
import CLinux
import Foundation

/// A thread beside the main one that receives no signals: those are the main thread's.
struct QuietThread {
    private let handle: pthread_t

    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts it.
    /// - Returns: `nil` where the process can have no more threads.
    init?(_ body: @escaping @Sendable () -> Void) {
        var all = sigset_t(), before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        var handle = pthread_t()
        let context = Unmanaged.passRetained(Body(body))
        guard pthread_create(&handle, nil, { context in
            Unmanaged<Body>.fromOpaque(context!).takeRetainedValue().run()
            return nil
        }, context.toOpaque()) == 0 else {
            context.release()
            return nil
        }
        self.handle = handle
    }

    /// Waits for its end. Called once.
    func join() { pthread_join(handle, nil) }
}
#endif
