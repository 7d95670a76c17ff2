#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

extension X11Surface {
    public func lend() -> SurfaceBuffer? {
        guard !isClosed, !isBusy, isVisible, prepareMemory(), let memory else { return nil }
        return memory.frames.buffer(age: hasFrame ? 1 : 0)
    }

    public var picture: SurfaceBuffer? {
        guard hasFrame, let memory else { return nil }
        return memory.frames.buffer(age: 1)
    }

    public func present(_ damage: ContiguousArray<PixelRect>) {
        guard !isClosed, let memory else { return }
        hasFrame = true
        let bounds = PixelRect(minX: 0, minY: 0, maxX: frameSize.width, maxY: frameSize.height)
        for rect in damage {
            let part = rect.intersection(bounds)
            if !part.isEmpty { frameInFlight = put(part, of: memory) }
        }
        xcb_flush(connection.handle)
        describeIcon()
    }

    /// Shows again what the server lost, from memory.
    func restore(_ part: PixelRect) {
        guard hasFrame, let memory else { return }
        let part = part.intersection(PixelRect(minX: 0, minY: 0, maxX: frameSize.width, maxY: frameSize.height))
        if !part.isEmpty { put(part, of: memory) }
    }

    func releaseFrames() {
        memory?.frames.release()
        memory = nil
        hasFrame = false
    }

    /// Makes the memory fit the window's size.
    private func prepareMemory() -> Bool {
        if memory != nil, frameSize == size { return true }
        if let memory, memory.frames.fit(size) {
            hasFrame = false
            return true
        }
        let capacity = FrameMemory.capacity(for: size, isFirst: memory == nil)
        releaseFrames()
        if sharesMemory { memory = .shared(connection, capacity: capacity) }
        if memory == nil {
            sharesMemory = false
            memory = .plain(capacity: capacity)
        }
        return memory?.frames.fit(size) ?? false
    }

    /// Returns the request's number.
    @discardableResult
    private func put(_ part: PixelRect, of memory: PictureMemory) -> UInt32 {
        if memory.segment != 0 {
            return xcb_shm_put_image(connection.handle, window, context, UInt16(frameSize.width), UInt16(frameSize.height),
                              UInt16(part.minX), UInt16(part.minY), UInt16(part.width), UInt16(part.height),
                              Int16(part.minX), Int16(part.minY), connection.depth, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue),
                              0, memory.segment, 0).sequence
        } else {
            return send(part, of: memory.frames)
        }
    }

    /// Sends pixels through the connection, in bands that are as high as a request may be long.
    private func send(_ part: PixelRect, of frames: FrameMemory) -> UInt32 {
        let rowBytes = part.width * 4
        let limit = (Int(xcb_get_maximum_request_length(connection.handle)) - 8) * 4
        let band = max(1, min(part.height, limit / rowBytes))
        var packed = [UInt8](repeating: 0, count: rowBytes * band)
        var row = part.minY
        var sequence: UInt32 = 0
        while row < part.maxY {
            let rows = min(band, part.maxY - row)
            packed.withUnsafeMutableBytes { target in
                for line in 0..<rows {
                    let source = frames.address + ((row + line) * frameSize.width + part.minX) * 4
                    memcpy(target.baseAddress! + line * rowBytes, source, rowBytes)
                }
            }
            sequence = xcb_put_image(connection.handle, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), window, context, UInt16(part.width),
                          UInt16(rows), Int16(part.minX), Int16(row), 0, connection.depth, UInt32(rows * rowBytes), packed).sequence
            row += rows
        }
        return sequence
    }
}
#endif
