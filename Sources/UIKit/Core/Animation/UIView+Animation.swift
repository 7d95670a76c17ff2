extension UIView {
    /// How an animation runs (R-ANI-2).
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The animated views can be touched while they move (R-ANI-6).
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is on the screen and replaces running animations of the same properties (R-ANI-5).
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs forth and back; with `repeat` only, as on iOS.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A nested block uses its own duration, not that of the outer one (R-ANI-8).
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested block uses its own curve, not that of the outer one (R-ANI-8).
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        @MainActor var timingFunction: CAMediaTimingFunction {
            switch rawValue >> 16 & 0xF {
            case 1: CAMediaTimingFunction(name: .easeIn)
            case 2: CAMediaTimingFunction(name: .easeOut)
            case 3: CAMediaTimingFunction(name: .linear)
            default: CAMediaTimingFunction(name: .easeInEaseOut)
            }
        }
    }

    /// How an animation gains and loses speed.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0, easeIn, easeOut, linear
    }

    /// Runs the block, which sets properties to their final values at once, and moves what is on the screen from the old values to
    /// the new ones (R-ANI-1).
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 or less changes at once.
    ///   - delay: Seconds before it starts to move.
    ///   - completion: Called once, with `false` when an animation was removed or superseded before its end (R-ANI-3).
    public class func animate(withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
                              animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        ViewAnimation(duration: duration, delay: delay, options: options, spring: nil, completion: completion).run(animations)
    }

    /// As `animate(withDuration:delay:options:)`, on a spring.
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging; smaller values swing.
    ///   - velocity: At the start, in total distances a second.
    public class func animate(withDuration duration: TimeInterval, delay: TimeInterval = 0,
                              usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
                              options: AnimationOptions = [], animations: @escaping () -> Void,
                              completion: ((Bool) -> Void)? = nil) {
        let spring = ViewAnimation.Spring(dampingRatio: dampingRatio, velocity: velocity)
        ViewAnimation(duration: duration, delay: delay, options: options, spring: spring, completion: completion).run(animations)
    }

    /// Runs the block without animating what it changes, even inside an animation (R-ANI-7).
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = ViewAnimation.areEnabled
        setAnimationsEnabled(false)
        actionsWithoutAnimation()
        setAnimationsEnabled(wereEnabled)
    }

    /// Whether animation blocks animate. Changes within a block count from there on (R-ANI-7).
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }
    /// Whether `animate` animates. Turned off, changes apply at once.
    public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// The duration of the animation block that is running; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// What a change of a property of the view's layer does inside an animation block.
    final func animationAction(forKey key: String) -> (any CAAction)? { ViewAnimation.action(for: self, key: key) }
}

/// One call of `UIView.animate`: makes animations of the property changes in its block, and knows when the last is over.
@MainActor
final class ViewAnimation {
    struct Spring {
        var dampingRatio: CGFloat
        var velocity: CGFloat
        /// Of a spring with a mass of 1, in place of the damping ratio.
        var stiffness: CGFloat?
        var damping: CGFloat?
    }

    static var areEnabled = true { didSet { updateLayers() } }
    /// The block that is running, the innermost one.
    private(set) static var current: ViewAnimation? { didSet { updateLayers() } }

    /// These may change between the changes of an animation that was begun (``begin()``).
    var duration: TimeInterval
    var timingFunction: CAMediaTimingFunction
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    /// How often changes are made; `nil` as the options say.
    var repeatCount: Float?
    private let spring: Spring?
    private let completion: ((Bool) -> Void)?
    private var outstanding = 0
    private var allFinished = true
    private var isOpen = true
    /// The driver of the animations that are being made; `nil` while they run by themselves.
    static var driver: (any AnimationDriver)?
    /// Where the changes go that the block makes, in place of animations.
    private(set) var changes: AnimatedChanges?
    /// Whether a property animator shows what this block, and those inside of it, change.
    private var isCollected = false

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: Spring?,
         completion: ((Bool) -> Void)?) {
        // R-ANI-8.
        let outer = Self.current
        let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
        self.duration = inherited.flatMap { $0 > 0 ? $0 : nil } ?? duration
        timingFunction = options.contains(.overrideInheritedCurve) ? options.timingFunction : outer?.timingFunction ?? options.timingFunction
        self.delay = max(delay, 0)
        self.options = options
        self.spring = spring
        self.completion = completion
        // A block inside a driven animation, or inside a property animator's, is shown with it, unless it sets a duration.
        isCollected = outer?.isCollected == true && options.isDisjoint(with: [.overrideInheritedDuration, .repeat])
        if isCollected || Self.driver != nil { changes = outer?.changes }
    }

    /// Layers of views ask for actions only while a block is running: outside, setting a property costs nothing more.
    private static func updateLayers() { CALayer.asksViewsForActions = areEnabled && current != nil }

    /// What ran when the animation was begun.
    private var outerOfBegun: ViewAnimation?
    private var isBegun = false

    /// The animation that was begun last and not committed; `nil` while a block inside of it runs.
    static var begun: ViewAnimation? { current.flatMap { $0.isBegun ? $0 : nil } }

    /// Has the changes from here to ``commit()`` animated. Such animations are nested as blocks are.
    func begin() { (outerOfBegun, isBegun, Self.current) = (Self.current, true, self) }

    /// Ends what ``begin()`` began: the animation is the innermost one.
    func commit() {
        callAtEnd()
        (Self.current, outerOfBegun, isOpen) = (outerOfBegun, nil, false)
    }

    func run(_ block: () -> Void) {
        if changes == nil, let driver = Self.driver { return run(block, in: driver) }
        let outer = Self.current
        Self.current = self
        if isCollected, delay > 0, let changes {
            let share = min(delay / (duration * changes.length), 1)
            changes.during(share, 1 - share) { perform(block) }
        } else {
            perform(block)
        }
        Self.current = outer
        isOpen = false
        guard outstanding == 0 else { return }
        if let completion {
            if let changes, Self.areEnabled { return changes.completions.append(completion) }
            let finished = allFinished
            Surroundings.performInNextTurn { completion(finished) }
        }
    }

    // MARK: Stacks

    /// What follows at the end of the block from views that it hid or showed.
    private var atEnd: [(view: UIView, follow: () -> Void)] = []

    /// Calls the closure at the end of the block: the last one for a view.
    func atEnd(of view: UIView, _ follow: @escaping () -> Void) {
        atEnd.removeAll { $0.view === view }
        atEnd.append((view, follow))
    }

    private func perform(_ block: () -> Void) {
        block()
        callAtEnd()
    }

    private func callAtEnd() { while !atEnd.isEmpty { atEnd.removeFirst().follow() } }

    /// Shows a view that is hidden until the animation is over.
    func keepShown(_ view: UIView) {
        // What something else shows moves without it.
        guard changes == nil else { return }
        let animation = CABasicAnimation(keyPath: "hidden")
        (animation.fromValue, animation.toValue) = (false, false)
        start(animation, on: view, key: "hidden", delegate: Action(animation: self, view: view, property: .opacity, old: nil, shown: nil))
    }

    /// How often the changes of a part of the running block run, and whether forth and back; `nil` as the options say.
    private static var repetition: (count: Float, autoreverses: Bool)?

    /// Runs a part of a block whose changes run so many times.
    static func repeating(_ count: Float, autoreverses: Bool, _ block: () -> Void) {
        let outer = repetition
        repetition = (count, autoreverses)
        block()
        repetition = outer
    }

    /// Runs a block whose changes something else shows.
    private func run(_ block: () -> Void, in driver: any AnimationDriver) {
        let changes = AnimatedChanges()
        (changes.start, changes.length) = driver.part(delay: delay, duration: duration)
        self.changes = changes
        let outer = Self.current
        Self.current = self
        perform(block)
        Self.current = outer
        driver.add(changes, completion: completion)
    }

    /// Runs a block whose changes are noted and not animated.
    /// - Parameter duration: Seconds in which they will be shown.
    static func collect(_ changes: AnimatedChanges, duration: Double, _ block: () -> Void) {
        let animation = ViewAnimation(duration: duration > 0 ? duration : 1, delay: 0, options: [.overrideInheritedDuration], spring: nil, completion: nil)
        (animation.changes, animation.isCollected) = (changes, true)
        let outer = current
        current = animation
        animation.perform(block)
        current = outer
    }

    /// Runs a block of keyframes (R-ANI-9).
    func run(keyframes block: () -> Void, mode: CAAnimationCalculationMode) {
        // Inside of what something else shows they are parts of its time (R-ANI-9).
        if let outer = Self.current, outer.isCollected { (changes, isCollected) = (outer.changes, true) }
        if changes != nil { return run(block) }
        if let driver = Self.driver { return run(block, in: driver) }
        let changes = AnimatedChanges()
        self.changes = changes
        run {
            block()
            self.changes = nil
            for group in changes.byProperty {
                let animation = AnimatedChanges.keyframes(group), view = group[0].view, property = group[0].property
                animation.calculationMode = mode
                animation.timingFunction = timingFunction
                start(animation, on: view, key: property.rawValue,
                      delegate: Action(animation: self, view: view, property: property, old: nil, shown: nil))
            }
        }
    }

    // MARK: Actions

    /// What a property change of a view's layer inside a block does.
    static func action(for view: UIView, key: String) -> (any CAAction)? {
        guard areEnabled, let current, current.duration > 0, let property = Property(rawValue: key) else { return NSNull() }
        let layer = view.layer, old = property.value(of: layer)
        let shown = layer.mayShowOther(key) ? layer.presentation().flatMap { property.value(of: $0) } ?? old : old
        return Action(animation: current, view: view, property: property, old: old, shown: shown)
    }

    /// The properties that animate (R-ANI-1), by the layer's names for them.
    enum Property: String {
        case position, bounds, transform, opacity, backgroundColor, cornerRadius, anchorPoint, shadowOpacity
        /// Of effect views (R-VFX-3).
        case blurRadius = "backdropBlurRadius", saturation = "backdropSaturation"

        @MainActor func value(of layer: CALayer) -> Any? {
            switch self {
            case .position: layer.position
            case .bounds: layer.bounds
            case .transform: layer.transform
            case .opacity: CGFloat(layer.opacity)
            case .backgroundColor: layer.backgroundColor
            case .cornerRadius: layer.cornerRadius
            case .anchorPoint: layer.anchorPoint
            case .shadowOpacity: CGFloat(layer.shadowOpacity)
            case .blurRadius: (layer as? BackdropLayer)?.blurRadius
            case .saturation: (layer as? BackdropLayer)?.saturation
            }
        }

        /// The difference that an additive animation starts from; `nil` where animations replace each other (R-ANI-5), or there is none.
        func difference(_ old: Any?, _ new: Any?) -> Any? {
            if jumps { return nil }
            if let old = old as? CATransform3D, let new = new as? CATransform3D {
                return CATransform3DGetAffineTransform(new).invertible == nil ? nil : CATransform3DConcat(old, CATransform3DInvert(new))
            }
            if let old = old as? CGPoint, let new = new as? CGPoint { return CGPoint(x: old.x - new.x, y: old.y - new.y) }
            if let old = old as? CGFloat, let new = new as? CGFloat { return old - new }
            if let old = old as? CGRect, let new = new as? CGRect {
                return CGRect(x: old.minX - new.minX, y: old.minY - new.minY, width: old.width - new.width,
                              height: old.height - new.height)
            }
            return nil
        }

        /// Whether a new animation takes the place of the one that runs, and begins where the model is.
        var jumps: Bool {
            switch self {
            case .opacity, .backgroundColor, .anchorPoint, .shadowOpacity: true
            case .position, .bounds, .transform, .cornerRadius, .blurRadius, .saturation: false
            }
        }

        /// Sets the property itself.
        @MainActor func set(_ value: Any, on view: UIView) {
            switch self {
            case .position: if let value = value as? CGPoint { view.center = value }
            case .bounds: if let value = value as? CGRect { view.bounds = value }
            case .transform: if let value = value as? CATransform3D { view.layer.transform = value }
            case .opacity: if let value = value as? CGFloat { view.alpha = value }
            case .backgroundColor: view.layer.backgroundColor = value as? CGColor
            case .cornerRadius: if let value = value as? CGFloat { view.layer.cornerRadius = value }
            case .anchorPoint: if let value = value as? CGPoint { view.layer.anchorPoint = value }
            case .shadowOpacity: if let value = value as? CGFloat { view.layer.shadowOpacity = Float(value) }
            case .blurRadius: if let value = value as? CGFloat { (view.layer as? BackdropLayer)?.blurRadius = value }
            case .saturation: if let value = value as? CGFloat { (view.layer as? BackdropLayer)?.saturation = value }
            }
        }

        var zero: Any {
            switch self {
            case .position: CGPoint.zero
            case .bounds: CGRect.zero
            case .transform: CATransform3DIdentity
            default: CGFloat(0)
            }
        }

        /// The paths of an additive animation, with the values that it begins and ends with (R-ANI-21): of bounds the origin and the size, where they
        /// change.
        func parts(_ difference: Any) -> [(path: String, from: Any, to: Any)] {
            guard let difference = difference as? CGRect else { return [(rawValue, difference, zero)] }
            var parts: [(path: String, from: Any, to: Any)] = []
            if difference.origin != .zero { parts.append(("bounds.origin", difference.origin, CGPoint.zero)) }
            if difference.size != .zero || parts.isEmpty { parts.append(("bounds.size", difference.size, CGSize.zero)) }
            return parts
        }
    }

    /// One property change of one view in a block: becomes an animation once the layer has its new value.
    private final class Action: NSObject, CAAction, CAAnimationDelegate {
        let animation: ViewAnimation
        /// Kept until the animation is over, which leaving the window makes it.
        let view: UIView
        let property: Property
        /// The model's value before the change, and what was on the screen.
        let old: Any?
        let shown: Any?
        /// Its animations that run. A copy of one that an app adds has the same delegate, and does not count (R-ANI-21).
        var running: Set<ObjectIdentifier> = []

        init(animation: ViewAnimation, view: UIView, property: Property, old: Any?, shown: Any?) {
            self.animation = animation
            self.view = view
            self.property = property
            self.old = old
            self.shown = shown
        }

        func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
            animation.animate(view, property, from: old, shown: shown, delegate: self)
        }

        func animationDidStop(_ animation: CAAnimation, finished: Bool) {
            guard running.remove(ObjectIdentifier(animation)) != nil else { return }
            if !self.animation.options.contains(.allowUserInteraction) { view.untouchableAnimations -= 1 }
            self.animation.stopped(finished: finished)
        }
    }

    /// What no colour is shown as beside one: the same without opacity, so that it fades in or out.
    nonisolated static func faded(_ color: Any?) -> Any? {
        guard let color = color as? CGColor else { return nil }
        return color.copy(alpha: 0) ?? color
    }

    private func animate(_ view: UIView, _ property: Property, from old: Any?, shown: Any?, delegate: Action) {
        let layer = view.layer
        let new = property.value(of: layer)
        if let changes { return changes.add(view, property, from: shown, to: new) }
        // A running animation of this key that is not additive shows absolute values, whatever the model has: a difference of the model's values would be
        // added to them.
        let running = layer.animation(forKey: property.rawValue)
        let isAbsolute = (running as? CAPropertyAnimation)?.isAdditive == false
        if !isAbsolute, let difference = property.difference(old, new) {
            for (path, from, to) in property.parts(difference) {
                let animation = animation(of: path)
                animation.isAdditive = true
                (animation.fromValue, animation.toValue) = (from, to)
                start(animation, on: view, key: Self.freeKey(path, in: layer), delegate: delegate)
            }
        } else {
            let animation = animation(of: property.rawValue)
            // It begins at the model's value, unless the options say that it begins at the shown one, or this block moves the property on.
            let isOwn = (running?.delegate as? Action)?.animation === self
            let jumps = property.jumps && !isOwn && !options.contains(.beginFromCurrentState)
            animation.fromValue = (jumps ? old : shown) ?? Self.faded(new)
            animation.toValue = new ?? Self.faded(shown)
            // What this block itself set before is not superseded: the property just moves on to another value.
            let wereFinished = allFinished
            for other in layer.animationKeys() ?? []
            where other == property.rawValue || (layer.animation(forKey: other)?.delegate as? Action)?.property == property {
                layer.removeAnimation(forKey: other)
            }
            allFinished = wereFinished
            start(animation, on: view, key: property.rawValue, delegate: delegate)
        }
    }

    /// The key of an animation that is added to others (R-ANI-21): the path, and with a number where that key is taken.
    private static func freeKey(_ path: String, in layer: CALayer) -> String {
        var key = path
        guard layer.animation(forKey: key) != nil else { return key }
        // Numbers rise: lower ones need not be tried.
        let last = layer.animationKeys()?.last { $0.hasPrefix(path + "-") }
        var number = last.flatMap { Int($0.dropFirst(path.count + 1)) } ?? 1
        repeat {
            number = number < .max ? number + 1 : 2
            key = "\(path)-\(number)"
        } while layer.animation(forKey: key) != nil
        return key
    }

    private func animation(of path: String) -> CABasicAnimation {
        if let spring {
            let moving = CASpringAnimation(keyPath: path, dampingRatio: spring.dampingRatio, duration: duration, initialVelocity: spring.velocity)
            if let stiffness = spring.stiffness, let damping = spring.damping { (moving.stiffness, moving.damping) = (stiffness, damping) }
            return moving
        }
        let animation = CABasicAnimation(keyPath: path)
        animation.timingFunction = timingFunction
        return animation
    }

    private func start(_ animation: CAPropertyAnimation, on view: UIView, key: String, delegate: Action) {
        animation.duration = duration
        animation.beginTime = delay > 0 ? CACurrentMediaTime() + delay : 0
        animation.fillMode = .backwards
        if let repetition = Self.repetition {
            (animation.repeatCount, animation.autoreverses) = repetition
        } else {
            if let repeatCount { animation.repeatCount = repeatCount } else if options.contains(.repeat) { animation.repeatCount = .infinity }
            animation.autoreverses = options.contains(.autoreverse)
        }
        animation.delegate = delegate
        outstanding += 1
        if !options.contains(.allowUserInteraction) { view.untouchableAnimations += 1 }
        view.layer.add(animation, forKey: key)
        if let added = view.layer.animation(forKey: key) { delegate.running.insert(ObjectIdentifier(added)) }
    }

    private func stopped(finished: Bool) {
        outstanding -= 1
        allFinished = allFinished && finished
        guard outstanding == 0, !isOpen, let completion else { return }
        if finished {
            completion(allFinished)
        } else {
            // Removed in the middle of another operation: notified when that is over.
            let finished = allFinished
            Surroundings.performInNextTurn { completion(finished) }
        }
    }
}
