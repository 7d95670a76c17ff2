internal import CCairo

/// A corner whose line begins to bend 1.53 radii before it, as iOS draws it: three curves in place of a quarter of a circle.
struct ContinuousCorner {
    /// How far a corner reaches along the sides, in radii.
    static let reach: CGFloat = 1.528665

    let radius: Double
    let corners: CACornerMask

    /// Whether two corners have room on each side.
    static func fits(_ radius: Double, width: Double, height: Double) -> Bool { 2 * radius * reach.native <= min(width, height) }

    /// From the corner, along the side before it and along the one after it, in radii: the first point, then for each curve two controls and its end.
    private static let points: [(Double, Double)] = [
        (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494),
        (0, 0.868407), (0, 1.088493), (0, 1.528665),
    ]

    func addPath(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, to cairo: OpaquePointer) {
        cairo_new_sub_path(cairo)
        // `back` leads from the corner against the way round, `on` leads on.
        func corner(_ corner: CACornerMask, _ x: Double, _ y: Double, back: (Double, Double), on: (Double, Double)) {
            guard corners.contains(corner) else { return cairo_line_to(cairo, x, y) }
            let places = Self.points.map { a, b in
                (x + (back.0 * a + on.0 * b) * radius, y + (back.1 * a + on.1 * b) * radius)
            }
            cairo_line_to(cairo, places[0].0, places[0].1)
            for index in stride(from: 1, to: 10, by: 3) {
                cairo_curve_to(cairo, places[index].0, places[index].1, places[index + 1].0, places[index + 1].1, places[index + 2].0, places[index + 2].1)
            }
        }
        corner(.layerMaxXMinYCorner, x1, y0, back: (-1, 0), on: (0, 1))
        corner(.layerMaxXMaxYCorner, x1, y1, back: (0, -1), on: (-1, 0))
        corner(.layerMinXMaxYCorner, x0, y1, back: (1, 0), on: (0, -1))
        corner(.layerMinXMinYCorner, x0, y0, back: (0, 1), on: (1, 0))
        cairo_close_path(cairo)
    }
}
