/// The elements of a scene as a tree: those that ``UIAccessibility/elements(in:)`` finds, in that order, each within its containers (R-BUS-2).
@MainActor
package final class AssistedNode {
    package let object: UIResponder
    package private(set) weak var parent: AssistedNode?
    /// Its place among its parent's children.
    package private(set) var index = 0
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
        node.index = children.count
        children.append(node)
        return node
    }
}

extension UIResponder {
    /// Nested deeper nothing is looked for: a chain of elements may lead back to itself.
    private static var mostLevels: Int { 200 }

    /// The element, and what it is in, from the inside on.
    final var assistedChain: [UIResponder] {
        var result: [UIResponder] = [], next: UIResponder? = self
        while let place = next, result.count < Self.mostLevels {
            result.append(place)
            next = place.assistedEnclosing
        }
        return result
    }

    /// The containers with a place in the tree, from the outermost on.
    fileprivate var assistedContainers: [UIResponder] {
        assistedChain.dropFirst().prefix { !($0 is UIWindow) }.filter { $0.assistedContainerRole != nil }.reversed()
    }

    /// The view or element that it is in.
    final var assistedEnclosing: UIResponder? {
        if let element = self as? UIAccessibilityElement { return element.accessibilityContainer as? UIResponder }
        return (self as? UIView)?.superview
    }

    /// Whether it is a part of the keyboard on the screen, which assistive technology does not need: its place and state would say what is typed.
    fileprivate var isOnKeyboard: Bool { assistedChain.contains { $0 is KeyboardView || $0 is KeyBalloon || $0 is KeyOffersBar || $0 is KeyboardMenu } }

    /// Elements within an element, which the desktop has one by one where iOS has them as one.
    package var assistedParts: [UIResponder] { (self as? UISegmentedControl).map { SegmentElement.all(of: $0) } ?? [] }

    /// The first view that it is, or is in.
    final var assistedView: UIView? { assistedChain.lazy.compactMap { $0 as? UIView }.first }
    /// The window that it is shown in.
    final var assistedWindow: UIWindow? { assistedView?.window }
}
