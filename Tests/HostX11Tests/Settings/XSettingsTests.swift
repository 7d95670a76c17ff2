#if X11
import Testing
import TouchHost
@testable import HostX11

/// Settings as a manager writes them.
struct XSettingsWriter {
    enum Value { case number(Int32), text(String), color }
    var isBigEndian = false
    var values: [(String, Value)]

    var bytes: [UInt8] {
        var result: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0]
        func add(_ value: UInt32, _ count: Int) {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
            result += isBigEndian ? bytes.reversed() : bytes
        }
        func fill() { while result.count % 4 != 0 { result.append(0) } }
        add(7, 4)
        add(UInt32(values.count), 4)
        for (name, value) in values {
            result += [{ if case .number = value { 0 } else if case .text = value { 1 } else { 2 } }(), 0]
            add(UInt32(name.utf8.count), 2)
            result += Array(name.utf8)
            fill()
            add(0, 4)
            switch value {
            case .number(let number): add(UInt32(bitPattern: number), 4)
            case .text(let text):
                add(UInt32(text.utf8.count), 4)
                result += Array(text.utf8)
                fill()
            case .color: result += [1, 2, 3, 4, 5, 6, 7, 8]
            }
        }
        return result
    }
}

@Suite("Settings of an X display")
struct XSettingsTests {
    private let all: [(String, XSettingsWriter.Value)] = [
        ("Gtk/EnableAnimations", .number(0)), ("Net/ThemeName", .text("Adwaita-dark")), ("Gtk/ColorPalette", .color), ("Gtk/FontName", .text("Sans Bold 10")),
        ("Xft/DPI", .number(96 * 1024 * 3)), ("Gdk/WindowScalingFactor", .number(2)),
    ]

    @Test("R-SET-3 Theme, animations, font and size of text are read, in either order of bytes", arguments: [false, true])
    func values(isBigEndian: Bool) {
        let found = XSettings(XSettingsWriter(isBigEndian: isBigEndian, values: all).bytes)
        var wanted = DesktopSettings()
        (wanted.appearance, wanted.reducesMotion, wanted.usesBoldText, wanted.textScale) = (.dark, true, true, 1.5)
        #expect(found.settings == wanted && found.windowScale == 2)
    }

    @Test("A damaged property is read to where it is damaged")
    func damaged() {
        let bytes = XSettingsWriter(values: all).bytes, whole = XSettings(bytes)
        for count in 0..<bytes.count {
            let part = XSettings(Array(bytes[..<count]))
            for (name, value) in part.numbers { #expect(whole.numbers[name] == value, "\(count)") }
            for (name, value) in part.texts { #expect(whole.texts[name] == value, "\(count)") }
        }
        for place in 0..<bytes.count {
            var changed = bytes
            changed[place] = 255
            _ = XSettings(changed).settings
        }
        #expect(XSettings([]) == XSettings() && XSettings(XSettingsWriter(values: [("Xft/DPI", .number(-1)), ("Gdk/WindowScalingFactor", .number(0))]).bytes).settings == DesktopSettings())
    }
}
#endif
