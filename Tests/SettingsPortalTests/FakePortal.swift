import DesktopBus
import Foundation
import HostKit
import HostTestSupport
import TouchHost
@testable import SettingsPortal

/// A settings portal that says what a test says.
@MainActor
final class FakePortal {
    private static let name = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop", interface = "org.freedesktop.portal.Settings"
    private let mailbox = MainMailbox(wake: {})
    private let link: BusLink
    private(set) var isReady = false
    /// The namespaces that were asked for, a list for each question.
    private(set) var questions: [[String]] = []
    /// The number on the bus of the program that asked last.
    private(set) var client = ""
    var values: [String: [String: BusValue]]
    var answers = true

    init(_ bus: TestBus, _ values: [String: [String: BusValue]] = [:]) {
        self.values = values
        link = BusLink(mailbox, thread: "fake portal")
        link.open(bus.address, onCall: { [weak self] in self?.take($0) }, onSignal: { _ in }) { [weak self] isOpen in
            guard let self, isOpen else { return }
            link.call(Bus.name, Bus.path, Bus.name, "RequestName", [.text(Self.name), .word(4)]) { [weak self] _ in self?.isReady = true }
        }
    }

    func turn() { mailbox.doAll() }
    func end() { link.close() }

    private func take(_ call: BusCall) {
        guard call.name == "ReadAll", let wanted = call.arguments.first?.parts.compactMap(\.string) else { return }
        questions.append(wanted)
        client = call.sender
        guard answers else { return }
        let all = values.filter { wanted.contains($0.key) }.map { namespace, keys in
            BusValue.field(namespace, .list("{sv}", keys.map { .field($0.key, $0.value) }))
        }
        link.connection?.answer(call, .success([.list("{sv}", all)]))
    }

    /// - Parameter destination: The only program that gets it; `nil` for all that listen.
    func change(_ namespace: String, _ key: String, _ value: BusValue, to destination: String? = nil) {
        values[namespace, default: [:]][key] = value
        _ = link.connection?.signal(Self.path, Self.interface, "SettingChanged", [.text(namespace), .text(key), .variant(value)], to: destination)
    }

    /// Says that this program has become the portal, which only the bus may.
    func claim(to destination: String) {
        _ = link.connection?.signal(Bus.path, Bus.name, "NameOwnerChanged", [.text(Self.name), .text(""), .text(link.connection?.name ?? "")], to: destination)
    }

    /// - Parameter done: Called when the bus has passed on what was sent before.
    func flush(_ done: @escaping () -> Void) { link.call(Bus.name, Bus.path, Bus.name, "GetId") { _ in done() } }
}
