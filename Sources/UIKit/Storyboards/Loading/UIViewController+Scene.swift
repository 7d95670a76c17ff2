extension UIViewController {
    /// The scene of a storyboard that the controller came from.
    var storyboardScene: StoryboardScene? { scene as? StoryboardScene }

    /// Loads a nib with this controller as its owner.
    /// - Returns: The objects in it that nothing else might keep.
    func loadNib(named name: String) -> [Any] { UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self) }
}
