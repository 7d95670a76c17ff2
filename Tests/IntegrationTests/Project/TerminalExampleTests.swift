import Foundation
import Testing

/// The toolkit of Examples/Terminal, whose own gestures GestureEngine coordinates.
@Suite("The example of another toolkit",
       .enabled(if: Checkout.isSlowWanted, "builds a package of its own: DACTYL_SLOW=1, as script/test sets for it apart"))
struct TerminalExampleTests {
    @Test("it builds without warnings, its script gives each gesture once, and --why reports what was passed over and decided")
    func plays() throws {
        let folder = "\(Checkout.root)/Examples/Terminal"
        let build = try ClientPackage(folder: folder).swift(["build"])
        #expect(build.status == 0, "\(build.text.suffix(4000))")
        let warnings = build.text.split(separator: "\n").filter { $0.contains("warning:") && $0.contains(folder + "/Sources/") }
        #expect(warnings.isEmpty, "\(warnings)")
        let lines = try run("\(folder)/demo.touch").map { String($0.dropFirst("00.000  ".count)) }
        #expect(lines.filter { $0 == "tap on left: ended" }.count == 1, "the single tap waits for the double tap, which excludes it")
        #expect(lines.filter { $0 == "double tap on left: ended" }.count == 1)
        for name in ["pan on right", "pinch on screen"] {
            #expect(lines.filter { $0.hasPrefix("\(name): began") }.count == 1 && lines.contains { $0.hasPrefix("\(name): ended") }, "\(lines)")
        }
        let why = try run("\(folder)/demo.touch", "--why").map { $0.dropFirst("00.000  ".count).trimmingCharacters(in: .whitespaces) }
        #expect(why.contains("finger 1: passes over right: the place lies outside of it"), "\(why)")
        #expect(why.contains("tap on left: waits until double tap on left has failed"))
        #expect(why.contains("tap on left: failed: excluded by double tap on left, neither delegate allows both"))
    }

    private func run(_ arguments: String...) throws -> [String] {
        let child = try Child("\(ClientPackage.products)/Terminal", arguments)
        #expect(try child.status() == 0, "\(child.errors)")
        return child.output.split(separator: "\n").map(String.init)
    }
}
