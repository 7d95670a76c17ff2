internal import Glibc

/// Lets go of objects that hold others, which hold others in turn, without recursion: a branch of any depth is freed on a stack of any size.
///
/// Views and layers hand over what is below them while they are freed. The first of a thread releases it all, in the order in which recursion would.
package final class ReleaseQueue {
    /// Rows that are being released, each from its end.
    private var rows: ContiguousArray<ContiguousArray<AnyObject>> = []

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Releases the members of a row, from the first to the last: now, or when the calling thread has freed what it is freeing.
    package static func release<Member: AnyObject>(_ row: inout SiblingRow<Member>) {
        var members: ContiguousArray<AnyObject> = []
        members.reserveCapacity(row.count)
        // The row's own array is gone before they are released.
        for member in row.take().reversed() { members.append(member) }
        if let running = pthread_getspecific(key) {
            return Unmanaged<ReleaseQueue>.fromOpaque(running).takeUnretainedValue().rows.append(members)
        }
        let queue = ReleaseQueue()
        queue.rows.append(members)
        members = []
        pthread_setspecific(key, Unmanaged.passUnretained(queue).toOpaque())
        queue.run()
        pthread_setspecific(key, nil)
    }

    private func run() {
        // A released object may hand over another row, which comes first.
        while !rows.isEmpty {
            if rows[rows.count - 1].popLast() == nil { rows.removeLast() }
        }
    }
}
