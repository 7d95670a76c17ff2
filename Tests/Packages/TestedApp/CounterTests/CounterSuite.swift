@testable import Counter
import Testing
import UIKit

@MainActor @Suite("Counter") struct CounterSuite {
    @Test("the app is launched, and a count has its text")
    func counts() {
        #expect(UIApplication.shared.delegate is AppDelegate)
        let counter = CounterView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        counter.count = 3
        #expect(counter.label.text == "3")
    }

    @Test("an animation completes while a test awaits it")
    func fades() async {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let counter = CounterView(frame: window.bounds)
        window.addSubview(counter)
        window.makeKeyAndVisible()
        await withCheckedContinuation { continuation in
            counter.fade(0.1) { continuation.resume() }
        }
        #expect(counter.alpha == 0)
        window.isHidden = true
    }
}
