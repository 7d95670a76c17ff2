import UIKit

/// What is made up where a callback asks for it, or a call takes it.
extension World {
    func flip() -> Bool { isOver || chance.happens(60) }
    func small() -> Int { chance.below(6) }
    func maybe<Value>(_ value: Value) -> Value? { !isOver && chance.happens(70) ? value : nil }
    func directionalInsets() -> NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number()) }
    func offset() -> UIOffset { UIOffset(horizontal: number(), vertical: number()) }
    func transform3D() -> CATransform3D {
        chance.happens(50) ? CATransform3DMakeScale(number(), number(), number())
            : CATransform3D(m11: number(), m12: number(), m13: number(), m14: number(), m21: number(), m22: number(), m23: number(), m24: number(),
                            m31: number(), m32: number(), m33: number(), m34: number(), m41: number(), m42: number(), m43: number(), m44: number())
    }
    func paths() -> [IndexPath] { (0..<small()).map { _ in path() } }
    func font() -> UIFont { chance.happens(80) ? .systemFont(ofSize: number()) : .preferredFont(forTextStyle: .body) }
    func image() -> UIImage? {
        guard !isOver, chance.happens(50) else { return nil }
        return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    }
    func traits() -> UITraitCollection {
        let style: UIUserInterfaceStyle = raw(), direction: UITraitEnvironmentLayoutDirection = raw()
        return UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: number()),
                                              UITraitCollection(layoutDirection: direction)])
    }
    func bezier() -> UIBezierPath { chance.happens(50) ? UIBezierPath(rect: rect()) : UIBezierPath(roundedRect: rect(), cornerRadius: number()) }
    func barItem() -> UIBarButtonItem { UIBarButtonItem(title: text(), primaryAction: UIAction { [delegate] _ in Wild.called("bar item", delegate) }) }
    func closure() -> () -> Void { { [delegate] in Wild.called("closure", delegate) } }
    func finish() -> (Bool) -> Void { { [delegate] _ in Wild.called("completion", delegate) } }

    /// A case of an enumeration, or a set of options.
    func raw<Value: RawRepresentable>() -> Value where Value.RawValue: FixedWidthInteger {
        for _ in 0..<16 {
            let number = chance.happens(90) ? UInt64(chance.below(9)) : chance.next()
            if let value = Value(rawValue: Value.RawValue(truncatingIfNeeded: number)) { return value }
        }
        return (0...64).lazy.compactMap { Value(rawValue: Value.RawValue($0)) }.first!
    }

    // MARK: Objects

    func recognizer() -> UIGestureRecognizer { chance.one(of: recognizers) ?? newRecognizer() }
    func controller() -> UIViewController { chance.one(of: controllers) ?? newController() }
    func layer() -> CALayer { chance.happens(50) ? view().layer : chance.one(of: layers) ?? newLayer() }
    func constraint() -> NSLayoutConstraint { chance.one(of: constraints) ?? view().widthAnchor.constraint(equalToConstant: number()) }

    func newLayer() -> CALayer {
        let layer: CALayer = switch chance.below(6) {
        case 0: CAShapeLayer()
        case 1: CAGradientLayer()
        case 2: CATextLayer()
        case 3: CAReplicatorLayer()
        default: WildLayer()
        }
        Wild.name(layer)
        if chance.happens(20) { layer.delegate = delegate }
        return layer
    }

    func cell() -> UITableViewCell {
        // One that is elsewhere, as a data source that keeps its cells may give.
        if chance.happens(10), let old = views.lazy.compactMap({ $0 as? UITableViewCell }).first { return old }
        return named(WildTableViewCell(style: .default, reuseIdentifier: "cell"))
    }

    func collectionCell() -> UICollectionViewCell { named(WildCollectionViewCell(frame: rect())) }
    func supplement() -> UICollectionReusableView { named(WildCollectionReusableView(frame: rect())) }

    func menu() -> UIMenu? {
        guard chance.happens(80) else { return nil }
        return UIMenu(children: (0..<chance.below(4)).map { index in UIAction(title: "\(index)") { [delegate] _ in Wild.called("UIAction", delegate) } })
    }

    func menuConfiguration() -> UIContextMenuConfiguration? {
        maybe(UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu() })
    }

    func swipeActions() -> UISwipeActionsConfiguration? {
        guard chance.happens(70) else { return nil }
        return UISwipeActionsConfiguration(actions: (0..<chance.below(3)).map { index in
            UIContextualAction(style: index == 0 ? .destructive : .normal, title: text()) { [delegate] _, _, done in
                Wild.called("UIContextualAction", delegate)
                done(true)
            }
        })
    }
}
