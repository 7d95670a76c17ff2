/// What a button shows in one state: the answer of its type, its configuration and what was set for states.
struct ButtonLook {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor
    var titleShadowColor: UIColor?
    var subtitle: String?
    var attributedSubtitle: NSAttributedString?
    var image: UIImage?
    /// A wheel turns in the image's place.
    var showsIndicator = false
    /// The colour of template images; `nil`: the tint colour.
    var imageColor: UIColor?
    var imageAlpha: CGFloat = 1
    /// How opaque title and image are.
    var contentAlpha: CGFloat = 1
    var backgroundImage: UIImage?
    var backgroundAlpha: CGFloat = 1
    /// The shape behind the content.
    var fill: UIColor?
    var stroke: UIColor?
    var strokeWidth: CGFloat = 0

    var hasTitle: Bool { !(title ?? "").isEmpty || (attributedTitle?.length ?? 0) > 0 }
}

extension UIButton {
    final var look: ButtonLook {
        let state = state
        var look = ButtonLook(title: titles[state], attributedTitle: attributedTitles[state],
                              titleColor: titleColor(for: state) ?? .white, titleShadowColor: titleShadowColors[state])
        look.image = images[state] ?? configuration?.image ?? symbolImage
        look.backgroundImage = backgroundImages[state]
        if let configuration {
            configuration.shape(&look, state: state, tint: tintColor, ownTitleColor: titleColors[state])
        } else if type == .custom {
            dimImages(&look, state)
        } else {
            shapeSystem(&look, state)
        }
        if type != .custom, let image = look.image, image.renderingMode == .automatic, type != .close {
            look.image = image.withRenderingMode(.alwaysTemplate)
        }
        return look
    }

    final func defaultTitleColor(for state: State) -> UIColor {
        if type == .custom { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    /// A button of type custom only changes images, and only images without a separate form for the state.
    private func dimImages(_ look: inout ButtonLook, _ state: State) {
        if state.contains(.disabled) {
            guard adjustsImageWhenDisabled else { return }
            if images.own(state) == nil { look.imageAlpha = 0.5 }
            if backgroundImages.own(state) == nil { look.backgroundAlpha = 0.5 }
        } else if state.contains(.highlighted), adjustsImageWhenHighlighted {
            if images.own(state) == nil { look.image = look.image?.darkened }
            if backgroundImages.own(state) == nil { look.backgroundImage = look.backgroundImage?.darkened }
        }
    }

    private func shapeSystem(_ look: inout ButtonLook, _ state: State) {
        if state.contains(.highlighted) { look.contentAlpha = 0.2 }
        if state.contains(.disabled) {
            look.imageColor = .tertiaryLabel
            if type == .close { look.imageAlpha = 0.5 }
        } else if state.contains(.selected), look.hasTitle {
            // On a fill of the tint colour, content that fades away would be that colour on itself: the fill fades instead.
            look.fill = state.contains(.highlighted) ? tintColor.withAlphaComponent(0.5) : tintColor
            look.contentAlpha = 1
            look.titleColor = titleColors.own(state) ?? .white
            look.imageColor = .white
        }
    }

    /// The sign that a button of its type shows when it has no image of its own.
    final var symbolImage: UIImage? {
        let drawn: ControlSymbol
        let side: CGFloat
        switch type {
        case .custom, .system: return nil
        case .detailDisclosure, .infoLight, .infoDark: (drawn, side) = (.info, 22)
        case .contactAdd: (drawn, side) = (.add, 22)
        case .close: (drawn, side) = (.close, 30)
        }
        let scale = max(contentScaleFactor, 1)
        if let symbol, symbol.scale == scale { return symbol.image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let size = CGSize(width: side, height: side)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            drawn.draw(in: CGRect(origin: .zero, size: size), size: side, color: type == .close ? .secondaryLabel : .black,
                       lineWidth: type == .close ? 2 : 1.5)
        }
        symbol = (image, scale)
        return image
    }
}

extension UIImage {
    /// The image as it looks under a finger.
    fileprivate var darkened: UIImage {
        guard let cgImage, let context = CGContext(pixelWidth: cgImage.width, pixelHeight: cgImage.height, scale: 1) else { return self }
        let rect = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
        context.drawUpright(cgImage, in: rect)
        context.setBlendMode(.sourceAtop)
        context.setFillColor(UIColor(white: 0, alpha: 0.4).cgColor)
        context.fill(rect)
        return UIImage(context.finishAsImage(), scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
                       resizing: resizing)
    }
}
