import CCounters
import UIKit

/// A list of ten thousand rows in a plain window: what the harness in `Benchmarks/scroll` drags and flicks.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ListViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

class ListViewController: UIViewController, UIScrollViewDelegate {
    private let counters = bench_counters()!
    private static let rows = 10_000
    private static let height: CGFloat = 40

    override func loadView() {
        let scrollView = UIScrollView(frame: UIScreen.main.bounds)
        for row in 0..<Self.rows {
            let view = UIView(frame: CGRect(x: 0, y: Self.height * CGFloat(row), width: scrollView.bounds.width, height: Self.height))
            view.backgroundColor = UIColor(red: CGFloat(64 + 37 * row % 160) / 255, green: CGFloat(64 + 91 * row % 160) / 255,
                                           blue: CGFloat(64 + 53 * row % 160) / 255, alpha: 1)
            scrollView.addSubview(view)
        }
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: Self.height * CGFloat(Self.rows))
        scrollView.contentOffset.y = scrollView.contentSize.height / 2
        scrollView.delegate = self
        view = scrollView
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        counters[0] += 1
        counters[1] += 1
    }
}
