import CoreGraphics
import HostHeadless
import TouchHost
@testable import UIKit

/// One broken promise: how it is broken, and the sentence that is to be said.
struct Planted: Sendable, CustomStringConvertible {
    /// What the promise says: it is the only one of the verifier's that is broken.
    let says: String
    let sentence: String
    let plant: @MainActor @Sendable (Stage) -> Void

    init(_ says: String, _ sentence: String, _ plant: @escaping @MainActor @Sendable (Stage) -> Void) {
        self.says = says
        self.sentence = sentence
        self.plant = plant
    }

    var description: String { says }
}

/// A view and a recognizer that can be called with anything, at the time of 1 s.
extension Stage {
    static func planted() -> Stage {
        let stage = Stage.rooted { TamperedWindow(windowScene: $0) }
        stage.recognizer.name = "plain"
        stage.recognizer.delaysTouchesEnded = false
        stage.root.addGestureRecognizer(stage.recognizer)
        stage.advance(to: 1)
        return stage
    }

    var tampered: TamperedWindow { window as! TamperedWindow }
    var recognizer: PlainRecognizer { tampered.recognizer }
    var event: UIEvent { tampered.event! }

    /// A finger lands on the root view.
    func land(id: Int = 1) -> UITouch {
        down(100, 100, id: id)
        return event.touches.last!
    }

    /// What a host says to the application's connection, from this surface or another.
    func say(_ frame: TouchFrame, on surface: (any Surface)? = nil) {
        application.connection.surface(surface ?? host.surface!, didReceive: frame)
        turn()
    }

    func say(_ contacts: Contact..., at time: Double = 1) { say(TouchFrame(timestamp: time, contacts: ContiguousArray(contacts))) }

    func say(_ motion: IndirectSample) { application.connection.surface(host.surface!, didReceive: motion) }

    func say(_ hover: HoverSample) { application.connection.surface(host.surface!, didReceive: hover) }
}

extension Contact {
    init(_ id: Int, _ phase: Phase, at time: Double = 1, tool: Tool = .finger) {
        self.init(id: id, phase: phase, tool: tool, timestamp: time, position: CGPoint(x: 100, y: 100))
    }
}

/// A recognizer that asks for nothing and may show any state.
final class PlainRecognizer: UIGestureRecognizer {
    var shownState: State?
    override var state: State {
        get { shownState ?? super.state }
        set { super.state = newValue }
    }
}

/// A window that lets a test change an event before and after its delivery.
final class TamperedWindow: LoggingWindow {
    let recognizer = PlainRecognizer()
    private(set) var event: UIEvent?
    var before: ((UIEvent) -> Void)?

    override func sendEvent(_ event: UIEvent) {
        if event.type == .touches { self.event = event }
        before?(event)
        super.sendEvent(event)
    }
}

/// A view that takes keys.
final class PressedView: UIView {
    private(set) var press: UIPress?
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { press = presses.first }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

/// A surface that no client has received.
@MainActor
final class OtherSurface: Surface {
    let size = PixelSize(width: 10, height: 10)
    let scale = 1.0
    let isVisible = true
    let isFocused = true
    let isBusy = false
    let output = Output(name: "other", size: PixelSize(width: 10, height: 10), scale: 1, refreshRate: 60)
    let picture: SurfaceBuffer? = nil

    func lend() -> SurfaceBuffer? { nil }
    func present(_ damage: ContiguousArray<PixelRect>) {}
    func requestTick() {}
    func close() {}
}
