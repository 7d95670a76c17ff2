/// What a tap does, and where it puts the caret (R-TXT-4, R-TXT-11, R-TXV-4).
extension TextEditing {
    /// Begins editing for a touch. What the app selects meanwhile stays: `tracking.isChosen` says whether it has. Its window becomes key, as keys go
    /// there (R-APP-13).
    func beginByTouch() -> Bool {
        tracking.isChosen = false
        guard becomeFirstResponder() else { return false }
        if let window, !window.isKeyWindow, window.canBecomeKey { window.makeKey() }
        return true
    }

    func tapped(_ touch: UITouch) {
        let hand: SelectionHand = touch.type == .indirectPointer ? .pointer : .finger
        let point = touch.location(in: self)
        if !isActive {
            // A text that can't be edited is selected by a second tap.
            guard mayChange || touch.tapCount > 1, beginByTouch() else { return }
            layoutIfNeeded()
            if mayChange { return putFirstCaret(touch, at: point, by: hand) }
        }
        let place = place(at: point)
        if touch.tapCount == 2, let word = places.word(at: place) {
            select(word.lowerBound, word.upperBound, by: hand)
            offerMenu()
        } else if touch.tapCount > 2 {
            selectParagraph(at: place, by: hand)
            offerMenu()
        } else if isOnSelection(point, place) {
            offerMenu()
        } else if tracking.wasAtCaret {
            select(place, place, by: hand)
            offerMenu()
        } else {
            putCaret(touch, at: point, by: hand)
        }
    }

    /// The tap that begins editing leaves the selection to the app, and everything to the next insertion (R-TXT-8).
    private func putFirstCaret(_ touch: UITouch, at point: CGPoint, by hand: SelectionHand) {
        guard isActive, !tracking.isChosen else { return }
        let replacesAll = replacesAllOnce
        putCaret(touch, at: point, by: hand)
        if replacesAll { replacesAllOnce = true }
    }

    private func putCaret(_ touch: UITouch, at point: CGPoint, by hand: SelectionHand) {
        let exact = place(at: point), caret = touch.type == .direct && mayChange ? wordEnd(for: exact, at: point) : exact
        select(caret, caret, by: hand)
        tracking.wordTap = caret == exact ? nil : (point, caret)
    }

    // MARK: Words

    /// Where a finger's tap puts the caret: a finger covers what it points at, and means the word. The same tap again means the place.
    private func wordEnd(for place: Int, at point: CGPoint) -> Int {
        if let last = tracking.wordTap, content.selection == last.caret..<last.caret,
           hypot(point.x - last.point.x, point.y - last.point.y)
            <= GestureConfiguration.current.caretTapMovement + GestureConfiguration.comparisonTolerance { return place }
        if let word = word(around: place) {
            let reachesStart = places.character(after: word.lowerBound) >= place && isNearer(word.lowerBound, than: word.upperBound, to: point)
            return reachesStart ? word.lowerBound : word.upperBound
        }
        guard let gap = gap(around: place) else { return place }
        return isNearer(gap.lowerBound, than: gap.upperBound, to: point) ? gap.lowerBound : gap.upperBound
    }

    private func isNearer(_ place: Int, than other: Int, to point: CGPoint) -> Bool {
        abs(rectOfCaret(at: place).midX - point.x) <= abs(rectOfCaret(at: other).midX - point.x)
    }

    /// The word that a place is within, as far as it is on one line and its script has spaces between words.
    private func word(around place: Int) -> Range<Int>? {
        guard let word = places.word(at: place)?.clamped(to: places.line(at: place)), word.lowerBound < place, place < word.upperBound else {
            return nil
        }
        return isSecureTextEntry ? word : stretch(of: word, around: place) { !$0.isWrittenWithoutSpaces }
    }

    /// The spaces that a place is within, on one line.
    private func gap(around place: Int) -> Range<Int>? {
        guard !isSecureTextEntry else { return nil }
        return stretch(of: places.line(at: place), around: place) { $0.properties.isWhitespace }
    }

    /// As much of a range around a place as a condition holds for; `nil` when the place is not within it.
    private func stretch(of range: Range<Int>, around place: Int, where holds: (Unicode.Scalar) -> Bool) -> Range<Int>? {
        var start = range.lowerBound, end = range.lowerBound
        for scalar in content.substring(range).unicodeScalars {
            let next = end + scalar.utf16.count
            if !holds(scalar) {
                guard next <= place else { break }
                start = next
            }
            end = next
        }
        return start < place && place < end ? start..<end : nil
    }
}

extension Unicode.Scalar {
    /// Whether its script has no spaces between words, which only a dictionary would find: Thai, Lao, Tibetan, Myanmar, Khmer, Chinese and Japanese
    /// with their marks and full-width forms.
    fileprivate var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
