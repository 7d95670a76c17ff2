/// The caret, the handles and the edit menu (R-TXT-3, R-TXT-14, R-TXT-21).
extension TextEditing {
    /// Behind what is selected: over black a colour has to be stronger to be seen (R-TXT-26).
    var selectionColor: UIColor { tintColor.withAlphaComponent(traitCollection.userInterfaceStyle == .dark ? 0.4 : 0.2) }

    /// Places the caret, or the handles, where they are now.
    func placeSelection() {
        updateCaret()
        let selection = content.selection
        guard isActive, showsHandles, !selection.isEmpty else {
            startHandle.isHidden = true
            endHandle.isHidden = true
            return
        }
        startHandle.show(at: rectOfCaret(at: selection.lowerBound), color: tintColor)
        endHandle.show(at: rectOfCaret(at: selection.upperBound), color: tintColor)
    }

    func updateCaret() {
        let isShown = isActive && mayChange && content.selection.isEmpty
        caret.isHidden = !isShown
        if isShown { caret.show(caretRect(for: TextOffset(content.head)), color: tintColor) } else { stopBlinking() }
    }

    /// The caret blinks, and stays visible after some seconds without a change: a device that is not in use
    /// need not wake up.
    func restartCaret() {
        stopBlinking()
        caret.alpha = 1
        let now = Surroundings.clock.now
        blink(at: now + GestureConfiguration.current.caretBlinkInterval, until: now + GestureConfiguration.current.caretBlinkDuration)
    }

    private func blink(at time: TimeInterval, until end: TimeInterval) {
        caretTimer = Surroundings.clock.schedule(at: time) { [self] in
            caretTimer = nil
            guard isActive, window != nil else { return }
            caret.alpha = caret.alpha == 1 && time < end ? 0 : 1
            if time < end { blink(at: time + GestureConfiguration.current.caretBlinkInterval, until: end) }
        }
    }

    private func stopBlinking() {
        if let caretTimer { Surroundings.timers?.cancel(caretTimer) }
        caretTimer = nil
    }

    /// Shows what can be done with the selection, or hides it when it is shown already.
    func offerMenu() {
        guard isActive, window != nil else { return }
        layoutIfNeeded()
        let selection = content.selection
        var rect = rectOfCaret(at: selection.lowerBound).union(rectOfCaret(at: selection.upperBound))
        // The menu leaves the handles free.
        if !startHandle.isHidden { rect = rect.union(startHandle.frame).union(endHandle.frame) }
        // Of a long selection only a part is seen.
        if hasLines { rect = rect.intersection(bounds).isNull ? bounds : rect.intersection(bounds) }
        UIMenuController.shared.showMenu(from: self, rect: rect)
    }

    func hideMenu() {
        if UIMenuController.shared.isMenuVisible { UIMenuController.shared.hideMenu(from: self) }
    }
}
