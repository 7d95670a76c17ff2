// Pictures that move (R-DRW-11).
extension UIImage {
    /// The pictures of one that moves; `nil` for a still.
    public var images: [UIImage]? { extra.images.isEmpty ? nil : extra.images }
    /// Seconds in which all of them are shown once.
    public var duration: TimeInterval { extra.duration }

    /// A picture that shows others in turn, in an image view; elsewhere the first of them. `nil` without pictures.
    /// - Parameter duration: Seconds for all of them; 0 for a thirtieth of a second each.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var extra = first.extra
        extra.images = images
        extra.duration = duration > 0 ? duration : Double(images.count) / 30
        return UIImage(first.cgImage, scale: first.scale, orientation: first.imageOrientation, renderingMode: first.renderingMode, resizing: first.resizing,
                       extra: extra)
    }

    /// A picture that shows those in turn whose names are the name with a number from 0, or 1, to 1024; `nil` when there are none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: series(name), duration: duration)
    }

    /// The same with caps that keep their size. The part between them is repeated.
    public class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// The same with caps that keep their size.
    public class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode,
                                                  duration: TimeInterval) -> UIImage? {
        animatedImage(with: series(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
    }

    /// The pictures of a name with numbers, without a gap.
    private class func series(_ name: String) -> [UIImage] {
        var found: [UIImage] = []
        for number in 0...1024 {
            if let image = UIImage(named: "\(name)\(number)") { found.append(image) } else if number > 0 { break }
        }
        return found
    }
}
