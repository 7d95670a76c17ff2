import AppBundles
import Foundation
import Testing

@Suite("What a build prints")
struct CompilerOutputTests {
    private static let error = """
        /a/App.swift:3:5: error: cannot find 'x' in scope
        1 | import UIKit
        2 |\u{20}
        3 |     x
          |     `- error: cannot find 'x' in scope
        4 | }


        """
    private static let other = "/a/App.swift:9:1: warning: variable 'y' was never used\n9 | let y = 1\n  | `- warning: never used\n"

    @Test("Each diagnostic is printed once, in whatever pieces the output comes", arguments: [1, 7, 1000])
    func once(size: Int) {
        let text = "[1/3] Compiling App App.swift\n" + Self.error + Self.other + Self.error + "[2/3] Emitting module App\n" + Self.other + Self.error + "error: fatalError\n"
        var output = CompilerOutput(), printed = "", left = text[...]
        while !left.isEmpty {
            printed += output.take(String(left.prefix(size)))
            left = left.dropFirst(size)
        }
        printed += output.finish()
        #expect(printed == "[1/3] Compiling App App.swift\n" + Self.error + Self.other + "[2/3] Emitting module App\nerror: fatalError\n")
    }

    @Test("The same mistake in another place is another one, and a last line without an end is printed")
    func others() {
        var output = CompilerOutput()
        let second = Self.error.replacingOccurrences(of: ":3:5:", with: ":8:5:")
        #expect(output.take(Self.error + second + "done") + output.finish() == Self.error + second + "done\n")
    }
}
