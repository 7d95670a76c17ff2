/// What animations need of the layer that runs them.
@preconcurrency @MainActor
protocol AnimatedLayer: AnyObject {
    /// Runs a copy of the animation (`CALayer.add(_:forKey:)`).
    func add(_ anim: CAAnimation, forKey key: String?)
    func removeAllAnimations()

    /// The model's value of a property; `nil` when the layer has no such property.
    func modelValue(of property: LayerProperty) -> AnimatableValue?
    /// What an animation of the property has to work with: the model's value, changed by the animations before.
    func presentedValue(of property: LayerProperty) -> AnimatableValue?
    func setPresentedValue(_ value: AnimatableValue, of property: LayerProperty)

    /// The same of a property that a subclass declares; `nil` when it has no value.
    func presentedCustomValue(_ key: String) -> AnimatableValue?
    func setPresentedCustomValue(_ value: AnimatableValue, _ key: String)

    /// Shows two pictures of the layer (R-ANI-20).
    func showTransition(_ transition: ShownTransition)

    /// A time of the layer on the clock of all layers; infinite for one that never comes as the layer stands still.
    func mediaTime(fromLocal local: Double) -> Double
    /// What the layer shows has to be computed again for the next frame.
    func animationsNeedFrame()
    func animationReachedEnd(_ running: RunningAnimation)
}
