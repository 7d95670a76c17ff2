internal import UIKit

/// An element of the app, and those in it, at one moment (R-UIT-4).
@MainActor
final class ElementNode {
    let object: UIResponder
    let elementType: XCUIElement.ElementType
    private(set) var children: [ElementNode] = []

    /// Deeper nothing is looked for, as a container may contain itself.
    private static let mostLevels = 200
    /// Elements that a container lists at most.
    private static let mostListed = 10_000

    private init(_ object: UIResponder, depth: Int) {
        self.object = object
        elementType = XCUIElement.ElementType(object)
        guard depth < Self.mostLevels else { return }
        children = Self.parts(of: object).map { ElementNode($0, depth: depth + 1) }
    }

    /// The app with all that can be found now; `nil` when it does not run.
    static func app() -> ElementNode? {
        AppSession.turn()
        return AppSession.host == nil ? nil : ElementNode(UIApplication.shared, depth: 0)
    }

    /// The windows that are shown, back to front, with the windows of the keyboard and of menus.
    static var windows: [UIWindow] { UIApplication.shared.inspectedScenes.flatMap(\.inspectedWindows) }

    // MARK: What is in an object

    private static func parts(of object: UIResponder) -> [UIResponder] {
        if object is UIApplication { return windows }
        if let stepper = object as? UIStepper { return halves(of: stepper) }
        if object.isAccessibilityElement { return partsOfElement(object) }
        let count = object.accessibilityElementCount()
        if count > 0, count != NSNotFound {
            return (0..<min(count, mostListed)).compactMap { object.accessibilityElement(at: $0) as? UIResponder }.filter { !$0.accessibilityElementsHidden && ($0 as? UIView)?.isHidden != true }
        }
        guard let view = object as? UIView else { return [] }
        let inside = view.subviewsWithElements
        guard view is UITableView || view is UICollectionView else { return inside }
        // Rows that come back are anywhere among the subviews.
        return inside.enumerated().sorted { a, b in
            let (first, second) = (a.element.frame, b.element.frame)
            return first.minY != second.minY ? first.minY < second.minY : first.minX != second.minX ? first.minX < second.minX : a.offset < b.offset
        }.map(\.element)
    }

    /// Nothing, but for the segments of a control and the title and picture of a button.
    private static func partsOfElement(_ object: UIResponder) -> [UIResponder] {
        guard let button = object as? UIButton else { return object.assistedParts }
        return [button.titleLabel, button.imageView].compactMap(\.self).filter { $0.isDescendant(of: button) && !$0.isHidden && !$0.bounds.isEmpty }
    }

    /// The two sides of a stepper, of which iOS has a button each.
    private static func halves(of stepper: UIStepper) -> [UIResponder] {
        let isMirrored = stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft, width = stepper.bounds.width / 2
        return ["Decrement", "Increment"].enumerated().map { index, name in
            let half = UIAccessibilityElement(accessibilityContainer: stepper)
            half.accessibilityLabel = name
            half.accessibilityTraits = stepper.isEnabled ? .button : [.button, .notEnabled]
            half.accessibilityFrameInContainerSpace = CGRect(x: (index == 1) == isMirrored ? 0 : width, y: 0, width: width, height: stepper.bounds.height)
            return half
        }
    }

    // MARK: Looking

    /// All that is in it, each before what is in that.
    var descendants: [ElementNode] { children.flatMap { [$0] + $0.descendants } }

    /// The view that it is, or is in.
    var view: UIView? {
        var next: UIResponder? = object
        for _ in 0..<Self.mostLevels {
            if let view = next as? UIView { return view }
            next = (next as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder
        }
        return nil
    }

    // MARK: Words

    /// What it is called in a message: `button "Save"`.
    var words: String {
        var result = "\(elementType)"
        if !identifier.isEmpty { result += " \(identifier)" }
        if !label.isEmpty, label != identifier { result += " \"\(label)\"" }
        if let value = value as? String, !value.isEmpty, value != label { result += " = \"\(value)\"" }
        return result + (isEnabled ? "" : " (disabled)")
    }

    /// A line for each element that has a name or is not a plain view, indented by what it is in.
    func lines(depth: Int = 0) -> [String] {
        let isPlain = elementType == .other && identifier.isEmpty && label.isEmpty
        // The texts in a button say the same.
        let inside = elementType == .button ? [] : children.flatMap { $0.lines(depth: isPlain ? depth : depth + 1) }
        return (isPlain ? [] : [String(repeating: "  ", count: depth) + words]) + inside
    }
}
