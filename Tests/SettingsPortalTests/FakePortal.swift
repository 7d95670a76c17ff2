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
        guard answers else { return }
        let all = values.filter { wanted.contains($0.key) }.map { namespace, keys in
            BusValue.field(namespace, .list("{sv}", keys.map { .field($0.key, $0.value) }))
        }
        link.connection?.answer(call, .success([.list("{sv}", all)]))
    }

    func change(_ namespace: String, _ key: String, _ value: BusValue) {
        values[namespace, default: [:]][key] = value
        _ = link.connection?.signal(Self.path, Self.interface, "SettingChanged", [.text(namespace), .text(key), .variant(value)])
    }
}
