#if Web
internal import NIOCore
internal import NIOHTTP1
internal import Synchronization

/// Sends the answers of one connection, of which it keeps one at a time: a piece when the one before has gone to the network.
///
/// The end of an answer is written when all of its pieces have gone. NIO's pipeline reads no further request before that, so that a client that reads
/// nothing is not read from either. Such a client is closed.
final class AnswerSender {
    /// Bytes that are written at once, and how long the network may take for them.
    private static let piece = 1 << 18
    private static let patience = TimeAmount.seconds(10)

    private let backlog: AnswerBacklog

    init(_ backlog: AnswerBacklog) { self.backlog = backlog }

    /// Whether an answer of so many bytes can wait to be sent.
    func hasRoom(_ count: Int) -> Bool { backlog.hasRoom(count) }

    /// - Parameter closes: Whether the connection ends with the answer.
    func send(_ head: HTTPResponseHead, _ body: ByteBuffer, _ context: ChannelHandlerContext, closes: Bool) {
        backlog.add(body.readableBytes)
        context.write(NIOAny(HTTPServerResponsePart.head(head)), promise: nil)
        sendPiece(of: body, count: body.readableBytes, NIOLoopBound((self, context), eventLoop: context.eventLoop), closes: closes)
    }

    private func sendPiece(of body: ByteBuffer, count: Int, _ bound: NIOLoopBound<(AnswerSender, ChannelHandlerContext)>, closes: Bool) {
        let context = bound.value.1
        var rest = body
        let piece = rest.readSlice(length: min(rest.readableBytes, Self.piece)) ?? ByteBuffer()
        let deadline = context.eventLoop.scheduleTask(in: Self.patience) { bound.value.1.close(promise: nil) }
        context.writeAndFlush(NIOAny(HTTPServerResponsePart.body(.byteBuffer(piece)))).whenComplete { [rest] result in
            deadline.cancel()
            let (sender, context) = bound.value
            if rest.readableBytes > 0, case .success = result { return sender.sendPiece(of: rest, count: count, bound, closes: closes) }
            sender.backlog.remove(count)
            context.writeAndFlush(NIOAny(HTTPServerResponsePart.end(nil))).whenComplete { _ in if closes { bound.value.1.close(promise: nil) } }
        }
    }
}

/// How much all connections of a server have not sent yet.
final class AnswerBacklog: Sendable {
    /// Bytes. A single answer may have more.
    private static let limit = 64 << 20
    static let refusal = "Other answers, of \(limit) bytes together, wait to be read: read them first.\n"

    private let bytes = Mutex(0)

    func hasRoom(_ count: Int) -> Bool { bytes.withLock { $0 == 0 || $0 + count <= Self.limit } }

    func add(_ count: Int) { bytes.withLock { $0 += count } }

    func remove(_ count: Int) { bytes.withLock { $0 -= count } }
}
#endif
