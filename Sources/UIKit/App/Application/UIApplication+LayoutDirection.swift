extension UIApplication {
    /// The direction of the application's first scene.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .ofApplication }
}
