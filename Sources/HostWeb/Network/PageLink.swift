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

    init(number: Int, channel: any Channel) {
        self.number = number
        self.channel = channel
    }

    /// Sends a binary message. From any thread.
    func send(_ bytes: ByteBuffer) {
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .binary, data: bytes), promise: nil)
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
#endif
