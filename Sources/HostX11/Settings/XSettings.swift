#if X11
import HostKit
import TouchHost

/// The settings of an X display as its settings manager writes them (XSETTINGS 0.5), of which numbers and texts are read.
struct XSettings: Equatable {
    private(set) var numbers: [String: Int] = [:]
    private(set) var texts: [String: String] = [:]

    /// No settings.
    init() {}

    /// More settings than any desktop has.
    private static let most = 10_000

    /// - Parameter bytes: The property `_XSETTINGS_SETTINGS` of the manager's window. What follows a damaged place is left out.
    init(_ bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard let order = reader.byte(), order <= 1 else { return }
        reader.isBigEndian = order == 1
        guard reader.skip(3), reader.word() != nil, let count = reader.word() else { return }
        for _ in 0..<min(Int(count), Self.most) {
            guard let type = reader.byte(), reader.skip(1), let length = reader.half(), let name = reader.text(Int(length)), reader.word() != nil else { return }
            switch type {
            case 0:
                guard let value = reader.word() else { return }
                numbers[name] = Int(Int32(bitPattern: value))
            case 1:
                guard let length = reader.word(), let value = reader.text(Int(length)) else { return }
                texts[name] = value
            // A colour of four numbers of 16 bits.
            case 2: guard reader.skip(8) else { return }
            default: return
            }
        }
    }

    /// The settings, and how much larger text is than usual; the display's own enlargement is not taken away here.
    var settings: DesktopSettings {
        var result = texts["Net/ThemeName"].map { SettingNames.settings(ofTheme: $0) } ?? DesktopSettings()
        result.reducesMotion = numbers["Gtk/EnableAnimations"].map { $0 == 0 }
        result.usesBoldText = texts["Gtk/FontName"].map { SettingNames.isBold(font: $0) }
        result.textScale = SettingNames.textScale(textScale)
        return result
    }

    /// How many pixels of the display a pixel of a window takes.
    var windowScale: Double { Double(min(max(numbers["Gdk/WindowScalingFactor"] ?? 1, 1), 16)) }

    /// Dots an inch are written in 1024ths. 96 of them are the usual size.
    private var textScale: Double? {
        if let dots = numbers["Gdk/UnscaledDPI"], dots > 0 { return Double(dots) / 1024 / 96 }
        guard let dots = numbers["Xft/DPI"], dots > 0 else { return nil }
        return Double(dots) / 1024 / 96 / windowScale
    }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0
        var isBigEndian = false

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func skip(_ count: Int) -> Bool {
            guard count <= bytes.count - place else { return false }
            place += count
            return true
        }

        mutating func byte() -> UInt8? {
            guard place < bytes.count else { return nil }
            place += 1
            return bytes[place - 1]
        }

        private mutating func number(_ count: Int) -> UInt32? {
            guard count <= bytes.count - place else { return nil }
            let part = bytes[place..<place + count]
            place += count
            return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
        }

        mutating func half() -> UInt32? { number(2) }
        mutating func word() -> UInt32? { number(4) }

        /// A text, and what fills it up to a multiple of four bytes.
        mutating func text(_ count: Int) -> String? {
            guard count <= bytes.count - place else { return nil }
            let text = String(decoding: bytes[place..<place + count], as: UTF8.self)
            place += count
            // The last one may lack what fills it.
            place = min(place + (4 - count % 4) % 4, bytes.count)
            return text
        }
    }
}
#endif
