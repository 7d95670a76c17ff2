/// What a scroll view has multiplied by its scale, as it was before: each scale is computed from that, so that the rounding errors of a movement's frames
/// don't add up, and content that comes to twice its size has exactly that (R-SCR-51).
struct ZoomBasis {
    /// A pair of lengths that code has given, and the scale at which it did.
    struct Lengths {
        private var given = CGPoint.zero
        private var scale: CGFloat = 1
        private var shown: CGPoint?

        /// Other lengths than those that were shown last are the app's, and what follows is computed from them.
        fileprivate mutating func take(_ lengths: CGPoint, at scale: CGFloat) {
            if lengths != shown { (given, self.scale, shown) = (lengths, scale, lengths) }
        }

        fileprivate mutating func show(_ lengths: CGPoint) { shown = lengths }

        func value(at new: CGFloat) -> CGPoint { CGPoint(x: given.x * new / scale, y: given.y * new / scale) }
    }

    /// Of the content, as a point; and the place of the view that zooms.
    private(set) var size = Lengths()
    private(set) var origin = Lengths()

    mutating func take(size: CGSize, origin: CGPoint, at scale: CGFloat) {
        self.size.take(CGPoint(x: size.width, y: size.height), at: scale)
        self.origin.take(origin, at: scale)
    }

    /// What the scale has made of them, as it is read from the view and the content.
    mutating func show(size: CGSize, origin: CGPoint) {
        self.size.show(CGPoint(x: size.width, y: size.height))
        self.origin.show(origin)
    }
}
