#if Web
import NIOCore
import NIOHTTP1
import NIOWebSocket
import WebServing

/// Answers requests for the page and its parts, and says why others are refused.
final class FileHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let check: RequestCheck
    /// Called when the head of a request is there.
    private let onHead: @Sendable () -> Void
    private var head: HTTPRequestHead?

    init(check: RequestCheck, onHead: @escaping @Sendable () -> Void) {
        self.check = check
        self.onHead = onHead
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            onHead()
        // No request of ours has a body; one that does is answered without it.
        case .body: break
        case .end:
            guard let head else { return }
            self.head = nil
            answer(head, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A WebSocket that this visitor may not open; the request follows, and is answered as any other.
        if error is NIOWebSocketUpgradeError { return }
        context.close(promise: nil)
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let hosts = head.headers["Host"]
        let path = String(head.uri.prefix { $0 != "?" })
        do throws(RequestCheck.Refusal) {
            if path == "/" || path == WebServer.socketPath {
                try check.checkPage(hosts: hosts, uri: head.uri)
            } else {
                try check.checkHost(hosts)
            }
        } catch {
            let page = RefusalPage(error.text, accepts: head.headers["Accept"])
            return write(.forbidden, page.type, page.bytes, head, context)
        }
        guard head.method == .GET || head.method == .HEAD else {
            return write(.methodNotAllowed, "text/plain; charset=utf-8", Array("There is only the page to get.\n".utf8), head, context)
        }
        if path == WebServer.socketPath {
            let reason = "Only the app's own page may connect, and a limited number of times.\n"
            write(.forbidden, "text/plain; charset=utf-8", Array(reason.utf8), head, context)
        } else if let file = PageFile.all[path] {
            write(.ok, file.type, file.bytes, head, context)
        } else {
            write(.notFound, "text/plain; charset=utf-8", Array("There is nothing here but the app.\n".utf8), head, context)
        }
    }

    private func write(_ status: HTTPResponseStatus, _ type: String, _ bytes: [UInt8], _ request: HTTPRequestHead,
                       _ context: ChannelHandlerContext) {
        let headers: HTTPHeaders = [
            "Content-Type": type, "Content-Length": "\(bytes.count)", "Cache-Control": "no-store", "Connection": "close",
            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)",
            // A browser that does not count a WebSocket of the same host as 'self' is older than those the page runs in.
            "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ]
        context.write(wrapOutboundOut(.head(HTTPResponseHead(version: request.version, status: status, headers: headers))), promise: nil)
        if request.method != .HEAD {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
        }
        let bound = context.loopBound
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in bound.value.close(promise: nil) }
    }
}

/// A part of the page.
struct PageFile: Sendable {
    let type: String
    let bytes: [UInt8]

    /// By their paths.
    static let all: [String: PageFile] = [
        "/": PageFile(type: "text/html; charset=utf-8", bytes: PackageResources.index_html),
        "/page.css": PageFile(type: "text/css; charset=utf-8", bytes: PackageResources.page_css),
        "/main.js": PageFile(type: script, bytes: PackageResources.main_js),
        "/screen.js": PageFile(type: script, bytes: PackageResources.screen_js),
        "/input.js": PageFile(type: script, bytes: PackageResources.input_js),
        "/text.js": PageFile(type: script, bytes: PackageResources.text_js),
        "/link.js": PageFile(type: script, bytes: PackageResources.link_js),
    ]

    private static let script = "text/javascript; charset=utf-8"
}
#endif
