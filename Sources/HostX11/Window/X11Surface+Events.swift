#if X11
import CXCB
import TouchHost

/// What the server says of the window is noted at once, and sent when everything is read.
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

    package func takeLost() -> PixelRect {
        defer { lost = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
        return lost
    }
}
#endif
