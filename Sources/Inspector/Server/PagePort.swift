#if Web
internal import Foundation
internal import FoundationAdditions
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import TouchScript
internal import WebServing

/// The web server of the inspector: the page, and calls by POST. It runs on a separate thread.
@MainActor
final class PagePort: InspectorPort {
    /// A client sends its request at once.
    private nonisolated static let headTime = TimeAmount.seconds(5)
    /// One that has not called with the key by then has had time enough for the parts of the page.
    private nonisolated static let loadingTime = TimeAmount.seconds(15)

    let link: String
    let port: Int
    private let group: MultiThreadedEventLoopGroup
    private let channel: any Channel

    /// - Throws: `WebError` when the address can't be had.
    init(_ inspector: Inspector, address: String, port: Int) throws {
        let place = try WebPlace(listen: address == InspectorPlace.loopback ? nil : address)
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1), visitors = Visitors(), check = place.check, backlog = AnswerBacklog()
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try Self.prepare(channel, check, visitors, inspector, backlog) }
            }
        do {
            channel = try bootstrap.bind(host: place.address, port: port).wait()
        } catch {
            try? group.syncShutdownGracefully()
            throw WebError(error, address: place.address, port: port)
        }
        self.group = group
        self.port = channel.localAddress?.port ?? port
        link = place.link(port: self.port)
        say("dactyl: inspector at \(link)\(inspector.mayControl ? "" : " (it only looks; --control lets it touch)")")
        if ProcessInfo.processInfo.environment["DACTYL_INSPECT_OPEN"] == "1" { Self.show(link) }
    }

    func close() -> FileError? {
        try? channel.close().wait()
        try? group.syncShutdownGracefully()
        return nil
    }

    private nonisolated static func prepare(_ channel: any Channel, _ check: RequestCheck, _ visitors: Visitors, _ inspector: Inspector,
                                            _ backlog: AnswerBacklog) throws {
        visitors.enter(channel)
        let head = channel.eventLoop.scheduleTask(in: headTime) { channel.close(promise: nil) }
        let loading = channel.eventLoop.scheduleTask(in: loadingTime) { channel.close(promise: nil) }
        channel.closeFuture.whenComplete { _ in
            visitors.leave(channel)
            head.cancel()
            loading.cancel()
        }
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
        try channel.pipeline.syncOperations.addHandler(PageRequests(check: check, visitors: visitors, inspector: inspector, backlog: backlog,
                                                                          onHead: { head.cancel() }, onKey: { loading.cancel() }))
    }

    /// Opens the page where there is a desktop.
    private static func show(_ link: String) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
        let opener = Process()
        opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        opener.arguments = ["xdg-open", link]
        opener.standardOutput = FileHandle.nullDevice
        opener.standardError = FileHandle.nullDevice
        try? opener.run()
    }
}
#endif
