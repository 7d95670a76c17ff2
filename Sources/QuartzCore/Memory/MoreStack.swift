internal import CLinux

/// Room for recursion through views, layers and responders, which may be nested deeper than the stack of the main thread allows: a hundred thousand
/// deep, or in a chain of overrides that call super.
///
/// A function that may call itself so asks ``isNeeded`` first, which takes a comparison, and then continues on another stack. The calls return in order,
/// so the thread is the same and knows nothing of it.
@MainActor
package enum MoreStack {
    /// Bytes of a further stack: of memory only what is used.
    private static let size = 32 << 20
    /// Bytes that are left for calls that don't ask.
    private static let reserve = 2 << 20

    /// Where frames may be that ask: a part of the stack that was used last. The main actor may come to another thread, where it has a stack that is
    /// not known yet; the question is then answered with yes, and the part is found out.
    @exclusivity(unchecked) private static var low: UInt = 0
    @exclusivity(unchecked) private static var length: UInt = 0

    /// Whether the stack is used so far that a function which may call itself has to continue on another.
    @inline(__always)
    package static var isNeeded: Bool { dactyl_frame_address() &- low >= length }

    /// Calls the closure on another stack, if the thread's own has no room. Without memory for one it is called on this one.
    @inline(never)
    package static func call<Result>(_ body: () -> Result) -> Result {
        if hasRoomOnThread() { return body() }
        var result: Result?
        enter { result = body() }
        return result.unsafelyUnwrapped
    }

    /// Whether the calls run on the thread's own stack, less than half of which is used. The rest is for functions that don't ask.
    private static func hasRoomOnThread() -> Bool {
        var bottom: UInt = 0, top: UInt = 0
        dactyl_stack_bounds(&bottom, &top)
        let half = bottom + (top - bottom) / 2, here = dactyl_frame_address()
        guard here >= half, here < top else { return false }
        (low, length) = (half, top - half)
        return true
    }

    private static func enter(_ body: () -> Void) {
        guard let stack = dactyl_map_stack(size) else { return body() }
        let outer = (low, length)
        (low, length) = (UInt(bitPattern: stack) + UInt(reserve), UInt(size - reserve))
        withoutActuallyEscaping(body) { body in
            var body = body
            withUnsafeMutablePointer(to: &body) { pointer in
                dactyl_call_on_stack(stack, size, { argument in
                    if let argument { argument.assumingMemoryBound(to: (() -> Void).self).pointee() }
                }, pointer)
            }
        }
        (low, length) = outer
        dactyl_unmap_stack(stack, size)
    }
}
