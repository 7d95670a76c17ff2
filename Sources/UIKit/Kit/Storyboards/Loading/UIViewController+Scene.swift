internal import FoundationAdditions

extension UIViewController {
    /// The scene of a storyboard that the controller came from.
    var storyboardScene: StoryboardScene? { scene as? StoryboardScene }

    /// Loads a nib with this controller as its owner.
    /// - Returns: The objects in it that nothing else might keep.
    func loadNib(named name: String) -> [Any] { UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self) }

    /// The nib that the view is in: the one that was named, else one that is called like the class, with or without `Controller` at the end.
    var viewNibName: String? {
        if let nibName { return nibName }
        guard scene == nil, type(of: self) != UIViewController.self, let name = ClassName(type(of: self))?.name else { return nil }
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        for name in names where InterfaceFinder.path(of: name, .xib, in: nibBundle) != nil { return name }
        return nil
    }
}
