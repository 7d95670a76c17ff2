/// The fingers of a tap, a press or a swipe, in order of landing, with their last locations in window coordinates.
///
/// They stay when the fingers lift, for the values that the final action reads. Touches are known by number only: nothing is retained.
@MainActor
struct Fingers {
    private var serials: ContiguousArray<Int> = []
    private(set) var locations: ContiguousArray<CGPoint> = []

    nonisolated init() {}

    var count: Int { locations.count }

    /// The middle of the locations; the origin when there are none (R-GR-51).
    var centroid: CGPoint { centroid(among: []) }

    /// Where a finger is, if its touch is one of these; else where it was last. Nothing is changed by it.
    func location(at index: Int, among touches: ContiguousArray<UITouch>) -> CGPoint {
        for touch in touches where touch.serial == serials[index] { return touch.sample.location }
        return locations[index]
    }

    /// The middle of the fingers, each where it is if its touch is one of these; the origin when there are none.
    func centroid(among touches: ContiguousArray<UITouch>) -> CGPoint {
        guard !locations.isEmpty else { return .zero }
        var x = 0.0, y = 0.0
        for index in locations.indices {
            let place = location(at: index, among: touches)
            x += place.x
            y += place.y
        }
        return CGPoint(x: x / Double(locations.count), y: y / Double(locations.count))
    }

    mutating func add(_ touch: UITouch) {
        serials.append(touch.serial)
        locations.append(touch.sample.location)
    }

    mutating func update(_ touch: UITouch) {
        for index in serials.indices where serials[index] == touch.serial { locations[index] = touch.sample.location }
    }

    mutating func removeAll() {
        serials.removeAll(keepingCapacity: true)
        locations.removeAll(keepingCapacity: true)
    }
}

extension UIGestureRecognizer {
    /// What `location(in:)` answers for these fingers.
    /// - Parameter touches: Those whose present places count in place of the last that were noted.
    final func location(of fingers: Fingers, among touches: ContiguousArray<UITouch> = [], in view: UIView?) -> CGPoint {
        fingers.count == 0 ? .zero : convert(fingers.centroid(among: touches), to: view)
    }

    /// What `location(ofTouch:in:)` answers for these fingers.
    final func location(of fingers: Fingers, at index: Int, among touches: ContiguousArray<UITouch> = [], in view: UIView?) -> CGPoint {
        demand(fingers.locations.indices.contains(index), "location(ofTouch: \(index)): the recognizer has \(fingers.count) touches")
        return convert(fingers.location(at: index, among: touches), to: view)
    }

    /// Ignores the touches that land in this event.
    final func ignoreLandings(for event: UIEvent) {
        let candidates = tracked
        for touch in candidates where touch.currentPhase == .began { ignore(touch, for: event) }
    }
}
