internal import DesktopBus
internal import Foundation
internal import HostKit
package import TouchHost

/// What people have set on the desktop, by the settings portal of the session's bus (`org.freedesktop.portal.Settings`), read and followed.
///
/// Without a session's bus nothing is opened. A connection is opened in another thread, and no call waits.
@MainActor
package final class SettingsPortal {
    private static let service = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop", interface = "org.freedesktop.portal.Settings"
    private let mailbox = MainMailbox()
    private let link: BusLink
    private var values = PortalValues()
    /// The number on the bus of the program that is the portal; empty without one. Any program may send signals of the portal's name to this one alone, past the
    /// rules of what the bus is to send.
    private var owner = ""
    /// Whether the portal has answered, or there is nothing to wait for.
    package private(set) var isSettled = true
    /// The settings now; none until the portal has answered.
    package private(set) var settings = DesktopSettings()
    /// Called when that has changed.
    package var onChange: (() -> Void)?

    package init() {
        link = BusLink(mailbox, thread: "settings portal")
        mailbox.onArrival = { [weak self] in self?.serve() }
    }

    /// Begins to read and to follow.
    package func start(_ environment: [String: String]) {
        guard let address = SessionBus.address(environment) else { return }
        isSettled = false
        link.open(address, onSignal: { [weak self] in self?.receive($0) }) { [weak self] isOpen in
            guard let self else { return }
            guard isOpen else { return isSettled = true }
            link.watch("type='signal',sender='\(Self.service)',path='\(Self.path)',interface='\(Self.interface)',member='SettingChanged'")
            link.watch("type='signal',sender='\(Bus.name)',member='NameOwnerChanged',arg0='\(Self.service)'")
            // The portal's answer and all its later signals come after this one.
            link.call(Bus.name, Bus.path, Bus.name, "GetNameOwner", [.text(Self.service)]) { [weak self] in self?.owner = $0?.first?.string ?? "" }
            ask()
        }
    }

    package func stop() { link.close() }

    /// Handles what has come.
    package func serve() { mailbox.doAll() }

    /// Waits until the portal has answered, but not for long: it may have to be started first, and may not answer at all.
    package func wait(atMost seconds: Double) {
        let end = SystemClock.now + seconds
        while !isSettled, SystemClock.now < end {
            Thread.sleep(forTimeInterval: 0.0005)
            serve()
        }
    }

    /// The bus starts the portal where it does not run yet, as it does for other toolkits.
    private func ask() {
        link.call(Self.service, Self.path, Self.interface, "ReadAll", [.texts(PortalValues.namespaces)], mayStart: true) { [weak self] answer in
            guard let self else { return }
            isSettled = true
            guard let all = answer?.first else { return }
            values = PortalValues(all)
            update()
        }
    }

    private func receive(_ signal: BusSignal) {
        switch signal.name {
        case "SettingChanged" where signal.sender == owner && signal.interface == Self.interface && signal.arguments.count == 3:
            guard let namespace = signal.arguments[0].string, let name = signal.arguments[1].string,
                  values.set(namespace, name, signal.arguments[2]) else { return }
            update()
        case "NameOwnerChanged" where signal.sender == Bus.name && signal.arguments.count == 3 && signal.arguments[0].string == Self.service:
            owner = signal.arguments[2].string ?? ""
            // It was started again, perhaps for another desktop. What it said before counts until it answers.
            if isSettled, !owner.isEmpty { ask() }
        default: break
        }
    }

    private func update() {
        let new = values.settings
        guard new != settings else { return }
        settings = new
        onChange?()
    }
}
