#if KMS
import CDRM
import CLinux
import Foundation
import HostKit
public import TouchHost

/// A bare display as a host: one screen for one surface, and touches, pens, pointers and keys from the kernel through libinput.
@preconcurrency @MainActor
public final class KMSHost: EventDrivenHost {
    public let name = "kms"
    public var clock: any HostClock { systemClock }
    public weak var client: (any DisplayHostClient)?
    public private(set) var descriptors: [Int32]

    /// The surface, while it is open.
    package var mainSurface: (any Surface)? { surface }

    let systemClock: SystemClock
    let settings: HostSettings
    let seat: Seat
    let card: Card
    var devices: InputDevices!
    private(set) var surface: KMSSurface?
    /// `nil` while nothing is connected.
    private(set) var screen: Screen?
    public private(set) var outputs: [Output]
    private(set) var cursor: Cursor?
    private let hotPlug: HotPlug?
    private let turn: Placement.Turn?
    private let timer: Int32
    private var timerDeadline: Double?
    /// The time at which a picture counts as shown when the card does not report it.
    private var flipTime: Double?
    private var spareFrame = TouchFrame(timestamp: 0)
    private var outputsChanged = false
    private var isConnected = true

    var queue = DeliveryQueue()
    /// When what is being handled was read.
    private(set) var readTime = 0.0

    /// Takes the seat, the display and the devices.
    /// - Throws: ``KMSError`` where there is no display, or it is not to be had.
    public init(settings: HostSettings = HostSettings(), clock: SystemClock) throws {
        systemClock = clock
        self.settings = settings
        turn = settings.rotation.flatMap(Placement.Turn.init(rawValue:))
        let candidates = Card.candidates()
        guard !candidates.isEmpty else { throw KMSError("no graphics card has anything connected") }
        guard candidates.contains(where: { !Card.isTaken($0) }) else {
            throw KMSError("a compositor or X server has /dev/dri/\(candidates[0])")
        }
        seat = try Seat()
        do {
            (card, screen) = try Self.open(candidates, settings.output, seat)
            guard let screen, screen.light() else { throw KMSError("\(card.path) shows something else: \(KMSError.systemReason)") }
            outputs = [screen.output]
        } catch {
            seat.close()
            throw error
        }
        timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
        descriptors = []
        hotPlug = HotPlug()
        do {
            devices = try InputDevices(self)
        } catch {
            hotPlug?.release()
            seat.close()
            Glibc.close(timer)
            throw error
        }
        descriptors = [seat.descriptor, card.descriptor, devices.descriptor, timer]
        if let hotPlug { descriptors.append(hotPlug.descriptor) }
        seat.onChange = { [unowned self] in sessionChanged(isEnabled: $0) }
        // The devices that are there.
        readTime = clock.now
        devices.dispatch()
    }

    /// The first card that shows the wished output, or anything when none is wished.
    private static func open(_ candidates: [String], _ wish: String?, _ seat: Seat) throws -> (Card, Screen?) {
        var reasons: [String] = [], names: [String] = []
        for name in candidates {
            let card: Card
            do {
                card = try Card(name, seat)
            } catch let error as KMSError {
                reasons.append(error.description)
                continue
            }
            let connectors = card.connectors()
            names += connectors.map(\.name)
            for connector in connectors where wish == nil || wish == connector.name {
                return (card, try Screen(card, connector))
            }
            card.close()
        }
        if let wish, !names.isEmpty { throw KMSError("there is no output '\(wish)', but \(names.joined(separator: ", "))") }
        throw KMSError(reasons.isEmpty ? "no graphics card has anything connected" : reasons.joined(separator: "; "))
    }

    /// Whether the person sees the screen.
    var isShown: Bool { isConnected && seat.isEnabled && screen != nil }

    var scale: Double { settings.scale ?? outputs[0].scale }

    func placement(on screen: Screen) -> Placement {
        let wish = settings.size.map {
            PixelSize(width: Int((Double($0.width) * scale).rounded()), height: Int((Double($0.height) * scale).rounded()))
        }
        return Placement(panel: screen.connector.size, turn: turn ?? screen.connector.builtIn, wish: wish)
    }

    public func makeSurface(_ request: SurfaceRequest) throws -> any Surface {
        guard isConnected, let screen else { throw KMSError("the display is gone") }
        guard surface == nil else { throw KMSError("a bare display shows one window, and has one already") }
        let made = KMSSurface(self, screen)
        surface = made
        return made
    }

    func forget(_ closed: KMSSurface) {
        devices.forget()
        cursor?.release()
        cursor = nil
        surface = nil
    }

    public func disconnect() {
        guard isConnected else { return }
        devices.takeAway(at: systemClock.now)
        deliver()
        surface?.close()
        end()
    }

    public func dispatch() {
        guard isConnected else { return }
        readTime = systemClock.now
        guard seat.dispatch() else { return fail("the seat is gone: logind or seatd has ended") }
        guard readFlips() else { return fail("the graphics card is gone") }
        if hotPlug?.dispatch() == true { connectorsChanged() }
        readTimer()
        devices.dispatch()
        deliver()
        client?.hostDidDrain(self)
    }

    public func prepareToWait() -> Bool {
        guard isConnected else { return false }
        surface?.showCursor()
        armTimer()
        return !queue.isEmpty
    }

    /// Where the card can't report when a picture is on the screen, the picture counts as shown a refresh later.
    func flipAtNextRefresh(after period: Double) { flipTime = systemClock.now + period }

    /// Sends the client what was read. It may be called again meanwhile, from a nested run loop: then it goes on
    /// where the outer call stands.
    private func deliver() {
        guard let client, let surface else {
            while queue.take() != nil {}
            return queue.removeTold()
        }
        surface.tellState(client)
        var frame = TouchFrame(timestamp: 0)
        swap(&frame, &spareFrame)
        while let item = queue.take() {
            guard !surface.isClosed else { continue }
            switch item {
            case .frame(let content):
                queue.fill(&frame, with: content)
                client.surface(surface, didReceive: frame)
            case .key(let key, _): client.surface(surface, didReceive: key)
            case .hover(let hover, _): client.surface(surface, didReceive: hover)
            case .motion(let motion, _): client.surface(surface, didReceive: motion)
            case .edit: break
            }
        }
        queue.removeTold()
        swap(&frame, &spareFrame)
        surface.tellFrames(client)
        if outputsChanged {
            outputsChanged = false
            client.hostDidChangeOutputs(self)
        }
    }

    /// The person went to another virtual terminal, or came back.
    private func sessionChanged(isEnabled: Bool) {
        guard isConnected else { return }
        if isEnabled {
            screen?.light()
            // Screens may have come and gone meanwhile.
            connectorsChanged()
            cursor?.restore()
            devices.resume()
        } else {
            devices.takeAway(at: systemClock.now)
            devices.suspend()
            flipTime = nil
        }
        surface?.update(wasVisible: !isEnabled && screen != nil)
    }

    /// A screen was plugged in or pulled out, or has other modes.
    private func connectorsChanged() {
        guard seat.isEnabled else { return }
        let all = card.connectors()
        let wasVisible = isShown
        if let screen {
            for connector in all where connector.name == screen.connector.name && connector.size == screen.connector.size { return }
            cursor?.release()
            cursor = nil
            screen.release()
            self.screen = nil
            flipTime = nil
        }
        for connector in all where settings.output == nil || settings.output == connector.name {
            guard let found = try? Screen(card, connector), found.light() else { continue }
            screen = found
            outputs = [found.output]
            break
        }
        // Places mean something else on another screen.
        devices.takeAway(at: systemClock.now)
        outputsChanged = true
        surface?.update(wasVisible: wasVisible)
    }

    func showCursor(at place: CGPoint) {
        guard isShown, let screen, let surface else { return }
        if cursor == nil { cursor = Cursor(card, controller: screen.controller, surface.placement, scale: scale) }
        cursor?.show(at: place)
        if cursor?.isDrawn == true { surface.cursorDidChange() }
    }

    func hideCursor() {
        guard let cursor, cursor.position != nil else { return }
        cursor.hide()
        if cursor.isDrawn { surface?.cursorDidChange() }
    }

    private func fail(_ reason: String) {
        devices.takeAway(at: systemClock.now)
        deliver()
        surface?.close()
        end()
        client?.hostDidFail(self, reason: reason)
    }

    private func end() {
        isConnected = false
        descriptors = []
        seat.onChange = nil
        devices.release()
        hotPlug?.release()
        cursor?.release()
        cursor = nil
        screen?.release()
        screen = nil
        seat.close()
        Glibc.close(timer)
    }

    /// Reads which pictures have come on the screen. `false` when there is no card any more.
    private func readFlips() -> Bool {
        var waiting = pollfd(fd: card.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 0) > 0 else { return true }
        guard waiting.revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0 else { return false }
        var context = drmEventContext()
        context.version = 3
        context.page_flip_handler2 = { _, _, seconds, microseconds, _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                guard let data else { return }
                let host = Unmanaged<KMSHost>.fromOpaque(data).takeUnretainedValue()
                host.surface?.handleFlip(at: Double(seconds) + Double(microseconds) * 1e-6, now: host.readTime)
            }
        }
        drmHandleEvent(card.descriptor, &context)
        return true
    }

    private func armTimer() {
        var next = flipTime
        if let time = devices.deadline { next = min(next ?? time, time) }
        if let tick = surface?.tickDeadline(now: systemClock.now) { next = min(next ?? tick, tick) }
        guard next != timerDeadline else { return }
        timerDeadline = next
        var setting = itimerspec()
        if let next { setting.it_value = timespec(tv_sec: Int(next), tv_nsec: min(Int((next - next.rounded(.down)) * 1e9) + 1, 999_999_999)) }
        timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    }

    private func readTimer() {
        guard let timerDeadline, timerDeadline <= readTime else { return }
        var count: UInt64 = 0
        guard read(timer, &count, MemoryLayout<UInt64>.size) > 0 else { return }
        self.timerDeadline = nil
        if let time = flipTime, time <= readTime {
            flipTime = nil
            surface?.handleFlip(at: time, now: readTime)
        } else {
            surface?.handleTimer(now: readTime)
        }
        devices.repeatKey(now: readTime)
    }
}
#endif
