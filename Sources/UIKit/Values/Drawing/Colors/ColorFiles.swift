internal import FoundationAdditions
internal import Synchronization

/// Colours that an asset catalog has: `Stroke.colorset`, the description that Xcode writes into the catalog (R-APP-18).
enum ColorFiles {
    private struct Key: Hashable {
        var name: String
        var bundle: String
    }

    private static let known = Mutex<[Key: UIColor]>([:])

    static func color(named name: String, in bundle: Bundle?) -> UIColor? {
        let key = Key(name: name, bundle: bundle?.bundlePath ?? "")
        if let color = known.withLock({ $0[key] }) { return color }
        for folder in bundle.map(ResourceFolders.folders) ?? ResourceFolders.main {
            for path in ["\(folder)/\(name).colorset", "\(folder)/\(name).colorset/Contents.json"] {
                guard let data = FileManager.default.contents(atPath: path), let color = read(data) else { continue }
                known.withLock { $0[key] = color }
                return color
            }
        }
        return nil
    }

    // MARK: Reading

    private struct File: Decodable {
        var colors: [Entry]
    }

    private struct Entry: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var color: Value?

        var isDark: Bool { has("luminosity", "dark") }
        var isHigh: Bool { has("contrast", "high") }
        private func has(_ appearance: String, _ value: String) -> Bool { appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false }
    }

    private struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    private struct Value: Decodable {
        var components: [String: String]?
        var reference: String?
    }

    static func read(_ data: Data) -> UIColor? {
        guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
        let entries = file.colors.filter { ["universal", "iphone", "ipad", nil].contains($0.idiom) }
        func value(_ isMeant: (Entry) -> Bool) -> UIColor? { entries.first(where: isMeant)?.color.flatMap(color) }
        guard let light = value({ $0.appearances?.isEmpty ?? true }) ?? value({ _ in true }) else { return nil }
        let dark = value { $0.isDark && !$0.isHigh }, high = value { $0.isHigh && !$0.isDark }, darkHigh = value { $0.isHigh && $0.isDark }
        guard high != nil || darkHigh != nil else { return dark.map { .pair(light: light, dark: $0) } ?? light }
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark, plain = isDark ? dark ?? light : light
            guard traits.accessibilityContrast == .high else { return plain }
            return isDark ? darkHigh ?? dark ?? high ?? light : high ?? light
        }
    }

    private static func color(_ value: Value) -> UIColor? {
        if let name = value.reference { return SystemColor(rawValue: name).map { UIColor(.system($0)) } }
        guard let components = value.components else { return nil }
        let alpha = number(components["alpha"]) ?? 1
        if let white = number(components["white"]) { return UIColor(white: white, alpha: alpha) }
        guard let red = number(components["red"]), let green = number(components["green"]), let blue = number(components["blue"]) else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0.5`, `128` of 255, or `0x80`.
    private static func number(_ text: String?) -> CGFloat? {
        guard let text else { return nil }
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return CGFloat(min(max(text.contains(".") ? number : number > 1 ? number / 255 : number, 0), 1))
    }
}

extension UIColor {
    /// A colour of the app's asset catalog, light and dark; `nil` when there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A colour of a bundle's asset catalog, the app's for `nil`; `nil` when there is none of that name. With a collection of traits, it is the one
    /// for these.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = ColorFiles.color(named: name, in: bundle) else { return nil }
        if let traitCollection {
            self.init(cgColor: found.resolvedColor(with: traitCollection).cgColor)
        } else if found.isDynamic {
            self.init(.provider { found.resolvedColor(with: $0) })
        } else {
            self.init(cgColor: found.cgColor)
        }
    }
}
