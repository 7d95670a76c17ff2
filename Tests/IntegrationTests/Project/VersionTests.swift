import Foundation
import Testing

/// One version stands in the command, its page, the README and the change log, and one version of Swift wherever that is named.
@Suite("The version") struct VersionTests {
    @Test("the command, its manual page and the README name the same")
    func everywhere() throws {
        let number = try commandVersion()
        #expect(number.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil, "\(number)")
        #expect(try Checkout.text("Documentation/man/dactyl.1").split(separator: "\n").first?.contains("\"dactyl \(number)\"") == true)
        #expect(try Checkout.text("README.md").contains("This is version \(number)."))
    }

    @Test("the change log begins with what has no version yet; the newest version there is this one, with its day, and is ordered by kind")
    func changeLog() throws {
        let headings = try Checkout.text("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("#") }
        #expect(headings.prefix(2) == ["# Changelog", "## Unreleased"])
        let newest = try #require(headings.firstIndex { $0.firstMatch(of: /^## [0-9]/) != nil })
        let found = try #require(headings[newest].wholeMatch(of: /## (\S+) - [0-9]{4}-[0-9]{2}-[0-9]{2}/), "\(headings[newest])")
        #expect(try String(found.1) == commandVersion())
        let kinds = headings[(newest + 1)...].prefix { $0.hasPrefix("### ") }
        #expect(!kinds.isEmpty && kinds.allSatisfy { ["### Added", "### Changed", "### Fixed", "### Removed"].contains($0) }, "\(kinds)")
    }

    @Test("the oldest Swift is one version in the manifest, the script that looks for it and the README; contributors use a later one")
    func swift() throws {
        let manifest = try #require(try Checkout.text("Package.swift").firstMatch(of: /swift-tools-version: ([0-9.]+)/)).1
        let wanted = try #require(try Checkout.text("script/bootstrap").firstMatch(of: /required_swift=([0-9.]+)/)).1
        #expect(manifest == wanted)
        #expect(try Checkout.text("README.md").contains("Swift toolchain (\(manifest) or later)"))
        let own = try Checkout.text(".swift-version").trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(own.compare(manifest, options: .numeric) != .orderedAscending, "\(own)")
        #expect(try Checkout.text(".github/workflows/test.yml").contains("container: swift:\(own)-"))
    }

    @Test("every module that the package index documents has a catalogue")
    func documentation() throws {
        let listed = try #require(try Checkout.text(".spi.yml").firstMatch(of: /documentation_targets: \[(.*)\]/)).1
        let reference = try #require(try Checkout.text("script/reference").firstMatch(of: /modules=\((.*)\)/)).1
        #expect(listed.split(separator: ", ") == reference.split(separator: " "))
    }

    @Test("the public declarations are compared with the last version's, and one line says so where there is none")
    func comparison() throws {
        let wrong = try Child("\(Checkout.root)/script/api-changes", ["0.0.0-none"])
        #expect(try wrong.status() == 66)
        #expect(wrong.errors == "script/api-changes: there is no version '0.0.0-none'; git tag lists those that there are\n")
    }

    private func commandVersion() throws -> String {
        let child = try Child.dactyl("--version")
        #expect(try child.status() == 0, "\(child.errors)")
        return String(child.output.trimmingPrefix("dactyl ")).trimmingCharacters(in: .newlines)
    }
}
