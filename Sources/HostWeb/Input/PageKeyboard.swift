#if Web
import TouchHost

/// The keys of a page.
@MainActor
final class PageKeyboard {
    private unowned let page: Page
    private unowned let state: DisplayState
    /// Those that are down.
    private var keys: ContiguousArray<PageKey> = []

    init(_ page: Page, _ state: DisplayState) {
        self.page = page
        self.state = state
    }

    func take(_ key: PageKey, at arrival: Double) {
        page.clock.relate(page: key.now, host: arrival)
        guard state.surface != nil else { return }
        let index = keys.firstIndex { $0.code == key.code }
        if key.isRepeat {
            guard state.mayType(page), index != nil else { return }
        } else if key.isPressed {
            guard state.mayType(page), index == nil, keys.count < PageLimits.contacts else { return }
            keys.append(key)
            state.use(page)
        } else {
            guard let index else { return }
            keys.remove(at: index)
        }
        let time = state.advance(to: page.clock.seconds(key.time, now: state.systemClock.now))
        queue(key, isPressed: key.isPressed, isRepeat: key.isRepeat, at: time)
    }

    /// Lets go of all keys that are down.
    func release(at time: Double) {
        for key in keys { queue(key, isPressed: false, at: time) }
        keys = []
    }

    func forget() { keys = [] }

    private func queue(_ key: PageKey, isPressed: Bool, isRepeat: Bool = false, at time: Double) {
        guard let surface = state.surface else { return }
        state.queue.append(KeyEvent(timestamp: time, usage: PageKeyUsage.usage(code: key.code), isPressed: isPressed, characters: key.characters,
                                    charactersIgnoringModifiers: key.characters, modifiers: key.modifiers, isRepeat: isRepeat), window: surface.number)
    }
}
#endif
