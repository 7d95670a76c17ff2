/// What of the emoji the installed fonts show in colours (R-KBD-14).
enum EmojiFont {
    /// Whether there is a font with colours, such as Noto Color Emoji. Looked up once; the font is loaded by that.
    static let hasColors = hasColors(of: "😀")

    /// An emoji of each version that fonts may lack, the newest first.
    private static let samples: [(version: Int, text: String)] = [(15, "🩷"), (14, "🫠"), (13, "🥲"), (12, "🥱")]
    private static let newestVersion = samples.first { hasColors(of: $0.text) }?.version ?? 0

    static func shows(_ emoji: Emoji) -> Bool { emoji.version <= newestVersion }

    /// A sign that no font has is drawn as a box with its number, and one of a font without colours in black.
    private static func hasColors(of text: String) -> Bool {
        let side = 24
        var pixels = [UInt32](repeating: 0, count: side * side)
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress, let context = CGContext(memory: base, width: side, height: side, stride: side * 4) else { return }
            let attributes = AttributedText.attributes([.font: UIFont.systemFont(ofSize: 16)])
            TextLayout([TextRun(text, attributes)]).draw(in: context, at: .zero)
            context.flush()
        }
        return pixels.contains { pixel in
            let (red, green, blue) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
            return red != green || green != blue
        }
    }
}
