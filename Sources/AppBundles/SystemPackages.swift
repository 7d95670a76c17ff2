import Foundation

/// The system's package manager, which knows which package a file belongs to.
struct SystemPackages {
    private let ask: (String) -> String?

    init() {
        if let path = Tool.path("dpkg-query") {
            // "libz1:amd64: /usr/lib/libz.so.1"
            ask = { file in
                guard let (output, status) = Tool.run(path, ["--search", file]), status == 0 else { return nil }
                let lines = output.split(separator: "\n").filter { !$0.hasPrefix("diversion") }
                return lines.first?.split(separator: ":").first.map(String.init)
            }
        } else if let path = Tool.path("rpm") {
            ask = { file in
                guard let (output, status) = Tool.run(path, ["-qf", "--qf", "%{NAME}\\n", file]), status == 0 else { return nil }
                return output.split(separator: "\n").first.map(String.init)
            }
        } else if let path = Tool.path("pacman") {
            ask = { file in
                guard let (output, status) = Tool.run(path, ["-Qoq", file]), status == 0 else { return nil }
                return output.split(separator: "\n").first.map(String.init)
            }
        } else {
            ask = { _ in nil }
        }
    }

    /// The package that the file belongs to.
    func owner(of file: String) -> String? {
        // Packages know files by the names under which they brought them: without links, or from before /lib was one.
        var names = [file, "/usr" + file, (file as NSString).resolvingSymlinksInPath]
        if file.hasPrefix("/usr/lib") { names.append(String(file.dropFirst(4))) }
        for name in names {
            if let owner = ask(name) { return owner }
        }
        return nil
    }
}
