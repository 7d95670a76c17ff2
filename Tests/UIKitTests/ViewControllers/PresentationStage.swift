import HostHeadless
import TouchHost
@testable import UIKit

/// A window with a root controller, a controller to be presented, and fingers.
@MainActor
final class PresentationStage {
    let host: HeadlessHost
    let window: UIWindow
    let log = CallLog()
    let root: NotedController
    let shown: NotedController
    private var time = 0.0

    /// A telephone's window if nothing else is said.
    init(width: Int = 390, height: Int = 844) throws {
        UIApplication.shared.delegate = nil
        host = HeadlessHost(size: PixelSize(width: width, height: height), scale: 1)
        window = UIWindow(windowScene: try UIApplication.shared.attach(to: host))
        root = NotedController("root", log)
        shown = NotedController("shown", log)
        window.rootViewController = root
        window.makeKeyAndVisible()
        wait(0)
        _ = log.take()
    }

    func wait(_ seconds: Double) {
        time += seconds
        host.advance(by: seconds)
    }

    func finger(_ phase: Contact.Phase, _ x: Double, _ y: Double) {
        host.send(TouchFrame(timestamp: time, contacts: [Contact(id: 1, phase: phase, timestamp: time, position: CGPoint(x: x, y: y))]))
    }

    /// Drags a finger up or down in steps of a frame, and lifts it, at rest by default.
    func drag(x: Double = 195, from start: Double, to end: Double, seconds: Double = 0.5, rests: Bool = true, lifts: Bool = true) {
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

    func tap(_ x: Double, _ y: Double) {
        finger(.began, x, y)
        wait(0.05)
        finger(.ended, x, y)
        wait(0.05)
    }

    /// Presents a sheet, and waits until it stands there.
    func present(_ set: (UISheetPresentationController) -> Void = { _ in }) {
        if let sheet = shown.sheetPresentationController { set(sheet) }
        root.present(shown, animated: true)
        wait(1)
    }

    /// Where the presented view is seen in the window.
    var place: CGRect {
        var frame = CGRect(origin: .zero, size: shown.view.bounds.size), view: UIView? = shown.view
        while let current = view, current !== window {
            let layer = current.layer.presentation() ?? current.layer
            frame.origin.x += layer.position.x - layer.bounds.width / 2
            frame.origin.y += layer.position.y - layer.bounds.height / 2
            view = current.superview
        }
        return frame
    }
}
