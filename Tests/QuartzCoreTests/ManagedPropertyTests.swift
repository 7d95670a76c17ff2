import Testing
@testable import QuartzCore

/// As the plugin writes a property with `@NSManaged`.
private final class Knob: CALayer {
    var turn: CGFloat { get { _managedValue(forKey: "turn") } set { _setManagedValue(newValue, forKey: "turn") } }
    var steps: Int { get { _managedValue(forKey: "steps") } set { _setManagedValue(newValue, forKey: "steps") } }
    var spot: CGPoint { get { _managedValue(forKey: "spot") } set { _setManagedValue(newValue, forKey: "spot") } }
    var ink: CGColor? { get { _managedValue(forKey: "ink") } set { _setManagedValue(newValue, forKey: "ink") } }
    /// A key that layers of another class have.
    var lineWidth: CGFloat { get { _managedValue(forKey: "lineWidth") } set { _setManagedValue(newValue, forKey: "lineWidth") } }

    /// As it writes one that the class stores for Objective-C.
    var level: CGFloat { get { _storedValue(forKey: "level", or: 0.5) } set { _setStoredValue(newValue, forKey: "level") } }
    var note: String? { get { _storedValue(forKey: "note", or: "new") } set { _setStoredValue(newValue, forKey: "note") } }

    static var drawn: [CGFloat] = []

    override static func needsDisplay(forKey key: String) -> Bool { key == "turn" || super.needsDisplay(forKey: key) }
    override static func defaultValue(forKey key: String) -> Any? { key == "steps" ? 12 : super.defaultValue(forKey: key) }
    override func draw(in ctx: CGContext) { Self.drawn.append(turn) }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "turn" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.turn
        animation.duration = 1
        return animation
    }
}

extension QuartzCoreTests {
    @MainActor @Suite struct ManagedPropertyTests {
        let clock = ManualClock(at: 100)

        @Test("R-ANI-15: a property that a class declares is kept by its key, with a value before it is set")
        func values() {
            clock.use()
            let knob = Knob()
            #expect(knob.turn == 0 && knob.steps == 12 && knob.spot == .zero && knob.ink == nil && knob.lineWidth == 0)
            (knob.turn, knob.steps, knob.spot, knob.ink) = (0.5, 3, CGPoint(x: 1, y: 2), .black)
            #expect(knob.turn == 0.5 && knob.steps == 3 && knob.spot == CGPoint(x: 1, y: 2) && knob.ink == .black)
            #expect(knob.value(forKey: "turn") as? CGFloat == 0.5)
            knob.setValue(0.25, forKey: "turn")
            knob.ink = nil
            #expect(knob.turn == 0.25 && knob.ink == nil && knob.animationKeys() == nil)
            #expect(knob.level == 0.5 && knob.note == "new")
            (knob.level, knob.note) = (0.75, nil)
            #expect(knob.level == 0.75 && knob.note == nil && Knob(layer: knob).level == 0.75)
            #expect(Knob(layer: knob).turn == 0.25 && knob.presentation()?.steps == 3)
        }

        @Test("R-ANI-15: a change of a layer on the screen runs its action; each frame is drawn with the animated value, and the end with the layer's own")
        func frames() {
            clock.use()
            let stage = Stage(20, 20), knob = Knob()
            knob.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            stage.root.addSublayer(knob)
            knob.setNeedsDisplay()
            stage.update()
            Knob.drawn = []
            knob.turn = 1
            #expect(knob.animationKeys() == ["turn"] && knob.turn == 1 && knob.presentation()?.turn == 0)
            stage.update()
            for step in 1...3 {
                clock.advance(to: 100 + Double(step) / 4)
                stage.update()
                #expect(abs((knob.presentation()?.turn ?? 0) - CGFloat(step) / 4) < 0.001)
            }
            // The change itself marks the layer, which is drawn once with its own value before the first frame.
            let animated = Knob.drawn.filter { $0 > 0 && $0 < 1 }
            #expect(animated == [0.25, 0.5, 0.75], "\(Knob.drawn)")
            Knob.drawn = []
            clock.advance(to: 101.5)
            stage.update()
            #expect(Knob.drawn == [1] && knob.animationKeys() == nil)
            stage.update()
            #expect(Knob.drawn == [1])
        }

        @Test("R-ANI-15: an animation that is added goes by its key, of numbers, points and colours, and of keys that other classes have")
        func added() {
            clock.use()
            let stage = Stage(20, 20), knob = Knob()
            stage.root.addSublayer(knob)
            stage.update()
            knob.add(linear("lineWidth", 2, 4), forKey: "a")
            knob.add(linear("spot", CGPoint.zero, CGPoint(x: 10, y: 20)), forKey: "b")
            knob.add(linear("ink", CGColor.white, CGColor.black), forKey: "c")
            let frames = CAKeyframeAnimation(keyPath: "steps")
            frames.values = [0, 10, 0]
            frames.duration = 1
            knob.add(frames, forKey: "d")
            clock.advance(to: 100.25)
            stage.update()
            let shown = knob.presentation()
            #expect(shown?.lineWidth == 2.5 && shown?.spot == CGPoint(x: 2.5, y: 5) && shown?.steps == 5)
            // What the layer's class does not draw is left as it is, also when the animation is over.
            let plain = CALayer(), picture = CGContext(pixelWidth: 2, pixelHeight: 2, scale: 1)?.makeImage()
            plain.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
            plain.contents = picture
            stage.root.addSublayer(plain)
            plain.add(linear("unknown", 0, 1, 0.1), forKey: "e")
            stage.update()
            clock.advance(to: 100.5)
            stage.update()
            #expect(plain.contents as? CGImage === picture && plain.animationKeys() == nil)
            #expect(shown?.ink != .white && shown?.ink != .black && knob.ink == nil && knob.lineWidth == 0)
        }
    }
}
