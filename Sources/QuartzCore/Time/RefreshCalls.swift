import Foundation

/// Calls at each refresh of the display that end with the object that has them: a window may go with all that moves in it.
@MainActor
package final class RefreshCalls {
    private var link: CADisplayLink?

    package init() {}

    isolated deinit { link?.invalidate() }

    /// Starts the calls, unless they have started already.
    /// - Parameters:
    ///   - rate: Calls a second; 0 for the display's own rate.
    ///   - action: Called with the time of the frame that is being prepared, in seconds. What it mentions is kept alive until ``stop()``.
    package func start(rate: Int = 0, _ action: @escaping @MainActor (_ time: Double) -> Void) {
        guard link == nil else { return }
        let link = CADisplayLink { action($0.timestamp) }
        link.preferredFramesPerSecond = rate
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    package func stop() {
        link?.invalidate()
        link = nil
    }
}
