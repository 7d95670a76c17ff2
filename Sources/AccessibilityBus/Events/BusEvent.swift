internal import DesktopBus

/// Something that the app says to all on the bus.
struct BusEvent: Equatable {
    let path: String
    let interface: String
    let name: String
    let arguments: [BusValue]

    /// Something about an object, in AT-SPI's form.
    /// - Parameters:
    ///   - kind: The part of the interface's name after `Event.`.
    ///   - detail: What of the object, as `focused`.
    init(_ kind: Kind, _ name: String, _ detail: String = "", _ first: Int = 0, _ second: Int = 0, _ value: BusValue = .int(0), of path: String) {
        self.path = path
        interface = "org.a11y.atspi.Event.\(kind.rawValue)"
        self.name = name
        arguments = [.text(detail), .number(first), .number(second), .variant(value), .list("{sv}", [])]
    }

    enum Kind: String { case object = "Object", window = "Window", focus = "Focus" }

    /// Adds an object to the clients' caches.
    init(added item: BusValue) {
        (path, interface, name, arguments) = (ObjectNumbers.cache, "org.a11y.atspi.Cache", "AddAccessible", [item])
    }

    /// Takes an object out of the clients' caches.
    init(removed reference: BusValue) {
        (path, interface, name, arguments) = (ObjectNumbers.cache, "org.a11y.atspi.Cache", "RemoveAccessible", [reference])
    }
}
