#if Wayland
import CWayland
import Foundation
import HostKit
import TouchHost

/// The memory of one frame, shared with the compositor, which says when it has done with it.
@MainActor
final class SharedFrame: EventReceiver {
    let memory: FrameMemory
    private let pool: OpaquePointer
    private var buffer: OpaquePointer?
    /// The compositor may read it.
    private(set) var isTaken = false
    /// The number of the frame that was presented from it last; 0 for none of this size.
    var number = 0
    private let onRelease: () -> Void

    /// `nil` where the system has no memory to give.
    /// - Parameter onRelease: Called when the compositor has done with it.
    init?(_ connection: Connection, capacity: Int, onRelease: @escaping () -> Void) {
        let descriptor = cwayland_shared_memory(capacity)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let address = mmap(nil, capacity, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), address != MAP_FAILED,
              let pool = wl_shm_create_pool(connection.memory, descriptor, Int32(capacity)) else { return nil }
        memory = FrameMemory(address, capacity: capacity) { munmap($0, $1) }
        self.pool = pool
        self.onRelease = onRelease
    }

    var size: PixelSize { memory.size }

    /// Makes it hold frames of that size. `false` where it is too small.
    func fit(_ size: PixelSize) -> Bool {
        guard memory.size != size else { return true }
        guard memory.fit(size) else { return false }
        if let buffer { wl_buffer_destroy(buffer) }
        number = 0
        // The alpha is not looked at: windows are opaque.
        buffer = wl_shm_pool_create_buffer(pool, 0, Int32(size.width), Int32(size.height), Int32(size.width * 4),
                                           WL_SHM_FORMAT_XRGB8888.rawValue)
        if let buffer { listen(to: buffer) }
        return buffer != nil
    }

    func attach(to surface: OpaquePointer, frame: Int) {
        number = frame
        isTaken = true
        wl_surface_attach(surface, buffer, 0, 0)
    }

    func release() {
        if let buffer { wl_buffer_destroy(buffer) }
        wl_shm_pool_destroy(pool)
        memory.release()
    }

    /// `release`, the one event of a buffer.
    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        isTaken = false
        onRelease()
    }
}
#endif
