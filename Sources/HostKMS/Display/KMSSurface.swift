#if KMS
import CDRM
import Foundation
import HostKit
public import TouchHost

/// A whole screen.
///
/// The picture lies in ordinary memory, which is quick to draw in. Its changed part is copied, turned as the panel is, to the one
/// of two pictures of the card that is not on the screen; then the card changes them at the next refresh.
@preconcurrency @MainActor
public final class KMSSurface: Surface, NotingSurface {
    unowned let state: DisplayState
    private(set) var placement: Placement
    package private(set) var isClosed = false
    package var notices: SurfaceNotices = []
    private var memory: UnsafeMutableRawPointer
    private var hasFrame = false
    private var isLent = false
    /// What of the picture each of the screen's two has not got yet.
    private var pending = (Damage(), Damage())
    private var isFlipping = false
    private var needsCursor = false
    private var wantsTick = false
    private var tickDue: Double?
    package private(set) var tickTime = 0.0
    private var pacer: RefreshPacer
    private var deadline = FrameDeadline()
    /// When the client is to be asked for a frame that was put off; `nil` while none is.
    private(set) var heldUntil: Double?

    init(_ state: DisplayState, _ screen: Screen) {
        self.state = state
        placement = state.placement(on: screen)
        memory = Self.makeMemory(placement.surface)
        pacer = RefreshPacer(rate: screen.connector.refreshRate)
    }

    public var size: PixelSize { placement.surface }
    public var scale: Double { state.scale }
    public var isVisible: Bool { !isClosed && state.isShown }
    public var isFocused: Bool { isVisible }
    public var isBusy: Bool { isFlipping || heldUntil != nil }
    public var output: Output { state.outputs[0] }

    public func lend() -> SurfaceBuffer? {
        guard isVisible, !isBusy else { return nil }
        isLent = true
        return SurfaceBuffer(memory: memory, size: size, stride: size.width * 4, age: hasFrame ? 1 : 0)
    }

    public func present(_ damage: ContiguousArray<PixelRect>) {
        guard isLent, !isClosed else { return }
        isLent = false
        hasFrame = true
        for rect in damage { lose(rect) }
        show()
        deadline.presented(at: state.systemClock.now)
    }

    public var picture: SurfaceBuffer? {
        guard hasFrame, !isClosed else { return nil }
        return SurfaceBuffer(memory: memory, size: size, stride: size.width * 4, age: 1)
    }

    public func requestTick() { wantsTick = !isClosed }

    public func close() {
        guard !isClosed else { return }
        isClosed = true
        notices = []
        state.surfaceDidClose()
        memory.deallocate()
    }

    /// The screens' pictures no longer hold these pixels.
    private func lose(_ rect: PixelRect) {
        pending.0.add(rect)
        pending.1.add(rect)
    }

    /// Brings what has changed on the screen.
    private func show() {
        guard !isFlipping, isVisible, hasFrame, let screen = state.screen else { return }
        let back = screen.back
        let damage = screen.backIndex == 0 ? pending.0 : pending.1
        for rect in damage.rects { placement.copy(rect, from: memory, to: back.memory, stride: back.stride) }
        needsCursor = false
        if screen.backIndex == 0 { pending.0 = Damage() } else { pending.1 = Damage() }
        if let cursor = state.cursor, cursor.isDrawn, let rect = cursor.rect {
            cursor.draw(over: memory, on: back)
            // The next picture that is drawn here has it elsewhere.
            if screen.backIndex == 0 { pending.0.add(rect) } else { pending.1.add(rect) }
        }
        isFlipping = true
        switch screen.flip(Unmanaged.passUnretained(state).toOpaque()) {
        case .underWay: break
        case .done: state.flipAtNextRefresh(after: pacer.period)
        case .refused: isFlipping = false
        }
    }

    /// An arrow that is part of the picture is elsewhere: the picture changes with the client's next frame, or without one.
    func cursorDidChange() { needsCursor = true }

    func showCursor() {
        // A picture for the arrow alone would take the refresh for which the client's frame is put off, again and again while the arrow moves.
        if needsCursor, heldUntil == nil { show() }
    }

    /// The picture is on the screen since that time.
    func handleFlip(at time: Double, now: Double) {
        guard isFlipping else { return }
        isFlipping = false
        tickDue = nil
        pacer.note(refresh: time, now: now)
        deadline.shown(at: time, period: pacer.period)
        heldUntil = nil
        if state.settings.drawsLate {
            heldUntil = deadline.time(after: pacer.last, period: pacer.period, input: state.deliveries.lastInput, now: now)
        }
        if heldUntil == nil { askForFrame(now: now) }
    }

    private func askForFrame(now: Double) {
        heldUntil = nil
        notices.insert(.idle)
        deadline.asked(at: now)
        if wantsTick, case let due = pacer.due(now: now, hasFlipped: true), due <= now { tick(due, now: now) }
    }

    /// The turn is over in which the client was called.
    func turnEnded() { deadline.turnEnded() }

    /// When the host has to call ``handleTimer(now:)`` for the tick that the client waits for.
    func tickDeadline(now: Double) -> Double? {
        guard wantsTick, !isBusy, isVisible else { return nil }
        // Once set it stays: computed again it would be put off for ever.
        if tickDue == nil { tickDue = pacer.due(now: now, hasFlipped: false) }
        return tickDue
    }

    func handleTimer(now: Double) {
        if let heldUntil, heldUntil <= now { askForFrame(now: now) }
        guard wantsTick, !isBusy, isVisible, let tickDue, tickDue <= now else { return }
        tick(tickDue, now: now)
    }

    private func tick(_ due: Double, now: Double) {
        wantsTick = false
        tickDue = nil
        tickTime = pacer.tick(due, now: now)
        notices.insert(.tick)
    }

    /// The screen is another, or the session came or went.
    func update(wasVisible: Bool) {
        if let screen = state.screen {
            let new = state.placement(on: screen)
            pacer = RefreshPacer(rate: screen.connector.refreshRate)
            if new != placement {
                if new.surface != size {
                    memory.deallocate()
                    memory = Self.makeMemory(new.surface)
                    hasFrame = false
                    isLent = false
                }
                placement = new
                notices.insert(.geometry)
            }
        }
        isFlipping = false
        heldUntil = nil
        tickDue = nil
        pending = (Damage(), Damage())
        lose(PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height))
        if isVisible != wasVisible { notices.formSymmetricDifference([.visibility, .focus]) }
        // What changed while it could not be seen was not drawn.
        if isVisible { notices.insert(.damage) }
        show()
    }

    private static func makeMemory(_ size: PixelSize) -> UnsafeMutableRawPointer {
        let length = size.width * size.height * 4
        let memory = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 64)
        memset(memory, 0, length)
        return memory
    }
}
#endif
