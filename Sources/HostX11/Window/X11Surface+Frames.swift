#if X11
import CXCB
import Foundation
import TouchHost

extension X11Surface {
    public func lend() -> SurfaceBuffer? {
        guard !isClosed, !isBusy, isVisible, prepareMemory(), let frames else { return nil }
        return SurfaceBuffer(memory: frames.memory, size: frameSize, stride: frameSize.width * 4, age: hasFrame ? 1 : 0)
    }

    public var picture: SurfaceBuffer? {
        guard hasFrame, let frames else { return nil }
        return SurfaceBuffer(memory: frames.memory, size: frameSize, stride: frameSize.width * 4, age: 1)
    }

    public func present(_ damage: ContiguousArray<PixelRect>) {
        guard !isClosed, let frames else { return }
        hasFrame = true
        let bounds = PixelRect(minX: 0, minY: 0, maxX: frameSize.width, maxY: frameSize.height)
        for rect in damage {
            let part = rect.intersection(bounds)
            if !part.isEmpty { frameInFlight = put(part, of: frames) }
        }
        xcb_flush(connection.handle)
    }

    /// Shows again what the server lost, from memory.
    func restore(_ part: PixelRect) {
        guard hasFrame, let frames else { return }
        let part = part.intersection(PixelRect(minX: 0, minY: 0, maxX: frameSize.width, maxY: frameSize.height))
        if !part.isEmpty { put(part, of: frames) }
    }

    func releaseFrames() {
        frames?.release()
        frames = nil
        hasFrame = false
    }

    /// Makes the memory fit the window's size. A window that is being resized gets many sizes in a row, so memory is taken
    /// with room to grow and kept.
    private func prepareMemory() -> Bool {
        if frames != nil, frameSize == size { return true }
        let needed = size.width * size.height * 4
        if let frames, frames.capacity >= needed {
            frameSize = size
            hasFrame = false
            return true
        }
        let grown = frames == nil ? needed : needed + needed / 4
        releaseFrames()
        if sharesMemory { frames = .shared(connection, capacity: grown) }
        if frames == nil {
            sharesMemory = false
            frames = .plain(connection, capacity: grown)
        }
        frameSize = size
        return frames != nil
    }

    /// Returns the request's number.
    @discardableResult
    private func put(_ part: PixelRect, of frames: FrameMemory) -> UInt32 {
        if frames.segment != 0 {
            return xcb_shm_put_image(connection.handle, window, context, UInt16(frameSize.width), UInt16(frameSize.height),
                              UInt16(part.minX), UInt16(part.minY), UInt16(part.width), UInt16(part.height),
                              Int16(part.minX), Int16(part.minY), connection.depth, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue),
                              0, frames.segment, 0).sequence
        } else {
            return send(part, of: frames)
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
                    let source = frames.memory + ((row + line) * frameSize.width + part.minX) * 4
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
