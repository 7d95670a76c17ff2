/// How wide the segments of a control are.
@MainActor
struct SegmentsLayout {
    /// From left to right, filling the bounds.
    private(set) var rects: [CGRect] = []
    /// The width that the content asks for.
    private(set) var naturalWidth: CGFloat = 0

    /// Points beside the content of a segment, both sides together.
    private static let room: CGFloat = 20

    init(_ segments: [UISegmentedControl.Segment], font: UIFont, bounds: CGRect, byContent: Bool) {
        var widths = segments.map { segment in
            segment.width > 0 ? segment.width : Self.contentWidth(segment, font) + Self.room
        }
        if !byContent {
            var widest: CGFloat = 0
            for (segment, width) in zip(segments, widths) where segment.width <= 0 { widest = max(widest, width) }
            for (index, segment) in segments.enumerated() where segment.width <= 0 { widths[index] = widest }
        }
        naturalWidth = widths.reduce(0, +).rounded(.up)
        // Room that is left over, or lacks, is shared by the segments without a set width.
        var flexible: CGFloat = 0
        for (segment, width) in zip(segments, widths) where segment.width <= 0 { flexible += width }
        let factor = flexible > 0 ? max((bounds.width - (widths.reduce(0, +) - flexible)) / flexible, 0) : 1
        var x = bounds.minX
        for (segment, width) in zip(segments, widths) {
            let width = segment.width > 0 ? width : width * factor
            rects.append(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
            x += width
        }
    }

    private static func contentWidth(_ segment: UISegmentedControl.Segment, _ font: UIFont) -> CGFloat {
        if let image = segment.image { return image.size.width }
        return (segment.title ?? "").size(withAttributes: [.font: font]).width
    }
}
