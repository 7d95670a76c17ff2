import AccessibilityBus
import FoundationAdditions
import HostHeadless
import HostKit
import Inspector
import TouchHost
import UIKit

/// The accessibility bus of a run, and what it needs of the launch.
@MainActor
final class AssistiveAccess {
    private let bus: AccessibilityBus
    private let isAlways: Bool
    private var surface: (any Surface)?

    /// - Returns: `nil` where the app is not to be on the bus: without a display that is so unless settings ask for it.
    init?(_ application: UIApplication, _ host: any DisplayHost, _ settings: HostSettings) {
        switch settings.accessibilityBus {
        case .off: return nil
        // A page of a browser is on another machine's desktop, or in a browser that is on the bus itself.
        case .auto where !(host is any ScriptableHost) || host.name == "web": return nil
        case .auto, .on: break
        }
        isAlways = settings.accessibilityBus == .on
        bus = AccessibilityBus(application: application, app: ProcessInfo.processInfo.processName)
        let player = TouchPlayer(host: host, pinchModifiers: settings.pinchModifiers)
        bus.tap = { [weak self] point in
            guard let scale = self?.surface?.scale else { return }
            do throws(InspectorError) {
                try player.play("tap 0 \(point.x * scale) \(point.y * scale)") { _ in }
            } catch {
                say("dactyl: a tap for assistive technology was left out: \(error)")
            }
        }
        if let headless = host as? HeadlessHost { stay(headless) }
    }

    /// Has the app stay on a virtual display after its script, for clients. Calls are handled between two steps, since what they do may let time pass.
    private func stay(_ headless: HeadlessHost) {
        bus.servesAtOnce = false
        let before = headless.stay
        if before == nil { headless.followsWallClock = true }
        headless.stay = { [bus] host in
            if let before {
                bus.servesAtOnce = true
                bus.serve()
                return before(host)
            }
            host.stay {
                bus.serve()
                return false
            }
        }
    }

    func didOpen(_ surface: any Surface) {
        self.surface = surface
        bus.didOpen(surface)
    }

    /// Begins, when the app has been launched.
    func start() { bus.start(isAlways: isAlways) }
    func didEndTurn() { bus.didEndTurn() }
    func stop() { bus.stop() }
}
