/// A small copy of a picture.
struct Thumbnail {
    private let picture: CGImage
    /// How a camera was held, from 1 to 8.
    private let orientation: Int
    private let largest: Double

    init(_ picture: CGImage, orientation: Int, largest: Double) {
        (self.picture, self.orientation, self.largest) = (picture, orientation, largest)
    }

    /// The copy; `nil` without memory for it. It is never larger than the picture.
    func make() -> CGImage? {
        let sides = [picture.width, picture.height], longest = Double(max(sides[0], sides[1]))
        guard largest >= 1 else { return nil }
        let scale = min(largest / longest, 1), small = sides.map { max(Int((Double($0) * scale).rounded()), 1) }
        if scale == 1, orientation == 1 { return picture }
        let isTurned = orientation >= 5, (width, height) = isTurned ? (small[1], small[0]) : (small[0], small[1])
        guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: 1, isOpaque: picture.isOpaque) else { return nil }
        context.interpolationQuality = .high
        // From the picture as it lies to where it is upright, y down.
        let (w, h) = (CGFloat(width), CGFloat(height))
        let turn: CGAffineTransform = switch orientation {
        case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case 5: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 6: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
        case 7: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
        case 8: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
        default: .identity
        }
        context.concatenate(turn)
        context.drawUpright(picture, in: CGRect(x: 0, y: 0, width: small[0], height: small[1]))
        return context.makeImage()
    }
}
