import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    /// Transitions from what a layer showed to what becomes of it, against the compositor and against Cairo alone.
    @MainActor @Suite struct TransitionTests {
        let clock = ManualClock(at: 100)
        /// 40 by 20 pixels, with the layer in the middle.
        let stage = Stage(40, 20)
        let layer = makeLayer(CGRect(x: 10, y: 0, width: 20, height: 20), color(1, 0, 0))

        init() {
            clock.use()
            stage.root.addSublayer(layer)
            stage.update()
        }

        private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
            return transition
        }

        /// Shows a moment, and compares it with a full repaint and with Cairo alone.
        private func show(_ time: Double, by tolerance: Int = 3, sourceLocation: SourceLocation = #_sourceLocation) {
            clock.advance(to: time)
            stage.update()
            let isRepainted = stage.pixels == stage.repainted(), different = difference(stage.pixels, stage.plain())
            #expect(isRepainted, "a full repaint", sourceLocation: sourceLocation)
            #expect(different <= tolerance, "Cairo alone", sourceLocation: sourceLocation)
        }

        private func isClose(_ x: Int, _ y: Int, _ color: UInt32) -> Bool { difference(stage[x, y], color) <= 2 }
        private let red: UInt32 = 0xFFFF_0000, blue: UInt32 = 0xFF00_00FF, white: UInt32 = 0xFFFF_FFFF

        @Test("R-ANI-19 A transition leads from what was shown when it was added to what is there after the turn")
        func oldAndNew() {
            clock.use()
            layer.add(transition(.fade), forKey: nil)
            layer.backgroundColor = color(0, 0, 1)
            show(100)
            #expect(isClose(15, 10, red))
            show(100.25)
            // A mixture of the two: what is below does not shine through.
            #expect(isClose(15, 10, 0xFFBF_0040) && stage[5, 10] == white)
            show(100.75)
            #expect(isClose(15, 10, 0xFF40_00BF))
            show(101)
            #expect(stage[15, 10] == blue && layer.animationKeys() == nil)
        }

        @Test("R-ANI-20 Each type moves its pictures in its way, and a push fades both", arguments: [
            // The layer is from 10 to 30; the colours at 7, 12, 17, 22, 27, 33 after a quarter of the way, left to right or down the middle.
            ("push", "fromRight", [0xFFFF_4040, 0xFFFF_4040, 0xFFFF_4040, 0xFFFF_4040, 0xFFBF_BFFF, 0xFFBF_BFFF]),
            ("push", "fromLeft", [0xFFBF_BFFF, 0xFFBF_BFFF, 0xFFFF_4040, 0xFFFF_4040, 0xFFFF_4040, 0xFFFF_4040]),
            ("moveIn", "fromRight", [0xFFFF_FFFF, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF]),
            ("moveIn", "fromLeft", [0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_FFFF]),
            ("reveal", "fromRight", [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_FFFF]),
            ("reveal", "fromLeft", [0xFFFF_FFFF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000]),
            ("cube", "fromLeft", [0xFFFF_FFFF, 0xFFBF_0040, 0xFFBF_0040, 0xFFBF_0040, 0xFFBF_0040, 0xFFFF_FFFF]),
        ] as [(String, String, [UInt32])])
        func types(_ type: String, _ subtype: String, _ colors: [UInt32]) {
            clock.use()
            layer.add(transition(CATransitionType(rawValue: type), CATransitionSubtype(rawValue: subtype)), forKey: kCATransition)
            layer.backgroundColor = color(0, 0, 1)
            show(100.25)
            if let folder = ProcessInfo.processInfo.environment["DACTYL_TEST_PICTURES"] { stage.save("\(folder)/transition-\(type)-\(subtype).png") }
            for (x, color) in zip([7, 12, 17, 22, 27, 33], colors) {
                #expect(isClose(x, 10, color), "\(type) \(subtype) at \(x): \(String(stage[x, 10], radix: 16)), not \(String(color, radix: 16))")
            }
            show(101)
            #expect(stage[15, 10] == blue && stage[7, 10] == white && stage[33, 10] == white)
        }

        @Test("R-ANI-20 From the top is upwards, from the bottom downwards, as on iOS", arguments: [(CATransitionSubtype.fromTop, 17, 2), (.fromBottom, 2, 17)])
        func vertical(_ subtype: CATransitionSubtype, _ newRow: Int, _ oldRow: Int) {
            clock.use()
            layer.add(transition(.moveIn, subtype), forKey: nil)
            layer.backgroundColor = color(0, 0, 1)
            show(100.25)
            #expect(isClose(20, newRow, blue) && isClose(20, oldRow, red))
        }

        @Test("R-ANI-20 It shows the part of the way from the start to the end progress, by its own pace")
        func progress() {
            clock.use()
            let part = transition(.fade)
            (part.startProgress, part.endProgress) = (0.25, 0.5)
            part.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
            part.fillMode = .forwards
            part.isRemovedOnCompletion = false
            layer.add(part, forKey: nil)
            layer.backgroundColor = color(0, 0, 1)
            show(100)
            #expect(isClose(15, 10, 0xFFBF_0040))
            show(100.5)
            #expect(isClose(15, 10, 0xFF9F_0060))
            show(103)
            #expect(isClose(15, 10, 0xFF80_0080))
            layer.removeAllAnimations()
            show(103)
            #expect(stage[15, 10] == blue)
        }

        @Test("R-ANI-19 What changed before it was added in the same turn is not in the old picture", arguments: ["contents", "first contents", "added", "hidden", "shown"])
        func changesBefore(_ what: String) throws {
            clock.use()
            let child = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 20), color(0, 1, 0)), context = try #require(CGContext(pixelWidth: 2, pixelHeight: 2, scale: 1))
            context.setFillColor(color(0, 1, 0))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            let picture = try #require(context.makeImage())
            context.setFillColor(color(0, 0, 1))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            switch what {
            case "contents": layer.contents = picture
            case "hidden": layer.addSublayer(child)
            case "shown":
                layer.addSublayer(child)
                child.isHidden = true
            default: break
            }
            stage.update()
            let before = stage.pixels
            switch what {
            case "contents", "first contents":
                let other = try #require(context.makeImage())
                layer.contents = other
            case "added": layer.addSublayer(child)
            default: child.isHidden.toggle()
            }
            layer.add(transition(.fade), forKey: nil)
            show(100)
            #expect(difference(stage.pixels, before) <= 1)
            show(101)
            #expect(difference(stage.pixels, before) > 100)
        }

        /// A picture of one colour.
        private func picture(_ fill: CGColor) throws -> CGImage {
            let context = try #require(CGContext(pixelWidth: 2, pixelHeight: 2, scale: 1))
            context.setFillColor(fill)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            return try #require(context.makeImage())
        }

        @Test("R-ANI-19 Another window's frame leaves the contents that the layer had in its own last frame")
        func otherWindow() throws {
            clock.use()
            layer.contents = try picture(color(0, 1, 0))
            stage.update()
            let before = stage.pixels, other = Stage(10, 10)
            layer.contents = try picture(color(0, 0, 1))
            other.update()
            layer.add(transition(.fade), forKey: nil)
            show(100)
            #expect(difference(stage.pixels, before) <= 1)
            show(101)
            #expect(stage[15, 10] == blue)
        }

        /// Gets its contents in the display pass.
        private final class Drawn: CALayer {
            var picture: CGImage?
            override func display() { contents = picture }
        }

        @Test("R-ANI-19 Former contents are kept for what is set by code, and not in the display pass")
        func displayPass() throws {
            clock.use()
            let drawn = Drawn()
            drawn.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            drawn.isViewBacked = true
            drawn.picture = try picture(color(0, 1, 0))
            stage.root.addSublayer(drawn)
            drawn.setNeedsDisplay()
            stage.update()
            drawn.picture = try picture(color(0, 0, 1))
            drawn.setNeedsDisplay()
            stage.compositor.displayPass()
            #expect(stage.compositor.formerContents.isEmpty)
            drawn.contents = nil
            #expect(stage.compositor.formerContents.count == 1)
            stage.update()
            #expect(stage.compositor.formerContents.isEmpty)
        }

        @Test("R-ANI-19 Where the insides reach farther than any picture, the old picture is the layer's own rectangle")
        func farReaching() {
            clock.use()
            let wide = makeLayer(CGRect(x: 0, y: 0, width: 4000, height: 20), color(1, 0, 0))
            wide.addSublayer(makeLayer(CGRect(x: -4000, y: 0, width: 12000, height: 20), nil))
            stage.root.addSublayer(wide)
            stage.update()
            wide.add(transition(.fade), forKey: nil)
            wide.backgroundColor = color(0, 0, 1)
            show(100.5)
            #expect(isClose(15, 10, 0xFF80_0080))
        }

        @Test("R-ANI-19 A layer that is hidden, or shown, with a transition goes and comes by it")
        func hiding() {
            clock.use()
            layer.add(transition(.fade), forKey: nil)
            layer.isHidden = true
            show(100.5)
            #expect(isClose(15, 10, 0xFFFF_8080))
            show(101)
            #expect(stage[15, 10] == white)
            layer.isHidden = false
            layer.add(transition(.fade), forKey: nil)
            show(101.25)
            #expect(isClose(15, 10, 0xFFFF_BFBF))
            show(102)
            #expect(stage[15, 10] == red)
            layer.isHidden = true
            layer.add(transition(.reveal, .fromRight), forKey: nil)
            show(102.5)
            #expect(isClose(7, 10, red) && isClose(25, 10, white))
            show(103)
            #expect(stage[7, 10] == white)
        }

        @Test("R-ANI-19 It runs under one key, whatever the key; another one begins with what is shown half way")
        func replaced() {
            clock.use()
            let recorder = Recorder(), first = transition(.fade)
            first.delegate = recorder
            layer.add(first, forKey: "mine")
            #expect(layer.animationKeys() == [kCATransition] && layer.animation(forKey: kCATransition) is CATransition)
            layer.backgroundColor = color(0, 0, 1)
            show(100.5)
            let half = stage.pixels
            layer.add(transition(.fade), forKey: nil)
            #expect(recorder.log == ["start ", " false 100.5"] && layer.animationKeys() == [kCATransition])
            layer.backgroundColor = color(0, 1, 0)
            show(100.5)
            #expect(difference(stage.pixels, half) <= 2)
            show(101)
            #expect(isClose(15, 10, 0xFF40_8040))
        }

        @Test("R-ANI-19 As an action it follows the change of a property, contents and sublayers among them")
        func actions() throws {
            clock.use()
            let plain = CALayer()
            plain.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
            plain.backgroundColor = color(1, 0, 0)
            plain.actions = ["backgroundColor": transition(.fade), "sublayers": transition(.fade)]
            stage.root.addSublayer(plain)
            stage.update()
            plain.backgroundColor = color(0, 0, 1)
            show(100.5)
            #expect(isClose(5, 10, 0xFF80_0080) && plain.animationKeys() == [kCATransition])
            show(101)
            let child = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 20), color(1, 0, 0))
            plain.addSublayer(child)
            show(101.5)
            #expect(isClose(5, 10, 0xFF80_0080))
            show(102)
            #expect(stage[5, 10] == red)
            child.removeFromSuperlayer()
            show(102.25)
            #expect(isClose(5, 10, 0xFFBF_0040))
            show(103)
            // Contents dissolve by themselves.
            let context = try #require(CGContext(pixelWidth: 2, pixelHeight: 2, scale: 1))
            context.setFillColor(color(0, 1, 0))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            plain.contents = context.makeImage()
            show(103.5)
            #expect(isClose(5, 10, 0xFF00_8080))
            CATransaction.setDisableActions(true)
            plain.contents = nil
            show(104)
            #expect(stage[5, 10] == blue)
        }

        /// 10 points wide with a red and a blue half, and a fade as the action of its sublayers.
        private func halves() -> (layer: CALayer, left: CALayer, right: CALayer) {
            let plain = CALayer(), left = makeLayer(CGRect(x: 0, y: 0, width: 5, height: 20), color(1, 0, 0))
            let right = makeLayer(CGRect(x: 5, y: 0, width: 5, height: 20), color(0, 0, 1))
            plain.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
            plain.backgroundColor = .black
            plain.addSublayer(left)
            plain.addSublayer(right)
            plain.actions = ["sublayers": transition(.fade)]
            stage.root.addSublayer(plain)
            stage.update()
            return (plain, left, right)
        }

        @Test("R-ANI-19 The action of sublayers runs where they change, and not where each stays in its place")
        func unchangedRow() {
            clock.use()
            let (plain, left, right) = halves()
            plain.addSublayer(right)
            plain.insertSublayer(left, at: 0)
            plain.insertSublayer(left, below: right)
            plain.insertSublayer(right, above: left)
            plain.sublayers = [left, right]
            plain.addSublayer(plain)
            #expect(plain.animationKeys() == nil)
            plain.addSublayer(left)
            #expect(plain.animationKeys() == [kCATransition])
        }

        @Test("R-ANI-19 Of several changes in one turn the old picture is what was shown before the first", arguments: ["one by one", "all", "replaced", "elsewhere"])
        func severalChanges(_ how: String) {
            clock.use()
            let (plain, left, right) = halves(), before = stage.pixels
            switch how {
            case "one by one":
                left.removeFromSuperlayer()
                right.removeFromSuperlayer()
            case "all": plain.sublayers = nil
            case "replaced": plain.sublayers = [makeLayer(CGRect(x: 0, y: 0, width: 10, height: 20), .black)]
            default:
                for layer in [left, right] { self.layer.addSublayer(layer) }
                for layer in [left, right] { layer.isHidden = true }
            }
            show(100)
            #expect(difference(stage.pixels, before) <= 1)
            show(100.5)
            #expect(isClose(2, 10, 0xFF80_0000) && isClose(7, 10, 0xFF00_0080))
            show(101)
            #expect(stage[2, 10] == 0xFF00_0000 && stage[7, 10] == 0xFF00_0000)
        }

        @Test("R-ANI-19 A view's layer has no action of sublayers, and a layer that was on no screen has no old picture")
        func withoutPictures() {
            clock.use()
            layer.actions = ["sublayers": transition(.fade)]
            layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), color(0, 1, 0)))
            #expect(layer.animationKeys() == nil)
            let new = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 20), .black)
            new.add(transition(.fade), forKey: nil)
            stage.root.addSublayer(new)
            show(100.5)
            #expect(isClose(5, 10, 0xFF80_8080))
        }

        @Test("R-ANI-20 A group runs one beside other animations; both pictures move with the layer, in its superlayer's clip")
        func groups() {
            clock.use()
            let group = CAAnimationGroup()
            group.animations = [transition(.moveIn, .fromRight), linear("position.x", 20, 10)]
            group.duration = 1
            stage.root.masksToBounds = true
            layer.add(group, forKey: "both")
            layer.backgroundColor = color(0, 0, 1)
            show(100.5)
            // The layer is from 5 to 25, its new picture from 15 on.
            #expect(isClose(6, 10, red) && isClose(13, 10, red) && isClose(16, 10, blue) && isClose(33, 10, blue) && isClose(36, 10, white))
            #expect(layer.animationKeys() == ["both"])
        }

        @Test("R-ANI-20 Each picture has the opacity, the mask and the corners of its time, and both have the place and transform of now")
        func looks() {
            clock.use()
            layer.cornerRadius = 6
            layer.opacity = 0.5
            stage.update()
            let before = stage.pixels
            layer.add(transition(.fade), forKey: nil)
            layer.opacity = 1
            layer.mask = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 20), .black)
            // Round corners are not Cairo's.
            show(100, by: 6)
            #expect(difference(stage.pixels, before) <= 6)
            show(100.5, by: 6)
            #expect(isClose(15, 10, 0xFFFF_4040) && isClose(25, 10, 0xFFFF_BFBF))
            layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
            show(100.5, by: 6)
            #expect(isClose(20, 5, 0xFFFF_4040) && isClose(20, 15, 0xFFFF_BFBF))
        }

        @Test("Transitions on random trees: painting the damage equals painting everything", arguments: 0..<40)
        func property(_ seed: Int) {
            let clock = ManualClock(at: 0)
            var random = Sequence64(state: UInt64(seed) &* 0x9E37_79B9 &+ 77)
            func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
            let stage = Stage(64, 64, scale: seed % 3 == 0 ? 1.5 : 1, manySublayers: seed % 2 == 0 ? 64 : 2)
            var layers: [CALayer] = []
            for _ in 0..<8 {
                let layer = Int.random(in: 0..<4, using: &random) == 0 ? CAReplicatorLayer() : CALayer()
                layer.isViewBacked = true
                layer.frame = CGRect(x: number(-10...40).rounded(), y: number(-10...40), width: number(4...40), height: number(4...40).rounded())
                layer.backgroundColor = color(number(0...1), number(0...1), number(0...1), number(0.3...1.3))
                if let replicator = layer as? CAReplicatorLayer {
                    replicator.instanceCount = 3
                    replicator.instanceTransform = CATransform3DRotate(CATransform3DMakeTranslation(6, 3, 0), 0.4, 0, 0, 1)
                    replicator.instanceGreenOffset = -0.3
                    replicator.instanceDelay = 0.1
                }
                (layers.randomElement(using: &random) ?? stage.root).addSublayer(layer)
                layers.append(layer)
            }
            stage.update(age: 0)
            let types = [CATransitionType.fade, .push, .moveIn, .reveal], sides = [CATransitionSubtype.fromLeft, .fromRight, .fromTop, .fromBottom]
            for frame in 1...24 {
                clock.advance(to: Double(frame) * 0.05)
                for _ in 0..<2 {
                    let layer = layers.randomElement(using: &random)!
                    switch Int.random(in: 0..<9, using: &random) {
                    case 0, 1:
                        let transition = transition(types.randomElement(using: &random)!, sides.randomElement(using: &random)!)
                        transition.duration = number(0.05...0.5)
                        layer.add(transition, forKey: nil)
                    case 2: layer.backgroundColor = color(number(0...1), number(0...1), number(0...1))
                    case 3: layer.isHidden.toggle()
                    case 4: layer.opacity = Float(number(0.2...1.5))
                    case 5: layer.setAffineTransform(CGAffineTransform(rotationAngle: number(0...2)))
                    case 6: layer.masksToBounds.toggle()
                    case 7: layer.add(linear("position.x", number(0...40), number(0...40), 0.3), forKey: "x")
                    default: layer.shadowOpacity = layer.shadowOpacity > 0 ? 0 : 0.6
                    }
                }
                stage.update()
                let expected = stage.repainted()
                let wrong = expected.indices.filter { stage.pixels[$0] != expected[$0] }
                guard wrong.isEmpty else {
                    let worst = wrong.map { difference(stage.pixels[$0], expected[$0]) }.max() ?? 0
                    Issue.record("seed \(seed), frame \(frame): \(wrong.count) pixels differ, by \(worst) at most; first at \(wrong[0] % 64), \(wrong[0] / 64)")
                    break
                }
            }
            for layer in layers { layer.removeAllAnimations() }
        }
    }
}
