/// What is expected of a contact's touch when it ends.
struct FingerExpectation: Sendable {
    let finger: Int
    private let tapCount: ExpectedNumber
    private let ifAny: Bool

    init(_ object: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        try object.allow(["finger", "tapCount", "if_any"])
        finger = try decoder.finger(try object.required("finger"))
        tapCount = try ExpectedNumber(try object.required("tapCount"))
        ifAny = try object["if_any"]?.bool() ?? false
    }

    func failures(in recording: Recording) -> [String] {
        for event in recording.events {
            for touch in event.touches where touch.finger == finger && (touch.phase == .ended || touch.phase == .cancelled) {
                return tapCount.contains(Double(touch.tapCount)) ? []
                    : ["tapCount of finger \(finger) is \(touch.tapCount) when it ends, expected \(tapCount)"]
            }
        }
        return ifAny ? [] : ["no touch of finger \(finger) ended"]
    }
}
