internal import UIKit

extension ElementNode {
    /// Where a finger reaches it, in points of the screen; `nil` where none does (R-UIT-9).
    func hitPoint() -> CGPoint? {
        guard AppSession.host != nil else { return nil }
        // The app and its windows are used at their middle.
        if elementType == .application || elementType == .window { return CGPoint(x: frame.midX, y: frame.midY) }
        guard let view, view.window != nil else { return nil }
        let seen = visibleFrame(view)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
        return [object.accessibilityActivationPoint, CGPoint(x: seen.midX, y: seen.midY)].first { seen.contains($0) && isReached($0, view) }
    }

    /// The part of its frame that is within the screen and all views that clip it.
    private func visibleFrame(_ view: UIView) -> CGRect {
        var seen = frame.intersection(UIScreen.main.bounds), next: UIView? = view
        while let clip = next, !seen.isNull {
            if clip !== object, clip.clipsToBounds || clip is UIScrollView || clip is UIWindow {
                seen = seen.intersection(UIAccessibility.convertToScreenCoordinates(clip.bounds, in: clip))
            }
            next = clip.superview
        }
        return seen
    }

    /// Whether a finger there is for the view, for what is in it or for what it is in: a label takes no touches itself.
    private func isReached(_ point: CGPoint, _ view: UIView) -> Bool {
        guard let hit = Self.viewUnder(point) else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }

    private static func viewUnder(_ point: CGPoint) -> UIView? {
        windows.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil) }.first
    }

    /// What is in front of its middle, for messages.
    var obstacle: String {
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        guard UIScreen.main.bounds.contains(middle) else { return "it is not on the screen: its frame is \(frame.words)" }
        guard let hit = Self.viewUnder(middle) else { return "nothing takes touches there" }
        return "at its middle is \(Self.words(of: hit))"
    }

    /// What a view is called in a message: `UIView "board"`.
    static func words(of view: UIView) -> String {
        let name = view.accessibilityIdentifier ?? view.accessibilityLabel
        return "\(type(of: view))\(name.map { " \"\($0)\"" } ?? "")"
    }
}

extension CGRect {
    /// As in `(10, 20, 100, 44)`.
    fileprivate var words: String { "(" + [minX, minY, width, height].map { String(format: "%g", Double($0)) }.joined(separator: ", ") + ")" }
}
