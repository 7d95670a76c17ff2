/// What fingers do to the reader, by the recognizers of UIKit (R-ACC-22, R-ACC-23, R-ACC-27 … R-ACC-33).
@MainActor
final class ReaderGestures: NSObject, UIGestureRecognizerDelegate {
    let view = UIView(frame: .zero)
    private unowned let reader: ScreenReader

    private lazy var explore = UILongPressGestureRecognizer(target: self, action: ReaderGestures.explored)
    private lazy var hold = UILongPressGestureRecognizer(target: self, action: ReaderGestures.held)
    private lazy var split = UITapGestureRecognizer(target: self, action: ReaderGestures.splitTapped)
    private lazy var pan = UIPanGestureRecognizer(target: self, action: ReaderGestures.panned)
    private lazy var turn = UIRotationGestureRecognizer(target: self, action: ReaderGestures.turned)

    /// The touch that is passed through, where it is, and where the finger was then.
    private var passed: (contact: Int, start: CGPoint, finger: CGPoint)?
    private var scrub = Scrub()
    /// By how much the fingers had turned when the rotor went on last, in radians.
    private var turnedTo: CGFloat = 0

    init(_ reader: ScreenReader) {
        self.reader = reader
        super.init()
        view.isMultipleTouchEnabled = true
        let configuration = GestureConfiguration.current
        explore.minimumPressDuration = configuration.readerExploreDelay
        explore.allowableMovement = .infinity
        hold.numberOfTapsRequired = 1
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        for (recognizer, name) in [(explore, "explore"), (hold, "hold"), (split, "split tap"), (pan, "two-finger pan"), (turn, "rotor")] as [(UIGestureRecognizer, String)] {
            add(recognizer, name)
        }
        addTaps()
        addSwipes()
    }

    private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.name = "reader's \(name)"
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    /// One tap waits for the second.
    private func addTaps() {
        for fingers in 1...2 {
            let single = UITapGestureRecognizer(target: self, action: ReaderGestures.tapped)
            let double = UITapGestureRecognizer(target: self, action: ReaderGestures.tapped)
            double.numberOfTapsRequired = 2
            for tap in [single, double] {
                tap.numberOfTouchesRequired = fingers
                add(tap, "\(fingers)-finger \(tap === single ? "" : "double ")tap")
            }
            single.require(toFail: double)
            if fingers == 1 { single.require(toFail: hold) }
        }
        let place = UITapGestureRecognizer(target: self, action: ReaderGestures.tapped)
        place.numberOfTouchesRequired = 3
        add(place, "3-finger tap")
    }

    private func addSwipes() {
        for fingers in [1, 3] {
            for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
                let swipe = UISwipeGestureRecognizer(target: self, action: ReaderGestures.swiped)
                swipe.direction = direction
                swipe.numberOfTouchesRequired = fingers
                add(swipe, "\(fingers)-finger flick")
            }
        }
    }

    // MARK: One finger

    func tapped(_ tap: UITapGestureRecognizer) {
        switch (tap.numberOfTouchesRequired, tap.numberOfTapsRequired) {
        case (1, 1): reader.touch(point(of: tap))
        case (1, 2): reader.activate()
        case (2, 1): reader.silence()
        case (2, 2): reader.magicTap()
        default: reader.sayPlace()
        }
    }

    func explored(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: reader.touch(point(of: press))
        case .changed: reader.touch(point(of: press), onlyOthers: true)
        default: break
        }
    }

    /// Another finger taps while one explores.
    func splitTapped(_ tap: UITapGestureRecognizer) { reader.activate() }

    func swiped(_ swipe: UISwipeGestureRecognizer) {
        if swipe.numberOfTouchesRequired == 3 {
            switch swipe.direction {
            case .left: reader.scroll(.right)
            case .right: reader.scroll(.left)
            case .up: reader.scroll(.down)
            default: reader.scroll(.up)
            }
            return
        }
        switch swipe.direction {
        case .right: reader.move(1)
        case .left: reader.move(-1)
        case .up: reader.flickVertically(up: true)
        default: reader.flickVertically(up: false)
        }
    }

    /// A finger that taps and rests is passed through, as if it stood where the element is activated.
    func held(_ press: UILongPressGestureRecognizer) {
        let finger = point(of: press)
        switch press.state {
        case .began:
            let start = reader.activationPoint ?? finger
            passed = (reader.passed.begin(start), start, finger)
            reader.sayPassing()
        case .changed:
            if let passed { reader.passed.move(passed.contact, to: place(of: passed, finger)) }
        default:
            guard let passed else { return }
            self.passed = nil
            press.state == .ended ? reader.passed.end(passed.contact, at: place(of: passed, finger))
                : reader.passed.cancel(passed.contact, at: place(of: passed, finger))
            reader.watch()
        }
    }

    /// Ends what is passed through: the reader is switched off.
    func stop() {
        guard let passed else { return }
        self.passed = nil
        reader.passed.cancel(passed.contact, at: passed.start)
    }

    private func place(of passed: (contact: Int, start: CGPoint, finger: CGPoint), _ finger: CGPoint) -> CGPoint {
        CGPoint(x: passed.start.x + finger.x - passed.finger.x, y: passed.start.y + finger.y - passed.finger.y)
    }

    private func point(of recognizer: UIGestureRecognizer) -> CGPoint { recognizer.location(in: nil as UIView?) }

    // MARK: Two fingers

    /// To and fro is escape; straight up or down reads on.
    func panned(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        switch pan.state {
        case .began:
            scrub = Scrub()
            if !turn.isGoingOn { turnedTo = 0 }
            scrub.add(way)
        case .changed:
            scrub.add(way)
        case .ended:
            scrub.add(way)
            let farthest = GestureConfiguration.current.readerScrubLength
            if scrub.isDone {
                reader.escape()
            } else if abs(turnedTo) < .ulpOfOne, abs(way.y) >= farthest, abs(way.y) > 2 * abs(way.x) {
                way.y < 0 ? reader.readAll(fromTop: true) : reader.readAll(fromTop: false)
            }
        default: break
        }
    }

    func turned(_ rotation: UIRotationGestureRecognizer) {
        if rotation.state == .began {
            turnedTo = 0
            if !pan.isGoingOn { scrub = Scrub() }
        }
        guard rotation.state == .changed || rotation.state == .ended, !scrub.isDone else { return }
        let step = GestureConfiguration.current.readerRotorStep, turn = rotation.rotation - turnedTo
        guard abs(turn) >= step else { return }
        turnedTo += turn > 0 ? step : -step
        reader.turnRotor(turn > 0 ? 1 : -1)
    }

    // MARK: Coordination

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        // A finger that has tapped just before activates, or is passed through.
        if recognizer === explore { return !explore.tracked.contains { $0.tapCount > 1 } }
        return true
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer === split ? explore.isGoingOn : true
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        let pair = [recognizer, other]
        return pair.contains { $0 === pan } && pair.contains { $0 === turn } || pair.contains { $0 === explore } && pair.contains { $0 === split }
    }
}

extension UIGestureRecognizer {
    /// Whether it has begun, and has not ended.
    fileprivate var isGoingOn: Bool { state == .began || state == .changed }
}

/// Two fingers that go to and fro, three times.
private struct Scrub {
    private var extreme: CGFloat = 0
    private var way: CGFloat = 0
    private var legs = 0

    var isDone: Bool { legs >= 3 }

    /// - Parameter translation: Since the beginning, in points.
    @MainActor mutating func add(_ translation: CGPoint) {
        let length = GestureConfiguration.current.readerScrubLength, moved = translation.x - extreme
        if way == 0 || moved * way < 0 {
            guard abs(moved) >= length else { return }
            way = moved > 0 ? 1 : -1
            legs += 1
            extreme = translation.x
        } else if moved * way > 0 {
            extreme = translation.x
        }
    }
}
