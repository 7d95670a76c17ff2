internal import CLinux

/// Paints the shadows of groups: their alpha, blurred, in one colour.
@MainActor
final class ShadowPainter {
    /// Memory for the shape of what casts a shadow, and to blur in.
    private var shape: ContiguousArray<UInt8> = []
    private var room: ContiguousArray<UInt8> = []

    private func scale(_ world: CGAffineTransform) -> Double {
        abs((world.a * world.d - world.b * world.c).native).squareRoot()
    }

    private func boxRadius(_ layer: CALayer, _ world: CGAffineTransform) -> Int {
        BoxBlur.radius(sigma: layer.shown.shadowRadius.native * scale(world))
    }

    /// How far the blur reaches, in pixels; at least 1.
    func margin(_ layer: CALayer, scaledBy world: CGAffineTransform) -> Int { 3 * boxRadius(layer, world) + 1 }

    private func offset(_ layer: CALayer) -> (x: Int, y: Int) {
        let size = layer.shown.shadowOffset, world = layer.render.world
        let x = (size.width * world.a + size.height * world.c).native, y = (size.width * world.b + size.height * world.d).native
        guard x.isFinite, y.isFinite else { return (0, 0) }
        return (Int(min(max(x, -1e6), 1e6).rounded()), Int(min(max(y, -1e6), 1e6).rounded()))
    }

    /// How far beside a rectangle something is looked for whose shadow falls into it, in pixels: what is there takes memory.
    private static let farthest = 4096

    /// The pixels of a rectangle, and those from which a shadow may fall into it.
    func sources(_ layer: CALayer, of rect: DeviceRect, margin: Int) -> DeviceRect {
        guard !rect.isEmpty else { return rect }
        let offset = offset(layer)
        let x = min(max(offset.x, -Self.farthest), Self.farthest), y = min(max(offset.y, -Self.farthest), Self.farthest)
        return DeviceRect(minX: rect.minX - margin - max(x, 0), minY: rect.minY - margin - max(y, 0),
                          maxX: rect.maxX + margin - min(x, 0), maxY: rect.maxY + margin - min(y, 0))
    }

    /// The pixels that the shadow of a rectangle may touch.
    func reach(_ layer: CALayer, _ rect: DeviceRect, margin: Int) -> DeviceRect {
        guard !rect.isEmpty else { return .empty }
        let offset = offset(layer)
        return DeviceRect(minX: rect.minX + offset.x - margin, minY: rect.minY + offset.y - margin,
                          maxX: rect.maxX + offset.x + margin, maxY: rect.maxY + offset.y + margin)
    }

    /// Paints the shadow of what is on `group`.
    func paint(_ layer: CALayer, _ group: Canvas, _ canvas: Canvas, _ clip: DeviceRect, opacity: Double) {
        let world = layer.render.world
        let margin = margin(layer, scaledBy: world), radius = boxRadius(layer, world)
        let area = group.rect.expanded(by: margin)
        let offset = offset(layer)
        let target = reach(layer, group.rect, margin: margin).intersection(clip)
        guard !target.isEmpty else { return }
        guard let mask = mask(of: layer, group, area, radius) else { return }
        let color = SolidColor(layer.shown.shadow, opacity: Double(min(layer.shown.shadowOpacity, 1)) * opacity)
        mask.blurred.withUnsafeBufferPointer { blurred in
            guard let base = blurred.baseAddress else { return }
            for y in target.minY..<target.maxY {
                let row = canvas.row(y), line = base + (y - offset.y - area.minY) * area.width - area.minX - offset.x
                for x in target.minX..<target.maxX where line[x] > 0 { color.blend(row + x, coverage: UInt32(line[x])) }
            }
        }
    }

    /// The blurred shape of what is on `group`. The layer keeps it: while the shape stays, wherever it moves and whatever changes on it, it is
    /// blurred once.
    private func mask(of layer: CALayer, _ group: Canvas, _ area: DeviceRect, _ radius: Int) -> ShadowMask? {
        let rect = group.rect
        guard rect.width > 0, rect.height > 0 else { return nil }
        let count = rect.width * rect.height
        if shape.count < count { shape = ContiguousArray(repeating: 0, count: count) }
        shape.withUnsafeMutableBufferPointer { shape in
            guard let base = shape.baseAddress else { return }
            for y in 0..<rect.height {
                let row = group.row(rect.minY + y) + rect.minX, line = base + y * rect.width
                for x in 0..<rect.width { line[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
            }
        }
        if let kept = layer.rare.shadowMask, kept.isOf(shape, rect.width, rect.height, radius) { return kept }
        let mask = ShadowMask(shape, rect.width, rect.height, radius, margin: rect.minX - area.minX, room: &room)
        layer.ownExtras.values.shadowMask = mask
        return mask
    }
}

/// A shape's alpha, and the same blurred, with a margin on all sides.
final class ShadowMask {
    let blurred: ContiguousArray<UInt8>
    private let shape: ContiguousArray<UInt8>
    private let width: Int, height: Int, radius: Int

    /// - Parameter room: Memory to blur in.
    init(_ shape: ContiguousArray<UInt8>, _ width: Int, _ height: Int, _ radius: Int, margin: Int, room: inout ContiguousArray<UInt8>) {
        self.shape = ContiguousArray(shape[..<(width * height)])
        (self.width, self.height, self.radius) = (width, height, radius)
        let wide = width + 2 * margin, high = height + 2 * margin
        var values = ContiguousArray<UInt8>(repeating: 0, count: wide * high)
        if room.count < values.count { room = values }
        values.withUnsafeMutableBufferPointer { values in
            room.withUnsafeMutableBufferPointer { room in
                shape.withUnsafeBufferPointer { shape in
                    guard let values = values.baseAddress, let room = room.baseAddress, let shape = shape.baseAddress else { return }
                    for y in 0..<height { (values + (y + margin) * wide + margin).update(from: shape + y * width, count: width) }
                    BoxBlur.blur(values, room, width: wide, height: high, radius: radius)
                }
            }
        }
        blurred = values
    }

    func isOf(_ other: ContiguousArray<UInt8>, _ width: Int, _ height: Int, _ radius: Int) -> Bool {
        guard width == self.width, height == self.height, radius == self.radius else { return false }
        return shape.withUnsafeBytes { own in
            other.withUnsafeBytes { other in
                guard let own = own.baseAddress, let other = other.baseAddress else { return false }
                return memcmp(own, other, width * height) == 0
            }
        }
    }
}
