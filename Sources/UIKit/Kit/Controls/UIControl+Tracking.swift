/// How a control follows a touch (R-CTL-20 … 30).
///
/// Whatever is called on the way may stop the tracking, by `cancelTracking(with:)`, by disabling the control or by taking it from its
/// window: after each call the touch is looked for again.
extension UIControl {
    /// Starts to follow the first of the touches that landed, unless one is followed already.
    final func track(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = oldest(of: touches), isOwn(touch) else { return }
        trackedTouch = touch
        isTouchInside = true
        let isTracked = beginTracking(touch, with: event)
        guard trackedTouch === touch else { return }
        guard isTracked else { return stopTracking() }
        isTracking = true
        isHighlighted = true
        guard trackedTouch === touch else { return }
        touchDidLand(touch, with: event)
        if let controlMenu, trackedTouch === touch { controlMenu.touchLanded(at: touch.location(in: self), with: event) }
    }

    /// Whether the touch is not on a view that the app has put into the control (R-CTL-20).
    private func isOwn(_ touch: UITouch) -> Bool {
        guard var view = touch.hitView, view !== self else { return true }
        while !view.isControlPart {
            guard let outer = view.superview else { return true }
            if outer === self { return false }
            view = outer
        }
        return true
    }

    final func follow(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, isTracking, touches.contains(touch) else { return }
        let wasInside = isTouchInside, isInside = retains(touch)
        isTouchInside = isInside
        controlMenu?.touchMoved(to: touch.location(in: self))
        let goesOn = continueTracking(touch, with: event)
        guard trackedTouch === touch else { return }
        guard goesOn else { return stopTracking() }
        isHighlighted = isInside
        guard trackedTouch === touch else { return }
        if wasInside != isInside {
            send(isInside ? .touchDragEnter : .touchDragExit, with: event)
            guard trackedTouch === touch else { return }
        }
        send(isInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    final func finish(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, isTracking, touches.contains(touch) else { return }
        let isInside = retains(touch)
        isTouchInside = isInside
        endTracking(touch, with: event)
        guard trackedTouch === touch else { return }
        trackedTouch = nil
        isTracking = false
        isHighlighted = false
        if controlMenu?.touchLifted() != true { touchDidLift(inside: isInside, with: event) }
        if trackedTouch == nil { isTouchInside = false }
    }

    /// Stops for a reason of the system, and says so (R-CTL-25 … 27).
    final func interruptTracking(with event: UIEvent?) {
        guard trackedTouch != nil else { return }
        guard isTracking else { return stopTracking() }
        // Forgotten at once: what `cancelTracking` does may lead here again.
        trackedTouch = nil
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, with: event)
    }

    /// Follows nothing any more, without a word (R-CTL-23, R-CTL-28).
    final func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        leaveMenu()
    }

    /// Whether the touch counts as inside (R-CTL-30). `point(inside:with:)` has no say: it decides landings.
    private func retains(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self), bounds = bounds
        let slop = GestureConfiguration.current.controlRetentionSlop, tolerance = GestureConfiguration.comparisonTolerance
        return point.x >= bounds.minX - slop - tolerance && point.x < bounds.maxX + slop - tolerance
            && point.y >= bounds.minY - slop - tolerance && point.y < bounds.maxY + slop - tolerance
    }

    private func oldest(of touches: Set<UITouch>) -> UITouch? {
        var oldest: UITouch?
        for touch in touches {
            if let known = oldest, known.serial < touch.serial { continue }
            oldest = touch
        }
        return oldest
    }
}
