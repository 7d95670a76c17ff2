internal import DesktopBus
internal import Foundation
internal import HostKit

/// Looks on the session bus whether a client of accessibility is there, and where the accessibility bus is (R-BUS-1).
@MainActor
final class ClientWatch {
    private static let service = "org.a11y.Bus", path = "/org/a11y/bus", status = "org.a11y.Status"
    private let link: BusLink
    private let environment: [String: String]
    /// Whether the app is to be on the bus without a client.
    private let isAlways: Bool
    private let onChange: (_ address: String?, _ readsScreen: Bool) -> Void
    private var address: String?
    private var isOn = false

    /// - Parameter onChange: Called with the address of the accessibility bus when a client is there, with `nil` when none is any more, and whether a
    ///   client reads the screen.
    init(_ mailbox: MainMailbox, _ environment: [String: String], isAlways: Bool, onChange: @escaping (_ address: String?, _ readsScreen: Bool) -> Void) {
        link = BusLink(mailbox, thread: "accessibility bus")
        self.environment = environment
        self.isAlways = isAlways
        self.onChange = onChange
        address = environment["AT_SPI_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    func start() {
        guard let session = SessionBus.address(environment) else {
            // A client that starts apps with an address of its own has no session to say so in.
            if let address { onChange(address, false) }
            return
        }
        link.open(session, onSignal: { [weak self] in self?.receive($0) }) { [weak self] isOpen in
            guard let self, isOpen else { return }
            if isAlways { return findBus(mayStart: true, readsScreen: false) }
            link.watch("type='signal',sender='\(Self.service)',path='\(Self.path)',interface='org.freedesktop.DBus.Properties',arg0='\(Self.status)'")
            link.watch("type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.service)'")
            ask()
        }
    }

    func stop() { link.close() }

    private func ask() {
        link.call(Self.service, Self.path, "org.freedesktop.DBus.Properties", "GetAll", [.text(Self.status)]) { [weak self] answer in
            guard let self, let properties = answer?.first else { return }
            isEnabled = properties["IsEnabled"]?.isTrue ?? false
            readsScreen = properties["ScreenReaderEnabled"]?.isTrue ?? false
            update()
        }
    }

    private var isEnabled = false
    private var readsScreen = false

    private func receive(_ signal: BusSignal) {
        switch signal.name {
        case "PropertiesChanged" where signal.arguments.count > 1:
            if let value = signal.arguments[1]["IsEnabled"] { isEnabled = value.isTrue }
            if let value = signal.arguments[1]["ScreenReaderEnabled"] { readsScreen = value.isTrue }
            update()
        case "NameOwnerChanged":
            // The launcher of the bus has come or gone, and the bus with it.
            (isEnabled, readsScreen) = (false, false)
            if environment["AT_SPI_BUS_ADDRESS"]?.isEmpty != false { address = nil }
            update()
            if signal.arguments.last?.string?.isEmpty == false { ask() }
        default: break
        }
    }

    private func update() {
        guard isEnabled || readsScreen else {
            if isOn { onChange(nil, false) }
            isOn = false
            return
        }
        findBus(mayStart: false, readsScreen: readsScreen)
    }

    private func findBus(mayStart: Bool, readsScreen: Bool) {
        isOn = true
        if let address { return onChange(address, readsScreen) }
        link.call(Self.service, Self.path, Self.service, "GetAddress", mayStart: mayStart) { [weak self] answer in
            guard let self, isOn, let address = answer?.first?.string, !address.isEmpty else { return }
            self.address = address
            onChange(address, readsScreen)
        }
    }
}
