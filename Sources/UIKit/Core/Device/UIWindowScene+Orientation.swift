extension UIWindowScene {
    /// Portrait where the scene is at least as high as wide, else landscape: no device here reports how it is turned (R-VC-4).
    public var interfaceOrientation: UIInterfaceOrientation { size.width > size.height ? .landscapeRight : .portrait }
}
