package import TouchHost

/// The way of input to a host's client: what was read waits here, and is sent in one go.
@MainActor
package final class Deliveries {
    package var queue = DeliveryQueue()
    /// When input was read that was sent: the last time, in seconds on the host's clock.
    package private(set) var lastInput = -Double.infinity
    private var spareFrame = TouchFrame(timestamp: 0)

    package init() {}

    /// Sends the client what was read. It may be called again meanwhile, from a nested run loop: then it goes on where the outer call
    /// stands.
    /// - Parameters:
    ///   - time: When it was read.
    ///   - surface: The surface of a window's number; `nil` for one that is closed, whose input is dropped.
    package func send(to client: any DisplayHostClient, readAt time: Double, _ surface: (_ window: Int) -> (any Surface)?) {
        if queue.hasNext { lastInput = time }
        var frame = TouchFrame(timestamp: 0)
        swap(&frame, &spareFrame)
        while let item = queue.take() {
            switch item {
            case .frame(let content):
                guard let surface = surface(content.window) else { continue }
                queue.fill(&frame, with: content)
                client.surface(surface, didReceive: frame)
            case .key(let key, let window):
                if let surface = surface(window) { client.surface(surface, didReceive: key) }
            case .hover(let hover, let window):
                if let surface = surface(window) { client.surface(surface, didReceive: hover) }
            case .motion(let motion, let window):
                if let surface = surface(window) { client.surface(surface, didReceive: motion) }
            case .edit(let edit, let window):
                if let surface = surface(window) { client.surface(surface, didReceive: edit) }
            }
        }
        queue.removeTold()
        swap(&frame, &spareFrame)
    }

    /// Forgets what was read.
    package func drop() {
        while queue.take() != nil {}
        queue.removeTold()
    }
}
