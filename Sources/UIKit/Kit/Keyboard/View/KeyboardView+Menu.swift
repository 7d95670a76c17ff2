// The menu of a held globe, emoji key or hide key (R-KBD-17).
extension KeyboardView {
    /// Opens the menu of a key.
    /// - Returns: Whether there is something to choose.
    func openMenu(above key: KeyView) -> Bool {
        guard menu == nil, let window, let target else { return false }
        let arrangements = KeyboardArrangement.available(in: window.bounds.size), isTablet = arrangements.contains(.split)
        var languages: [KeyboardMenu.Item] = [], places: [KeyboardMenu.Item] = []
        if key.key.kind != .hide, languageCount > 1 {
            languages = target.languageNames.enumerated().map { index, name in
                KeyboardMenu.Item(choice: .language(index), title: name, isOn: index == target.languageIndex)
            }
        }
        if isTablet, key.key.kind == .hide, page != .emoji {
            let other: KeyboardArrangement = arrangement == .split ? .whole : .split
            languages = [KeyboardMenu.Item(choice: .arrangement(other), title: (other == .split ? SystemWord.split : .merge).text)]
        } else if !isTablet, arrangements.count > 1 {
            places = arrangements.map { KeyboardMenu.Item(choice: .arrangement($0), isOn: $0 == shownArrangement) }
        }
        guard !languages.isEmpty || !places.isEmpty else { return false }
        let new = KeyboardMenu(languages, places, above: key.convert(key.bounds, to: window), in: window.bounds, colors: colors)
        new.onChoose = { [weak self] choice in self?.choose(choice) }
        window.addSubview(new)
        menu = new
        return true
    }

    /// Takes the menu away.
    /// - Returns: Whether there was one that no finger of a key is at.
    @discardableResult
    func closeMenu() -> Bool {
        guard let old = menu else { return false }
        menu = nil
        old.removeFromSuperview()
        return old.isWaiting
    }

    /// A finger that has opened the menu lifts: on a choice it chooses; elsewhere the menu waits for another finger.
    func liftFromMenu() {
        guard let menu else { return }
        if menu.selection == nil { menu.isWaiting = true } else { choose(menu.selection) }
    }

    private func choose(_ choice: KeyboardMenu.Choice?) {
        closeMenu()
        switch choice {
        case .language(let index):
            endSearch(showing: nil)
            if page == .emoji { show(layout.firstPage) }
            target?.turn(toLanguage: index)
        case .arrangement(let new): arrange(new)
        case nil: break
        }
    }

    /// Has the keys elsewhere. Fingers that are down type nothing more.
    func arrange(_ new: KeyboardArrangement) {
        guard new != arrangement else { return }
        arrangement = new
        for index in fingers.indices { forget(index) }
        show(page)
        target?.arrangementChanged(to: new)
    }
}
