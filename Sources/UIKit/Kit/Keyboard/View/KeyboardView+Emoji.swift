// The emoji of a keyboard on the screen, and their search (R-KBD-14 to R-KBD-16).
extension KeyboardView {
    /// The page of emoji comes and goes with the keys of its categories.
    func updateEmojiPage() {
        guard page == .emoji else {
            emojiPage?.removeFromSuperview()
            emojiPage = nil
            return
        }
        guard emojiPage == nil, let target else { return }
        let new = EmojiPage(target.emojiMemory, colors: colors)
        new.onCategory = { [weak self] in self?.showKeys() }
        connect(new.grid)
        addSubview(new)
        emojiPage = new
    }

    private func connect(_ grid: EmojiGrid) {
        grid.onChoose = { [weak self] text in self?.typeEmoji(text) }
        grid.onTone = { [weak self] tone, emoji in self?.target?.emojiMemory.choose(tone: tone, of: emoji) }
    }

    /// An emoji was chosen: what other fingers are at comes before it.
    private func typeEmoji(_ text: String) {
        commitAll()
        capitals.typed(text)
        composer?.reset()
        target?.emojiMemory.use(text)
        target?.insert(text)
        showKeys()
    }

    // MARK: Search (R-KBD-16)

    func beginSearch() {
        guard search == nil, let target else { return }
        let new = EmojiSearchBar({ [weak target] in target?.emojiMemory ?? EmojiMemory() }, colors: colors)
        connect(new.grid)
        search = new
        shift = .off
        readLayout()
        addSubview(new)
        show(.letters)
        target.keyboardHeightChanged()
    }

    /// - Parameter page: The page that is shown then; `nil` for the first one after a search, and for the present one without a search.
    func endSearch(showing page: KeyboardPage?) {
        let old = search
        search = nil
        if old != nil { readLayout() }
        old?.removeFromSuperview()
        if let page { show(page) } else if old != nil { show(layout.firstPage) }
        if old != nil { target?.keyboardHeightChanged() }
    }

    /// The emoji, or a search for them, are what is shown.
    var showsEmoji: Bool { page == .emoji || search != nil }
}
