package import Foundation

/// Whether the main run loop is in the mode for tracking, in place of its default mode, because something follows a finger (R-GEN-10).
///
/// Timers, display links and the main loop read it; only the main thread uses it.
package enum RunLoopTracking {
    /// `UITrackingRunLoopMode`.
    package static let mode = RunLoop.Mode("UITrackingRunLoopMode")

    nonisolated(unsafe) private static var followers: Set<ObjectIdentifier> = []

    package static var isOn: Bool { !followers.isEmpty }

    /// - Parameter follower: The object that follows a finger, until ``end(_:)``.
    package static func begin(_ follower: ObjectIdentifier) {
        let wasOn = isOn
        followers.insert(follower)
        if !wasOn { ClockedTimers.modeChanged() }
    }

    package static func end(_ follower: ObjectIdentifier) {
        guard followers.remove(follower) != nil, !isOn else { return }
        ClockedTimers.modeChanged()
    }

    /// The host goes, and its fingers with it.
    package static func forgetAll() { followers = [] }

    /// Whether what was added to the main run loop for these modes has its turn now. A mode of the app's own says nothing about fingers, and counts as a common
    /// one.
    package static func serves(_ modes: Set<RunLoop.Mode>) -> Bool {
        modes.contains { $0 != (isOn ? .default : mode) }
    }
}
