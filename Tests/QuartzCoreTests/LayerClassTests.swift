import Foundation
import QuartzCore
import Testing

/// As iOS apps write them: no `init()`, a copy that takes what the class adds.
final class Slice: CALayer {
    var angle: CGFloat

    init(angle: CGFloat) {
        self.angle = angle
        super.init()
    }

    override init(layer: Any) {
        angle = (layer as? Slice)?.angle ?? 0
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        angle = 1
        super.init(coder: coder)
    }
}

@MainActor @Suite("Classes of layers") struct LayerClassTests {
    private final class Ring: CAShapeLayer {
        let turns: Int
        init(turns: Int) {
            self.turns = turns
            super.init()
        }
        override init(layer: Any) {
            turns = (layer as? Ring)?.turns ?? 0
            super.init(layer: layer)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("A layer needs no init(), and what is on the screen is a copy made by init(layer:) [doc: QC init(layer:)]")
    func copies() {
        let slice = Slice(angle: 3), ring = Ring(turns: 4)
        slice.opacity = 0.5
        ring.lineWidth = 7
        #expect(slice.presentation()?.angle == 3 && slice.presentation()?.opacity == 0.5)
        #expect(ring.presentation()?.turns == 4 && ring.presentation()?.lineWidth == 7)
    }

    @Test("An archive has a layer's place, looks and sublayers")
    func archive() throws {
        let layer = CALayer(), inner = Slice(angle: 5)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        (layer.cornerRadius, layer.isHidden, layer.name) = (6, true, "card")
        layer.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        inner.zPosition = 2
        layer.addSublayer(inner)
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let back = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CALayer)
        #expect(back.frame == layer.frame && back.cornerRadius == 6 && back.isHidden && back.name == "card" && back.opacity == 1)
        #expect(back.backgroundColor == layer.backgroundColor && back.borderColor == layer.borderColor)
        let copy = try #require(back.sublayers?.first as? Slice)
        #expect(copy.zPosition == 2 && copy.angle == 1)
    }
}
