import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
        // On white and on gray the blue of iOS has a contrast of 4 and less, and small text needs 4.5.
        window?.tintColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0.45, green: 0.72, blue: 1, alpha: 1) : UIColor(red: 0, green: 0.25, blue: 0.87, alpha: 1) }
    }

}
