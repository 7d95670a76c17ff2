/// Takes the animations that a block makes, and shows them at its own pace, as an interactive transition does.
@MainActor
protocol AnimationDriver: AnyObject {
    /// The part of the whole time that an animation takes.
    func part(delay: Double, duration: Double) -> (start: Double, length: Double)
    func add(_ changes: AnimatedChanges, completion: ((Bool) -> Void)?)
}
