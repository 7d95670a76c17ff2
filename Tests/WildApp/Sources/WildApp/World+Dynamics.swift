import UIKit

/// Animators with behaviors of all kinds.
extension World {
    func behavior() -> UIDynamicBehavior { chance.one(of: behaviors) ?? newBehavior() }

    private func newBehavior() -> UIDynamicBehavior {
        let items = (0...chance.below(3)).map { _ in view() }
        let behavior: UIDynamicBehavior = switch chance.below(10) {
        case 0, 1: UIGravityBehavior(items: items)
        case 2, 3: collision(items)
        case 4: push(items)
        case 5: UISnapBehavior(item: items[0], snapTo: point())
        case 6: UIAttachmentBehavior(item: items[0], attachedToAnchor: point())
        case 7: relation(items[0], view())
        case 8: chance.happens(50) ? field(items) : properties(items)
        default: WildDynamicBehavior()
        }
        Wild.name(behavior)
        if chance.happens(20) { behavior.action = closure() }
        behaviors.append(behavior)
        if behaviors.count > 12 { behaviors.removeFirst() }
        return behavior
    }

    private func collision(_ items: [UIView]) -> UICollisionBehavior {
        let behavior = UICollisionBehavior(items: items)
        behavior.collisionDelegate = delegate
        behavior.translatesReferenceBoundsIntoBoundary = chance.happens(60)
        if chance.happens(40) { behavior.addBoundary(withIdentifier: text(), from: point(), to: point()) }
        if chance.happens(20) { behavior.addBoundary(withIdentifier: text(), for: bezier()) }
        return behavior
    }

    private func push(_ items: [UIView]) -> UIPushBehavior {
        let behavior = UIPushBehavior(items: items, mode: chance.happens(50) ? .continuous : .instantaneous)
        behavior.setAngle(number(), magnitude: number())
        return behavior
    }

    private func properties(_ items: [UIView]) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: items)
        behavior.addLinearVelocity(point(), for: items[0])
        return behavior
    }

    private func field(_ items: [UIView]) -> UIFieldBehavior {
        let field: UIFieldBehavior = switch chance.below(5) {
        case 0: .springField()
        case 1: .vortexField()
        case 2: .radialGravityField(position: point())
        case 3: .velocityField(direction: CGVector(dx: number(), dy: number()))
        default: .dragField()
        }
        for item in items { field.addItem(item) }
        if chance.happens(30) { field.region = UIRegion(radius: number()) }
        return field
    }

    private func relation(_ one: UIView, _ other: UIView) -> UIAttachmentBehavior {
        switch chance.below(5) {
        case 0: UIAttachmentBehavior.pinAttachment(with: one, attachedTo: other, attachmentAnchor: point())
        case 1: UIAttachmentBehavior.fixedAttachment(with: one, attachedTo: other, attachmentAnchor: point())
        case 2: UIAttachmentBehavior.limitAttachment(with: one, offsetFromCenter: offset(), attachedTo: other, offsetFromCenter: offset())
        case 3: UIAttachmentBehavior.slidingAttachment(with: one, attachmentAnchor: point(), axisOfTranslation: CGVector(dx: number(), dy: number()))
        default: UIAttachmentBehavior(item: one, attachedTo: other)
        }
    }

    func pointerStyle() -> UIPointerStyle? {
        guard !isOver else { return nil }
        let preview = UITargetedPreview(view: view())
        return switch chance.below(8) {
        case 0: nil
        case 1: UIPointerStyle.hidden()
        case 2: UIPointerStyle(shape: .verticalBeam(length: number()), constrainedAxes: chance.happens(50) ? .both : [])
        case 3: UIPointerStyle(shape: .path(bezier()))
        case 4: UIPointerStyle(effect: .lift(preview))
        case 5: UIPointerStyle(effect: .hover(preview, prefersShadow: flip()))
        case 6: UIPointerStyle(effect: .highlight(preview), shape: .roundedRect(rect(), radius: number()))
        default: UIPointerStyle(effect: .automatic(preview))
        }
    }

    static let dynamicActs: [Act] = [
        ("make a dynamic animator", { world in
            let reference = world.view(), animator = world.named(WildDynamicAnimator(referenceView: reference))
            animator.delegate = world.delegate
            if world.dynamics.count > 3 { world.dynamics.removeFirst() }
            world.dynamics.append(animator)
            for _ in 0...world.chance.below(3) { animator.addBehavior(world.newBehavior()) }
            return world.said(reference)
        }),
        ("add a behavior", { world in
            guard let animator = world.chance.one(of: world.dynamics) else { return "" }
            let behavior = world.chance.happens(50) ? world.newBehavior() : world.behavior()
            if world.chance.happens(20) { world.behavior().addChildBehavior(behavior) } else { animator.addBehavior(behavior) }
            return world.said(behavior)
        }),
        ("remove a behavior", { world in
            guard let animator = world.chance.one(of: world.dynamics) else { return "" }
            if world.chance.happens(20) { animator.removeAllBehaviors() } else { animator.removeBehavior(world.behavior()) }
            return ""
        }),
        ("move an anchor", { world in
            let point = world.point()
            switch world.behavior() {
            case let behavior as UIAttachmentBehavior: behavior.anchorPoint = point
            case let behavior as UISnapBehavior: behavior.snapPoint = point
            case let behavior as UIPushBehavior: behavior.active.toggle()
            default: break
            }
            return "\(point)"
        }),
        ("let go of a dynamic animator", { world in
            guard !world.dynamics.isEmpty else { return "" }
            world.dynamics.remove(at: world.chance.below(world.dynamics.count))
            return ""
        }),
    ]
}
