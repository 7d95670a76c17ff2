#if KMS
import CDRM
import CKMSLibraries
import CLinux
import Foundation
import HostKit
public import TouchHost

/// A bare display as a host: one screen for one surface, and touches, pens, pointers and keys from the kernel through libinput.
@preconcurrency @MainActor
public final class KMSHost: EventDrivenHost {
    public let name = "kms"
    public var clock: any HostClock { state.systemClock }
    public var outputs: [Output] { state.outputs }
    public weak var client: (any DisplayHostClient)?
    public private(set) var descriptors: [Int32]

    /// The surface, while it is open.
    package var mainSurface: (any Surface)? { state.surface }

    let state: DisplayState
    private let devices: InputDevices
    private let hotPlug: HotPlug?
    private let timer = WakeTimer()
    private var outputsChanged = false

    /// Takes the seat, the display and the devices.
    /// - Throws: ``KMSError`` where there is no display, or it is not to be had.
    package init(settings: HostSettings, own: KMSSettings, clock: SystemClock) throws {
        let candidates = Card.candidates()
        guard !candidates.isEmpty else { throw KMSError("no graphics card has anything connected") }
        if let reason = ckms_load() { throw KMSError(String(cString: reason)) }
        guard candidates.contains(where: { !Card.isTaken($0) }) else {
            throw KMSError("a compositor or X server has /dev/dri/\(candidates[0])")
        }
        let seat = try Seat()
        do {
            let (card, screen) = try Self.open(candidates, own.output, seat)
            guard screen.light() else { throw KMSError("\(card.path) shows something else: \(KMSError.systemReason)") }
            state = DisplayState(settings: settings, own: own, clock: clock, seat: seat, card: card, screen: screen)
        } catch {
            seat.close()
            throw error
        }
        hotPlug = HotPlug()
        do {
            devices = try InputDevices(state)
        } catch {
            hotPlug?.release()
            seat.close()
            throw error
        }
        descriptors = [seat.descriptor, state.card.descriptor, devices.descriptor, timer.descriptor]
        if let hotPlug { descriptors.append(hotPlug.descriptor) }
        seat.onChange = { [unowned self] in sessionChanged(isEnabled: $0) }
        state.onClose = { [unowned devices] in devices.forget() }
        // The devices that are there.
        state.readTime = clock.now
        devices.dispatch()
    }

    /// Has the loop come for these descriptors too.
    func waitFor(_ more: [Int32]) { descriptors += more }

    /// The first card that shows the wished output, or anything when none is wished.
    private static func open(_ candidates: [String], _ wish: String?, _ seat: Seat) throws -> (Card, Screen) {
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

    public func makeSurface(_ request: SurfaceRequest) throws -> any Surface {
        guard state.isConnected, let screen = state.screen else { throw KMSError("the display is gone") }
        guard state.surface == nil else { throw KMSError("a bare display shows one window, and has one already") }
        return state.makeSurface(on: screen)
    }

    public func disconnect() {
        guard state.isConnected else { return }
        devices.takeAway(at: state.systemClock.now)
        deliver()
        state.surface?.close()
        end()
    }

    public func dispatch() {
        guard state.isConnected else { return }
        state.readTime = state.systemClock.now
        guard state.seat.dispatch() else { return fail("the seat is gone: logind or seatd has ended") }
        guard readFlips() else { return fail("the graphics card is gone") }
        if hotPlug?.dispatch() == true { connectorsChanged() }
        readTimer()
        state.inputMethod?.dispatch()
        devices.dispatch()
        deliver()
        client?.hostDidDrain(self)
    }

    public func prepareToWait() -> Bool {
        guard state.isConnected else { return false }
        state.surface?.turnEnded()
        state.surface?.showCursor()
        armTimer()
        inputMethodTurn()
        return !state.queue.isEmpty
    }

    private func deliver() {
        guard let client, let surface = state.surface else { return state.deliveries.drop() }
        surface.tellState(client)
        state.deliveries.send(to: client, readAt: state.readTime) { _ in surface.isClosed ? nil : surface }
        surface.tellFrames(client)
        if outputsChanged {
            outputsChanged = false
            client.hostDidChangeOutputs(self)
        }
    }

    /// The person went to another virtual terminal, or came back.
    private func sessionChanged(isEnabled: Bool) {
        guard state.isConnected else { return }
        if isEnabled {
            state.screen?.light()
            // Screens may have come and gone meanwhile.
            connectorsChanged()
            state.cursor?.restore()
            devices.resume()
        } else {
            devices.takeAway(at: state.systemClock.now)
            devices.suspend()
            state.flipTime = nil
        }
        state.surface?.update(wasVisible: !isEnabled && state.screen != nil)
    }

    /// A screen was plugged in or pulled out, or has other modes.
    private func connectorsChanged() {
        guard state.seat.isEnabled else { return }
        let all = state.card.connectors()
        let wasVisible = state.isShown
        if let screen = state.screen {
            for connector in all where connector.name == screen.connector.name && connector.size == screen.connector.size { return }
            state.releaseCursor()
            screen.release()
            state.screen = nil
            state.flipTime = nil
        }
        for connector in all where state.own.output == nil || state.own.output == connector.name {
            guard let found = try? Screen(state.card, connector), found.light() else { continue }
            state.screen = found
            state.outputs = [found.output]
            break
        }
        // Places mean something else on another screen.
        devices.takeAway(at: state.systemClock.now)
        outputsChanged = true
        state.surface?.update(wasVisible: wasVisible)
    }

    private func fail(_ reason: String) {
        devices.takeAway(at: state.systemClock.now)
        deliver()
        state.surface?.close()
        end()
        client?.hostDidFail(self, reason: reason)
    }

    private func end() {
        state.isConnected = false
        descriptors = []
        state.seat.onChange = nil
        state.inputMethod?.end()
        state.inputMethod = nil
        devices.release()
        hotPlug?.release()
        state.releaseCursor()
        state.screen?.release()
        state.screen = nil
        state.seat.close()
        timer.end()
    }

    /// Reads which pictures have come on the screen. `false` when there is no card any more.
    private func readFlips() -> Bool {
        var waiting = pollfd(fd: state.card.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 0) > 0 else { return true }
        guard waiting.revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0 else { return false }
        var context = drmEventContext()
        context.version = 3
        context.page_flip_handler2 = { _, _, seconds, microseconds, _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                guard let data else { return }
                let state = Unmanaged<DisplayState>.fromOpaque(data).takeUnretainedValue()
                state.surface?.handleFlip(at: Double(seconds) + Double(microseconds) * 1e-6, now: state.readTime)
            }
        }
        drmHandleEvent(state.card.descriptor, &context)
        return true
    }

    private func armTimer() {
        var next = state.flipTime
        if let time = devices.deadline { next = min(next ?? time, time) }
        if let tick = state.surface?.tickDeadline(now: state.systemClock.now) { next = min(next ?? tick, tick) }
        if let frame = state.surface?.heldUntil { next = min(next ?? frame, frame) }
        timer.arm(at: next)
    }

    private func readTimer() {
        guard timer.clear() else { return }
        if let time = state.flipTime, time <= state.readTime {
            state.flipTime = nil
            state.surface?.handleFlip(at: time, now: state.readTime)
        } else {
            state.surface?.handleTimer(now: state.readTime)
        }
        devices.repeatKey(now: state.readTime)
    }
}
#endif
