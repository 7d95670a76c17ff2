/// Where an image and a title stand beside or above each other in a rectangle.
struct ButtonArrangement {
    var image = CGSize.zero
    var title = CGSize.zero
    var placement = NSDirectionalRectEdge.leading
    /// Points between image and title, where there are both.
    var padding: CGFloat = 0
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center

    private var gap: CGFloat { image.width > 0 && title.width > 0 ? padding : 0 }
    private var isStacked: Bool { placement == .top || placement == .bottom }

    /// The smallest size in which both fit.
    var size: CGSize {
        isStacked ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
            : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    }

    /// The places of both. A title that is too wide gets what the image leaves.
    func rects(in area: CGRect) -> (image: CGRect, title: CGRect) {
        isStacked ? stacked(in: area) : sideBySide(in: area)
    }

    private func sideBySide(in area: CGRect) -> (image: CGRect, title: CGRect) {
        let room = max(area.width - image.width - gap, 0)
        let width = horizontal == .fill && title.width > 0 ? room : min(title.width, room)
        let start = start(area.minX, area.width, length: image.width + gap + width, isEnd: horizontal == .right || horizontal == .trailing,
                          isMiddle: horizontal == .center)
        let isImageFirst = placement != .trailing
        let imageX = isImageFirst ? start : start + width + gap
        let titleX = isImageFirst ? start + image.width + gap : start
        let (imageY, imageHeight) = upright(image.height, in: area), (titleY, titleHeight) = upright(title.height, in: area)
        let imageWidth = horizontal == .fill && title.width == 0 && image.width > 0 ? area.width : image.width
        return (CGRect(x: imageX, y: imageY, width: imageWidth, height: imageHeight),
                CGRect(x: titleX, y: titleY, width: width, height: titleHeight))
    }

    private func stacked(in area: CGRect) -> (image: CGRect, title: CGRect) {
        let start = start(area.minY, area.height, length: image.height + gap + title.height, isEnd: vertical == .bottom,
                          isMiddle: vertical == .center)
        let isImageFirst = placement == .top
        let imageY = isImageFirst ? start : start + title.height + gap
        let titleY = isImageFirst ? start + image.height + gap : start
        let width = min(title.width, area.width)
        func x(_ width: CGFloat) -> CGFloat {
            self.start(area.minX, area.width, length: width, isEnd: horizontal == .right || horizontal == .trailing,
                       isMiddle: horizontal == .center)
        }
        return (CGRect(x: x(image.width), y: imageY, width: image.width, height: image.height),
                CGRect(x: x(width), y: titleY, width: width, height: title.height))
    }

    private func upright(_ height: CGFloat, in area: CGRect) -> (y: CGFloat, height: CGFloat) {
        guard height > 0 else { return (area.midY, 0) }
        switch vertical {
        case .top: return (area.minY, height)
        case .center: return (area.midY - height / 2, height)
        case .bottom: return (area.maxY - height, height)
        case .fill: return (area.minY, area.height)
        }
    }

    private func start(_ origin: CGFloat, _ room: CGFloat, length: CGFloat, isEnd: Bool, isMiddle: Bool) -> CGFloat {
        isEnd ? origin + room - length : isMiddle ? origin + (room - length) / 2 : origin
    }
}
