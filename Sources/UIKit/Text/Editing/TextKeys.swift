/// What keys do in a line of text, beside typing (R-TXT-2).
///
/// Control moves by words as on Linux, Alternate as on Apple's keyboards; Command goes to the ends.
enum TextKeys {
    enum Step { case character, word, line }

    enum Command: Equatable {
        /// To the left or right; with Shift the other end of the selection stays.
        case move(Step, isLeft: Bool, extends: Bool)
        case moveToStart(extends: Bool), moveToEnd(extends: Bool)
        case deleteBackward(Step), deleteForward(Step)
        case finish
    }

    @MainActor static func command(for key: UIKey) -> Command? {
        let flags = key.modifierFlags, shift = flags.contains(.shift)
        let step: Step = flags.contains(.command) ? .line : flags.contains(.control) || flags.contains(.alternate) ? .word : .character
        return switch key.keyCode {
        case .keyboardLeftArrow: .move(step, isLeft: true, extends: shift)
        case .keyboardRightArrow: .move(step, isLeft: false, extends: shift)
        case .keyboardHome, .keyboardUpArrow: .moveToStart(extends: shift)
        case .keyboardEnd, .keyboardDownArrow: .moveToEnd(extends: shift)
        case .keyboardDeleteOrBackspace: .deleteBackward(step)
        case .keyboardDeleteForward: shift ? nil : .deleteForward(step)
        case .keyboardReturnOrEnter, .keypadEnter: step == .character ? .finish : nil
        default: nil
        }
    }
}

extension UITextField {
    func perform(_ command: TextKeys.Command) {
        switch command {
        case .move(let step, let isLeft, let extends): move(step, isForward: isLeft == shown.layout.isRightToLeft, extends: extends)
        case .moveToStart(let extends): moveHead(to: 0, extends: extends)
        case .moveToEnd(let extends): moveHead(to: content.length, extends: extends)
        case .deleteBackward(.character): deleteBackward()
        case .deleteBackward(let step): deleteOr { place(step, from: $0, isForward: false)..<$0 }
        case .deleteForward(let step): deleteOr { $0..<place(step, from: $0, isForward: true) }
        case .finish: finish()
        }
    }

    private func move(_ step: TextKeys.Step, isForward: Bool, extends: Bool) {
        // An arrow alone leaves a selection on its side.
        if step == .character, !extends, !content.selection.isEmpty {
            return moveHead(to: isForward ? content.selection.upperBound : content.selection.lowerBound, extends: false)
        }
        moveHead(to: place(step, from: content.head, isForward: isForward), extends: extends)
    }

    private func moveHead(to place: Int, extends: Bool) { select(extends ? content.anchor : place, place, by: .keys) }

    private func place(_ step: TextKeys.Step, from place: Int, isForward: Bool) -> Int {
        switch (step, isForward) {
        case (.character, true): shown.character(after: place)
        case (.character, false): shown.character(before: place)
        case (.word, true): shown.wordEnd(after: place)
        case (.word, false): shown.wordStart(before: place)
        case (.line, true): content.length
        case (.line, false): 0
        }
    }
}
