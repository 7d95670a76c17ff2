#if Web
import CQREncode

/// A link as a picture of characters, for the camera of a phone in front of a terminal.
enum QRCode {
    /// - Returns: Rows of half blocks, dark on light with the margin that readers need; `nil` when the text is too long.
    static func text(_ link: String) -> String? {
        guard let code = QRcode_encodeString(link, 0, QR_ECLEVEL_L, QR_MODE_8, 1) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width), margin = 2
        guard let data = code.pointee.data else { return nil }
        func isDark(_ x: Int, _ y: Int) -> Bool {
            (0..<width).contains(x) && (0..<width).contains(y) && data[y * width + x] & 1 != 0
        }
        var rows: [String] = []
        for y in stride(from: -margin, to: width + margin, by: 2) {
            let cells = (-margin..<width + margin).map { x -> String in
                switch (isDark(x, y), isDark(x, y + 1)) {
                case (false, false): " "
                case (true, false): "▀"
                case (false, true): "▄"
                case (true, true): "█"
                }
            }
            // Black on white, whatever the terminal's colours are.
            rows.append("\u{1B}[30;107m\(cells.joined())\u{1B}[0m")
        }
        return rows.joined(separator: "\n")
    }
}
#endif
