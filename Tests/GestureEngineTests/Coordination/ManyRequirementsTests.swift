import GestureEngine
import Testing

/// Requirements among hundreds of recognizers. What they cost is seen in that these tests come to an end.
@MainActor @Suite("Many requirements")
struct ManyRequirementsTests {
    @Test("R-GR-40, R-GR-41d All pairs require each other to fail, in no order, and no circle is closed")
    func scrambled() {
        let count = 300, stage = PlainStage(recognizers: count), recognizers = stage.recognizers
        // Each pair once, 7919 places on each time: a prime that divides no number of pairs here.
        let pairs = count * count
        for number in 0..<pairs {
            let pair = number * 7919 % pairs, first = pair / count, second = pair % count
            if first > second { stage.engine.require(recognizers[first], toFail: recognizers[second]) }
        }
        #expect(recognizers.enumerated().allSatisfy { stage.engine.requirements(of: $1).count == $0 })
        _ = stage.client.takeLog()
        stage.engine.require(recognizers[0], toFail: recognizers[count - 1])
        #expect(stage.client.takeLog() == ["0 can't require \(count - 1)"])
        // One that goes leaves no requirement behind, and its number is given again.
        stage.engine.unregister(recognizers[0])
        #expect(recognizers.dropFirst().enumerated().allSatisfy { stage.engine.requirements(of: $1).count == $0 })
        #expect(stage.engine.register() == recognizers[0] && stage.engine.register().slot == count)
    }

    @Test("R-GR-41d A chain of ten thousand is made, and can't be closed")
    func chain() {
        let stage = PlainStage(recognizers: 1), engine = stage.engine
        var last = stage.recognizers[0]
        for _ in 0..<10_000 {
            let next = engine.register()
            engine.require(last, toFail: next)
            last = next
        }
        engine.require(last, toFail: stage.recognizers[0])
        #expect(engine.requirements(of: last).isEmpty)
    }
}
