public import UIKit

extension TouchStage {
    /// Uses the stage as a person who does not see it: by gestures alone, and by what is spoken.
    ///
    ///     stage.reader.next()
    ///     #expect(stage.reader.said == "Send, button")
    ///     stage.reader.activate()
    ///
    /// The first use switches the screen reader on (`UIAccessibility.readsByTouch`); ``TouchReader/stop()``, another stage and the end of this one
    /// switch it off.
    public var reader: TouchReader {
        if let ownReader, UIAccessibility.readsByTouch { return ownReader }
        let reader = ownReader ?? TouchReader(self)
        ownReader = reader
        reader.start()
        return reader
    }
}

/// A person who reads a stage by touch: fingers that make the screen reader's gestures, and ears.
///
/// Each gesture is made of real touches on the stage, and returns when the reader has recognized it and what follows from it has been spoken.
@MainActor
public final class TouchReader {
    private unowned let stage: TouchStage
    /// Everything that was spoken, in order.
    public private(set) var utterances: [UIAccessibility.Utterance] = []
    /// The one that listens: a process has one screen reader.
    private static var listening: Unmanaged<TouchReader>?
    private var mark = 0
    private var before: ((UIAccessibility.Utterance) -> Void)?

    init(_ stage: TouchStage) { self.stage = stage }

    isolated deinit { stop() }

    // MARK: Listening

    /// What was spoken since the last gesture began, with ` | ` between utterances.
    public var said: String { utterances[mark...].map(\.text).joined(separator: " | ") }

    /// Everything that was spoken, a text an utterance.
    public var spoken: [String] { utterances.map(\.text) }

    /// The element that the reader is at.
    public var element: UIResponder? { UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIResponder }

    /// What the reader finds on the screen, in its order: in the app's windows, the keyboard and menus.
    public var elements: [UIResponder] { UIAccessibility.readElements }

    /// Forgets what was spoken.
    public func forget() {
        utterances = []
        mark = 0
    }

    private var isListening: Bool { Self.listening?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }

    func start() {
        guard stage.isReady() else { return }
        if !isListening {
            Self.listening?.takeUnretainedValue().stop()
            Self.listening = .passUnretained(self)
            before = UIAccessibility.speechObserver
            UIAccessibility.speechObserver = { [weak self, before] utterance in
                self?.utterances.append(utterance)
                before?(utterance)
            }
        }
        UIAccessibility.readsByTouch = true
        stage.advance(by: Self.pause)
    }

    /// Switches the screen reader off, and stops listening.
    public func stop() {
        guard isListening else { return }
        UIAccessibility.readsByTouch = false
        UIAccessibility.speechObserver = before
        Self.listening = nil
    }

    // MARK: Gestures

    /// Seconds after a gesture in which it is recognized and its effects are spoken: longer than a double tap may take, and than a screen's change.
    private static let pause: TimeInterval = 0.8

    private func gesture(_ body: () -> Void) {
        mark = utterances.count
        body()
        stage.advance(by: Self.pause)
    }

    /// A flick to the right: goes to the next element.
    public func next() { gesture { stage.swipe(.right) } }
    /// A flick to the left: goes to the element before.
    public func previous() { gesture { stage.swipe(.left) } }
    /// A flick upwards: a step up of what is adjustable, else the piece or element before by the rotor.
    public func flickUp() { gesture { stage.swipe(.up) } }
    /// A flick downwards: a step down of what is adjustable, else the next piece or element by the rotor.
    public func flickDown() { gesture { stage.swipe(.down) } }
    /// A double tap anywhere: activates the element.
    public func activate() { gesture { stage.doubleTap() } }
    /// A finger that rests at a point of the window and lifts: goes to what is there.
    public func touch(_ point: CGPoint) { gesture { stage.longPress(at: point, duration: 0.4) } }
    /// A finger on an element's middle.
    public func touch(_ element: UIResponder) {
        let frame = element.accessibilityFrame
        touch(stage.window.convert(CGPoint(x: frame.midX, y: frame.midY), from: nil as UIWindow?))
    }

    /// A finger on the element with that label, in any case of letters: where a person has learnt that it is, as a key of the keyboard. A failure where
    /// there is none.
    public func touch(_ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {
        if let element = elements.first(where: { $0.accessibilityLabel?.lowercased() == label.lowercased() }) { return touch(element) }
        let known = elements.compactMap(\.accessibilityLabel).prefix(20).joined(separator: ", ")
        stage.report("the reader finds no '\(label)'; there are \(known.isEmpty ? "none" : known)",
                     at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// A finger that explores along a line of the window.
    public func explore(from start: CGPoint, to end: CGPoint) {
        gesture {
            let finger = stage.finger()
            finger.down(at: start).hold(0.4)
            finger.move(to: end, duration: 0.6)
            finger.lift()
        }
    }

    /// One finger rests at a point of the window while another taps: goes there and activates it.
    public func splitTap(_ point: CGPoint) {
        gesture {
            let first = stage.finger(), second = stage.finger()
            first.down(at: point).hold(0.4)
            second.down(at: CGPoint(x: point.x + 60, y: point.y)).hold(0.05)
            second.lift()
            first.hold(0.1)
            first.lift()
        }
    }

    /// A double tap that rests, and then drags by a vector: both are passed through to the element.
    public func drag(by vector: CGVector) {
        gesture {
            let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY), finger = stage.finger()
            stage.tap(at: middle)
            stage.advance(by: 0.1)
            finger.down(at: middle).hold(0.7)
            finger.move(to: CGPoint(x: middle.x + vector.dx, y: middle.y + vector.dy), duration: 0.3)
            finger.lift()
        }
    }

    /// Three fingers: shows what lies that way.
    public func scroll(_ direction: TouchStage.Direction) {
        let opposite: TouchStage.Direction = switch direction {
        case .left: .right
        case .right: .left
        case .up: .down
        case .down: .up
        }
        gesture { stage.swipe(opposite, fingers: 3) }
    }

    /// Two fingers tap: silence.
    public func silence() { gesture { stage.tap(fingers: 2) } }
    /// Two fingers tap twice.
    public func magicTap() { gesture { stage.doubleTap(fingers: 2) } }
    /// Two fingers go to and fro: back, or away.
    public func escape() {
        gesture {
            let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY), hand = stage.fingers(2)
            let place = { (dx: CGFloat, index: Int) in CGPoint(x: middle.x + dx, y: middle.y + (index == 0 ? -20 : 20)) }
            stage.together { for (index, finger) in hand.enumerated() { finger.down(at: place(0, index)) } }
            for dx in [70, -10, 70] as [CGFloat] {
                stage.together { for (index, finger) in hand.enumerated() { finger.move(to: place(dx, index), duration: 0.15) } }
            }
            stage.together { for finger in hand { finger.lift() } }
        }
    }

    /// Two fingers turn so many steps of the rotor, clockwise for a positive number.
    public func turnRotor(_ steps: Int = 1) {
        gesture { stage.rotate(by: CGFloat(steps) * .pi / 4 + (steps > 0 ? 0.2 : -0.2), distance: 160, duration: 0.5) }
    }

    /// Two fingers go up: reads everything from the top.
    public func readAll() { gesture { stage.pan(by: CGVector(dx: 0, dy: -120)) } }

    /// Goes on with flicks to the right until an element with that label is reached. A failure where there is none.
    /// - Returns: Whether it was reached.
    @discardableResult
    public func find(_ label: String, limit: Int = 100, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
                     column: UInt = #column) -> Bool {
        var passed: [String] = []
        for _ in 0..<limit {
            if element?.accessibilityLabel == label { return true }
            passed.append(element?.accessibilityLabel ?? "?")
            let last = element
            next()
            if element === last { break }
        }
        stage.report("flicks reach no element '\(label)'; they passed \(passed.prefix(20).joined(separator: ", "))",
                     at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
        return false
    }
}
