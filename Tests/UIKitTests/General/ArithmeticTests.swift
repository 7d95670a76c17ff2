import Testing
import UIKit

@MainActor @Suite("Arithmetic of priorities and levels")
struct ArithmeticTests {
    @Test("Priorities and levels are moved by a number")
    func numbers() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999) && .defaultLow + 0.5 == UILayoutPriority(rawValue: 250.5))
        var priority = UILayoutPriority.defaultHigh
        priority += 10
        priority -= 1
        #expect(priority.rawValue == 759)
        #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001) && .statusBar - 0.5 < UIWindow.Level.statusBar)
        var level = UIWindow.Level.normal
        level += 3
        level -= 1
        #expect(level.rawValue == 2)
    }

    @Test("The insets of both scroll indicators are set together, and read from the vertical one")
    func indicatorInsets() {
        let view = UIScrollView()
        view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.verticalScrollIndicatorInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.horizontalScrollIndicatorInsets == view.verticalScrollIndicatorInsets)
        view.verticalScrollIndicatorInsets = .zero
        #expect(view.scrollIndicatorInsets == .zero && view.horizontalScrollIndicatorInsets.bottom == 3)
    }
}
