internal import DesktopBus
internal import HostKit
internal import TouchHost

/// What a portal has said, and what it means (R-SET-3).
struct PortalValues {
    /// The standard keys, and GNOME's keys that portals of most desktops pass on.
    static let appearance = "org.freedesktop.appearance", interface = "org.gnome.desktop.interface", assistance = "org.gnome.desktop.a11y.interface"
    static let namespaces = [appearance, interface, assistance]

    private struct Key: Hashable { let namespace, name: String }
    private static let keys: Set<Key> = [
        Key(namespace: appearance, name: "color-scheme"), Key(namespace: appearance, name: "accent-color"), Key(namespace: appearance, name: "contrast"),
        Key(namespace: appearance, name: "reduced-motion"), Key(namespace: interface, name: "text-scaling-factor"),
        Key(namespace: interface, name: "enable-animations"), Key(namespace: interface, name: "font-name"), Key(namespace: assistance, name: "high-contrast"),
    ]
    private var values: [Key: BusValue] = [:]

    init() {}

    /// - Parameter answer: A dictionary of namespaces, each with a dictionary of values.
    init(_ answer: BusValue) {
        for key in Self.keys { values[key] = answer[key.namespace]?[key.name] }
    }

    /// - Returns: Whether it is one of the keys that mean something.
    mutating func set(_ namespace: String, _ name: String, _ value: BusValue) -> Bool {
        let key = Key(namespace: namespace, name: name)
        guard Self.keys.contains(key) else { return false }
        values[key] = value
        return true
    }

    private func value(_ namespace: String, _ name: String) -> BusValue? { values[Key(namespace: namespace, name: name)] }

    var settings: DesktopSettings {
        var result = DesktopSettings()
        switch value(Self.appearance, "color-scheme")?.integer {
        case 1: result.appearance = .dark
        case 2: result.appearance = .light
        default: break
        }
        if let parts = value(Self.appearance, "accent-color")?.parts.map(\.real), parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] {
            result.accent = DesktopSettings.Color(red: red, green: green, blue: blue)
        }
        // The standard key does not take back what a desktop says by its own one, which older portals have alone.
        result.increasesContrast = either(Self.yes(value(Self.appearance, "contrast")), value(Self.assistance, "high-contrast")?.bool)
        result.reducesMotion = either(Self.yes(value(Self.appearance, "reduced-motion")), value(Self.interface, "enable-animations")?.bool.map { !$0 })
        result.textScale = SettingNames.textScale(value(Self.interface, "text-scaling-factor")?.real)
        result.usesBoldText = value(Self.interface, "font-name")?.string.map { SettingNames.isBold(font: $0) }
        return result
    }

    /// Whether a standard key is on, whose values are numbers without a sign; `nil` for a value of another kind, which says nothing.
    private static func yes(_ value: BusValue?) -> Bool? { value?.word.map { $0 == 1 } }

    private func either(_ first: Bool?, _ second: Bool?) -> Bool? {
        guard let first, let second else { return first ?? second }
        return first || second
    }
}
