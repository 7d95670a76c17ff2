#if Web
import NIOCore
import NIOWebSocket
import TouchHost

/// The end of a page's WebSocket: reads its messages, sees whether it lives, and closes it when it does not behave.
final class PageHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// How often a page is asked whether it is alive, and after how long without a word it is taken for dead.
    private static let beatInterval = TimeAmount.seconds(1)
    private static let patience = TimeAmount.seconds(5)
    /// For how many beats in a row a page may leave unread what it is sent.
    private static let mostUnread = 20

    private let link: PageLink
    private let mailbox: Mailbox
    private var rate = MessageRate()
    private var lastHeard = NIODeadline.now()
    private var unread = 0
    private var beat: RepeatedTask?
    private var isOver = false

    init(link: PageLink, mailbox: Mailbox) {
        self.link = link
        self.mailbox = mailbox
    }

    func handlerAdded(context: ChannelHandlerContext) {
        mailbox.post(.opened(link))
        lastHeard = .now()
        let beatBytes = HostMessage.beat.bytes
        let bound = context.loopBound, handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        beat = context.eventLoop.scheduleRepeatedTask(initialDelay: Self.beatInterval, delay: Self.beatInterval) { _ in
            if handler.value.isDead(bound.value.channel) {
                bound.value.close(promise: nil)
            } else {
                handler.value.link.send(beatBytes)
            }
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        let frame = unwrapInboundIn(data)
        lastHeard = .now()
        guard rate.take(bytes: frame.length, now: lastHeard) else { return refuse(.policyViolation, "too many messages") }
        switch frame.opcode {
        case .binary: take(frame.unmaskedData)
        case .ping:
            // Answers to a page that reads no answers would pile up.
            guard context.channel.isWritable else { return refuse(.policyViolation, "answers are not read") }
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .pong: break
        case .connectionClose:
            refuse(.normalClosure, "")
        default: refuse(.unacceptableData, "only binary messages are understood")
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let fault = error as? FrameCheck.Fault {
            if !isOver { refuse(fault.code, fault.reason) }
            return
        }
        end()
        context.close(promise: nil)
    }

    /// Whether nothing has come from the page for too long, or nothing can be sent to it.
    private func isDead(_ channel: any Channel) -> Bool {
        unread = channel.isWritable ? 0 : unread + 1
        return unread > Self.mostUnread || NIODeadline.now() - lastHeard > Self.patience
    }

    private func take(_ bytes: ByteBuffer) {
        do {
            let message = try bytes.withUnsafeReadableBytes { bytes throws(MalformedMessage) in try PageMessage(bytes) }
            link.messageWaits()
            mailbox.post(.message(message, from: link, at: SystemClock.now))
        } catch {
            refuse(.unacceptableData, "a message is malformed: \(error)")
        }
    }

    private func refuse(_ code: WebSocketErrorCode, _ reason: String) {
        end()
        link.close(code, reason)
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        beat?.cancel()
        mailbox.post(.closed(link))
    }
}

/// How many messages and bytes a page may send: far more than ten fingers at 120 samples a second, far less than what harms.
struct MessageRate {
    private static let messagesPerSecond = 2000.0
    private static let bytesPerSecond = 2e6
    /// What may come at once, after the network held it back: seconds' worth.
    private static let burst = 3.0

    private var messages = messagesPerSecond * burst
    private var bytes = bytesPerSecond * burst
    private var last: NIODeadline?

    mutating func take(bytes count: Int, now: NIODeadline) -> Bool {
        let seconds = last.map { Double((now - $0).nanoseconds) * 1e-9 } ?? 0
        last = now
        messages = min(messages + seconds * Self.messagesPerSecond, Self.messagesPerSecond * Self.burst) - 1
        bytes = min(bytes + seconds * Self.bytesPerSecond, Self.bytesPerSecond * Self.burst) - Double(count)
        return messages >= 0 && bytes >= 0
    }
}
#endif
