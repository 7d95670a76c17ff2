import Testing
@testable import QuartzCore
@testable import UIKit

@MainActor @Suite("Dynamic animators", .leavesNothing)
struct AnimatorTests {
    @Test("R-DYN-1, R-DYN-6 The animator reads an item once and writes it; code changes it by updateItem alone")
    func state() {
        let stand = DynamicsRig(), view = stand.add("A", 100, 100)
        view.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 2)
        let properties = UIDynamicItemBehavior(items: [view])
        properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: view)
        properties.addAngularVelocity(1, for: view)
        stand.add(properties)
        stand.run(1.1)
        let x = view.center.x
        #expect(x > 155 && x < 170 && view.center.y == 100)
        #expect(isClose(hypot(view.transform.a, view.transform.b), 2), "the scale stays")
        #expect(isClose(atan2(view.transform.b, view.transform.a), 0.5 + (x - 100) / 60, within: 1e-3))
        view.center = CGPoint(x: 0, y: 300)
        stand.run(0.1)
        #expect(view.center.x > 160 && view.center.y == 100, "what code has set is overwritten")
        view.center = CGPoint(x: 0, y: 300)
        stand.animator.updateItem(usingCurrentState: view)
        stand.run(1)
        #expect(view.center.x > 50 && view.center.x < 70 && view.center.y == 300, "\(view.center)")
        #expect(properties.linearVelocity(for: view).x == 60)
    }

    @Test("R-DYN-2 The way is the same at any rate of the display", arguments: [60.0, 120, 90, 47])
    func rates(rate: Double) {
        let stand = DynamicsRig(), view = stand.add("A", 100, 350), other = stand.add("B", 130, 250, side: 60)
        let collision = UICollisionBehavior(items: [view, other])
        collision.translatesReferenceBoundsIntoBoundary = true
        stand.add(collision, UIGravityBehavior(items: [view, other]))
        // The frames are made by hand: the rig's display has one rate.
        stand.animator.refreshes.stop()
        for frame in 0...Int(rate) { stand.animator.frame(at: Double(frame) / rate) }
        #expect(isClose(view.center, Self.reference.0, within: 1e-9) && isClose(other.center, Self.reference.1, within: 1e-9))
    }

    private static let reference: (CGPoint, CGPoint) = {
        let stand = DynamicsRig(), view = stand.add("A", 100, 350), other = stand.add("B", 130, 250, side: 60)
        let collision = UICollisionBehavior(items: [view, other])
        collision.translatesReferenceBoundsIntoBoundary = true
        stand.add(collision, UIGravityBehavior(items: [view, other]))
        stand.animator.refreshes.stop()
        for frame in 0...240 { stand.animator.frame(at: Double(frame) / 240) }
        return (view.center, other.center)
    }()

    @Test("R-DYN-2 A frame that took long moves items by a tenth of a second")
    func late() {
        let stand = DynamicsRig(), view = stand.add("A", 0, 0), properties = UIDynamicItemBehavior(items: [view])
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        stand.add(properties)
        stand.animator.refreshes.stop()
        stand.animator.frame(at: 0)
        #expect(view.center == .zero)
        stand.animator.frame(at: 5)
        #expect(isClose(view.center.x, 10) && isClose(CGFloat(stand.animator.elapsedTime), 0.1))
    }

    @Test("R-DYN-4, R-DYN-5 The animator runs while items move, and costs no refresh while they rest")
    func rest() {
        let stand = DynamicsRig(), view = stand.add("A", 200, 100)
        #expect(!stand.animator.isRunning)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        stand.add(collision, UIGravityBehavior(items: [view]))
        #expect(stand.animator.isRunning && stand.journal.take() == ["resume"] && DisplayLinks.count == 1)
        stand.run(3)
        #expect(stand.journal.take() == ["pause"])
        #expect(!stand.animator.isRunning && DisplayLinks.count == 0)
        #expect(isClose(view.center, CGPoint(x: 200, y: 350), within: 0.3), "\(view.center)")
        #expect(stand.animator.elapsedTime > 1 && stand.animator.elapsedTime < 2.5)
        collision.removeAllBoundaries()
        #expect(stand.journal.take() == ["resume"] && stand.animator.elapsedTime == 0)
        stand.animator.removeAllBehaviors()
        stand.run(0.1)
        #expect(stand.journal.take() == ["pause"] && stand.animator.behaviors.isEmpty && stand.animator.items(in: stand.rig.root.bounds).isEmpty)
    }

    @Test("R-DYN-4 A behavior without items resumes nothing")
    func empty() {
        let stand = DynamicsRig(), links = DisplayLinks.count
        stand.add(UIGravityBehavior(), UICollisionBehavior(), UIDynamicBehavior())
        #expect(!stand.animator.isRunning && stand.journal.take() == [] && DisplayLinks.count == links)
    }

    @Test("R-DYN-7 Contacts come before actions, an outer action before an inner one, once a frame")
    func order() {
        let stand = DynamicsRig(), view = stand.add("A", 200, 349)
        let outer = UIDynamicBehavior(), collision = UICollisionBehavior(items: [view])
        collision.collisionDelegate = stand
        collision.translatesReferenceBoundsIntoBoundary = true
        outer.addChildBehavior(collision)
        outer.addChildBehavior(UIGravityBehavior(items: [view]))
        // A behavior keeps its action, and the animator its behaviors.
        outer.action = { [journal = stand.journal] in journal.note("outer") }
        collision.action = { [journal = stand.journal] in journal.note("inner") }
        stand.add(outer)
        stand.frame()
        #expect(stand.journal.take() == ["resume", "outer", "inner"])
        stand.run(0.2)
        let lines = stand.journal.take()
        let place = lines.firstIndex(of: "A meets the bounds") ?? 0
        #expect(place > 0 && lines[place - 1] == "inner" && lines[place + 1] == "outer" && lines.count == 2 * 12 + 1, "\(lines)")
    }

    @Test("R-DYN-8 items(in:) has the items that reach into a rectangle")
    func items() {
        let stand = DynamicsRig(), a = stand.add("A", 50, 50), b = stand.add("B", 250, 50)
        stand.add(UIGravityBehavior(items: [b, a]))
        #expect(stand.animator.items(in: CGRect(x: 90, y: 90, width: 20, height: 20)).map { $0 === a } == [true])
        #expect(stand.animator.items(in: stand.rig.root.bounds).map { $0 === b } == [true, false])
        #expect(stand.animator.items(in: CGRect(x: 120, y: 0, width: 10, height: 10)).isEmpty)
        for rect in [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: -1e300)] {
            _ = stand.animator.items(in: rect)
        }
        a.transform = CGAffineTransform(a: 1e300, b: 0, c: 0, d: 1e300, tx: 1e308, ty: 0)
        _ = stand.animator.items(in: CGRect(x: -1e308, y: -1e308, width: 1.7e308, height: 1.7e308))
    }

    @Test("R-DYN-10 An animator keeps no reference view, goes with its last reference, and leaves the items where they are")
    func lifetime() {
        let stand = DynamicsRig(), view = stand.add("A", 100, 100), gravity = UIGravityBehavior(items: [view]), links = DisplayLinks.count
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stand.rig.root)
        weak let gone = animator
        animator?.addBehavior(gravity)
        #expect(gravity.dynamicAnimator === animator && animator?.referenceView === stand.rig.root)
        stand.run(0.2)
        let y = view.center.y
        #expect(y > 100)
        animator = nil
        #expect(gone == nil && gravity.dynamicAnimator == nil && DisplayLinks.count == links)
        stand.run(0.2)
        #expect(view.center.y == y)
        var reference: UIView? = UIView()
        weak let weakReference = reference
        let other = UIDynamicAnimator(referenceView: reference!)
        other.addBehavior(gravity)
        reference = nil
        stand.run(0.1)
        #expect(weakReference == nil && other.referenceView == nil && view.center.y > y)
    }

    @Test("R-DYN-9, R-DYN-10 Items and behaviors may go in any callback, and be in two animators")
    func removal() {
        let stand = DynamicsRig(), a = stand.add("A", 200, 200, side: 40), b = stand.add("B", 200, 350, side: 40)
        let collision = UICollisionBehavior(items: [a, b]), gravity = UIGravityBehavior(items: [a, b])
        collision.collisionDelegate = stand
        collision.translatesReferenceBoundsIntoBoundary = true
        stand.add(collision, gravity)
        let second = UIDynamicAnimator(referenceView: stand.rig.root)
        second.addBehavior(UISnapBehavior(item: a, snapTo: .zero))
        stand.onNote = { line in
            switch line {
            case "B meets the bounds": collision.removeItem(b)
            case "A meets the bounds": stand.animator.removeAllBehaviors()
            case "pause": second.removeAllBehaviors()
            default: break
            }
        }
        gravity.action = { gravity.removeItem(b) }
        stand.run(3)
        #expect(a.center.x.isFinite && b.center.y.isFinite)
        stand.animator.removeAllBehaviors()
        second.removeAllBehaviors()
        stand.run(0.1)
        #expect(DisplayLinks.count == 0)
    }

    @Test("R-DYN-9 NaN, infinities and huge numbers trap nothing", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, 0, -5])
    func numbers(value: CGFloat) {
        let stand = DynamicsRig(), a = stand.add("A", 100, 100), b = stand.add("B", 250, 100), zero = stand.add("C", 50, 50, side: 0)
        let point = CGPoint(x: value, y: value), gravity = UIGravityBehavior(items: [a, b, zero])
        gravity.gravityDirection = CGVector(dx: value, dy: value)
        gravity.setAngle(value, magnitude: value)
        let push = UIPushBehavior(items: [a], mode: .instantaneous), properties = UIDynamicItemBehavior(items: [a, b])
        push.setAngle(value, magnitude: value)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: value, vertical: 1), for: a)
        (properties.density, properties.elasticity, properties.friction, properties.resistance, properties.angularResistance) = (value, value, value, value, value)
        properties.addLinearVelocity(point, for: a)
        properties.addAngularVelocity(value, for: b)
        let attachment = UIAttachmentBehavior(item: a, offsetFromCenter: UIOffset(horizontal: value, vertical: value), attachedToAnchor: point)
        (attachment.length, attachment.frequency, attachment.damping, attachment.frictionTorque) = (value, value, value, value)
        attachment.attachmentRange = UIFloatRange(minimum: value, maximum: -value)
        attachment.anchorPoint = point
        let collision = UICollisionBehavior(items: [a, b, zero])
        collision.addBoundary(withIdentifier: "line", from: point, to: .zero)
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: value, left: value, bottom: 0, right: 0))
        let snap = UISnapBehavior(item: b, snapTo: point)
        snap.damping = value
        stand.add(gravity, push, properties, attachment, collision, snap,
                  UIAttachmentBehavior.pinAttachment(with: a, attachedTo: b, attachmentAnchor: point),
                  UIAttachmentBehavior.slidingAttachment(with: zero, attachmentAnchor: point, axisOfTranslation: CGVector(dx: value, dy: value)))
        stand.run(0.3)
        for view in [a, b, zero] { #expect(view.center.x.isFinite && view.center.y.isFinite && view.transform.a.isFinite) }
        #expect(properties.linearVelocity(for: a).x.isFinite)
    }
}
