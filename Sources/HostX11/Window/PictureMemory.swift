#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// The memory of a window's picture, shared with the server where it can be.
///
/// A shared segment is marked for removal as soon as both sides have it, so that it goes with the last of them however
/// that ends.
@MainActor
struct PictureMemory {
    let frames: FrameMemory
    /// The segment's name on the server; 0 for memory of our own.
    let segment: xcb_shm_seg_t

    /// Memory of our own, for servers that can't share any.
    static func plain(capacity: Int) -> PictureMemory? {
        guard let memory = malloc(capacity) else { return nil }
        return PictureMemory(frames: FrameMemory(memory, capacity: capacity) { memory, _ in free(memory) }, segment: 0)
    }

    /// Memory shared with the server. `nil` where the server is on another machine or the system has none to give. One round trip.
    static func shared(_ connection: Connection, capacity: Int) -> PictureMemory? {
        let id = shmget(IPC_PRIVATE, capacity, IPC_CREAT | 0o600)
        guard id >= 0 else { return nil }
        defer { shmctl(id, IPC_RMID, nil) }
        guard let memory = shmat(id, nil, 0), Int(bitPattern: memory) != -1 else { return nil }
        let segment = connection.newID()
        if let error = xcb_request_check(connection.handle, xcb_shm_attach_checked(connection.handle, segment, UInt32(id), 1)) {
            free(error)
            shmdt(memory)
            return nil
        }
        let frames = FrameMemory(memory, capacity: capacity) { memory, _ in
            xcb_shm_detach(connection.handle, segment)
            shmdt(memory)
        }
        return PictureMemory(frames: frames, segment: segment)
    }
}
#endif
