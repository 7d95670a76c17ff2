/// What keys move and delete (R-TXT-2, R-TXV-6).
extension TextEditing {
    func perform(_ command: TextKeys.Command) {
        switch command {
        case .move(let step, let isLeft, let extends): move(step, isForward: isLeft == places.isRightToLeft(at: content.head), extends: extends)
        case .moveToLineStart(let extends): moveHead(to: place(.line, from: content.head, isForward: false), extends: extends)
        case .moveToLineEnd(let extends): moveHead(to: place(.line, from: content.head, isForward: true), extends: extends)
        case .moveToStart(let extends): moveHead(to: 0, extends: extends)
        case .moveToEnd(let extends): moveHead(to: content.length, extends: extends)
        case .moveUp(let isPage, let extends): moveLine(isUp: true, isPage: isPage, extends: extends)
        case .moveDown(let isPage, let extends): moveLine(isUp: false, isPage: isPage, extends: extends)
        case .deleteBackward(.character): deleteBackward()
        // Code may have put the caret within the last character of a broken line, which ends before that one.
        case .deleteBackward(let step): deleteOr { min(place(step, from: $0, isForward: false), $0)..<$0 }
        case .deleteForward(let step): deleteOr { $0..<max(place(step, from: $0, isForward: true), $0) }
        case .finish: _ = finishes(at: "\n")
        }
    }

    private func move(_ step: TextKeys.Step, isForward: Bool, extends: Bool) {
        // An arrow alone leaves a selection on its side.
        if step == .character, !extends, !content.selection.isEmpty {
            return moveHead(to: isForward ? content.selection.upperBound : content.selection.lowerBound, extends: false)
        }
        moveHead(to: place(step, from: content.head, isForward: isForward), extends: extends)
    }

    /// The column stays while one line after the other is left.
    private func moveLine(isUp: Bool, isPage: Bool, extends: Bool) {
        let caret = rectOfCaret(at: content.head), x = column ?? caret.midX
        let step = isPage ? max(pageHeight - caret.height, caret.height) : caret.height
        let goal = CGPoint(x: x, y: isUp ? caret.midY - step : caret.midY + step)
        moveHead(to: place(above: isUp, goal), extends: extends)
        column = x
    }

    /// Beyond the first and the last line are the ends of the text.
    private func place(above isUp: Bool, _ goal: CGPoint) -> Int {
        if isUp, goal.y < rectOfCaret(at: 0).minY { return 0 }
        if !isUp, goal.y > rectOfCaret(at: content.length).maxY { return content.length }
        return place(at: goal)
    }

    private func moveHead(to place: Int, extends: Bool) { select(extends ? content.anchor : place, place, by: .keys) }

    private func place(_ step: TextKeys.Step, from place: Int, isForward: Bool) -> Int {
        switch (step, isForward) {
        case (.character, true): places.character(after: place)
        case (.character, false): places.character(before: place)
        case (.word, true): places.wordEnd(after: place)
        case (.word, false): places.wordStart(before: place)
        case (.line, true): places.line(at: place).upperBound
        case (.line, false): places.line(at: place).lowerBound
        }
    }
}
