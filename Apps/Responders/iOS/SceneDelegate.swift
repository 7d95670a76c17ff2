import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        // The storyboard's controller moves to a window that reports what reaches it.
        let tracedWindow = TracedWindow(windowScene: windowScene)
        let controller = window?.rootViewController
        window?.rootViewController = nil
        tracedWindow.rootViewController = controller
        tracedWindow.makeKeyAndVisible()
        window = tracedWindow
    }

}
