/// Paints the shadows of groups: their alpha, blurred, in one colour.
@MainActor
final class ShadowPainter {
    private var alpha: ContiguousArray<UInt8> = []
    private var other: ContiguousArray<UInt8> = []

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
        let width = area.width, height = area.height
        if alpha.count < width * height {
            alpha = ContiguousArray(repeating: 0, count: width * height)
            other = alpha
        }
        let color = SolidColor(layer.shown.shadow, opacity: Double(min(layer.shown.shadowOpacity, 1)) * opacity)
        alpha.withUnsafeMutableBufferPointer { first in
            other.withUnsafeMutableBufferPointer { second in
                guard let a = first.baseAddress, let b = second.baseAddress else { return }
                a.update(repeating: 0, count: width * height)
                for y in group.rect.minY..<group.rect.maxY {
                    let row = group.row(y), line = a + (y - area.minY) * width - area.minX
                    for x in group.rect.minX..<group.rect.maxX { line[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
                }
                BoxBlur.blur(a, b, width: width, height: height, radius: radius)
                for y in target.minY..<target.maxY {
                    let row = canvas.row(y), line = a + (y - offset.y - area.minY) * width - area.minX - offset.x
                    for x in target.minX..<target.maxX where line[x] > 0 { color.blend(row + x, coverage: UInt32(line[x])) }
                }
            }
        }
    }
}
