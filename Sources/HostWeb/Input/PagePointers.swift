#if Web
import Foundation
import HostKit
import TouchHost

/// The fingers, the pencil and the mouse of a page.
@MainActor
final class PagePointers {
    private unowned let page: Page
    private unowned let state: DisplayState
    private(set) var fingers = PageFingers()
    private var mouse: PointerSimulation
    /// The buttons of the mouse, as the page reported them last.
    private var buttons = 0
    /// What hovers over the page, by tool.
    private var mouseHover: HoverSample?
    private var pencilHover: HoverSample?
    /// Contacts that changed at one instant, until they are queued.
    private var group: ContiguousArray<Contact> = []

    init(_ page: Page, _ state: DisplayState) {
        self.page = page
        self.state = state
        mouse = PointerSimulation(pinchModifiers: state.settings.pinchModifiers, firstID: -4 * page.link.number - 4)
    }

    /// The number of the mouse where devices have numbers.
    var device: Int { mouse.device }
    /// That of the pencil.
    private var pencil: Int { -4 * page.link.number - 2 }
    /// Whether anything is down.
    var isTouching: Bool { !fingers.isEmpty || mouse.isPressed }

    /// Queues the samples in the order of their times; contacts that changed at the same instant make one frame.
    func take(_ message: PageSamples, at arrival: Double) {
        page.clock.relate(page: message.now, host: arrival)
        guard let surface = state.surface else { return }
        let now = state.systemClock.now
        var groupTime = 0.0, groupButtons = 0
        for sample in message.samples.sortedByTime() {
            if sample.phase == .began, sample.tool != .mouse, !state.mayAct(page) { continue }
            let time = state.advance(to: page.clock.seconds(sample.time, now: now))
            if sample.tool == .mouse || sample.phase == .hovered || sample.phase == .left {
                queueGroup(at: groupTime, message.modifiers, groupButtons)
                if sample.tool == .mouse {
                    takeMouse(sample, at: time, message.modifiers, on: surface)
                } else {
                    takeHover(sample, at: time, message.modifiers)
                }
                continue
            }
            if sample.phase == .began, let lost = fingers.lose(sample.pointer, at: time) {
                queueGroup(at: groupTime, message.modifiers, groupButtons)
                group.append(lost)
                queueGroup(at: time, message.modifiers, 0)
            }
            let buttons = sample.pencilButtons
            if groupTime != time || groupButtons != buttons || holds(fingers.contact(sample.pointer)) {
                queueGroup(at: groupTime, message.modifiers, groupButtons)
            }
            guard let contact = fingers.take(sample, at: time, pencil: pencil, newID: &state.lastContact) else { continue }
            (groupTime, groupButtons) = (time, buttons)
            group.append(contact)
            state.use(page)
        }
        queueGroup(at: groupTime, message.modifiers, groupButtons)
        state.settleHolder()
    }

    /// Everything that is down is taken away, and nothing hovers any more.
    func cancel(at time: Double) {
        fingers.cancelAll(at: time, into: &group)
        queueGroup(at: time, [], 0)
        cancelPress(at: time, [])
        endHover(&mouseHover, at: time)
        endHover(&pencilHover, at: time)
        self.buttons = 0
    }

    /// It ends without a call: on another surface nothing of it began.
    func forget() {
        fingers.cancelAll(at: 0, into: &group)
        mouse.cancel(at: 0, into: &group)
        group.removeAll()
        mouseHover = nil
        pencilHover = nil
    }

    private func takeMouse(_ sample: PageSample, at time: Double, _ modifiers: KeyModifiers, on surface: WebSurface) {
        let place = PointerSimulation.Sample(position: sample.position, surface: surface.size, modifiers: modifiers, timestamp: time)
        // A mouse hovers without a button: the release of its press went elsewhere (R-HST-13).
        if sample.phase == .hovered { cancelPress(at: time, modifiers) }
        switch sample.phase {
        case .cancelled:
            cancelPress(at: time, modifiers)
            buttons = 0
        case .left:
            if !mouse.isPressed { endHover(&mouseHover, at: time) }
        case .began, .moved, .ended, .hovered:
            // A press begins on the page, with no button down before: one that was cancelled, had to wait or comes in from elsewhere lands by no motion.
            let pressed = sample.buttons & 0x1f, begins = sample.phase == .began && state.mayAct(page)
            let changed = mouse.isPressed ? pressed ^ buttons : begins ? pressed : 0
            let before = mouse.buttons
            mouse.move(to: place, into: &group)
            queueGroup(at: time, modifiers, before)
            for bit in 0..<5 where changed & 1 << bit != 0 { change(bit, isPressed: pressed & 1 << bit != 0, at: place) }
            buttons = pressed
            if state.mayAct(page), let hover = mouse.hover(at: place) {
                mouseHover = hover
                state.queue.append(hover, window: surface.number)
            }
        }
    }

    private func cancelPress(at time: Double, _ modifiers: KeyModifiers) {
        let pressed = mouse.buttons
        mouse.cancel(at: time, into: &group)
        queueGroup(at: time, modifiers, pressed)
    }

    /// A button of the mouse, counted from 0, goes down or up.
    private func change(_ bit: Int, isPressed: Bool, at place: PointerSimulation.Sample) {
        if isPressed {
            mouse.press(button: bit + 1, at: place, into: &group)
            state.use(page)
            queueGroup(at: place.timestamp, place.modifiers, mouse.buttons)
        } else {
            let buttons = mouse.release(button: bit + 1, at: place.timestamp, into: &group)
            queueGroup(at: place.timestamp, place.modifiers, buttons)
        }
    }

    private func takeHover(_ sample: PageSample, at time: Double, _ modifiers: KeyModifiers) {
        guard sample.tool == .pencil else { return }
        guard sample.phase == .hovered else { return endHover(&pencilHover, at: time) }
        guard state.mayAct(page), let surface = state.surface else { return }
        let hover = HoverSample(device: pencil, tool: .pencil, timestamp: time, position: sample.position,
                                altitude: sample.altitude.map { max(0, $0) }, azimuth: sample.azimuth, roll: sample.roll,
                                modifiers: modifiers, buttons: sample.pencilButtons)
        pencilHover = hover
        state.queue.append(hover, window: surface.number)
    }

    private func endHover(_ hover: inout HoverSample?, at time: Double) {
        guard var last = hover else { return }
        hover = nil
        last.phase = .left
        last.timestamp = time
        if let surface = state.surface { state.queue.append(last, window: surface.number) }
    }

    private func holds(_ id: Int?) -> Bool {
        guard let id else { return false }
        for contact in group where contact.id == id { return true }
        return false
    }

    /// Queues the group as a frame if it holds anything, and empties it.
    private func queueGroup(at time: Double, _ modifiers: KeyModifiers, _ buttons: Int) {
        guard !group.isEmpty else { return }
        if let surface = state.surface {
            state.queue.append(group, window: surface.number, timestamp: time, modifiers: modifiers, buttons: buttons)
        }
        group.removeAll(keepingCapacity: true)
    }
}

extension ContiguousArray<PageSample> {
    /// Those of the same time stay in their order. Pages send them nearly sorted.
    func sortedByTime() -> Self {
        var result = self
        for index in result.indices.dropFirst() {
            var place = index
            let sample = result[index]
            while place > 0, result[place - 1].time > sample.time {
                result[place] = result[place - 1]
                place -= 1
            }
            if place != index { result[place] = sample }
        }
        return result
    }
}
#endif
