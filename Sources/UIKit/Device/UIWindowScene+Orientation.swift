extension UIWindowScene {
    /// Portrait where the scene is at least as high as wide, else landscape: no device here reports how it is turned (R-VC-4).
    public var interfaceOrientation: UIInterfaceOrientation { size.width > size.height ? .landscapeRight : .portrait }
}

// What apps asked the application before there were scenes: it is that of the first scene.
extension UIApplication {
    /// How the first scene stands; unknown before there is one.
    public var statusBarOrientation: UIInterfaceOrientation { (scenes.first as UIWindowScene?)?.interfaceOrientation ?? .unknown }
    /// Empty: there is no status bar, so nothing of a scene is covered (R-VC-4).
    public var statusBarFrame: CGRect { (scenes.first as UIWindowScene?)?.statusBarManager?.statusBarFrame ?? .zero }
    /// Whether the controller in front of the first scene prefers no status bar.
    public var isStatusBarHidden: Bool { (scenes.first as UIWindowScene?)?.statusBarManager?.isStatusBarHidden ?? false }
}
