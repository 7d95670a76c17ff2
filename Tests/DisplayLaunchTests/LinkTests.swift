import Foundation
import Testing

/// What programs are linked with: those of the module UIKit alone, and apps.
@Suite("Linking") struct LinkTests {
    /// The files of the libraries by which hosts reach displays, devices and browsers. (What draws brings libraries of X11's own.)
    private static let displays = ["libinput", "libdrm", "libseat", "libwayland-client", "libdecor", "libxcb-xinput", "libxcb-present", "libxkbcommon"]

    /// The libraries that a program names itself: the entries of its dynamic section.
    private func libraries(of name: String) throws -> [String] {
        let run = try ProgramRun(URL(fileURLWithPath: "/usr/bin/env"), [:], ["readelf", "-d", ProgramRun.program(name).path])
        try #require(run.status == 0, "\(run.errors)")
        return run.lines.compactMap { line in line.contains("(NEEDED)") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil }
    }

    @Test("A program of the module UIKit alone is linked with no library of a display")
    func core() throws {
        let libraries = try libraries(of: "NoDisplay")
        #expect(libraries.contains { $0.hasPrefix("libcairo") }, "the list was read: \(libraries)")
        for display in Self.displays { #expect(!libraries.contains { $0.hasPrefix(display) }, "\(display) in \(libraries)") }
    }

    @Test("An app of the product UIKit is linked with the launch, which brings the displays that were built")
    func app() throws {
        let hosts = try ProgramRun(ProgramRun.program("LaunchOrder"), ["DACTYL_ON": "no such display"])
        let libraries = try libraries(of: "LaunchOrder")
        #expect(hosts.errors.contains("headless"), "the launch lists the hosts: \(hosts.errors)")
        if hosts.errors.contains("wayland") { #expect(libraries.contains { $0.hasPrefix("libwayland-client") }, "\(libraries)") }
    }

    @Test("An app that is linked without the launch says so in one line")
    func noDisplay() throws {
        let run = try ProgramRun(ProgramRun.program("NoDisplay"), [:])
        #expect(run.status == 69 && run.lines == [])
        #expect(run.errors == "dactyl: this program has no display to start on: it needs the product UIKit of the package dactyl, not the target alone\n")
    }
}
