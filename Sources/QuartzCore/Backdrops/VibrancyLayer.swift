/// Shows what is in it in the colours of what is below, made stronger and mixed with a tint: the alpha alone of what is in it counts (R-VFX-6).
package final class VibrancyLayer: CALayer {
    /// Mixed with the colours of what is below, by its alpha; `nil` shows what is in the layer as it is.
    package var tint: CGColor? {
        didSet {
            guard tint != oldValue else { return }
            color = LayerColor(tint).rgba
            if tint == nil { flags.remove(.vibrant) } else { flags.insert(.vibrant) }
            markMoved()
        }
    }
    private(set) var color = SIMD4<Double>(repeating: 0)

    override func takeProperties(of other: CALayer, presented: Bool) {
        super.takeProperties(of: other, presented: presented)
        if let other = other as? VibrancyLayer { tint = other.tint }
    }

    /// By how much the colours of what is below are made stronger.
    private static let saturation: Int32 = 460

    /// Puts what was painted apart in place.
    func paint(_ group: Canvas, on canvas: Canvas, _ part: DeviceRect, opacity: Double) {
        let share = Int32((min(max(color.w, 0), 1) * 256).rounded()), rest = 256 - share
        let whole = Int32((min(max(opacity, 0), 1) * 256).rounded())
        let red = Int32((color.x * 255).rounded()) &* share, green = Int32((color.y * 255).rounded()) &* share, blue = Int32((color.z * 255).rounded()) &* share
        for y in part.minY..<part.maxY {
            let source = group.row(y), target = canvas.row(y)
            for x in part.minX..<part.maxX where source[x] >> 24 != 0 {
                let below = target[x]
                let alpha = Int32(truncatingIfNeeded: source[x] >> 24) &* whole
                let r = Int32(truncatingIfNeeded: below >> 16 & 255), g = Int32(truncatingIfNeeded: below >> 8 & 255), b = Int32(truncatingIfNeeded: below & 255)
                let light = (r &* 54 &+ g &* 183 &+ b &* 19) >> 8
                @inline(__always) func mixed(_ value: Int32, _ tint: Int32) -> UInt32 {
                    let strong = min(max(light &+ ((value &- light) &* Self.saturation) >> 8, 0), 255)
                    let new = (strong &* rest &+ tint &+ 128) >> 8
                    // Of 255 times 256 parts.
                    return UInt32(truncatingIfNeeded: value &+ ((new &- value) &* alpha &+ 32640) / 65280)
                }
                target[x] = below & 0xFF00_0000 | mixed(r, red) << 16 | mixed(g, green) << 8 | mixed(b, blue)
            }
        }
    }
}
