import Testing
@testable import UIKit

@MainActor @Suite("Traits: random hierarchies", .leavesNothing)
struct RandomTraitTests {
    /// What a view has by R-TRT-1 and R-TRT-6: the nearest style that it or what it is in overrides, else the application's.
    private func style(of view: UIView) -> UIUserInterfaceStyle {
        var next: UIView? = view
        while let current = next {
            if current.overrideUserInterfaceStyle != .unspecified { return current.overrideUserInterfaceStyle }
            if let own = current.traitOverrides.contains(UITraitUserInterfaceStyle.self) ? current.traitOverrides.userInterfaceStyle : nil { return own }
            next = current.superview
        }
        return UIApplication.shared.systemAppearance == .dark ? .dark : .light
    }

    @Test("R-TRT-1, R-TRT-6, R-TRT-7 Whatever is added, moved, removed, freed and overridden, each view has the nearest style, and was notified of it",
          arguments: 0..<6)
    func nearest(seed: UInt64) throws {
        final class Noting: UIView {
            var told = UIUserInterfaceStyle.light
            override func didMoveToWindow() { told = traitCollection.userInterfaceStyle }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { told = traitCollection.userInterfaceStyle }
        }
        let stage = try Stage(), appearance = UIApplication.shared.systemAppearance
        defer { UIApplication.shared.systemAppearance = appearance }
        var generator = SeededGenerator(seed: seed), views: [Noting] = []
        for step in 0..<250 {
            switch generator.int(0...9) {
            case 0...3:
                let view = views.isEmpty || generator.int(0...2) > 0 ? Noting() : views[generator.int(0...views.count - 1)]
                let parents = [stage.view] + views.filter { !$0.isDescendant(of: view) }
                if !views.contains(view) { views.append(view) }
                parents[generator.int(0...parents.count - 1)].addSubview(view)
            case 4 where !views.isEmpty: views[generator.int(0...views.count - 1)].removeFromSuperview()
            case 5 where !views.isEmpty: views.remove(at: generator.int(0...views.count - 1))
            case 6: UIApplication.shared.systemAppearance = generator.int(0...1) == 0 ? .light : .dark
            case 7 where !views.isEmpty:
                views[generator.int(0...views.count - 1)].traitOverrides.userInterfaceStyle = generator.int(0...1) == 0 ? .light : .dark
            case _ where !views.isEmpty:
                views[generator.int(0...views.count - 1)].overrideUserInterfaceStyle = [.unspecified, .light, .dark][generator.int(0...2)]
            default: break
            }
            for view in views {
                let expected = style(of: view)
                #expect(view.traitCollection.userInterfaceStyle == expected, "seed \(seed), step \(step)")
                if view.window != nil { #expect(view.told == expected, "seed \(seed), step \(step)") }
            }
        }
        for view in views { view.removeFromSuperview() }
    }
}
