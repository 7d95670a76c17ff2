#if X11
import HostKit
import Testing
import TouchHost
@testable import HostX11

/// An input method that does what a test says, without a daemon.
@MainActor
private final class FakeMethod: InputMethod {
    struct Taken: Equatable {
        let isPressed: Bool
        let symbol: KeySymbol?
    }

    let descriptors: [Int32] = []
    var taken: [Taken] = []
    var focus: Int?
    var requests: [TextInputRequest?] = []
    var corner: (x: Int, y: Int)?
    private(set) var hasEnded = false
    /// What it does with a key; without it the app gets the key.
    var onKey: ((KeyEvent, Int) -> Void)?
    private let deliveries: Deliveries

    init(_ deliveries: Deliveries) { self.deliveries = deliveries }

    func take(_ key: KeyEvent, _ symbol: KeySymbol?, window: Int) {
        taken.append(Taken(isPressed: key.isPressed, symbol: symbol))
        if let onKey { onKey(key, window) } else { deliveries.queue.append(key, window: window) }
    }

    func setRequest(_ request: TextInputRequest?, window: Int) { requests.append(request) }
    func setFocus(_ window: Int?) { focus = window }
    func dispatch() {}
    func turnEnded(corner place: (Int) -> (x: Int, y: Int)) { corner = focus.map(place) }
    func end() { hasEnded = true }
}

@MainActor @Suite(.enabled(if: Rig.isAvailable, Comment(rawValue: Rig.skipReason))) struct InputMethodTests {
    @Test("R-IME-2, R-IME-7 Keys go to the input method by their symbols, and what it puts in their place to the app")
    func keys() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        try app.wait("the keyboard") { app.surface.isFocused }
        #expect(!app.surface.takesTextInput)
        let method = FakeMethod(app.host.deliveries)
        app.host.use(method)
        #expect(app.surface.takesTextInput && !app.surface.showsKeyboard)
        defer {
            app.host.disconnect()
            #expect(method.hasEnded)
        }
        try app.play(rig, "key a tap; key shift press; key b tap; key shift release; sync")
        try app.wait("the keys") { app.keys.count == 6 }
        func symbol(_ number: UInt32, _ code: UInt32, _ modifiers: UInt32 = 0) -> KeySymbol { KeySymbol(number: number, code: code, modifiers: modifiers) }
        #expect(method.taken.map(\.symbol) == [symbol(0x61, 30), symbol(0x61, 30), symbol(0xffe1, 42), symbol(0x42, 48, 1), symbol(0x42, 48, 1), symbol(0xffe1, 42, 1)])
        #expect(method.taken.map(\.isPressed) == [true, false, true, true, false, false])
        app.forget()
        method.onKey = { [deliveries = app.host.deliveries] key, window in
            if key.isPressed { deliveries.queue.append(TextEdit(commit: "가"), window: window) }
        }
        try app.play(rig, "key a tap; sync")
        try app.wait("the edit") { app.edits == [TextEdit(commit: "가")] }
        #expect(app.keys.isEmpty)
        app.surface.setTextInput(TextInputRequest(caret: PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)))
        #expect(method.requests.count == 1)
    }

    @Test("R-IME-9 The input method has the window that has the keyboard; keys that are let go of then keep their place")
    func focus() throws {
        let rig = try Rig.common(), app = try Recorder(rig), other = try OtherClient(rig)
        let method = FakeMethod(app.host.deliveries)
        app.host.use(method)
        defer { app.host.disconnect() }
        try app.wait("the keyboard") { app.surface.isFocused }
        #expect(method.focus == Int(app.surface.window))
        other.focusRoot()
        try app.wait("the loss") { !app.surface.isFocused }
        #expect(method.focus == nil)
        other.unmap(app.surface.window)
        try app.wait("the end of the window") { !app.surface.isVisible }
        other.map(app.surface.window)
        try app.wait("the focus") { method.focus == Int(app.surface.window) }
        try app.play(rig, "key a press; sync")
        try app.wait("the key") { app.keys.count == 1 }
        other.focusRoot()
        try app.wait("the release") { method.taken.count == 2 }
        #expect(method.taken.last?.symbol == nil && method.taken.last?.isPressed == false && method.focus == nil)
        try app.play(rig, "key a release; sync")
    }
}
#endif
