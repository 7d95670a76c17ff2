#if Web
import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import WebServing

/// The HTTP server, on a separate thread. What pages say goes into its mailbox.
final class WebServer: Sendable {
    static let socketPath = "/touch"
    /// How many pages may be open.
    static let pageLimit = 32
    /// A client sends its request at once: the request is on its way when the connection is accepted.
    private static let headTime = TimeAmount.seconds(3)
    /// One that has not become a page's by then has had time enough.
    private static let loadingTime = TimeAmount.seconds(15)

    /// The port that it really has.
    let port: Int
    let mailbox: Mailbox
    private let group: MultiThreadedEventLoopGroup
    private let channel: any Channel
    private let visitors = Visitors()
    private let unsent = UnsentBytes()

    /// How many connections are open, pages' and others'.
    var connectionCount: Int { visitors.connectionCount }

    /// Starts to listen.
    /// - Throws: ``WebError`` when the address can't be had.
    init(address: String, port: Int, check: RequestCheck, mailbox: Mailbox) throws {
        self.mailbox = mailbox
        group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { [visitors, unsent] channel in
                channel.eventLoop.makeCompletedFuture {
                    try Self.prepare(channel, check, visitors, mailbox, unsent)
                }
            }
        do {
            channel = try bootstrap.bind(host: address, port: port).wait()
        } catch {
            try? group.syncShutdownGracefully()
            throw WebError(error, address: address, port: port)
        }
        self.port = channel.localAddress?.port ?? port
    }

    /// Closes every connection, and waits until that is done.
    func stop() {
        try? channel.close().wait()
        try? group.syncShutdownGracefully()
    }

    /// Whether the request says twice that it is the last of HTTP on its connection (RFC 6455, 4.2.1).
    ///
    /// NIO asks only for `Upgrade`. Its parser goes on reading requests without the other, and would end the process when they come behind this one.
    private static func asksToChange(_ headers: HTTPHeaders) -> Bool {
        headers[canonicalForm: "Connection"].contains { $0.lowercased() == "upgrade" }
    }

    /// Makes a new connection one that may ask for the page, and become one.
    static func prepare(_ channel: any Channel, _ check: RequestCheck, _ visitors: Visitors, _ mailbox: Mailbox, _ unsent: UnsentBytes = UnsentBytes()) throws {
        visitors.enter(channel)
        channel.closeFuture.whenComplete { _ in visitors.leave(channel) }
        let head = channel.eventLoop.scheduleTask(in: headTime) { channel.close(promise: nil) }
        let patience = channel.eventLoop.scheduleTask(in: loadingTime) { channel.close(promise: nil) }
        channel.closeFuture.whenComplete { _ in
            head.cancel()
            patience.cancel()
        }
        let files = FileHandler(check: check, onHead: { head.cancel() })
        let bound = NIOLoopBound(files, eventLoop: channel.eventLoop)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: PageLimits.messageBytes,
            shouldUpgrade: { channel, head in
                let isWelcome = head.uri.prefix { $0 != "?" } == socketPath && asksToChange(head.headers) && visitors.hasRoom(limit: pageLimit)
                    && (try? check.checkSocket(hosts: head.headers["Host"], origins: head.headers["Origin"], uri: head.uri)) != nil
                return channel.eventLoop.makeSucceededFuture(isWelcome ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    head.cancel()
                    patience.cancel()
                    visitors.leave(channel)
                    let link = PageLink(number: visitors.addPage(), channel: channel, unsent)
                    // It has its place for as long as it takes anything, whether it behaves or not.
                    channel.closeFuture.whenComplete { _ in visitors.removePage() }
                    let fragments = NIOWebSocketFrameAggregator(minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
                                                                maxAccumulatedFrameSize: PageLimits.messageBytes)
                    try channel.pipeline.syncOperations.addHandlers(
                        FrameCheck(), fragments, PageHandler(link: link, mailbox: mailbox))
                }
            })
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(withServerUpgrade: (
            upgraders: [upgrader],
            completionHandler: { context in context.pipeline.syncOperations.removeHandler(bound.value, promise: nil) }))
        try channel.pipeline.syncOperations.addHandler(files)
    }
}
#endif
