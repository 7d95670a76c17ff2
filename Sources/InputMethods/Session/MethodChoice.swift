internal import FoundationAdditions
package import HostKit
package import TouchHost

/// Which input method the environment asks for (R-IME-1).
package enum MethodChoice: Equatable, Sendable {
    case ibus, fcitx

    /// - Returns: `nil` where none is asked for.
    package init?(_ setting: HostSettings.InputMethod, _ environment: [String: String]) {
        switch setting {
        case .none: return nil
        case .ibus: self = .ibus
        case .fcitx: self = .fcitx
        case .auto:
            guard let found = Self.names(environment).lazy.compactMap(Self.named).first else { return nil }
            self = found
        }
    }

    /// The words of the environment in their order: what is said to GTK, to Qt, and to X.
    private static func names(_ environment: [String: String]) -> [String] {
        let lists = ["GTK_IM_MODULE", "QT_IM_MODULES", "QT_IM_MODULE"].compactMap { environment[$0] }
        let server = environment["XMODIFIERS"].flatMap { modifiers in modifiers.range(of: "@im=").map { String(modifiers[$0.upperBound...]) } }
        return (lists + [server].compactMap(\.self)).flatMap { $0.split { ":;@".contains($0) } }.map(String.init)
    }

    private static func named(_ name: String) -> MethodChoice? {
        switch name.lowercased() {
        case "ibus": .ibus
        case "fcitx", "fcitx5": .fcitx
        default: nil
        }
    }

    /// The keys and texts of a host as the input method has them. Nothing is opened before a text is entered.
    @MainActor
    package func makeSession(for host: any InputMethodHost, app: String, environment: [String: String]) -> any InputMethod {
        let dialect: any MethodDialect = switch self {
        case .ibus: IBusDialect(environment: environment)
        case .fcitx: FcitxDialect(environment: environment)
        }
        return MethodSession(dialect, deliveries: host.deliveries, app: app) { say($0) }
    }
}
