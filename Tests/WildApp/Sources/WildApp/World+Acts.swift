import UIKit

/// What a step may do: a list, so that its place in it is the step's.
extension World {
    typealias Act = (name: String, perform: @MainActor (World) -> String)

    /// Does one thing, with numbers of its own, and says what.
    func act(_ chance: Chance, _ note: (String) -> Void) {
        let before = self.chance
        self.chance = chance
        // Half of what is done is a call of a public method or property, whichever.
        if self.chance.happens(50) {
            let object = anyObject()
            Calls.perform(on: object, self) { note("\($0) of \(said(object))") }
            self.chance = before
            return
        }
        let act = Self.acts[self.chance.below(Self.acts.count)]
        // What is called meanwhile must be in the right order in the list of steps: it is noted before.
        note(act.name)
        let what = act.perform(self)
        if !what.isEmpty { note("\(act.name) \(what)") }
        self.chance = before
    }

    static let acts: [Act] = hierarchyActs + geometryActs + recognizerActs + controllerActs + containerActs + contentActs + dynamicActs + inputActs + inputActs + inputActs + timeActs

    /// Views in each other.
    static func nested(_ depth: Int) -> (outermost: UIView, innermost: UIView) {
        let outer = UIView()
        var inner = outer
        for _ in 0..<depth {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            inner.addSubview(view)
            inner = view
        }
        return (outer, inner)
    }

    fileprivate func anyObject() -> AnyObject {
        switch chance.below(20) {
        case 0, 1: recognizer()
        case 2, 3: controller()
        case 4: layer()
        case 5: constraint()
        case 6: controller().navigationItem
        case 7: controller().presentationController ?? view()
        case 8: chance.one(of: animators) ?? view()
        case 9: chance.one(of: windows) ?? view()
        case 11: chance.one(of: behaviors) ?? view()
        case 12: chance.one(of: dynamics) ?? view()
        case 10: (view() as? UICollectionView)?.collectionViewLayout ?? view()
        default: view()
        }
    }

    /// A view that others may be added to: a visual effect view ends the app with a sentence, which would be the end of every tenth program.
    func room() -> UIView { room(in: view()) }
    func room(in view: UIView) -> UIView { (view as? UIVisualEffectView)?.contentView ?? view }
    func view() -> UIView { chance.one(of: views) ?? windows.last ?? UIView() }
    func said(_ object: AnyObject?) -> String { object.map { "\(type(of: $0))" } ?? "nil" }

    private static let hierarchyActs: [Act] = [
        ("make a view", { world in
            let view = world.newView()
            if world.views.count > 20 { world.views.remove(at: world.chance.below(world.views.count)) }
            world.views.append(view)
            return world.said(view)
        }),
        ("let go of a view", { world in
            guard world.views.count > 2 else { return "" }
            return world.said(world.views.remove(at: world.chance.below(world.views.count)))
        }),
        ("add", { world in
            let parent = world.room(), child = world.view()
            guard !parent.isDescendant(of: child) else { return "nothing" }
            switch world.chance.below(5) {
            case 0: parent.insertSubview(child, at: world.whole())
            case 1: parent.insertSubview(child, aboveSubview: world.view())
            case 2: parent.insertSubview(child, belowSubview: world.view())
            default: parent.addSubview(child)
            }
            return "\(world.said(child)) to \(world.said(parent))"
        }),
        ("add to a window or controller", { world in
            let child = world.view(), other: UIView? = world.chance.happens(50) ? world.chance.one(of: world.windows) : world.chance.one(of: world.controllers)?.view
            guard let parent = other.map(world.room(in:)), !parent.isDescendant(of: child) else { return "nothing" }
            parent.addSubview(child)
            return "\(world.said(child)) to \(world.said(parent))"
        }),
        ("remove", { world in
            let view = world.view()
            view.removeFromSuperview()
            return world.said(view)
        }),
        ("remove all of", { world in
            let view = world.view()
            for child in view.subviews { child.removeFromSuperview() }
            return world.said(view)
        }),
        ("nest", { world in
            // Time grows with the square of the depth where traits vary (decision 0032); more have tests of their own (R-VH-14).
            let depth = world.chance.below(100) == 0 ? 2000 : world.chance.below(100), (outer, inner) = World.nested(depth)
            world.room().addSubview(outer)
            world.views.append(inner)
            return "\(depth)"
        }),
        ("many", { world in
            let view = world.room(), count = world.chance.below(200) == 0 ? 20_000 : world.chance.below(200)
            for _ in 0..<count { view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
            if world.chance.happens(50) { for child in view.subviews { child.removeFromSuperview() } }
            return "\(count)"
        }),
        ("all calls", { world in
            let object = world.anyObject()
            for _ in 0..<40 {
                Calls.perform(on: object, world) { if Wild.isLoud { print("  \($0) of \(world.said(object))") } }
            }
            return world.said(object)
        }),
        ("exchange", { world in
            world.view().exchangeSubview(at: world.whole(), withSubviewAt: world.whole())
            return ""
        }),
        ("bring to the front or back", { world in
            let view = world.view(), parent = view.superview
            if world.chance.happens(50) { parent?.bringSubviewToFront(view) } else { parent?.sendSubviewToBack(view) }
            return world.said(view)
        }),
        ("make a window", { world in
            guard world.windows.count < 4 else { return "" }
            world.addWindow()
            return ""
        }),
        ("let go of a window", { world in
            guard world.windows.count > 1 else { return "" }
            let window = world.windows.remove(at: world.chance.below(world.windows.count))
            if world.chance.happens(50) { window.isHidden = true }
            if world.chance.happens(30) { window.windowScene = nil }
            return ""
        }),
        ("show or hide a window", { world in
            guard let window = world.chance.one(of: world.windows) else { return "" }
            switch world.chance.below(5) {
            case 0: window.isHidden.toggle()
            case 1: window.makeKeyAndVisible()
            case 2: window.windowScene = window.windowScene == nil ? world.scene : nil
            case 3: window.windowLevel = UIWindow.Level(world.number())
            default: window.makeKey()
            }
            return ""
        }),
        ("mask", { world in
            let view = world.view(), mask = world.view()
            guard !view.isDescendant(of: mask) else { return "" }
            view.mask = world.chance.happens(70) ? mask : nil
            return "\(world.said(view)) by \(world.said(mask))"
        }),
        ("sublayers", { world in
            let layer = world.newLayer()
            layer.frame = world.rect()
            world.layers.append(layer)
            if world.layers.count > 8 { world.layers.removeFirst() }
            world.view().layer.insertSublayer(layer, at: UInt32(world.chance.below(4)))
            if world.chance.happens(30) { world.chance.one(of: world.layers)?.removeFromSuperlayer() }
            if world.chance.happens(20), let one = world.chance.one(of: world.layers), let other = world.chance.one(of: world.layers) { one.addSublayer(other) }
            return ""
        }),
    ]

    private static let geometryActs: [Act] = [
        ("frame", { world in
            let view = world.view(), rect = world.rect()
            view.frame = rect
            return "\(world.said(view)) \(rect)"
        }),
        ("bounds", { world in
            let view = world.view(), rect = world.rect()
            view.bounds = rect
            return "\(world.said(view)) \(rect)"
        }),
        ("center", { world in
            let view = world.view(), point = world.point()
            view.center = point
            return "\(world.said(view)) \(point)"
        }),
        ("transform", { world in
            let view = world.view(), transform = world.transform()
            if world.chance.happens(70) { view.transform = transform } else { view.layer.transform = CATransform3DMakeScale(world.number(), world.number(), world.number()) }
            return "\(world.said(view)) \(transform)"
        }),
        ("looks", { world in
            let view = world.view(), number = world.number()
            switch world.chance.below(16) {
            case 0: view.alpha = number
            case 1: view.isHidden.toggle()
            case 2: view.backgroundColor = world.color()
            case 3: view.layer.cornerRadius = number
            case 4: view.layer.borderWidth = number
            case 5: view.layer.shadowOpacity = Float(number)
            case 6: view.layer.shadowRadius = number
            case 7: view.layer.anchorPoint = world.point()
            case 8: view.layer.zPosition = number
            case 9: view.clipsToBounds.toggle()
            case 10: view.contentScaleFactor = number
            case 11: view.tintColor = world.color()
            case 12: view.overrideUserInterfaceStyle = world.chance.happens(50) ? .dark : .light
            case 13: view.layer.opacity = Float(number)
            case 14: view.layer.shouldRasterize.toggle()
            default: view.contentMode = UIView.ContentMode(rawValue: world.chance.below(13)) ?? .redraw
            }
            return "\(world.said(view)) \(number)"
        }),
        ("touches", { world in
            let view = world.view()
            switch world.chance.below(4) {
            case 0: view.isUserInteractionEnabled.toggle()
            case 1: view.isMultipleTouchEnabled.toggle()
            case 2: view.isExclusiveTouch.toggle()
            default: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(world.chance.below(64)))
            }
            return world.said(view)
        }),
        ("lay out", { world in
            let view = world.view()
            switch world.chance.below(6) {
            case 0: view.setNeedsLayout()
            case 1: view.layoutIfNeeded()
            case 2: view.setNeedsDisplay()
            case 3: view.sizeToFit()
            case 4: view.invalidateIntrinsicContentSize()
            default: _ = view.sizeThatFits(world.size())
            }
            return world.said(view)
        }),
        ("constrain", { world in
            let one = world.view(), other = world.view(), number = world.number()
            let constraint: NSLayoutConstraint = switch world.chance.below(5) {
            case 0: one.widthAnchor.constraint(equalToConstant: number)
            case 1: one.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: number)
            case 2: one.leadingAnchor.constraint(greaterThanOrEqualTo: other.trailingAnchor, constant: number)
            case 3: one.centerYAnchor.constraint(equalTo: other.layoutMarginsGuide.topAnchor, constant: number)
            default: one.bottomAnchor.constraint(lessThanOrEqualTo: other.bottomAnchor)
            }
            if world.chance.happens(50) { one.translatesAutoresizingMaskIntoConstraints = false }
            if world.chance.happens(50) { constraint.priority = UILayoutPriority(Float(1 + world.chance.below(999))) }
            constraint.isActive = one === other || one.isDescendant(of: other) || other.isDescendant(of: one) || one.superview != nil && one.superview === other.superview
            world.constraints.append(constraint)
            if world.constraints.count > 12 { world.constraints.removeFirst().isActive = world.chance.happens(30) }
            return "\(world.said(one)) \(world.said(other)) \(number)"
        }),
        ("change a constraint", { world in
            guard let constraint = world.chance.one(of: world.constraints) else { return "" }
            if world.chance.happens(50) { constraint.constant = world.number() } else { constraint.isActive = false }
            return ""
        }),
        ("convert", { world in
            let one = world.view(), other = world.view()
            _ = (one.convert(world.point(), to: other), one.convert(world.rect(), from: other), one.hitTest(world.point(), with: nil), one.snapshotView(afterScreenUpdates: world.chance.happens(50)))
            return ""
        }),
        ("margins", { world in
            let view = world.view()
            if world.chance.happens(50) { view.layoutMargins = world.insets() } else { view.preservesSuperviewLayoutMargins.toggle() }
            return ""
        }),
    ]

    private static let timeActs: [Act] = [
        ("animate", { world in
            let view = world.view(), duration = world.seconds(), rect = world.rect(), transform = world.transform()
            UIView.animate(withDuration: duration, delay: world.seconds(), options: UIView.AnimationOptions(rawValue: UInt(world.chance.below(1024)))) {
                Wild.called("animations", world.delegate)
                switch world.chance.below(4) {
                case 0: view.frame = rect
                case 1: view.transform = transform
                case 2: view.alpha = rect.minX
                default: view.backgroundColor = world.color()
                }
            } completion: { _ in Wild.called("completion", world.delegate) }
            return "\(world.said(view)) \(duration)"
        }),
        ("spring", { world in
            let view = world.view(), point = world.point()
            UIView.animate(withDuration: world.seconds(), delay: 0, usingSpringWithDamping: world.number(), initialSpringVelocity: world.number()) { view.center = point }
            return ""
        }),
        ("animator", { world in
            if world.animators.count > 4 { world.animators.removeFirst() }
            let view = world.view(), rect = world.rect(), animator = UIViewPropertyAnimator(duration: world.seconds(), curve: .easeInOut) { view.frame = rect }
            animator.addCompletion { _ in Wild.called("animator completion", world.delegate) }
            world.animators.append(animator)
            animator.startAnimation()
            return ""
        }),
        ("steer an animator", { world in
            guard let animator = world.chance.one(of: world.animators) else { return "" }
            switch animator.state {
            case .active:
                switch world.chance.below(4) {
                case 0: animator.pauseAnimation()
                case 1: animator.fractionComplete = world.number()
                case 2: animator.isReversed.toggle()
                default: animator.startAnimation()
                }
            default: break
            }
            return ""
        }),
        ("layer animation", { world in
            let animation = CABasicAnimation(keyPath: world.chance.one(of: ["position", "opacity", "transform.scale", "bounds", "cornerRadius"]))
            animation.toValue = world.number()
            animation.duration = world.seconds()
            animation.repeatCount = Float(world.number())
            animation.speed = Float(world.number())
            animation.delegate = world.delegate
            world.view().layer.add(animation, forKey: world.chance.happens(50) ? "key" : nil)
            if world.chance.happens(20) { world.view().layer.removeAllAnimations() }
            return ""
        }),
        ("end a transition", { world in
            guard let context = world.transitions.popLast() else { return "" }
            let views = [UITransitionContextViewKey.from, .to].compactMap { context.view(forKey: $0) }
            for view in views { context.containerView.addSubview(view) }
            context.completeTransition(world.flip())
            return ""
        }),
        ("transition", { world in
            let from = world.view(), to = world.view()
            guard from !== to, from.superview != nil, !from.isDescendant(of: to), !(from.superview?.isDescendant(of: to) ?? true) else { return "" }
            UIView.transition(from: from, to: to, duration: world.seconds(), options: .transitionCrossDissolve) { _ in Wild.called("transition", world.delegate) }
            return ""
        }),
        ("later", { world in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak world] in
                MainActor.assumeIsolated { if let world, Wild.world === world { Wild.called("asyncAfter", world.delegate) } }
            }
            return ""
        }),
        ("run the loop", { world in
            // Nested once: a loop in each callback is a program that waits.
            guard world.loops < 1 else { return "" }
            world.loops += 1
            RunLoop.main.run(mode: .default, before: Date())
            world.host.advance(by: 0.02)
            world.loops -= 1
            return ""
        }),
    ]
}
