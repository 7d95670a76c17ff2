/// What a bar shows for one item: title, back button and buttons.
final class BarContent: UIView {
    private let item: UINavigationItem
    private let back: UINavigationItem?
    private weak var bar: UINavigationBar?
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var backButton: BackButton?
    private var title: UIView?
    /// Whether the title is seen: a large one takes its place. A view of the app's in its place stays.
    var showsTitle = true { didSet { if showsTitle != oldValue { titleShownChanged() } } }

    init(_ item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.back = back
        self.bar = bar
        super.init(frame: .zero)
        isLeftOutOfArchives = true
    }

    required init?(coder: NSCoder) { nil }

    private static let margin: CGFloat = 8

    /// Makes the views of the item as it is now.
    func build() {
        for view in children { view.removeFromSuperview() }
        leading = (item.leftBarButtonItems ?? []).filter { !$0.isAway }.map(view)
        trailing = (item.rightBarButtonItems ?? []).filter { !$0.isAway }.map(view)
        backButton = nil
        if let back = back ?? item.backAction?.backItem, item.showsBackButton {
            backButton = BackButton(to: back, look: bar?.shownAppearance?.backButtonAppearance, indicator: bar?.shownBackIndicator) { [weak self] in
                self?.bar?.goBack()
            }
        }
        title = item.titleView ?? label
        for view in [backButton, title].compactMap(\.self) + leading + trailing { addSubview(view) }
        showTitle()
        setNeedsLayout()
    }

    private func showTitle() {
        guard let title, title !== item.titleView else { return }
        title.alpha = showsTitle ? 1 : 0
        title.accessibilityElementsHidden = !showsTitle
    }

    private func titleShownChanged() {
        guard window != nil, UIView.areAnimationsEnabled else { return showTitle() }
        UIView.animate(withDuration: 0.2) { self.showTitle() }
    }

    /// The item has changed.
    func rebuild() {
        build()
        guard item.changeFades, window != nil else { return }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            alpha = 0
        }
        UIView.animate(withDuration: 0.25) { self.alpha = 1 }
    }

    private func view(of item: UIBarButtonItem) -> UIView {
        item.takeLooksOfClass(in: bar)
        return item.customView ?? BarButton(item, look: bar?.buttonLook(item.style))
    }

    private var label: UIView? {
        guard let text = item.title, !text.isEmpty else { return nil }
        let label = UILabel()
        let attributes = bar?.titleAttributes
        label.text = text
        label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        label.accessibilityTraits.insert(.header)
        return label
    }

    /// Moves the title to a side by a share of the room, for a transition.
    func shift(_ direction: CGFloat) {
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        title?.transform = CGAffineTransform(translationX: direction * sign * bounds.width * 0.25, y: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var start = Self.margin, end = bounds.width - Self.margin
        end = place(trailing, from: end, towards: -1, least: start)
        let ideal = titleSize.width
        if let backButton {
            // The title comes before what the back button says.
            let room = max(min((bounds.width - ideal) / 2, end - ideal) - start, 0)
            let width = backButton.arrange(in: title == nil ? end - start : room)
            set(backButton, CGRect(x: start, y: 0, width: width, height: bounds.height))
            start += width
        }
        start = place(leading, from: start, towards: 1, least: end)
        guard let title else { return }
        let size = titleSize
        let width = min(size.width, max(end - start - 8, 0))
        let x = min(max((bounds.width - width) / 2, start + 4), max(end - 4 - width, start + 4))
        let transform = title.transform
        title.transform = .identity
        let moved = title === item.titleView ? .zero : bar?.titleOffset ?? .zero
        set(title, CGRect(x: x + moved.horizontal, y: (bounds.height - size.height) / 2 + moved.vertical, width: width, height: size.height))
        title.transform = transform
    }

    private var titleSize: CGSize {
        guard let title else { return .zero }
        let fitting = title.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
        let size = title is UILabel || fitting.width > 0 ? fitting : title.bounds.size
        return CGSize(width: size.width.rounded(.up), height: min(size.height.rounded(.up), bounds.height))
    }

    /// Sets views side by side.
    /// - Returns: Where the last one ends.
    private func place(_ views: [UIView], from start: CGFloat, towards sign: CGFloat, least: CGFloat) -> CGFloat {
        var x = start
        for view in views {
            let isButton = view is BarButton
            let size = isButton ? CGSize(width: view.sizeThatFits(bounds.size).width, height: bounds.height) : customSize(view)
            let gap: CGFloat = isButton ? 0 : 8
            let near = x + sign * gap
            set(view, CGRect(x: sign > 0 ? near : near - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
            x = near + sign * (size.width + gap)
        }
        return x
    }

    private func customSize(_ view: UIView) -> CGSize {
        var size = view.bounds.size
        if size.width == 0 || size.height == 0 { size = view.intrinsicContentSize }
        if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(bounds.size) }
        return CGSize(width: max(size.width, 0), height: min(max(size.height, 0), bounds.height))
    }

    /// Sets a frame that counts from the leading side.
    private func set(_ view: UIView, _ frame: CGRect) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }
}

extension UIAction {
    /// What a back button says that this action alone makes (R-NAV-5).
    fileprivate var backItem: UINavigationItem {
        let item = UINavigationItem(title: title)
        if let image { item.backBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil) }
        return item
    }
}
