import Foundation

/// Which view is hit at a point of the first window when the clock has come to the end.
struct HitTestExpectation: Sendable {
    let point: CGPoint
    /// `nil`: none that the scenario has a name for.
    let view: String?

    init(_ object: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        try object.allow(["hit_test", "view"])
        point = try CGPoint(try object.required("hit_test"))
        let node = try object.required("view")
        view = node.isNull ? nil : try decoder.view(node)
    }

    func failures(in recording: Recording) -> [String] {
        let hit = recording.hits[Recording.PointKey(point)] ?? nil
        return hit == view ? [] : ["\(hit ?? "no view") is hit at \(point.text), expected \(view ?? "none")"]
    }
}
