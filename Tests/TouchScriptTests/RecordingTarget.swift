import Foundation
import TouchHost
@testable import TouchScript

/// Writes down what a player does.
@MainActor
final class RecordingTarget: TouchScriptTarget {
    var isIdle = true
    var size: PixelSize?
    var lines: [String] = []
    var frames: [TouchFrame] = []
    var keys: [KeyEvent] = []
    var shotError: FileError?

    func send(_ frame: borrowing TouchFrame) {
        let frame = copy frame
        frames.append(frame)
        let contacts = frame.contacts.map { "\($0.phase) \($0.id) \(number($0.position.x)) \(number($0.position.y))" }
        lines.append("\(number(frame.timestamp)) " + contacts.joined(separator: ", "))
    }

    func send(_ key: KeyEvent) {
        keys.append(key)
        lines.append("\(number(key.timestamp)) key \(key.usage) \(key.isPressed) '\(key.characters)'")
    }

    func movePointer(to position: CGPoint, modifiers: KeyModifiers, timestamp: Double) {
        lines.append("\(number(timestamp)) pointer \(number(position.x)) \(number(position.y)) \(modifiers.rawValue >> 16)")
    }

    func setButton(_ button: Int, isPressed: Bool, modifiers: KeyModifiers, timestamp: Double) {
        lines.append("\(number(timestamp)) button \(button) \(isPressed) \(modifiers.rawValue >> 16)")
    }

    func send(_ motion: IndirectSample) {
        lines.append("\(number(motion.timestamp)) \(motion.kind) \(motion.phase) \(number(motion.movement.x)) \(number(motion.movement.y)) "
            + "\(number(motion.scale)) \(number((motion.rotation * 180 / .pi * 1e6).rounded() / 1e6))")
    }

    func send(_ hover: HoverSample) {
        func degrees(_ angle: Double?) -> String { angle.map { number(($0 * 180 / .pi * 1e6).rounded() / 1e6) } ?? "-" }
        lines.append("\(number(hover.timestamp)) hover \(hover.phase) \(number(hover.position.x)) \(number(hover.position.y)) \(number(hover.zOffset)) "
            + "\(degrees(hover.altitude)) \(degrees(hover.azimuth)) \(degrees(hover.roll)) \(hover.buttons)")
    }

    func resize(to size: PixelSize, scale: Double?) {
        if self.size != nil { self.size = size }
        lines.append("resize \(size.width) \(size.height)" + (scale.map { " \(number($0))" } ?? ""))
    }

    func saveShot(to path: String) throws {
        if let shotError { throw shotError }
        lines.append("shot \(path)")
    }

    func mark(_ text: String, timestamp: Double) {
        lines.append("\(number(timestamp)) mark \(text)")
    }

    private func number(_ value: Double) -> String { String(format: "%g", value + 0) }

    /// Plays a script to its end as if the clock were always on time.
    func play(_ text: String, startingAt start: Double = 0) throws -> Double {
        let player = ScriptPlayer(try TouchScript(text))
        player.start(at: start)
        var now = start
        while true {
            switch player.next {
            case .at(let time): now = time
            case .whenIdle: break
            case .finished(let time): return time
            }
            _ = try player.perform(at: now, on: self)
        }
    }
}
