import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct AnimationEndTests {
        let clock = ManualClock(at: 100)

        @Test("R-ANI-3: ends come at their deadlines and in that order, without frames")
        func ends() {
            clock.use()
            let recorder = Recorder()
            let layers = (0..<3).map { _ in CALayer() }
            for (layer, (key, duration)) in zip(layers, [("opacity", 0.3), ("position", 0.2), ("bounds", 0.3)]) {
                let animation = linear(key, nil, nil, duration)
                animation.delegate = recorder
                layer.add(animation, forKey: key)
            }
            clock.advance(to: 100)
            #expect(recorder.log == ["start opacity", "start position", "start bounds"])
            recorder.log = []
            clock.advance(to: 101)
            #expect(recorder.log == ["position true 100.2", "opacity true 100.3", "bounds true 100.3"])
        }

        @Test("R-ANI-3: removed and replaced animations did not finish")
        func removed() {
            clock.use()
            let recorder = Recorder()
            let layer = CALayer()
            for key in ["a", "b", "a"] {
                let animation = linear("opacity", 0.0, 1.0)
                animation.delegate = recorder
                layer.add(animation, forKey: key)
            }
            #expect(recorder.log == ["opacity false 100.0"])
            layer.removeAnimation(forKey: "b")
            layer.removeAllAnimations()
            #expect(recorder.log == Array(repeating: "opacity false 100.0", count: 3))
            clock.advance(to: 102)
            #expect(recorder.log.count == 3 && layer.animationKeys() == nil)
        }

        @Test func vanishedLayersTellToo() {
            clock.use()
            let recorder = Recorder()
            do {
                let layer = CALayer()
                let animation = linear("opacity", 0.0, 1.0)
                animation.delegate = recorder
                layer.add(animation, forKey: nil)
            }
            clock.advance(to: 102)
            #expect(recorder.log.last == "opacity false 101.0")
        }

        @Test("R-ANI-3: animations of a layer that is gone end though another layer's time changes meanwhile")
        func vanishedLayersTellWhenTimesChange() {
            clock.use()
            let recorder = Recorder()
            let other = CALayer()
            do {
                let layer = CALayer()
                let animation = linear("opacity", 0.0, 1.0)
                animation.delegate = recorder
                layer.add(animation, forKey: nil)
            }
            clock.advance(to: 100.5)
            other.speed = 2
            clock.advance(to: 102)
            #expect(recorder.log.last == "opacity false 101.0")
        }
    }
}
