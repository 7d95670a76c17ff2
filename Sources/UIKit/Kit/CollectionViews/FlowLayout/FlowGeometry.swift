internal import FoundationAdditions

/// Where the sections of a flow stand, along the direction in which it scrolls (R-COL-7).
struct FlowGeometry {
    struct Section {
        var insets = UIEdgeInsets.zero
        /// The lengths of the views before and after the items.
        var header: CGFloat = 0
        var footer: CGFloat = 0
        var lines: FlowLines
        fileprivate(set) var start: CGFloat = 0
        /// From the section's beginning on.
        fileprivate(set) var itemsStart: CGFloat = 0
        fileprivate(set) var end: CGFloat = 0
    }

    var isVertical = true
    /// The length of the lines, with the insets of the sections.
    var across: CGFloat = 0
    var sections: ContiguousArray<Section> = []

    var length: CGFloat { sections.last?.end ?? 0 }
    var contentSize: CGSize { size(FlowSize(along: length, across: across)) }

    /// Places the sections after each other.
    mutating func place() {
        var start: CGFloat = 0
        for index in sections.indices {
            let section = sections[index], before = isVertical ? section.insets.top : section.insets.left
            let after = isVertical ? section.insets.bottom : section.insets.right
            sections[index].start = start
            sections[index].itemsStart = start + section.header + before
            start += section.header + before + section.lines.length + after + section.footer
            sections[index].end = start
        }
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && (0..<sections[path.section].lines.count).contains(path.item)
    }

    /// The sections that reach into a stretch.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = FlowLines.partition(sections.count) { sections[$0].end > low }
        let end = FlowLines.partition(sections.count) { sections[$0].start >= high }
        return first < end ? first..<end : 0..<0
    }

    /// The rectangle of an item that is there.
    func frame(of path: IndexPath) -> CGRect {
        let section = sections[path.section], place = section.lines[path.item]
        let inset = isVertical ? section.insets.left : section.insets.top
        return rect(along: section.itemsStart + place.along, across: inset + place.across, place.size)
    }

    /// The items of a section that reach into a stretch.
    func items(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let start = sections[section].itemsStart
        return sections[section].lines.items(from: low - start, to: high - start)
    }

    /// The rectangle of what stands before the items of a section.
    func headerFrame(of section: Int) -> CGRect {
        rect(along: sections[section].start, across: 0, FlowSize(along: sections[section].header, across: across))
    }

    /// The rectangle of what stands after the items of a section.
    func footerFrame(of section: Int) -> CGRect {
        rect(along: sections[section].end - sections[section].footer, across: 0, FlowSize(along: sections[section].footer, across: across))
    }

    // MARK: Directions

    func size(_ size: FlowSize) -> CGSize {
        isVertical ? CGSize(width: size.across, height: size.along) : CGSize(width: size.along, height: size.across)
    }
    func size(_ size: CGSize) -> FlowSize {
        isVertical ? FlowSize(along: size.height, across: size.width) : FlowSize(along: size.width, across: size.height)
    }
    func stretch(of rect: CGRect) -> (low: CGFloat, high: CGFloat) { isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX) }

    private func rect(along: CGFloat, across: CGFloat, _ size: FlowSize) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: self.size(size))
    }
}
