package import TouchHost

/// What has happened to a surface since the client was notified last.
package struct SurfaceNotices: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let geometry = SurfaceNotices(rawValue: 1)
    package static let visibility = SurfaceNotices(rawValue: 2)
    package static let focus = SurfaceNotices(rawValue: 4)
    package static let idle = SurfaceNotices(rawValue: 8)
    package static let close = SurfaceNotices(rawValue: 16)
    package static let tick = SurfaceNotices(rawValue: 32)
    package static let damage = SurfaceNotices(rawValue: 64)
}

/// A surface that notes what happens to it; its host notifies the client once in a turn of the loop, in the same order everywhere.
@preconcurrency @MainActor
package protocol NotingSurface: Surface {
    var notices: SurfaceNotices { get set }
    var isClosed: Bool { get }
    /// The time of the refresh that was asked for last.
    var tickTime: Double { get }
    /// The part that is to be drawn again, once.
    func takeLost() -> PixelRect
}

extension NotingSurface {
    package func takeLost() -> PixelRect { PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height) }

    /// Sends the surface's new properties, before the input that has happened on it.
    package func tellState(_ client: any DisplayHostClient) {
        let news = notices.intersection([.geometry, .visibility, .focus])
        guard !news.isEmpty else { return }
        notices.subtract(news)
        if news.contains(.geometry), !isClosed { client.surfaceDidChangeGeometry(self) }
        if news.contains(.visibility), !isClosed { client.surfaceDidChangeVisibility(self) }
        if news.contains(.focus), !isClosed { client.surfaceDidChangeFocus(self) }
    }

    /// Sends what concerns drawing and the surface's end, after the input.
    /// - Parameter held: The time of input that can't be sent yet; a later refresh waits for it.
    package func tellFrames(_ client: any DisplayHostClient, heldSince held: Double? = nil) {
        var news = notices.intersection([.damage, .idle, .tick, .close])
        if let held, held <= tickTime { news.remove(.tick) }
        guard !news.isEmpty, !isClosed else { return }
        notices.subtract(news)
        if news.contains(.damage) { client.surface(self, didLose: takeLost()) }
        if news.contains(.idle), !isClosed { client.surfaceDidBecomeIdle(self) }
        if news.contains(.tick), !isClosed { client.surfaceDidTick(self, timestamp: tickTime) }
        if news.contains(.close), !isClosed { client.surfaceDidRequestClose(self) }
    }
}
