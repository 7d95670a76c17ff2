import Foundation
import TouchHost
import UIKit

/// What keeps people from using what is on the screen when a run ends, printed then (R-ACC-40).
@MainActor
final class AuditReport {
    /// What the process exits with when something was found.
    private static let foundStatus: Int32 = 1

    private var windows = 0
    private var lines: [String] = []
    private var observer: (any NSObjectProtocol)?

    /// A scene has its windows still when it is disconnected.
    /// - Returns: `nil` where the settings ask for none.
    init?(_ settings: HostSettings) {
        guard settings.audits else { return nil }
        observer = NotificationCenter.default.addObserver(forName: UIScene.didDisconnectNotification, object: nil, queue: nil) { [weak self] note in
            let scene = note.object as? UIWindowScene
            MainActor.assumeIsolated { if let scene { self?.look(at: scene) } }
        }
    }

    isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    private func look(at scene: UIWindowScene) {
        let shown = scene.windows.filter { !$0.isHidden }
        windows = shown.count
        lines = shown.flatMap { UIAccessibility.audit($0).map(\.line) }
    }

    /// Prints a line for each finding, or that there is none.
    /// - Returns: The status of the process.
    func write() -> Int32 {
        print(lines.isEmpty ? "no findings in \(windows == 1 ? "1 window" : "\(windows) windows")" : lines.joined(separator: "\n"))
        return lines.isEmpty ? 0 : Self.foundStatus
    }
}
