import Foundation
import TouchHost
@testable import HostHeadless

/// An application that writes down what it receives, and paints when it is asked to.
@MainActor
final class RecordingClient: DisplayHostClient {
    var lines: [String] = []
    /// Wake-ups to ask for, one after the other.
    var wakes: [Double] = []
    /// What to paint before the loop waits: a colour for a rectangle, presented with that damage.
    var painting: (color: UInt32, part: PixelRect, damage: ContiguousArray<PixelRect>)?
    /// How often to ask for another tick.
    var ticks = 0
    var onWake: () -> Void = {}
    var onTerminate: () -> Void = {}
    let surface: any Surface
    private let clock: any HostClock

    init(_ host: HeadlessHost) throws {
        surface = try host.makeSurface(SurfaceRequest(title: "test", identifier: "test"))
        clock = host.clock
        host.client = self
    }

    func requestWakes(_ times: [Double]) {
        wakes = times
        requestNextWake()
    }

    private func requestNextWake() {
        clock.requestWake(at: wakes.isEmpty ? nil : wakes.removeFirst())
    }

    private func note(_ text: String) { lines.append("\(String(format: "%g", clock.now)) \(text)") }

    func surface(_ surface: any Surface, didReceive frame: borrowing TouchFrame) {
        let contacts = frame.contacts.map { "\($0.phase) \($0.id) \($0.tool)" }.joined(separator: ", ")
        note("touch \(contacts)\(frame.buttons == 0 ? "" : " buttons \(frame.buttons)")")
    }

    func surface(_ surface: any Surface, didReceive key: KeyEvent) { note("key \(key.usage) \(key.isPressed)") }
    func surface(_ surface: any Surface, didReceive revision: ContactRevision) { note("revision \(revision.report)") }
    func surfaceDidChangeGeometry(_ surface: any Surface) { note("geometry \(surface.size.width)x\(surface.size.height) @\(surface.scale)") }
    func surfaceDidChangeVisibility(_ surface: any Surface) { note("visible \(surface.isVisible)") }
    func surfaceDidChangeFocus(_ surface: any Surface) { note("focused \(surface.isFocused)") }
    func surfaceDidBecomeIdle(_ surface: any Surface) { note("idle \(!surface.isBusy)") }
    func surface(_ surface: any Surface, didLose damage: PixelRect) { note("lost \(damage.width)x\(damage.height)") }
    func surfaceDidRequestClose(_ surface: any Surface) { note("close") }

    func surfaceDidTick(_ surface: any Surface, timestamp: Double) {
        note("tick \(String(format: "%g", timestamp))")
        guard ticks > 0 else { return }
        ticks -= 1
        surface.requestTick()
    }

    func hostClockDidWake(_ host: any DisplayHost) {
        note("wake")
        requestNextWake()
        onWake()
    }

    func hostDidDrain(_ host: any DisplayHost) { if lines.last != "drained" { lines.append("drained") } }

    func hostWillWait(_ host: any DisplayHost) {
        guard let (color, wanted, damage) = painting, let buffer = surface.lend() else { return }
        painting = nil
        let part = wanted.intersection(PixelRect(minX: 0, minY: 0, maxX: buffer.size.width, maxY: buffer.size.height))
        for y in part.minY..<part.maxY {
            for x in part.minX..<part.maxX {
                buffer.memory.storeBytes(of: color, toByteOffset: y * buffer.stride + x * 4, as: UInt32.self)
            }
        }
        surface.present(damage)
    }

    func hostDidChangeOutputs(_ host: any DisplayHost) { note("outputs \(host.outputs.count)") }
    func hostDidRequestTermination(_ host: any DisplayHost) {
        note("terminate")
        onTerminate()
    }

    func hostDidFail(_ host: any DisplayHost, reason: String) { note("failed: \(reason)") }

    /// What was received, without where it was acted on.
    var heard: [String] { lines.filter { $0 != "drained" } }
}
