/// The labels and the picture of a cell of the system's; made when they are asked for.
@MainActor
final class CellParts {
    private unowned let cell: UITableViewCell
    private var texts: (main: UILabel?, detail: UILabel?) = (nil, nil)
    private var picture: UIImageView?
    /// Those that a file has in the content.
    private(set) var isFromFile = false

    init(_ cell: UITableViewCell) { self.cell = cell }

    private static let gap: CGFloat = 12

    var text: UILabel? {
        if let label = texts.main { return label }
        guard !isFromFile else { return nil }
        let label = UILabel()
        setFont(cell.cellStyle == .value2 ? .caption1 : .body, of: label)
        if cell.cellStyle == .value2 {
            label.textColor = .systemBlue
            label.textAlignment = .right
        }
        wrap(label)
        texts.main = label
        return add(label)
    }

    var detail: UILabel? {
        if let label = texts.detail { return label }
        guard !isFromFile, cell.cellStyle != .default else { return nil }
        let label = UILabel()
        setFont(cell.cellStyle == .subtitle ? .caption1 : cell.cellStyle == .value2 ? .subheadline : .body, of: label)
        if cell.cellStyle == .value1 { label.textColor = .secondaryLabel }
        wrap(label)
        texts.detail = label
        return add(label)
    }

    var image: UIImageView? {
        if let picture { return picture }
        guard !isFromFile, cell.cellStyle != .value2 else { return nil }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        picture = view
        return add(view)
    }

    /// Labels follow the category of text (R-TYP-8).
    private func setFont(_ style: UIFont.TextStyle, of label: UILabel) {
        label.font = .preferredFont(forTextStyle: style, compatibleWith: cell.traitCollection)
        label.adjustsFontForContentSizeCategory = true
    }

    // MARK: Large text (R-TYP-8)

    /// Whether text is so large that the detail stands below it, and that both may have several lines.
    private var isLarge: Bool { cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
    /// The labels whose number of lines is not the app's.
    private var wrapped: Set<ObjectIdentifier> = []

    /// Follows the category of text.
    func textSizeChanged() {
        guard !isFromFile else { return }
        for label in [texts.main, texts.detail].compactMap(\.self) { wrap(label) }
    }

    /// Gives a label lines without limit where text is large, unless the app has chosen a number.
    private func wrap(_ label: UILabel) {
        if isLarge, label.numberOfLines == 1 {
            label.numberOfLines = 0
            wrapped.insert(ObjectIdentifier(label))
        } else if !isLarge, wrapped.remove(ObjectIdentifier(label)) != nil, label.numberOfLines == 0 {
            label.numberOfLines = 1
        }
    }

    private func add<Part: UIView>(_ view: Part) -> Part {
        cell.contentView.addSubview(view)
        cell.setNeedsLayout()
        return view
    }

    /// Takes the labels and the picture that a file has.
    func take(text: UILabel?, detail: UILabel?, image: UIImageView?) {
        isFromFile = true
        texts = (text, detail)
        picture = image
    }

    var isHighlighted = false { didSet { if isHighlighted != oldValue { HighlightedContents.set(isHighlighted, in: cell.contentView) } } }

    // MARK: Layout

    /// Whether the detail stands below the text.
    private var isStacked: Bool { cell.cellStyle == .subtitle || isLarge && cell.cellStyle != .default }

    private var hasPicture: Bool { picture?.image != nil }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
    }

    private func pictureWidth(height: CGFloat) -> CGFloat {
        guard let size = picture?.image?.size, size.height > 0 else { return 0 }
        return size.height > height ? (size.width * height / size.height).rounded() : size.width
    }

    /// The room from the leading margin on, without the picture.
    private func textRoom(_ width: CGFloat, height: CGFloat) -> (start: CGFloat, width: CGFloat) {
        let start = UITableViewCell.margin + (hasPicture ? pictureWidth(height: height) + UITableViewCell.margin : 0)
        // The content view ends where the room before an accessory begins.
        return (start, max(width - start - (cell.hasAccessory ? 0 : UITableViewCell.margin), 0))
    }

    func height(width: CGFloat) -> CGFloat {
        guard !isFromFile else { return cell.contentView.bounds.height > 0 ? 0 : UITableView.usualHeight }
        let room = textRoom(width, height: UITableView.usualHeight).width
        let main = size(texts.main, room).height, second = size(texts.detail, room).height
        let lines = isStacked ? main + second : max(main, second)
        return max(lines > 0 ? lines + 22 : 0, hasPicture ? min(picture?.image?.size.height ?? 0, 200) : 0)
    }

    func layOut(isReversed: Bool) {
        let bounds = cell.contentView.bounds
        // Constraints place what has some.
        guard texts.main != nil || texts.detail != nil || picture != nil else { return }
        let (start, width) = textRoom(bounds.width, height: bounds.height)
        func set(_ view: UIView?, _ frame: CGRect) {
            guard let view, view.ownLayoutState?.translatesMask ?? true else { return }
            var frame = frame
            if isReversed { frame.origin.x = bounds.width - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
        if let picture {
            let side = pictureWidth(height: bounds.height)
            set(picture, CGRect(x: UITableViewCell.margin, y: 0, width: hasPicture ? side : 0, height: bounds.height))
        }
        let main = size(texts.main, width), second = size(texts.detail, width)
        switch cell.cellStyle {
        case _ where isStacked:
            let top = ((bounds.height - main.height - second.height) / 2).rounded()
            set(texts.main, CGRect(x: start, y: top, width: width, height: main.height))
            set(texts.detail, CGRect(x: start, y: top + main.height, width: width, height: second.height))
        case .default, .subtitle: set(texts.main, CGRect(x: start, y: 0, width: width, height: bounds.height))
        case .value1:
            let right = min(second.width, max(width - main.width - Self.gap, width / 3))
            set(texts.detail, CGRect(x: start + width - right, y: 0, width: right, height: bounds.height))
            set(texts.main, CGRect(x: start, y: 0, width: max(width - right - (right > 0 ? Self.gap : 0), 0), height: bounds.height))
        case .value2:
            let left = (width * 0.25).rounded()
            set(texts.main, CGRect(x: start, y: 0, width: left, height: bounds.height))
            set(texts.detail, CGRect(x: start + left + 6, y: 0, width: max(width - left - 6, 0), height: bounds.height))
        }
    }
}
