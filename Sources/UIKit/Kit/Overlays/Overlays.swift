/// Something of the system that stands above an app's windows for a while: a menu, the keyboard.
@MainActor
protocol Overlay: AnyObject {
    /// The window that it is shown in.
    var window: OverlayWindow { get }
    /// Touches landed, before any receiver is called.
    func touchesLanded(_ event: UIEvent)
    /// A key was pressed: whether the overlay takes it from everybody else.
    func takes(_ key: UIKey) -> Bool
    /// Whether it takes every key, so that those that were down before it came do nothing more either.
    var takesAllKeys: Bool { get }
    /// A view is about to leave its window.
    func viewWillLeaveWindow(_ view: UIView)
    /// The scene is about to become inactive.
    func sceneWillDeactivate()
    /// The scene is about to go.
    func sceneWillDisconnect()
}

/// The overlays that are shown, the front one last.
@MainActor
final class Overlays {
    private(set) var shown: ContiguousArray<any Overlay> = []

    func add(_ overlay: any Overlay) {
        remove(overlay)
        shown.append(overlay)
    }

    func remove(_ overlay: any Overlay) { shown.removeAll { $0 === overlay } }

    func touchesLanded(_ event: UIEvent) {
        for overlay in shown.reversed() { overlay.touchesLanded(event) }
    }

    func takes(_ key: UIKey) -> Bool {
        for overlay in shown.reversed() where overlay.takes(key) { return true }
        return false
    }

    var takesAllKeys: Bool { shown.contains { $0.takesAllKeys } }

    func viewWillLeaveWindow(_ view: UIView) {
        for overlay in shown where overlay.window !== view.enclosingWindow { overlay.viewWillLeaveWindow(view) }
    }

    func sceneWillDeactivate(_ scene: UIWindowScene) {
        for overlay in shown where overlay.window.windowScene === scene { overlay.sceneWillDeactivate() }
    }

    func sceneWillDisconnect(_ scene: UIWindowScene) {
        for overlay in shown where overlay.window.windowScene === scene { overlay.sceneWillDisconnect() }
    }
}
