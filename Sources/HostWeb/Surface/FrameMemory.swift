#if Web
import Foundation
import TouchHost

/// Memory for a picture that is drawn.
final class FrameMemory {
    let address: UnsafeMutableRawPointer

    /// - Returns: `nil` when the system has not so much memory.
    init?(size: PixelSize) {
        guard let address = calloc(size.height, size.width * 4) else { return nil }
        self.address = address
    }

    deinit { free(address) }
}
#endif
