import Foundation
import HostKit
import PictureFiles
import TouchHost
import TouchScript

/// Real windows get their sizes from the person and the display.
private struct ResizeError: Error, CustomStringConvertible {
    let description = "'resize' is for the headless host alone; start with the size that you want (--size), or resize the window by hand"
}

/// Plays a script in real time on a display whose input comes from devices, by calling the client as for a device.
///
/// The script starts when the first frame is on the screen. It leaves the application running; then, or when the process
/// is asked to end before that, the snapshot is saved.
@MainActor
package final class ScriptPlayback: Playback, TouchScriptTarget {
    /// Contacts of the script are numbered from here, out of reach of the devices'.
    private static let firstContact = 1 << 32

    /// Called once when the script is over, with what went wrong, in place of ending the application for that.
    package var onEnd: (@MainActor ((any Error)?) -> Void)?

    private unowned let host: any ScriptableHost
    private let player: ScriptPlayer?
    private let snapshot: String?
    private var pointer: PointerSimulation
    private var pointerPosition: CGPoint?
    private var pointerFrame = TouchFrame(timestamp: 0)
    private var hasStarted = false
    private var isOver = false
    private var isAdvancing = false

    /// - Parameter script: `nil` for a snapshot alone.
    package init(_ script: TouchScript?, snapshot: String?, pinchModifiers: KeyModifiers, on host: any ScriptableHost) {
        self.host = host
        self.snapshot = snapshot
        player = script.map { ScriptPlayer($0, firstContact: Self.firstContact) }
        pointer = PointerSimulation(pinchModifiers: pinchModifiers, firstID: Self.firstContact - 2)
    }

    package var deadline: Double? {
        guard hasStarted, !isOver, let player else { return nil }
        switch player.next {
        case .at(let time), .finished(let time): return time
        case .whenIdle(let deadline): return deadline
        }
    }

    @discardableResult
    package func advance() -> Bool {
        guard !isOver, !isAdvancing, let player else { return false }
        isAdvancing = true
        defer { isAdvancing = false }
        if !hasStarted {
            guard let surface = host.mainSurface, surface.picture != nil, isIdle else { return false }
            hasStarted = true
            player.start(at: host.clock.now)
        }
        do {
            while true {
                let now = host.clock.now
                var step = now
                switch player.next {
                case .at(let time):
                    guard time <= now else { return false }
                    // The time that a punctual device would have given.
                    step = time
                case .whenIdle(let deadline):
                    guard isIdle || now >= deadline ?? .infinity else { return false }
                case .finished(let time):
                    guard time <= now else { return false }
                    saveSnapshot()
                    return false
                }
                if try player.perform(at: max(step, host.deliveries.queue.sentTime), on: self) {
                    host.client?.hostDidDrain(host)
                    return true
                }
            }
        } catch {
            isOver = true
            if let onEnd { onEnd(error) } else { host.client?.host(host, didAbort: error) }
            return true
        }
    }

    package func saveSnapshot() {
        guard !isOver else { return }
        isOver = true
        onEnd?(nil)
        guard let snapshot else { return }
        do {
            try PictureFile.write(host.mainSurface?.picture, to: snapshot)
        } catch {
            host.client?.host(host, didAbort: error)
        }
    }

    /// Where something of that time is sent. What devices send afterwards is not earlier.
    private func surface(at time: Double) -> (any Surface)? {
        host.deliveries.queue.didSend(at: time)
        return host.mainSurface
    }

    package var isIdle: Bool { host.mainSurface.map { !$0.isBusy } ?? false }

    package var size: PixelSize? { host.mainSurface?.size }

    package func send(_ frame: borrowing TouchFrame) {
        if let surface = surface(at: frame.timestamp) { host.client?.surface(surface, didReceive: frame) }
    }

    package func send(_ key: KeyEvent) {
        if let surface = surface(at: key.timestamp) { host.client?.surface(surface, didReceive: key) }
    }

    package func send(_ hover: HoverSample) {
        if let surface = surface(at: hover.timestamp) { host.client?.surface(surface, didReceive: hover) }
    }

    package func movePointer(to position: CGPoint, modifiers: KeyModifiers, timestamp: Double) {
        pointerPosition = position
        guard let sample = pointerSample(modifiers, timestamp) else { return }
        pointer.move(to: sample, into: &pointerFrame.contacts)
        sendPointer(modifiers, timestamp, buttons: pointer.buttons)
        if let hover = pointer.hover(at: sample) { send(hover) }
    }

    package func setButton(_ button: Int, isPressed: Bool, modifiers: KeyModifiers, timestamp: Double) {
        guard let sample = pointerSample(modifiers, timestamp) else { return }
        if isPressed {
            pointer.press(button: button, at: sample, into: &pointerFrame.contacts)
            sendPointer(modifiers, timestamp, buttons: pointer.buttons)
        } else {
            let buttons = pointer.release(button: button, at: timestamp, into: &pointerFrame.contacts)
            sendPointer(modifiers, timestamp, buttons: buttons)
        }
    }

    package func send(_ motion: IndirectSample) {
        guard let surface = surface(at: motion.timestamp), let place = pointerSample(motion.modifiers, motion.timestamp)?.position else { return }
        var motion = motion
        motion.device = pointer.device
        motion.position = place
        host.client?.surface(surface, didReceive: motion)
    }

    package func resize(to size: PixelSize, scale: Double?) throws { throw ResizeError() }

    package func saveShot(to path: String) throws {
        try PictureFile.write(host.mainSurface?.picture, to: path)
    }

    package func mark(_ text: String, timestamp: Double) {
        print("mark \(Int((timestamp * 1e6).rounded())) \(text)")
        fflush(nil)
    }

    /// The pointer of a script starts in the middle.
    private func pointerSample(_ modifiers: KeyModifiers, _ timestamp: Double) -> PointerSimulation.Sample? {
        guard let size = host.mainSurface?.size else { return nil }
        let position = pointerPosition ?? CGPoint(x: Double(size.width) / 2, y: Double(size.height) / 2)
        return PointerSimulation.Sample(position: position, surface: size, modifiers: modifiers, timestamp: timestamp)
    }

    private func sendPointer(_ modifiers: KeyModifiers, _ timestamp: Double, buttons: Int) {
        guard !pointerFrame.contacts.isEmpty else { return }
        pointerFrame.timestamp = timestamp
        pointerFrame.modifiers = modifiers
        pointerFrame.buttons = buttons
        send(pointerFrame)
        pointerFrame.contacts.removeAll(keepingCapacity: true)
    }
}
