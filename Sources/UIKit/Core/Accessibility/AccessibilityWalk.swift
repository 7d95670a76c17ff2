/// Finds elements in reading order (R-ACC-5).
@MainActor
enum AccessibilityWalk {
    /// The stack of the thread ends somewhere: what is nested deeper is left out.
    private static let mostLevels = 100
    /// Elements of a container at most, which may say any number.
    private static let mostListed = 10_000

    /// Elements that are read one after another, and where they are.
    private struct Group {
        let frame: CGRect
        let elements: [UIResponder]
    }

    static func elements(in view: UIView) -> [UIResponder] {
        var path: Set<ObjectIdentifier> = []
        return inOrder(groups(of: view, &path), from: view)
    }

    /// - Parameter path: What it is in: a container that contains itself ends there.
    private static func groups(of object: UIResponder, _ path: inout Set<ObjectIdentifier>) -> [Group] {
        guard path.count < mostLevels, isSeen(object), path.insert(ObjectIdentifier(object)).inserted else { return [] }
        defer { path.remove(ObjectIdentifier(object)) }
        if object.isAccessibilityElement { return [Group(frame: object.accessibilityOutline, elements: [object])] }
        let count = object.accessibilityElementCount()
        if count > 0, count != NSNotFound { return [listed(object, count, &path)].compactMap(\.self) }
        guard let view = object as? UIView else { return [] }
        let inside = children(of: view).flatMap { groups(of: $0, &path) }
        guard view.shouldGroupAccessibilityChildren, !inside.isEmpty else { return inside }
        return [Group(frame: view.accessibilityFrame, elements: inOrder(inside, from: view))]
    }

    /// What a container lists, in its order.
    private static func listed(_ container: UIResponder, _ count: Int, _ path: inout Set<ObjectIdentifier>) -> Group? {
        var elements: [UIResponder] = []
        for index in 0..<min(count, mostListed) {
            guard let element = container.accessibilityElement(at: index) as? UIResponder else { continue }
            let place = element as? UIView ?? container as? UIView
            let inside = groups(of: element, &path)
            elements += place.map { inOrder(inside, from: $0) } ?? inside.flatMap(\.elements)
        }
        guard let first = elements.first else { return nil }
        let frame = container is UIView ? container.accessibilityFrame : elements.reduce(first.accessibilityOutline) { $0.union($1.accessibilityOutline) }
        return Group(frame: frame, elements: elements)
    }

    fileprivate static func isSeen(_ object: UIResponder) -> Bool {
        guard !object.accessibilityElementsHidden else { return false }
        guard let view = object as? UIView else { return true }
        return !view.isHidden && view.alpha >= GestureConfiguration.current.minimumHitAlpha
    }

    /// The subviews that count: of those with one that is modal, the frontmost such.
    fileprivate static func children(of view: UIView) -> [UIView] {
        let all = subviews(of: view)
        return all.last { $0.accessibilityViewIsModal && isSeen($0) }.map { [$0] } ?? all
    }

    /// Of a window, the view of what is presented, and what lies above it.
    private static func subviews(of view: UIView) -> [UIView] {
        let all = view.subviews
        guard let window = view as? UIWindow, var top = window.rootViewController, top.ownPresented != nil else { return all }
        while let next = top.ownPresented, next.viewIfLoaded?.window === window { top = next }
        guard let shown = top.viewIfLoaded, let index = all.firstIndex(where: { shown.isDescendant(of: $0) }) else { return all }
        return Array(all[index...])
    }

    /// From above downwards; what stands beside each other in the direction of reading.
    private static func inOrder(_ groups: [Group], from view: UIView) -> [UIResponder] {
        let sorted = groups.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }.map(\.element)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var result: [UIResponder] = [], row: [Group] = []
        func endRow() {
            let places = row.enumerated().sorted {
                let (a, b) = ($0.element.frame, $1.element.frame)
                return isRightToLeft ? (-a.maxX, $0.offset) < (-b.maxX, $1.offset) : (a.minX, $0.offset) < (b.minX, $1.offset)
            }
            result += places.flatMap(\.element.elements)
            row = []
        }
        for group in sorted {
            if let first = row.first, group.frame.midY >= first.frame.maxY || group.frame.minY > first.frame.midY { endRow() }
            row.append(group)
        }
        endRow()
        return result
    }
}

extension UIView {
    /// The subviews that are looked into for elements (R-ACC-5), back to front.
    package var subviewsWithElements: [UIView] { AccessibilityWalk.children(of: self).filter { AccessibilityWalk.isSeen($0) } }
}
