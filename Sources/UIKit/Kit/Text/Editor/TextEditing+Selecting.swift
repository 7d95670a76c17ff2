/// Placing the caret and selecting, by finger and by mouse (R-TXT-11 … 15, R-TXT-21).
extension TextEditing {
    func beginSelecting(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let point = touch.location(in: self), place = place(at: point), wasActive = isActive
        tracking = SelectionTracking(deed: .pending, landing: point, wordTap: tracking.wordTap)
        if touch.type == .indirectPointer, event?.buttonMask.contains(.secondary) ?? false {
            ask(about: point)
        } else if isActive, showsHandles, let anchor = takeHandle(at: point) {
            tracking.deed = .selecting(anchor: anchor, word: nil)
        } else if touch.type == .indirectPointer, isActive || hasLines && beginByTouch() {
            // Editing that begins calls the app, which may have cancelled the touch.
            guard trackedTouch === touch else { return false }
            // The press that begins editing leaves it to the next insertion (R-TXT-8).
            let replacesAll = !wasActive && replacesAllOnce
            if tracking.isChosen {
                tracking.deed = .selecting(anchor: place, word: nil)
                return true
            }
            begin(at: place, tapCount: touch.tapCount, extends: event?.modifierFlags.contains(.shift) ?? false)
            if replacesAll { replacesAllOnce = true }
        } else {
            tracking.wasAtCaret = isActive && content.selection == place..<place
            // A mouse that rests does nothing more than one that clicks.
            guard touch.type != .indirectPointer else { return true }
            let time = touch.timestamp + GestureConfiguration.current.longPressMinimumDuration
            tracking.timer = Surroundings.clock.schedule(at: time) { [self] in longPress() }
        }
        return true
    }

    /// A press of the mouse: caret, word, or all.
    private func begin(at place: Int, tapCount: Int, extends: Bool) {
        if extends {
            select(content.anchor, place, by: .pointer)
            tracking.deed = .selecting(anchor: content.anchor, word: nil)
        } else if tapCount == 2, let word = places.word(at: place) {
            select(word.lowerBound, word.upperBound, by: .pointer)
            tracking.deed = .selecting(anchor: word.lowerBound, word: word)
        } else if tapCount > 2 {
            selectParagraph(at: place, by: .pointer)
            tracking.deed = .nothing
        } else {
            select(place, place, by: .pointer)
            tracking.deed = .selecting(anchor: place, word: nil)
        }
    }

    /// A third tap selects all of a field, and a paragraph of a text.
    func selectParagraph(at place: Int, by hand: SelectionHand) {
        let paragraph = places.paragraph(at: place)
        select(paragraph.lowerBound, paragraph.upperBound, by: hand)
    }

    /// What the menu is to be about: the selection if the click is on it, or else the word there.
    private func ask(about point: CGPoint) {
        tracking.deed = .nothing
        guard isActive || beginByTouch(), trackedTouch != nil else { return }
        layoutIfNeeded()
        let place = place(at: point)
        if !tracking.isChosen, !isOnSelection(point, place) {
            let word = places.word(at: place) ?? place..<place
            select(word.lowerBound, word.upperBound, by: .pointer)
        }
        tracking.deed = .asking
    }

    /// Whether a point, with the place nearest to it, is on what is selected.
    func isOnSelection(_ point: CGPoint, _ place: Int) -> Bool {
        let selection = content.selection
        // Nearest to the second half of the last letter is the place behind it.
        guard place == selection.upperBound else { return selection.contains(place) }
        return !selection.isEmpty && selectionRects(for: TextOffsets(selection)).contains { stretch in
            let rect = stretch.rect
            return point.x >= rect.minX && point.x < rect.maxX && (!hasLines || point.y >= rect.minY && point.y < rect.maxY)
        }
    }

    /// - Returns: The end of the selection that stays.
    private func takeHandle(at point: CGPoint) -> Int? {
        let reach = GestureConfiguration.current.selectionHandleReach + GestureConfiguration.comparisonTolerance
        let toStart = hypot(point.x - startHandle.grip.x, point.y - startHandle.grip.y)
        let toEnd = hypot(point.x - endHandle.grip.x, point.y - endHandle.grip.y)
        guard min(toStart, toEnd) <= reach else { return nil }
        let handle = toStart < toEnd ? startHandle : endHandle
        let selection = content.selection, line = rectOfCaret(at: toStart < toEnd ? selection.lowerBound : selection.upperBound)
        tracking.offset = CGVector(dx: handle.grip.x - point.x, dy: line.midY - point.y)
        return toStart < toEnd ? selection.upperBound : selection.lowerBound
    }

    func continueSelecting(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        switch tracking.deed {
        case .nothing, .asking: break
        case .pending:
            let moved = hypot(point.x - tracking.landing.x, point.y - tracking.landing.y)
            guard moved > GestureConfiguration.current.longPressAllowableMovement + GestureConfiguration.comparisonTolerance else { return true }
            stopWaiting()
            guard isActive, dragsSelect || touch.type == .indirectPointer, abs(point.x - tracking.landing.x) >= abs(point.y - tracking.landing.y) else { return false }
            tracking.deed = .selecting(anchor: place(at: tracking.landing), word: nil)
            tracking.hasMoved = true
            extend(to: point, touch)
        case .selecting:
            tracking.hasMoved = tracking.hasMoved || hasLeftLanding(point)
            if tracking.hasMoved { extend(to: point, touch) }
        case .carrying:
            tracking.hasMoved = tracking.hasMoved || !tracking.isChosen || hasLeftLanding(point)
            guard tracking.hasMoved else { return true }
            let place = place(at: point)
            select(place, place, by: .finger)
            showLoupe(at: place)
        }
        return true
    }

    /// Selecting has called the app, which may have taken the touch away.
    private func showLoupe(at place: Int) {
        if trackedTouch != nil { TextLoupe.show(rectOfCaret(at: place), of: self) }
    }

    private func hasLeftLanding(_ point: CGPoint) -> Bool { hypot(point.x - tracking.landing.x, point.y - tracking.landing.y) >= 2 }

    private func extend(to point: CGPoint, _ touch: UITouch) {
        guard case .selecting(let anchor, let word) = tracking.deed else { return }
        let place = place(at: CGPoint(x: point.x + tracking.offset.dx, y: point.y + tracking.offset.dy))
        let hand: SelectionHand = touch.type == .indirectPointer ? .pointer : .finger
        defer { if hand == .finger { showLoupe(at: place) } }
        guard let word else { return select(anchor, place, by: hand) }
        let other = places.word(at: place) ?? place..<place
        if place < word.lowerBound { select(word.upperBound, other.lowerBound, by: hand) } else {
            select(word.lowerBound, max(word.upperBound, place <= word.upperBound ? place : other.upperBound), by: hand)
        }
    }

    func endSelecting(_ touch: UITouch?) {
        stopWaiting()
        TextLoupe.hide()
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

    private func longPress() {
        tracking.timer = nil
        guard case .pending = tracking.deed, trackedTouch != nil else { return }
        if !mayChange, wordUnderLanding == nil {
            tracking.deed = .nothing
            return
        }
        let begins = !isActive
        guard !begins || beginByTouch(), trackedTouch != nil else {
            tracking.deed = .nothing
            return
        }
        layoutIfNeeded()
        let place = place(at: tracking.landing)
        // A text that can't be edited has no caret to carry (R-TXV-7).
        guard mayChange else {
            guard let word = wordUnderLanding else { return tracking.deed = .nothing }
            select(word.lowerBound, word.upperBound, by: .finger)
            tracking.deed = .selecting(anchor: word.lowerBound, word: word)
            return
        }
        tracking.deed = .carrying
        tracking.isChosen = tracking.isChosen && begins
        if !tracking.isChosen { select(place, place, by: .finger) }
        if case .carrying = tracking.deed { showLoupe(at: content.selection.lowerBound) }
    }

    /// The word that the finger has landed on, and not only beside.
    private var wordUnderLanding: Range<Int>? {
        guard let word = places.word(at: place(at: tracking.landing)) else { return nil }
        return selectionRects(for: TextOffsets(word)).contains { $0.rect.contains(tracking.landing) } ? word : nil
    }

    func cancelSelecting() {
        stopWaiting()
        TextLoupe.hide()
        tracking.deed = .nothing
    }

    private func stopWaiting() {
        if let timer = tracking.timer { Surroundings.clock.cancel(timer) }
        tracking.timer = nil
    }

    /// Whether a gesture of a superview has to leave the touch to the field: single and repeated taps, drags from side to side that select,
    /// and those that carry the caret.
    func keepsForItself(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isTouchable, recognizer.attachedView !== self, recognizer.numberOfTouches == 1 else { return false }
        if let tap = recognizer as? UITapGestureRecognizer { return tap.numberOfTouchesRequired == 1 }
        switch tracking.deed {
        case .selecting, .carrying: return true
        case .nothing, .pending, .asking: break
        }
        guard isActive, dragsSelect, let touch = recognizer.tracked.first, touch === trackedTouch else { return false }
        let start = recognizer.convert(touch.landing.location, to: self), end = recognizer.convert(touch.sample.location, to: self)
        return abs(end.x - start.x) >= abs(end.y - start.y)
            && (recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer)
    }
}
