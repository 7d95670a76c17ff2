internal import Glibc

/// The current graphics contexts of a thread, the innermost last.
final class GraphicsContextStack {
    private enum Entry {
        case ready(CGContext)
        /// Made at the first request, so that a view which draws nothing costs no memory.
        case deferred(() -> CGContext?)
        /// It was asked for and can't be made.
        case none
    }

    private var entries: [Entry] = []

    /// The innermost context; `nil` when there is none or it can't be made.
    var current: CGContext? {
        guard let last = entries.last else { return nil }
        switch last {
        case .ready(let context): return context
        case .none: return nil
        case .deferred(let make):
            guard let context = make() else {
                entries[entries.count - 1] = .none
                return nil
            }
            entries[entries.count - 1] = .ready(context)
            return context
        }
    }

    func push(_ context: CGContext) { entries.append(.ready(context)) }

    /// Pushes a context that `make` makes when it is first asked for.
    func pushDeferred(_ make: @escaping () -> CGContext?) { entries.append(.deferred(make)) }

    /// Takes the innermost away; `nil` when there is none or it was never requested.
    @discardableResult
    func pop() -> CGContext? {
        guard case .ready(let context)? = entries.popLast() else { return nil }
        return context
    }

    /// The stack of the calling thread.
    static var shared: GraphicsContextStack {
        if let known = pthread_getspecific(key) {
            return Unmanaged<GraphicsContextStack>.fromOpaque(known).takeUnretainedValue()
        }
        let stack = GraphicsContextStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { stack in
            if let stack { Unmanaged<GraphicsContextStack>.fromOpaque(stack).release() }
        }
        return key
    }()
}
