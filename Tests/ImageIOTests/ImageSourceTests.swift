import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite("Image sources")
struct ImageSourceTests {
    static let red: UInt32 = 0xFFFF_0000, green: UInt32 = 0xFF00_FF00, blue: UInt32 = 0xFF00_00FF

    /// Three pictures of two by one pixels: red and green; blue over the right one, taken back or cleared; green over the left one.
    static func moving(disposal: Int) -> SmallGIF {
        SmallGIF(size: (2, 1), loops: 3, pictures: [
            .init(values: [0, 1], size: (2, 1), delay: 5), .init(values: [2], place: (1, 0), size: (1, 1), delay: 20, disposal: disposal),
            .init(values: [1], size: (1, 1), delay: 0),
        ])
    }

    private func source(_ bytes: [UInt8]) throws -> CGImageSource { try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil)) }

    private func pixels(_ source: CGImageSource, _ index: Int) throws -> [UInt32] {
        let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil)), data = try #require(image.dataProvider?.data)
        return data.withUnsafeBytes { bytes in
            (0..<image.height).flatMap { y in (0..<image.width).map { bytes.loadUnaligned(fromByteOffset: y * image.bytesPerRow + $0 * 4, as: UInt32.self) } }
        }
    }

    private func properties(_ source: CGImageSource, _ index: Int) throws -> [String: Any] {
        try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
    }

    private func picture(width: Int, height: Int) throws -> CGImage {
        let context = try #require(CGContext(data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                                             bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return try #require(context.makeImage())
    }

    // MARK: Types

    @Test("R-IIO-1 The bytes say the type, and each picture counts")
    func types() throws {
        let gif = try source(Self.moving(disposal: 1).bytes)
        #expect(CGImageSourceGetType(gif) == "com.compuserve.gif" && CGImageSourceGetCount(gif) == 3 && CGImageSourceGetStatus(gif) == .statusComplete)
        let png = try source([UInt8](#require(try picture(width: 3, height: 2).pngData)))
        #expect(CGImageSourceGetType(png) == "public.png" && CGImageSourceGetCount(png) == 1)
        #expect(CGImageSourceCreateImageAtIndex(png, 0, nil)?.width == 3 && CGImageSourceCreateImageAtIndex(png, 1, nil) == nil)
        let other = try source(Array("no picture".utf8))
        #expect(CGImageSourceGetType(other) == nil && CGImageSourceGetCount(other) == 0 && CGImageSourceGetStatus(other) == .statusUnknownType)
        #expect(CGImageSourceCreateImageAtIndex(other, 0, nil) == nil && CGImageSourceCopyProperties(other, nil) == nil)
        #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
        #expect(CGImageSourceCopyTypeIdentifiers() as? [String] == ["public.png", "public.jpeg", "com.compuserve.gif"])
    }

    @Test("R-IIO-1 A JPEG has its size and one picture")
    func jpeg() throws {
        guard let data = try? picture(width: 5, height: 4).jpegData(quality: 0.9) else { return }
        let jpeg = try source([UInt8](data)), values = try properties(jpeg, 0)
        #expect(CGImageSourceGetType(jpeg) == "public.jpeg" && CGImageSourceGetCount(jpeg) == 1)
        #expect(values[kCGImagePropertyPixelWidth] as? Int == 5 && values[kCGImagePropertyPixelHeight] as? Int == 4)
        #expect(values[kCGImagePropertyOrientation] as? Int == 1 && values[kCGImagePropertyHasAlpha] as? Bool == false)
    }

    // MARK: Pictures that move

    @Test("R-IIO-2 A picture is drawn over what the ones before it leave: they stay, go or come back", arguments: [1, 2, 3])
    func over(disposal: Int) throws {
        let source = try source(Self.moving(disposal: disposal).bytes)
        #expect(try pixels(source, 0) == [Self.red, Self.green])
        #expect(try pixels(source, 1) == [Self.red, Self.blue])
        let left = try #require([1: Self.blue, 2: 0, 3: Self.green][disposal])
        #expect(try pixels(source, 2) == [Self.green, left])
        // In another order they are the same.
        for index in [0, 2, 1, 2, 0, 1] {
            let expected = [[Self.red, Self.green], [Self.red, Self.blue], [Self.green, left]][index]
            #expect(try pixels(source, index) == expected, "\(index)")
        }
    }

    @Test("R-IIO-2 A picture that covers all needs none before it, and one with a transparent colour does")
    func independent() throws {
        var gif = Self.moving(disposal: 1)
        gif.pictures.append(.init(values: [2, 3], size: (2, 1), transparent: 3))
        gif.pictures.append(.init(values: [3, 3], size: (2, 1)))
        let source = try source(gif.bytes)
        #expect(try pixels(source, 4) == [0xFFFF_FFFF, 0xFFFF_FFFF])
        #expect(try pixels(source, 3) == [Self.blue, Self.blue])
    }

    @Test("R-IIO-3 The time of a picture is in seconds, a tenth at least, and as the file has it")
    func delays() throws {
        let source = try source(Self.moving(disposal: 1).bytes)
        let times = try (0..<3).map { index in
            // As apps read it.
            try #require((CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: AnyObject])?[String(kCGImagePropertyGIFDictionary)] as? [String: Double])
        }
        #expect(times.map { $0[kCGImagePropertyGIFUnclampedDelayTime] } == [0.05, 0.2, 0])
        #expect(times.map { $0[kCGImagePropertyGIFDelayTime] } == [0.1, 0.2, 0.1])
    }

    @Test("R-IIO-4 The source says how often its pictures are shown, where the file does")
    func loops() throws {
        var gif = Self.moving(disposal: 1)
        func values() throws -> [String: Any]? {
            (CGImageSourceCopyProperties(try source(gif.bytes), nil) as? [String: Any])?[kCGImagePropertyGIFDictionary] as? [String: Any]
        }
        #expect(try values()?[kCGImagePropertyGIFLoopCount] as? Int == 3)
        #expect(try values()?[kCGImagePropertyGIFHasGlobalColorMap] as? Bool == true && values()?[kCGImagePropertyGIFCanvasPixelWidth] as? Int == 2)
        gif.loops = nil
        #expect(try values()?[kCGImagePropertyGIFLoopCount] == nil)
    }

    @Test("R-IIO-5 What a picture is: its size, its colours, whether it has alpha")
    func properties() throws {
        let values = try properties(try source(Self.moving(disposal: 1).bytes), 1)
        #expect(values[kCGImagePropertyPixelWidth] as? Int == 2 && values[kCGImagePropertyPixelHeight] as? Int == 1)
        #expect(values[kCGImagePropertyDepth] as? Int == 8 && values[kCGImagePropertyColorModel] as? String == "RGB" && values[kCGImagePropertyHasAlpha] as? Bool == true)
        #expect(CGImageSourceCopyPropertiesAtIndex(try source(Self.moving(disposal: 1).bytes), 3, nil) == nil)
        let all = CGImageSourceCopyProperties(try source(Self.moving(disposal: 1).bytes), nil) as? [String: Any]
        #expect(all?[kCGImagePropertyFileSize] as? Int == Self.moving(disposal: 1).bytes.count)
    }

    // MARK: Bytes that come later

    @Test("R-IIO-6 A source whose bytes come later has the pictures that have come")
    func incremental() throws {
        let bytes = Self.moving(disposal: 1).bytes, source = CGImageSourceCreateIncremental([kCGImageSourceShouldCache: kCFBooleanFalse as Any] as CFDictionary)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
        var counts: [Int] = []
        for count in 0...bytes.count {
            CGImageSourceUpdateData(source, Data(bytes.prefix(count)) as CFData, false)
            counts.append(CGImageSourceGetCount(source))
            if let last = counts.last, last > 0 { #expect(CGImageSourceCreateImageAtIndex(source, last - 1, nil) != nil) }
        }
        #expect(counts == counts.sorted() && Set(counts) == [0, 1, 2, 3] && CGImageSourceGetStatus(source) == .statusIncomplete)
        CGImageSourceUpdateData(source, Data(bytes) as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetStatusAtIndex(source, 2) == .statusComplete)
        CGImageSourceUpdateData(source, Data(bytes.dropLast(4)) as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF && CGImageSourceGetStatusAtIndex(source, 2) == .statusUnexpectedEOF)
        #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusComplete)
    }

    @Test("R-IIO-6 Any bytes in a GIF give pictures or none")
    func damaged() throws {
        let bytes = Self.moving(disposal: 3).bytes
        for index in 6..<bytes.count {
            for value: UInt8 in [0, 1, 0x2C, 0x3B, 0x7F, 0xFF] {
                var other = bytes
                other[index] = value
                let source = try source(other)
                for place in 0..<CGImageSourceGetCount(source) where index > 9 { _ = CGImageSourceCreateImageAtIndex(source, place, nil) }
            }
        }
    }

    // MARK: Thumbnails

    @Test("R-IIO-7 A thumbnail's longer side is as long as is asked for, at most that of the picture; without the option there is none")
    func thumbnails() throws {
        let source = try source([UInt8](#require(try picture(width: 40, height: 20).pngData)))
        func thumbnail(_ options: [String: Any]) -> CGImage? { CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) }
        let small = try #require(thumbnail([kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10]))
        #expect(small.width == 10 && small.height == 5)
        let large = try #require(thumbnail([kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 100]))
        #expect(large.width == 40 && large.height == 20)
        #expect(thumbnail([kCGImageSourceThumbnailMaxPixelSize: 10]) == nil && CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    }
}
