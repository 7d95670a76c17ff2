@testable import UIKit

/// Views of all kinds in views, some of them with hundreds of subviews, and changes of everything that hit testing looks at.
@MainActor
final class RandomHitTree {
    private let root: UIView
    private var views: [UIView] = []

    init(in root: UIView, using generator: inout SeededGenerator) {
        self.root = root
        for _ in 0..<generator.int(80...260) { add(to: root, using: &generator) }
        for _ in 0..<3 {
            let parent = views[generator.int(0...(views.count - 1))]
            for _ in 0..<generator.int(3...150) { add(to: parent, using: &generator) }
        }
    }

    private func add(to parent: UIView, using generator: inout SeededGenerator) {
        let frame = frame(using: &generator)
        let view: UIView = switch generator.int(0...19) {
        case 0: WideView(frame: frame)
        case 1: BoastingView(frame: frame)
        case 2: BoastingLayerView(frame: frame)
        case 3: GreedyView(frame: frame)
        case 4: UILabel(frame: frame)
        case 5...8: OrdinaryView(frame: frame)
        default: UIView(frame: frame)
        }
        if generator.chance(0.3) { turn(view, using: &generator) }
        parent.insertSubview(view, at: generator.chance(0.9) ? parent.subviews.count : generator.int(0...parent.subviews.count))
        views.append(view)
    }

    /// Whole numbers mostly, so that points lie on edges.
    private func frame(using generator: inout SeededGenerator) -> CGRect {
        let large = generator.chance(0.05)
        return CGRect(x: generator.int(-40...400), y: generator.int(-40...400), width: generator.int(0...(large ? 300 : 40)),
                      height: generator.int(0...(large ? 300 : 40)))
    }

    func point(using generator: inout SeededGenerator) -> CGPoint {
        if generator.chance(0.5) { return CGPoint(x: generator.int(0...399), y: generator.int(0...399)) }
        return CGPoint(x: generator.double(0...400), y: generator.double(0...400))
    }

    private func turn(_ view: UIView, using generator: inout SeededGenerator) {
        view.transform = switch generator.int(0...6) {
        case 0: .identity
        case 1: CGAffineTransform(scaleX: generator.double(-2...2), y: generator.double(-2...2))
        case 2: CGAffineTransform(scaleX: 0, y: 1)
        case 3: CGAffineTransform(a: 1, b: 1, c: 1, d: 1 + generator.double(0...1e-9), tx: 0, ty: 0)
        case 4: CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case 5: CGAffineTransform(translationX: generator.double(-50...50), y: 1e7)
        default: CGAffineTransform(rotationAngle: generator.double(0...6)).scaledBy(x: generator.double(0.2...3), y: 1)
        }
    }

    func change(using generator: inout SeededGenerator) {
        let view = views[generator.int(0...(views.count - 1))]
        switch generator.int(0...17) {
        case 0, 1: view.frame = frame(using: &generator)
        case 2: view.center = CGPoint(x: generator.int(0...400), y: generator.int(0...400))
        case 3: view.bounds.origin = CGPoint(x: generator.int(-20...20), y: generator.int(-20...20))
        case 4: view.layer.bounds = CGRect(x: 0, y: 0, width: generator.int(-40...40), height: generator.int(-40...40))
        case 5: turn(view, using: &generator)
        case 6: view.layer.anchorPoint = CGPoint(x: generator.double(-0.5...1.5), y: generator.double(-0.5...1.5))
        case 7: view.isHidden.toggle()
        case 8: view.alpha = generator.chance(0.5) ? 1 : 0.005
        case 9: view.isUserInteractionEnabled.toggle()
        case 10: view.superview?.bringSubviewToFront(view)
        case 11: view.superview?.sendSubviewToBack(view)
        case 12: if let parent = view.superview { parent.exchangeSubview(at: 0, withSubviewAt: parent.subviews.count - 1) }
        case 13: add(to: view.superview ?? root, using: &generator)
        case 14:
            view.removeFromSuperview()
            if generator.chance(0.5) { root.addSubview(view) }
        case 15: root.bounds.origin = CGPoint(x: generator.int(-30...30), y: generator.int(-30...30))
        case 16: UIView.animate(withDuration: 10) { view.center.x += 10 }
        default: view.layer.frame = frame(using: &generator)
        }
    }
}
