#if Web
import FuzzApp
import FuzzSupport
@testable import HostWeb
import NIOCore
import NIOEmbedded
import NIOWebSocket
import TouchHost
import UIKit

/// Takes any bytes for what happens between pages and the browser host, behind which an app runs: pages come, say something, go. No message
/// ends the app, every contact and touch is over once, the fields keep whole text, and so do the messages to pages.
fuzz { bytes in
    MainActor.assumeIsolated {
        do {
            var session = try BrowserSession(isShared: bytes.first.map { $0 & 1 == 1 } ?? false)
            session.play(bytes.dropFirst())
            session.end()
        } catch {
            preconditionFailure("no session: \(error)")
        }
    }
}

@MainActor
private struct BrowserSession {
    private let host: WebHost
    private let stage: Stage
    private var pages: [FuzzPage] = []
    private var count = 0

    init(isShared: Bool) throws {
        var own = WebSettings()
        own.port = 0
        own.isShared = isShared
        host = try WebHost(settings: HostSettings(), own: own, clock: SystemClock())
        stage = try Stage(host)
        open()
        turn()
    }

    /// Each happening is two bytes, and those of its message: which page it is about and what happens, and how many bytes its message has.
    mutating func play(_ bytes: Slice<UnsafeRawBufferPointer>) {
        var rest = bytes
        while let what = rest.popFirst() {
            let page = pages.isEmpty ? nil : pages[Int(what & 3) % pages.count]
            switch what >> 2 & 7 {
            case 0: open()
            case 1: if let page { close(page) }
            case 2: turn()
            case 3: stage.field.becomeFirstResponder()
            default:
                let length = min(Int(rest.popFirst() ?? 0) | Int(what & 0x80) << 1, rest.count)
                let message = UnsafeRawBufferPointer(rebasing: rest.prefix(length))
                rest = rest.dropFirst(length)
                guard let page else { continue }
                // One that is malformed ends its connection.
                guard let read = try? PageMessage(message) else {
                    close(page)
                    continue
                }
                // Large ones take time, and nothing else: what they may be at most is the decoder's.
                if case .view(let view) = read, view.size.width * view.size.height > 1 << 18 { continue }
                host.server.mailbox.post(.message(read, from: page.link, at: SystemClock.now))
                if what & 0x20 != 0 { turn() }
            }
        }
        turn()
    }

    private mutating func open() {
        guard pages.count < 4 else { return }
        count += 1
        let page = FuzzPage(number: count)
        pages.append(page)
        host.server.mailbox.post(.opened(page.link))
        if let view = try? PageMessage(view: (390, 844)) { host.server.mailbox.post(.message(view, from: page.link, at: SystemClock.now)) }
    }

    private mutating func close(_ page: FuzzPage) {
        pages.removeAll { $0 === page }
        host.server.mailbox.post(.closed(page.link))
    }

    /// As the main loop does.
    private mutating func turn() {
        host.client?.hostWillWait(host)
        _ = host.prepareToWait()
        host.dispatch()
        stage.check()
        for page in pages {
            page.read()
            if page.isClosed { close(page) }
        }
    }

    mutating func end() {
        for page in pages { close(page) }
        turn()
        host.disconnect()
        stage.end()
    }
}

/// A page that is behind no network.
@MainActor
private final class FuzzPage {
    let link: PageLink
    private let channel = EmbeddedChannel()
    private(set) var isClosed = false

    init(number: Int) {
        link = PageLink(number: number, channel: channel)
        channel.closeFuture.whenComplete { [unowned self] _ in MainActor.assumeIsolated { isClosed = true } }
    }

    /// What was sent to it is what pages understand.
    func read() {
        while let frame = try? channel.readOutbound(as: WebSocketFrame.self) {
            var bytes = frame.data
            guard frame.opcode == .binary else { continue }
            guard let kind = bytes.readInteger(as: UInt8.self).flatMap(HostMessage.Kind.init) else { preconditionFailure("a message is of no kind") }
            switch kind {
            case .textInput:
                guard let _: UInt32 = bytes.readInteger(), let isWanted: UInt8 = bytes.readInteger(), isWanted == 1 else { continue }
                bytes.moveReaderIndex(forwardBy: 1 + 16)
                _ = Self.text(&bytes)
                let units = Self.text(&bytes).utf16.count
                for _ in 0..<2 {
                    guard let place: UInt16 = bytes.readInteger(endianness: .little) else { preconditionFailure("a text has no selection") }
                    precondition(Int(place) <= units, "the selection \(place) of \(units) code units")
                }
            case .clipboard, .title: _ = Self.text(&bytes)
            case .vibrate:
                guard let count: UInt8 = bytes.readInteger(), bytes.readSlice(length: 2 * Int(count)) != nil else {
                    preconditionFailure("a pattern of half its pulses")
                }
            case .frame, .role, .tickRequest, .beat: continue
            }
            precondition(bytes.readableBytes == 0, "a message goes on after its end")
        }
    }

    private static func text(_ bytes: inout ByteBuffer) -> String {
        guard let count: UInt16 = bytes.readInteger(endianness: .little), let slice = bytes.readSlice(length: Int(count)),
              let text = String(validating: slice.readableBytesView, as: UTF8.self) else { preconditionFailure("a message has half a text") }
        return text
    }
}

extension PageMessage {
    fileprivate init(view size: (UInt16, UInt16)) throws {
        var bytes = ByteBuffer()
        bytes.writeInteger(UInt8(1))
        bytes.writeInteger(size.0, endianness: .little)
        bytes.writeInteger(size.1, endianness: .little)
        bytes.writeInteger(Float(1).bitPattern, endianness: .little)
        bytes.writeInteger(UInt8(1))
        self = try bytes.withUnsafeReadableBytes { try PageMessage($0) }
    }
}
#endif
