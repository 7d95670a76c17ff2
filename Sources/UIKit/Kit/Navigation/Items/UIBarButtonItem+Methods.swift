internal import FoundationAdditions

// Methods in place of selectors, as with controls.
extension UIBarButtonItem {
    /// A button with a title, which calls the method of the target, which is not retained. The method takes the item.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void
    ) {
        self.init(title: title, style: style, target: target, action: Self.selector(action))
    }

    /// A button with a title, which calls the method of the target, which is not retained.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> () -> Void
    ) {
        self.init(title: title, style: style, target: target, action: Self.selector(action))
    }

    /// A button with an image, which calls the method of the target, which is not retained. The method takes the item.
    public convenience init<Target: AnyObject, Sender>(
        image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void
    ) {
        self.init(image: image, style: style, target: target, action: Self.selector(action))
    }

    /// A button with an image, which calls the method of the target, which is not retained.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> () -> Void
    ) {
        self.init(image: image, style: style, target: target, action: Self.selector(action))
    }

    /// A button that the system draws, which calls the method of the target, which is not retained. The method takes the item.
    public convenience init<Target: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem, target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: Self.selector(action))
    }

    /// A button that the system draws, which calls the method of the target, which is not retained.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target, action: @escaping @MainActor (Target) -> () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: Self.selector(action))
    }

    private static func selector<Target: AnyObject, Sender>(_ action: @escaping @MainActor (Target) -> (Sender) -> Void) -> Selector {
        demand(self is Sender.Type || Sender.self == Any.self || Sender.self == Any?.self || Sender.self == AnyObject.self,
               "an action that takes a \(Sender.self) can't be sent by a \(self)")
        return Selector(unnamed: Target.self) { target, sender, _ in action(target)(sender as! Sender) }
    }

    private static func selector<Target: AnyObject>(_ action: @escaping @MainActor (Target) -> () -> Void) -> Selector {
        Selector(unnamed: Target.self) { target, _, _ in action(target)() }
    }
}
