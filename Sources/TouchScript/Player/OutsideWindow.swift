import Foundation
import TouchHost

/// A finger was to land, or a button to be pressed, where the window is not: no device could do that, and no view would be called with it.
struct OutsideWindow: Error, CustomStringConvertible {
    let description: String

    init(_ what: String, at place: CGPoint, _ size: PixelSize) {
        description = "\(what) at (\(Self.text(place.x)), \(Self.text(place.y))), outside the window of \(size.width)x\(size.height) pixels: "
            + "choose a place within, or another size of the window"
    }

    /// Whole numbers without a fraction; scripts have none that are larger than a million.
    private static func text(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}

extension PixelSize {
    /// Whether a place is on a surface of this size: its lower and right edges are not (R-HIT-4).
    func contains(_ place: CGPoint) -> Bool {
        place.x >= 0 && place.y >= 0 && place.x < Double(width) && place.y < Double(height)
    }
}
