internal import ScrollEngine

// What fingers that scroll say to the rules (R-SCR-6, R-SCR-6a, R-SCR-30).
extension UIScrollView {
    final func addRecognizers() {
        let delay = ContentTouchDelay(target: nil, action: nil)
        let knobs = IndicatorDragRecognizer(target: nil, action: nil)
        // Their delegate is asked for as soon as they are added.
        pinch.owner = self
        (panGestureRecognizer as? ScrollPanRecognizer)?.owner = self
        // The last one added is called first: the pan decides before the delay looks what it has decided.
        addGestureRecognizer(delay)
        addGestureRecognizer(pinch)
        addGestureRecognizer(panGestureRecognizer)
        addGestureRecognizer(knobs)
        pinch.isEnabled = maximumZoomScale > minimumZoomScale
        // They may outlive the scroll view: in an event in which it goes.
        panGestureRecognizer.addAction { [weak self] (pan: UIPanGestureRecognizer) in self?.panned(pan) }
        pinch.addAction { [weak self] (pinch: UIPinchGestureRecognizer) in self?.pinched(pinch) }
        knobs.addAction { [weak self] (knobs: IndicatorDragRecognizer) in self?.knobDragged(knobs) }
        indicators.follow(self)
    }

    private var eventTime: TimeInterval { Surroundings.timers == nil ? CACurrentMediaTime() : Surroundings.eventTime }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            scroll(.panBegan(touch(of: pan, takesDirection: true)))
            fingersMoved(pan)
        case .changed: fingersMoved(pan)
        case .ended: scroll(.panEnded(touch(of: pan, takesDirection: true)))
        case .cancelled: scroll(.panCancelled)
        default: break
        }
    }

    /// Each frame of a drag comes here. It goes the short way, unless a movement or a stopped deceleration has to be ended first.
    private func fingersMoved(_ pan: UIPanGestureRecognizer) {
        let touch = touch(of: pan, takesDirection: scrolling.hold.isBraked), (x, y) = axes(layer.bounds, allInsets)
        if let place = scrolling.follow(touch, x: x, y: y, contentsScale: layer.contentsScale) {
            follow(to: place)
        } else {
            scroll(.panMoved(touch))
        }
    }

    /// - Parameter takesDirection: Whether the velocity is used.
    private func touch(of pan: UIPanGestureRecognizer, takesDirection: Bool) -> ScrollTouch {
        let source: ScrollTouch.Source = switch pan.indirectMotion?.kind {
        case nil: .fingers
        case .wheel: .wheel
        default: .touchpad
        }
        return ScrollTouch(time: eventTime, translation: pan.translation(in: self), velocity: takesDirection ? pan.velocity(in: self) : .zero, source: source,
                           isPinch: isPinchedByTwo)
    }

    /// What the pan was doing is over, with an action or without.
    final func panWasReset() { if scrolling.hold.phase.isDragged { scroll(.panReset) } }

    // MARK: Caught by a finger (R-SCR-6a)

    /// Whether the content moves without a finger, and a finger would stop it.
    final var isMoving: Bool { scrolling.isStoppable }

    final func fingerLanded() { if isMoving { scroll(.landed) } }

    final func fingersWent() { if scrolling.hold.phase == .caught { scroll(.left) } }

    /// The scroll view is in no window any more (R-SCR-31).
    final func stopForGood() {
        // From inside its own action the pan is cancelled only when that has returned.
        panWasReset()
        scroll(.leftWindow)
    }
}
