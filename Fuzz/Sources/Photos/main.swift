@testable import CoreGraphics
import Foundation
import FuzzSupport
import ImageIO

/// Takes any bytes for a JPEG or GIF file. A file that can be read has a size within the limits and, when its picture is written as a PNG and read
/// again, the same one; a turn is one of eight. All pictures of a GIF are as large as the whole, in any order, and an image source that gets the bytes
/// in two parts has no fewer of them than with the first.
fuzz { bytes in
    let data = Data(bytes)
    precondition((1...8).contains(JPEGOrientation.read(data)), "a turn that there is not")
    // Large ones take time, and nothing else.
    guard !isLarge(data) else { return }
    do {
        let image = try CGImage(fileData: data)
        precondition(image.width > 0 && image.height > 0 && image.width * image.height <= CGImage.largestPixelCount, "\(image.width) by \(image.height) pixels")
        guard let written = image.pngData else { preconditionFailure("a picture can't be written") }
        let again = try CGImage(pngData: written)
        precondition(again.width == image.width && again.height == image.height, "a picture reads back as another")
        checkSource(data, like: image)
    } catch {
        checkLine("\(error)")
    }
}

/// Whether a file claims more than a million pixels: behind a marker of a frame in a JPEG, in the header and before the picture of a GIF.
private func isLarge(_ data: Data) -> Bool {
    let bytes = [UInt8](data)
    func product(_ place: Int, isBig: Bool) -> Int {
        guard place + 4 <= bytes.count else { return 0 }
        let sides = [0, 2].map { Int(bytes[place + $0]) << (isBig ? 8 : 0) | Int(bytes[place + $0 + 1]) << (isBig ? 0 : 8) }
        return sides[0] * sides[1]
    }
    if CGImage.isGIF(data) {
        return product(6, isBig: false) > 1 << 20 || bytes.indices.contains { bytes[$0] == 0x2C && product($0 + 5, isBig: false) > 1 << 20 }
    }
    return bytes.indices.dropLast().contains { bytes[$0] == 0xFF && 0xC0...0xCF ~= bytes[$0 + 1] && product($0 + 5, isBig: true) > 1 << 20 }
}

private func checkSource(_ data: Data, like image: CGImage) {
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, data.prefix(data.count / 2) as CFData, false)
    let early = CGImageSourceGetCount(source)
    CGImageSourceUpdateData(source, data as CFData, true)
    let count = CGImageSourceGetCount(source)
    precondition(count >= max(early, 1), "\(count) pictures after \(early)")
    // Many take time, and nothing else.
    for index in Array(0..<min(count, 8)) + [0, min(count, 64) - 1] {
        precondition(CGImageSourceCopyPropertiesAtIndex(source, index, nil) != nil, "a picture without properties")
        guard let picture = CGImageSourceCreateImageAtIndex(source, index, nil) else { preconditionFailure("picture \(index) of \(count) is not there") }
        precondition(picture.width == image.width && picture.height == image.height, "picture \(index) has another size")
    }
    _ = CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 16] as CFDictionary)
}
