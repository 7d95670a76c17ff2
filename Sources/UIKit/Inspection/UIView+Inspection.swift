extension UIView {
    /// Distinguishes views for as long as the process runs: they are numbered in the order in which they were made.
    package nonisolated var inspectionNumber: Int { number }

    /// Where it is on the screen: the smallest rectangle around it, in points.
    package var inspectedFrame: CGRect {
        guard let window = enclosingWindow else { return frame }
        return bounds.boundingBox { corner in
            var point = corner, view: UIView = self
            while view !== window, let parent = view.parent {
                point = view.convertToSuperview(point)
                view = parent
            }
            return window.convert(point, to: nil as UIWindow?)
        }
    }
}

extension UIWindowScene {
    /// The windows that can be seen, back to front, those of menus and keyboards among them.
    package var inspectedWindows: [UIWindow] { Array(visibleWindows) }
}

extension UIApplication {
    /// The scenes that are connected, in order of connection.
    package var inspectedScenes: [UIWindowScene] { Array(scenes) }
}
