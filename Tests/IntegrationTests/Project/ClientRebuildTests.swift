import Foundation
import Testing

/// What a client's rebuild compiles: nothing of this package.
///
/// SwiftPM up to 6.3 passes the traits that are enabled in an order that is new for each plan. Two of them would compile every module again
/// whenever the client's plan changes (decision 0011). How long the rebuilds take `script/times` measures.
@Suite("Rebuilds of a client", .enabled(if: Checkout.isSlowWanted, "builds other packages: DACTYL_SLOW=1, as script/test sets for it apart"))
struct ClientRebuildTests {
    @Test("a rebuild compiles the client's own files alone, with the plugin and without")
    func rebuilds() throws {
        let folder = try TemporaryFolder()
        let package = folder.file("Rebuilds")
        try FileManager.default.copyItem(atPath: "\(Checkout.root)/Tests/Packages/Rebuilds", toPath: package)
        let client = ClientPackage(folder: package)
        /// The modules that a build compiled, after it has passed.
        func compiled(_ product: String, _ environment: [String: String?] = [:]) throws -> Set<String> {
            // The order of a plan's traits is the one thing that this variable changes.
            let environment = ["DACTYL_ROOT": Checkout.root, "SWIFT_DETERMINISTIC_HASHING": nil].merging(environment) { $1 }
            let build = try client.swift(["build", "--product", product], environment: environment)
            #expect(build.status == 0, "\(build.text.suffix(3000))")
            let lines = build.text.split(separator: "\n").filter { $0.contains("] Compiling ") || $0.contains("] Emitting module ") }
            return Set(lines.compactMap { line in
                let words = line.split(separator: " ")
                return words.firstIndex { $0 == "Compiling" || $0 == "module" }.flatMap { words.dropFirst($0 + 1).first }.map(String.init)
            })
        }
        for product in ["Client", "PluginClient"] {
            #expect(try compiled(product) == [product], "the first time")
            for _ in 0..<3 { #expect(try compiled(product) == [], "nothing changed") }
            #expect(try compiled(product, ["REBUILDS": "1"]) == [], "a variable of the environment changed")
            try "let added = 1\n".write(toFile: "\(package)/\(product)/Added.swift", atomically: true, encoding: .utf8)
            #expect(try compiled(product) == [product], "a file was added")
        }
    }
}
