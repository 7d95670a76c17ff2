#if Wayland
import CWayland
import Foundation
import Testing
import TouchHost
@testable import HostWayland

extension WaylandTests {
    @MainActor @Suite struct Exchange {
        @Test func ownContentIsReadFromHere() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            let count = app.host.clipboardChangeCount
            app.host.setClipboard([ClipboardContent(type: "text/plain;charset=utf-8", bytes: Array("héllo".utf8)),
                                   ClipboardContent(type: "x/y", bytes: [1, 2])])
            app.settle()
            #expect(app.host.clipboardChangeCount == count + 1)
            #expect(app.host.clipboardTypes() == ["text/plain;charset=utf-8", "x/y"])
            #expect(app.host.clipboardContent(ofType: "x/y") == [1, 2] && app.host.clipboardContent(ofType: "z") == nil)
            app.host.setClipboard([])
            #expect(app.host.clipboardTypes() == [])
        }

        /// Two programs on one compositor; the second has the keyboard.
        @Test(arguments: [11, 3_000_000])
        func contentGoesFromOneToAnother(size: Int) throws {
            let compositor = try Compositor("--size", "800x600")
            let first = try Recorder(compositor)
            let second = try Recorder(compositor)
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let count = second.host.clipboardChangeCount
            first.host.setClipboard([ClipboardContent(type: "x/bytes", bytes: bytes)])
            first.settle()
            second.settle()
            #expect(second.host.clipboardChangeCount > count && second.host.clipboardTypes() == ["x/bytes"])
            let content = try Self.read(second, while: first)
            let isSame = content == bytes
            #expect(isSame, "\(content?.count ?? 0) bytes came")
            second.host.setClipboard([ClipboardContent(type: "x/other", bytes: [1])])
            second.settle()
            first.settle()
            #expect(first.host.clipboardTypes() == [], "the other client has it, and the compositor notifies only the client with the keyboard")
        }

        /// R-TXT-19
        @Test func aChangeByAnotherProgramIsReported() throws {
            let compositor = try Compositor("--size", "800x600")
            let first = try Recorder(compositor), second = try Recorder(compositor)
            #expect(!second.notices.contains("clipboard"), "nothing was there before")
            second.host.setClipboard([ClipboardContent(type: "x/y", bytes: [1])])
            second.settle()
            #expect(!second.notices.contains("clipboard"), "the change was its own")
            first.host.setClipboard([ClipboardContent(type: "x/z", bytes: [2])])
            first.settle()
            second.settle()
            #expect(second.notices.contains("clipboard") && second.host.clipboardTypes() == ["x/z"])
        }

        /// The owner of the clipboard is in this process too, and can't answer while this one waits: it is asked in two steps.
        private static func read(_ second: Recorder, while first: Recorder) throws -> [UInt8]? {
            guard let pipe = second.host.seats[0].clipboard?.request("x/bytes") else { return nil }
            defer { close(pipe) }
            first.settle()
            return DataPipe.read(pipe, limit: DataDevice.largest, patience: Recorder.patience)
        }

        @Test func whoDoesNotAnswerIsNotWaitedForLong() throws {
            let compositor = try Compositor("--size", "800x600")
            let first = try Recorder(compositor), second = try Recorder(compositor)
            first.host.setClipboard([ClipboardContent(type: "x/y", bytes: [1])])
            first.settle()
            second.settle()
            let start = SystemClock.now
            #expect(second.host.clipboardContent(ofType: "x/y") == nil)
            #expect(SystemClock.now - start >= DataDevice.patience)
        }

        @Test func textInput() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            #expect(!app.surface.showsKeyboard)
            let caret = PixelRect(minX: 10, minY: 20, maxX: 12, maxY: 40)
            app.surface.setTextInput(TextInputRequest(caret: caret, text: "aé€", selection: 3..<3))
            try app.ask("event zwp_text_input_v3 0 o surface")
            app.settle()
            #expect(app.surface.showsKeyboard)
            let asked = try app.requests("zwp_text_input_v3")
            #expect(asked == ["enable", "set_surrounding_text aé€ 6 6", "set_text_change_cause 1", "set_content_type 0 0",
                              "set_cursor_rectangle 10 20 2 20", "commit"])
            for event in ["2 sii にほ 0 3", "4 uu 5 0", "3 s x", "5 u 1"] { try app.ask("event zwp_text_input_v3 \(event)") }
            app.settle()
            #expect(app.edits == [TextEdit(deleteBefore: 2, commit: "x", preedit: "にほ", preeditSelection: 0..<1)])
            // completion 1, spellcheck 2, titlecase 32, multiline 512
            app.surface.setTextInput(TextInputRequest(caret: caret, isMultiline: true, help: [.correction, .spelling, .capitalWords]))
            app.settle()
            #expect(try app.requests("zwp_text_input_v3").contains("set_content_type 547 0"))
            app.surface.setTextInput(nil)
            app.settle()
            #expect(try app.requests("zwp_text_input_v3").suffix(2) == ["disable", "commit"])
        }

        /// An input method ends what it is at where the text changed for a reason other than itself: 0 is its own doing, 1 another's.
        @Test func theReasonOfAChangeOfTheText() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            func request(_ text: String, caretAt x: Int) -> TextInputRequest {
                TextInputRequest(caret: PixelRect(minX: x, minY: 20, maxX: x + 2, maxY: 40), text: text, selection: text.utf16.count..<text.utf16.count)
            }
            app.surface.setTextInput(request("a", caretAt: 10))
            try app.ask("event zwp_text_input_v3 0 o surface")
            // The caret goes behind a preedit, which is no part of the text; the preedit is committed; the person types on.
            let preedit = request("a", caretAt: 30), committed = request("ab", caretAt: 20)
            app.onWait = { [unowned app] in
                if app.edits.count == 1 { app.surface.setTextInput(preedit) }
                if app.edits.count == 2 { app.surface.setTextInput(committed) }
            }
            // One after the other: an app that the machine holds up may get both at once, and say once why.
            for edit in [["2 sii b 1 1", "5 u 1"], ["3 s b", "5 u 2"]] {
                let count = app.edits.count
                for event in edit { try app.ask("event zwp_text_input_v3 \(event)") }
                try app.wait("the edit") { app.edits.count > count }
                app.settle()
            }
            app.onWait = nil
            app.surface.setTextInput(request("abc", caretAt: 40))
            app.settle()
            let causes = try app.requests("zwp_text_input_v3").filter { $0.hasPrefix("set_text_change_cause") }
            #expect(causes == ["set_text_change_cause 1", "set_text_change_cause 0", "set_text_change_cause 0", "set_text_change_cause 1"])
        }

        /// With the input method its preedit goes, also where its whole seat does.
        @Test(arguments: ["event zwp_text_input_v3 1 o surface", "global wl_seat remove"])
        func aPreeditWhoseInputMethodGoes(end: String) throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            app.surface.setTextInput(TextInputRequest(caret: PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)))
            for event in ["0 o surface", "2 sii b 1 1", "5 u 1"] { try app.ask("event zwp_text_input_v3 \(event)") }
            app.settle()
            try app.ask(end)
            app.settle()
            #expect(app.edits.map(\.preedit) == ["b", ""] && app.failure == nil)
        }

        @Test func passwordsAreKeptToThemselves() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.ask("event zwp_text_input_v3 0 o surface")
            app.settle()
            let caret = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
            app.surface.setTextInput(TextInputRequest(purpose: .password, caret: caret, text: "secret"))
            app.settle()
            let asked = try app.requests("zwp_text_input_v3")
            #expect(asked.contains("set_content_type 192 8") && !asked.contains { $0.contains("secret") })
        }
    }

    @MainActor @Suite struct Failures {
        /// R-EVT-30: every touch is cancelled before the failure is reported.
        @Test func theCompositorVanishes() throws {
            let compositor = try Compositor("--size", "800x600")
            let app = try Recorder(compositor)
            try app.play("down 0 100 100; down 1 200 200; frame; event wl_touch 2 uiff time 0 150 150")
            compositor.kill()
            try app.wait("the failure") { app.failure != nil }
            #expect(app.phases == [[.began, .began], [.cancelled, .cancelled]])
            #expect(app.failure == "the compositor wayland-0 closed the connection")
            #expect(app.host.descriptors.isEmpty)
            app.host.dispatch()
            #expect(throws: WaylandError.self) { try app.host.makeSurface(SurfaceRequest(title: "", identifier: "")) }
        }

        @Test func aProtocolErrorIsSaid() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            app.compositor.send("fault")
            try app.wait("the failure") { app.failure != nil }
            #expect(app.phases == [[.began], [.cancelled]])
            let failure = try #require(app.failure)
            #expect(failure.contains("error 3 of wl_display") && failure.contains("what a fault looks like") && !failure.contains("\n"), "\(failure)")
        }

        /// Another thread has read the error, and sees the end, before the main thread comes to it.
        @Test func aProtocolErrorIsSaidHoweverLate() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            app.compositor.send("fault")
            var end = pollfd(fd: app.host.connection.descriptor, events: 0, revents: 0)
            #expect(poll(&end, 1, 10_000) == 1 && end.revents & Int16(POLLHUP) != 0)
            // That thread looks every four milliseconds.
            usleep(100_000)
            try app.wait("the failure") { app.failure != nil }
            let failure = try #require(app.failure)
            #expect(failure.contains("error 3 of wl_display") && failure.contains("what a fault looks like"), "\(failure)")
        }

        /// It stays the reason when the compositor has gone, and nothing waits for it to read.
        @Test func aCompositorThatReadsNothingIsSaid() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            app.compositor.signal(SIGSTOP)
            let display = app.host.connection.handle
            while wl_display_get_error(display) == 0 { wl_callback_destroy(wl_display_sync(display)) }
            app.compositor.kill()
            try app.wait("the failure") { app.failure != nil }
            #expect(app.failure == "the compositor wayland-0 reads no requests")
        }

        @Test func aCompositorThatLacksWhatIsNeeded() throws {
            let compositor = try Compositor("--size", "800x600", "--without", "xdg_wm_base")
            let error = #expect(throws: WaylandError.self) { try Recorder(compositor) }
            #expect(error?.description == "the compositor wayland-0 lacks xdg_wm_base, which windows come through")
        }

        @Test func aCompositorWithoutExtras() throws {
            let app = try Recorder(try Compositor("--size", "800x600", "--without", """
                wp_viewporter,wp_fractional_scale_manager_v1,wp_presentation,zwp_tablet_manager_v2,zwp_text_input_manager_v3,\
                wl_data_device_manager,wl_seat
                """))
            #expect(app.surface.isVisible && app.host.clipboardTypes().isEmpty && !app.surface.showsKeyboard)
            app.host.setClipboard([ClipboardContent(type: "x/y", bytes: [])])
            app.surface.requestTick()
            try app.wait("a tick") { !app.ticks.isEmpty }
        }

        @Test func disconnectingCancels() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame; pointer 300 300; button 272 1")
            app.host.disconnect()
            #expect(app.phases == [[.began], [.began], [.cancelled], [.cancelled]])
            app.host.disconnect()
        }
    }
}
#endif
