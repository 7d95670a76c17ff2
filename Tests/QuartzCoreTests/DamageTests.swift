import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct DamageTests {
        @Test func rectanglesAreJoinedWhereThatIsCheaper() {
            var list = DamageList()
            list.add(DeviceRect(minX: 0, minY: 0, maxX: 10, maxY: 10))
            list.add(DeviceRect(minX: 5, minY: 0, maxX: 15, maxY: 10))
            list.add(DeviceRect(minX: 100, minY: 100, maxX: 110, maxY: 110))
            list.add(.empty)
            #expect(Array(list.rects) == [DeviceRect(minX: 0, minY: 0, maxX: 15, maxY: 10), DeviceRect(minX: 100, minY: 100, maxX: 110, maxY: 110)])
            for index in 0..<100 { list.add(DeviceRect(minX: index * 50, minY: index * 37 % 900, maxX: index * 50 + 3, maxY: index * 37 % 900 + 3)) }
            #expect(list.rects.count <= DamageList.capacity)
            for index in 0..<100 {
                let rect = DeviceRect(minX: index * 50, minY: index * 37 % 900, maxX: index * 50 + 3, maxY: index * 37 % 900 + 3)
                #expect(list.rects.contains { $0.contains(rect) })
            }
        }

        @Test("small places that change stay small, except beside groups")
        func manySmallPlaces() {
            let stage = Stage(1000, 1000)
            let dots = (0..<100).map { makeLayer(CGRect(x: 100 * ($0 % 10), y: 100 * ($0 / 10), width: 25, height: 25), .black) }
            for dot in dots { stage.root.addSublayer(dot) }
            stage.update()
            func painted() -> Int {
                for dot in dots { dot.position.x += 30 }
                let area = stage.update().reduce(0) { $0 + $1.area }
                #expect(stage.pixels == stage.repainted())
                return area
            }
            #expect(painted() <= 2 * 100 * 25 * 25 + 100 * 5 * 25)
            let card = makeLayer(CGRect(x: 300, y: 300, width: 300, height: 300), .white)
            card.shadowOpacity = 1
            stage.root.insertSublayer(card, at: 0)
            stage.update()
            _ = painted()
            #expect(stage.compositor.repainted <= DamageList.capacityBesideGroups)
        }

        @Test("only what changed is painted, and nothing when nothing did")
        func minimal() {
            let stage = Stage(200, 200)
            let moving = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .black)
            stage.root.addSublayer(moving)
            #expect(stage.update() == [DeviceRect(minX: 0, minY: 0, maxX: 200, maxY: 200)])
            #expect(stage.update().isEmpty)
            moving.position.x += 100
            #expect(Set(stage.update()) == [DeviceRect(minX: 10, minY: 10, maxX: 30, maxY: 30), DeviceRect(minX: 110, minY: 10, maxX: 130, maxY: 30)])
            moving.position.x += 2
            #expect(stage.update() == [DeviceRect(minX: 110, minY: 10, maxX: 132, maxY: 30)])
            moving.backgroundColor = color(1, 0, 0)
            #expect(stage.update() == [DeviceRect(minX: 112, minY: 10, maxX: 132, maxY: 30)])
            moving.backgroundColor = color(1, 0, 0)
            moving.position = moving.position
            #expect(stage.update().isEmpty)
            moving.removeFromSuperlayer()
            #expect(stage.update() == [DeviceRect(minX: 112, minY: 10, maxX: 132, maxY: 30)])
            #expect(stage.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
        }

        @Test("R-GEO-10: what no picture can hold leaves nothing behind once it is small again", arguments: [1e7, 1e20, 1e150, 1e300])
        func hugeAndBack(_ factor: Double) {
            func shown(_ transforms: [CATransform3D]) -> [UInt32] {
                let stage = Stage(60, 60)
                for (index, radius) in [0.0, 8].enumerated() {
                    let layer = CALayer(), inside = CALayer()
                    layer.frame = CGRect(x: 5 + 25 * Double(index), y: 10, width: 20, height: 40)
                    layer.cornerRadius = radius
                    layer.backgroundColor = color(1, 0, 0)
                    layer.borderWidth = 2
                    layer.masksToBounds = true
                    inside.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
                    inside.backgroundColor = .black
                    inside.shadowOpacity = 0.5
                    layer.addSublayer(inside)
                    stage.root.addSublayer(layer)
                }
                stage.update()
                for transform in transforms {
                    for layer in stage.root.sublayers ?? [] { layer.transform = transform }
                    stage.update()
                }
                return stage.pixels
            }
            let before = shown([])
            for huge in [CATransform3DMakeScale(factor, factor, 1), CATransform3DMakeTranslation(factor, 0, 0),
                         CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: factor, c: 0.5, d: 1, tx: 0, ty: 0))] {
                #expect(shown([huge, CATransform3DIdentity]) == before)
            }
        }

        @Test("changes below hidden layers cost nothing and are not lost")
        func hiddenBranch() {
            let stage = Stage(50, 50)
            let outer = makeLayer(CGRect(x: 0, y: 0, width: 50, height: 50), nil), inner = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
            outer.addSublayer(inner)
            stage.root.addSublayer(outer)
            stage.update()
            outer.isHidden = true
            stage.update()
            inner.position.x += 20
            #expect(stage.update().isEmpty)
            inner.position.x += 10
            #expect(stage.update().isEmpty)
            outer.isHidden = false
            stage.update()
            #expect(stage[35, 5] == 0xFF00_0000 && stage[5, 5] == 0xFFFF_FFFF)
            outer.isHidden = true
            stage.update()
            inner.position.x -= 30
            stage.root.addSublayer(inner)
            stage.update()
            #expect(stage[5, 5] == 0xFF00_0000)
        }

        @Test("of many sublayers only those that are or were seen are placed when their superlayer scrolls")
        func scrollingList() {
            let stage = Stage(100, 100)
            let list = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
            list.masksToBounds = true
            let rows = (0..<1000).map { makeLayer(CGRect(x: 0, y: 10 * $0, width: 100, height: 10), color(Double($0 % 7) / 7, Double($0 % 11) / 11, 0)) }
            for row in rows { list.addSublayer(row) }
            let indicator = makeLayer(CGRect(x: 90, y: 0, width: 4, height: 20), color(0, 0, 0, 0.5))
            indicator.zPosition = 1
            list.insertSublayer(indicator, at: 0)
            stage.root.addSublayer(list)
            stage.update()
            for offset in stride(from: 3.0, through: 5000, by: 331) {
                let before = rows.map(\.render.placedIn)
                list.bounds.origin.y = offset
                indicator.position.y = offset + 30
                stage.update()
                #expect(stage.pixels == stage.repainted())
                let placed = zip(before, rows).count { $0 != $1.render.placedIn }
                #expect(placed <= 3 * 12, "\(placed) rows were placed at \(offset)")
            }
            // What changes out of sight is right when it comes in sight.
            rows[900].frame = CGRect(x: 20, y: 100, width: 50, height: 10)
            rows[10].addSublayer(makeLayer(CGRect(x: 0, y: 6000, width: 30, height: 30), .black))
            stage.update()
            for offset in [90.0, 6050, 8990, 0] {
                list.bounds.origin.y = offset
                stage.update()
                #expect(stage.pixels == stage.repainted())
            }
            list.isHidden = true
            stage.update()
            rows[500].position.y = 40
            stage.update()
            list.isHidden = false
            stage.update()
            #expect(stage.pixels == stage.repainted())
        }

        @Test("rows that cover what is behind them are painted by themselves, with the same pixels", arguments: [0, 0.5, 1.25])
        func bands(_ offset: Double) {
            let stage = Stage(100, 100)
            let list = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100), color(1, 1, 0))
            for number in 0..<100 {
                let row = makeLayer(CGRect(x: 0, y: 10 * number, width: 100, height: 10), color(Double(number % 7) / 7, 0.5, Double(number % 5) / 5))
                row.addSublayer(makeLayer(CGRect(x: 5, y: -3, width: 20, height: 12), color(0, 0, 1, 0.5), radius: 4))
                list.addSublayer(row)
            }
            let front = makeLayer(CGRect(x: 30, y: 20, width: 40, height: 50), color(1, 0, 0), radius: 9)
            stage.root.addSublayer(list)
            stage.root.addSublayer(front)
            list.bounds.origin.y = offset
            stage.update()
            #expect(stage.compositor.cuts.count >= 9)
            #expect(stage.pixels == stage.repainted(manySublayers: .max))
            // Its shadow would be made for each band.
            front.shadowOpacity = 0.5
            stage.update()
            list.bounds.origin.y += 20
            stage.update()
            #expect(stage.compositor.cuts.isEmpty)
        }

        @Test("a picture without alpha covers what is below, and no more than it is sure to", arguments: [0, 0.5])
        func pictureCovers(_ place: Double) {
            let stage = Stage(60, 60)
            let picture = makeLayer(CGRect(x: 10 + place, y: 10, width: 40, height: 30), nil)
            picture.contents = opaquePicture(80, 60)
            stage.root.addSublayer(picture)
            stage.update()
            let inside = DeviceRect(minX: place == 0 ? 10 : 11, minY: 10, maxX: 50, maxY: 40)
            #expect(stage.root.frontmostCover(of: inside) === picture)
            #expect(stage.root.frontmostCover(of: DeviceRect(minX: inside.minX - 1, minY: 10, maxX: 50, maxY: 40)) === stage.root)
            #expect(stage.pixels == stage.repainted() && difference(stage.pixels, stage.plain()) <= 2)
            picture.cornerRadius = 5
            #expect(stage.root.frontmostCover(of: inside) === picture)
            picture.masksToBounds = true
            stage.update()
            #expect(stage.root.frontmostCover(of: inside) === stage.root)
            picture.masksToBounds = false
            picture.opacity = 0.5
            stage.update()
            #expect(stage.root.frontmostCover(of: inside) === stage.root)
        }

        @Test("a hidden layer stays hidden in the group of a shadow, which begins beyond the screen")
        func hiddenInAShadow() {
            let stage = Stage(40, 40)
            let card = makeLayer(CGRect(x: -10, y: -10, width: 40, height: 40), color(0, 1, 0)), hidden = makeLayer(CGRect(x: 15, y: 15, width: 10, height: 10), .black)
            card.shadowOpacity = 0.5
            hidden.isHidden = true
            card.addSublayer(hidden)
            stage.root.addSublayer(card)
            stage.update()
            #expect(stage[10, 10] == 0xFF00_FF00 && !DeviceRect.empty.intersects(DeviceRect(minX: -5, minY: -5, maxX: 5, maxY: 5)))
        }

        @Test("incremental painting equals a full repaint, pixel for pixel", arguments: 0..<240)
        func property(_ seed: Int) throws {
            _ = ManualClock()
            var random = Sequence64(state: UInt64(seed) &* 0x9E37_79B9 &+ 12345)
            func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
            func chance(_ p: Double) -> Bool { number(0...1) < p }
            func place() -> Double { chance(0.5) ? number(-20...100).rounded() : number(-20...100) }
            let context = try #require(CGContext(pixelWidth: 16, pixelHeight: 16, scale: 1))
            context.setFillColor(color(1, 0.5, 0, 0.7))
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 16, height: 16))
            let image = context.makeImage(), opaque = try #require(opaquePicture(24, 24))

            let stage = Stage(96, 96, scale: seed % 4 == 0 ? 1.5 : 1, background: seed % 5 == 0 ? nil : .white,
                              manySublayers: seed < 120 ? 64 : 1 + seed % 3)
            var layers: [CALayer] = [stage.root]
            // Three buffers, as a host that flips pages has them.
            var buffers = [[UInt32]](repeating: [UInt32](repeating: 7, count: 96 * 96), count: seed % 3 + 1)
            var painted = 0
            var presentedAt = [Int](repeating: -100, count: buffers.count)

            func change(_ layer: CALayer) {
                switch Int.random(in: 0..<18, using: &random) {
                case 0, 1, 2: layer.position = CGPoint(x: place(), y: place())
                case 3: layer.bounds.size = CGSize(width: number(-4...60).rounded(), height: number(0...60))
                case 4: layer.bounds.origin = CGPoint(x: number(-9...9).rounded(), y: 0)
                case 5: layer.backgroundColor = chance(0.2) ? nil : color(number(0...1), number(0...1), number(0...1), chance(0.5) ? 1 : number(0...1))
                case 6: layer.cornerRadius = chance(0.5) ? 0 : number(0...30)
                case 7: layer.opacity = chance(0.5) ? 1 : Float(number(0...1))
                case 8: layer.isHidden.toggle()
                case 9: layer.setAffineTransform(chance(0.4) ? .identity : CGAffineTransform(rotationAngle: chance(0.5) ? .pi / 2 : number(0...6))
                    .scaledBy(x: number(0.5...2), y: number(-2...2)))
                case 10: layer.masksToBounds.toggle()
                case 11: layer.borderWidth = chance(0.5) ? 0 : number(0...6).rounded()
                case 12: layer.zPosition = number(-1...1).rounded()
                case 13: layer.contents = chance(0.4) ? nil : chance(0.5) ? image : opaque
                case 14:
                    layer.mask = chance(0.6) ? nil : makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), .black, radius: 12)
                case 15:
                    layer.shadowOpacity = chance(0.6) ? 0 : 0.7
                    layer.shadowRadius = number(0...4)
                case 16: layer.mask?.position.x += 3
                default: layer.maskedCorners = CACornerMask(rawValue: UInt.random(in: 0...15, using: &random))
                }
            }

            for frame in 0..<40 {
                for _ in 0..<Int.random(in: 0...4, using: &random) {
                    let target = layers.randomElement(using: &random)!
                    if chance(0.35), layers.count < 14 {
                        let child: CALayer
                        if chance(0.15) {
                            let gradient = CAGradientLayer()
                            gradient.colors = [color(1, 0, 0), color(0, 0, 1, 0.5)]
                            child = gradient
                        } else if chance(0.1) {
                            let replicator = CAReplicatorLayer()
                            replicator.instanceCount = 3
                            replicator.instanceTransform = CATransform3DRotate(CATransform3DMakeTranslation(number(-9...9).rounded(), 4, 0), 0.3, 0, 0, 1)
                            replicator.instanceBlueOffset = chance(0.5) ? -0.4 : 0
                            child = replicator
                        } else if chance(0.15) {
                            let shape = CAShapeLayer()
                            shape.path = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 30, height: 20), transform: nil)
                            shape.strokeColor = .black
                            shape.fillColor = color(0, 1, 0, 0.5)
                            child = shape
                        } else {
                            child = CALayer()
                            child.backgroundColor = color(number(0...1), number(0...1), number(0...1))
                        }
                        child.isViewBacked = true
                        child.frame = CGRect(x: place(), y: place(), width: number(1...60), height: number(1...60).rounded())
                        target.insertSublayer(child, at: UInt32.random(in: 0...3, using: &random))
                        layers.append(child)
                    } else if chance(0.12), layers.count > 3 {
                        let removed = layers.remove(at: Int.random(in: 1..<layers.count, using: &random))
                        removed.removeFromSuperlayer()
                        layers.removeAll { $0 !== stage.root && $0.superlayer == nil }
                    } else if chance(0.15), target !== stage.root {
                        layers.randomElement(using: &random)!.addSublayer(target)
                    } else if target !== stage.root {
                        change(target)
                    }
                }
                guard stage.compositor.commit(at: 0) else { continue }
                let index = frame % buffers.count
                let age = presentedAt[index] < 0 ? 0 : painted - presentedAt[index]
                _ = buffers[index].withUnsafeMutableBytes {
                    stage.compositor.render(into: $0.baseAddress!, stride: 96 * 4, bufferAge: age)
                }
                presentedAt[index] = painted
                painted += 1
                let expected = stage.repainted()
                if buffers[index] != expected {
                    let wrong = expected.indices.filter { buffers[index][$0] != expected[$0] }
                    let worst = wrong.map { difference(buffers[index][$0], expected[$0]) }.max() ?? 0
                    Issue.record("seed \(seed), frame \(frame): \(wrong.count) pixels differ, by \(worst) at most; first at \(wrong[0] % 96), \(wrong[0] / 96)")
                    return
                }
            }
        }
    }
}

/// A picture in which black and white pixels alternate.
func checkedPicture(_ width: Int, _ height: Int) -> CGImage? {
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    for y in 0..<height {
        for x in 0..<width where (x + y) % 2 == 0 { for component in 0..<3 { bytes[4 * (y * width + x) + component] = 255 } }
    }
    return opaquePicture(width, height, bytes)
}

/// A picture of stripes, without alpha.
func opaquePicture(_ width: Int, _ height: Int) -> CGImage? {
    opaquePicture(width, height, (0..<height).flatMap { row in
        (0..<width).flatMap { column in [UInt8(truncatingIfNeeded: row * 9), UInt8(truncatingIfNeeded: column * 7), 90, 0] }
    })
}

private func opaquePicture(_ width: Int, _ height: Int, _ bytes: [UInt8]) -> CGImage? {
    CGDataProvider(data: Data(bytes)).flatMap {
        CGImage(width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.noneSkipFirst.rawValue), provider: $0,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
}
