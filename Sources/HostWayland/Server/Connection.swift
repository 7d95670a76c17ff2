#if Wayland
import CWayland
import CWaylandProtocols
import Foundation

/// The connection to the compositor, and what it offers.
@MainActor
final class Connection: EventReceiver {
    /// An object that the compositor offers.
    struct Global {
        var number: UInt32
        var interface: String
        var version: UInt32
    }

    let handle: OpaquePointer
    /// As a person would say it: `wayland-0`.
    let name: String
    private let registry: OpaquePointer
    private(set) var globals: ContiguousArray<Global> = []
    /// Called with each object that is offered or taken back once the connection stands.
    var onChange: (@MainActor (Global, _ isOffered: Bool) -> Void)?

    private(set) var compositor: OpaquePointer!
    private(set) var memory: OpaquePointer!
    private(set) var viewporter: OpaquePointer?
    private(set) var fractionalScales: OpaquePointer?
    private(set) var presentation: OpaquePointer?
    private(set) var windowBase: OpaquePointer?
    private(set) var decorations: OpaquePointer?
    /// Whether times of presentation are on the host's clock.
    private(set) var presentsOnOurClock = false

    var descriptor: Int32 { wl_display_get_fd(handle) }

    /// Whether the compositor has sent something that was not read yet.
    var isReadable: Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) > 0
    }

    /// - Parameter environment: Names the compositor by `WAYLAND_DISPLAY` and `XDG_RUNTIME_DIR`, or `WAYLAND_SOCKET`.
    init(environment: [String: String], options: WaylandOptions) throws {
        cwayland_keep_messages()
        (handle, name) = try Self.connect(environment)
        registry = wl_display_get_registry(handle)
        super.init()
        listen(to: registry)
        wl_display_roundtrip(handle)
        do {
            try bindAll(options)
        } catch {
            disconnect()
            throw error
        }
    }

    func disconnect() {
        wl_display_flush(handle)
        wl_display_disconnect(handle)
    }

    /// The socket that the environment names, whether or not a compositor listens on it; `nil` where it names no socket.
    static func socket(_ environment: [String: String]) -> String? {
        let name = environment["WAYLAND_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 }
        if let name, name.hasPrefix("/") { return name }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return nil }
        return folder + "/" + (name ?? "wayland-0")
    }

    private static func connect(_ environment: [String: String]) throws -> (OpaquePointer, String) {
        if let socket = environment["WAYLAND_SOCKET"], !socket.isEmpty {
            guard let handle = wl_display_connect(nil) else {
                throw WaylandError("the connection that WAYLAND_SOCKET (\(socket)) stands for can't be used")
            }
            return (handle, "WAYLAND_SOCKET")
        }
        guard let path = socket(environment) else {
            throw WaylandError("XDG_RUNTIME_DIR is not set, in which WAYLAND_DISPLAY names a socket")
        }
        let name = environment["WAYLAND_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 } ?? "wayland-0"
        guard let handle = wl_display_connect(path) else {
            let reason = String(cString: strerror(errno)).lowercased()
            throw WaylandError("the compositor \(name) does not answer at \(path) (\(reason))")
        }
        return (handle, name)
    }

    private func bindAll(_ options: WaylandOptions) throws {
        compositor = try need(cwayland_compositor, 4, for: "surfaces")
        memory = try need(cwayland_shm, 1, for: "pictures")
        windowBase = try need(cwayland_xdg_wm_base, 5, for: "windows")
        viewporter = bind(cwayland_viewporter, 1)
        fractionalScales = viewporter == nil || !options.fractionalScale ? nil : bind(cwayland_fractional_scale_manager, 1)
        presentation = bind(cwayland_presentation, 1)
        decorations = options.serverDecorations ? bind(cwayland_decoration_manager, 1) : nil
        if let windowBase { listen(to: windowBase) }
        if let presentation { listen(to: presentation) }
    }

    /// The one object of an interface; `nil` where the compositor has none.
    func bind(_ interface: cwayland_interface, _ version: UInt32) -> OpaquePointer? {
        let wanted = String(cString: cwayland_interface_name(interface))
        for global in globals where global.interface == wanted { return bind(interface, version, global) }
        return nil
    }

    func bind(_ interface: cwayland_interface, _ version: UInt32, _ global: Global) -> OpaquePointer? {
        cwayland_bind(registry, global.number, interface, min(version, global.version))
    }

    private func need(_ interface: cwayland_interface, _ version: UInt32, for purpose: String) throws -> OpaquePointer {
        if let failure { throw WaylandError(failure) }
        guard let object = bind(interface, version) else {
            let missing = String(cString: cwayland_interface_name(interface))
            throw WaylandError("the compositor \(name) lacks \(missing), which \(purpose) come through")
        }
        return object
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        if object == registry {
            switch RegistryEvent(rawValue: event) {
            case .global:
                let global = Global(number: arguments.unsigned(0), interface: arguments.string(1) ?? "", version: arguments.unsigned(2))
                globals.append(global)
                onChange?(global, true)
            case .globalRemove:
                guard let index = globals.firstIndex(where: { $0.number == arguments.unsigned(0) }) else { return }
                onChange?(globals.remove(at: index), false)
            case nil: break
            }
        } else if object == windowBase {
            if WindowBaseEvent(rawValue: event) == .ping { xdg_wm_base_pong(object, arguments.unsigned(0)) }
        } else if object == presentation {
            if PresentationEvent(rawValue: event) == .clock { presentsOnOurClock = arguments.unsigned(0) == UInt32(CLOCK_MONOTONIC) }
        }
    }

    /// Why the connection broke, in one line, or `nil` while it holds.
    var failure: String? {
        let code = wl_display_get_error(handle)
        guard code != 0 else { return nil }
        if code == EAGAIN { return "the compositor \(name) reads no requests" }
        guard code == EPROTO else { return "the compositor \(name) closed the connection" }
        var interface: UnsafePointer<wl_interface>?
        var id: UInt32 = 0
        let number = wl_display_get_protocol_error(handle, &interface, &id)
        let kind = interface.map { String(cString: $0.pointee.name) } ?? "an object"
        let message = String(cString: cwayland_last_message()).split(whereSeparator: \.isNewline).joined(separator: " ")
        return "the compositor \(name) ended the connection over an error \(number) of \(kind)" + (message.isEmpty ? "" : " (\(message))")
    }
}
#endif
