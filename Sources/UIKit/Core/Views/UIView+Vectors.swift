/// Converting lengths with a direction: by the linear part of what ``UIView/convert(_:to:)-(CGPoint,_)`` does to points (R-PAN-9).
///
/// The places of the views don't enter, so that a vector is not rounded by being taken to a far place and back.
extension UIView {
    /// From the coordinates of the window to this view's. Of another window: by way of the screen.
    func convertVectorFromWindow(_ vector: CGVector, _ window: UIWindow?) -> CGVector {
        guard let own = enclosingWindow, let window, own !== window else { return vectorFromRoot(vector) }
        return vectorFromRoot(own.layer.vectorFromSuperlayer(window.layer.vectorToSuperlayer(vector)))
    }

    /// From this view's coordinates to the window's. To another window: by way of the screen.
    func convertVectorToWindow(_ vector: CGVector, _ window: UIWindow?) -> CGVector {
        var vector = vector
        var view = self
        while let parent = view.parent {
            vector = view.layer.vectorToSuperlayer(vector)
            view = parent
        }
        guard let own = enclosingWindow, let window, own !== window else { return vector }
        return window.layer.vectorFromSuperlayer(own.layer.vectorToSuperlayer(vector))
    }

    private func vectorFromRoot(_ vector: CGVector) -> CGVector {
        guard let parent else { return vector }
        return layer.vectorFromSuperlayer(parent.vectorFromRoot(vector))
    }
}

extension CALayer {
    fileprivate func vectorToSuperlayer(_ vector: CGVector) -> CGVector {
        let transform = affineTransform()
        guard !transform.isIdentity else { return vector }
        return CGVector(dx: transform.a * vector.dx + transform.c * vector.dy, dy: transform.b * vector.dx + transform.d * vector.dy)
    }

    /// A layer that is squeezed to nothing has no inverse; the vector then stays as it is.
    func vectorFromSuperlayer(_ vector: CGVector) -> CGVector {
        let transform = affineTransform()
        guard !transform.isIdentity, let transform = transform.invertible else { return vector }
        let determinant = transform.a * transform.d - transform.b * transform.c
        return CGVector(dx: (transform.d * vector.dx - transform.c * vector.dy) / determinant,
                        dy: (transform.a * vector.dy - transform.b * vector.dx) / determinant)
    }
}
