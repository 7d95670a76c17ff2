import FuzzApp
import FuzzSupport
@testable import HostHeadless
import TouchHost
@testable import TouchScript
import UIKit

/// Takes any bytes for a touch script. An error is reported in a line, with its place; a right one plays on an app: contacts begin once and
/// are over once, and time goes on.
fuzz { bytes in
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    do throws(ScriptError) {
        let script = try TouchScript(text, name: "Fuzz")
        MainActor.assumeIsolated { play(script) }
    } catch {
        checkLine("\(error)", place: error.line == nil ? "Fuzz: " : "Fuzz:")
        let lines = text.unicodeScalars.count { ["\n", "\r", "\u{B}", "\u{C}", "\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2028}", "\u{2029}"].contains($0) } + 1
        precondition(error.line.map { (1...lines).contains($0) } ?? true, "an error in line \(error.line!) of \(lines)")
        precondition(error.status == ScriptError.exitStatus, "a wrong script ends with \(error.status)")
    }
}

@MainActor
private func play(_ script: TouchScript) {
    do {
        let host = HeadlessHost(), stage = try Stage(host), target = FuzzTarget(host)
        // Half of the scripts land anywhere, which only devices do.
        target.isBounded = script.commands.count % 2 == 0
        let player = ScriptPlayer(script)
        player.start(at: host.virtualClock.now)
        // A script may last for ever.
        for _ in 0..<2000 {
            let before = host.virtualClock.now
            if case .at(let time) = player.next {
                precondition(time >= before - 1e-6 && time <= TouchScript.maximumDuration * 1.001, "the next step is at \(time), after \(before)")
                host.advance(to: time)
            }
            if case .finished(let time) = player.next {
                host.advance(to: time)
                break
            }
            if try player.perform(at: host.virtualClock.now, on: target) { host.advance(by: 0) }
            stage.check()
        }
        stage.end()
    } catch let error as ScriptError {
        checkLine("\(error)", place: "Fuzz:")
        UIApplication.shared.detach()
    } catch {
        preconditionFailure("no stage: \(error)")
    }
}

/// A headless host on which a script saves and prints nothing, and which stays small.
@MainActor
private final class FuzzTarget: TouchScriptTarget {
    private let host: HeadlessHost
    private let target: HeadlessScriptTarget
    /// Whether landings outside the window end a script.
    var isBounded = true

    init(_ host: HeadlessHost) {
        self.host = host
        target = HeadlessScriptTarget(host)
    }

    var isIdle: Bool { target.isIdle }
    var size: PixelSize? { isBounded ? target.size : nil }
    func send(_ frame: borrowing TouchFrame) { target.send(frame) }
    func send(_ motion: IndirectSample) { target.send(motion) }
    func send(_ hover: HoverSample) { target.send(hover) }
    func send(_ key: KeyEvent) { target.send(key) }
    func movePointer(to position: CGPoint, modifiers: KeyModifiers, timestamp: Double) {
        target.movePointer(to: position, modifiers: modifiers, timestamp: timestamp)
    }
    func setButton(_ button: Int, isPressed: Bool, modifiers: KeyModifiers, timestamp: Double) {
        target.setButton(button, isPressed: isPressed, modifiers: modifiers, timestamp: timestamp)
    }
    func resize(to size: PixelSize, scale: Double?) throws {
        if size.width * size.height <= 1 << 20 { target.resize(to: size, scale: scale) }
    }
    func saveShot(to path: String) throws {}
    func mark(_ text: String, timestamp: Double) {}
}
