import Foundation
@testable import ScrollEngine
@testable import ScrollModel
import Testing

/// The rules of scrolling beside a second writing of them (the target `ScrollModel`), on the same random programs: the same notifications in the same
/// order, with the content at the same places, and the same states to be read after each action.
///
/// `DACTYL_SCROLLING` says how many programs, else 20,000, from the seed `DACTYL_FIRST_SEED` on. Of some millions a few differ by a pixel or a movement
/// of no length: their places are half a pixel, or an end, to the last bit.
@MainActor @Suite("Scrolling: the rules and the rules written again")
struct ScrollModelTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["DACTYL_SCROLLING"].flatMap(UInt64.init) ?? 20_000
    private static let first = environment["DACTYL_FIRST_SEED"].flatMap(UInt64.init) ?? 0

    @Test("R-SCR-6a, R-SCR-12, R-SCR-13, R-SCR-20 … 25, R-SCR-30 … 35, R-SCR-50 … 54 Random programs", arguments: [false, true])
    func random(goesShortWay: Bool) {
        var comparison = ScrollComparison {
            let side = EngineSide($0, pinchLetsGo: $1)
            side.goesShortWay = goesShortWay
            return side
        }
        comparison.fault = { Self.fault(($0 as! EngineSide).state) }
        for words in comparison.differences(seeds: Self.first..<(Self.first + Self.count)) { Issue.record("\(words)") }
        #expect(comparison.rarities(below: Int(Self.count) / 500) == [])
    }

    /// What must not be between inputs.
    private static func fault(_ state: ScrollState) -> String? {
        if case .released = state.hold { return "a drag is being reported, and nothing is" }
        if case .releasedToPinch = state.hold { return "a drag is being reported, and nothing is" }
        if state.movement.isDeceleration, state.hold.isDragged || state.hold.isPinched || state.hold.isCaught { return "a deceleration under fingers" }
        return state.owesMove ? "a notification is owed, and nothing is being placed" : nil
    }
}
