#if KMS
import CDRM
import Foundation
import TouchHost

/// One picture in the memory that a display reads.
///
/// It is written in one go and never read: on most machines reading it is slow.
@MainActor
final class DumbBuffer {
    let memory: UnsafeMutableRawPointer
    let stride: Int
    /// What the card calls the picture; 0 for a picture that no controller shows by itself, such as a cursor.
    let number: UInt32
    let handle: UInt32
    private let length: Int
    private let card: Int32

    /// Black, or transparent for a cursor.
    init?(_ card: Int32, _ size: PixelSize, isCursor: Bool = false) {
        var handle: UInt32 = 0, pitch: UInt32 = 0, length: UInt64 = 0
        guard cdrm_create_dumb(card, UInt32(size.width), UInt32(size.height), &handle, &pitch, &length) == 0 else { return nil }
        var number: UInt32 = 0
        guard let memory = cdrm_map_dumb(card, handle, length) else {
            cdrm_destroy_dumb(card, handle)
            return nil
        }
        if !isCursor, drmModeAddFB(card, UInt32(size.width), UInt32(size.height), 24, 32, pitch, handle, &number) != 0 {
            munmap(memory, Int(length))
            cdrm_destroy_dumb(card, handle)
            return nil
        }
        self.memory = memory
        self.number = number
        self.handle = handle
        self.length = Int(length)
        self.card = card
        stride = Int(pitch)
        memset(memory, 0, Int(length))
    }

    func release() {
        munmap(memory, length)
        if number != 0 { drmModeRmFB(card, number) }
        cdrm_destroy_dumb(card, handle)
    }
}
#endif
