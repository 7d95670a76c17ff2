extension UIView {
    /// Distinguishes views for as long as the process runs: they are numbered in the order in which they were made.
    package nonisolated var inspectionNumber: Int { number }
}

extension UIWindowScene {
    /// The windows that can be seen, back to front, those of menus and keyboards among them.
    package var inspectedWindows: [UIWindow] { Array(visibleWindows) }
}

extension UIApplication {
    /// The scenes that are connected, in order of connection.
    package var inspectedScenes: [UIWindowScene] { Array(scenes) }
}
