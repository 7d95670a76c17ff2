import UIKit

/// The time after the last finger, and what is left then.
extension ModelRun {
    func finish() {
        host.setVisible(true)
        // Longer than any timer.
        host.advance(to: seconds(program.lastTime) + 20)
        checkSettled(isFinal: true)
        checkLeftovers()
        // Those that never decide are made to.
        isEnding = true
        for record in records { record.recognizer.isEnabled = false }
        host.advance(by: 1)
        checkSettled(isFinal: true)
        checkEnds()
        results = records.map { ($0.name, $0.outcomes.filter { $0 != "failed" }, $0.everHeard) }
        while ignoring > 0 {
            ignoring -= 1
            UIApplication.shared.endIgnoringInteractionEvents()
        }
        checkNothingIsRetained()
    }

    /// Lets go of everything, and logs what is still there.
    private func checkNothingIsRetained() {
        var touchBoxes: [WeakBox] = [], boxes: [WeakBox] = []
        for record in touches {
            guard let record, let touch = record.touch else { continue }
            touchBoxes.append(WeakBox(touch, "touch \(record.contact)"))
            record.touch = nil
        }
        // While the stage is still there.
        for box in touchBoxes where box.object != nil { violate("retained touch", "\(box.name) is still there after its end") }
        for box in released where box.object != nil { violate("released", "\(box.name) is still there long after it was let go") }
        for view in views { if let view { boxes.append(WeakBox(view, "V\(view.id)")) } }
        for record in records { boxes.append(WeakBox(record.recognizer, record.name)) }
        if let window { boxes.append(WeakBox(window, "the window")) }
        UIApplication.shared.detach()
        window = nil
        views = views.map { _ in nil }
        recognizers = recognizers.map { _ in nil }
        served.removeAll()
        recognitions.removeAll()
        for box in boxes where box.object != nil { violate("retained", "\(box.name) is still there after its stage has gone") }
    }
}

/// Logs whether an object is still there.
final class WeakBox {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject, _ name: String) {
        self.object = object
        self.name = name
    }
}
