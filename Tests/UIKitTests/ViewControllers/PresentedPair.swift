@testable import UIKit

/// A root controller in a stage's window, and a controller to be presented.
@MainActor
struct PresentedPair {
    let stage: Stage
    let log: Journal
    let root: NotedController
    let shown: NotedController

    /// A telephone's window if nothing else is said.
    init(width: Int = 390, height: Int = 844) throws {
        stage = try Stage(unshown: CGSize(width: width, height: height))
        log = stage.journal
        root = NotedController("root", log)
        shown = NotedController("shown", log)
        stage.show(root)
        _ = log.take()
    }

    /// Presents a sheet, and waits until it is there.
    func present(_ set: (UISheetPresentationController) -> Void = { _ in }) {
        if let sheet = shown.sheetPresentationController { set(sheet) }
        root.present(shown, animated: true)
        stage.wait(1)
    }

    /// Where the presented view is seen in the window.
    var place: CGRect {
        var frame = CGRect(origin: .zero, size: shown.view.bounds.size), view: UIView? = shown.view
        while let current = view, current !== stage.window {
            let layer = current.layer.presentation() ?? current.layer
            frame.origin.x += layer.position.x - layer.bounds.width / 2
            frame.origin.y += layer.position.y - layer.bounds.height / 2
            view = current.superview
        }
        return frame
    }
}

extension Stage {
    /// Drags a finger up or down in steps of a frame, and lifts it, at rest by default.
    func dragUpright(x: Double = 195, from start: Double, to end: Double, seconds: Double = 0.5, rests: Bool = true, lifts: Bool = true) {
        finger(.began, x, start)
        // A finger that rests has come nearly there; the last bit is slow.
        let steps = max(Int(seconds * 60), 1), way = end - start - (!rests ? 0 : end > start ? 2 : -2)
        for step in 1...steps {
            wait(seconds / Double(steps))
            finger(.moved, x, start + way * Double(step) / Double(steps))
        }
        if rests {
            wait(0.2)
            finger(.moved, x, end)
        }
        if lifts { finger(.ended, x, end) }
    }
}
