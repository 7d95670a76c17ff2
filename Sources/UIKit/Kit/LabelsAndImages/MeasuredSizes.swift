/// The sizes of a text at the widths that were asked for last. Constraints ask for that of one line and that of the width there is, in each pass again.
struct MeasuredSizes {
    private var last: (width: CGFloat, size: CGSize)?
    private var before: (width: CGFloat, size: CGSize)?

    /// The size at a width, if it is known.
    func size(at width: CGFloat) -> CGSize? {
        if let last, last.width == width { return last.size }
        if let before, before.width == width { return before.size }
        return nil
    }

    /// Remembers a size in place of the older of two.
    mutating func note(_ size: CGSize, at width: CGFloat) {
        before = last
        last = (width, size)
    }

    /// The text, or how it looks, has changed.
    mutating func forget() {
        last = nil
        before = nil
    }
}
