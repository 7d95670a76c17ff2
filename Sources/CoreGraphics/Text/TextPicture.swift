internal import CPango

/// A picture in a line of text, which takes room as a character does (R-DRW-31). Immutable.
package final class TextPicture: Hashable, Sendable {
    /// `nil` for room alone.
    let image: CGImage?
    /// In points from where the character begins on the baseline, with y up.
    let box: CGRect
    /// Pango counts in units of which 32 bits hold a million points.
    private static let farthest: CGFloat = 100_000

    /// The object replacement character, in UTF-8.
    static let character: [UInt8] = [0xEF, 0xBF, 0xBC]

    package init(_ image: CGImage?, in box: CGRect) {
        self.image = image
        self.box = box.isFinite ? box.standardized.intersection(CGRect(x: -Self.farthest, y: -Self.farthest, width: 2 * Self.farthest, height: 2 * Self.farthest)) : .zero
    }

    package static func == (left: TextPicture, right: TextPicture) -> Bool {
        left === right || left.image === right.image && left.box == right.box
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(image.map { ObjectIdentifier($0) })
        hasher.combine(box.minX)
        hasher.combine(box.minY)
        hasher.combine(box.width)
        hasher.combine(box.height)
    }

    /// The same room, of which nothing is seen.
    var hidden: TextPicture { TextPicture(nil, in: box) }

    /// What gives a character the picture's room. The picture must live as long as a layout with the attribute.
    func makeShape() -> UnsafeMutablePointer<PangoAttribute>? {
        func units(_ points: CGFloat) -> Int32 { Int32((points * CGFloat(PANGO_SCALE)).rounded()) }
        guard !box.isNull else { return nil }
        var room = PangoRectangle(x: 0, y: units(-box.maxY), width: units(max(box.maxX, 0)), height: units(box.height))
        return pango_attr_shape_new_with_data(&room, &room, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    }

    /// The picture of a run of a line.
    static func of(_ run: UnsafeMutablePointer<PangoGlyphItem>) -> TextPicture? {
        var next = run.pointee.item?.pointee.analysis.extra_attrs
        while let node = next {
            next = node.pointee.next
            guard let attribute = node.pointee.data?.assumingMemoryBound(to: PangoAttribute.self), attribute.pointee.klass.pointee.type == PANGO_ATTR_SHAPE
            else { continue }
            let shape = UnsafeRawPointer(attribute).assumingMemoryBound(to: PangoAttrShape.self)
            return shape.pointee.data.map { Unmanaged<TextPicture>.fromOpaque($0).takeUnretainedValue() }
        }
        return nil
    }
}
