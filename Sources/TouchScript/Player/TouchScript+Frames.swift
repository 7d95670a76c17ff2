import Foundation
public import TouchHost

extension TouchScript {
    /// Plays the script without a display or a clock: gives each report of the touch device to the closure, with its time in seconds from the
    /// script's start. Keys, pictures, marks and the pointer are left out, and nothing has to be waited for.
    ///
    /// - Returns: When the script ends, in seconds.
    /// - Throws: ``ScriptError`` for a step that can't be done.
    /// - Complexity: O(n) in the number of steps, with repeats counted as often as they come round.
    @MainActor @discardableResult
    public func playFrames(_ body: @escaping @MainActor (TouchFrame) -> Void) throws(ScriptError) -> Double {
        let player = ScriptPlayer(self), target = FrameTarget(body)
        var now = 0.0
        player.start(at: now)
        while true {
            switch player.next {
            case .at(let time): now = max(now, time)
            case .whenIdle: break
            case .finished(let time): return time
            }
            _ = try player.perform(at: now, on: target)
        }
    }
}

/// Takes a script's frames, and nothing else of it.
private final class FrameTarget: TouchScriptTarget {
    private let body: @MainActor (TouchFrame) -> Void

    init(_ body: @escaping @MainActor (TouchFrame) -> Void) { self.body = body }

    var isIdle: Bool { true }
    var size: PixelSize? { nil }
    func send(_ frame: borrowing TouchFrame) { body(copy frame) }
    func send(_ key: KeyEvent) {}
    func movePointer(to position: CGPoint, modifiers: KeyModifiers, timestamp: Double) {}
    func setButton(_ button: Int, isPressed: Bool, modifiers: KeyModifiers, timestamp: Double) {}
    func send(_ motion: IndirectSample) {}
    func send(_ hover: HoverSample) {}
    func resize(to size: PixelSize, scale: Double?) throws {}
    func saveShot(to path: String) throws {}
    func mark(_ text: String, timestamp: Double) {}
}
