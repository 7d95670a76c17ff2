internal import TouchHost

/// A scene that shows windows on one surface of the host.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// Set right after the scene was made; gone when it disconnected.
    private(set) var surface: (any Surface)?
    /// Distinguishes scenes for as long as the process runs.
    final let number: Int = {
        lastNumber += 1
        return lastNumber
    }()
    private static var lastNumber = 0
    private var compositor: Compositor?
    /// Holds the windows' layers.
    let rootLayer = CALayer()
    /// Visible windows, back to front: by level, then by when they were shown or brought forward (R-HIT-12).
    private(set) var visibleWindows: ContiguousArray<UIWindow> = []
    /// How often a window was shown or brought forward.
    private var showings = 0
    /// Every window of the scene that is alive.
    nonisolated(unsafe) private var members: ContiguousArray<Unmanaged<UIWindow>> = []
    /// The window that a storyboard was shown in, kept for a delegate that doesn't.
    var storyboardWindow: UIWindow?
    private var isTickRequested = false
    /// Whether it was ever in front: from then on what is in its windows has appeared.
    var hasBeenForeground = false

    /// How often all touches of the scene were cancelled: what lands meanwhile is ignored.
    final var interruptions = 0

    /// Pixels a point.
    var scale: Double = 1
    /// The surface's size in points.
    private(set) var size = CGSize.zero

    /// The windows of the scene, back to front.
    open var windows: [UIWindow] { allWindows.filter { !$0.isOfSystem } }

    /// The windows of the scene with those of the system.
    var allWindows: [UIWindow] {
        members.map { $0.takeUnretainedValue() }.sorted { $0.windowLevel < $1.windowLevel }
    }

    /// The scene's key window.
    open var keyWindow: UIWindow? {
        guard let window = Surroundings.keyWindow, window.windowScene === self else { return nil }
        return window
    }

    /// The screen that shows the scene; the main one until the host has reported an output.
    open var screen: UIScreen { surface.map { UIScreen.screen(for: $0.output) } ?? .main }

    /// The coordinates that the frames of the scene's windows are in; its bounds are what the scene covers, in points.
    open var coordinateSpace: any UICoordinateSpace { makeCoordinateSpace() }

    /// The area that windows may cover, in points.
    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    deinit {
        let kept: [AnyObject?] = [rootLayer, compositor]
        for window in members { window._withUnsafeGuaranteedRef { $0.sceneIsGone() } }
        if MainThread.isHere { CurrentTraits.changed() } else { MainThread.bury(self, MainThread.Remains(kept) { CurrentTraits.changed() }) }
    }

    // MARK: Traits. Computed in UIWindowScene+Traits.

    final var traitState: TraitState?
    /// The kind of device, decided by the first size and kept.
    final var idiom = UIUserInterfaceIdiom.unspecified
    /// What size, scale and system make.
    final var displayTraits = CurrentTraits.standard

    /// The traits of the scene (R-TRT-1).
    open var traitCollection: UITraitCollection { ownTraitCollection }
    /// Called after the scene's traits have changed (R-TRT-7). Overriders call super.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: The surface

    func attach(_ surface: any Surface) {
        self.surface = surface
        rootLayer.anchorPoint = .zero
        updateGeometry()
    }

    func detach() {
        surface?.close()
        surface = nil
        compositor = nil
    }

    /// Posted when its width has become greater than its height, or no longer is.
    static let didTurn = Notification.Name("DactylWindowSceneDidTurn")

    /// Takes size and scale from the surface. Windows that filled the scene still fill it.
    func updateGeometry() {
        guard let surface else { return }
        let old = bounds, oldScale = scale
        scale = surface.scale
        DisplayScale.current = scale
        size = CGSize(width: Double(surface.size.width) / scale, height: Double(surface.size.height) / scale)
        rootLayer.bounds = bounds
        compositor = Compositor(root: rootLayer, width: surface.size.width, height: surface.size.height, scale: scale)
        let transition = willChange(from: old)
        updateTraits()
        for window in allWindows {
            if window.frame == old { window.frame = bounds }
            if scale != oldScale { window.takeScale(scale, replacing: oldScale) }
        }
        transition?.finish()
        if (old.width > old.height) != (size.width > size.height) { NotificationCenter.default.post(name: Self.didTurn, object: self) }
        Surroundings.setNeedsUpdate()
    }

    func requestTick() {
        guard !isTickRequested, let surface, surface.isVisible else { return }
        isTickRequested = true
        surface.requestTick()
    }

    func tickArrived() { isTickRequested = false }

    /// Lays out, draws and shows what changed.
    /// - Returns: Whether it could: not while the display is busy with the frame before.
    func update(at time: Double) -> Bool {
        guard let surface, let compositor, surface.isVisible else { return true }
        guard !surface.isBusy else { return false }
        compositor.layoutPass()
        compositor.displayPass()
        guard compositor.commit(at: time), let buffer = surface.lend() else { return true }
        // A host that has not reported its new size yet would be written over the end of what it lends.
        guard buffer.size.width == compositor.bounds.width, buffer.size.height == compositor.bounds.height,
              buffer.stride >= buffer.size.width * 4 else {
            updateGeometry()
            return true
        }
        let damage = compositor.render(into: buffer.memory, stride: buffer.stride, bufferAge: buffer.age)
        if !damage.isEmpty { present(damage, on: surface) }
        return true
    }

    private var presented: ContiguousArray<PixelRect> = []

    private func present(_ damage: ContiguousArray<DeviceRect>, on surface: any Surface) {
        presented.removeAll(keepingCapacity: true)
        for rect in damage { presented.append(PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)) }
        surface.present(presented)
    }

    /// What the display shows of the scene was lost: the next frame is a whole one.
    func redrawEverything() {
        if let compositor { compositor.addDamage(compositor.bounds) }
        Surroundings.setNeedsUpdate()
    }

    /// Made when it is first asked for.
    final var statusBar: NSObject?

    // MARK: Windows

    func add(_ window: UIWindow) {
        members.append(Unmanaged.passUnretained(window))
    }

    func remove(_ window: UIWindow) {
        forget(ObjectIdentifier(window))
        hide(window)
    }

    /// A window is going.
    nonisolated func forget(_ window: ObjectIdentifier) {
        members.removeAll { UInt(bitPattern: $0.toOpaque()) == UInt(bitPattern: window) }
    }

    /// Puts the window in front of the others of its level: it was made visible, or brought forward.
    func show(_ window: UIWindow) {
        showings += 1
        window.lastShowing = showings
        UIView.looksOfClasses?(window)
        arrange(window)
    }

    /// Puts a visible window where its level and its last showing have it (R-HIT-12). Its level alone brings it no further forward.
    func arrange(_ window: UIWindow) {
        visibleWindows.removeAll { $0 === window }
        let place = visibleWindows.firstIndex { $0.isInFront(of: window) } ?? visibleWindows.endIndex
        visibleWindows.insert(window, at: place)
        rootLayer.insertSublayer(window.layer, at: UInt32(place))
    }

    func hide(_ window: UIWindow) {
        visibleWindows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
    }

    /// The view under a point of the scene, and its window (R-HIT-12).
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> (view: UIView, window: UIWindow)? {
        guard activationState == .foregroundActive else { return nil }
        for window in visibleWindows.reversed() {
            let notes = HitTestNotes.current
            // Not asked: its own hit test may be an override that answers all the same.
            guard window.isCandidate, let inWindow = window.pointFromSuperview(point) else {
                notes?.passOver(window)
                continue
            }
            let hit = if let notes {
                notes.ask(window, at: inWindow, with: event)
            } else {
                window.hitTest(inWindow, with: event)
            }
            guard let view = hit else { continue }
            // An override may answer a view of another window, to which the touch then belongs, or of none, which receives nothing (R-HIT-7).
            return view.window.map { (view, $0) }
        }
        return nil
    }
}
