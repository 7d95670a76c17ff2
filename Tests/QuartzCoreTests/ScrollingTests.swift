import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct ScrollingTests {
        /// A list with rows, on which a bar lies.
        private func list(_ stage: Stage, background: CGColor? = nil) -> CALayer {
            let list = makeLayer(CGRect(x: 0, y: 10, width: 100, height: 80), background)
            list.masksToBounds = true
            for number in 0..<40 {
                let row = makeLayer(CGRect(x: 0, y: 12 * number, width: 100, height: 11), color(Double(number % 7) / 7, Double(number % 11) / 11, 0))
                row.addSublayer(makeLayer(CGRect(x: 5, y: 2, width: 20, height: 7), color(0, 0, 1, 0.5), radius: 3))
                list.addSublayer(row)
            }
            stage.root.addSublayer(list)
            return list
        }

        private func isMoved(_ stage: Stage, _ body: () -> Void) -> Bool {
            let before = stage.compositor.movedFrames
            body()
            stage.update()
            #expect(stage.pixels == stage.repainted())
            return stage.compositor.movedFrames > before
        }

        private func painted(_ stage: Stage) -> Int { stage.compositor.repaintedArea }

        @Test("a scroll by whole pixels paints what comes in, and what lies on it")
        func paintsWhatComesIn() {
            let stage = Stage(100, 100)
            let list = list(stage)
            stage.update()
            #expect(isMoved(stage) { list.bounds.origin.y = 5 })
            #expect(painted(stage) <= 100 * 5 + 100 * 12)
            #expect(isMoved(stage) { list.bounds.origin.y = 2 })
            let bar = makeLayer(CGRect(x: 0, y: 80, width: 100, height: 20), color(1, 0, 0, 0.5))
            stage.root.addSublayer(bar)
            stage.update()
            #expect(isMoved(stage) { list.bounds.origin.y = 9 })
            #expect(isMoved(stage) { list.bounds.origin = CGPoint(x: -3, y: 4) })
            // What changes in the same frame is painted where it is then, and where its pixels went.
            #expect(isMoved(stage) {
                list.bounds.origin.y = 20
                list.sublayers?[3].backgroundColor = .black
                list.sublayers?[4].removeFromSuperlayer()
                list.sublayers?[5].sublayers?[0].position.x += 30
                bar.position.y -= 7
            })
        }

        @Test("other scrolls paint all of it", arguments: ["fraction", "far", "rotated", "group", "picture behind", "row behind", "border", "shadow", "round", "covered", "masked"])
        func paintsAll(_ reason: String) {
            let stage = Stage(100, 100)
            let list = list(stage)
            let behind = makeLayer(CGRect(x: 20, y: 20, width: 30, height: 30), color(0, 1, 0))
            switch reason {
            case "rotated": list.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
            case "group": stage.root.opacity = 0.5
            case "picture behind": stage.root.contents = opaquePicture(100, 100)
            case "row behind": stage.root.insertSublayer(behind, at: 0)
            case "border": stage.root.borderWidth = 12
            case "shadow": list.shadowOpacity = 0.5
            case "round": list.cornerRadius = 8
            case "covered": stage.root.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 100, height: 80), color(0, 1, 0, 0.5)))
            case "masked": stage.root.mask = makeLayer(CGRect(x: 5, y: 5, width: 80, height: 90), .black, radius: 9)
            default: break
            }
            stage.update()
            #expect(!isMoved(stage) { list.bounds.origin.y = reason == "fraction" ? 5.5 : reason == "far" ? 100 : 5 })
        }

        @Test("what is behind does not matter where the list hides it")
        func hidesWhatIsBehind() {
            let stage = Stage(100, 100)
            stage.root.contents = opaquePicture(100, 100)
            let list = list(stage, background: color(1, 1, 0))
            stage.update()
            #expect(isMoved(stage) { list.bounds.origin.y = 5 })
            // Its colour is the same everywhere, its edge is not.
            list.frame = CGRect(x: 0, y: 10.25, width: 100, height: 80)
            stage.update()
            #expect(!isMoved(stage) { list.bounds.origin.y = 8 })
        }

        @Test("a picture that is shown smaller is moved with its pixels")
        func scaledPicture() {
            let stage = Stage(400, 400)
            let list = makeLayer(CGRect(x: 0, y: 0, width: 400, height: 400), nil)
            list.masksToBounds = true
            let picture = makeLayer(CGRect(x: 0, y: 20, width: 300, height: 300), nil)
            picture.contents = opaquePicture(900, 900)
            list.addSublayer(picture)
            stage.root.addSublayer(list)
            stage.update()
            #expect(isMoved(stage) { list.bounds.origin.y = 5 })
            #expect(painted(stage) == 400 * 5)
        }

        @Test("moved pixels equal a full repaint, pixel for pixel", arguments: 0..<60)
        func property(_ seed: Int) throws {
            _ = ManualClock()
            var random = Sequence64(state: UInt64(seed) &* 0x9E37_79B9 &+ 4321)
            func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
            func chance(_ p: Double) -> Bool { number(0...1) < p }
            func place(_ range: ClosedRange<Double>) -> Double { chance(0.7) ? number(range).rounded() : number(range) }
            let size = 96
            let stage = Stage(size, size, scale: [1, 1, 2, 1.5][seed % 4], background: seed % 7 == 0 ? nil : .white, manySublayers: seed % 2 == 0 ? 64 : 6)
            let opaque = try #require(opaquePicture(24, 24))
            func part(_ reach: Double) -> CALayer {
                let layer = makeLayer(CGRect(x: place(-10...60), y: place(-10...reach), width: place(4...70), height: place(4...40)),
                                      chance(0.2) ? nil : color(number(0...1), number(0...1), number(0...1), chance(0.6) ? 1 : number(0...1)),
                                      radius: chance(0.6) ? 0 : place(1...12))
                if chance(0.2) { layer.contents = opaque }
                if chance(0.1) { layer.borderWidth = place(0...3) }
                if chance(0.1) { layer.masksToBounds = true }
                if chance(0.05) { layer.opacity = 0.5 }
                if chance(0.05) { layer.shadowOpacity = 0.5 }
                if chance(0.05) { layer.zPosition = place(-1...1) }
                if chance(0.05) { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3)) }
                return layer
            }
            var scrolled: [CALayer] = [], parts: [CALayer] = []
            for index in 0..<3 {
                let list = makeLayer(index == 0 ? CGRect(x: 0, y: 0, width: 96, height: 96) : CGRect(x: place(0...60), y: place(0...60), width: place(20...90), height: place(20...90)),
                                     chance(0.5) ? nil : color(1, 1, 0, chance(0.7) ? 1 : 0.5))
                list.masksToBounds = true
                for _ in 0..<12 {
                    let row = part(300)
                    if chance(0.4) { row.addSublayer(part(20)) }
                    list.addSublayer(row)
                    parts.append(row)
                }
                (chance(0.3) ? scrolled.first ?? stage.root : stage.root).addSublayer(list)
                scrolled.append(list)
            }
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                parts.append(part(100))
                stage.root.addSublayer(parts[parts.count - 1])
            }
            var buffers = [[UInt32]](repeating: [UInt32](repeating: 7, count: size * size), count: seed % 3 + 1)
            var painted = 0, presentedAt = [Int](repeating: -100, count: buffers.count)
            for frame in 0..<30 {
                for list in scrolled where chance(0.5) {
                    let step = chance(0.9) ? number(-12...12).rounded() : number(-12...12)
                    if chance(0.8) { list.bounds.origin.y += step } else { list.bounds.origin.x += step }
                }
                if chance(0.5) {
                    for _ in 0..<Int.random(in: 1...3, using: &random) {
                        let target = parts.randomElement(using: &random)!
                        switch Int.random(in: 0..<10, using: &random) {
                        case 0, 1: target.position.y += place(-30...30)
                        case 2: target.backgroundColor = color(number(0...1), number(0...1), number(0...1), chance(0.6) ? 1 : number(0...1))
                        case 3: target.isHidden.toggle()
                        case 4: target.opacity = chance(0.5) ? 1 : 0.6
                        case 5: target.zPosition = place(-1...1)
                        case 6: (chance(0.5) ? scrolled.randomElement(using: &random)! : stage.root).addSublayer(target)
                        case 7: target.contents = chance(0.5) ? nil : opaque
                        case 8: target.cornerRadius = place(0...10)
                        default:
                            let list = scrolled.randomElement(using: &random)!
                            if chance(0.5) { list.bounds.size.height += place(-5...5) } else { list.position.y += place(-5...5) }
                        }
                    }
                }
                guard stage.compositor.commit(at: 0) else { continue }
                let index = frame % buffers.count, age = presentedAt[index] < 0 ? 0 : painted - presentedAt[index]
                _ = buffers[index].withUnsafeMutableBytes { stage.compositor.render(into: $0.baseAddress!, stride: size * 4, bufferAge: age) }
                presentedAt[index] = painted
                painted += 1
                let expected = stage.repainted(manySublayers: stage.compositor.manySublayers)
                if buffers[index] != expected {
                    let wrong = expected.indices.filter { buffers[index][$0] != expected[$0] }
                    Issue.record("seed \(seed), frame \(frame): \(wrong.count) pixels differ; first at \(wrong[0] % size), \(wrong[0] / size)")
                    return
                }
            }
        }
    }
}
