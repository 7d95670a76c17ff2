#if Web
import Foundation
import Testing
import TouchHost
@testable import HostWeb

@MainActor @Suite("Touches of pages", .serialized) struct TouchTests {
    @Test func contactsOfAnInstantAreOneFrame() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        var message = PageBytes.samples(now: 1000, count: 10)
        for finger in 0..<10 as Range<UInt32> { message = message.sample(finger, 0, time: 990, x: Float(finger)) }
        page.send(message.bytes)
        // Two coalesced samples each of two fingers, as browsers send them: finger by finger.
        page.send(PageBytes.samples(now: 1010, count: 4).sample(1, 1, time: 1000, x: 21).sample(1, 1, time: 1005, x: 31)
            .sample(2, 1, time: 1000, x: 22).sample(2, 1, time: 1005, x: 32).bytes)
        page.send(PageBytes.finger(1, 2, now: 1020))
        try app.wait("the frames") { app.frames.count == 4 }
        #expect(app.frames.map(\.contacts.count) == [10, 2, 2, 1])
        #expect(app.frames[1].contacts.map(\.position.x) == [21, 22] && app.frames[2].contacts.map(\.position.x) == [31, 32])
        #expect(abs(app.frames[2].timestamp - app.frames[1].timestamp - 0.005) < 0.0001)
        for frame in app.frames {
            #expect(frame.contacts.allSatisfy { $0.timestamp == frame.timestamp && $0.timestamp <= SystemClock.now && $0.tool == .finger })
        }
        #expect(app.frames[3].contacts[0].phase == .ended && app.frames[3].contacts[0].position.x == 31)
    }

    @Test func pensAndHovering() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        page.send(PageBytes.samples(count: 4).sample(3, 4, tool: 1, buttons: 0, x: 5, altitude: 1, azimuth: 0.5)
            .sample(3, 0, tool: 1, x: 6, pressure: 0.25, altitude: 0.75, azimuth: 0.25, roll: 2).sample(3, 2, tool: 1, x: 6)
            .sample(3, 5, tool: 1, buttons: 0, x: 6).bytes)
        try app.wait("the pen") { app.hovers.count == 2 && app.frames.count == 2 }
        let contact = app.frames[0].contacts[0]
        #expect(contact.tool == .pencil && contact.force == 0.5 && contact.altitude == 0.75 && contact.azimuth == 0.25 && contact.roll == 2)
        #expect(app.hovers[0].tool == .pencil && app.hovers[0].isDevice(of: contact) && app.hovers[0].altitude == 1)
        #expect(app.hovers[1].phase == .left)
    }

    @Test("R-PEN-1 The buttons of a pencil are sent with it, while it hovers and while it touches; a finger beside it has none")
    func buttonsOfPencils() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        page.send(PageBytes.samples(count: 6).sample(3, 4, tool: 1, buttons: 2, time: 990).sample(3, 0, tool: 1, buttons: 3, time: 991)
            .sample(3, 1, tool: 1, buttons: 1, time: 992).sample(4, 0, time: 993).sample(3, 1, tool: 1, buttons: 32, time: 993)
            .sample(3, 2, tool: 1, buttons: 0, time: 994).bytes)
        try app.wait("the lift") { app.phases.contains(.ended) }
        #expect(app.hovers.map(\.buttons) == [2])
        #expect(app.frames.map(\.buttons) == [2, 0, 0, 32, 0] && app.phases == [.began, .moved, .began, .moved, .ended])
    }

    @Test func theMouse() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        func mouse(_ phase: UInt8, _ buttons: UInt16, _ x: Float, modifiers: UInt8 = 0) {
            page.send(PageBytes.samples(modifiers: modifiers, count: 1).sample(1, phase, tool: 2, buttons: buttons, x: x).bytes)
        }
        mouse(4, 0, 1)
        mouse(0, 1, 2)
        mouse(1, 3, 3)
        mouse(1, 2, 4)
        mouse(2, 0, 5)
        mouse(5, 0, 6)
        try app.wait("the leaving") { app.hovers.last?.phase == .left }
        #expect(app.phases.first == .began && app.phases.last == .ended)
        #expect(app.phases.dropFirst().dropLast().allSatisfy { $0 == .moved })
        #expect(app.frames.first?.buttons == 1 && app.frames.contains { $0.buttons == 3 } && app.frames.last?.buttons == 2)
        #expect(app.contacts.allSatisfy { $0.tool == .pointer } && Set(app.contacts.map(\.id)).count == 1)
        // With the pinch modifier it stands for two fingers.
        app.frames = []
        mouse(4, 0, 50, modifiers: 4)
        mouse(0, 1, 50, modifiers: 4)
        mouse(3, 0, 50)
        try app.wait("the pinch") { app.frames.count == 2 }
        #expect(app.frames.map(\.contacts.count) == [2, 2] && app.phases == [.began, .began, .cancelled, .cancelled])
    }

    @Test func keysAndText() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        func key(_ isPressed: Bool, _ code: String, _ characters: String) {
            page.send(PageBytes(5).double(1000).double(1000).number(UInt8(isPressed ? 1 : 0)).number(UInt8(1)).text(code).text(characters).bytes)
        }
        key(true, "KeyA", "A")
        key(true, "KeyA", "A")
        key(false, "KeyA", "A")
        key(false, "KeyB", "b")
        key(true, "Escape", "")
        try app.wait("the keys") { app.keys.count == 3 }
        #expect(app.keys.map(\.usage) == [0x04, 0x04, 0x29] && app.keys.map(\.isPressed) == [true, false, true])
        #expect(app.keys[0].characters == "A" && app.keys[0].modifiers == .shift)

        app.surface.setTextInput(TextInputRequest(purpose: .email, caret: PixelRect(minX: 1, minY: 2, maxX: 3, maxY: 4), text: "ab", selection: 2..<2,
                                                  help: [.spelling, .capitals]))
        let request = try page.message(.textInput, app)
        #expect(request.contains(Array("email".utf8)))
        // After the number of the last edit and that there is a request: one line, marked words, capitals.
        #expect(request.dropFirst(6).first == TextHelp([.spelling, .capitals]).rawValue << 1)
        page.send(PageBytes(6).number(UInt32(1)).number(UInt16(1)).number(UInt16(0)).text("c").text("").number(UInt32(0)).bytes)
        try app.wait("the edit") { app.edits == [TextEdit(deleteBefore: 1, commit: "c")] }
        page.end()
        try app.wait("the release of what was down") { app.keys.count == 4 }
        #expect(app.keys[3].usage == 0x29 && !app.keys[3].isPressed)
    }

    @Test("R-TXT-1 A key that is held is sent again as often as the browser says; one that is not down is not")
    func whatIsHeldRepeats() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        for state in [3, 1, 3, 3, 0, 3, 2] as [UInt8] {
            page.send(PageBytes(5).double(1000).double(1000).number(state).number(UInt8(0)).text("KeyA").text("a").bytes)
        }
        try app.hear(page)
        #expect(app.keys.map(\.isRepeat) == [false, true, true, false] && app.keys.map(\.isPressed) == [true, true, true, false])
    }

    @Test func theClipboard() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        #expect(app.host.clipboardTypes().isEmpty && app.host.clipboardContent(ofType: "text/plain") == nil)
        page.send(PageBytes(7).text("pasted").bytes)
        try app.wait("the paste") { app.host.clipboardChangeCount == 1 }
        let type = try #require(app.host.clipboardTypes().first)
        #expect(type == "text/plain;charset=utf-8" && app.host.clipboardContent(ofType: type) == Array("pasted".utf8))
        page.send(PageBytes.finger(1, 0))
        try app.wait("the finger") { app.contacts.count == 1 }
        app.host.setClipboard([ClipboardContent(type: "image/png", bytes: [1]), ClipboardContent(type: type, bytes: Array("copied".utf8))])
        #expect(try page.message(.clipboard, app) == [6, 6, 0] + Array("copied".utf8))
        #expect(app.host.clipboardChangeCount == 2 && app.host.clipboardTypes() == ["image/png", type])
    }

    @Test("what a page had down is cancelled when it goes, is hidden, or the host ends")
    func cancels() throws {
        let app = try Recorder()
        let page = try app.open()
        for end in 0..<3 {
            page.send(PageBytes.samples(count: 2).sample(1, 0, x: 1).sample(2, 0, x: 2).bytes)
            try app.wait("the fingers") { app.contacts.count == 2 }
            switch end {
            case 0:
                page.send(PageBytes.view(300, 200, isVisible: false))
                try app.wait("the hiding") { app.contacts.count == 4 }
                page.send(PageBytes.view(300, 200))
            case 1:
                page.end()
                try app.wait("the closing") { app.contacts.count == 4 }
                #expect(app.phases == [.began, .began, .cancelled, .cancelled])
                app.frames = []
                let other = try app.open()
                other.send(PageBytes.finger(1, 0))
                try app.wait("the finger") { app.contacts.count == 1 }
                app.host.disconnect()
                #expect(app.phases == [.began, .cancelled])
                return
            default: break
            }
            #expect(app.phases == [.began, .began, .cancelled, .cancelled])
            app.frames = []
        }
    }

    @Test("one person touches at a time; then it is the next one's turn")
    func turns() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let first = try app.open(), second = try app.open()
        first.send(PageBytes.finger(1, 0))
        try app.wait("the first") { app.contacts.count == 1 }
        #expect(try second.message(.role, app) == [2, 0])
        second.send(PageBytes.finger(1, 0))
        second.send(PageBytes.finger(1, 1))
        second.send(PageBytes.finger(1, 2))
        try app.hear(second)
        #expect(app.contacts.count == 1, "the second's fingers are ignored")
        first.send(PageBytes.finger(1, 2))
        #expect(try second.message(.role, app) == [2, 1])
        second.send(PageBytes.finger(1, 0))
        try app.wait("the second's turn") { app.phases == [.began, .ended, .began] }
        second.end()
        try app.wait("the end of its turn") { app.phases.last == .cancelled }
        first.send(PageBytes.finger(1, 0))
        try app.wait("the first again") { app.phases.last == .began }
    }

    @Test("R-HST-5, R-HST-9 What a page did on a surface that was closed is over: on the next one nothing goes on that did not begin there")
    func anotherSurface() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        func scroll(_ phase: UInt8) {
            page.send(PageBytes(9).double(1000).double(1000).number(UInt8(0)).number(UInt8(1)).number(phase).float(10).float(20).float(1).float(2)
                .float(1).float(0).bytes)
        }
        func key(_ isPressed: UInt8) {
            page.send(PageBytes(5).double(1000).double(1000).number(isPressed).number(UInt8(0)).text("KeyA").text("a").bytes)
        }
        page.send(PageBytes.samples(count: 1).sample(1, 4, tool: 2, buttons: 0).bytes)
        key(1)
        scroll(0)
        try app.wait("the beginnings") { app.hovers.count == 1 && app.keys.count == 1 && app.motions.count == 1 }
        app.surface.close()
        app.forget()
        let next = try app.host.makeSurface(SurfaceRequest(title: "Next", identifier: "test.Next"))
        scroll(1)
        key(0)
        page.send(PageBytes.samples(count: 1).sample(1, 5, tool: 2, buttons: 0).bytes)
        try app.hear(page)
        #expect(app.hovers.isEmpty && app.keys.isEmpty && app.motions.isEmpty)
        next.close()
    }

    @Test("a mouse that was pressed while another page touched presses nothing when its turn comes, until it is pressed again")
    func aMouseThatWaits() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let first = try app.open(), second = try app.open()
        func mouse(_ phase: UInt8, _ buttons: UInt16, _ x: Float) {
            second.send(PageBytes.samples(count: 1).sample(1, phase, tool: 2, buttons: buttons, x: x).bytes)
        }
        first.send(PageBytes.finger(1, 0))
        try app.wait("the finger") { app.contacts.count == 1 }
        mouse(0, 1, 1)
        try app.hear(second)
        first.send(PageBytes.finger(1, 2))
        try app.wait("the lift") { app.contacts.count == 2 }
        mouse(1, 1, 2)
        mouse(2, 0, 3)
        try app.hear(second)
        #expect(app.phases == [.began, .ended])
        mouse(0, 1, 4)
        mouse(2, 0, 4)
        try app.wait("the click") { app.contacts.count > 2 && app.phases.last == .ended }
        #expect(app.phases[2] == .began && app.contacts[2].tool == .pointer)
    }

    @Test("R-HST-1 A mouse whose press was taken away, or that is pressed elsewhere and dragged in, lands by no motion")
    func aMouseThatIsDraggedIn() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        func mouse(_ phase: UInt8, _ buttons: UInt16, _ x: Float) {
            page.send(PageBytes.samples(count: 1).sample(1, phase, tool: 2, buttons: buttons, x: x).bytes)
        }
        // Pressed beside the app's picture.
        mouse(1, 1, 1)
        mouse(1, 1, 2)
        mouse(2, 0, 3)
        try app.hear(page)
        #expect(app.contacts.isEmpty)
        // The page is hidden and shown with the button down.
        mouse(0, 1, 4)
        try app.wait("the press") { app.phases == [.began] || app.phases == [.began, .moved] }
        page.send(PageBytes.view(300, 200, isVisible: false))
        page.send(PageBytes.view(300, 200))
        mouse(1, 1, 5)
        mouse(2, 0, 5)
        try app.hear(page)
        #expect(app.phases.last == .cancelled && app.phases.count { $0 == .began } == 1)
        // So it is where the browser takes the press away.
        mouse(0, 1, 6)
        mouse(3, 0, 6)
        mouse(1, 1, 7)
        try app.hear(page)
        #expect(app.phases.last == .cancelled && app.phases.count { $0 == .began } == 2)
        // A release that was not reported does not keep the next press from landing.
        mouse(0, 1, 8)
        mouse(2, 0, 8)
        try app.hear(page)
        #expect(app.phases.last == .ended && app.phases.count { $0 == .began } == 3)
    }

    @Test("R-TXT-19 What is pasted on a page is a change by another program, and reported")
    func aPasteIsReported() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        app.host.setClipboard([ClipboardContent(type: "text/plain", bytes: [65])])
        #expect(app.clipboardNotices == 0, "the app's own change")
        page.send(PageBytes(7).text("pasted").bytes)
        try app.wait("the notice") { app.clipboardNotices == 1 }
        #expect(app.host.clipboardChangeCount == 2)
    }

    @Test("what is typed and pasted counts on the page that touched last")
    func typing() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let first = try app.open(), second = try app.open()
        func edit(_ page: Browser, _ text: String) {
            page.send(PageBytes(6).number(UInt32(1)).number(UInt16(0)).number(UInt16(0)).text(text).text("").number(UInt32(0)).bytes)
        }
        func tap(_ page: Browser) throws {
            let count = app.contacts.count
            page.send(PageBytes.finger(1, 0))
            page.send(PageBytes.finger(1, 2))
            try app.wait("the tap") { app.contacts.count == count + 2 }
        }
        try tap(first)
        edit(second, "no")
        second.send(PageBytes(7).text("no").bytes)
        second.send(PageBytes(5).double(1000).double(1000).number(UInt8(1)).number(UInt8(0)).text("KeyA").text("a").bytes)
        try tap(second)
        #expect(app.edits.isEmpty && app.keys.isEmpty && app.host.clipboardTypes().isEmpty)
        edit(second, "yes")
        try app.wait("the edit") { app.edits.map(\.commit) == ["yes"] }
        // The page that was used last is hidden.
        second.send(PageBytes.view(300, 200, isVisible: false))
        try app.wait("the hiding") { app.host.state.active?.isVisible == false }
        edit(first, "mine")
        try app.wait("the edit of another") { app.edits.map(\.commit) == ["yes", "mine"] }
    }

    @Test("shared, each finger belongs to its connection")
    func shared() throws {
        let app = try Recorder { $0.isShared = true }
        defer { app.host.disconnect() }
        let first = try app.open(), second = try app.open()
        first.send(PageBytes.finger(1, 0, x: 1))
        try app.wait("the first") { app.contacts.count == 1 }
        second.send(PageBytes.finger(1, 0, x: 2))
        try app.wait("the second") { app.contacts.count == 2 }
        first.end()
        try app.wait("the first's end") { app.contacts.count == 3 }
        second.send(PageBytes.finger(1, 2))
        try app.wait("the second's lift") { app.contacts.count == 4 }
        #expect(app.phases == [.began, .began, .cancelled, .ended])
        #expect(app.contacts[0].id == app.contacts[2].id && app.contacts[1].id == app.contacts[3].id)
        #expect(app.frames.map(\.timestamp) == app.frames.map(\.timestamp).sorted())
    }
}
#endif
