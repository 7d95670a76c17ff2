import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct PictureTests {
        /// The share of a layer's black in a pixel of a white stage, 0 … 255.
        private func ink(_ stage: Stage, _ x: Int, _ y: Int) -> Int { 255 - Int(stage[x, y] & 0xFF) }

        private func save(_ stage: Stage, _ name: String) {
            if let folder = ProcessInfo.processInfo.environment["DACTYL_TEST_PICTURES"] { stage.save("\(folder)/\(name).png") }
        }

        @Test("a circle is round and centred, at any sub-pixel position", arguments: [(50.0, 50.0), (50.3, 49.8), (50.5, 50.5), (49.9, 50.75)])
        func circle(_ x: Double, _ y: Double) {
            let stage = Stage(100, 100)
            let circle = makeLayer(CGRect(x: x - 40, y: y - 40, width: 80, height: 80), .black, radius: 40)
            stage.root.addSublayer(circle)
            stage.update()
            var sum = 0.0, sumX = 0.0, sumY = 0.0, worst = 0.0
            for py in 0..<100 {
                for px in 0..<100 {
                    let value = Double(ink(stage, px, py)) / 255
                    sum += value
                    sumX += value * (Double(px) + 0.5)
                    sumY += value * (Double(py) + 0.5)
                    let distance = hypot(Double(px) + 0.5 - x, Double(py) + 0.5 - y)
                    worst = max(worst, abs(value - min(max(40.5 - distance, 0), 1)))
                }
            }
            #expect(abs(sum - .pi * 1600) < 8, "area \(sum)")
            #expect(abs(sumX / sum - x) < 0.01 && abs(sumY / sum - y) < 0.01)
            #expect(worst < 0.006)
        }

        /// Component by component: the colour's by the coverage, and of what is behind the rest, both rounded.
        private func blended(_ source: UInt32, over target: UInt32, _ coverage: UInt32) -> UInt32 {
            func part(_ component: UInt32, _ factor: UInt32) -> UInt32 { UInt32((Double(component * factor) / 255).rounded()) }
            let rest = 255 - part(source >> 24, coverage)
            return [0, 8, 16, 24].reduce(0) { $0 | (part(source >> $1 & 0xFF, coverage) + part(target >> $1 & 0xFF, rest)) << $1 }
        }

        @Test("a run in a less opaque colour is what each of its pixels would be alone, whatever is behind it", arguments: [1, 2, 3] as [UInt64])
        func translucentRun(seed: UInt64) {
            var random = Sequence64(state: seed)
            func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
            for _ in 0..<300 {
                let color = SolidColor(SIMD4(Double(next(256)), Double(next(256)), Double(next(256)), Double(next(256))) / 255, opacity: 1)
                let coverage = UInt32(1 + next(255)), start = next(4), count = next(45)
                let change = 1 + next(20)
                // One colour for a while, as behind most things, or another at each pixel.
                var pixels: [UInt32] = [], behind = UInt32(next(1 << 32))
                for _ in 0..<50 {
                    if next(change) == 0 { behind = UInt32(next(1 << 32)) }
                    pixels.append(behind)
                }
                var alone = pixels
                for index in start..<start + count { alone[index] = blended(color.pixel, over: pixels[index], coverage) }
                pixels.withUnsafeMutableBufferPointer { color.fill($0.baseAddress! + start, count: count, coverage: coverage) }
                #expect(pixels == alone, "\(color), coverage \(coverage), from \(start), \(count)")
            }
        }

        @Test("straight edges cover their exact share of a pixel")
        func edges() {
            let stage = Stage(20, 20)
            stage.root.addSublayer(makeLayer(CGRect(x: 2.25, y: 3.5, width: 10, height: 10), .black))
            stage.root.addSublayer(makeLayer(CGRect(x: 16.25, y: 1.25, width: 0.5, height: 0.5), .black))
            stage.update()
            #expect(ink(stage, 1, 5) == 0 && abs(ink(stage, 2, 5) - 191) <= 1 && ink(stage, 3, 5) == 255)
            #expect(abs(ink(stage, 5, 3) - 128) <= 1 && abs(ink(stage, 2, 3) - 96) <= 1 && abs(ink(stage, 12, 5) - 64) <= 1)
            #expect(ink(stage, 13, 5) == 0 && abs(ink(stage, 5, 13) - 128) <= 1 && abs(ink(stage, 16, 1) - 64) <= 1)
        }

        @Test("outside of every layer it is opaque black; hidden and transparent layers show nothing")
        func nothing() {
            let stage = Stage(10, 10, background: nil)
            let child = makeLayer(CGRect(x: 0, y: 0, width: 5, height: 10), .white)
            stage.root.addSublayer(child)
            stage.update()
            #expect(stage[2, 2] == 0xFFFF_FFFF && stage[7, 2] == 0xFF00_0000)
            child.isHidden = true
            stage.root.addSublayer(makeLayer(CGRect(x: 5, y: 0, width: 5, height: 10), .clear))
            stage.update()
            #expect(stage[2, 2] == 0xFF00_0000 && stage[7, 2] == 0xFF00_0000)
        }

        @Test("R-GEO-10: round corners that a transform makes larger than any picture come to an end", arguments: [1e7, 1e20, 1e300])
        func hugeCorners(_ factor: Double) {
            let stage = Stage(60, 60), layer = CALayer()
            layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            layer.cornerRadius = 10
            layer.backgroundColor = .black
            layer.borderWidth = 3
            layer.masksToBounds = true
            layer.setAffineTransform(CGAffineTransform(a: 1, b: 0.1, c: factor, d: 1, tx: 0, ty: 0))
            let inside = CALayer()
            inside.frame = layer.bounds
            inside.backgroundColor = color(0.5, 0.5, 0.5)
            layer.addSublayer(inside)
            stage.root.addSublayer(layer)
            stage.update()
            #expect(stage.plain().count == 3600)
        }

        @Test("R-GEO-10: a corner radius rounds background and border, and clips only with masksToBounds")
        func corners() {
            let stage = Stage(100, 100)
            let rounded = makeLayer(CGRect(x: 10, y: 10, width: 80, height: 80), color(0.5, 0.5, 0.5), radius: 30)
            let child = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), .black)
            rounded.addSublayer(child)
            stage.root.addSublayer(rounded)
            stage.update()
            save(stage, "corners-1")
            #expect(stage[88, 12] == 0xFFFF_FFFF && ink(stage, 11, 11) == 255)
            rounded.masksToBounds = true
            stage.update()
            save(stage, "corners-2")
            #expect(ink(stage, 11, 11) == 0 && ink(stage, 40, 12) == 255 && ink(stage, 25, 25) == 255)
            rounded.maskedCorners = [.layerMaxXMaxYCorner]
            stage.update()
            save(stage, "corners-3")
            #expect(ink(stage, 11, 11) == 255 && ink(stage, 88, 12) == 127 && ink(stage, 88, 88) == 0)
        }

        @Test("the border lies inside the bounds and in front of sublayers")
        func border() {
            let stage = Stage(60, 60)
            let framed = makeLayer(CGRect(x: 10, y: 10, width: 40, height: 40), color(1, 1, 0))
            framed.borderWidth = 4
            framed.borderColor = color(1, 0, 0)
            framed.addSublayer(makeLayer(CGRect(x: -5, y: 10, width: 50, height: 5), color(0, 0, 1)))
            stage.root.addSublayer(framed)
            stage.update()
            save(stage, "border")
            #expect(stage[10, 10] == 0xFFFF_0000 && stage[13, 30] == 0xFFFF_0000 && stage[14, 30] == 0xFFFF_FF00)
            #expect(stage[11, 22] == 0xFFFF_0000 && stage[7, 22] == 0xFF00_00FF && stage[20, 22] == 0xFF00_00FF && stage[9, 30] == 0xFFFF_FFFF)
        }

        @Test("opacity counts for a layer and its sublayers as one picture")
        func opacityGroup() {
            let stage = Stage(60, 60)
            let group = makeLayer(CGRect(x: 10, y: 10, width: 40, height: 40), color(1, 0, 0))
            group.addSublayer(makeLayer(CGRect(x: 10, y: 10, width: 40, height: 10), color(0, 0, 1)))
            group.opacity = 0.5
            stage.root.addSublayer(group)
            stage.update()
            save(stage, "opacity")
            #expect(difference(stage[15, 45], 0xFFFF_8080) <= 1)
            #expect(difference(stage[25, 25], 0xFF80_80FF) <= 1, "blue hides red before both fade")
            #expect(difference(stage[55, 25], 0xFF80_80FF) <= 1)
        }

        @Test("siblings are drawn by z position, then by order")
        func zPosition() {
            let stage = Stage(10, 10)
            let layers = [color(1, 0, 0), color(0, 1, 0), color(0, 0, 1)].map { makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), $0) }
            for layer in layers { stage.root.addSublayer(layer) }
            stage.update()
            #expect(stage[5, 5] == 0xFF00_00FF)
            layers[0].zPosition = 1
            layers[1].zPosition = 1
            stage.update()
            #expect(stage[5, 5] == 0xFF00_FF00)
            layers[2].zPosition = 2
            stage.update()
            #expect(stage[5, 5] == 0xFF00_00FF)
            layers[2].zPosition = 0
            layers[1].removeFromSuperlayer()
            stage.update()
            #expect(stage[5, 5] == 0xFFFF_0000)
        }

        @Test func rotated() {
            let stage = Stage(100, 100)
            let square = makeLayer(CGRect(x: 25, y: 25, width: 50, height: 50), .black)
            square.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
            stage.root.addSublayer(square)
            stage.update()
            save(stage, "rotated")
            #expect(ink(stage, 50, 18) == 255 && ink(stage, 50, 13) == 0 && ink(stage, 28, 28) == 0 && ink(stage, 18, 50) == 255)
        }

        @Test("contents go where the gravity says")
        func contents() throws {
            let context = try #require(CGContext(pixelWidth: 4, pixelHeight: 2, scale: 1))
            context.setFillColor(color(1, 0, 0))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.setFillColor(color(0, 0, 1))
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
            let stage = Stage(40, 40)
            let picture = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), nil)
            picture.contents = context.makeImage()
            stage.root.addSublayer(picture)
            let red: UInt32 = 0xFFFF_0000, blue: UInt32 = 0xFF00_00FF, white: UInt32 = 0xFFFF_FFFF
            func check(_ gravity: CALayerContentsGravity, _ points: [(Int, Int, UInt32)]) {
                picture.contentsGravity = gravity
                stage.update()
                for (x, y, expected) in points { #expect(difference(stage[x, y], expected) <= 1, "\(gravity.rawValue) at \(x), \(y)") }
            }
            check(.resize, [(11, 11, red), (28, 28, blue), (9, 11, white)])
            check(.center, [(18, 19, red), (21, 20, blue), (17, 19, white), (18, 18, white)])
            check(.topLeft, [(10, 10, red), (13, 11, blue), (14, 10, white)])
            check(.bottomRight, [(26, 28, red), (29, 29, blue), (25, 29, white)])
            check(.resizeAspect, [(11, 20, red), (28, 20, blue), (11, 13, white)])
            check(.resizeAspectFill, [(1, 20, red), (38, 20, blue), (20, 9, white)])
            picture.contentsScale = 2
            check(.topLeft, [(10, 10, red), (12, 10, white)])
            picture.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
            check(.resize, [(20, 11, blue), (28, 28, blue)])
        }

        @Test func masksAndShadows() {
            let stage = Stage(100, 100)
            let masked = makeLayer(CGRect(x: 10, y: 10, width: 40, height: 40), .black)
            masked.mask = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), .white, radius: 20)
            stage.root.addSublayer(masked)
            let raised = makeLayer(CGRect(x: 60, y: 50, width: 30, height: 30), color(1, 0, 0))
            raised.shadowOpacity = 0.5
            raised.shadowOffset = CGSize(width: 0, height: 5)
            raised.shadowRadius = 3
            stage.root.addSublayer(raised)
            stage.update()
            save(stage, "mask-shadow")
            #expect(ink(stage, 11, 11) == 0 && ink(stage, 30, 30) == 255)
            #expect(stage[75, 70] == 0xFFFF_0000)
            #expect((100...140).contains(ink(stage, 75, 81)) && (1...60).contains(ink(stage, 75, 88)) && ink(stage, 75, 99) == 0)
            #expect(masked.mask?.superlayer === masked && masked.sublayers == nil)
            masked.mask = nil
            stage.update()
            #expect(ink(stage, 11, 11) == 255)
        }

        @Test("minificationFilter: a large picture that is shown smaller is found from all its pixels while its size stays, and sharp again when it settles")
        func scaledPictures() throws {
            let clock = ManualClock(), stage = Stage(600, 500)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 500, height: 400), nil)
            layer.contents = checkedPicture(1500, 1200)
            stage.root.addSublayer(layer)
            stage.update()
            // Stripes of one pixel are gray, whatever the size.
            func isEven() -> Bool {
                (60..<300).allSatisfy { y in (60..<400).allSatisfy { x in difference(stage[x, y], 0xFF80_8080) <= 24 } }
            }
            #expect(isEven() && difference(stage.pixels, stage.plain()) <= 1)
            let first = try #require(layer.rare.scaledPicture)
            // It scrolls: the pixels are the same ones.
            let exact = first.exact
            layer.position.y -= 7
            stage.update()
            #expect(first.exact == exact && stage.pixels == stage.repainted())
            for step in 1...6 {
                layer.setAffineTransform(CGAffineTransform(scaleX: 1 - 0.02 * CGFloat(step), y: 1 - 0.02 * CGFloat(step)))
                stage.update()
                #expect(first.exact == nil && isEven())
                clock.advance(to: clock.now + 1.0 / 60)
            }
            clock.advance(to: clock.now + 0.2)
            stage.update()
            #expect(first.exact != nil && isEven() && difference(stage.pixels, stage.plain()) <= 1)
            layer.contents = nil
            stage.update()
            #expect(layer.rare.scaledPicture == nil)
        }

        @Test("minificationFilter: where a part is painted again meanwhile, the rest is sharp when it settles, too")
        func partWhileRough() throws {
            let clock = ManualClock(), stage = Stage(600, 500)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 500, height: 400), nil), dot = makeLayer(CGRect(x: 100, y: 100, width: 20, height: 20), .black)
            layer.contents = opaquePicture(1500, 1200)
            stage.root.addSublayer(layer)
            stage.root.addSublayer(dot)
            stage.update()
            layer.setAffineTransform(CGAffineTransform(scaleX: 0.9, y: 0.9))
            stage.update()
            dot.position.x += 60
            stage.update()
            clock.advance(to: clock.now + 0.2)
            stage.update()
            #expect(stage.pixels == stage.repainted() && difference(stage.pixels, stage.plain()) <= 1)
        }

        @Test("minificationFilter: a picture that is much larger than the screen is sharp at first and where it rests, and found from its halves while it moves")
        func hugePictures() throws {
            let clock = ManualClock(), stage = Stage(300, 300)
            let layer = makeLayer(CGRect(x: -100, y: -100, width: 900, height: 800), nil)
            layer.contents = checkedPicture(1800, 1600)
            stage.root.addSublayer(layer)
            stage.update()
            #expect(difference(stage.pixels, stage.plain()) <= 1)
            let picture = try #require(layer.rare.scaledPicture)
            for step in 1...3 {
                layer.position.y -= 7
                layer.setAffineTransform(CGAffineTransform(scaleX: 1 - 0.02 * CGFloat(step), y: 1 - 0.02 * CGFloat(step)))
                stage.update()
                #expect(picture.isRough && stage.pixels.allSatisfy { difference($0, 0xFF80_8080) <= 24 })
                clock.advance(to: clock.now + 1.0 / 60)
            }
            clock.advance(to: clock.now + 0.2)
            stage.update()
            #expect(!picture.isRough && picture.exact == nil && difference(stage.pixels, stage.plain()) <= 1)
        }

        @Test("two threads paint the same pixels as one", .enabled(if: PicturePart.hasCores, "the machine has one processor"), arguments: [1, 0.6])
        func threads(_ opacity: Float) {
            let usual = PicturePart.smallestShared
            defer { PicturePart.smallestShared = usual }
            _ = ManualClock()
            func painted(from smallest: Int) -> [UInt32] {
                PicturePart.smallestShared = smallest
                let stage = Stage(500, 400)
                for (index, frame) in [CGRect(x: 0, y: 0, width: 400, height: 300), CGRect(x: 20.3, y: 40.6, width: 400, height: 300),
                                       CGRect(x: 100, y: 30, width: 170, height: 290)].enumerated() {
                    let layer = makeLayer(frame, nil)
                    layer.contents = opaquePicture(400, 300)
                    layer.opacity = index == 0 ? 1 : opacity
                    stage.root.addSublayer(layer)
                }
                stage.update()
                return stage.pixels
            }
            #expect(painted(from: 0) == painted(from: .max))
        }

        @Test("halves of pictures are the averages of four pixels, whatever the numbers of rows and columns", arguments: [(4, 4), (5, 3), (1, 7)])
        func halves(width: Int, height: Int) throws {
            let picture = try #require(opaquePicture(width, height)), half = try #require(ScaledPicture.halved(picture.cairoSurface))
            let image = CGImage(owning: half, hasAlpha: false)
            #expect(image.width == (width + 1) / 2 && image.height == (height + 1) / 2)
            let bytes = try #require(image.dataProvider?.data)
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let rows = [2 * y, min(2 * y + 1, height - 1)], columns = [2 * x, min(2 * x + 1, width - 1)]
                    let blue = (rows.reduce(0) { $0 + $1 * 9 } * 2 + 2) / 4, green = (columns.reduce(0) { $0 + $1 * 7 } * 2 + 2) / 4
                    let place = y * image.bytesPerRow + 4 * x
                    #expect(Int(bytes[place]) == blue && Int(bytes[place + 1]) == green && bytes[place + 2] == 90)
                }
            }
        }

        @Test("shadowRadius: a shadow is blurred once, wherever its layer moves and whatever changes on it, until its shape changes")
        func shadowsAreKept() throws {
            let stage = Stage(100, 100)
            let card = makeLayer(CGRect(x: 20, y: 20, width: 40, height: 30), color(1, 0, 0), radius: 4)
            card.shadowOpacity = 0.7
            card.shadowRadius = 4
            let label = makeLayer(CGRect(x: 5, y: 5, width: 10, height: 10), color(0, 0, 1))
            card.addSublayer(label)
            stage.root.addSublayer(card)
            stage.update()
            let first = try #require(card.rare.shadowMask)
            card.position.x += 7
            label.backgroundColor = color(0, 1, 0)
            card.shadowOffset.height = 5
            card.shadowColor = color(0, 0, 1)
            stage.update()
            #expect(card.rare.shadowMask === first && stage.pixels == stage.repainted())
            card.bounds.size.width = 44
            stage.update()
            let second = try #require(card.rare.shadowMask)
            #expect(second !== first && stage.pixels == stage.repainted())
            card.shadowRadius = 3
            stage.update()
            #expect(card.rare.shadowMask !== second && stage.pixels == stage.repainted())
        }

        @Test("shadowOffset: what is outside of the screen, or of what a layer around leaves, casts its shadow into it", arguments: [true, false])
        func shadowsFromOutside(_ isAlone: Bool) {
            let stage = Stage(100, 60)
            let around = makeLayer(CGRect(x: isAlone ? 0 : 10, y: 0, width: isAlone ? 100 : 80, height: 60), nil)
            around.masksToBounds = !isAlone
            stage.root.addSublayer(around)
            let layer = makeLayer(CGRect(x: -60, y: 10, width: 50, height: 40), color(0, 0, 1))
            layer.shadowColor = color(1, 0, 0)
            layer.shadowOpacity = 1
            layer.shadowRadius = 0
            layer.shadowOffset = CGSize(width: 70, height: 0)
            around.addSublayer(layer)
            stage.update()
            let left = isAlone ? 10 : 20
            #expect(stage[left + 10, 30] == 0xFFFF_0000 && stage[left + 40, 30] == 0xFFFF_0000)
            #expect(stage[left - 5, 30] == 0xFFFF_FFFF && stage[left + 55, 30] == 0xFFFF_FFFF && stage[left + 10, 55] == 0xFFFF_FFFF)
            // It goes with what casts it.
            layer.shadowOffset.width = 80
            stage.update()
            #expect(stage[left + 5, 30] == 0xFFFF_FFFF && stage[left + 55, 30] == 0xFFFF_0000)
            #expect(stage.pixels == stage.repainted())
            layer.shadowOffset = CGSize(width: -1e7, height: 1e7)
            stage.update()
            #expect(stage[left + 10, 30] == 0xFFFF_FFFF)
        }

        // Core Animation Programming Guide, "Layers Support Shadows": with masksToBounds the shadow is cut off around the edges, and the part below
        // transparent content stays visible. A mask is multiplied with that (masksToBounds).
        @Test("masksToBounds and a mask cut off the shadow, too; below transparent content it is seen")
        func cutOffShadows() {
            let stage = Stage(100, 60)
            let red: UInt32 = 0xFFFF_0000, white: UInt32 = 0xFFFF_FFFF, blue: UInt32 = 0xFF00_00FF
            let layer = makeLayer(CGRect(x: 20, y: 20, width: 40, height: 20), color(0, 0, 1))
            layer.shadowColor = color(1, 0, 0)
            layer.shadowOpacity = 1
            layer.shadowRadius = 0
            layer.shadowOffset = CGSize(width: 10, height: 10)
            stage.root.addSublayer(layer)
            stage.update()
            #expect(stage[65, 45] == red && stage[40, 30] == blue)
            layer.masksToBounds = true
            stage.update()
            #expect(stage[65, 45] == white && stage[40, 30] == blue && stage.pixels == stage.repainted())
            layer.backgroundColor = nil
            layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 20), color(0, 0, 1)))
            stage.update()
            #expect(stage[25, 30] == blue && stage[35, 35] == red && stage[35, 45] == white && stage.pixels == stage.repainted())
            layer.masksToBounds = false
            layer.mask = makeLayer(CGRect(x: 0, y: 0, width: 16, height: 40), .black)
            stage.update()
            #expect(stage[25, 30] == blue && stage[34, 35] == red && stage[34, 45] == red && stage[38, 35] == white)
            #expect(stage.pixels == stage.repainted())
            layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 5), transform: nil)
            stage.update()
            #expect(stage[34, 32] == red && stage[34, 38] == white && stage[50, 32] == white)
        }

        @Test func shapesAndGradients() {
            let stage = Stage(100, 60)
            let shape = CAShapeLayer()
            shape.isViewBacked = true
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 10, y: 30))
            path.addLine(to: CGPoint(x: 50, y: 30))
            shape.path = path
            shape.strokeColor = .black
            shape.fillColor = nil
            shape.lineWidth = 10
            shape.strokeEnd = 0.5
            stage.root.addSublayer(shape)
            let gradient = CAGradientLayer()
            gradient.isViewBacked = true
            gradient.frame = CGRect(x: 60, y: 10, width: 30, height: 40)
            gradient.colors = [color(0, 0, 0), color(1, 1, 1)]
            gradient.cornerRadius = 10
            stage.root.addSublayer(gradient)
            stage.update()
            save(stage, "shapes")
            #expect(ink(stage, 20, 26) == 255 && ink(stage, 28, 33) == 255 && ink(stage, 32, 30) == 0 && ink(stage, 8, 30) == 0)
            #expect(ink(stage, 75, 11) > 240 && abs(ink(stage, 75, 30) - 128) < 10 && ink(stage, 75, 48) < 15 && ink(stage, 61, 11) == 0)
            shape.strokeStart = 0.25
            shape.strokeEnd = 1
            gradient.startPoint = CGPoint(x: 0, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.5)
            stage.update()
            #expect(ink(stage, 16, 30) == 0 && ink(stage, 48, 30) == 255)
            #expect(ink(stage, 61, 30) > 240 && abs(ink(stage, 75, 20) - 128) < 10)
        }

        @Test("the direct way and Cairo's agree", arguments: 0..<40)
        func agreement(_ seed: Int) {
            var random = Sequence64(state: UInt64(seed) * 7919 + 1)
            func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
            let stage = Stage(80, 80, scale: seed % 3 == 0 ? 2 : 1)
            for _ in 0..<6 {
                let frame = CGRect(x: number(-10...60), y: number(-10...60), width: number(1...50), height: number(1...50))
                let child = makeLayer(frame, color(number(0...1), number(0...1), number(0...1), seed % 2 == 0 ? 1 : number(0...1)))
                child.cornerRadius = [0, 3.3, 10, 100].randomElement(using: &random)!
                child.maskedCorners = CACornerMask(rawValue: UInt.random(in: 0...15, using: &random))
                if number(0...1) < 0.3 { child.borderWidth = number(0...8) }
                if number(0...1) < 0.3 { child.opacity = Float(number(0...1)) }
                stage.root.addSublayer(child)
            }
            stage.update()
            let plain = stage.plain()
            save(stage, "agreement-\(seed)")
            #expect(difference(stage.pixels, plain) <= 28)
            let different = zip(stage.pixels, plain).filter { difference($0, $1) > 3 }.count
            #expect(different < plain.count / 25)
        }
    }
}
