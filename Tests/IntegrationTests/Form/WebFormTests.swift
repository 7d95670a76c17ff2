#if Web
import Foundation
import Testing

extension WebTests {
    /// The form in a phone's browser, whose own keyboard types into the page's hidden field.
    @Suite struct FormInTheBrowser {
        private let session: WebSession

        init() throws { session = try WebSession(app: "Form") }

        /// What the form has said so far, when this is its last line.
        private func lines(until last: String) throws -> [String] {
            func lines() -> [String] { session.app.output.split(separator: "\n").map(String.init) }
            guard waitUntil(patience, { lines().last == last }) else { throw Trouble("it did not say '\(last)', but \(lines())") }
            return lines()
        }

        /// What a phone's keyboard does to the hidden field: its text, the caret behind it, and word of it.
        private func enter(_ text: String, composed: String? = nil) throws {
            let name = composed == nil ? "compositionend" : "compositionupdate"
            try session.play("""
                js window.f=document.getElementById('text'), \(composed == nil ? "0" : "f.dispatchEvent(new CompositionEvent('compositionstart',{data:''}))"), \
                f.value='\\u200b\(text)', f.setSelectionRange(f.value.length,f.value.length), \
                f.dispatchEvent(new CompositionEvent('\(name)',{data:'\(composed ?? "")'})), f.dispatchEvent(new InputEvent('input')), 1
                """)
        }

        @Test("a tap in a field brings the phone's keyboard; what it composes is marked text, and what it commits stays (R-TXT-16, R-TXT-17)")
        func phoneKeyboard() throws {
            // Points of the page are those of the app.
            try session.play("tap 0 150 44\nwaitfor document.activeElement.id=='text'")
            _ = try lines(until: "begin Name")
            #expect(try session.value("document.getElementById('text').inputMode") as? String == "text")
            try enter("にほ", composed: "にほ")
            _ = try lines(until: "Name = にほ marked にほ")
            try enter("日本")
            _ = try lines(until: "Name = 日本")
            try enter("日曜")
            #expect(try lines(until: "Name = 日曜").suffix(2) == ["Name = 日", "Name = 日曜"])
            try session.play("tap 0 150 96\nwaitfor document.getElementById('text').inputMode=='email'")
            #expect(try lines(until: "begin Email").suffix(2) == ["end Name", "begin Email"])
        }

        @Test("keys of a keyboard type, and Return goes on (R-TXT-1, R-TXT-7)")
        func keys() throws {
            try session.play("tap 0 150 44\nwaitfor document.activeElement.id=='text'\nkey a\nkey b\nkey left\nkey backspace\nkey enter\nkey c")
            #expect(try lines(until: "Email = c") == ["ready", "begin Name", "Name = a", "Name = ab", "Name = b", "end Name", "begin Email",
                                                      "Email = c"])
        }
    }
}
#endif
