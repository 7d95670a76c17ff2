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
    /// Whether it slides through the menu that its key has opened.
    var isInMenu = false
    /// The timer of its rest.
    fileprivate var rest: Int?
}

extension KeyboardView {
    func land(_ touches: Set<UITouch>) {
        // A menu that waits for a choice goes, and the finger that takes it away does nothing else.
        if closeMenu() { return }
        for touch in touches.sorted(by: { $0.serial < $1.serial }) {
            let sawEmoji = page == .emoji
            commitAll()
            // Emoji that have come under the finger are not what it was for.
            guard page != .emoji || sawEmoji else { continue }
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
            } else if fingers[index].isInMenu {
                if let menu, let place = menu.superview { menu.select(at: touch.location(in: place)) }
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
            if fingers[index].isInMenu { liftFromMenu() } else { commit(index) }
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
        if finger.isInMenu, menu?.isWaiting != true { closeMenu() }
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
        // A key that opens a menu is held like a control, and left for good.
        if let old = fingers[index].key, old.key.opensMenu {
            let slop = -GestureConfiguration.current.controlRetentionSlop
            guard !old.cell.insetBy(dx: slop, dy: slop).contains(fingers[index].touch.location(in: self)) else { return }
            fingers[index].key = nil
            return forget(index)
        }
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
        case .globe, .hide, .page(.emoji):
            beginRest(index)
        case .page, .category, .search, .endSearch, .arrange:
            fingers[index].isDone = true
            fingers[index].key = nil
            act(key.kind)
        default:
            showBalloon(of: index)
            beginRest(index)
        }
    }

    /// Does what a key is for that types nothing.
    func act(_ kind: KeyboardKey.Kind) {
        switch kind {
        case .page(.emoji): endSearch(showing: .emoji)
        case .page(let page): show(page)
        case .globe: target?.turnToNextLanguage()
        case .hide: target?.hideKeyboard()
        case .category(let index): emojiPage?.show(category: index)
        case .search: beginSearch()
        case .endSearch: endSearch(showing: .emoji)
        case .arrange(let new): arrange(new)
        default: break
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
        guard let key = fingers[index].key?.key, key.kind == .space || key.opensMenu || !offers(of: key).isEmpty else { return }
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
            guard search == nil, target?.beginMovingCaret() == true else { return }
            fingers[index].isDone = true
            fingers[index].caretPoint = fingers[index].touch.location(in: self)
        } else if key.key.opensMenu {
            guard openMenu(above: key) else { return }
            fingers[index].isDone = true
            fingers[index].isInMenu = true
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
