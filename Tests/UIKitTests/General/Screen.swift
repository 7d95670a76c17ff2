import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// A window on a headless host with a root controller, fingers and a clock. Places are points.
@MainActor
final class Screen {
    let host: HeadlessHost
    let scene: UIWindowScene
    let window: UIWindow
    private(set) var time = 0.0

    init(_ root: UIViewController, size: CGSize = CGSize(width: 400, height: 600), scale: Double = 1, isDark: Bool = false) throws {
        UIApplication.shared.delegate = nil
        host = HeadlessHost(size: PixelSize(width: Int(size.width), height: Int(size.height)), scale: scale)
        scene = try UIApplication.shared.attach(to: host)
        window = UIWindow(windowScene: scene)
        if isDark { window.overrideUserInterfaceStyle = .dark }
        window.rootViewController = root
        window.makeKeyAndVisible()
        wait(0)
    }

    private var scale: Double { host.surface?.scale ?? 1 }

    func wait(_ seconds: Double) {
        time += seconds
        host.advance(by: seconds)
    }

    func finger(_ phase: Contact.Phase, _ x: Double, _ y: Double, id: Int = 1) {
        let place = CGPoint(x: x * scale, y: y * scale)
        host.send(TouchFrame(timestamp: time, contacts: [Contact(id: id, phase: phase, timestamp: time, position: place)]))
    }

    func tap(_ x: Double, _ y: Double) {
        finger(.began, x, y)
        wait(0.05)
        finger(.ended, x, y)
        wait(0.05)
    }

    func tap(_ view: UIView) {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        tap(middle.x, middle.y)
    }

    /// Drags a finger, a sample for each frame; it stays where it ends unless it is lifted.
    func drag(_ from: CGPoint, _ to: CGPoint, seconds: Double, lifts: Bool = true) {
        finger(.began, from.x, from.y)
        let steps = max(Int(seconds * 60), 1)
        for step in 1...steps {
            wait(seconds / Double(steps))
            let share = Double(step) / Double(steps)
            finger(.moved, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
        }
        if lifts { finger(.ended, to.x, to.y) }
    }

    /// The colour of a point, as `0xRRGGBB`.
    func color(_ x: Double, _ y: Double) -> UInt32 {
        guard let picture = host.surface?.picture else { return 0 }
        return picture.memory.assumingMemoryBound(to: UInt32.self)[Int(y * scale) * picture.stride / 4 + Int(x * scale)] & 0xFFFFFF
    }

    /// Writes what is seen into the folder that `DACTYL_TEST_PICTURES` names, if it names one.
    func save(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["DACTYL_TEST_PICTURES"], let picture = host.surface?.picture else { return }
        let context = CGContext(memory: picture.memory, width: Int(window.bounds.width * scale), height: Int(window.bounds.height * scale), stride: picture.stride)
        try context?.makeImage()?.pngData?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
}
