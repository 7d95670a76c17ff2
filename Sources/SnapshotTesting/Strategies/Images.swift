public import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A picture, every pixel of it.
    public static var image: Snapshotting { .image() }

    /// A picture, compared with tolerance.
    /// - Parameters:
    ///   - precision: The share of the pixels that have to match.
    ///   - perceptualPrecision: How much alike pixels are that match: 0.98 is what eyes take for the same.
    ///   - scale: Pixels a point of pictures that are read; 1 without it.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Diffing where Value == UIImage {
    /// Compares pictures, every pixel of them.
    public static var image: Diffing { .image() }

    /// Compares pictures with tolerance, as ``Snapshotting/image(precision:perceptualPrecision:scale:)`` does.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        Diffing(toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0, scale: scale ?? 1) ?? UIImage() }) { reference, shown in
            guard let difference = PictureDifference.between(reference, shown, precision: precision, perceptualPrecision: perceptualPrecision) else { return nil }
            var picture = difference.picture.map { XCTAttachment(image: $0) }
            picture?.name = "difference"
            return (difference.words, [picture].compactMap(\.self))
        }
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A layer as it is drawn.
    public static var image: Snapshotting { .image() }

    /// A layer as it is drawn, compared with tolerance.
    /// - Parameter traits: The pixels a point, and what else the layer is drawn with.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { (layer: CALayer) in
            onMain(layer) { layer in
                layer.layoutIfNeeded()
                return Rendering.picture(layer.bounds, scale: traits.displayScale) { layer.render(in: $0) }
            }
        }.ofPlatform()
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A path, filled in black.
    public static var image: Snapshotting { .image() }

    /// A path, filled in black, compared with tolerance.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { (path: UIBezierPath) in
            onMain(path) { path in
                Rendering.picture(path.bounds, scale: scale) { _ in
                    UIColor.black.setFill()
                    path.fill()
                }
            }
        }.ofPlatform()
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The lines and curves of a path, with three decimals.
    public static var elementsDescription: Snapshotting { Snapshotting<CGPath, String>.elementsDescription.pullback { (path: UIBezierPath) in onMain(path) { $0.cgPath } } }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// The lines and curves of a path, with three decimals.
    public static var elementsDescription: Snapshotting { SimplySnapshotting.lines.pullback { PathElements.text($0) } }
}

private enum PathElements {
    static func text(_ path: CGPath) -> String {
        var lines: [String] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            func words(_ name: String, _ count: Int) -> String {
                ([name] + (0..<count).map { String(format: "(%.3f, %.3f)", points[$0].x, points[$0].y) }).joined(separator: " ")
            }
            switch element.pointee.type {
            case .moveToPoint: lines.append(words("MoveTo", 1))
            case .addLineToPoint: lines.append(words("LineTo", 1))
            case .addQuadCurveToPoint: lines.append(words("QuadCurveTo", 2))
            case .addCurveToPoint: lines.append(words("CurveTo", 3))
            case .closeSubpath: lines.append("Close")
            @unknown default: lines.append("?")
            }
        }
        return lines.joined(separator: "\n")
    }
}
