extension UITextField {
    /// Scrolls what the field is in, so that it is seen (R-TXT-4).
    final func scrollIntoSight() {
        var view = superview
        while let candidate = view {
            if let scrollView = candidate as? UIScrollView {
                return scrollView.scrollRectToVisible(scrollView.convert(bounds, from: self), animated: UIView.areAnimationsEnabled)
            }
            view = candidate.superview
        }
    }
}
