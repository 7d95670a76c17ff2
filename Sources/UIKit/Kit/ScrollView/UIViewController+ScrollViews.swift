extension UIViewController {
    /// The scroll views of the view are to be adjusted, or no more.
    final func adjustScrollViews() {
        viewIfLoaded?.walk { view in
            (view as? UIScrollView)?.insetsChanged()
            return true
        }
    }
}
