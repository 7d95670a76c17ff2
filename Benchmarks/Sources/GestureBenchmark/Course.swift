import BenchSupport
import TouchHost
import UIKit

/// Fingers on a leaf view inside nine others, with recognizers on the leaf.
@MainActor
final class Course {
    enum Motion {
        /// A little up and down, in hardly any time: nothing comes to be recognized, nothing fails.
        case hovering
        /// Around the middle, as the other toolkits' programs do it.
        case circling
        /// Around the middle, inwards and outwards: pans, pinches and rotations all change in every frame.
        case swirling
    }

    let host = BenchHost(side: 700)
    let leaf = Leaf(frame: CGRect(x: 18, y: 18, width: 664, height: 664))
    let recognizers: [UIGestureRecognizer]
    /// Messages that recognizers sent.
    @exclusivity(unchecked) private(set) var messages = 0
    private var window: UIWindow?
    @exclusivity(unchecked) private var frame = TouchFrame(timestamp: 1)
    @exclusivity(unchecked) private var step = 0
    private let motion: Motion

    init(fingers: Int, _ motion: Motion, _ recognizers: [UIGestureRecognizer]) {
        self.motion = motion
        self.recognizers = recognizers
        let scene = try! UIApplication.shared.attach(to: host)
        let window = UIWindow(windowScene: scene)
        self.window = window
        var parent: UIView = window
        for depth in 0..<9 {
            let view = UIView(frame: CGRect(x: depth == 0 ? 0 : 2, y: depth == 0 ? 0 : 2, width: 700 - 4 * depth, height: 700 - 4 * depth))
            parent.addSubview(view)
            parent = view
        }
        leaf.frame = CGRect(x: 2, y: 2, width: 664, height: 664)
        parent.addSubview(leaf)
        leaf.isMultipleTouchEnabled = true
        for recognizer in recognizers {
            recognizer.addAction { [unowned self] (_: UIGestureRecognizer) in messages += 1 }
            leaf.addGestureRecognizer(recognizer)
        }
        window.makeKeyAndVisible()
        for id in 0..<fingers { frame.contacts.append(Contact(id: id, phase: .began, timestamp: 1, position: .zero)) }
        send()
        for index in frame.contacts.indices { frame.contacts[index].phase = .moved }
    }

    func move() {
        step += 1
        send()
    }

    func move(_ frames: Int) {
        for _ in 0..<frames { move() }
    }

    private func send() {
        let time = 1 + Double(step) * (motion == .hovering ? 1e-7 : 0.008)
        frame.timestamp = time
        let breadth = motion == .swirling ? 1 + 0.4 * sin(Double(step) * 0.013) : 1
        for index in frame.contacts.indices {
            let angle = Double(index) * 0.6 + (motion == .hovering ? 0 : Double(step) * 0.01)
            let radius = (100 + 20 * Double(index)) * breadth
            frame.contacts[index].timestamp = time
            frame.contacts[index].position = CGPoint(x: 350 + cos(angle) * radius,
                                                     y: 350 + sin(angle) * radius + (motion == .hovering ? Double(step % 2) * 1e-4 : 0))
        }
        host.send(frame)
    }

    func finish() {
        for index in frame.contacts.indices { frame.contacts[index].phase = .ended }
        host.send(frame)
        UIApplication.shared.detach()
        window = nil
    }
}

/// Counts what it receives.
final class Leaf: UIView {
    var heard = 0
    var onMoved: ((Set<UITouch>, UIEvent) -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard += touches.count
        if let onMoved, let event { onMoved(touches, event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
