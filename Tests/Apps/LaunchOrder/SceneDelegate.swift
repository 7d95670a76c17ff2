import UIKit

/// Info.plist names it.
class LaunchScene: UIWindowScene {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    override init() {
        super.init()
        say("scene delegate init")
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? LaunchScene else { return }
        say("willConnectTo \(session.configuration.name ?? "nil") \(scene.activationState.rawValue)")
        let window = UIWindow(windowScene: scene)
        self.window = window
        say("window hidden \(window.isHidden) key \(window.isKeyWindow)")
        let controller = RootController()
        window.rootViewController = controller
        say("root set")
        window.makeKeyAndVisible()
        say("willConnectTo ends")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        say("sceneWillEnterForeground hidden \(window?.isHidden ?? true) key \(window?.isKeyWindow ?? false)")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { say("sceneDidBecomeActive \(scene.activationState.rawValue)") }
    func sceneWillResignActive(_ scene: UIScene) { say("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { say("sceneDidEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { say("sceneDidDisconnect") }
}
