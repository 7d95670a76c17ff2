#if Web
import NIOConcurrencyHelpers
import NIOCore
import NIOWebSocket

/// The connection of one page: what the main actor knows of its channel.
final class PageLink: Sendable {
    /// How many messages of a page may wait for the main actor before no more are read from it.
    private static let fullAt = 256
    private static let emptyAt = 64

    /// Counts the connections of the process.
    let number: Int
    private let channel: any Channel
    private let waiting = NIOLockedValueBox<Int>(0)
    /// Bytes that were not sent yet.
    private let unsent = NIOLockedValueBox<Int>(0)
    private let allUnsent: UnsentBytes

    init(number: Int, channel: any Channel, _ allUnsent: UnsentBytes = UnsentBytes()) {
        self.number = number
        self.channel = channel
        self.allUnsent = allUnsent
    }

    /// Sends a binary message. A page that has left too much unread is closed in place of that. From any thread.
    func send(_ bytes: ByteBuffer) {
        let count = bytes.readableBytes
        guard unsent.withLockedValue({ $0 < UnsentBytes.pageLimit }), allUnsent.hasRoom else { return channel.close(promise: nil) }
        unsent.withLockedValue { $0 += count }
        allUnsent.add(count)
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .binary, data: bytes)).whenComplete { [unsent, allUnsent] _ in
            unsent.withLockedValue { $0 -= count }
            allUnsent.add(-count)
        }
    }

    /// How long a page may take to read why it is let go.
    private static let farewellTime = TimeAmount.seconds(5)

    /// Sends the reason and closes, soon also where the page reads nothing. From any thread.
    func close(_ code: WebSocketErrorCode, _ reason: String) {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        // A control frame has room for 125 bytes.
        data.writeBytes(reason.utf8.prefix(120))
        let channel = channel
        let deadline = channel.eventLoop.scheduleTask(in: Self.farewellTime) { channel.close(promise: nil) }
        channel.closeFuture.whenComplete { _ in deadline.cancel() }
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)).whenComplete { _ in
            channel.close(promise: nil)
        }
    }

    /// A message goes to the main actor. A flood is left in the network.
    func messageWaits() {
        let count = waiting.withLockedValue { count in
            count += 1
            return count
        }
        if count == Self.fullAt { channel.setOption(.autoRead, value: false).cascade(to: nil) }
    }

    /// The main actor has dealt with one.
    func messageIsHandled() {
        let count = waiting.withLockedValue { count in
            count -= 1
            return count
        }
        if count == Self.emptyAt { channel.setOption(.autoRead, value: true).cascade(to: nil) }
    }
}

/// How much the pages of a server have not read yet, all together.
final class UnsentBytes: Sendable {
    /// A page, and all pages, get no further message when they have left so many bytes unread. A frame has at most 64 MB.
    static let pageLimit = 1 << 25
    private static let limit = 1 << 28

    private let bytes = NIOLockedValueBox<Int>(0)

    var hasRoom: Bool { bytes.withLockedValue { $0 < Self.limit } }

    func add(_ count: Int) { bytes.withLockedValue { $0 += count } }
}
#endif
