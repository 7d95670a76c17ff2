#if Web
import NIOCore
import NIOWebSocket

/// Refuses frames that RFC 6455 forbids and NIO lets through: those without a mask (5.1), with reserved bits or opcodes (5.2), and farewells
/// that are no valid ones (5.5.1, 7.4).
final class FrameCheck: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    /// What is wrong with a frame.
    struct Fault: Error {
        let code: WebSocketErrorCode
        let reason: String
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        if let fault = Self.fault(of: frame) { context.fireErrorCaught(fault) } else { context.fireChannelRead(data) }
    }

    static func fault(of frame: WebSocketFrame) -> Fault? {
        guard frame.maskKey != nil else { return Fault(code: .protocolError, reason: "a frame is not masked") }
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return Fault(code: .protocolError, reason: "a frame has reserved bits") }
        switch frame.opcode {
        case .binary, .text, .continuation, .ping, .pong: return nil
        case .connectionClose: return fault(ofFarewell: frame.unmaskedData)
        default: return Fault(code: .protocolError, reason: "a frame has a reserved opcode")
        }
    }

    private static func fault(ofFarewell data: ByteBuffer) -> Fault? {
        var data = data
        guard data.readableBytes > 0 else { return nil }
        // 1004 to 1006 and 1015 are never sent; below 3000 only what is registered is.
        guard let code: UInt16 = data.readInteger(), (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code) else {
            return Fault(code: .protocolError, reason: "a farewell has no valid code")
        }
        guard String(validating: data.readableBytesView, as: UTF8.self) != nil else {
            return Fault(code: .dataInconsistentWithMessage, reason: "a farewell is not UTF-8")
        }
        return nil
    }
}
#endif
