/// A list of choices on the screen. Until it is closed everything else is out of reach (R-MNU-5).
final class ListMenuOverlay: MenuOverlay {
    /// Where the list stands.
    enum Anchor {
        /// Below or above a rectangle of the menu's view.
        case beside(CGRect)
        /// With its upper left corner at a point of the menu's view, as for a pointer.
        case at(CGPoint)
    }

    private static let gap: CGFloat = 8

    private let anchor: Anchor
    private let list = MenuList()
    private let backdrop = Backdrop()
    private let preview: UIView?
    private let previewSize: CGSize
    private let cover = PreviewCover()
    private var isPreviewGrown = false
    /// The menu and the way to the one that is shown.
    private var path: [UIMenu]
    private let choices: MenuChoices
    /// Where the finger was that opened the menu, in the scene, while it may slide on into the list.
    private var slideStart: CGPoint?
    private var slides = false
    /// Called when the preview was tapped.
    var onCommit: (() -> Void)?
    /// Called after an element was performed.
    var onPerform: (() -> Void)?

    /// A menu over its view; `nil` when there is nothing to choose, or the view can't be seen.
    /// - Parameters:
    ///   - dims: Whether what is behind becomes darker.
    ///   - preview: A view to show above the list, and its size.
    init?(_ menu: UIMenu, over source: UIView, anchor: Anchor, dims: Bool, preview: (view: UIView, size: CGSize)? = nil) {
        self.anchor = anchor
        path = [menu]
        choices = MenuChoices(source: source)
        self.preview = preview?.view
        previewSize = preview?.size ?? .zero
        super.init(over: source)
        load(menu)
        guard !choices.groups(of: menu).isEmpty || preview != nil else { return nil }
        window.passesTouches = false
        backdrop.backgroundColor = dims ? UIColor(white: 0, alpha: 0.25) : nil
        backdrop.onTouch = { [weak self] in self?.close(animated: true) }
        window.addSubview(backdrop)
        if let view = preview?.view {
            view.clipsToBounds = true
            view.layer.cornerRadius = 13
            window.addSubview(view)
            cover.onTap = { [weak self] in if self?.isOpen == true { self?.onCommit?() } }
            window.addSubview(cover)
        }
        window.addSubview(list)
        list.onChoose = { [weak self] in self?.choose($0) }
        showList()
    }

    /// The menu that was opened.
    var menu: UIMenu {
        get { path[0] }
        set {
            path = [newValue]
            showList()
        }
    }

    /// The deferred elements that were asked for their elements since the menu opened.
    private var loaded: Set<ObjectIdentifier> = []

    /// Asks for what is deferred in a menu; what comes later is shown then (R-MNU-8).
    private func load(_ menu: UIMenu) {
        for element in menu.deferred where loaded.insert(ObjectIdentifier(element)).inserted {
            element.load { [weak self] in if self?.isOpen == true { self?.showList() } }
        }
    }

    private func showList() {
        let menu = path[path.count - 1]
        load(menu)
        list.show(title: menu.title, isInner: path.count > 1, groups: choices.groups(of: menu))
        if isOpen { place() }
    }

    private func choose(_ content: MenuRow.Content) {
        guard isOpen else { return }
        switch content {
        case .back:
            path.removeLast()
            showList()
        case .element(let menu as UIMenu):
            path.append(menu)
            showList()
        case .element(let element):
            let keepsOpen = element.menuAttributes.contains(.keepsMenuPresented)
            if !keepsOpen { close(animated: true) }
            choices.perform(element, in: path[0], sender: source)
            onPerform?()
            // What it did may have changed titles, states and attributes.
            if keepsOpen, isOpen { showList() }
        }
    }

    // MARK: Place

    override func place() {
        guard !isPreviewGrown, let sourceWindow = source.window else { return }
        backdrop.frame = window.bounds
        var area = area
        if preview != nil { area = placePreview(in: area) }
        let size = list.size(in: area.size)
        func inScene(_ rect: CGRect) -> CGRect { window.convert(source.convert(rect, to: nil), from: sourceWindow) }
        let frame: CGRect = switch anchor {
        case _ where preview != nil:
            CGRect(x: area.midX - size.width / 2, y: area.minY, width: size.width, height: size.height)
        case .beside(let rect):
            Self.frame(size, beside: inScene(rect), in: area)
        case .at(let point):
            CGRect(origin: inScene(CGRect(origin: point, size: .zero)).origin, size: size).moved(into: area)
        }
        list.frame = CGRect(x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width, height: frame.height)
    }

    /// Below the rectangle if there is room, else above, else where it covers the least; on the side where the rectangle is, and below its middle where
    /// it stands in the middle third.
    static func frame(_ size: CGSize, beside rect: CGRect, in area: CGRect) -> CGRect {
        let isCentered = abs(rect.midX - area.midX) <= area.width / 6
        let x = isCentered ? rect.midX - size.width / 2 : rect.midX <= area.midX ? rect.minX : rect.maxX - size.width
        let below = rect.maxY + gap, above = rect.minY - gap - size.height
        let y = below + size.height <= area.maxY ? below : above >= area.minY ? above : area.maxY - size.height
        return CGRect(x: x, y: y, width: size.width, height: size.height).moved(into: area)
    }

    /// Puts the preview, with the list below it, into the middle.
    /// - Returns: What is left for the list.
    private func placePreview(in area: CGRect) -> CGRect {
        let listHeight = list.size(in: area.size).height
        let width = min(previewSize.width, area.width)
        let height = min(previewSize.height, max(area.height - listHeight - Self.gap, area.height / 3))
        let rest = min(listHeight, area.height - height - Self.gap)
        let y = (area.midY - (height + Self.gap + rest) / 2).rounded()
        preview?.frame = CGRect(x: (area.midX - width / 2).rounded(), y: y, width: width, height: height)
        cover.frame = preview?.frame ?? .zero
        return CGRect(x: area.minX, y: y + height + Self.gap, width: area.width, height: rest)
    }

    /// The preview takes the whole scene.
    func growPreview() {
        isPreviewGrown = true
        preview?.frame = window.bounds
        preview?.layer.cornerRadius = 0
        list.alpha = 0
    }

    // MARK: The finger that opened it

    /// The finger that opened the menu is at a point of the menu's view. Once it has left its place it marks the row under it.
    func slide(to point: CGPoint) {
        guard isOpen, let sourceWindow = source.window else { return }
        let inScene = window.convert(source.convert(point, to: nil), from: sourceWindow)
        let start = slideStart ?? inScene
        slideStart = start
        if inScene.isFarther(than: GestureConfiguration.current.panHysteresis, from: start) { slides = true }
        if slides { list.highlight(at: list.convert(inScene, from: nil)) }
    }

    /// The finger lifted: a row that it slid to is chosen; anywhere else the menu stays.
    func endSlide() {
        if isOpen, slides { list.chooseHighlighted() }
        slides = false
    }

    // MARK: Keys

    override var takesAllKeys: Bool { true }

    /// Arrows mark rows, Return and Space choose, left and right lead out of menus and into them. No key reaches another receiver (R-MNU-7).
    override func takes(_ key: UIKey) -> Bool {
        if super.takes(key) { return true }
        switch key.keyCode {
        case .keyboardDownArrow: list.moveHighlight(by: 1)
        case .keyboardUpArrow: list.moveHighlight(by: -1)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: list.chooseHighlighted()
        case .keyboardLeftArrow: if path.count > 1 { choose(.back("")) }
        case .keyboardRightArrow:
            if case .element(let element)? = list.highlightedContent, element is UIMenu { list.chooseHighlighted() }
        default: break
        }
        return true
    }

    /// Lies over a preview, whose views are only looked at: a tap is the menu's.
    private final class PreviewCover: UIView {
        var onTap: (() -> Void)?
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            if let touch = touches.first, bounds.contains(touch.location(in: self)) { onTap?() }
        }
    }

    /// What is behind a list: a touch on it closes the menu.
    private final class Backdrop: UIView {
        var onTouch: (() -> Void)?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?() }
    }
}

extension CGRect {
    /// The rectangle moved so that it lies in another one, if it fits.
    fileprivate func moved(into area: CGRect) -> CGRect {
        CGRect(x: max(min(minX, area.maxX - width), area.minX), y: max(min(minY, area.maxY - height), area.minY),
               width: width, height: height)
    }
}
