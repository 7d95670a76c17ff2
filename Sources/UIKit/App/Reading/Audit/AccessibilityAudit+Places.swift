/// Where elements are, how large, and in what order (R-ACC-41, R-ACC-42).
extension AccessibilityAudit {
    private static var leastSide: CGFloat { GestureConfiguration.current.auditTargetSide }

    func place(of element: UIResponder) -> [Finding] {
        let outline = element.accessibilityOutline
        guard outline.width >= 1, outline.height >= 1 else {
            return [Finding(kind: .emptyFrame, subject: element, message: "it has no size, and no finger finds it; set its frame, or accessibilityFrame")]
        }
        guard !outline.intersects(window.frame), holders(of: element).isEmpty else { return [] }
        return [Finding(kind: .unreachable, subject: element, message: "it lies outside of the screen, where no finger comes; move it, or hide it with isHidden or accessibilityElementsHidden")]
    }

    /// The scroll views that it is in.
    private func holders(of element: UIResponder) -> [UIScrollView] {
        var result: [UIScrollView] = [], link: UIResponder? = element.next
        while let responder = link {
            if let scrollView = responder as? UIScrollView { result.append(scrollView) }
            link = responder.next
        }
        return result
    }

    /// What can be touched is 44 points wide and high, or as large as UIKit makes it.
    func target(of element: UIResponder) -> Finding? {
        guard isUsed(element), element.accessibilityTraits.isDisjoint(with: [.keyboardKey, .notEnabled]) else { return nil }
        let outline = element.accessibilityOutline, least = Self.leastSide - 0.5
        guard outline.width >= 1, outline.height >= 1, outline.width < least || outline.height < least else { return nil }
        if let view = element as? UIView {
            // What it can't be larger than is UIKit's matter, and what bars have is theirs.
            if hasOwnSize(view), view.bounds.width >= min(view.intrinsicContentSize.width, least), view.bounds.height >= min(view.intrinsicContentSize.height, least) { return nil }
            if isInBar(view) || takesTouchesAround(view) { return nil }
        }
        return Finding(kind: .smallTarget, subject: element, message: "it is \(text(outline.size)) points, and a finger needs \(Int(Self.leastSide)) × \(Int(Self.leastSide)); make it larger, or take touches around it in point(inside:with:)")
    }

    private func text(_ size: CGSize) -> String { "\(Int(min(size.width, 1e6).rounded())) × \(Int(min(size.height, 1e6).rounded()))" }

    /// Controls whose height UIKit says.
    private func hasOwnSize(_ view: UIView) -> Bool {
        view is UISwitch || view is UIStepper || view is UISegmentedControl || view is UISlider || view is UIPageControl
    }

    private func isInBar(_ view: UIView) -> Bool {
        view.superview?.firstInChain { $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0 is UISearchBar || $0 is UIPickerView } ?? false
    }

    /// Whether touches beside it, within what a finger needs, are its own.
    private func takesTouchesAround(_ view: UIView) -> Bool {
        let bounds = view.bounds, side = Self.leastSide
        let wanted = bounds.insetBy(dx: min(0, (bounds.width - side) / 2 + 1), dy: min(0, (bounds.height - side) / 2 + 1))
        return [CGPoint(x: wanted.minX, y: bounds.midY), CGPoint(x: wanted.maxX - 0.5, y: bounds.midY), CGPoint(x: bounds.midX, y: wanted.minY),
                CGPoint(x: bounds.midX, y: wanted.maxY - 0.5)].allSatisfy { view.point(inside: $0, with: nil) }
    }

    /// Two that lie on each other by more than half: a finger finds one of them.
    func overlaps() -> [Finding] {
        let used = elements.filter { isUsed($0) && $0.accessibilityTraits.isDisjoint(with: .keyboardKey) }
        var found: [Finding] = []
        for (index, element) in used.enumerated() {
            for other in used[(index + 1)...] {
                let first = element.accessibilityOutline, second = other.accessibilityOutline, common = first.intersection(second)
                guard !common.isNull, common.width * common.height > 0.5 * min(first.width * first.height, second.width * second.height) else { continue }
                found.append(Finding(kind: .overlap, subject: other, message: "it lies on '\(element.accessibilityLabel ?? GestureTrace.className(element))', and a finger finds one of them; move one, or make one element of both"))
            }
        }
        return found
    }

    /// The order that a container lists goes down the screen.
    func order(of view: UIView) -> Finding? {
        guard let listed = view.accessibilityElements?.compactMap({ $0 as? UIResponder }), listed.count > 1 else { return nil }
        for (first, second) in zip(listed, listed.dropFirst()) {
            let above = first.accessibilityOutline, below = second.accessibilityOutline
            guard !above.isEmpty, !below.isEmpty, below.maxY <= above.minY, below.minX < above.maxX else { continue }
            return Finding(kind: .order, subject: second, message: "accessibilityElements has it after '\(first.accessibilityLabel ?? GestureTrace.className(first))', which stands below it; list them as they are read")
        }
        return nil
    }
}
