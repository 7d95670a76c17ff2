import CCounters
import UIKit

/// The classes of TouchSpots in a plain window without a label: what the harness that compares toolkits asks for.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

class ViewController: UIViewController {
    override func loadView() {
        view = CountingView(frame: UIScreen.main.bounds)
        view.backgroundColor = UIColor(white: 240 / 255, alpha: 1)
    }
}

/// Counts touch updates and frames for the harness.
class CountingView: TouchableView {
    private let counters = bench_counters()!

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        for touch in touches { counters[0] += UInt64(event?.coalescedTouches(for: touch)?.count ?? 1) }
        // Every event that changes something is one frame: the next is delivered when that frame is on its way.
        counters[1] += 1
    }
}
