/// The elements of a scene as a tree: those that ``UIAccessibility/elements(in:)`` finds, in that order, each within its containers (R-BUS-2).
@MainActor
package final class AssistedNode {
    package let object: UIResponder
    package private(set) weak var parent: AssistedNode?
    package private(set) var children: [AssistedNode] = []

    private init(_ object: UIResponder) { self.object = object }

    /// Looks at all views of the scene.
    package static func tree(of scene: UIWindowScene) -> AssistedNode {
        let root = AssistedNode(scene)
        var containers: [ObjectIdentifier: AssistedNode] = [:]
        for window in scene.inspectedWindows.reversed() {
            for element in UIAccessibility.elements(in: window) where !element.isOnKeyboard {
                var place = root
                for container in element.assistedContainers {
                    let key = ObjectIdentifier(container)
                    place = containers[key] ?? place.add(container)
                    containers[key] = place
                }
                let node = place.add(element)
                for part in element.assistedParts { _ = node.add(part) }
            }
        }
        return root
    }

    private func add(_ object: UIResponder) -> AssistedNode {
        let node = AssistedNode(object)
        node.parent = self
        children.append(node)
        return node
    }
}

extension UIResponder {
    /// Nested deeper nothing is looked for: a chain of elements may lead back to itself.
    private static var mostLevels: Int { 200 }

    /// The containers with a place in the tree, from the outermost on.
    fileprivate var assistedContainers: [UIResponder] {
        var result: [UIResponder] = [], level = 0, next = assistedEnclosing
        while let container = next, !(container is UIWindow), level < Self.mostLevels {
            if container.assistedContainerRole != nil { result.append(container) }
            next = container.assistedEnclosing
            level += 1
        }
        return result.reversed()
    }

    /// The view or element that it is in.
    final var assistedEnclosing: UIResponder? {
        if let element = self as? UIAccessibilityElement { return element.accessibilityContainer as? UIResponder }
        return (self as? UIView)?.superview
    }

    /// Whether it is a part of the keyboard on the screen, which assistive technology does not need: its place and state would say what is typed.
    fileprivate var isOnKeyboard: Bool {
        var next: UIResponder? = self
        while let view = next {
            if view is KeyboardView || view is KeyBalloon || view is KeyOffersBar { return true }
            next = view.assistedEnclosing
        }
        return false
    }

    /// Elements within an element, which the desktop has one by one where iOS has them as one.
    fileprivate var assistedParts: [UIResponder] { (self as? UISegmentedControl).map { SegmentElement.all(of: $0) } ?? [] }

    /// The window that it is shown in.
    final var assistedWindow: UIWindow? {
        var next: UIResponder? = self
        while let responder = next {
            if let view = responder as? UIView { return view.window }
            next = responder.assistedEnclosing
        }
        return nil
    }

    /// The first view that it is, or is in.
    final var assistedView: UIView? {
        var next: UIResponder? = self
        while let responder = next {
            if let view = responder as? UIView { return view }
            next = responder.assistedEnclosing
        }
        return nil
    }
}
