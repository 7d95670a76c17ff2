/// What keys do in a text, beside typing (R-TXT-2, R-TXV-6).
///
/// Control moves by words as on Linux, Alternate as on Apple's keyboards; Command goes to the ends.
enum TextKeys {
    enum Step { case character, word, line }

    enum Command: Equatable {
        /// To the left or right; with Shift the other end of the selection stays.
        case move(Step, isLeft: Bool, extends: Bool)
        /// To an end of the line that is seen: where it starts and ends as it is read, whatever its direction.
        case moveToLineStart(extends: Bool), moveToLineEnd(extends: Bool)
        /// To an end of the text.
        case moveToStart(extends: Bool), moveToEnd(extends: Bool)
        /// To another line, or as many lines on as can be seen.
        case moveUp(isPage: Bool, extends: Bool), moveDown(isPage: Bool, extends: Bool)
        case deleteBackward(Step), deleteForward(Step)
        case finish

        var deletes: Bool {
            switch self {
            case .deleteBackward, .deleteForward: true
            default: false
            }
        }
    }

    /// - Parameter hasLines: Whether there are lines to move through. A field is one line, and Return ends it.
    @MainActor static func command(for key: UIKey, hasLines: Bool) -> Command? {
        let flags = key.modifierFlags, shift = flags.contains(.shift)
        let step: Step = flags.contains(.command) ? .line : flags.contains(.control) || flags.contains(.alternate) ? .word : .character
        return switch key.keyCode {
        case .keyboardLeftArrow: .move(step, isLeft: true, extends: shift)
        case .keyboardRightArrow: .move(step, isLeft: false, extends: shift)
        case .keyboardUpArrow where hasLines && step == .character: .moveUp(isPage: false, extends: shift)
        case .keyboardDownArrow where hasLines && step == .character: .moveDown(isPage: false, extends: shift)
        case .keyboardPageUp where hasLines: .moveUp(isPage: true, extends: shift)
        case .keyboardPageDown where hasLines: .moveDown(isPage: true, extends: shift)
        case .keyboardHome where hasLines && step == .character: .moveToLineStart(extends: shift)
        case .keyboardEnd where hasLines && step == .character: .moveToLineEnd(extends: shift)
        case .keyboardHome, .keyboardUpArrow: .moveToStart(extends: shift)
        case .keyboardEnd, .keyboardDownArrow: .moveToEnd(extends: shift)
        case .keyboardDeleteOrBackspace: .deleteBackward(step)
        case .keyboardDeleteForward: shift ? nil : .deleteForward(step)
        case .keyboardReturnOrEnter, .keypadEnter: step == .character && !hasLines ? .finish : nil
        default: nil
        }
    }
}
