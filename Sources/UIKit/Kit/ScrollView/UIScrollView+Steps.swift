internal import ScrollEngine

// The scroll view as the client of the rules of scrolling: it says what it finds, and does what they ask for.
extension UIScrollView {
    /// Gives the rules something that has happened, and does what follows, one call of the app after the other.
    final func scroll(_ input: ScrollInput) {
        let isLayouts = input.isLayouts
        var step = scrolling.take(input, in: space(withTime: !input.isFrames))
        while let next = perform(step, isLayouts: isLayouts) { step = scrolling.resume(next, in: space) }
    }

    /// The content as it is now.
    final var space: ScrollSpace { space(withTime: true) }

    /// - Parameter withTime: Whether the time is read. A finger that moves and a refresh, of which each frame has one, begin no movement.
    private func space(withTime: Bool) -> ScrollSpace {
        let bounds = layer.bounds, (x, y) = axes(bounds, allInsets)
        return ScrollSpace(
            offset: bounds.origin, x: x, y: y, contentsScale: layer.contentsScale, scale: scale, scaleLimits: scaleLimits, bouncesZoom: bouncesZoom, isPaged: isPagingEnabled,
            locksDirection: isDirectionalLockEnabled, rate: decelerationRate.rawValue, isInWindow: window != nil, isEmpty: bounds.isEmpty,
            isPlacing: isPlacing, now: withTime ? CACurrentMediaTime() : 0, figures: .current)
    }

    final func axes(_ bounds: CGRect, _ insets: UIEdgeInsets) -> (x: ScrollAxis, y: ScrollAxis) {
        (ScrollAxis(content: size.width, length: bounds.width, before: insets.left, after: insets.right, bounces: bouncesHorizontally,
                    alwaysBounces: alwaysBounceHorizontal, anchor: anchor(contentAlignmentPoint.x)),
         ScrollAxis(content: size.height, length: bounds.height, before: insets.top, after: insets.bottom, bounces: bouncesVertically,
                    alwaysBounces: pullsVertically, anchor: anchor(contentAlignmentPoint.y)))
    }

    /// - Returns: How the rules continue.
    private func perform(_ step: ScrollStep, isLayouts: Bool) -> ScrollContinuation? {
        keepRefreshes()
        keepTracking()
        change(step.indicators)
        switch step.act {
        case .none: break
        case .move(let place): moveContent(to: place, isLayouts: isLayouts)
        case .follow(let place): follow(to: place)
        case .put(let place): putContent(at: place)
        case .shift(let place): shiftContent(to: place)
        case .tellMove: contentMoved(isLayouts: isLayouts)
        case .scale(let scale): showScale(scale)
        case .takeDirection: if keyboardDismissMode == .onDrag { dismissKeyboard() }
        case .askPan(let lift): askDelegate(lift)
        case .askRest(let lift): askLayout(lift)
        case .tell(let call): tell(call)
        }
        return step.next
    }

    /// What moves is called at each refresh.
    private func keepRefreshes() {
        let moves = scrolling.movement.kind != .none
        guard moves != callsRefreshes else { return }
        callsRefreshes = moves
        if moves { refreshes.start { [weak self] in self?.scroll(.tick($0)) } } else { refreshes.stop() }
    }

    /// While a finger has the content, and until that has come to rest after it, the run loop has other work (R-GEN-10).
    private func keepTracking() {
        let tracks = scrolling.hold.phase != .nothing || scrolling.movement.kind == .deceleration
        if tracks != (runLoopTracking != nil) { runLoopTracking = tracks ? ScrollTracking() : nil }
    }

    private func change(_ change: ScrollIndicatorChange) {
        switch change {
        case .none: break
        case .show: indicators.show(in: self)
        case .hideSoon: indicators.hideSoon(in: self)
        case .hide: indicators.hide()
        }
    }

    // MARK: Questions

    /// The layout of the content and the delegate say where it comes to rest after a drag (R-SCR-24).
    private func askDelegate(_ asked: ScrollLift) {
        var lift = asked
        let velocity = CGPoint(x: lift.velocity.x / 1000, y: lift.velocity.y / 1000)
        lift.target = restingPlace(proposed: lift.natural, velocity: velocity)
        if let delegate {
            withUnsafeMutablePointer(to: &lift.target) { delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0) }
        }
        scroll(.panAnswered(lift, pinchLetsGo: isPinchLettingGo))
    }

    private func askLayout(_ asked: ScrollLift) {
        var lift = asked
        if restsAtPlaces { lift.target = restingPlace(proposed: lift.natural, velocity: .zero) }
        scroll(.restAnswered(lift))
    }

    // MARK: Notifications

    private func tell(_ call: ScrollCall) {
        guard let delegate else { return }
        switch call {
        case .willBeginDragging: delegate.scrollViewWillBeginDragging(self)
        case .didEndDragging(let goesOn): delegate.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        case .willBeginDecelerating: delegate.scrollViewWillBeginDecelerating(self)
        case .didEndDecelerating: delegate.scrollViewDidEndDecelerating(self)
        case .didEndAnimation: delegate.scrollViewDidEndScrollingAnimation(self)
        case .didScrollToTop: delegate.scrollViewDidScrollToTop(self)
        case .willBeginZooming: delegate.scrollViewWillBeginZooming(self, with: delegate.viewForZooming(in: self))
        case .didZoom: delegate.scrollViewDidZoom(self)
        case .didEndZooming: delegate.scrollViewDidEndZooming(self, with: delegate.viewForZooming(in: self), atScale: scale)
        }
    }
}

extension ScrollFigures {
    /// The configuration's. Each is read by itself: the configuration is large to copy.
    @MainActor
    static var current: ScrollFigures {
        ScrollFigures(restingDistance: GestureConfiguration.current.scrollRestingDistance, springFrequency: GestureConfiguration.current.scrollSpringFrequency,
                      pageTurnVelocity: GestureConfiguration.current.pageTurnVelocity, animationDuration: GestureConfiguration.current.scrollAnimationDuration,
                      restInterval: GestureConfiguration.current.scrollRestInterval, lockRatio: GestureConfiguration.current.directionalLockRatio,
                      farthestPull: GestureConfiguration.current.scrollFarthestPull, zoomBounceLength: GestureConfiguration.current.zoomBounceLength,
                      tolerance: GestureConfiguration.comparisonTolerance)
    }
}
