#if X11
/// The X resources that desktops and users set with `xrdb`, as far as a host needs them.
struct ResourceDatabase {
    /// `Xft.dpi`, in dots an inch; `nil` where it is not set or makes no sense.
    let dotsPerInch: Double?

    /// - Parameter text: The property RESOURCE_MANAGER of the root window: a resource a line, name and value divided by a colon.
    init(_ text: String) {
        var found: Double?
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("!") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].filter { !$0.isWhitespace }
            guard name == "Xft.dpi" || name == "Xft*dpi" || name == "*dpi" && found == nil else { continue }
            guard let value = Double(line[line.index(after: colon)...].filter { !$0.isWhitespace }),
                  value >= 24, value <= 1536 else { continue }
            found = value
        }
        dotsPerInch = found
    }

    /// Pixels a point: a point is a pixel at 96 dots an inch, as everywhere on X11.
    var scale: Double { (dotsPerInch ?? 96) / 96 }
}
#endif
