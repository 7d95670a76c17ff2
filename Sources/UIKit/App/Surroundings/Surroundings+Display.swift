internal import TouchHost

// Scenes, and what is in front of them.
extension Surroundings {
    /// What the host says of its displays; empty without a host.
    static var outputs: [Output] { UIApplication.shared.host?.outputs ?? [] }
    /// Pixels a point where nothing says which scene is meant.
    static var scale: Double { UIApplication.instance?.scenes.first?.scale ?? 1 }
    /// The scene that windows without one go to.
    static var firstScene: UIWindowScene? { UIApplication.shared.scenes.first }
    static var sceneCount: Int { UIApplication.shared.scenes.count }

    /// The scene on the output with this name.
    static func scene(onOutput name: String) -> UIWindowScene? {
        UIApplication.shared.scenes.first { $0.surface?.output.name == name }
    }

    /// The frame after the present one lays out and draws what changed.
    static func setNeedsUpdate() { UIApplication.shared.updateCycle.setNeedsUpdate() }

    /// The menus, keyboards and windows of the system in front of the app's windows.
    static var overlays: Overlays { UIApplication.shared.overlays }
    /// The overlays are notified that a view is about to leave its window.
    static func viewWillLeaveWindow(_ view: UIView) { UIApplication.instance?.overlays.viewWillLeaveWindow(view) }

    /// The look of a status bar that the application asked for in the old way; `nil` where view controllers decide about it (R-VC-8).
    static var statusBarOfApplication: (style: UIStatusBarStyle, isHidden: Bool)? {
        UIApplication.shared.decidesAboutStatusBar ? UIApplication.shared.oldStatusBar : nil
    }
}
