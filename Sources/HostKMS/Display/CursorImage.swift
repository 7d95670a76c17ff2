#if KMS
import Foundation

/// An arrow, upright, with its tip in the upper left corner. Premultiplied, as all pictures.
struct CursorImage {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    /// In points: the corners of the arrow, clockwise from its tip.
    private static let corners: [(x: Double, y: Double)] = [
        (0.5, 0.5), (11.5, 11.5), (6.8, 11.9), (9.4, 17.6), (6.9, 18.7), (4.3, 12.9), (0.5, 16.4),
    ]

    /// - Parameter side: No wider and higher than that.
    init(scale: Double, side: Int) {
        let width = min(side, Int((13 * scale).rounded(.up))), height = min(side, Int((20 * scale).rounded(.up)))
        self.width = width
        self.height = height
        var pixels = [UInt32](repeating: 0, count: width * height)
        for row in 0..<height {
            for column in 0..<width {
                var covered = 0, white = 0
                for sample in 0..<16 {
                    let x = (Double(column) + (Double(sample & 3) + 0.5) / 4) / scale
                    let y = (Double(row) + (Double(sample >> 2) + 0.5) / 4) / scale
                    let (isInside, distance) = Self.place(x, y)
                    if isInside || distance < 0.5 { covered += 1 }
                    if isInside, distance > 0.7 { white += 1 }
                }
                let alpha = UInt32(covered * 255 / 16), light = UInt32(white * 255 / 16)
                pixels[row * width + column] = alpha << 24 | light << 16 | light << 8 | light
            }
        }
        self.pixels = pixels
    }

    /// Whether a place is inside the arrow, and how far from its edge.
    private static func place(_ x: Double, _ y: Double) -> (isInside: Bool, distance: Double) {
        var isInside = false, nearest = Double.infinity
        var from = corners[corners.count - 1]
        for to in corners {
            if (to.y > y) != (from.y > y), x < (from.x - to.x) * (y - to.y) / (from.y - to.y) + to.x { isInside.toggle() }
            let (edgeX, edgeY) = (to.x - from.x, to.y - from.y)
            let part = min(max(((x - from.x) * edgeX + (y - from.y) * edgeY) / (edgeX * edgeX + edgeY * edgeY), 0), 1)
            let (awayX, awayY) = (x - from.x - part * edgeX, y - from.y - part * edgeY)
            nearest = min(nearest, (awayX * awayX + awayY * awayY).squareRoot())
            from = to
        }
        return (isInside, nearest)
    }
}
#endif
