/// Pixels that a scrolled layer shows again at another place.
struct PixelShift {
    /// What the layer's sublayers are clipped to. What comes from outside of it, or leaves it, is not moved.
    let clip: DeviceRect
    let dx: Int, dy: Int

    /// Where the pixels of a rectangle are afterwards.
    @inline(__always)
    func moved(_ rect: DeviceRect) -> DeviceRect {
        let part = rect.intersection(clip)
        guard !part.isEmpty else { return .empty }
        return DeviceRect(minX: part.minX + dx, minY: part.minY + dy, maxX: part.maxX + dx, maxY: part.maxY + dy).intersection(clip)
    }

    /// Whether a transform is another one, and nothing more, with the pixels. Numbers are compared as they are: what is painted at a place that differs
    /// in the last bit may differ in the last bit.
    @inline(__always)
    func takes(_ old: CGAffineTransform, to new: CGAffineTransform) -> Bool {
        old.a == new.a && old.b == new.b && old.c == new.c && old.d == new.d && old.tx.native + Double(dx) == new.tx.native && old.ty.native + Double(dy) == new.ty.native
    }

    /// The same of a box.
    @inline(__always)
    func takes(_ old: DeviceBox, to new: DeviceBox) -> Bool {
        old.x0 + Double(dx) == new.x0 && old.x1 + Double(dx) == new.x1 && old.y0 + Double(dy) == new.y0 && old.y1 + Double(dy) == new.y1
    }
}

extension Canvas {
    /// Moves pixels. What is not overwritten stays.
    func move(_ shift: PixelShift) {
        let target = shift.moved(shift.clip).intersection(rect)
        guard !target.isEmpty else { return }
        let count = target.width * MemoryLayout<UInt32>.stride
        for step in 0..<target.height {
            // No row is read after it was written.
            let y = shift.dy > 0 ? target.maxY - 1 - step : target.minY + step
            UnsafeMutableRawPointer(row(y) + target.minX).copyMemory(from: row(y - shift.dy) + (target.minX - shift.dx), byteCount: count)
        }
    }
}
