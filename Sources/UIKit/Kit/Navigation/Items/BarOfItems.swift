/// A bar, whose items have looks too.
@MainActor
protocol BarOfItems: UIView {
    /// Gives the items what was set for all of their class.
    func applyAppearancesToItems()
}

extension UIBarItem {
    /// Gives an item that a bar shows what was set for all of its class; `nil` before anything was (R-APR-1).
    static var looksOfClasses: ((UIBarItem, UIView) -> Void)?

    /// Takes what was set for all of the class. The bar, if it is in a window, is about to show the item.
    final func takeLooksOfClass(in bar: UIView?) {
        guard let take = Self.looksOfClasses, let bar, bar.window != nil else { return }
        let told = onChange
        onChange = nil
        take(self, bar)
        onChange = told
    }
}
