// snippet: from iOS unchanged
import UIKit

/// As it is on iOS: one stroke a finger, with every sample that the screen measured.
class InkView: UIView {
    private var paths: [UITouch: UIBezierPath] = [:]
    private var finished: [UIBezierPath] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isMultipleTouchEnabled = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let path = UIBezierPath()
            path.lineWidth = 4
            path.lineCapStyle = .round
            path.move(to: touch.location(in: self))
            paths[touch] = path
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            for sample in event?.coalescedTouches(for: touch) ?? [touch] {
                paths[touch]?.addLine(to: sample.location(in: self))
            }
        }
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        finished += touches.compactMap { paths.removeValue(forKey: $0) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { paths[touch] = nil }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        UIColor.label.setStroke()
        for path in finished + paths.values { path.stroke() }
    }
}
// end of snippet

// snippet: from iOS actions
class CardController: UIViewController {
    private let save = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        // iOS: action: #selector(drag(_:))
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: CardController.drag))
        // iOS: action: #selector(store)
        save.addTarget(self, action: CardController.store, for: .touchUpInside)
    }

    func drag(_ pan: UIPanGestureRecognizer) {
        view.center = pan.location(in: view.superview)
    }

    func store() {
        save.isEnabled = false
    }
}
// end of snippet

// snippet: from iOS names
class ReportController: UIViewController {
    // iOS: static let storing = #selector(ReportController.store)
    static let storing = Selector("store", ReportController.store)

    override var keyCommands: [UIKeyCommand]? {
        return [UIKeyCommand(input: "s", modifierFlags: .command, action: ReportController.storing)]
    }

    func store() {
        title = "Stored"
    }
}
// end of snippet

// snippet: from iOS editing
class StampView: UIView {
    override class var overriddenEditActions: Set<Selector> { ["copy:", "delete:"] }

    override func copy(_ sender: Any?) { UIPasteboard.general.string = "stamp" }

    override func delete(_ sender: Any?) { removeFromSuperview() }
}
// end of snippet

// snippet: from iOS outlets
class SettingsController: UIViewController {
    // iOS: @IBOutlet weak var volume: UISlider!
    weak var volume: UISlider!

    // iOS: @IBAction func mute(_ sender: UIButton)
    func mute(_ sender: UIButton) {
        volume.value = 0
    }
}

class SettingsController_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(SettingsController.self) { members in
            members.outlet("volume", \.volume)
            members.action("mute:", SettingsController.mute(_:))
        }
    }
}
// end of snippet
