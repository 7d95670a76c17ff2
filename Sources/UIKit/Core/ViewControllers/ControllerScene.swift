/// Where a controller came from, and what makes its view: a scene of a storyboard.
@MainActor
protocol ControllerScene: AnyObject {
    /// Makes the controller's view and what else is in the scene.
    /// - Returns: Whether the scene has a view.
    func loadView(of controller: UIViewController) -> Bool
    /// Makes what a container shows of the controller beside its view; `nil` when the scene has nothing of the kind.
    func makeBarContents() -> AnyObject?
    /// Makes the button that a tab bar shows for the controller; `nil` when the scene has none.
    func makeTabItem() -> AnyObject?
}

/// A coder that a scene's controller is made with.
protocol ControllerSceneCoder {
    var scene: (any ControllerScene)? { get }
}
