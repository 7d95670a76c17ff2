import Foundation

/// A finger at a place of the window, in pixels.
struct Finger: Equatable, CustomStringConvertible {
    let id: Int
    var x: Double
    var y: Double

    var description: String { "finger \(id) at (\(x), \(y))" }
    var place: String { "\(id) \(x) \(y)" }
}

extension Picture {
    /// What is wrong with the spots: one line for each of them that is not as it should be. Empty when all is right.
    ///
    /// A spot is a disc of `UIColor.lightGray`, 100 points across, centred within one pixel of its finger. Besides those nothing has changed
    /// since there were no fingers.
    /// - Parameters:
    ///   - empty: The picture without fingers.
    ///   - scale: Pixels a point.
    func faults(of fingers: [Finger], on empty: Picture, scale: Double = 1) -> [String] {
        guard width == empty.width, height == empty.height else {
            return ["the picture has \(width)x\(height) pixels, and not \(empty.width)x\(empty.height)"]
        }
        let radius = 50 * scale
        return fingers.compactMap { spotFault(of: $0, radius: radius) } + strayFaults(fingers, on: empty, radius: radius)
    }

    private func spotFault(of finger: Finger, radius: Double) -> String? {
        // A pixel's middle is half a pixel from its corner.
        let column = Int(finger.x.rounded(.down)), row = Int(finger.y.rounded(.down))
        guard isSpot(column, row) else {
            return "\(finger): no spot there, but \(self[column, row].map { String($0, radix: 16) } ?? "the outside")"
        }
        let across = run { self.isSpot(column + $0, row) }, down = run { self.isSpot(column, row + $0) }
        let size = 2 * radius
        guard abs(Double(across.count) - size) <= 1, abs(Double(down.count) - size) <= 1 else {
            return "\(finger): the spot is \(across.count) pixels wide and \(down.count) high, and not \(size)"
        }
        let middle = (x: Double(column) + Double(across.lowerBound + across.upperBound) / 2,
                      y: Double(row) + Double(down.lowerBound + down.upperBound) / 2)
        guard abs(middle.x - finger.x) <= 1, abs(middle.y - finger.y) <= 1 else {
            return "\(finger): the spot's middle is (\(middle.x), \(middle.y))"
        }
        // Round: grey two pixels within the edge, and not two pixels beyond it.
        for direction in 0..<16 {
            let angle = Double(direction) * .pi / 8
            func at(_ distance: Double) -> Bool {
                isSpot(Int((middle.x + distance * cos(angle)).rounded(.down)), Int((middle.y + distance * sin(angle)).rounded(.down)))
            }
            guard at(radius - 2), !at(radius + 2) else { return "\(finger): the spot is not round at \(direction * 360 / 16)°" }
        }
        return nil
    }

    /// What changed besides the spots.
    private func strayFaults(_ fingers: [Finger], on empty: Picture, radius: Double) -> [String] {
        var rest = self
        let reach = radius + 2
        for finger in fingers {
            let column = Int(finger.x.rounded(.down)), row = Int(finger.y.rounded(.down))
            for offset in -Int(reach)...Int(reach) {
                let half = Int((reach * reach - Double(offset * offset)).squareRoot())
                rest.copy(empty, column - half...column + half, row: row + offset)
            }
        }
        let strays = rest.differences(from: empty)
        return strays == 0 ? [] : ["\(strays) pixels beside the spots are not as they were"]
    }

    private func isSpot(_ x: Int, _ y: Int) -> Bool {
        guard let pixel = self[x, y] else { return false }
        return Picture.distance(pixel, Self.lightGray) <= 1
    }

    static let lightGray: UInt32 = 0xAAAAAA

    /// How far it is so, to both sides of zero.
    private func run(_ isSo: (Int) -> Bool) -> Range<Int> {
        var low = 0, high = 0
        while isSo(low - 1) { low -= 1 }
        while isSo(high) { high += 1 }
        return low..<high
    }
}
