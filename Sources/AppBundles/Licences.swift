import Foundation

/// The licences of what a bundle hands on beside the app's own code. Their texts are copied from where the app was built.
struct Licences {
    /// A part with the text of its licence; `nil` where that is not on this machine.
    struct Entry {
        let part: Part
        let text: String?
    }

    let entries: [Entry]
    /// The libraries in the bundle of which nothing is known here.
    let strangers: [String]

    /// - Parameters:
    ///   - executable: The app's path, below the build folder of its package.
    ///   - data: Its bytes.
    ///   - libraries: The libraries in the bundle.
    init(of executable: String, _ data: Data, _ libraries: [String]) {
        let roots = Roots(executable, libraries)
        entries = Part.all.filter { part in part.mark.map { data.range(of: Data($0.utf8)) != nil } ?? true }.map { part in
            Entry(part: part, text: roots.text(of: part))
        }
        strangers = libraries.filter { !SharedLibraries.isOfRuntime($0) }.map { ($0 as NSString).lastPathComponent }
    }

    /// The names of the parts whose texts are missing.
    var missing: [String] { entries.filter { $0.text == nil }.map(\.part.name) }

    /// The parts in the bundle, a line each.
    var list: String {
        let lines = entries.map { entry in
            "\(entry.part.name): \(entry.part.licence) (\(entry.part.home))"
                + (entry.text == nil ? "; its text was not on the machine that made this folder" : "")
        }
        return (lines + strangers.map { "\($0): not known here; its licence is where it comes from" }).map { "\($0)\n" }.joined()
    }

    func write(to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try list.write(toFile: "\(folder)/PARTS", atomically: false, encoding: .utf8)
        for entry in entries {
            if let text = entry.text { try text.write(toFile: "\(folder)/\(entry.part.name).txt", atomically: false, encoding: .utf8) }
        }
    }

    /// Where texts may be.
    private struct Roots {
        private var checkouts: [String] = []
        private var projects: [String] = []
        private var toolchains: [String] = []

        init(_ executable: String, _ libraries: [String]) {
            let manager = FileManager.default
            // The build folder of a package is above its products; so is, for this project's own, the project. The command is a product of it too.
            let command = (try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
            for start in [executable, command] {
                var folder = (start as NSString).deletingLastPathComponent
                while folder.count > 1 {
                    if manager.fileExists(atPath: "\(folder)/checkouts") { checkouts.append("\(folder)/checkouts") }
                    for root in [folder, "\(folder)/checkouts/dactyl"] where manager.fileExists(atPath: "\(root)/Sources/GestureEngine") { projects.append(root) }
                    folder = (folder as NSString).deletingLastPathComponent
                }
            }
            let core = libraries.first { $0.hasSuffix("/lib/swift/linux/libswiftCore.so") }
            if let core { toolchains.append(String(core.dropLast("/lib/swift/linux/libswiftCore.so".count))) }
            if let swift = Tool.path("swift") {
                toolchains.append(((swift as NSString).resolvingSymlinksInPath as NSString).deletingLastPathComponent + "/..")
            }
        }

        func text(of part: Part) -> String? {
            var texts: [String] = []
            for place in part.places {
                let files = files(place)
                if let text = files.lazy.compactMap({ try? String(contentsOfFile: $0, encoding: .utf8) }).first {
                    texts.append(text)
                    if case .system = place { break }
                } else if case .system = place {
                    continue
                } else {
                    return nil
                }
            }
            return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
        }

        private func files(_ place: Part.Place) -> [String] {
            switch place {
            case .checkouts(let path): checkouts.map { "\($0)/\(path)" }
            case .project(let path): projects.map { "\($0)/\(path)" }
            case .toolchain(let path): toolchains.map { "\($0)/\(path)" }
            case .system(let pattern): Self.matches(of: pattern)
            }
        }

        /// The files of a pattern, the last by name first: the newest version.
        private static func matches(of pattern: String) -> [String] {
            var found = glob_t()
            defer { globfree(&found) }
            guard glob(pattern, 0, nil, &found) == 0 else { return [] }
            return (0..<Int(clamping: found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }.reversed()
        }
    }
}
