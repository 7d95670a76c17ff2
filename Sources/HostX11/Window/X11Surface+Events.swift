#if X11
import CXCB
import TouchHost

/// What the server says of the window is noted at once, and told when everything is read.
extension X11Surface {
    func tick(at time: Double) {
        guard wantsTick else { return }
        wantsTick = false
        tickTime = time
        notices.insert(.tick)
    }

    func changeVisibility(_ change: () -> Void) {
        let before = isVisible
        change()
        if isVisible != before { notices.formSymmetricDifference(.visibility) }
    }

    func configure(_ event: xcb_configure_notify_event_t, isPlaced: Bool) {
        let size = PixelSize(width: max(1, Int(event.width)), height: max(1, Int(event.height)))
        let before = output
        let corner = isPlaced ? (Int(event.x), Int(event.y)) : (frame.minX, frame.minY)
        frame = PixelRect(minX: corner.0, minY: corner.1, maxX: corner.0 + size.width, maxY: corner.1 + size.height)
        guard size != self.size || output != before else { return }
        self.size = size
        notices.insert(.geometry)
    }

    /// Shows the part again from memory. What there is no memory of, the client is asked for.
    func expose(_ part: PixelRect) {
        restore(part)
        guard !hasFrame || frameSize != size else { return }
        lost = lost.union(part)
        notices.insert(.damage)
    }

    /// Tells what the surface is now like, before the input that has happened on it.
    func tellState(_ client: any DisplayHostClient) {
        let news = notices.intersection([.geometry, .visibility, .focus])
        guard !news.isEmpty else { return }
        notices.subtract(news)
        if news.contains(.geometry) { client.surfaceDidChangeGeometry(self) }
        if news.contains(.visibility), !isClosed { client.surfaceDidChangeVisibility(self) }
        if news.contains(.focus), !isClosed { client.surfaceDidChangeFocus(self) }
    }

    /// Tells what concerns drawing and the surface's end, after the input.
    func tellFrames(_ client: any DisplayHostClient) {
        let news = notices.intersection([.damage, .idle, .tick, .close])
        guard !news.isEmpty, !isClosed else { return }
        notices.subtract(news)
        if news.contains(.damage) {
            let part = lost
            lost = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
            client.surface(self, didLose: part)
        }
        if news.contains(.idle), !isClosed { client.surfaceDidBecomeIdle(self) }
        if news.contains(.tick), !isClosed { client.surfaceDidTick(self, timestamp: tickTime) }
        if news.contains(.close), !isClosed { client.surfaceDidRequestClose(self) }
    }
}
#endif
