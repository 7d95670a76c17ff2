import Foundation
import Scenarios
import Testing

/// Files that are damaged at random: they are refused in one line or they run; nothing traps.
@MainActor @Suite("Damaged files", .leavesNothing)
struct MutationTests {
    /// Of each file; forty with `DACTYL_SLOW=1`, as script/test sets for them apart.
    private static let damages = ProcessInfo.processInfo.environment["DACTYL_SLOW"] == "1" ? 40 : 20

    @Test("a damaged scenario is refused or runs", arguments: ScenarioFiles.all)
    func damaged(file: String) throws {
        let original = [UInt8](try Data(contentsOf: ScenarioFiles.folder.appending(path: file)))
        var state = UInt64(original.count)
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let alphabet = [UInt8]("0123456789-.e{}[]\",:VCtrue".utf8)
        var accepted = 0
        for _ in 0..<Self.damages {
            var bytes = original
            for _ in 0...random(3) {
                let index = random(bytes.count)
                switch random(3) {
                case 0: bytes[index] = alphabet[random(alphabet.count)]
                case 1: bytes.remove(at: index)
                default: bytes.insert(alphabet[random(alphabet.count)], at: index)
                }
            }
            do {
                let scenario = try Scenario(data: Data(bytes), file: "s.json")
                accepted += 1
                _ = try ScenarioRunner().run(scenario)
            } catch {
                #expect("\(error)".hasPrefix("s.json: "), "\(error)")
                #expect(!"\(error)".contains("\n"))
            }
        }
        #expect(accepted < Self.damages)
    }
}
