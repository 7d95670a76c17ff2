internal import TouchHost
internal import UIKit

/// The tree of the app, kept for a moment: a client that walks through it asks for each object.
@MainActor
final class ObjectTree {
    /// Seconds. What a client does is seen at once; what the app does by itself after so long at most.
    private static let lifetime = 0.1

    private let application: UIApplication
    private var made = -Double.infinity
    private var scenes: [AssistedNode] = []
    private var nodes: [ObjectIdentifier: AssistedNode] = [:]

    init(_ application: UIApplication) { self.application = application }

    /// The next question looks at all views again.
    func forget() {
        made = -.infinity
        (scenes, nodes) = ([], [:])
    }

    /// The trees of the scenes, in their order.
    var roots: [AssistedNode] {
        refresh()
        return scenes
    }

    private func refresh() {
        guard SystemClock.now - made > Self.lifetime else { return }
        scenes = application.inspectedScenes.map { AssistedNode.tree(of: $0) }
        nodes = [:]
        func enter(_ node: AssistedNode) {
            nodes[ObjectIdentifier(node.object)] = node
            for child in node.children { enter(child) }
        }
        for scene in scenes { enter(scene) }
        made = SystemClock.now
    }

    func node(_ object: UIResponder) -> AssistedNode? {
        refresh()
        guard let node = nodes[ObjectIdentifier(object)], node.object === object else { return nil }
        return node
    }

    func children(_ object: Accessible) -> [UIResponder] {
        switch object {
        case .application: roots.map(\.object)
        case .element(let element): node(element)?.children.map(\.object) ?? []
        }
    }

    /// `nil` for the app, for its scenes, and for what is not on the screen.
    func parent(_ object: UIResponder) -> UIResponder? { node(object)?.parent?.object }
}
