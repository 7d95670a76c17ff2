/// A finger on a keyboard, and the key under it.
struct KeyboardFinger {
    let touch: UITouch
    var key: KeyView?
    /// Whether its key has typed, or types nothing when the finger lifts.
    var isDone = false
    var balloon: KeyBalloon?
    /// What its key offers, once it has rested there.
    var offers: KeyOffersBar?
    /// Where it was last, while it carries the caret.
    var caretPoint: CGPoint?
    /// The timer of its rest.
    fileprivate var rest: Int?
}

extension KeyboardView {
    func land(_ touches: Set<UITouch>) {
        for touch in touches.sorted(by: { $0.serial < $1.serial }) {
            commitAll()
            // Typing calls the app, which may have cancelled this touch too: its end was called already.
            guard touch.phase != .cancelled, !isMovingCaret, let key = key(at: touch.location(in: self)) else { continue }
            fingers.append(KeyboardFinger(touch: touch, key: key))
            press(key.key, at: fingers.count - 1)
        }
        showKeys()
    }

    func move(_ touches: Set<UITouch>) {
        for touch in touches {
            guard let index = index(of: touch) else { continue }
            if fingers[index].caretPoint != nil {
                moveCaret(index)
            } else if let offers = fingers[index].offers, let superview {
                offers.select(at: touch.location(in: superview).x)
            } else if !fingers[index].isDone {
                slide(index)
            }
        }
        showKeys()
    }

    func lift(_ touches: Set<UITouch>) {
        for touch in touches.sorted(by: { $0.serial < $1.serial }) {
            guard let index = index(of: touch) else { continue }
            commit(index)
            // Typing called the app, which may have cancelled the touches of other fingers: they are no longer here.
            if let index = self.index(of: touch) { release(index) }
        }
        showKeys()
    }

    func cancel(_ touches: Set<UITouch>) {
        for touch in touches {
            if let index = index(of: touch) { release(index) }
        }
        showKeys()
    }

    func index(of touch: UITouch) -> Int? { fingers.firstIndex { $0.touch === touch } }

    private func release(_ index: Int) {
        let finger = fingers[index]
        forget(index)
        fingers.remove(at: index)
        switch finger.key?.key.kind {
        case .delete: stopRepeating()
        case .shift: if shift == .held { shift = hasTypedSinceShift && wantsCapital ? .once : .off }
        default: break
        }
    }

    /// A finger types nothing more, and what it shows goes.
    func forget(_ index: Int) {
        fingers[index].isDone = true
        fingers[index].caretPoint = nil
        hidePopups(of: index)
    }

    func hidePopups(of index: Int) {
        fingers[index].balloon?.removeFromSuperview()
        fingers[index].offers?.removeFromSuperview()
        (fingers[index].balloon, fingers[index].offers) = (nil, nil)
        if let rest = fingers[index].rest { Surroundings.timers?.cancel(rest) }
        fingers[index].rest = nil
    }

    /// A finger slides from one key that types to another.
    private func slide(_ index: Int) {
        let new = key(at: fingers[index].touch.location(in: self))
        guard new !== fingers[index].key else { return }
        fingers[index].key = new.flatMap { $0.key.typesOnLift ? $0 : nil }
        showBalloon(of: index)
        beginRest(index)
    }

    /// Keys that act on landing do so.
    private func press(_ key: KeyboardKey, at index: Int) {
        switch key.kind {
        case .delete:
            fingers[index].isDone = true
            delete()
            repeatDeleting(after: GestureConfiguration.current.keyRepeatDelay, Surroundings.eventTime)
        case .shift:
            fingers[index].isDone = true
            pressShift()
        case .page(let page):
            fingers[index].isDone = true
            fingers[index].key = nil
            show(page)
        case .globe, .hide:
            fingers[index].isDone = true
            fingers[index].key = nil
            if key.kind == .globe { target?.turnToNextLanguage() } else { target?.hideKeyboard() }
        default:
            showBalloon(of: index)
            beginRest(index)
        }
    }

    private func showBalloon(of index: Int) {
        hidePopups(of: index)
        guard !traits.isSecret, page != .pad, let key = fingers[index].key, case .text = key.key.kind, let superview else { return }
        let balloon = KeyBalloon(title(of: key.key), above: convert(key.frame, to: superview), within: superview.bounds.width, colors: colors)
        superview.addSubview(balloon)
        fingers[index].balloon = balloon
    }

    // MARK: Resting (R-KBD-7, R-KBD-8)

    private func beginRest(_ index: Int) {
        guard let key = fingers[index].key?.key, key.kind == .space || !offers(of: key).isEmpty else { return }
        let touch = fingers[index].touch
        fingers[index].rest = Surroundings.timers?.schedule(at: Surroundings.eventTime + GestureConfiguration.current.keyOffersDelay) { [weak self, weak touch] in
            guard let self, let touch, let index = self.index(of: touch) else { return }
            fingers[index].rest = nil
            hasRested(index)
            showKeys()
        }
    }

    private func hasRested(_ index: Int) {
        guard !fingers[index].isDone, let key = fingers[index].key, window != nil else { return }
        if key.key.kind == .space {
            guard target?.beginMovingCaret() == true else { return }
            fingers[index].isDone = true
            fingers[index].caretPoint = fingers[index].touch.location(in: self)
        } else {
            showOffers(of: key, index)
        }
    }

    private func showOffers(of key: KeyView, _ index: Int) {
        guard let superview else { return }
        hidePopups(of: index)
        let texts = [title(of: key.key)] + offers(of: key.key)
        let bar = KeyOffersBar(texts, above: convert(key.frame, to: superview), within: superview.bounds.width, colors: colors,
                               isSecret: traits.isSecret)
        superview.addSubview(bar)
        fingers[index].offers = bar
    }

    private func moveCaret(_ index: Int) {
        let point = fingers[index].touch.location(in: self), last = fingers[index].caretPoint ?? point
        fingers[index].caretPoint = point
        target?.moveCaret(by: CGVector(dx: point.x - last.x, dy: point.y - last.y))
    }

    // MARK: Repeating

    private func repeatDeleting(after delay: TimeInterval, _ time: TimeInterval) {
        stopRepeating()
        let next = time + delay
        repetition = Surroundings.timers?.schedule(at: next) { [self] in
            repetition = nil
            guard window != nil, fingers.contains(where: { $0.key?.key.kind == .delete }) else { return }
            delete()
            showKeys()
            repeatDeleting(after: GestureConfiguration.current.keyRepeatInterval, next)
        }
    }

    private func stopRepeating() {
        if let repetition { Surroundings.timers?.cancel(repetition) }
        repetition = nil
    }
}
