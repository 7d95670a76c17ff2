import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct BackdropTests {
        private func backdrop(_ frame: CGRect, radius: CGFloat, tint: CGColor? = nil, saturation: CGFloat = 1) -> BackdropLayer {
            let layer = BackdropLayer()
            layer.frame = frame
            layer.isViewBacked = true
            layer.blurRadius = radius
            layer.saturation = saturation
            layer.backgroundColor = tint
            return layer
        }

        private func gray(_ pixel: UInt32) -> Int { Int(pixel & 0xFF) }

        @Test("R-VFX-1 An edge below becomes a slope, and what is beside the bounds does not come in")
        func blursWhatIsBelow() {
            let stage = Stage(120, 60)
            stage.root.addSublayer(makeLayer(CGRect(x: 60, y: 0, width: 60, height: 60), .black))
            // A colour beside the bounds of the backdrop.
            stage.root.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 120, height: 10), color(1, 0, 0)))
            stage.root.addSublayer(backdrop(CGRect(x: 0, y: 10, width: 120, height: 40), radius: 8))
            stage.update()
            let row = (0..<120).map { stage[$0, 30] }
            #expect(row.allSatisfy { $0 >> 24 == 255 && ($0 & 0xFF) == ($0 >> 8 & 0xFF) && ($0 & 0xFF) == ($0 >> 16 & 0xFF) })
            #expect(zip(row, row.dropFirst()).allSatisfy { gray($0) >= gray($1) })
            #expect(gray(row[2]) == 255 && gray(row[117]) == 0 && abs(gray(row[60]) - 128) < 10)
            // As far as a Gaussian curve of that deviation: 84 % at one deviation.
            #expect(abs(gray(row[52]) - 210) < 16 && abs(gray(row[67]) - 45) < 16)
            #expect(stage[60, 10] == stage[60, 30] && stage[60, 49] == stage[60, 30])
            #expect(stage[60, 50] == 0xFF00_0000 && stage[59, 50] == 0xFFFF_FFFF && stage[3, 9] == 0xFFFF_0000)
        }

        @Test("R-VFX-1 The tint lies on the blur, and colours are made stronger")
        func tints() {
            let stage = Stage(60, 60, background: color(0.6, 0.5, 0.5))
            stage.root.addSublayer(backdrop(CGRect(x: 0, y: 0, width: 30, height: 60), radius: 4, tint: color(1, 1, 1, 0.5)))
            stage.root.addSublayer(backdrop(CGRect(x: 30, y: 0, width: 30, height: 60), radius: 4, saturation: 2))
            stage.update()
            #expect(difference(stage[10, 10], 0xFFCC_C0C0) <= 1)
            #expect(difference(stage[50, 10], 0xFFAE_7B7B) <= 3, "\(String(stage[50, 10], radix: 16))")
        }

        @Test("R-VFX-1 A change below is painted as far around as the blur reaches, and no further")
        func spreads() {
            let stage = Stage(400, 400)
            let dot = makeLayer(CGRect(x: 200, y: 200, width: 4, height: 4), .black)
            stage.root.addSublayer(dot)
            stage.root.addSublayer(backdrop(CGRect(x: 0, y: 0, width: 400, height: 400), radius: 6))
            stage.update()
            let before = stage.pixels
            dot.backgroundColor = color(1, 0, 0)
            let presented = stage.update()
            let changed = before.indices.filter { before[$0] != stage.pixels[$0] }
            #expect(!changed.isEmpty)
            #expect(changed.allSatisfy { place in presented.contains { $0.contains(DeviceRect(minX: place % 400, minY: place / 400, maxX: place % 400 + 1, maxY: place / 400 + 1)) } })
            #expect(changed.contains { $0 % 400 < 192 } && presented.allSatisfy { $0.area < 70 * 70 })
        }

        @Test("R-VFX-1 Nothing is blurred that an opaque layer hides, or an opaque tint")
        func hidden() {
            let stage = Stage(100, 100)
            let blur = backdrop(CGRect(x: 0, y: 0, width: 100, height: 40), radius: 8), cover = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
            stage.root.addSublayer(blur)
            stage.root.addSublayer(cover)
            stage.update()
            #expect(stage.compositor.backdrops.isEmpty)
            cover.frame.origin.y = 10
            stage.update()
            #expect(stage.compositor.backdrops.count == 1 && blur.picture?.isComplete == true)
            blur.backgroundColor = .white
            stage.update()
            #expect(stage.compositor.backdrops.isEmpty)
        }

        @Test("R-VFX-4 Round corners, a mask and opacity concern the blur with what is in it", arguments: ["round", "own", "mask", "opacity", "shadow"])
        func shapes(_ way: String) throws {
            func make(_ way: String) -> Stage {
                let stage = Stage(100, 100)
                for x in 0..<10 { stage.root.addSublayer(makeLayer(CGRect(x: x * 10, y: 0, width: 5, height: 100), .black)) }
                let card = makeLayer(CGRect(x: 20, y: 20, width: 60, height: 60), nil)
                card.addSublayer(backdrop(CGRect(x: 0, y: 0, width: 60, height: 60), radius: 12))
                switch way {
                case "round": (card.cornerRadius, card.masksToBounds) = (20, true)
                case "own": card.sublayers?[0].cornerRadius = 20
                case "mask": card.mask = makeLayer(CGRect(x: 0, y: 0, width: 60, height: 60), .black, radius: 20)
                case "opacity": card.opacity = 0.5
                case "shadow": card.shadowOpacity = 1
                default: break
                }
                stage.root.addSublayer(card)
                stage.update()
                return stage
            }
            let plain = make(""), shaped = make(way)
            // In the middle it is gray, whatever the shape.
            let middle = gray(plain[50, 50]), stripe = gray(shaped[52, 50])
            #expect(abs(middle - 128) < 12)
            if way == "shadow" {
                // It is below the blur, too, which becomes darker by it.
                #expect(stripe < gray(plain[52, 50]) && abs(gray(shaped[50, 50]) - gray(shaped[54, 50])) < 12)
            } else if way == "opacity" {
                #expect(abs(stripe - (0 + gray(plain[52, 50])) / 2) < 3 || abs(stripe - (255 + gray(plain[52, 50])) / 2) < 3, "\(stripe)")
            } else {
                #expect(abs(stripe - gray(plain[52, 50])) <= 8, "\(stripe)")
            }
            if way == "shadow" {
                #expect(gray(shaped[17, 15]) < 250 && gray(plain[17, 15]) == 255)
            } else if way != "opacity" {
                // A corner shows what is below, sharply.
                #expect(gray(shaped[21, 21]) == 0 && gray(shaped[26, 21]) == 255, "\(gray(shaped[21, 21])) \(gray(shaped[26, 21]))")
            }
        }

        @Test("R-VFX-4 A picture of layers has the blur")
        func rendered() {
            let stage = Stage(100, 60, scale: 2)
            for x in 0..<5 { stage.root.addSublayer(makeLayer(CGRect(x: x * 10, y: 0, width: 5, height: 30), color(1, 0, 0))) }
            stage.root.addSublayer(backdrop(CGRect(x: 10, y: 5, width: 30, height: 20), radius: 5, tint: color(0, 0, 1, 0.2)))
            stage.update()
            let plain = stage.plain()
            #expect(stage[50, 30] != 0xFFFF_FFFF && difference(stage[50, 30], plain[30 * 100 + 50]) <= 1)
            #expect(difference(stage.pixels, plain) <= 2)
        }

        @Test("R-VFX-6 Vibrant content has the colours of what is below, stronger, and lighter by the tint")
        func vibrancy() {
            let stage = Stage(80, 40, background: color(0.5, 0.3, 0.3))
            let vibrant = VibrancyLayer()
            vibrant.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
            vibrant.isViewBacked = true
            vibrant.tint = color(1, 1, 1, 0.5)
            vibrant.addSublayer(makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), color(0, 1, 0)))
            vibrant.addSublayer(makeLayer(CGRect(x: 40, y: 10, width: 20, height: 20), color(0, 1, 0, 0.5)))
            stage.root.addSublayer(vibrant)
            stage.update()
            let below = stage[2, 2], whole = stage[20, 20], half = stage[50, 20]
            #expect(difference(below, 0xFF80_4D4D) <= 1)
            func red(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 0xFF) }
            #expect(red(whole) > red(below) + 40 && red(whole) > gray(whole) + 30 && gray(whole) > gray(below))
            #expect(abs(red(half) - (red(whole) + red(below)) / 2) <= 2)
            vibrant.tint = nil
            stage.update()
            #expect(stage[20, 20] == 0xFF00_FF00)
        }

        /// A screen with lists, parts and backdrops that a program of random changes moves about.
        @MainActor
        private final class World {
            let stage: Stage
            var random: Sequence64
            var scrolled: [CALayer] = [], parts: [CALayer] = [], backdrops: [BackdropLayer] = []

            func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
            func chance(_ p: Double) -> Bool { number(0...1) < p }
            func place(_ range: ClosedRange<Double>) -> Double { chance(0.7) ? number(range).rounded() : number(range) }

            init(_ seed: Int) {
                random = Sequence64(state: UInt64(seed) &* 0x9E37_79B9 &+ 99)
                stage = Stage(96, 96, scale: [1, 2, 1.5][seed % 3], manySublayers: seed % 2 == 0 ? 64 : 6)
                for index in 0..<2 {
                    let list = makeLayer(index == 0 ? CGRect(x: 0, y: 0, width: 96, height: 96) : CGRect(x: place(0...60), y: place(0...60), width: place(20...90), height: place(20...90)), nil)
                    list.masksToBounds = true
                    for _ in 0..<10 {
                        let row = makeLayer(CGRect(x: place(-10...60), y: place(-10...200), width: place(4...70), height: place(4...40)),
                                            color(number(0...1), number(0...1), number(0...1), chance(0.6) ? 1 : number(0...1)), radius: chance(0.6) ? 0 : place(1...12))
                        list.addSublayer(row)
                        parts.append(row)
                    }
                    stage.root.addSublayer(list)
                    scrolled.append(list)
                }
                for _ in 0..<3 {
                    let layer = BackdropLayer()
                    layer.frame = CGRect(x: place(-10...60), y: place(-10...60), width: place(10...90), height: place(6...60))
                    layer.isViewBacked = true
                    layer.blurRadius = place(0...12)
                    layer.backgroundColor = chance(0.5) ? nil : color(1, 1, 1, number(0...1))
                    let holder = makeLayer(CGRect(x: 0, y: 0, width: 96, height: 96), nil)
                    if chance(0.3) { (holder.cornerRadius, holder.masksToBounds) = (place(4...20), true) }
                    if chance(0.2) { holder.opacity = 0.5 }
                    if chance(0.2) { holder.shadowOpacity = 0.5 }
                    if chance(0.2) { holder.mask = makeLayer(CGRect(x: 5, y: 5, width: 80, height: 70), .black, radius: 9) }
                    if chance(0.1) { holder.setAffineTransform(CGAffineTransform(rotationAngle: 0.2)) }
                    holder.addSublayer(layer)
                    (chance(0.2) ? scrolled[0] : stage.root).addSublayer(holder)
                    parts.append(layer)
                    backdrops.append(layer)
                    if chance(0.5) { parts.append(makeLayer(CGRect(x: place(0...60), y: place(0...60), width: 20, height: 20), color(0, 0, 1, chance(0.5) ? 1 : 0.5))) }
                    if let last = parts.last, last !== layer { stage.root.addSublayer(last) }
                }
            }

            func step() {
                for list in scrolled where chance(0.5) { list.bounds.origin.y += chance(0.9) ? number(-12...12).rounded() : number(-12...12) }
                for _ in 0..<Int.random(in: 0...2, using: &random) {
                    let target = parts.randomElement(using: &random)!, backdrop = backdrops.randomElement(using: &random)!
                    switch Int.random(in: 0..<9, using: &random) {
                    case 0, 1: target.position.y += place(-30...30)
                    case 2: target.backgroundColor = color(number(0...1), number(0...1), number(0...1), chance(0.5) ? 1 : number(0...1))
                    case 3: target.isHidden.toggle()
                    case 4: target.opacity = chance(0.5) ? 1 : 0.6
                    case 5: backdrop.blurRadius = place(0...12)
                    case 6: backdrop.saturation = place(0...2)
                    case 7: target.cornerRadius = place(0...10)
                    default: target.zPosition = place(-1...1)
                    }
                }
            }
        }

        @Test("R-VFX-1 What is painted in parts equals what is painted as a whole, pixel for pixel", arguments: 0..<60)
        func property(_ seed: Int) {
            _ = ManualClock()
            let size = 96, inParts = World(seed), whole = World(seed)
            var buffers = [[UInt32]](repeating: [UInt32](repeating: 7, count: size * size), count: seed % 3 + 1)
            var painted = 0, presentedAt = [Int](repeating: -100, count: buffers.count)
            for frame in 0..<30 {
                inParts.step()
                whole.step()
                guard inParts.stage.compositor.commit(at: 0) else { continue }
                let index = frame % buffers.count, age = presentedAt[index] < 0 ? 0 : painted - presentedAt[index]
                _ = buffers[index].withUnsafeMutableBytes { inParts.stage.compositor.render(into: $0.baseAddress!, stride: size * 4, bufferAge: age) }
                presentedAt[index] = painted
                painted += 1
                let expected = whole.stage.repainted(manySublayers: whole.stage.compositor.manySublayers)
                if buffers[index] != expected {
                    let wrong = expected.indices.filter { buffers[index][$0] != expected[$0] }
                    Issue.record("seed \(seed), frame \(frame): \(wrong.count) pixels differ, by at most \(difference(buffers[index], expected)); first at \(wrong[0] % size), \(wrong[0] / size)")
                    return
                }
            }
        }
    }
}
