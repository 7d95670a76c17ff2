public import UIKit

extension TouchStage.Picture {
    /// The picture as a PNG file; `nil` when there is no memory for it.
    public func pngData() -> Data? {
        let data = pixels.withUnsafeBytes { Data($0) }
        guard let provider = CGDataProvider(data: data),
              let image = CGImage(width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                                  space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.format, provider: provider,
                                  decode: nil, shouldInterpolate: false, intent: .defaultIntent) else { return nil }
        return UIImage(cgImage: image).pngData()
    }

    /// Little-endian words of `0x00RRGGBB`.
    private static let format = CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.noneSkipFirst.rawValue)

    /// The picture in a PNG file's bytes; `nil` when they are anything else. What is transparent in it counts as black.
    public init?(pngData: Data, scale: CGFloat = 1) {
        guard let image = UIImage(data: pngData)?.cgImage, let data = image.dataProvider?.data else { return nil }
        var pixels = ContiguousArray<UInt32>()
        pixels.reserveCapacity(image.width * image.height)
        data.withUnsafeBytes { bytes in
            for y in 0..<image.height {
                for x in 0..<image.width {
                    pixels.append(bytes.loadUnaligned(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self) & 0xFF_FFFF)
                }
            }
        }
        self.init(width: image.width, height: image.height, scale: scale, pixels: pixels)
    }

    /// The picture in a PNG file; `nil` when there is none that can be read.
    public init?(contentsOfFile path: String, scale: CGFloat = 1) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(pngData: data, scale: scale)
    }

    /// Writes the picture to a PNG file, and makes the folder that it is to be in.
    public func write(toFile path: String) throws {
        guard let data = pngData() else { throw CocoaError(.fileWriteUnknown) }
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
