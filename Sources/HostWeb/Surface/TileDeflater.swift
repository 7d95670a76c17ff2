#if Web
import CZlib
import NIOCore

/// Compresses tiles so that any of them, one after the other, make one raw deflate stream: each starts afresh and ends on a byte.
final class TileDeflater {
    /// What ends the stream: an empty last block.
    static let end: [UInt8] = [0x03, 0x00]

    /// The stream, where zlib finds it again.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private var output: [UInt8] = []

    init() {
        stream.initialize(to: z_stream())
        // The quickest level. A window of 8 KiB reaches back 32 rows of a tile.
        let status = czlib_deflate_init(stream, 1, -13, 7)
        precondition(status == Z_OK, "zlib can't be used: \(status)")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    func pack(_ bytes: UnsafeRawBufferPointer) -> ByteBuffer {
        deflateReset(stream)
        // What is added to the bound is the flush's.
        let capacity = Int(deflateBound(stream, UInt(bytes.count))) + 16
        if output.count < capacity { output = [UInt8](repeating: 0, count: capacity) }
        let input = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
        return output.withUnsafeMutableBufferPointer { target in
            stream.pointee.next_in = input
            stream.pointee.avail_in = UInt32(bytes.count)
            stream.pointee.next_out = target.baseAddress
            stream.pointee.avail_out = UInt32(target.count)
            deflate(stream, Z_FULL_FLUSH)
            return ByteBuffer(bytes: target[..<(target.count - Int(stream.pointee.avail_out))])
        }
    }
}
#endif
