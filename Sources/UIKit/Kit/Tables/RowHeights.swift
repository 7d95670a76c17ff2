/// The heights of a section's rows, and where each row begins.
///
/// Rows that are alike and stand together are one stretch; others stand in blocks of some hundred. So a million rows of one height take some bytes, of
/// different heights eight bytes each, and a change costs what the number of blocks does.
struct RowHeights {
    /// A height, in points, and whether it is a guess that holds until the row's cell is there.
    struct Height: Equatable {
        /// Below zero for a guess, not a number where nothing was said.
        fileprivate let code: Double

        /// Of a row that was not asked for: it takes no room.
        static let unknown = Height(code: .nan)

        init(_ height: CGFloat, isGuessed: Bool) { code = isGuessed ? -abs(height) : abs(height) }
        private init(code: Double) { self.code = code }
        fileprivate init(coded code: Double) { self.code = code }

        var value: CGFloat { isUnknown ? 0 : abs(code) }
        var isGuessed: Bool { code.sign == .minus && !isUnknown }
        var isUnknown: Bool { code.isNaN }
        fileprivate var guessed: Height { isUnknown ? self : Height(code: -abs(code)) }
    }

    fileprivate enum Block {
        case alike(Int, Height)
        case different(ContiguousArray<Double>)

        var count: Int {
            switch self {
            case .alike(let count, _): count
            case .different(let codes): codes.count
            }
        }

        var height: CGFloat {
            switch self {
            case .alike(let count, let height): CGFloat(count) * height.value
            case .different(let codes): codes.reduce(0) { $0 + Height(coded: $1).value }
            }
        }

        var codes: ContiguousArray<Double> {
            switch self {
            case .alike(let count, let height): ContiguousArray(repeating: height.code, count: count)
            case .different(let codes): codes
            }
        }

        subscript(row: Int) -> Height {
            switch self {
            case .alike(_, let height): height
            case .different(let codes): Height(coded: codes[row])
            }
        }

        func part(_ rows: Range<Int>) -> Block {
            switch self {
            case .alike(_, let height): .alike(rows.count, height)
            case .different(let codes): .different(ContiguousArray(codes[rows]))
            }
        }

        /// The block and the one behind it as one, if that is short or of rows that are alike.
        func joined(with next: Block) -> Block? {
            if case (.alike(let count, let height), .alike(let nextCount, let nextHeight)) = (self, next), height.isLike(nextHeight) {
                return .alike(count + nextCount, height)
            }
            guard count + next.count <= RowHeights.most else { return nil }
            return .different(codes + next.codes)
        }
    }

    /// How many rows a block has at most, if they are not alike.
    private static let most = 256

    private var blocks: ContiguousArray<Block> = []
    /// Of each block and of the end: its first row and where that begins.
    private var starts: ContiguousArray<(row: Int, y: CGFloat)> = [(0, 0)]

    init() {}

    /// Rows that are alike.
    init(_ count: Int, _ height: Height = .unknown) {
        if count > 0 { append(height, count: count) }
    }

    var count: Int { starts[starts.count - 1].row }
    /// The height of all rows together.
    var total: CGFloat { starts[starts.count - 1].y }
    /// How many blocks and stretches there are.
    var blockCount: Int { blocks.count }

    // MARK: Looking up

    subscript(row: Int) -> Height {
        get {
            let block = block(of: row)
            return blocks[block][row - starts[block].row]
        }
        set {
            if setInPlace(row, newValue) { return }
            var new = RowHeights()
            new.append(self, rows: 0..<row)
            new.append(newValue)
            new.append(self, rows: row + 1..<count)
            self = new
        }
    }

    /// Where a row begins, from the first one's beginning on. The number of rows stands for the end.
    func start(of row: Int) -> CGFloat {
        guard row < count else { return total }
        let block = block(of: row), start = starts[block]
        switch blocks[block] {
        case .alike(_, let height): return start.y + CGFloat(row - start.row) * height.value
        case .different(let codes): return codes[..<(row - start.row)].reduce(start.y) { $0 + Height(coded: $1).value }
        }
    }

    /// The first row that ends below a place; the number of rows when none does.
    /// - Parameter top: Where the first row begins.
    func firstRow(endingBelow y: CGFloat, from top: CGFloat) -> Int {
        // The first block that does.
        var low = 0, high = blocks.count
        while low < high {
            let middle = (low + high) / 2
            if top + starts[middle + 1].y > y { high = middle } else { low = middle + 1 }
        }
        guard low < blocks.count else { return count }
        var row = starts[low].row, end = starts[low].y
        switch blocks[low] {
        case .alike(let count, let height):
            var first = height.value > 0 ? min(Int(max(((y - top - end) / height.value).rounded(.down), 0)), count - 1) : 0
            // Dividing may have rounded the other way than adding does.
            while first > 0, top + (end + CGFloat(first) * height.value) > y { first -= 1 }
            while first < count - 1, top + (end + CGFloat(first + 1) * height.value) <= y { first += 1 }
            return row + first
        case .different(let codes):
            for code in codes {
                end += Height(coded: code).value
                if top + end > y { break }
                row += 1
            }
            return min(row, count - 1)
        }
    }

    /// The block that a row is in.
    private func block(of row: Int) -> Int {
        var low = 0, high = blocks.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle].row <= row { low = middle } else { high = middle - 1 }
        }
        return low
    }

    // MARK: Changing

    mutating func append(_ height: Height, count: Int = 1) {
        guard count > 0 else { return }
        append(.alike(count, height))
    }

    /// Adds rows of another section.
    mutating func append(_ other: RowHeights, rows: Range<Int>) {
        guard !rows.isEmpty else { return }
        for index in other.block(of: rows.lowerBound)..<other.blocks.count {
            let first = other.starts[index].row, part = (first..<other.starts[index + 1].row).clamped(to: rows)
            guard !part.isEmpty else { break }
            let block = other.blocks[index]
            append(part.count == block.count ? block : block.part(part.lowerBound - first..<part.upperBound - first))
        }
    }

    private mutating func append(_ block: Block) {
        if case .alike(1, let height) = block, appendInPlace(height) { return }
        if let last = blocks.last {
            if let joined = last.joined(with: block) {
                blocks[blocks.count - 1] = joined
                let start = starts[starts.count - 2]
                starts[starts.count - 1] = (start.row + joined.count, start.y + joined.height)
                return
            }
        }
        let start = starts[starts.count - 1]
        blocks.append(block)
        starts.append((start.row + block.count, start.y + block.height))
    }

    /// Adds a row to the last block, without copying that.
    private mutating func appendInPlace(_ height: Height) -> Bool {
        guard let isDone = changeInPlace(blocks.count - 1, { codes in
            guard codes.count < Self.most else { return false }
            codes.append(height.code)
            return true
        }), isDone else { return false }
        starts[starts.count - 1].row += 1
        starts[starts.count - 1].y += height.value
        return true
    }

    /// - Returns: `nil` for no block, or one of rows that are alike.
    private mutating func changeInPlace<Result>(_ index: Int, _ change: (inout ContiguousArray<Double>) -> Result) -> Result? {
        guard blocks.indices.contains(index) else { return nil }
        var block = Block.alike(0, .unknown)
        swap(&block, &blocks[index])
        guard case .different(var codes) = block else {
            swap(&block, &blocks[index])
            return nil
        }
        // The only reference is the one that changes.
        block = .alike(0, .unknown)
        let result = change(&codes)
        blocks[index] = .different(codes)
        return result
    }

    /// Sets the height of a row that stands among different ones.
    private mutating func setInPlace(_ row: Int, _ height: Height) -> Bool {
        let block = block(of: row), place = row - starts[block].row
        guard let old = changeInPlace(block, { codes in
            defer { codes[place] = height.code }
            return Height(coded: codes[place])
        }) else { return false }
        let growth = height.value - old.value
        if growth != 0 {
            for index in block + 1..<starts.count { starts[index].y += growth }
        }
        return true
    }

    /// Takes what was measured of the same rows where there are only guesses.
    mutating func keepMeasured(_ measured: RowHeights) {
        guard count == measured.count, blocks.contains(where: \.hasGuesses) else { return }
        var new = RowHeights(), row = 0, own = 0, other = 0
        while row < count {
            let end = min(starts[own + 1].row, measured.starts[other + 1].row)
            new.append(blocks[own], measured.blocks[other], rows: row..<end, starts[own].row, measured.starts[other].row)
            row = end
            if starts[own + 1].row == end { own += 1 }
            if measured.starts[other + 1].row == end { other += 1 }
        }
        self = new
    }

    /// Makes each height a guess, which holds until the row is asked for it again.
    mutating func guessAll() {
        var new = RowHeights()
        for block in blocks {
            switch block {
            case .alike(let count, let height): new.append(height.guessed, count: count)
            case .different(let codes): for code in codes { new.append(Height(coded: code).guessed) }
            }
        }
        self = new
    }

    private mutating func append(_ guesses: Block, _ measured: Block, rows: Range<Int>, _ first: Int, _ otherFirst: Int) {
        if case (.alike(_, let guess), .alike(_, let height)) = (guesses, measured) {
            return append(guess.isGuessed && height.isMeasured ? height : guess, count: rows.count)
        }
        for row in rows {
            let guess = guesses[row - first], height = measured[row - otherFirst]
            append(guess.isGuessed && height.isMeasured ? height : guess)
        }
    }
}

extension RowHeights.Height {
    fileprivate var isMeasured: Bool { !isUnknown && !isGuessed }
    /// Also for heights that nothing was said about.
    fileprivate func isLike(_ other: Self) -> Bool { code == other.code || isUnknown && other.isUnknown }
}

extension RowHeights.Block {
    fileprivate var hasGuesses: Bool {
        switch self {
        case .alike(_, let height): height.isGuessed
        case .different(let codes): codes.contains { RowHeights.Height(coded: $0).isGuessed }
        }
    }
}
