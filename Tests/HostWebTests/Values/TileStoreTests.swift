#if Web
import CZlib
import Foundation
import NIOCore
import Testing
import TouchHost
@testable import HostWeb

/// A page's side of frames.
struct FrameReader {
    struct Frame {
        let width: Int, height: Int, side: Int
        let scale: Float
        let number: UInt32
        let tiles: [Int]
        /// Tile after tile.
        let pixels: [UInt32]
    }

    static func read(_ message: [UInt8]) throws -> Frame {
        var buffer = ByteBuffer(bytes: message)
        guard buffer.readInteger(as: UInt8.self) == HostMessage.Kind.frame.rawValue, let side = buffer.readInteger(as: UInt8.self),
              let width = buffer.readInteger(endianness: .little, as: UInt16.self),
              let height = buffer.readInteger(endianness: .little, as: UInt16.self),
              let scale = buffer.readInteger(endianness: .little, as: UInt32.self),
              let number = buffer.readInteger(endianness: .little, as: UInt32.self),
              let count = buffer.readInteger(endianness: .little, as: UInt32.self) else { throw MalformedMessage("no frame") }
        let tiles = (0..<count).compactMap { _ in buffer.readInteger(endianness: .little, as: UInt16.self).map(Int.init) }
        let pixels = try inflated(Array(buffer.readableBytesView))
        return Frame(width: Int(width), height: Int(height), side: Int(side), scale: Float(bitPattern: scale), number: number, tiles: tiles,
                     pixels: pixels)
    }

    /// - Throws: When it is not one whole raw deflate stream.
    static func inflated(_ bytes: [UInt8]) throws -> [UInt32] {
        var stream = z_stream(), output = [UInt32](repeating: 0, count: 1 << 20), bytes = bytes
        guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { throw MalformedMessage("zlib") }
        defer { inflateEnd(&stream) }
        let (status, count) = bytes.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBytes { target in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = target.bindMemory(to: UInt8.self).baseAddress
                stream.avail_out = UInt32(target.count)
                return (inflate(&stream, Z_FINISH), target.count - Int(stream.avail_out))
            }
        }
        guard status == Z_STREAM_END, stream.avail_in == 0 else { throw MalformedMessage("not one whole stream: \(status)") }
        return Array(output[..<(count / 4)])
    }
}

extension FrameReader.Frame {
    /// Puts the tiles where they belong.
    func paint(on picture: inout [UInt32]) {
        let columns = (width + side - 1) / side
        var next = 0
        for tile in tiles {
            let x = tile % columns * side, y = tile / columns * side
            for row in y..<min(y + side, height) {
                for column in x..<min(x + side, width) {
                    picture[row * width + column] = pixels[next]
                    next += 1
                }
            }
        }
    }
}

@Suite("Tiles") struct TileStoreTests {
    private let size = PixelSize(width: 200, height: 130)
    private var whole: PixelRect { PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height) }

    private func update(_ store: TileStore, _ picture: [UInt32], _ damage: PixelRect) {
        picture.withUnsafeBytes { store.update([damage], from: $0.baseAddress!, stride: size.width * 4) }
    }

    private func frame(_ store: TileStore, after seen: UInt32) throws -> FrameReader.Frame {
        try FrameReader.read(Array(store.message(after: seen, scale: 2).readableBytesView))
    }

    @Test("a page that saw nothing gets everything, as one deflate stream")
    func firstFrame() throws {
        let store = try #require(TileStore(size: size, after: 0))
        let picture = (0..<UInt32(size.width * size.height)).map { $0 &* 2654435761 }
        update(store, picture, whole)
        let frame = try frame(store, after: 0)
        #expect(frame.width == 200 && frame.height == 130 && frame.scale == 2 && frame.tiles == Array(0..<12))
        var shown = [UInt32](repeating: 0, count: picture.count)
        frame.paint(on: &shown)
        #expect(shown == picture)
    }

    @Test("a page that missed frames gets what changed since, in its last state, and others only their part")
    func catchingUp() throws {
        let store = try #require(TileStore(size: size, after: 7))
        var picture = [UInt32](repeating: 1, count: size.width * size.height)
        update(store, picture, whole)
        let first = try frame(store, after: 0)
        picture[0] = 2
        update(store, picture, PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 3))
        let second = store.frame
        picture[100 * 200 + 199] = 3
        update(store, picture, PixelRect(minX: 190, minY: 90, maxX: 500, maxY: 500))
        #expect(try frame(store, after: second).tiles == [7])
        let late = try frame(store, after: first.number)
        #expect(late.tiles == [0, 7] && late.number == store.frame)
        var shown = [UInt32](repeating: 0, count: picture.count)
        first.paint(on: &shown)
        late.paint(on: &shown)
        #expect(shown == picture)
    }

    @Test("what was drawn again as it was is not sent; damage outside does no harm")
    func unchanged() throws {
        let store = try #require(TileStore(size: size, after: 0))
        let picture = [UInt32](repeating: 5, count: size.width * size.height)
        update(store, picture, whole)
        let seen = store.frame
        update(store, picture, whole)
        update(store, picture, PixelRect(minX: -50, minY: 400, maxX: 5000, maxY: 300))
        #expect(try frame(store, after: seen).tiles.isEmpty)
    }

    @Test("noise is sent too, and a plain picture is hardly anything")
    func sizes() throws {
        let store = try #require(TileStore(size: size, after: 0))
        var seed: UInt32 = 1
        let noise = (0..<size.width * size.height).map { _ -> UInt32 in
            seed = seed &* 1664525 &+ 1013904223
            return seed
        }
        update(store, noise, whole)
        #expect(store.message(after: 0, scale: 1).readableBytes < noise.count * 4 * 102 / 100)
        var shown = [UInt32](repeating: 0, count: noise.count)
        try frame(store, after: 0).paint(on: &shown)
        #expect(shown == noise)
        update(store, [UInt32](repeating: 9, count: noise.count), whole)
        #expect(store.message(after: 0, scale: 1).readableBytes < noise.count * 4 / 100)
    }
}
#endif
