import UIKit

/// The last responder. It takes the action that no responder before it took.
class AppDelegate: UIResponder, UIApplicationDelegate, Traced {

    let traceName = "app delegate"

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    // MARK: UISceneSession Lifecycle

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    // MARK: The chain

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesBegan", self)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesMoved", self)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesEnded", self)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesCancelled", self)
        super.touchesCancelled(touches, with: event)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        Trail.shared.ask(action, self)
        return super.canPerformAction(action, withSender: sender)
    }

    @IBAction func mark(_ sender: Any?) {
        Trail.shared.take("mark:", self)
    }

}
