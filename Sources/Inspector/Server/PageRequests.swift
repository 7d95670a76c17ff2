#if Web
internal import NIOCore
internal import NIOHTTP1
internal import WebServing

/// Answers the requests of one connection: the page's parts, and calls.
final class PageRequests: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    static let callPath = "/call"
    /// How long a connection with the key may be silent.
    private static let patience = TimeAmount.seconds(120)
    /// How many connections with the key there may be.
    private static let limit = 32
    private static let tooLarge = (status: HTTPResponseStatus.payloadTooLarge, text: "A message may have \(MessageFormat.limit) bytes; send less at a time.")

    private static let needless = (status: HTTPResponseStatus.payloadTooLarge, text: "A request for a part of the page has no body.")

    private let check: RequestCheck
    private let visitors: Visitors
    private let inspector: Inspector
    /// Called when the head of a request is there, and when a request has the key.
    private let onHead: @Sendable () -> Void, onKey: @Sendable () -> Void
    private let answers: AnswerSender
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    /// Whether a call is taken, which is known from its head.
    private var refusal: (status: HTTPResponseStatus, text: String)?
    private var isKnown = false
    /// Whether a call is being dealt with. One that is keeps the place of its connection, also when that has ended.
    private var isCalling = false
    private var isGone = false
    private var idle: Scheduled<Void>?

    init(check: RequestCheck, visitors: Visitors, inspector: Inspector, backlog: AnswerBacklog, onHead: @escaping @Sendable () -> Void,
         onKey: @escaping @Sendable () -> Void) {
        self.check = check
        self.visitors = visitors
        self.inspector = inspector
        self.onHead = onHead
        self.onKey = onKey
        answers = AnswerSender(backlog)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body = []
            onHead()
            refusal = head.method == .POST ? refuse(head, context) : nil
            if isKnown { restartPatience(context) }
            // A call that is not taken is not waited for.
            answerRefusal(context)
        case .body(let bytes):
            guard refusal == nil, let head else { return }
            guard head.method == .POST else {
                refusal = Self.needless
                return answerRefusal(context)
            }
            body += bytes.readableBytesView
            if body.count > MessageFormat.limit {
                body = []
                refusal = Self.tooLarge
                answerRefusal(context)
            }
        case .end:
            guard let head else { return }
            self.head = nil
            if head.method == .POST { call(head, context) } else { answer(head, context) }
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        idle?.cancel()
        isGone = true
        leave()
        context.fireChannelInactive()
    }

    private func leave() {
        guard isGone, isKnown, !isCalling else { return }
        visitors.removePage()
        isKnown = false
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    /// Why a call is not taken.
    private func refuse(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) -> (HTTPResponseStatus, String)? {
        guard head.uri.prefix(while: { $0 != "?" }) == Self.callPath else { return (.notFound, "Calls go to \(Self.callPath).") }
        do throws(RequestCheck.Refusal) {
            try check.checkCall(hosts: head.headers["Host"], origins: head.headers["Origin"], authorizations: head.headers["Authorization"])
        } catch {
            return (.forbidden, error == .wrongToken ? "A call has the link's key in a field: Authorization: Bearer KEY" : error.text)
        }
        guard head.headers["Content-Type"].first?.lowercased().hasPrefix("application/json") == true else {
            return (.unsupportedMediaType, "A call is JSON: Content-Type: application/json")
        }
        if let length = head.headers["Content-Length"].first.flatMap({ Int($0) }), length > MessageFormat.limit { return Self.tooLarge }
        if !isKnown {
            guard visitors.hasRoom(limit: Self.limit) else { return (.serviceUnavailable, "\(Self.limit) connections are open; close one.") }
            isKnown = true
            visitors.leave(context.channel)
            _ = visitors.addPage()
            onKey()
        }
        return nil
    }

    private func restartPatience(_ context: ChannelHandlerContext) {
        idle?.cancel()
        let bound = context.loopBound
        idle = context.eventLoop.scheduleTask(in: Self.patience) { bound.value.close(promise: nil) }
    }

    /// The connection is closed with it: the rest of the request is not read.
    private func answerRefusal(_ context: ChannelHandlerContext) {
        guard let refusal, let head else { return }
        self.head = nil
        write(refusal.status, "text/plain; charset=utf-8", Array("\(refusal.text)\n".utf8), head, context, closes: true)
    }

    private func call(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let message = body, loop = context.eventLoop
        let bound = NIOLoopBound((self, context), eventLoop: loop)
        body = []
        isCalling = true
        inspector.receive(message) { answer in
            loop.execute {
                let (handler, context) = bound.value
                handler.isCalling = false
                handler.leave()
                guard context.channel.isActive else { return }
                guard handler.answers.hasRoom(answer?.count ?? 0) else {
                    return handler.write(.serviceUnavailable, "text/plain; charset=utf-8", Array(AnswerBacklog.refusal.utf8), head, context, closes: true)
                }
                handler.write(.ok, "application/json", answer ?? [], head, context, closes: !head.isKeepAlive)
            }
        }
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let path = String(head.uri.prefix { $0 != "?" })
        do throws(RequestCheck.Refusal) {
            if path == "/" { try check.checkPage(hosts: head.headers["Host"], uri: head.uri) } else { try check.checkHost(head.headers["Host"]) }
        } catch {
            let page = RefusalPage(error.text, accepts: head.headers["Accept"])
            return write(.forbidden, page.type, page.bytes, head, context, closes: true)
        }
        guard head.method == .GET || head.method == .HEAD else {
            return write(.methodNotAllowed, "text/plain; charset=utf-8", Array("There is the page to get, and calls to post.\n".utf8), head, context, closes: true)
        }
        guard let file = InspectorPage.files[path] else {
            return write(.notFound, "text/plain; charset=utf-8", Array("There is nothing here but the inspector.\n".utf8), head, context, closes: true)
        }
        write(.ok, file.type, file.bytes, head, context, closes: !head.isKeepAlive)
    }

    private func write(_ status: HTTPResponseStatus, _ type: String, _ bytes: [UInt8], _ request: HTTPRequestHead, _ context: ChannelHandlerContext, closes: Bool) {
        var headers: HTTPHeaders = [
            "Content-Type": type, "Content-Length": "\(bytes.count)", "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data: blob:; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ]
        if closes { headers.add(name: "Connection", value: "close") }
        let head = HTTPResponseHead(version: request.version, status: status, headers: headers)
        answers.send(head, ByteBuffer(bytes: request.method == .HEAD ? [] : bytes), context, closes: closes)
    }
}
#endif
