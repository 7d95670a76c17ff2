// What the keys of a keyboard on the screen type.
extension KeyboardView {
    /// Types what the fingers that are down stand for, in the order in which they landed.
    func commitAll() {
        for finger in fingers where !finger.isDone {
            if let index = index(of: finger.touch) { commit(index) }
        }
    }

    func commit(_ index: Int) {
        guard !fingers[index].isDone else { return }
        let chosen = fingers[index].offers?.selected
        forget(index)
        guard let key = fingers[index].key?.key else { return }
        switch key.kind {
        case .text: insert(chosen ?? title(of: key))
        case .space: typeSpace()
        case .return: if search != nil { endSearch(showing: .emoji) } else if canReturn { insert("\n") }
        case .globe, .hide, .page(.emoji):
            fingers[index].key = nil
            act(key.kind)
        default: break
        }
    }

    /// What a key offers while it is held, as Shift stands.
    func offers(of key: KeyboardKey) -> [String] {
        guard case .text(let text, _) = key.kind else { return [] }
        let offers = KeyOffers.of(text, in: layout.language)
        return shift.isOn && page == .letters ? offers.map(layout.language.capital) : offers
    }

    private func insert(_ text: String) {
        capitals.typed(text)
        hasTypedSinceShift = true
        if let search { search.type(text) } else if composer != nil { compose(text) } else { target?.insert(text) }
        updateShift()
        // After a space the letters come back.
        if text == " ", page == .numbers || page == .symbols, layout.firstPage == .letters { show(.letters) }
        // Shift that is held while others type counts for as long as it is held.
        if shift == .off, fingers.contains(where: { $0.key?.key.kind == .shift }) { shift = .held }
    }

    func delete() {
        if let search { return search.deleteBackward() }
        capitals.deleteBackward()
        if isComposing, let edit = composer?.deleteBackward() { apply(edit) } else { target?.deleteBackward() }
        updateShift()
    }

    // MARK: Spaces (R-KBD-9)

    /// A second space in a row ends the sentence.
    private func typeSpace() {
        let now = Surroundings.eventTime
        let isSecond = traits.isProse && search == nil && isSoon(after: lastSpace, now)
        lastSpace = now
        let before = target?.textBeforeCaret(2) ?? capitals.end(2)
        guard isSecond, before.count == 2, before.hasSuffix(" "), let word = before.first, word.isLetter || word.isNumber || ")\"”’»".contains(word) else {
            return insert(" ")
        }
        lastSpace = nil
        delete()
        insert(". ")
    }

    /// Whether two presses of a key are one after the other.
    private func isSoon(after last: TimeInterval?, _ now: TimeInterval) -> Bool {
        let pause = GestureConfiguration.current.tapMaxInterval + GestureConfiguration.comparisonTolerance
        return last.map { now - $0 <= pause } ?? false
    }

    // MARK: Shift

    var wantsCapital: Bool { layout.language.hasCase && search == nil && capitals.wantsCapital(hasText: hasText) }

    func updateShift() {
        if shift == .once || shift == .off { shift = wantsCapital ? .once : .off }
    }

    /// On for one letter, locked by two presses in a row, or off once the finger lifts: while it is held it is on (R-KBD-3).
    func pressShift() {
        hasTypedSinceShift = false
        let now = Surroundings.eventTime
        let isSecond = isSoon(after: lastShift, now)
        lastShift = now
        if isSecond, shift != .locked {
            shift = .locked
            lastShift = nil
        } else {
            shift = shift.isOn ? .held : .once
        }
    }

    // MARK: Syllables (R-KBD-10, R-KBD-13)

    /// Whether what stands before the caret is what was put together last: the caret or the text may have changed meanwhile.
    private var isComposing: Bool {
        guard let syllable = composer?.syllable, !syllable.isEmpty else { return false }
        return target?.textBeforeCaret(syllable.count).map { $0 == syllable } ?? hasText
    }

    private func compose(_ text: String) {
        if !isComposing { composer?.reset() }
        if let edit = composer?.type(text) { apply(edit) }
    }

    private func apply(_ edit: CompositionEdit) {
        for _ in 0..<edit.removed { target?.deleteBackward() }
        if !edit.text.isEmpty { target?.insert(edit.text) }
    }
}
