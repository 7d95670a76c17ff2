extension UIButton {
    // MARK: Measures

    /// Room around the content: what the configuration, the client and the type ask for.
    final var insets: UIEdgeInsets {
        if let configuration { return configuration.contentInsets.leftToRight }
        return contentEdgeInsets
    }

    /// A button of the system with a title alone is not lower than this, so that a finger finds it.
    private var roomAroundTitle: CGFloat { configuration == nil && type != .custom && contentEdgeInsets == .zero ? 6 : 0 }
    private static let minimumWidth: CGFloat = 30

    final func arrangement(in area: CGRect) -> (image: CGRect, title: CGRect) {
        let arrangement = arrangement(width: area.width)
        let rects = arrangement.rects(in: area)
        return (onPixels(rects.image), onPixels(rects.title))
    }

    private func arrangement(width: CGFloat) -> ButtonArrangement {
        showContent()
        var arrangement = ButtonArrangement()
        arrangement.image = parts.indicator.flatMap { $0.isAnimating ? $0.intrinsicContentSize : nil } ?? parts.image?.image?.size ?? .zero
        arrangement.placement = configuration?.imagePlacement ?? .leading
        arrangement.padding = configuration?.imagePadding ?? 0
        arrangement.horizontal = effectiveContentHorizontalAlignment
        arrangement.vertical = contentVerticalAlignment
        let isStacked = arrangement.placement == .top || arrangement.placement == .bottom
        let imageWidth = arrangement.image.width
        let room = isStacked || imageWidth == 0 ? width : width - imageWidth - arrangement.padding
        arrangement.title = titleBlockSize(width: max(room, 0))
        return arrangement
    }

    /// The size of title and subtitle together.
    private func titleBlockSize(width: CGFloat) -> CGSize {
        let title = labelSize(parts.title, width: width), subtitle = labelSize(parts.subtitle, width: width)
        guard subtitle.height > 0 else { return title }
        return CGSize(width: max(title.width, subtitle.width), height: title.height + (configuration?.titlePadding ?? 0) + subtitle.height)
    }

    private func labelSize(_ label: ButtonLabel?, width: CGFloat) -> CGSize {
        guard let label, let text = label.text, !text.isEmpty else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
        return CGSize(width: min(size.width, max(width, 0)), height: size.height)
    }

    final func fittingSize(width: CGFloat) -> CGSize {
        let insets = insets
        let arrangement = arrangement(width: width - insets.left - insets.right)
        var size = arrangement.size
        if let background = parts.background?.image?.size, size.width < background.width || size.height < background.height {
            size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
        }
        if arrangement.image.height == 0 { size.height += 2 * roomAroundTitle }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if configuration == nil, type != .custom, arrangement.image.width == 0 { size.width = max(size.width, Self.minimumWidth) }
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    // MARK: Placing

    final func layoutParts() {
        showContent()
        let bounds = bounds
        parts.background?.frame = backgroundRect(forBounds: bounds)
        let contentRect = contentRect(forBounds: bounds)
        if let image = parts.image, image.image != nil { image.frame = imageRect(forContentRect: contentRect) }
        if let indicator = parts.indicator, indicator.isAnimating { indicator.frame = imageRect(forContentRect: contentRect) }
        if let title = parts.title { placeTitle(title, titleRect(forContentRect: contentRect)) }
        if let fill = parts.fill { placeFill(fill) }
    }

    private func placeTitle(_ label: ButtonLabel, _ block: CGRect) {
        let subtitle = labelSize(parts.subtitle, width: block.width)
        guard subtitle.height > 0, let subtitleLabel = parts.subtitle else {
            label.frame = block
            return
        }
        let title = labelSize(label, width: block.width)
        func x(_ width: CGFloat) -> CGFloat {
            switch configuration?.titleAlignment ?? .automatic {
            case .center: block.midX - width / 2
            case .trailing: block.maxX - width
            case .automatic where configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom: block.midX - width / 2
            case .leading, .automatic: block.minX
            }
        }
        label.frame = onPixels(CGRect(x: x(title.width), y: block.minY, width: title.width, height: title.height))
        subtitleLabel.frame = onPixels(CGRect(x: x(subtitle.width), y: block.maxY - subtitle.height, width: subtitle.width,
                                              height: subtitle.height))
    }

    private func placeFill(_ fill: UIView) {
        if let configuration {
            fill.frame = bounds
            fill.layer.cornerRadius = configuration.cornerRadius(in: bounds.size)
        } else if let title = parts.title {
            // A selected button of the system has its title on a patch.
            fill.frame = title.frame.insetBy(dx: -4, dy: -2)
            fill.layer.cornerRadius = 4
        }
    }

    // MARK: Showing

    /// The content of the present state is to be shown.
    final func contentDidChange() {
        isContentShown = false
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Gives the views inside what they show.
    final func showContent() {
        guard !isContentShown else { return }
        isContentShown = true
        let look = look
        if look.hasTitle || parts.title != nil { showTitle(look) }
        if look.subtitle != nil || parts.subtitle != nil {
            subtitlePart.textColor = look.titleColor
            if let text = look.attributedSubtitle { subtitlePart.attributedText = text } else { subtitlePart.text = look.subtitle }
        }
        if look.image != nil || parts.image != nil {
            let view = imagePart
            view.image = look.image
            view.tintColor = look.imageColor
            view.isHidden = look.showsIndicator
        }
        if look.showsIndicator || parts.indicator != nil { showIndicator(look) }
        if look.backgroundImage != nil || parts.background != nil {
            backgroundPart.image = look.backgroundImage
            backgroundPart.alpha = look.backgroundAlpha
        }
        if look.fill != nil || look.stroke != nil || parts.fill != nil {
            let layer = fillPart.layer
            fillPart.backgroundColor = look.fill
            layer.borderColor = look.stroke?.cgColor
            layer.borderWidth = look.stroke == nil ? 0 : look.strokeWidth
        }
        fade(to: look)
    }

    private func showIndicator(_ look: ButtonLook) {
        let wheel = indicatorPart
        wheel.color = look.imageColor ?? tintColor
        guard wheel.isAnimating != look.showsIndicator else { return }
        if look.showsIndicator { wheel.startAnimating() } else { wheel.stopAnimating() }
    }

    private func showTitle(_ look: ButtonLook) {
        let label = titlePart
        if let configuration { label.setSystemSize(configuration.titleSize) }
        if let attributed = look.attributedTitle {
            label.textColor = look.titleColor
            label.attributedText = attributed
        } else {
            // A text that has lost its attributes is another one.
            label.text = look.title
            if label.textColor != look.titleColor { label.textColor = look.titleColor }
        }
        if label.shadowColor != look.titleShadowColor { label.shadowColor = look.titleShadowColor }
    }

    /// A press shows at once; its end fades, as fingers are quicker than eyes.
    private func fade(to look: ButtonLook) {
        let parts = parts
        let apply = {
            parts.title?.alpha = look.contentAlpha
            parts.subtitle?.alpha = look.contentAlpha
            parts.image?.alpha = look.contentAlpha * look.imageAlpha
            parts.indicator?.alpha = look.contentAlpha
        }
        let old = parts.title?.alpha ?? parts.image?.alpha ?? 1
        if window != nil, old < look.contentAlpha {
            UIView.animate(withDuration: 0.2, options: [.allowUserInteraction, .beginFromCurrentState], animations: apply)
        } else {
            UIView.performWithoutAnimation(apply)
        }
    }

    // MARK: Pixels

    private func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(contentScaleFactor, 1)
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(x: rounded(rect.minX), y: rounded(rect.minY), width: rect.width, height: rect.height)
    }

    private func roundedUp(_ value: CGFloat) -> CGFloat {
        let scale = max(contentScaleFactor, 1)
        return (value * scale - 1e-6).rounded(.up) / scale
    }
}
