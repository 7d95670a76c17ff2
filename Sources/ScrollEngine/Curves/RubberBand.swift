internal import Foundation

/// How far content follows a finger that pulls it beyond its end: less and less, and never as far as the given length (R-SCR-20).
///
/// `x·d·c / (d + c·x)` for a pull of x points and a length of d, with c = 0.55: the formula of "Designing Fluid Interfaces" (WWDC18, session
/// 803) in the form in which articles about scroll views give it, such as I. Lobanov's "How UIScrollView works".
package enum RubberBand {
    package static let constant = 0.55

    /// Where the content is for a pull, on the side of the pull.
    /// - Parameter length: The length in which the content can be seen, in points. Without any, nothing moves.
    package static func offset(ofPull pull: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let size = abs(pull), offset = size * length * constant / (length + constant * size)
        return pull < 0 ? -offset : offset
    }

    /// The pull that has brought the content there: the inverse of ``offset(ofPull:length:)``. An offset of the whole length or more, which no
    /// pull reaches, counts as one just below.
    package static func pull(forOffset offset: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let size = min(abs(offset), length * 0.999), pull = size * length / (constant * (length - size))
        return offset < 0 ? -pull : pull
    }
}
