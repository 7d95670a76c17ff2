#if Wayland
import CWayland
import CWaylandProtocols
import Foundation
import HostKit
import TouchHost

extension WaylandSurface {
    /// More pieces of memory than a compositor holds at once.
    private static let mostFrames = 4

    /// A compositor that owes a frame for that long shows none: the window is covered, or on another desktop.
    static let starvation = 1.0

    /// One that answers within this time, and owes the frame as long after that, does so on purpose. A compositor that stood still until
    /// now answers before it shows a frame.
    private static let promptness = 0.5

    public var isBusy: Bool { frameCallback != nil || heldUntil != nil }

    public func lend() -> SurfaceBuffer? {
        guard !isClosed, !isBusy, isVisible else { return nil }
        guard let memory = freeMemory() else {
            isAwaited = true
            return nil
        }
        lent = memory
        let age = memory.number == 0 ? 0 : frameCount - memory.number + 1
        return memory.memory.buffer(age: age)
    }

    public func present(_ damage: ContiguousArray<PixelRect>) {
        guard !isClosed, let memory = lent else { return }
        lent = nil
        frameCount += 1
        shown = memory
        describeFrame()
        memory.attach(to: object, frame: frameCount)
        for rect in damage where !rect.isEmpty {
            wl_surface_damage_buffer(object, Int32(rect.minX), Int32(rect.minY), Int32(rect.width), Int32(rect.height))
        }
        let receiver: EventReceiver = host.frameEvents
        frameCallback = wl_surface_frame(object)
        if let frameCallback { receiver.listen(to: frameCallback) }
        if let presentation = connection.presentation, connection.presentsOnOurClock {
            if let feedback { wp_presentation_feedback_destroy(feedback) }
            feedback = wp_presentation_feedback(presentation, object)
            if let feedback { receiver.listen(to: feedback) }
        }
        owe()
        wl_surface_commit(object)
        host.flush()
        deadline.presented(at: host.systemClock.now)
    }

    public var picture: SurfaceBuffer? {
        guard let shown else { return nil }
        return shown.memory.buffer(age: 1)
    }

    public func requestTick() {
        guard !isClosed else { return }
        wantsTick = true
    }

    /// Asks for the tick that the client waits for, unless the answer to a frame brings it anyway.
    func askForTick() {
        guard wantsTick, isConfigured, frameCallback == nil, tickCallback == nil, heldUntil == nil else { return }
        tickCallback = wl_surface_frame(object)
        if let tickCallback { host.frameEvents.listen(to: tickCallback) }
        owe()
        wl_surface_commit(object)
    }

    /// Says again what was said without a frame, as the answer to a configuration.
    func commitWithoutFrame() {
        wl_surface_commit(object)
    }

    /// The compositor asks for the next frame.
    func handleCallback(_ callback: OpaquePointer, now: Double) {
        if callback == answerCallback { return takeAnswer(callback, now: now) }
        let isFrame = callback == frameCallback
        guard isFrame || callback == tickCallback else { return }
        wl_callback_destroy(callback)
        if isFrame { frameCallback = nil } else { tickCallback = nil }
        owedSince = frameCallback == nil && tickCallback == nil ? nil : now
        if isStarved { changeVisibility { isStarved = false } }
        if isFrame { held.insert(.idle) }
        // Now, not when the client is asked: later in the period the refresh would be taken for the next.
        refreshTime = refreshClock.refresh(now: now)
        if host.settings.drawsLate, let refresh = refreshClock.lastReported(now: now) {
            heldUntil = deadline.time(after: refresh, period: refreshClock.period, input: host.deliveries.lastInput, now: now)
        }
        if heldUntil == nil { askForFrame(now: now) }
    }

    /// Asks the client for a frame, if the time has come for which that was put off.
    func askIfDue(now: Double) {
        guard let heldUntil, heldUntil <= now else { return }
        askForFrame(now: now)
    }

    private func askForFrame(now: Double) {
        notices.formUnion(held)
        held = []
        heldUntil = nil
        if wantsTick {
            wantsTick = false
            tickTime = refreshClock.tick(at: refreshTime, now: now)
            notices.insert(.tick)
        }
        deadline.asked(at: now)
    }

    func handleFeedback(_ event: FeedbackEvent?, _ arguments: EventArguments, now: Double) {
        guard event == .presented || event == .discarded else { return }
        if event == .presented {
            let seconds = Double(UInt64(arguments.unsigned(0)) << 32 | UInt64(arguments.unsigned(1)))
            let time = seconds + Double(arguments.unsigned(2)) * 1e-9, period = Double(arguments.unsigned(3)) * 1e-9
            refreshClock.note(presented: time, period: period, now: now)
            deadline.shown(at: time, period: period)
        }
        if let feedback { wp_presentation_feedback_destroy(feedback) }
        feedback = nil
    }

    /// A piece of memory is free again.
    func memoryWasReleased() {
        guard isAwaited else { return }
        isAwaited = false
        notices.insert(.idle)
    }

    /// When the compositor has owed a frame for too long, it is asked whether it answers at all. Returns when to look again.
    func checkStarvation(now: Double) -> Double? {
        guard let owedSince, !isStarved, answerCallback == nil else { return nil }
        let time = answeredAt.map { $0 + Self.promptness } ?? owedSince + Self.starvation
        guard now >= time else { return time }
        answerCallback = wl_display_sync(connection.handle)
        if let answerCallback { host.frameEvents.listen(to: answerCallback) }
        askedAt = now
        return nil
    }

    /// The window is not shown, unless compositor or process stood still: then there is to be a frame soon.
    private func takeAnswer(_ callback: OpaquePointer, now: Double) {
        wl_callback_destroy(callback)
        answerCallback = nil
        guard owedSince != nil, !isStarved else { return }
        if now - askedAt > Self.promptness {
            owedSince = now
        } else if answeredAt == nil {
            answeredAt = now
        } else {
            changeVisibility { isStarved = true }
        }
    }

    func releaseFrames() {
        for frame in frames { frame.release() }
        frames.removeAll()
        lent = nil
        shown = nil
    }

    private func owe() {
        if owedSince == nil { owedSince = host.systemClock.now }
    }

    /// The piece of memory that holds the latest of the frames that the compositor has done with.
    private func freeMemory() -> SharedFrame? {
        let size = size
        var best: SharedFrame?
        for frame in frames where !frame.isTaken {
            if let found = best, found.number >= frame.number || found.size == size && frame.size != size { continue }
            best = frame
        }
        if let best {
            if best.fit(size) { return best }
            frames.removeAll { $0 === best }
            if shown === best { shown = nil }
            best.release()
        } else if frames.count >= Self.mostFrames {
            return nil
        }
        let capacity = FrameMemory.capacity(for: size, isFirst: frameCount == 0)
        guard capacity <= Int(Int32.max),
              let new = SharedFrame(connection, capacity: capacity, onRelease: { [unowned self] in memoryWasReleased() }),
              new.fit(size) else { return nil }
        frames.append(new)
        return new
    }
}
#endif
