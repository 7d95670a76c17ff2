internal import FoundationAdditions

/// Which rows or items ahead were named to a list's prefetching data source, and in which direction the list scrolls (R-PRE-1, R-PRE-2).
struct Prefetching {
    /// One direction of scrolling.
    private struct Axis {
        private(set) var isForward = true
        private var farthest: CGFloat?

        @MainActor mutating func follow(_ place: CGFloat) {
            guard let old = farthest else { return farthest = place }
            let way = isForward ? place - old : old - place
            if way < -GestureConfiguration.current.prefetchTurn { isForward.toggle() } else if way < 0 { return }
            farthest = place
        }
    }

    private var horizontal = Axis(), vertical = Axis()
    private(set) var named: Set<IndexPath> = []

    /// Whether the content moves on towards its end, along each direction.
    /// - Parameter place: The content's offset, inside of its ends: what is pulled beyond them turns nothing.
    @MainActor mutating func isForward(at place: CGPoint) -> (x: Bool, y: Bool) {
        horizontal.follow(place.x)
        vertical.follow(place.y)
        return (horizontal.isForward, vertical.isForward)
    }

    /// Takes the rows or items that are ahead now.
    /// - Returns: Those that are to be named, and those that were named and come no more.
    mutating func update(to ahead: [IndexPath], isShown: (IndexPath) -> Bool) -> (new: [IndexPath], gone: [IndexPath]) {
        var now = Set<IndexPath>(minimumCapacity: ahead.count), new: [IndexPath] = []
        for path in ahead where now.insert(path).inserted && !named.contains(path) { new.append(path) }
        let gone = named.filter { !now.contains($0) && !isShown($0) }.sorted()
        named = now
        return (new, gone)
    }

    /// Rows or items have changed their places, or gone.
    mutating func move(_ map: (IndexPath) -> IndexPath?) { if !named.isEmpty { named = Set(named.compactMap(map)) } }

    /// Everything is asked for again.
    /// - Returns: What was named.
    @discardableResult mutating func forget() -> [IndexPath] {
        defer { (named, horizontal, vertical) = ([], Axis(), Axis()) }
        return named.sorted()
    }
}
