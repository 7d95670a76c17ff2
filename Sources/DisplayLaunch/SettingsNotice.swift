import Foundation
import FoundationAdditions
import TouchHost

/// What is said of settings that nothing reads, a line each: a person who writes one means something.
enum SettingsNotice {
    /// - Parameters:
    ///   - words: The app's command line, without its name.
    ///   - app: Its name.
    static func lines(_ environment: [String: String], words: [String], app: String) -> [String] {
        let unknown = HostSettings.unknownVariables(environment).map { name in
            let near = Suggestion.nearest(to: String(name.dropFirst(7)), among: HostSettings.names).map { "did you mean DACTYL_\($0)?" }
            return "dactyl: \(name.onOneLine) means nothing; \(near ?? "'dactyl run --help' names the variables")"
        }
        guard let option = HostSettings.commandOptions(among: words).first else { return unknown }
        let name = option.prefix { $0 != "=" }, variable = name.dropFirst(2).uppercased()
        return unknown + ["dactyl: \(name) is left to \(app.onOneLine), as all words behind an app's name are; for Dactyl it is DACTYL_\(variable)=VALUE, "
                            + "or an option of the command: dactyl run \(app.onOneLine) \(name)"]
    }

    /// Address space that apps were seen to start with, in bytes. Libraries, the fonts' cache and the stacks of threads take it, most of it without memory.
    private static let usualSpace: UInt64 = 512 << 20

    /// What is said of an address space so small that libraries of the system end the process where they get none, without a word of Dactyl's; `nil` for enough.
    /// - Parameter limit: In bytes.
    static func line(ofSpace limit: UInt64, app: String) -> String? {
        guard limit < usualSpace else { return nil }
        return "dactyl: \(app.onOneLine) may have \(limit >> 20) MB of address space, and may end where a library gets none: give it \(usualSpace >> 20) MB or more (ulimit -v)"
    }

    /// The address space that this process may have, in bytes.
    static var spaceLimit: UInt64 {
        var limit = rlimit()
        return getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 ? UInt64(limit.rlim_cur) : .max
    }
}
