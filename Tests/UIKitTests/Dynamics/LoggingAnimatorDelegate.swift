@testable import UIKit

/// The delegate of an animator whose reference is the root view of a stage; it notes what it receives.
@MainActor
final class LoggingAnimatorDelegate: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    let stage = Stage.rooted()
    let animator: UIDynamicAnimator
    let journal = Journal()
    /// Called with each line that was noted, while the callback runs.
    var onNote: ((String) -> Void)?
    private(set) var names: [(view: UIView, name: String)] = []

    override init() {
        animator = UIDynamicAnimator(referenceView: stage.root)
        super.init()
        animator.delegate = self
    }

    /// A view in the reference, with its middle at a point.
    @discardableResult
    func add(_ name: String, _ x: CGFloat, _ y: CGFloat, side: CGFloat = 100, _ made: UIView = UIView()) -> UIView {
        made.frame = CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
        stage.root.addSubview(made)
        names.append((made, name))
        return made
    }

    func add(_ behaviors: UIDynamicBehavior...) { for behavior in behaviors { animator.addBehavior(behavior) } }

    /// Time passes. The first frame moves nothing.
    func run(_ seconds: Double) { stage.advance(to: stage.now + seconds) }

    /// One frame.
    func frame() { run(1.0 / 60) }

    private func note(_ line: String) {
        journal.note(line)
        onNote?(line)
    }

    private func name(_ item: any UIDynamicItem) -> String { names.first { $0.view === item }?.name ?? "?" }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { note("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { note("pause") }

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) {
        note("\(name(item1)) meets \(name(item2))")
    }
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
        note("\(name(item1)) leaves \(name(item2))")
    }
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {
        note("\(name(item)) meets \(identifier.map { "\($0)" } ?? "the bounds")")
    }
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) {
        note("\(name(item)) leaves \(identifier.map { "\($0)" } ?? "the bounds")")
    }
}

/// A view that is round.
final class RoundView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
