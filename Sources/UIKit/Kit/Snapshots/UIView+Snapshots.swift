extension UIView {
    /// R-VH-11.
    final func snapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        guard let image = picture(of: rect, afterUpdates: afterUpdates) else { return nil }
        let shown = capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
        let view = UIImageView(image: shown)
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }

    /// R-VH-11.
    final func drawAll(in rect: CGRect, afterUpdates: Bool) -> Bool {
        let size = bounds.size
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return false }
        update(afterUpdates)
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// A picture of a part of the view with what is in it, at the view's scale.
    func picture(of rect: CGRect, afterUpdates: Bool) -> UIImage? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        update(afterUpdates)
        let format = UIGraphicsImageRendererFormat()
        format.scale = contentScaleFactor
        return UIGraphicsImageRenderer(bounds: rect, format: format).image { layer.render(in: $0.cgContext) }
    }

    private func update(_ afterUpdates: Bool) {
        if afterUpdates { layoutIfNeeded() }
        displayBelow()
    }

    /// Views that were never shown have no contents yet.
    private func displayBelow() {
        walk { view in
            view.layer.displayIfNeeded()
            return true
        }
    }
}

extension UIScreen {
    /// A view with a picture of the windows of the app's first scene.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let whole = UIView(frame: bounds)
        for window in Surroundings.firstScene?.visibleWindows ?? [] {
            guard let part = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            part.frame = window.frame
            whole.addSubview(part)
        }
        return whole
    }
}
