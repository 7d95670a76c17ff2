@testable import DynamicsEngine
import Testing
@testable import UIKit

@MainActor @Suite("Dynamic behaviors", .leavesNothing)
struct BehaviorTests {
    private final class Noted: UIDynamicBehavior {
        let name: String
        let journal: Journal
        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            super.init()
        }
        override func willMove(to dynamicAnimator: UIDynamicAnimator?) { journal.note("\(name) \(dynamicAnimator == nil ? "leaves" : "comes")") }
    }

    @Test("R-DYN-11 Behaviors are made of others, which are in their animator; willMove(to:) comes before")
    func tree() {
        let dynamics = LoggingAnimatorDelegate(), log = Journal()
        let a = Noted("A", log), b = Noted("B", log), c = Noted("C", log)
        a.addChildBehavior(b)
        #expect(log.take() == [] && a.childBehaviors == [b] && b.dynamicAnimator == nil)
        dynamics.add(a)
        #expect(log.take() == ["A comes", "B comes"] && b.dynamicAnimator === dynamics.animator && dynamics.animator.behaviors == [a])
        b.addChildBehavior(c)
        #expect(log.take() == ["C comes"] && c.dynamicAnimator === dynamics.animator)
        c.addChildBehavior(a)
        a.addChildBehavior(a)
        #expect(log.take() == [] && c.childBehaviors.isEmpty && a.childBehaviors == [b], "no circles")
        dynamics.add(c)
        #expect(log.take() == ["C leaves", "C comes"] && b.childBehaviors.isEmpty && dynamics.animator.behaviors == [a, c])
        let other = UIDynamicAnimator(referenceView: dynamics.stage.root)
        other.addBehavior(a)
        #expect(log.take() == ["A leaves", "B leaves", "A comes", "B comes"] && dynamics.animator.behaviors == [c] && b.dynamicAnimator === other)
        a.removeChildBehavior(b)
        other.removeBehavior(a)
        dynamics.animator.removeBehavior(a)
        #expect(log.take() == ["B leaves", "A leaves"])
    }

    @Test("R-DYN-16 Gravity: 1,000 points a second squared, by angle and magnitude or by direction")
    func gravity() {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 200, 0, side: 30), gravity = UIGravityBehavior(items: [view])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1 && isClose(gravity.angle, .pi / 2))
        let properties = UIDynamicItemBehavior(items: [view])
        dynamics.add(gravity, properties)
        dynamics.frame()
        dynamics.run(0.5)
        let speed = properties.linearVelocity(for: view).y
        #expect(isClose(speed, 500, within: 20) && isClose(view.center.y, speed * speed / 2000, within: 3), "\(speed), \(view.center)")
        gravity.setAngle(0, magnitude: 0.5)
        #expect(isClose(gravity.gravityDirection.dx, 0.5) && isClose(gravity.gravityDirection.dy, 0))
        gravity.magnitude = 0
        gravity.angle = .pi
        gravity.magnitude = 2
        #expect(isClose(gravity.gravityDirection.dx, -2))
        gravity.gravityDirection = CGVector(dx: 3, dy: 4)
        #expect(isClose(gravity.magnitude, 5) && isClose(gravity.angle, atan2(4, 3)))
        gravity.magnitude = -5
        #expect(isClose(gravity.gravityDirection.dy, -4))
    }

    @Test("R-DYN-17, R-DYN-18 Pushes: 100 points a second squared all the time, or 100 points a second once")
    func push() {
        let dynamics = LoggingAnimatorDelegate(), a = dynamics.add("A", 100, 100), b = dynamics.add("B", 100, 250)
        let lasting = UIPushBehavior(items: [a], mode: .continuous), once = UIPushBehavior(items: [b], mode: .instantaneous)
        lasting.pushDirection = CGVector(dx: 1, dy: 0)
        once.setAngle(0, magnitude: 1)
        once.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -30), for: b)
        once.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -30), for: a)
        #expect(once.targetOffsetFromCenter(for: b).vertical == -30 && once.targetOffsetFromCenter(for: a) == .zero)
        let properties = UIDynamicItemBehavior(items: [a, b])
        dynamics.add(lasting, once, properties)
        dynamics.run(1)
        #expect(!once.active && lasting.active)
        #expect(isClose(properties.linearVelocity(for: b).x, 100) && isClose(properties.angularVelocity(for: b), 100 * 30 / (10_000.0 / 6), within: 1e-6))
        let speed = properties.linearVelocity(for: a).x
        #expect(isClose(speed, 100, within: 4), "\(speed)")
        lasting.active = false
        once.active = true
        dynamics.run(1)
        #expect(isClose(properties.linearVelocity(for: a).x, speed) && isClose(properties.linearVelocity(for: b).x, 200, within: 60) && !once.active)
        once.magnitude = -1
        #expect(isClose(once.pushDirection.dx, -1))
    }

    @Test("R-DYN-12 Velocities that are added before the behavior is in an animator come with it; other items' are ignored")
    func velocities() {
        let dynamics = LoggingAnimatorDelegate(), a = dynamics.add("A", 100, 100), b = dynamics.add("B", 300, 300)
        let properties = UIDynamicItemBehavior(items: [a])
        properties.addLinearVelocity(CGPoint(x: 30, y: 40), for: a)
        properties.addLinearVelocity(CGPoint(x: 30, y: 40), for: b)
        #expect(properties.linearVelocity(for: a) == CGPoint(x: 30, y: 40) && properties.linearVelocity(for: b) == .zero)
        dynamics.add(properties)
        dynamics.frame()
        #expect(properties.linearVelocity(for: a) == CGPoint(x: 30, y: 40))
        properties.addLinearVelocity(CGPoint(x: -30, y: 0), for: a)
        properties.addAngularVelocity(2, for: a)
        #expect(properties.linearVelocity(for: a) == CGPoint(x: 0, y: 40) && properties.angularVelocity(for: a) == 2)
        dynamics.run(1)
        #expect(isClose(a.center.y, 140, within: 1.5) && b.center == CGPoint(x: 300, y: 300))
    }

    @Test("R-DYN-19, R-DYN-20, R-DYN-21, R-DYN-22 Properties of items: defaults, and the last behavior counts")
    func properties() throws {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 100, 100), first = UIDynamicItemBehavior(items: [view]), second = UIDynamicItemBehavior(items: [view])
        #expect(first.elasticity == 0 && first.friction == 0 && first.density == 1 && first.resistance == 0 && first.angularResistance == 0)
        #expect(first.allowsRotation && !first.isAnchored && first.items.count == 1)
        let gravity = UIGravityBehavior(items: [view])
        dynamics.add(gravity)
        dynamics.frame()
        let id = try #require(dynamics.animator.scene.bodies(of: [view]).first?.id)
        #expect(dynamics.animator.scene.world.body(id)?.traits.elasticity == 0.2)
        first.density = 4
        second.isAnchored = true
        dynamics.add(first, second)
        dynamics.run(0.3)
        #expect(view.center == CGPoint(x: 100, y: 100) && dynamics.animator.scene.world.mass(of: id) == 1)
        second.removeItem(view)
        dynamics.run(0.3)
        #expect(view.center.y > 105 && isClose(dynamics.animator.scene.world.mass(of: id).map { CGFloat($0) }, 4))
        first.allowsRotation = false
        first.addAngularVelocity(3, for: view)
        first.resistance = 1e9
        dynamics.run(0.3)
        #expect(view.transform == .identity)
        let y = view.center.y
        dynamics.run(0.5)
        #expect(isClose(view.center.y, y, within: 0.01), "\(y), \(view.center.y)")
    }

    @Test("R-DYN-30, R-DYN-31, R-DYN-34 An attachment has the distance that there is, and the defaults of the documents")
    func attachments() {
        let dynamics = LoggingAnimatorDelegate(), a = dynamics.add("A", 100, 100), b = dynamics.add("B", 300, 100)
        let toPoint = UIAttachmentBehavior(item: a, offsetFromCenter: UIOffset(horizontal: 0, vertical: -50), attachedToAnchor: CGPoint(x: 100, y: 0))
        let toItem = UIAttachmentBehavior(item: a, attachedTo: b)
        #expect(toPoint.length == 50 && toPoint.attachedBehaviorType == .anchor && toPoint.anchorPoint == CGPoint(x: 100, y: 0) && toPoint.items.count == 1)
        #expect(toItem.length == 200 && toItem.attachedBehaviorType == .items && toItem.items.count == 2)
        #expect(toItem.damping == 0 && toItem.frequency == 0 && toItem.frictionTorque == 0 && toItem.attachmentRange.isInfinite)
        dynamics.add(toPoint, toItem, UIGravityBehavior(items: [a, b]))
        for _ in 0..<20 {
            dynamics.run(0.1)
            let top = a.convert(CGPoint(x: 50, y: 0), to: dynamics.stage.root)
            #expect(isClose(hypot(top.x - 100, top.y), 50, within: 1.5))
            #expect(isClose(hypot(b.center.x - a.center.x, b.center.y - a.center.y), 200, within: 1.5))
        }
        toItem.length = 120
        (toItem.frequency, toItem.damping) = (2, 1)
        dynamics.animator.removeBehavior(toPoint)
        let hold = UIDynamicItemBehavior(items: [a, b])
        hold.isAnchored = false
        dynamics.add(hold, UIAttachmentBehavior(item: a, attachedToAnchor: a.center))
        dynamics.run(4)
        #expect(hypot(b.center.x - a.center.x, b.center.y - a.center.y) < 135)
    }

    @Test("R-DYN-33, R-DYN-34 Sliding, limit, fixed and pin attachments")
    func relations() {
        let dynamics = LoggingAnimatorDelegate(), slider = dynamics.add("A", 60, 60, side: 40), wall = dynamics.add("B", 200, 60, side: 40), arm = dynamics.add("C", 260, 60, side: 40)
        let rope = dynamics.add("D", 330, 60, side: 20), plate = dynamics.add("E", 330, 100, side: 20)
        let sliding = UIAttachmentBehavior.slidingAttachment(with: slider, attachmentAnchor: slider.center, axisOfTranslation: CGVector(dx: 0, dy: 5))
        sliding.attachmentRange = UIFloatRange(minimum: -10, maximum: 30)
        let fixedWall = UIDynamicItemBehavior(items: [wall])
        fixedWall.isAnchored = true
        dynamics.add(UIGravityBehavior(items: [slider, arm, rope, plate]), fixedWall, sliding,
                  UIAttachmentBehavior.pinAttachment(with: arm, attachedTo: wall, attachmentAnchor: CGPoint(x: 200, y: 60)),
                  UIAttachmentBehavior.limitAttachment(with: rope, offsetFromCenter: .zero, attachedTo: wall, offsetFromCenter: .zero),
                  UIAttachmentBehavior.fixedAttachment(with: plate, attachedTo: rope, attachmentAnchor: CGPoint(x: 330, y: 80)))
        for _ in 0..<20 {
            dynamics.run(0.1)
            #expect(isClose(slider.center.x, 60, within: 0.2) && slider.center.y < 90.5)
            #expect(isClose(hypot(arm.center.x - 200, arm.center.y - 60), 60, within: 1))
            #expect(hypot(rope.center.x - 200, rope.center.y - 60) < 132)
            #expect(isClose(hypot(plate.center.x - rope.center.x, plate.center.y - rope.center.y), 40, within: 1.5))
        }
        #expect(isClose(slider.center.y, 90, within: 0.3) && slider.transform.b.magnitude < 0.01)
    }

    @Test("R-DYN-35 An item snaps to a point, upright, and to another one when that is set")
    func snap() {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 50, 50, side: 40)
        view.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
        #expect(snap.damping == 0.5 && snap.snapPoint == CGPoint(x: 200, y: 300))
        dynamics.add(snap)
        dynamics.run(3)
        #expect(isClose(view.center, CGPoint(x: 200, y: 300), within: 0.2) && view.transform.b.magnitude < 0.01 && !dynamics.animator.isRunning)
        snap.snapPoint = CGPoint(x: 100, y: 100)
        #expect(dynamics.animator.isRunning)
        dynamics.run(3)
        #expect(isClose(view.center, CGPoint(x: 100, y: 100), within: 0.2) && !dynamics.animator.isRunning)
    }

    @Test("R-DYN-36 A group moves its items as one body")
    func group() {
        let dynamics = LoggingAnimatorDelegate(), a = dynamics.add("A", 60, 100, side: 40), b = dynamics.add("B", 160, 100, side: 40)
        let group = UIDynamicItemGroup(items: [UIDynamicItemGroup(items: [a]), b])
        #expect(group.items.count == 2 && group.center == CGPoint(x: 110, y: 100) && group.bounds == CGRect(x: 0, y: 0, width: 140, height: 40))
        #expect(group.collisionBoundsType == .path && group.collisionBoundingPath.bounds == CGRect(x: -70, y: -20, width: 140, height: 40))
        let collision = UICollisionBehavior(items: [group]), push = UIPushBehavior(items: [group], mode: .instantaneous)
        collision.translatesReferenceBoundsIntoBoundary = true
        push.pushDirection = CGVector(dx: 0, dy: 0.5)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: group)
        dynamics.add(collision, push)
        for _ in 0..<20 {
            dynamics.run(0.1)
            #expect(isClose(hypot(b.center.x - a.center.x, b.center.y - a.center.y), 100, within: 1e-6))
            #expect(isClose(atan2(b.center.y - a.center.y, b.center.x - a.center.x), atan2(a.transform.b, a.transform.a), within: 1e-6))
        }
        #expect(a.transform.b.magnitude > 0.1)
    }
}
