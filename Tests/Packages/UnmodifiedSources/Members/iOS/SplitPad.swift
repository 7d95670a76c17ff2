import UIKit

class SplitPad: UIView {
    var log: [String] = []
}

extension SplitPad {
    private func note(_ text: String) { log.append(text) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        note("layout")
    }

    override var isHidden: Bool {
        didSet { note("hidden \(oldValue) \(isHidden)") }
    }

    override var intrinsicContentSize: CGSize { return CGSize(width: 7, height: 9) }

    override class var layerClass: AnyClass { return CAShapeLayer.self }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: -10, dy: -10).contains(point)
    }

    @objc func build(_ name: String = "pad") { note(name) }
}

final class DarkSplitPad: SplitPad {
    override func build(_ name: String) {
        super.build(name)
        log.append("dark")
    }
}
