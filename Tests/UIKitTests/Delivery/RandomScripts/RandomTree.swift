import UIKit

/// A view that logs each callback.
final class RandomView: UIView {
    let number: Int
    unowned let run: RandomRun

    init(number: Int, run: RandomRun, frame: CGRect) {
        self.number = number
        self.run = run
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { run.view(self, got: .began, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { run.view(self, got: .moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { run.view(self, got: .ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { run.view(self, got: .cancelled, touches, event) }
}

/// A window that logs each event.
final class RandomWindow: UIWindow {
    weak var run: RandomRun?

    override func sendEvent(_ event: UIEvent) {
        run?.windowWillDeliver(self, event)
        super.sendEvent(event)
        run?.windowDidDeliver()
    }
}

/// Windows with random views in them, which change at random.
@MainActor
final class RandomTree {
    let windows: [RandomWindow]
    let views: [RandomView]
    private var ignoring = 0
    /// Views that are being inserted, with where they go: what is called meanwhile changes the tree too.
    private var insertions: [(view: UIView, parent: UIView)] = []

    init(run: RandomRun, scene: UIWindowScene, using generator: inout SeededGenerator) {
        let side = RandomScript.side
        var windows = [RandomWindow(windowScene: scene)]
        if generator.chance(0.3) {
            let window = RandomWindow(windowScene: scene)
            window.windowLevel = .alert
            window.frame = CGRect(x: 0, y: 0, width: side / 2, height: side)
            windows.append(window)
        }
        var views: [RandomView] = []
        for number in 0..<generator.int(1...9) {
            let parents: [UIView] = windows + views
            let frame = CGRect(x: generator.double(0...80), y: generator.double(0...80), width: generator.double(20...side),
                               height: generator.double(20...side))
            let view = RandomView(number: number, run: run, frame: frame)
            view.isMultipleTouchEnabled = generator.chance(0.7)
            view.isExclusiveTouch = generator.chance(0.1)
            parents[generator.int(0...(parents.count - 1))].addSubview(view)
            views.append(view)
        }
        for window in windows {
            window.run = run
            window.isHidden = false
        }
        self.windows = windows
        self.views = views
    }

    /// Does one thing that applications do in callbacks.
    func change(using generator: inout SeededGenerator) {
        let view = views[generator.int(0...(views.count - 1))]
        switch generator.int(0...13) {
        case 0...2: view.removeFromSuperview()
        case 3...6:
            let parents: [UIView] = windows + views
            let parent = parents[generator.int(0...(parents.count - 1))]
            let place = generator.int(0...3)
            if isAllowed(view, in: parent) {
                insertions.append((view, parent))
                parent.insertSubview(view, at: place)
                insertions.removeLast()
            }
        case 7: view.isHidden.toggle()
        case 8: view.isUserInteractionEnabled.toggle()
        case 9: view.isMultipleTouchEnabled.toggle()
        case 10: view.isExclusiveTouch.toggle()
        case 11: view.frame.origin = CGPoint(x: generator.double(0...100), y: generator.double(0...100))
        case 12: windows[windows.count - 1].isHidden.toggle()
        default:
            if ignoring > 0 {
                ignoring -= 1
                UIApplication.shared.endIgnoringInteractionEvents()
            } else if generator.chance(0.2) {
                ignoring += 1
                UIApplication.shared.beginIgnoringInteractionEvents()
            }
        }
    }

    /// Whether the view is then neither in itself nor puts one that is being inserted into itself, which is the app's mistake (R-VH-6).
    private func isAllowed(_ view: UIView, in parent: UIView) -> Bool {
        !parent.isDescendant(of: view) && insertions.allSatisfy { !($0.parent.isDescendant(of: view) && parent.isDescendant(of: $0.view)) }
    }

    func stopIgnoring() {
        while ignoring > 0 {
            ignoring -= 1
            UIApplication.shared.endIgnoringInteractionEvents()
        }
    }
}
