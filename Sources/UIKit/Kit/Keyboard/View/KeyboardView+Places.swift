// Where the keys of a keyboard on the screen are, and which key a finger means.
extension KeyboardView {
    private static let rowGap: CGFloat = 11
    private static let keyGap: CGFloat = 6
    /// Wider than this the keys stay together in the middle.
    private static let greatestWidth: CGFloat = 1100
    /// Points above the letters for what is searched and found.
    static let searchHeight: CGFloat = 88
    /// Of a field of search.
    private static let fieldHeight: CGFloat = 40
    private static let categoryHeight: CGFloat = 40

    /// The arrangement that the window has room for. Only letters, digits and signs are split.
    var shownArrangement: KeyboardArrangement {
        guard arrangement != .whole, let window, KeyboardArrangement.available(in: window.bounds.size).contains(arrangement) else { return .whole }
        return arrangement == .split && ![.letters, .numbers, .symbols].contains(page) ? .whole : arrangement
    }

    /// The part for keys: a hand's side, or all.
    private var hand: CGRect {
        let width = (bounds.width * KeyboardArrangement.oneHandedShare).rounded()
        return switch shownArrangement {
        case .left: CGRect(x: 0, y: 0, width: width, height: bounds.height)
        case .right: CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
        case .whole, .split: bounds
        }
    }

    /// The part for the rows of keys: below what is searched, or below the emoji.
    private var rowArea: CGRect {
        var area = hand
        if page == .emoji {
            let height = min(Self.categoryHeight, area.height / 3)
            area = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
        } else if search != nil {
            let top = min(Self.searchHeight, area.height / 3)
            area = CGRect(x: area.minX, y: area.minY + top, width: area.width, height: area.height - top)
        }
        return area
    }

    // MARK: Making keys

    /// The keys that are to be there: those of the rows, and then those outside of them.
    private var wantedKeys: [KeyboardKey] { rows.flatMap(\.self) + extraKinds.map { KeyboardKey(kind: $0) } }

    /// Makes the keys again.
    func makeKeys() {
        for view in keys { view.removeFromSuperview() }
        keys = wantedKeys.map { KeyView($0, colors: colors) }
        for view in keys where view.key.kind != .gap { addSubview(view) }
    }

    /// The rows of the page. A split keyboard has a space bar for each hand.
    private var rows: [[KeyboardKey]] {
        let rows = layout.rows(of: page)
        guard shownArrangement == .split else { return rows }
        return rows.map { row in
            row.flatMap { key in key.kind == .space ? [KeyboardKey(kind: .space, width: key.width / 2), KeyboardKey(kind: .space, width: key.width / 2)] : [key] }
        }
    }

    /// Keys outside of the rows.
    private var extraKinds: [KeyboardKey.Kind] {
        var kinds: [KeyboardKey.Kind] = []
        if page == .emoji { kinds.append(.search) }
        if search != nil { kinds.append(.endSearch) }
        if shownArrangement == .left || shownArrangement == .right { kinds.append(.arrange(.whole)) }
        return kinds
    }

    // MARK: Placing

    func placeAll() {
        if keys.map(\.key) != wantedKeys { makeKeys() }
        placeRows()
        sizeLetters()
        placeExtras()
        placePanels()
        placeEmoji()
    }

    /// One size for all letters: that at which the widest of them fits, small and capital (R-KBD-20).
    private func sizeLetters() {
        var size = KeyView.usualLetterSize
        for view in keys {
            guard case .text(let text, let shifted) = view.key.kind else { continue }
            for letter in [text, shifted ?? layout.language.capital(text)] where letter.count == 1 { size = min(size, view.size(for: letter)) }
        }
        for view in keys { view.letterSize = size }
    }

    private func placeRows() {
        let rows = rows, columns = layout.columns(of: page), area = rowArea, isSplit = shownArrangement == .split
        let room = isSplit ? area.width * KeyboardArrangement.splitShare : area.width
        let width = min(room - Self.keyGap, columns == 3 ? 420 : Self.greatestWidth)
        let unit = width / columns, height = area.height / CGFloat(rows.count)
        // The halves of a split keyboard are as far apart as the window has room.
        let apart = area.width - room, middle = isSplit ? area.minX + room / 2 : area.midX
        let gap = min(Self.rowGap, height / 4), keyGap = min(Self.keyGap, unit / 5)
        var index = 0
        for (number, row) in rows.enumerated() {
            var x = middle - row.reduce(0) { $0 + $1.width } * unit / 2
            for key in row {
                let keyWidth = key.width * unit, shift = isSplit && x + keyWidth / 2 > middle ? apart : 0
                place(keys[index], CGRect(x: x + shift, y: area.minY + CGFloat(number) * height, width: keyWidth, height: height), keyGap, gap)
                x += keyWidth
                index += 1
            }
        }
    }

    private func place(_ view: KeyView, _ cell: CGRect, _ keyGap: CGFloat, _ rowGap: CGFloat) {
        view.cell = cell
        view.frame = CGRect(x: (cell.minX + keyGap / 2).rounded(), y: (cell.minY + rowGap / 2).rounded(),
                            width: (cell.width - keyGap).rounded(), height: (cell.height - rowGap).rounded())
    }

    private func placeExtras() {
        let hand = hand, field = min(Self.fieldHeight, hand.height / 5)
        for view in keys {
            switch view.key.kind {
            case .search: place(view, CGRect(x: hand.minX, y: hand.minY, width: hand.width, height: field), 16, 8)
            case .endSearch: place(view, CGRect(x: hand.maxX - 44, y: hand.minY, width: 44, height: field), 6, 6)
            case .arrange:
                let isLeft = hand.minX == 0
                place(view, CGRect(x: isLeft ? hand.maxX : 0, y: 0, width: bounds.width - hand.width, height: bounds.height), 12, bounds.height - 60)
            default: break
            }
        }
    }

    /// Split halves have a background each.
    private func placePanels() {
        let isSplit = shownArrangement == .split
        if isSplit != !panels.isEmpty {
            for panel in panels { panel.removeFromSuperview() }
            panels = isSplit ? [UIView(), UIView()] : []
            for panel in panels {
                panel.isUserInteractionEnabled = false
                panel.backgroundColor = colors.background
                insertSubview(panel, at: 0)
            }
            backgroundColor = isSplit ? .clear : colors.background
        }
        guard isSplit else { return }
        let middle = bounds.midX
        for (panel, isLeft) in zip(panels, [true, false]) {
            let cells = keys.map(\.cell).filter { ($0.midX < middle) == isLeft }
            let inner = isLeft ? cells.map(\.maxX).max() ?? 0 : cells.map(\.minX).min() ?? bounds.maxX
            panel.frame = isLeft ? CGRect(x: 0, y: 0, width: inner + 4, height: bounds.height)
                : CGRect(x: inner - 4, y: 0, width: bounds.maxX - inner + 4, height: bounds.height)
        }
    }

    /// The emoji, or what a search has found, above the rows.
    private func placeEmoji() {
        let hand = hand, rowArea = rowArea, field = min(Self.fieldHeight, hand.height / 5)
        updateEmojiPage()
        emojiPage?.frame = CGRect(x: hand.minX, y: field, width: hand.width, height: max(rowArea.minY - field, 0))
        search?.frame = CGRect(x: hand.minX, y: 0, width: hand.width, height: rowArea.minY)
        search?.fieldFrame = CGRect(x: 0, y: 0, width: hand.width - 44, height: field)
    }

    // MARK: Fingers

    /// The key that a finger at the point means: the one whose cell it is in, or the nearest of the row.
    func key(at point: CGPoint) -> KeyView? {
        guard bounds.contains(point) else { return nil }
        if let extra = keys.last(where: { $0.key.isBesideRows && $0.cell.contains(point) }) { return extra }
        guard hand.contains(point) else { return nil }
        var nearest: KeyView?, least = CGFloat.infinity
        for view in keys where view.key.kind != .gap && !view.key.isBesideRows && view.cell.minY <= point.y && point.y < view.cell.maxY {
            let distance = max(view.cell.minX - point.x, point.x - view.cell.maxX, 0)
            if distance < least { (nearest, least) = (view, distance) }
        }
        // The corners of a number pad without a key do not count as keys.
        return least <= 60 ? nearest : nil
    }
}

extension KeyboardKey {
    fileprivate var isBesideRows: Bool {
        switch kind {
        case .search, .endSearch, .arrange: true
        default: false
        }
    }
}
