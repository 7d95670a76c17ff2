package import Foundation
package import TouchHost

/// Places in pixels, where a window has another number of pixels a point (R-HST-14).
extension CGPoint {
    package func scaled(by factor: Double) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}

extension Contact {
    package mutating func rescale(by factor: Double) {
        position = position.scaled(by: factor)
        majorRadius = majorRadius.map { $0 * factor }
    }
}

extension HoverSample {
    package mutating func rescale(by factor: Double) {
        position = position.scaled(by: factor)
        mirror = mirror?.scaled(by: factor)
    }
}
