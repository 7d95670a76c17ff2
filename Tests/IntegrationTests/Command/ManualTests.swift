import Foundation
import Testing

/// The manual page and the completions of the command.
@Suite("Manual") struct ManualTests {
    private let environment: [String: String?] = ["DACTYL_COMMAND": Checkout.dactyl]

    @Test("the manual page is what the command says of itself", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
    func page() throws {
        let check = try Child("\(Checkout.root)/script/manual", ["--check"], environment: environment)
        #expect(try check.status() == 0, "\(check.errors)")
    }

    @Test("the command is installed with its page and its completions; where it can't be, one line says so")
    func installing() throws {
        let folder = try TemporaryFolder(), install = "\(Checkout.root)/script/install"
        let made = try Child(install, [folder.file("local")], environment: environment)
        #expect(try made.status() == 0, "\(made.errors)")
        for name in ["bin/dactyl", "bin/dactyl-tools", "share/man/man1/dactyl.1", "share/bash-completion/completions/dactyl", "share/zsh/site-functions/_dactyl",
                     "share/fish/vendor_completions.d/dactyl.fish"] {
            #expect(made.output.contains("/local/\(name)\n") && FileManager.default.fileExists(atPath: folder.file("local/\(name)")))
        }
        // Both parts: the first becomes the second, which is beside it.
        let installed = try Child(folder.file("local/bin/dactyl"), ["devices", "--help"])
        #expect(try installed.status() == 0 && installed.output.contains("dactyl devices"), "\(installed.errors)")
        try FileManager.default.removeItem(atPath: folder.file("local/bin/dactyl-tools"))
        let half = try Child(folder.file("local/bin/dactyl"), ["devices"])
        #expect(try half.status() == 69 && half.errorLines.count == 1 && half.errors.contains("dactyl-tools"), "\(half.errors)")
        let completions = try Child("/bin/bash", ["-n", folder.file("local/share/bash-completion/completions/dactyl")])
        #expect(try completions.status() == 0, "\(completions.errors)")
        let refused = try Child(install, ["/proc/nowhere"], environment: environment)
        #expect(try refused.status() == 73)
        #expect(refused.errorLines.count == 1 && refused.errors.hasPrefix("script/install: '/proc/nowhere/bin/dactyl' can't be written"))
        let wrong = try Child(install, ["--prefix"], environment: environment)
        #expect(try wrong.status() == 64 && wrong.errorLines.count == 1)
    }
}
