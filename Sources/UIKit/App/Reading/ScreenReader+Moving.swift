/// Flicks from element to element, and reading on (R-ACC-23, R-ACC-33).
extension ScreenReader {
    /// A flick to the right or left: the next element, or the one before.
    func move(_ step: Int) {
        stopReading()
        guard let element = neighbour(step) else { return sayEnd(step) }
        go(to: element)
    }

    func sayEnd(_ step: Int) { speech.say(step > 0 ? "end of screen" : "beginning of screen") }

    /// The element after the present one, or before it, which scrolls where it must.
    func neighbour(_ step: Int, where matches: (UIResponder) -> Bool = { _ in true }) -> UIResponder? {
        let all = elements()
        guard let focus, let index = all.firstIndex(where: { $0 === focus }) else {
            return lastOutline.isEmpty ? step > 0 ? all.first(where: matches) : all.last(where: matches) : nearest(to: lastOutline, where: matches)
        }
        if let found = next(in: all, from: index, step, where: matches) { return found }
        // Lists make their rows when they are seen.
        for _ in 0..<Self.mostPages {
            guard scrollOn(from: focus, in: all, step) else { return nil }
            let more = elements()
            guard let place = more.firstIndex(where: { $0 === focus }) else { return nearest(to: lastOutline, where: matches) }
            if let found = next(in: more, from: place, step, where: matches) { return found }
        }
        return nil
    }

    private static let mostPages = 3

    /// The element of a list; none where a scroll view shows more before that.
    private func next(in all: [UIResponder], from index: Int, _ step: Int, where matches: (UIResponder) -> Bool) -> UIResponder? {
        var place = index + step
        while all.indices.contains(place) {
            if leaves(all[index], for: all[place], step) { return nil }
            if matches(all[place]) { return all[place] }
            place += step
        }
        return nil
    }

    /// Whether the way to the element leads out of a scroll view that has more to show that way.
    private func leaves(_ element: UIResponder, for other: UIResponder, _ step: Int) -> Bool {
        let others = holders(of: other)
        return holders(of: element).contains { holder in !others.contains { $0 === holder } && canScroll(holder, step) }
    }

    private func canScroll(_ holder: UIScrollView, _ step: Int) -> Bool {
        let far: CGFloat = step > 0 ? 1e6 : -1e6, offset = holder.contentOffset
        let goal = holder.exceedsVertically ? CGPoint(x: offset.x, y: offset.y + far) : CGPoint(x: offset.x + far, y: offset.y)
        let end = holder.clamped(goal)
        return abs(end.x - offset.x) + abs(end.y - offset.y) > 0.5
    }

    private func scrollOn(from element: UIResponder, in all: [UIResponder], _ step: Int) -> Bool {
        for holder in holders(of: element) where scrollBeyond(element, in: holder, step) { return true }
        return false
    }

    // MARK: Reading on

    /// Reads everything, from the first element or from the present one on.
    func readAll(fromTop: Bool) {
        stopReading()
        guard let first = fromTop ? elements().first : focus ?? elements().first else { return }
        readOn(from: first)
    }

    private func readOn(from element: UIResponder) {
        reveal(element)
        setFocus(element)
        let number = speak(element)
        cancelHint()
        reading = (number, nil)
        let words = spoken?.text ?? "", configuration = GestureConfiguration.current
        guard application.speaker == nil || words.isEmpty else { return }
        // Where nothing speaks, or there is nothing to say, it takes as long as a voice would.
        let time = configuration.readerSecondsPerLetter * Double(words.count) + configuration.readerPause
        reading?.timer = application.updateCycle.schedule(at: application.updateCycle.now + time) { [weak self] in self?.utteranceEnded(number, wasSpoken: true) }
    }

    /// An utterance was spoken to its end, or was not.
    func utteranceEnded(_ number: Int, wasSpoken: Bool) {
        watching.utteranceEnded(number, wasSpoken: wasSpoken)
        guard reading?.utterance == number else { return }
        stopReading()
        guard wasSpoken, let element = neighbour(1) else { return }
        readOn(from: element)
    }

    func stopReading() {
        if let timer = reading?.timer { application.updateCycle.cancel(timer) }
        reading = nil
    }
}

extension UIApplication {
    /// Called by what speaks: an utterance was spoken to its end, or was interrupted.
    package func speechDidEnd(_ number: Int, wasSpoken: Bool) { screenReader?.utteranceEnded(number, wasSpoken: wasSpoken) }
}
