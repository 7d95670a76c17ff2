import UIKit

/// The delegate of a scene whose window a storyboard fills.
class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow? {
        didSet { say("window set hidden \(window?.isHidden ?? true) key \(window?.isKeyWindow ?? false) root \(window?.rootViewController != nil)") }
    }

    override init() {
        super.init()
        say("scene delegate init")
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        say("willConnectTo hidden \(window?.isHidden ?? true) root \(window?.rootViewController != nil)")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        say("sceneWillEnterForeground hidden \(window?.isHidden ?? true) key \(window?.isKeyWindow ?? false)")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { say("sceneDidBecomeActive") }
}

class StoryboardController: RootController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        say("root init(coder:)")
    }
}
