@testable import CoreGraphics
import Foundation
import Testing

@Suite(.enabled(if: JPEGLibrary.shared != nil, "libturbojpeg is not installed")) struct JPEGTests {
    private func picture(_ color: CGColor) throws -> CGImage {
        let context = try #require(CGContext(pixelWidth: 16, pixelHeight: 8, scale: 1))
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
        return try #require(context.makeImage())
    }

    private func pixel(_ image: CGImage) throws -> [Int] {
        let data = try #require(image.dataProvider?.data)
        return [Int(data[2]), Int(data[1]), Int(data[0])]
    }

    @Test func aPictureComesBack() throws {
        let data = try picture(CGColor(red: 1, green: 0, blue: 0, alpha: 1)).jpegData(quality: 1)
        #expect(CGImage.isJPEG(data))
        let image = try CGImage(fileData: data)
        #expect(image.width == 16 && image.height == 8 && image.alphaInfo == .noneSkipFirst)
        let color = try pixel(image)
        #expect(color[0] > 250 && color[1] < 5 && color[2] < 5)
    }

    @Test func whatIsTransparentIsWhite() throws {
        let color = try pixel(CGImage(jpegData: picture(.clear).jpegData(quality: 0.9)))
        #expect(color.allSatisfy { $0 > 250 })
    }

    @Test func qualityDecidesTheSize() throws {
        let context = try #require(CGContext(pixelWidth: 64, pixelHeight: 64, scale: 1))
        for index in 0..<64 {
            context.setFillColor(red: CGFloat(index % 7) / 7, green: CGFloat(index % 5) / 5, blue: CGFloat(index % 3) / 3, alpha: 1)
            context.fill(CGRect(x: index, y: index / 2, width: 9, height: 40))
        }
        let image = try #require(context.makeImage())
        #expect(try image.jpegData(quality: 0).count < image.jpegData(quality: 1).count)
    }

    @Test("A picture whose colours are sampled in another way than usual, and one in four inks, show their colours", arguments: [
        // 12 x 12, two by three points of brightness for one of colour.
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAMAAwDASMAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCSAAJZb//Z",
        // 8 x 8, YCCK with Adobe's mark.
        "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJCgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAYJ/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAQJ/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAA4EAQACEQMRBAAAPwBAQj2pA//Z",
    ])
    func unusualPictures(_ text: String) throws {
        let color = try pixel(CGImage(fileData: #require(Data(base64Encoded: text))))
        for (part, wanted) in zip(color, [200, 40, 90]) { #expect(abs(part - wanted) <= 6, "\(color)") }
    }

    @Test("A file that goes over its picture again and again is refused: a pass costs the time of the picture, and few bytes")
    func passes() throws {
        let data = [UInt8](try picture(.white).jpegData(quality: 0.9))
        let start = try #require(data.indices.dropLast().last { data[$0] == 0xFF && data[$0 + 1] == 0xDA }), end = data.count - 2
        #expect(data.withUnsafeBytes(JPEGMarkers.passes) == 1)
        func file(_ passes: Int) -> Data { Data(data[..<start]) + (0..<passes).reduce(into: Data()) { all, _ in all += data[start..<end] } + Data(data[end...]) }
        #expect(throws: Never.self) { try CGImage(jpegData: file(JPEGMarkers.mostPasses)) }
        let error = #expect(throws: JPEGError.self) { try CGImage(jpegData: file(JPEGMarkers.mostPasses + 1)) }
        #expect("\(try #require(error))" == "the JPEG file goes over its picture more than 100 times; save it with fewer passes")
    }

    @Test func damagedFilesAreErrors() throws {
        #expect(throws: JPEGError.self) { try CGImage(jpegData: Data([0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])) }
        #expect(throws: (any Error).self) { try CGImage(fileData: Data()) }
    }

    @Test(arguments: [1, 3, 6, 8]) func aCamerasTurnIsRead(value: Int) {
        for isLittle in [true, false] {
            func number(_ value: Int, _ count: Int) -> [UInt8] {
                let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
                return isLittle ? bytes : bytes.reversed()
            }
            let tiff: [UInt8] = (isLittle ? [0x49, 0x49] : [0x4D, 0x4D]) + number(42, 2) + number(8, 4) + number(1, 2)
                + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0] + number(0, 4)
            let body = Array("Exif\0\0".utf8) + tiff, length = body.count + 2
            let file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + body + [0xFF, 0xDA]
            #expect(JPEGOrientation.read(Data(file)) == value)
        }
        #expect(JPEGOrientation.read(Data([0xFF, 0xD8, 0xFF, 0xDA, 0, 2])) == 1)
    }
}
