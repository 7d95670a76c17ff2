import Foundation
import GestureEngine

/// Looks for one gesture on a rectangle. It asks for states; the engine decides.
@MainActor
class Recognizer {
    let name: String
    let rectangle: Rectangle
    fileprivate(set) var id = RecognizerID(slot: 0)
    unowned var toolkit: Toolkit!
    /// When it is to be called if no contact changes, in seconds.
    var deadline: Double?

    init(_ name: String, on rectangle: Rectangle) {
        self.name = name
        self.rectangle = rectangle
    }

    func register(with toolkit: Toolkit) {
        self.toolkit = toolkit
        id = toolkit.engine.register()
    }

    var state: RecognizerState { toolkit.engine.state(of: id) }

    func request(_ state: RecognizerState) { toolkit.engine.request(state, by: id) }

    /// The fingers that it follows and that are down, in order of landing.
    final var fingers: [Finger] {
        let followed = toolkit.engine.contacts(followedBy: id)
        return toolkit.engine.contacts.filter { followed.contains($0) && !toolkit.engine.isOver($0) }.compactMap { toolkit.fingers[$0] }
    }

    func landed(_ contacts: [Finger]) {}
    func moved() {}
    func lifted(_ contacts: [Finger]) {}
    func deadlineReached() {}
    func reset() { deadline = nil }
}

/// A finger and where it has been, in points.
struct Finger {
    /// Fingers are numbered in order of landing, from 1.
    let number: Int
    let start: CGPoint
    var place: CGPoint

    var way: Double { hypot(place.x - start.x, place.y - start.y) }
}

final class Tap: Recognizer {
    private let required: Int
    private var taps = 0

    init(_ name: String, count: Int, on rectangle: Rectangle) {
        required = count
        super.init(name, on: rectangle)
    }

    override func landed(_ contacts: [Finger]) {
        if fingers.count > 1 { return request(.failed) }
        deadline = toolkit.time + 0.5
    }

    override func moved() {
        if fingers.contains(where: { $0.way > 10 }) { request(.failed) }
    }

    override func lifted(_ contacts: [Finger]) {
        taps += 1
        if taps == required { request(.ended) } else { deadline = toolkit.time + 0.35 }
    }

    override func deadlineReached() { request(.failed) }

    override func reset() {
        super.reset()
        taps = 0
    }
}

final class Pan: Recognizer {
    override func moved() {
        if state != .possible { return request(.changed) }
        if fingers.contains(where: { $0.way > 10 }) { request(.began) }
    }

    override func lifted(_ contacts: [Finger]) {
        if fingers.isEmpty { request(state == .possible ? .failed : .ended) }
    }
}

final class Pinch: Recognizer {
    private var startingDistance = 0.0
    private(set) var scale = 1.0

    private var distance: Double? {
        let fingers = fingers
        guard fingers.count >= 2 else { return nil }
        return hypot(fingers[1].place.x - fingers[0].place.x, fingers[1].place.y - fingers[0].place.y)
    }

    override func landed(_ contacts: [Finger]) {
        if let distance { startingDistance = distance }
    }

    override func moved() {
        guard let distance, startingDistance > 0 else { return }
        scale = distance / startingDistance
        if state != .possible { return request(.changed) }
        if abs(distance - startingDistance) > 8 { request(.began) }
    }

    override func lifted(_ contacts: [Finger]) {
        if fingers.count < 2 { request(state == .possible ? .failed : .ended) }
    }

    override func reset() {
        super.reset()
        scale = 1
    }
}
