#if Wayland
import CWayland
import Foundation
import TouchHost

/// The memory of one frame, shared with the compositor, which says when it has done with it.
@MainActor
final class FrameMemory: EventReceiver {
    let memory: UnsafeMutableRawPointer
    private let pool: OpaquePointer
    private let capacity: Int
    private var buffer: OpaquePointer?
    private(set) var size = PixelSize(width: 0, height: 0)
    /// The compositor may read it.
    private(set) var isTaken = false
    /// The number of the frame that was presented from it last; 0 for none of this size.
    var frame = 0
    private unowned let surface: WaylandSurface

    /// `nil` where the system has no memory to give.
    init?(_ surface: WaylandSurface, _ connection: Connection, capacity: Int) {
        let descriptor = cwayland_shared_memory(capacity)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let memory = mmap(nil, capacity, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED,
              let pool = wl_shm_create_pool(connection.memory, descriptor, Int32(capacity)) else { return nil }
        self.memory = memory
        self.pool = pool
        self.capacity = capacity
        self.surface = surface
    }

    /// Makes it hold frames of that size. `false` where it is too small.
    func fit(_ size: PixelSize) -> Bool {
        guard self.size != size else { return true }
        guard size.width * size.height * 4 <= capacity else { return false }
        if let buffer { wl_buffer_destroy(buffer) }
        self.size = size
        frame = 0
        // The alpha is not looked at: windows are opaque.
        buffer = wl_shm_pool_create_buffer(pool, 0, Int32(size.width), Int32(size.height), Int32(size.width * 4),
                                           WL_SHM_FORMAT_XRGB8888.rawValue)
        if let buffer { listen(to: buffer) }
        return buffer != nil
    }

    func attach(to surface: OpaquePointer, frame: Int) {
        self.frame = frame
        isTaken = true
        wl_surface_attach(surface, buffer, 0, 0)
    }

    func release() {
        if let buffer { wl_buffer_destroy(buffer) }
        wl_shm_pool_destroy(pool)
        munmap(memory, capacity)
    }

    /// `release`, the one event of a buffer.
    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        isTaken = false
        surface.memoryWasReleased()
    }
}
#endif
