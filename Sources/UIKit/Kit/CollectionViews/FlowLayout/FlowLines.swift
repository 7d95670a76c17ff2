/// A size in a flow: along the direction in which it scrolls, and across it.
struct FlowSize: Equatable {
    var along: CGFloat
    var across: CGFloat

    static let zero = FlowSize(along: 0, across: 0)
    var isEmpty: Bool { along <= 0 || across <= 0 }
}

/// The items of a section in lines, from where the first line begins (R-COL-7).
///
/// What all lines share is computed, not kept: a million items of one size take no more room and time than one.
struct FlowLines {
    /// What lines have to fill, and the least room between them and in them.
    struct Room: Equatable {
        var across: CGFloat
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        /// Pixels a point.
        var scale: CGFloat
    }

    private struct Line {
        let first: Int
        let start: CGFloat
        let thickness: CGFloat
    }

    private enum Content {
        case equal(FlowSize, perLine: Int, lead: CGFloat, gap: CGFloat)
        case various(sizes: ContiguousArray<FlowSize>, offsets: ContiguousArray<CGFloat>, lines: ContiguousArray<Line>)
    }

    let count: Int
    let length: CGFloat
    private let room: Room
    private let content: Content
    /// From one line of equal items to the next. Lines that would stand before the one before them stand a point apart.
    private let stride: CGFloat

    /// Items of one size.
    init(count: Int, of size: FlowSize, in room: Room) {
        self.count = count
        self.room = room
        let perLine = Self.mostInLine(size.across, room, count)
        let lead = perLine == 1 ? max((room.across - size.across) / 2, 0) : 0
        let gap = perLine > 1 ? max((room.across - CGFloat(perLine) * size.across) / CGFloat(perLine - 1), 0) : 0
        content = .equal(size, perLine: perLine, lead: lead, gap: gap)
        stride = max(size.along + room.lineSpacing, size.along > 0 ? 1 : 0)
        let lines = count == 0 ? 0 : (count - 1) / perLine + 1
        length = lines == 0 ? 0 : max(CGFloat(lines - 1) * stride + size.along, 0)
    }

    private static func mostInLine(_ across: CGFloat, _ room: Room, _ count: Int) -> Int {
        let step = across + room.itemSpacing
        guard step > 0 else { return max(count, 1) }
        let most = (room.across + room.itemSpacing + tolerance) / step
        return most >= CGFloat(count) && across <= 0 ? max(count, 1) : most > 1 ? Int(min(most, 1_000_000)) : 1
    }

    private static let tolerance: CGFloat = 1e-6

    /// Items of sizes of their own; those of one size after all are kept as such.
    init(_ sizes: ContiguousArray<FlowSize>, in room: Room) {
        guard let first = sizes.first, sizes.contains(where: { $0 != first }) else {
            self = FlowLines(count: sizes.count, of: sizes.first ?? .zero, in: room)
            return
        }
        var lines: ContiguousArray<Line> = [], offsets = ContiguousArray<CGFloat>(repeating: 0, count: sizes.count)
        var index = 0, start: CGFloat = 0
        while index < sizes.count {
            let end = Self.endOfLine(from: index, sizes, room)
            Self.place(index..<end, sizes, room, isLast: end == sizes.count, into: &offsets)
            let thickness = sizes[index..<end].reduce(0) { max($0, $1.along) }
            lines.append(Line(first: index, start: start, thickness: thickness))
            start += max(thickness + room.lineSpacing, thickness > 0 ? 1 : 0)
            index = end
        }
        self.room = room
        (count, stride, length) = (sizes.count, 0, lines.last.map { $0.start + $0.thickness } ?? 0)
        content = .various(sizes: sizes, offsets: offsets, lines: lines)
    }

    private static func endOfLine(from first: Int, _ sizes: ContiguousArray<FlowSize>, _ room: Room) -> Int {
        var end = first + 1, filled = sizes[first].across
        while end < sizes.count {
            filled += room.itemSpacing + sizes[end].across
            if filled > room.across + tolerance { break }
            end += 1
        }
        return end
    }

    /// Lines but the last are as wide as there is room; an item that is alone in one stands in its middle.
    private static func place(_ line: Range<Int>, _ sizes: ContiguousArray<FlowSize>, _ room: Room, isLast: Bool, into offsets: inout ContiguousArray<CGFloat>) {
        let filled = sizes[line].reduce(0) { $0 + $1.across }
        var gap = room.itemSpacing, offset: CGFloat = 0
        if !isLast {
            if line.count > 1 { gap = (room.across - filled) / CGFloat(line.count - 1) } else { offset = max((room.across - filled) / 2, 0) }
        }
        for index in line {
            offsets[index] = offset
            offset += sizes[index].across + gap
        }
    }

    // MARK: Items

    /// Where an item begins, along and across, and its size.
    subscript(index: Int) -> (along: CGFloat, across: CGFloat, size: FlowSize) {
        switch content {
        case .equal(let size, let perLine, let lead, let gap):
            return (CGFloat(index / perLine) * stride, whole(lead + CGFloat(index % perLine) * (size.across + gap)), size)
        case .various(let sizes, let offsets, let lines):
            let line = lines[self.line(of: index, lines)]
            return (whole(line.start + (line.thickness - sizes[index].along) / 2), whole(offsets[index]), sizes[index])
        }
    }

    func size(of index: Int) -> FlowSize {
        switch content {
        case .equal(let size, _, _, _): size
        case .various(let sizes, _, _): sizes[index]
        }
    }

    /// The items of the lines that reach into a stretch.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, low < length, high > 0, high > low else { return 0..<0 }
        switch content {
        case .equal(let size, let perLine, _, _):
            guard !size.isEmpty else { return 0..<0 }
            let lines = (count - 1) / perLine + 1
            // Lines may overlap: one is out of sight only when its end is.
            let first = stride > 0 ? Int(((low - size.along) / stride).rounded(.down).clamped(to: -1...CGFloat(lines))) + 1 : 0
            let end = stride > 0 ? Int((high / stride).rounded(.up).clamped(to: 0...CGFloat(lines))) : lines
            return first < end ? first * perLine..<min(end * perLine, count) : 0..<0
        case .various(_, _, let lines):
            var first = Self.partition(lines.count) { lines[$0].start + lines[$0].thickness > low }
            // A line that is higher than those after it, which overlap it, may reach further than they do.
            if room.lineSpacing < 0 { while first > 0, lines[first - 1].start + lines[first - 1].thickness > low { first -= 1 } }
            let end = Self.partition(lines.count) { lines[$0].start >= high }
            guard first < end else { return 0..<0 }
            return lines[first].first..<(end < lines.count ? lines[end].first : count)
        }
    }

    private func line(of index: Int, _ lines: ContiguousArray<Line>) -> Int { Self.partition(lines.count) { lines[$0].first > index } - 1 }

    /// To a pixel, so that what is drawn stays sharp.
    private func whole(_ place: CGFloat) -> CGFloat { (place * room.scale).rounded() / room.scale }

    /// The first number for which something holds that holds for all after it; the count where it holds for none.
    static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
