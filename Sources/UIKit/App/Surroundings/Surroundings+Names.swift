internal import FoundationAdditions

// Names of views in traces and failures.
extension Surroundings {
    /// The longest words of a view in its name, in characters.
    private static let longest = 30

    /// What distinguishes a view from others of its class: its accessibility identifier, else the label that it was given or has by itself, such as the
    /// text of a label and the title of a button. `nil` without any, and for what shows typed text or the keys of a keyboard.
    ///
    /// An override of `accessibilityLabel` is not asked: a trace calls nothing of the app.
    static func words(of view: UIView) -> String? {
        let given = view.setAccessibility
        if let identifier = given.identifier, !identifier.isEmpty { return shortened(identifier) }
        guard let label = given.label ?? view.accessibilityDefaults.label, !label.isEmpty, !showsTyping(view) else { return nil }
        return shortened(label)
    }

    /// Whether the view is a key, or in a view that takes text. A field itself has the label of what belongs into it.
    private static func showsTyping(_ view: UIView) -> Bool {
        if view is KeyView { return true }
        var next = view.parent
        while let view = next {
            if view is KeyboardView || view is KeyBalloon || view is KeyOffersBar || view is any UIKeyInput { return true }
            next = view.parent
        }
        return false
    }

    private static func shortened(_ words: String) -> String {
        let line = words.prefix(longest + 1).map { $0.isNewline ? " " : $0 }
        return line.count > longest ? String(line.prefix(longest - 1)) + "…" : String(line)
    }
}
