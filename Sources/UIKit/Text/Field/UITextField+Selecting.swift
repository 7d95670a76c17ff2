/// What a touch in a text field is doing.
struct FieldTracking {
    enum Deed {
        case nothing
        /// A tap, until it turns out to be something else.
        case pending
        /// The other end of the selection stays; by words where a word was chosen first.
        case selecting(anchor: Int, word: Range<Int>?)
        /// The caret goes with the finger.
        case carrying
        /// A press of the pointer's secondary button, which opens the menu when it ends.
        case asking
    }

    var deed = Deed.nothing
    var landing = CGPoint.zero
    /// From the finger to where the end of the selection is, for a finger that holds a handle beside its middle.
    var offset: CGFloat = 0
    var timer: Int?
    /// Whether the finger that took a handle has moved: before, it may be one more tap.
    var hasMoved = false
    /// Whether the edit menu was open, or the caret there, before the touch.
    var wasAtCaret = false
}

/// Placing the caret and selecting, by finger and by mouse (R-TXT-11 … 15, R-TXT-21).
extension UITextField {
    func beginSelecting(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let point = touch.location(in: self), place = place(at: point)
        tracking = FieldTracking(deed: .pending, landing: point)
        if touch.type == .indirectPointer, event?.buttonMask.contains(.secondary) ?? false {
            ask(about: point)
        } else if isEditing, showsHandles, let anchor = takeHandle(at: point) {
            tracking.deed = .selecting(anchor: anchor, word: nil)
        } else if isEditing, touch.type == .indirectPointer {
            begin(at: place, tapCount: touch.tapCount, extends: event?.modifierFlags.contains(.shift) ?? false)
        } else {
            tracking.wasAtCaret = isEditing && content.selection == place..<place
            let time = touch.timestamp + GestureConfiguration.current.longPressMinimumDuration
            tracking.timer = UIApplication.shared.updateCycle.schedule(at: time) { [self] in longPress() }
        }
        return true
    }

    /// A press of the mouse: caret, word, or all.
    private func begin(at place: Int, tapCount: Int, extends: Bool) {
        if extends {
            select(content.anchor, place, by: .pointer)
            tracking.deed = .selecting(anchor: content.anchor, word: nil)
        } else if tapCount == 2, let word = shown.word(at: place) {
            select(word.lowerBound, word.upperBound, by: .pointer)
            tracking.deed = .selecting(anchor: word.lowerBound, word: word)
        } else if tapCount > 2 {
            select(0, content.length, by: .pointer)
            tracking.deed = .nothing
        } else {
            select(place, place, by: .pointer)
            tracking.deed = .selecting(anchor: place, word: nil)
        }
    }

    /// What the menu is to be about: the selection if the click is on it, or else the word there.
    private func ask(about point: CGPoint) {
        tracking.deed = .nothing
        guard isEditing || becomeFirstResponder() else { return }
        layoutIfNeeded()
        let place = place(at: point)
        if !content.selection.contains(place) || content.selection.isEmpty {
            let word = shown.word(at: place) ?? place..<place
            select(word.lowerBound, word.upperBound, by: .pointer)
        }
        tracking.deed = .asking
    }

    /// - Returns: The end of the selection that stays.
    private func takeHandle(at point: CGPoint) -> Int? {
        let reach = GestureConfiguration.current.selectionHandleReach
        let toStart = hypot(point.x - startHandle.grip.x, point.y - startHandle.grip.y)
        let toEnd = hypot(point.x - endHandle.grip.x, point.y - endHandle.grip.y)
        guard min(toStart, toEnd) <= reach else { return nil }
        let handle = toStart < toEnd ? startHandle : endHandle
        tracking.offset = handle.grip.x - point.x
        return toStart < toEnd ? content.selection.upperBound : content.selection.lowerBound
    }

    func continueSelecting(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        switch tracking.deed {
        case .nothing, .asking: break
        case .pending:
            let moved = hypot(point.x - tracking.landing.x, point.y - tracking.landing.y)
            guard moved > GestureConfiguration.current.longPressAllowableMovement else { return true }
            stopWaiting()
            guard isEditing, abs(point.x - tracking.landing.x) >= abs(point.y - tracking.landing.y) else { return false }
            tracking.deed = .selecting(anchor: place(at: tracking.landing), word: nil)
            tracking.hasMoved = true
            extend(to: point, touch)
        case .selecting:
            tracking.hasMoved = tracking.hasMoved || abs(point.x - tracking.landing.x) >= 2
            if tracking.hasMoved { extend(to: point, touch) }
        case .carrying:
            let place = place(at: point)
            select(place, place, by: .finger)
        }
        return true
    }

    private func extend(to point: CGPoint, _ touch: UITouch) {
        guard case .selecting(let anchor, let word) = tracking.deed else { return }
        let place = place(at: CGPoint(x: point.x + tracking.offset, y: point.y))
        let hand: Hand = touch.type == .indirectPointer ? .pointer : .finger
        guard let word else { return select(anchor, place, by: hand) }
        let other = shown.word(at: place) ?? place..<place
        if place < word.lowerBound { select(word.upperBound, other.lowerBound, by: hand) } else {
            select(word.lowerBound, max(word.upperBound, place <= word.upperBound ? place : other.upperBound), by: hand)
        }
    }

    func endSelecting(_ touch: UITouch?) {
        stopWaiting()
        let deed = tracking.deed
        tracking.deed = .nothing
        guard let touch else { return }
        let isFinger = touch.type != .indirectPointer
        switch deed {
        case .pending: tapped(touch)
        case .selecting where isFinger && !tracking.hasMoved: tapped(touch)
        case .selecting, .carrying: if isFinger { offerMenu() }
        case .asking: offerMenu()
        case .nothing: break
        }
    }

    private func tapped(_ touch: UITouch) {
        let isPointer = touch.type == .indirectPointer, hand: Hand = isPointer ? .pointer : .finger
        if !isEditing {
            guard becomeFirstResponder() else { return }
            layoutIfNeeded()
            let place = place(at: touch.location(in: self))
            return select(place, place, by: hand)
        }
        let place = place(at: touch.location(in: self))
        if touch.tapCount == 2, let word = shown.word(at: place) {
            select(word.lowerBound, word.upperBound, by: hand)
            offerMenu()
        } else if touch.tapCount > 2 {
            select(0, content.length, by: hand)
            offerMenu()
        } else if content.selection.contains(place), !content.selection.isEmpty {
            offerMenu()
        } else {
            select(place, place, by: hand)
            if tracking.wasAtCaret { offerMenu() }
        }
    }

    private func longPress() {
        tracking.timer = nil
        guard case .pending = tracking.deed, trackedTouch != nil else { return }
        guard isEditing || becomeFirstResponder() else {
            tracking.deed = .nothing
            return
        }
        layoutIfNeeded()
        tracking.deed = .carrying
        let place = place(at: tracking.landing)
        select(place, place, by: .finger)
    }

    func cancelSelecting() {
        stopWaiting()
        tracking.deed = .nothing
    }

    private func stopWaiting() {
        if let timer = tracking.timer { UIApplication.shared.updateCycle.cancel(timer) }
        tracking.timer = nil
    }

    /// Whether a gesture of a superview has to leave the touch to the field: single and repeated taps, and drags from side to side that select.
    func keepsForItself(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.attachedView !== self, recognizer.numberOfTouches == 1 else { return false }
        if let tap = recognizer as? UITapGestureRecognizer { return tap.numberOfTouchesRequired == 1 }
        if case .selecting = tracking.deed { return true }
        guard isEditing, let touch = recognizer.tracked.first, touch === trackedTouch else { return false }
        let start = recognizer.convert(touch.landing.location, to: self), end = recognizer.convert(touch.sample.location, to: self)
        return abs(end.x - start.x) >= abs(end.y - start.y)
            && (recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer)
    }

    // MARK: Showing

    /// Places the caret, or the handles, where they are now.
    func placeSelection() {
        updateCaret()
        let selection = content.selection
        guard isEditing, showsHandles, !selection.isEmpty else {
            startHandle.isHidden = true
            endHandle.isHidden = true
            return
        }
        startHandle.show(at: rectOfCaret(at: selection.lowerBound), color: tintColor)
        endHandle.show(at: rectOfCaret(at: selection.upperBound), color: tintColor)
    }

    func updateCaret() {
        let isShown = isEditing && content.selection.isEmpty
        caret.isHidden = !isShown
        if isShown { caret.show(caretRect(for: TextOffset(content.head)), color: tintColor) } else { stopBlinking() }
    }

    /// The caret blinks, and stays visible after some seconds without a change: a device that is not in use
    /// need not wake up.
    func restartCaret() {
        stopBlinking()
        caret.alpha = 1
        let cycle = UIApplication.shared.updateCycle
        blink(at: cycle.now + GestureConfiguration.current.caretBlinkInterval, until: cycle.now + GestureConfiguration.current.caretBlinkDuration)
    }

    private func blink(at time: TimeInterval, until end: TimeInterval) {
        caretTimer = UIApplication.shared.updateCycle.schedule(at: time) { [self] in
            caretTimer = nil
            guard isEditing, window != nil else { return }
            caret.alpha = caret.alpha == 1 && time < end ? 0 : 1
            if time < end { blink(at: time + GestureConfiguration.current.caretBlinkInterval, until: end) }
        }
    }

    private func stopBlinking() {
        if let caretTimer { UIApplication.instance?.updateCycle.cancel(caretTimer) }
        caretTimer = nil
    }

    /// Shows what can be done with the selection, or hides it when it is shown already.
    func offerMenu() {
        guard isEditing, window != nil else { return }
        layoutIfNeeded()
        let selection = content.selection
        var rect = rectOfCaret(at: selection.lowerBound).union(rectOfCaret(at: selection.upperBound))
        // The menu leaves the handles free.
        if !startHandle.isHidden { rect = rect.union(startHandle.frame).union(endHandle.frame) }
        UIMenuController.shared.showMenu(from: self, rect: rect)
    }

    func hideMenu() {
        if UIMenuController.shared.isMenuVisible { UIMenuController.shared.hideMenu(from: self) }
    }
}
