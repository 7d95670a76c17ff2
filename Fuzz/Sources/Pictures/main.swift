@testable import CoreGraphics
import Foundation
import FuzzSupport

/// The sums of single bytes. Code at the top level makes it where it stands: before it is used.
private let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
}

/// Takes any bytes for a PNG file; the sums of its chunks are put right, so that damage gets past them. A file that can be read has the size
/// that it claims, and comes out the same when its picture is written and read again.
fuzz { bytes in
    let data = Data(withRightSums(Array(bytes)))
    do {
        // Large ones take time, and nothing else.
        guard data.count < 24 || UInt64(number(data, 16)) * UInt64(number(data, 20)) <= 1 << 20 else { return }
        let image = try CGImage(pngData: data)
        precondition(image.width == number(data, 16) && image.height == number(data, 20), "\(image.width) by \(image.height) pixels")
        guard let written = image.pngData else { preconditionFailure("a picture can't be written") }
        let again = try CGImage(pngData: written)
        precondition(again.width == image.width && again.height == image.height && again.pngData == written, "a picture reads back as another")
    } catch {
        checkLine("\(error)")
    }
}

private func number(_ data: Data, _ place: Int) -> Int { data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }

/// With the sums that the chunks should have.
private func withRightSums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes, place = 8
    while place + 12 <= bytes.count {
        let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }, end = place + 8 + length
        guard end + 4 <= bytes.count else { break }
        let sum = crc(bytes[place + 4..<end])
        for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(index))) }
        place = end + 4
    }
    return bytes
}

private func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
}
