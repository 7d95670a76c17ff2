internal import UIKit

/// As in `(12, 0.5)`.
func text(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

func seconds(_ time: Double) -> String { "\(number(time)) s" }

/// At most four decimals, none for whole numbers.
func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
}

/// A view's name and place.
@MainActor
func text(_ view: UIView) -> String {
    let frame = view.frame
    return "\(GestureTrace.name(of: view)) (\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))"
}
