#if Wayland
import CWayland

/// Receives the events of objects of the compositor. One receiver may serve several objects.
///
/// A receiver lives at least as long as the objects that it listens to: its owner destroys them first.
@MainActor
class EventReceiver {
    /// - Parameters:
    ///   - event: The event's number in the description of the object's interface.
    ///   - object: Whose event it is.
    func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {}

    /// Makes it receive an object's events from now on.
    final func listen(to object: OpaquePointer) {
        wl_proxy_add_dispatcher(object, { receiver, object, event, _, arguments in
            guard let receiver, let object, let arguments else { return 0 }
            // The library calls back where events are dispatched, and that is on the main actor.
            nonisolated(unsafe) let context = (Unmanaged<EventReceiver>.fromOpaque(receiver), OpaquePointer(object), arguments)
            MainActor.assumeIsolated {
                let (receiver, object, arguments) = context
                receiver.takeUnretainedValue().handle(event, EventArguments(base: arguments), from: object)
            }
            return 0
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
}

/// What an event says, in the order of its description.
@MainActor
struct EventArguments {
    let base: UnsafeMutablePointer<wl_argument>

    func int(_ index: Int) -> Int { Int(base[index].i) }
    func unsigned(_ index: Int) -> UInt32 { base[index].u }
    /// A number with a fraction of 8 bits.
    func fixed(_ index: Int) -> Double { Double(base[index].f) / 256 }
    func string(_ index: Int) -> String? { base[index].s.map { String(cString: $0) } }
    /// An object, which is `nil` too when it was destroyed here while the event was under way.
    func object(_ index: Int) -> OpaquePointer? { base[index].o }
    func descriptor(_ index: Int) -> Int32 { base[index].h }

    /// Whether an array of 32-bit numbers has this one.
    func array(_ index: Int, contains number: UInt32) -> Bool {
        guard let array = base[index].a, let numbers = array.pointee.data?.assumingMemoryBound(to: UInt32.self) else { return false }
        for position in 0..<(array.pointee.size / 4) where numbers[position] == number { return true }
        return false
    }
}
#endif
