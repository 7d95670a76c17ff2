#if Web
import CZlib
import Foundation
import NIOCore
import TouchHost

/// What pages are to show, in square tiles that each know the frame that changed them last.
///
/// A page that has seen frame n lacks the tiles that changed after n, however many frames it missed. So each page gets frames at the pace at
/// which it takes them, a slow one skips what is outdated, and each tile is compressed once for all of them.
final class TileStore {
    /// Pixels on a side. Small enough that little is sent beside what changed, large enough that compression has something to find.
    static let side = 64
    private static let bytes = side * side * 4

    let size: PixelSize
    let columns: Int
    let rows: Int
    /// The number of the last frame.
    private(set) var frame: UInt32
    private var changed: [UInt32]
    private var packed: [ByteBuffer?]
    /// Tile after tile, each with its rows.
    private let memory: UnsafeMutableRawPointer
    private let deflater = TileDeflater()
    /// The last frame's message for pages that have seen the frame before it, or another one: nearly always all pages need the same.
    private var message: (after: UInt32, bytes: ByteBuffer)?

    /// Tiles that are black and were never sent.
    /// - Parameter frame: The last number that was used, so that pages can distinguish the frames of a new size from the old ones'.
    /// - Returns: `nil` for more than ``PageLimits`` allow, and when the system has not so much memory.
    init?(size: PixelSize, after frame: UInt32) {
        guard PageLimits.allow(size) else { return nil }
        columns = (size.width + Self.side - 1) / Self.side
        rows = (size.height + Self.side - 1) / Self.side
        guard let memory = calloc(columns * rows, Self.bytes) else { return nil }
        self.size = size
        self.memory = memory
        self.frame = frame &+ 1
        changed = Array(repeating: self.frame, count: columns * rows)
        packed = Array(repeating: nil, count: columns * rows)
    }

    deinit { free(memory) }

    /// Takes over the parts of a picture of this size in which something may have changed, as one frame.
    func update(_ damage: ContiguousArray<PixelRect>, from picture: UnsafeRawPointer, stride: Int) {
        frame &+= 1
        message = nil
        let bounds = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        for part in damage {
            let part = part.intersection(bounds)
            guard !part.isEmpty else { continue }
            for row in part.minY / Self.side...(part.maxY - 1) / Self.side {
                for column in part.minX / Self.side...(part.maxX - 1) / Self.side {
                    let tile = place(column, row).intersection(part)
                    guard copy(tile, column, row, from: picture, stride: stride) else { continue }
                    changed[row * columns + column] = frame
                    packed[row * columns + column] = nil
                }
            }
        }
    }

    /// The message that brings a page that has seen the frame `seen` to the last one; a page that has seen none names 0.
    func message(after seen: UInt32, scale: Double) -> ByteBuffer {
        if let message, message.after == seen { return message.bytes }
        var tiles: [Int] = []
        for tile in changed.indices where changed[tile] > seen { tiles.append(tile) }
        var bytes = ByteBuffer()
        bytes.writeInteger(HostMessage.Kind.frame.rawValue)
        bytes.writeInteger(UInt8(Self.side))
        bytes.writeInteger(UInt16(size.width), endianness: .little)
        bytes.writeInteger(UInt16(size.height), endianness: .little)
        bytes.writeInteger(Float(scale).bitPattern, endianness: .little)
        bytes.writeInteger(frame, endianness: .little)
        bytes.writeInteger(UInt32(tiles.count), endianness: .little)
        for tile in tiles { bytes.writeInteger(UInt16(tile), endianness: .little) }
        for tile in tiles { bytes.writeImmutableBuffer(packedTile(tile)) }
        bytes.writeBytes(TileDeflater.end)
        message = (seen, bytes)
        return bytes
    }

    /// Where a tile is; those at the edges are smaller.
    private func place(_ column: Int, _ row: Int) -> PixelRect {
        PixelRect(minX: column * Self.side, minY: row * Self.side, maxX: min((column + 1) * Self.side, size.width),
                  maxY: min((row + 1) * Self.side, size.height))
    }

    /// Copies a part of a tile. Returns whether it was any different.
    private func copy(_ part: PixelRect, _ column: Int, _ row: Int, from picture: UnsafeRawPointer, stride: Int) -> Bool {
        let tile = place(column, row)
        let target = memory + (row * columns + column) * Self.bytes
        var isDifferent = false
        for y in part.minY..<part.maxY {
            let source = picture + y * stride + part.minX * 4
            let line = target + ((y - tile.minY) * tile.width + part.minX - tile.minX) * 4
            if !isDifferent, memcmp(line, source, part.width * 4) == 0 { continue }
            isDifferent = true
            memcpy(line, source, part.width * 4)
        }
        return isDifferent
    }

    private func packedTile(_ tile: Int) -> ByteBuffer {
        if let bytes = packed[tile] { return bytes }
        let bytes = deflater.pack(UnsafeRawBufferPointer(start: memory + tile * Self.bytes,
                                                         count: place(tile % columns, tile / columns).area * 4))
        packed[tile] = bytes
        return bytes
    }
}
#endif
