import Foundation

/// The system's package manager, which knows which package a file belongs to.
struct SystemPackages {
    /// The packages of files, each of which may be known by any of several names: by the name that is known.
    private let ask: ([[String]]) -> [String: String]

    init() {
        if let path = Tool.path("dpkg-query") {
            // It reads all of its lists for each call, so that all names go in one. Some of them it does not know: its status says so.
            ask = { files in Self.read(Tool.run(path, ["--search"] + files.flatMap { $0 })?.output ?? "") }
        } else if let path = Tool.path("rpm") {
            ask = { files in Self.each(files) { Tool.run(path, ["-qf", "--qf", "%{NAME}\\n", $0]) } }
        } else if let path = Tool.path("pacman") {
            ask = { files in Self.each(files) { Tool.run(path, ["-Qoq", $0]) } }
        } else {
            ask = { _ in [:] }
        }
    }

    /// The packages that the files belong to.
    func owners(of files: [String]) -> [String: String] {
        guard !files.isEmpty else { return [:] }
        // Packages know files by the names under which they brought them: without links, or from before /lib was one.
        let names = files.map { file in
            [file, "/usr" + file, (file as NSString).resolvingSymlinksInPath] + (file.hasPrefix("/usr/lib") ? [String(file.dropFirst(4))] : [])
        }
        let known = ask(names)
        let owned = zip(files, names).compactMap { file, names in names.lazy.compactMap { known[$0] }.first.map { (file, $0) } }
        return Dictionary(owned) { first, _ in first }
    }

    /// Reads lines such as `libz1:amd64: /usr/lib/libz.so.1`, and `a:amd64, b:amd64: /usr/share/file` of files that several packages have.
    static func read(_ output: String) -> [String: String] {
        var owners: [String: String] = [:]
        for line in output.split(separator: "\n") where !line.hasPrefix("diversion") {
            guard let end = line.range(of: ": /"), let name = line.split(whereSeparator: { ":,".contains($0) }).first else { continue }
            owners[String(line[line.index(before: end.upperBound)...])] = String(name)
        }
        return owners
    }

    /// Asks for one name of a file after the other, until one is known.
    private static func each(_ files: [[String]], _ run: (String) -> (output: String, status: Int32)?) -> [String: String] {
        var owners: [String: String] = [:]
        for names in files {
            for name in names {
                guard let (output, status) = run(name), status == 0, let owner = output.split(separator: "\n").first else { continue }
                owners[name] = String(owner)
                break
            }
        }
        return owners
    }
}
