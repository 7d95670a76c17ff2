import Foundation
import HostHeadless
import TouchHost
@testable import UIKit

extension Stage {
    private var scale: Double { host.surface?.scale ?? 1 }

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
