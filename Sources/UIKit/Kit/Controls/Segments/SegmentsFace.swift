/// Draws the content of segments.
final class SegmentsFace: UIView {
    struct Content {
        var segments: [UISegmentedControl.Segment]
        var rects: [CGRect]
        var selected: Int
        var pressed: Int?
        var isEnabled: Bool
        var attributes: StateValues<[NSAttributedString.Key: Any]>
    }

    private var content: Content?

    func show(_ content: Content) {
        self.content = content
        setNeedsDisplay()
    }

    static func font(isSelected: Bool) -> UIFont { .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium) }

    override func draw(_ rect: CGRect) {
        guard let content, !content.segments.isEmpty else { return }
        // A callback in the middle of a layout may have it drawn before new segments have their places.
        for index in content.segments.indices.prefix(content.rects.count) {
            drawSegment(index, content)
        }
    }

    private func drawSegment(_ index: Int, _ content: Content) {
        let segment = content.segments[index], rect = content.rects[index].insetBy(dx: 4, dy: 0)
        let isSelected = content.selected == index, isEnabled = content.isEnabled && segment.isEnabled
        var state: UIControl.State = isSelected ? .selected : .normal
        if !isEnabled { state.insert(.disabled) }
        let attributes = content.attributes[state]
        var color = attributes?[.foregroundColor] as? UIColor ?? .label
        if !isEnabled, content.attributes.own(state) == nil { color = .tertiaryLabel }
        if content.pressed == index, !isSelected { color = color.withAlphaComponent(color.cgColor.alpha * 0.4) }
        if let image = segment.image {
            let tinted = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
            let scale = min(1, rect.width / max(image.size.width, 1), rect.height / max(image.size.height, 1))
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            tinted.draw(in: CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height))
            return
        }
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        let text = StyledText(segment.title ?? "", attributes: [
            .font: attributes?[.font] as? UIFont ?? Self.font(isSelected: isSelected), .foregroundColor: color, .paragraphStyle: style,
        ])
        let height = text.size().height
        text.draw(with: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height),
                  options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    }
}
