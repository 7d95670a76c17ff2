/// What gestures do with the element (R-ACC-27 … R-ACC-32).
extension ScreenReader {
    /// A double tap: the action that the rotor is at, else the element's activation, else a tap where it is activated (R-ACC-27).
    func activate() {
        stopReading()
        guard let focus else { return }
        if let action = rotor.action {
            if !action.perform() { speech.say("\(action.name) failed") }
            return watch()
        }
        guard !focus.accessibilityTraits.contains(.notEnabled) else {
            speech.say(SystemWord.dimmed.text)
            return
        }
        let point = focus.accessibilityActivationPoint
        if !focus.accessibilityActivate() { passed.tap(point) }
        if focus.accessibilityTraits.contains(.keyboardKey) { speech.say(SpokenElement(focus).parts, interrupts: true, isOfKey: true) }
        watch()
    }

    /// A flick up or down: the value, the actions, or what the rotor is set to (R-ACC-30).
    func flickVertically(up: Bool) {
        stopReading()
        switch rotor.setting(for: focus) {
        case .value: adjust(by: up ? 1 : -1)
        case .actions: speech.say(rotor.nextAction(up ? -1 : 1, of: focus))
        case .characters: sayPiece(byWords: false, up ? -1 : 1)
        case .words: sayPiece(byWords: true, up ? -1 : 1)
        case .headings, .links, .controls, .textFields, .images: moveByRotor(up ? -1 : 1)
        }
    }

    private func adjust(by step: Int) {
        guard let focus else { return }
        step > 0 ? focus.accessibilityIncrement() : focus.accessibilityDecrement()
        let words = SpokenElement(focus)
        spoken = words
        cancelHint()
        speech.say([words.value ?? words.label].compactMap(\.self).map { UIAccessibility.Utterance.Part($0, language: words.language) }, interrupts: true)
    }

    private func moveByRotor(_ step: Int) {
        let setting = rotor.setting(for: focus)
        guard let found = neighbour(step, where: { setting.matches($0) }) else {
            speech.say("no \(step > 0 ? "next" : "previous") \(setting.single)")
            return
        }
        go(to: found)
    }

    /// The next piece of the element's text, or the one before; of a text that is edited the caret goes along (R-ACC-31).
    private func sayPiece(byWords: Bool, _ step: Int) {
        guard let focus else { return }
        let piece = rotor.nextPiece(byWords: byWords, step, of: focus)
        speech.say([UIAccessibility.Utterance.Part(piece ?? (step > 0 ? "end" : "beginning"), language: piece == nil ? nil : spoken?.language)], interrupts: true,
                   isOfKey: focus.accessibilityTraits.contains(.keyboardKey))
    }

    /// Two fingers that turn (R-ACC-30).
    func turnRotor(_ step: Int) {
        stopReading()
        cancelHint()
        speech.say(rotor.turn(step, for: focus, among: elements()))
    }

    /// Three fingers (R-ACC-32).
    func scroll(_ direction: UIAccessibilityScrollDirection) {
        stopReading()
        let start: UIResponder? = focus ?? scene?.visibleWindows.first { $0 !== window }?.rootViewController?.viewIfLoaded
        let posts = watching.pagePosts
        let hasScrolled = start?.scrollAsAssisted(direction) ?? false || scrollAny(direction)
        guard hasScrolled else { return sayEnd(direction == .down || direction == .right || direction == .next ? 1 : -1) }
        // What the app has said of it comes first.
        if watching.pagePosts == posts { sayPlace() }
        watch()
    }

    /// Where nothing on the way up scrolls, the first scroll view that can.
    private func scrollAny(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard focus == nil || focus.map({ holders(of: $0).isEmpty }) == true else { return false }
        for view in allScrollViews() where view.accessibilityScroll(direction) { return true }
        return false
    }

    private func allScrollViews() -> [UIScrollView] {
        var found: [UIScrollView] = []
        for other in scene?.visibleWindows ?? [] where other !== window {
            other.walk { view in
                if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled { found.append(scrollView) }
                return !view.isHidden
            }
        }
        return found
    }

    /// Says which part of a scroll view is seen.
    func sayPlace() {
        let holder = focus.flatMap { holders(of: $0).first } ?? allScrollViews().first { $0.exceedsVertically || $0.exceedsHorizontally }
        speech.say(holder?.spokenPlace ?? "nothing scrolls here")
    }

    /// Two fingers go to and fro (R-ACC-32).
    func escape() {
        stopReading()
        let start: UIResponder? = focus ?? frontController
        if start?.escapeAsAssisted() == true || frontController?.escapeAsAssisted() == true { watch() }
    }

    /// Two fingers tap twice (R-ACC-32).
    func magicTap() {
        let start: UIResponder? = focus ?? frontController
        if start?.magicTapAsAssisted() == true || frontController?.magicTapAsAssisted() == true { watch() }
    }

    private var frontController: UIResponder? { watching.controllers(scene, but: window).last ?? application }

    func sayPassing() { speech.say("passing through") }
}

extension UIScrollView {
    /// Which part of the content is seen, in words: pages where it has some, else rows of a table, else screens.
    fileprivate var spokenPlace: String {
        let shown = layer.bounds.inset(by: allInsets)
        if let table = self as? UITableView, let rows = table.indexPathsForVisibleRows, let first = rows.first, let last = rows.last {
            var before = 0, all = 0
            for section in 0..<table.numberOfSections {
                let count = table.numberOfRows(inSection: section)
                if section < first.section { before += count }
                all += count
            }
            return "rows \(before + first.row + 1) to \(before + first.row + 1 + max(rows.count - 1, last.section == first.section ? last.row - first.row : 0)) of \(all)"
        }
        let isDown = exceedsVertically || !exceedsHorizontally
        let length = isDown ? shown.height : shown.width, whole = isDown ? contentSize.height : contentSize.width
        guard length > 0, whole.isFinite else { return "page 1 of 1" }
        // What an app says of sizes may be any number.
        let count = Int(min(max((whole / length).rounded(.up), 1), 1e9)), place = isDown ? shown.minY : shown.minX
        let page = Int(min(max((place / length).rounded() + 1, 1), CGFloat(count)))
        return "page \(page) of \(count)"
    }
}
