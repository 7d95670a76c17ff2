#if Web
import FuzzSupport
@testable import HostWeb
@testable import WebServing
import NIOCore
import NIOEmbedded
import NIOHTTP1
import TouchHost

/// The key of the link, which inputs may have too.
private let token = "ABCDEFGHJKLMNPQRSTUVWXYZ"
private let check = RequestCheck(token: token, names: [])

/// Takes any bytes for what comes over a new connection to the browser host, in pieces. A connection without the key sees no page and becomes none,
/// one that names another host gets nothing, and a connection that becomes no page is over in time.
fuzz { bytes in
    guard let pieces = bytes.first else { return }
    let mailbox = Mailbox(), visitors = Visitors(), channel = EmbeddedChannel()
    do {
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        try WebServer.prepare(channel, check, visitors, mailbox)
    } catch {
        preconditionFailure("no connection: \(error)")
    }
    var rest = bytes.dropFirst()
    let size = max(1, rest.count / (1 + Int(pieces & 7)))
    while !rest.isEmpty {
        _ = try? channel.writeInbound(ByteBuffer(bytes: rest.prefix(size)))
        channel.embeddedEventLoop.run()
        rest = rest.dropFirst(size)
    }
    channel.embeddedEventLoop.run()
    var answer: [UInt8] = []
    while let data = try? channel.readOutbound(as: ByteBuffer.self) { answer += data.readableBytesView }
    let asked = bytes.dropFirst(), isPage = mailbox.takeAll().contains { if case .opened = $0 { true } else { false } }
    if isPage || contains(answer, PageFile.all["/"]!.bytes.prefix(64)) {
        precondition(contains(asked, token.utf8), "a connection without the key sees the page")
    }
    if !answer.isEmpty {
        precondition(contains(answer.prefix(9), "HTTP/1.1 ".utf8) || contains(answer.prefix(9), "HTTP/1.0 ".utf8), "an answer that is not HTTP")
        let status = String(decoding: answer.dropFirst(9).prefix(3), as: UTF8.self)
        precondition(["101", "200", "400", "403", "404", "405"].contains(status), "an answer with the status \(status)")
        precondition((status == "101") == isPage, "a page without an upgraded connection, or the reverse")
        if status == "200" || status == "404" || isPage {
            let names = ["localhost", "127.0.0.1", "[::1]"], text = String(decoding: asked, as: UTF8.self).lowercased()
            precondition(names.contains { text.contains($0) }, "an answer for another host")
        }
    }
    if !isPage {
        channel.embeddedEventLoop.advanceTime(by: .seconds(16))
        precondition(!channel.isActive, "a connection that asks for nothing stays")
        precondition(visitors.connectionCount == 0, "a connection that is over is counted")
    }
    _ = try? channel.finish(acceptAlreadyClosed: true)
}

private func contains(_ bytes: some Collection<UInt8>, _ part: some Collection<UInt8>) -> Bool {
    Array(bytes).firstRange(of: Array(part)) != nil
}
#endif
