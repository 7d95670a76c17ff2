import Testing
@testable import QuartzCore
@testable import UIKit

@MainActor @Suite("Dynamic animators", .leavesNothing)
struct AnimatorTests {
    @Test("R-DYN-1, R-DYN-6 The animator reads an item once and writes it; code changes it by updateItem alone")
    func state() {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 100, 100)
        view.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 2)
        let properties = UIDynamicItemBehavior(items: [view])
        properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: view)
        properties.addAngularVelocity(1, for: view)
        dynamics.add(properties)
        dynamics.run(1.1)
        let x = view.center.x
        #expect(x > 155 && x < 170 && view.center.y == 100)
        #expect(isClose(hypot(view.transform.a, view.transform.b), 2), "the scale stays")
        #expect(isClose(atan2(view.transform.b, view.transform.a), 0.5 + (x - 100) / 60, within: 1e-3))
        view.center = CGPoint(x: 0, y: 300)
        dynamics.run(0.1)
        #expect(view.center.x > 160 && view.center.y == 100, "what code has set is overwritten")
        view.center = CGPoint(x: 0, y: 300)
        dynamics.animator.updateItem(usingCurrentState: view)
        dynamics.run(1)
        #expect(view.center.x > 50 && view.center.x < 70 && view.center.y == 300, "\(view.center)")
        #expect(properties.linearVelocity(for: view).x == 60)
    }

    @Test("R-DYN-2 The way is the same at any rate of the display", arguments: [60.0, 120, 90, 47])
    func rates(rate: Double) {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 100, 350), other = dynamics.add("B", 130, 250, side: 60)
        let collision = UICollisionBehavior(items: [view, other])
        collision.translatesReferenceBoundsIntoBoundary = true
        dynamics.add(collision, UIGravityBehavior(items: [view, other]))
        // The frames are made by hand: the stage's display has one rate.
        dynamics.animator.refreshes.stop()
        for frame in 0...Int(rate) { dynamics.animator.frame(at: Double(frame) / rate) }
        #expect(isClose(view.center, Self.reference.0, within: 1e-9) && isClose(other.center, Self.reference.1, within: 1e-9))
    }

    private static let reference: (CGPoint, CGPoint) = {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 100, 350), other = dynamics.add("B", 130, 250, side: 60)
        let collision = UICollisionBehavior(items: [view, other])
        collision.translatesReferenceBoundsIntoBoundary = true
        dynamics.add(collision, UIGravityBehavior(items: [view, other]))
        dynamics.animator.refreshes.stop()
        for frame in 0...240 { dynamics.animator.frame(at: Double(frame) / 240) }
        return (view.center, other.center)
    }()

    @Test("R-DYN-2 A frame that took long moves items by a tenth of a second")
    func late() {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 0, 0), properties = UIDynamicItemBehavior(items: [view])
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        dynamics.add(properties)
        dynamics.animator.refreshes.stop()
        dynamics.animator.frame(at: 0)
        #expect(view.center == .zero)
        dynamics.animator.frame(at: 5)
        #expect(isClose(view.center.x, 10) && isClose(CGFloat(dynamics.animator.elapsedTime), 0.1))
    }

    @Test("R-DYN-4, R-DYN-5 The animator runs while items move, and costs no refresh while they rest")
    func rest() {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 200, 100)
        #expect(!dynamics.animator.isRunning)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        dynamics.add(collision, UIGravityBehavior(items: [view]))
        #expect(dynamics.animator.isRunning && dynamics.journal.take() == ["resume"] && DisplayLinks.count == 1)
        dynamics.run(3)
        #expect(dynamics.journal.take() == ["pause"])
        #expect(!dynamics.animator.isRunning && DisplayLinks.count == 0)
        #expect(isClose(view.center, CGPoint(x: 200, y: 350), within: 0.3), "\(view.center)")
        #expect(dynamics.animator.elapsedTime > 1 && dynamics.animator.elapsedTime < 2.5)
        collision.removeAllBoundaries()
        #expect(dynamics.journal.take() == ["resume"] && dynamics.animator.elapsedTime == 0)
        dynamics.animator.removeAllBehaviors()
        dynamics.run(0.1)
        #expect(dynamics.journal.take() == ["pause"] && dynamics.animator.behaviors.isEmpty && dynamics.animator.items(in: dynamics.stage.root.bounds).isEmpty)
    }

    @Test("R-DYN-4 A behavior without items resumes nothing")
    func empty() {
        let dynamics = LoggingAnimatorDelegate(), links = DisplayLinks.count
        dynamics.add(UIGravityBehavior(), UICollisionBehavior(), UIDynamicBehavior())
        #expect(!dynamics.animator.isRunning && dynamics.journal.take() == [] && DisplayLinks.count == links)
    }

    @Test("R-DYN-7 Contacts come before actions, an outer action before an inner one, once a frame")
    func order() {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 200, 349)
        let outer = UIDynamicBehavior(), collision = UICollisionBehavior(items: [view])
        collision.collisionDelegate = dynamics
        collision.translatesReferenceBoundsIntoBoundary = true
        outer.addChildBehavior(collision)
        outer.addChildBehavior(UIGravityBehavior(items: [view]))
        // A behavior keeps its action, and the animator its behaviors.
        outer.action = { [journal = dynamics.journal] in journal.note("outer") }
        collision.action = { [journal = dynamics.journal] in journal.note("inner") }
        dynamics.add(outer)
        dynamics.frame()
        #expect(dynamics.journal.take() == ["resume", "outer", "inner"])
        dynamics.run(0.2)
        let lines = dynamics.journal.take()
        let place = lines.firstIndex(of: "A meets the bounds") ?? 0
        #expect(place > 0 && lines[place - 1] == "inner" && lines[place + 1] == "outer" && lines.count == 2 * 12 + 1, "\(lines)")
    }

    @Test("R-DYN-8 items(in:) has the items that reach into a rectangle")
    func items() {
        let dynamics = LoggingAnimatorDelegate(), a = dynamics.add("A", 50, 50), b = dynamics.add("B", 250, 50)
        dynamics.add(UIGravityBehavior(items: [b, a]))
        #expect(dynamics.animator.items(in: CGRect(x: 90, y: 90, width: 20, height: 20)).map { $0 === a } == [true])
        #expect(dynamics.animator.items(in: dynamics.stage.root.bounds).map { $0 === b } == [true, false])
        #expect(dynamics.animator.items(in: CGRect(x: 120, y: 0, width: 10, height: 10)).isEmpty)
        for rect in [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: -1e300)] {
            _ = dynamics.animator.items(in: rect)
        }
        a.transform = CGAffineTransform(a: 1e300, b: 0, c: 0, d: 1e300, tx: 1e308, ty: 0)
        _ = dynamics.animator.items(in: CGRect(x: -1e308, y: -1e308, width: 1.7e308, height: 1.7e308))
    }

    @Test("R-DYN-10 An animator keeps no reference view, goes with its last reference, and leaves the items where they are")
    func lifetime() {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 100, 100), gravity = UIGravityBehavior(items: [view]), links = DisplayLinks.count
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: dynamics.stage.root)
        weak let gone = animator
        animator?.addBehavior(gravity)
        #expect(gravity.dynamicAnimator === animator && animator?.referenceView === dynamics.stage.root)
        dynamics.run(0.2)
        let y = view.center.y
        #expect(y > 100)
        animator = nil
        #expect(gone == nil && gravity.dynamicAnimator == nil && DisplayLinks.count == links)
        dynamics.run(0.2)
        #expect(view.center.y == y)
        var reference: UIView? = UIView()
        weak let weakReference = reference
        let other = UIDynamicAnimator(referenceView: reference!)
        other.addBehavior(gravity)
        reference = nil
        dynamics.run(0.1)
        #expect(weakReference == nil && other.referenceView == nil && view.center.y > y)
    }

    @Test("R-DYN-9, R-DYN-10 Items and behaviors may go in any callback, and be in two animators")
    func removal() {
        let dynamics = LoggingAnimatorDelegate(), a = dynamics.add("A", 200, 200, side: 40), b = dynamics.add("B", 200, 350, side: 40)
        let collision = UICollisionBehavior(items: [a, b]), gravity = UIGravityBehavior(items: [a, b])
        collision.collisionDelegate = dynamics
        collision.translatesReferenceBoundsIntoBoundary = true
        dynamics.add(collision, gravity)
        let second = UIDynamicAnimator(referenceView: dynamics.stage.root)
        second.addBehavior(UISnapBehavior(item: a, snapTo: .zero))
        dynamics.onNote = { line in
            switch line {
            case "B meets the bounds": collision.removeItem(b)
            case "A meets the bounds": dynamics.animator.removeAllBehaviors()
            case "pause": second.removeAllBehaviors()
            default: break
            }
        }
        gravity.action = { gravity.removeItem(b) }
        dynamics.run(3)
        #expect(a.center.x.isFinite && b.center.y.isFinite)
        dynamics.animator.removeAllBehaviors()
        second.removeAllBehaviors()
        dynamics.run(0.1)
        #expect(DisplayLinks.count == 0)
    }

    @Test("R-DYN-9 NaN, infinities and huge numbers trap nothing", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, 0, -5])
    func numbers(value: CGFloat) {
        let dynamics = LoggingAnimatorDelegate(), a = dynamics.add("A", 100, 100), b = dynamics.add("B", 250, 100), zero = dynamics.add("C", 50, 50, side: 0)
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
        dynamics.add(gravity, push, properties, attachment, collision, snap,
                  UIAttachmentBehavior.pinAttachment(with: a, attachedTo: b, attachmentAnchor: point),
                  UIAttachmentBehavior.slidingAttachment(with: zero, attachmentAnchor: point, axisOfTranslation: CGVector(dx: value, dy: value)))
        dynamics.run(0.3)
        for view in [a, b, zero] { #expect(view.center.x.isFinite && view.center.y.isFinite && view.transform.a.isFinite) }
        #expect(properties.linearVelocity(for: a).x.isFinite)
    }
}
