/// A link to a target or delegate that does not retain it.
///
/// Views and controllers are not linked weakly: an object that was ever referenced weakly is counted slowly for the rest of its life, and
/// these are on the touch path. They clear their links when they go.
@MainActor
final class TargetLink {
    nonisolated(unsafe) private var responder = Backlink<UIResponder>()
    private weak var other: AnyObject?

    init(_ target: AnyObject) {
        if let responder = target as? UIResponder {
            self.responder.object = responder
            responder.add(self)
        } else {
            other = target
        }
    }

    /// The object, as long as it lives.
    var target: AnyObject? { responder.object ?? other }

    nonisolated func clear() { responder = Backlink() }
}

/// The links to a responder.
struct TargetLinks {
    private var links: ContiguousArray<TargetLink> = []

    mutating func add(_ link: TargetLink) {
        // Links that only this list still has belonged to pairs that were removed.
        var index = 0
        while index < links.count {
            if isKnownUniquelyReferenced(&links[index]) { links.remove(at: index) } else { index += 1 }
        }
        links.append(link)
    }

    func clear() {
        for link in links { link.clear() }
    }
}
