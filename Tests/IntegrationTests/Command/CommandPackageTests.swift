import Foundation
import Testing

/// `script/package`.
@Suite("The package of the command", .enabled(if: Checkout.isSlowWanted, "packs 150 MB: DACTYL_SLOW=1, as script/test --all sets for it"))
struct CommandPackageTests {
    @Test("the package of Debian's brings the command, its page, completions and sources, and leaves nothing when it is removed",
          .enabled(if: Checkout.program("dpkg-deb") != nil, "skipped: needs dpkg-deb"))
    func package() throws {
        let folder = try TemporaryFolder(), root = folder.file("root"), state = "\(root)/var/lib/dpkg", manager = FileManager.default
        let made = try Child("\(Checkout.root)/script/package", ["deb", folder.path], environment: ["DACTYL_COMMAND": Checkout.dactyl])
        #expect(try made.status(within: 900) == 0, "\(made.errors)")
        let file = made.output.trimmingCharacters(in: .newlines)
        #expect(file.contains("/dactyl_") && file.hasSuffix(".deb"))
        let fields = try Child("/usr/bin/dpkg-deb", ["--field", file])
        #expect(try fields.status() == 0 && fields.output.contains("libcairo2") && fields.output.contains("Recommends: pkg-config, fonts-inter, libcairo2-dev"), "\(fields.output)")
        for inner in ["info", "updates", "triggers"] { try manager.createDirectory(atPath: "\(state)/\(inner)", withIntermediateDirectories: true) }
        try "".write(toFile: "\(state)/status", atomically: true, encoding: .utf8)
        let before = try manager.subpathsOfDirectory(atPath: root).filter { !$0.hasPrefix("var/lib/dpkg/") }
        let path = ["PATH": (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/sbin:/sbin"]
        func dpkg(_ words: String...) throws {
            let child = try Child("/usr/bin/dpkg", ["--root=\(root)", "--force-depends", "--force-not-root", "--log=/dev/null"] + words, environment: path)
            #expect(try child.status() == 0 && child.output.contains("missing") == false, "\(words): \(child.output) \(child.errors)")
        }
        try dpkg("--install", file)
        try dpkg("--verify", "dactyl")
        let programs = manager.fileExists(atPath: "\(root)/usr/lib/dactyl") ? "\(root)/usr/lib/dactyl" : "\(root)/usr/bin"
        let app = try Child("\(programs)/dactyl", ["new", "Spots"], environment: ["LD_LIBRARY_PATH": programs], workingFolder: folder.path)
        #expect(try app.status() == 0, "\(app.errors)")
        #expect(try String(contentsOfFile: folder.file("Spots/Package.swift"), encoding: .utf8).contains("path: \"\(root)/usr/share/dactyl\""))
        for name in ["man/man1/dactyl.1.gz", "bash-completion/completions/dactyl", "zsh/vendor-completions/_dactyl", "doc/dactyl/copyright"] {
            #expect(manager.fileExists(atPath: "\(root)/usr/share/\(name)"), "\(name)")
        }
        try dpkg("--purge", "dactyl")
        #expect(try manager.subpathsOfDirectory(atPath: root).filter { !$0.hasPrefix("var/lib/dpkg/") } == before)
    }
}
