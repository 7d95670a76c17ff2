internal import Foundation
internal import JSONText
internal import TouchHost
internal import UIKit

/// What happened, as a scenario file (Documentation/scenario-format.md): the views and recognizers that took part, the touches, and the states of each
/// recognizer's actions.
@MainActor
struct ScenarioExport {
    let text: String

    init(_ inspector: Inspector, _ samples: [RecordingRing.Sample]) {
        let start = samples.first?.time ?? 0
        var views: [JSONValue] = [], recognizers: [JSONValue] = [], expect: [JSONValue] = [], relations: [JSONValue] = []
        var ids: [Int: String] = [:]
        let outcomes = RecognizerOutcomes(inspector.trace.lines).all
        func visit(_ view: UIView, _ parent: String?) {
            let id = "v\(view.inspectionNumber)"
            var node: JSONValue = ["id": .string(id)]
            node.add("parent", parent.map { .string($0) })
            node.add("frame", ViewFacts.rect(parent == nil ? CGRect(origin: .zero, size: view.bounds.size) : view.frame))
            var properties: JSONValue = [:]
            if view.isHidden { properties.add("isHidden", true) }
            if view.alpha != 1 { properties.add("alpha", .number(view.alpha)) }
            if !view.isUserInteractionEnabled { properties.add("isUserInteractionEnabled", false) }
            properties.add("isMultipleTouchEnabled", .bool(view.isMultipleTouchEnabled))
            node.add("props", properties)
            views.append(node)
            for recognizer in view.gestureRecognizers ?? [] {
                guard let type = Self.type(of: recognizer) else { continue }
                let own = "r\(recognizer.inspectionNumber)"
                ids[recognizer.inspectionNumber] = own
                var properties: JSONValue = [:]
                for attribute in Swift.type(of: recognizer).attributes where !attribute.isOfAttempt {
                    // Without a limit there is no number; without an option no word.
                    guard let value = Property(attribute).get(recognizer), value.number.map({ $0 < 1000 }) ?? true, value.array?.isEmpty != true else { continue }
                    properties.add(attribute.name, value)
                }
                recognizers.append(["id": .string(own), "type": .string(type), "view": .string(id), "props": properties])
                for other in recognizer.inspectedRequirements { relations.append(["kind": "requireToFail", "recognizer": .string(own), "other": .string("r\(other.inspectionNumber)")]) }
                guard let outcome = outcomes.first(where: { $0.party.number == inspector.trace.number(of: recognizer) }) else { continue }
                expect.append(["recognizer": .string(own), "states": .strings(outcome.states.map { $0 == .changed ? "changed+" : "\($0)" })])
            }
            for child in view.subviews { visit(child, id) }
        }
        if let window = Views(inspector.application).windows.first(where: { !$0.subviews.isEmpty }) { visit(window, nil) }
        // A scenario expects at least one thing: where nothing was recognized, that the first view stays where it is.
        if expect.isEmpty, let root = views.first { expect.append(["view": root["id"] ?? .null, "frame": root["frame"] ?? .null]) }
        let touches = samples.map { sample -> JSONValue in
            var touch: JSONValue = ["t_ms": .number((sample.time - start) * 1000), "finger": .number(sample.contact + 1), "phase": .string("\(sample.phase)")]
            touch.add("x", .number(sample.place.x))
            touch.add("y", .number(sample.place.y))
            if sample.tool == .pencil { touch.add("type", "pencil") }
            return touch
        }
        let end = (samples.last?.time ?? start) - start
        var scenario: JSONValue = ["name": .string(inspector.app.lowercased()), "version": 1, "source": "recorded by the inspector", "basis": "established",
                                   "views": .array(views), "recognizers": .array(recognizers)]
        let known = relations.filter { ids.values.contains($0["other"]?.string ?? "") }
        if !known.isEmpty { scenario.add("relations", .array(known)) }
        scenario.add("touches", .array(touches))
        scenario.add("until_ms", .number((end * 1000).rounded(.up) + 1000))
        scenario.add("expect", .array(expect))
        text = scenario.text + "\n"
    }

    private static func type(of recognizer: UIGestureRecognizer) -> String? {
        switch recognizer {
        case is UIScreenEdgePanGestureRecognizer: "screenEdgePan"
        case is UIPanGestureRecognizer: "pan"
        case is UITapGestureRecognizer: "tap"
        case is UILongPressGestureRecognizer: "longPress"
        case is UISwipeGestureRecognizer: "swipe"
        case is UIPinchGestureRecognizer: "pinch"
        case is UIRotationGestureRecognizer: "rotation"
        case is UIHoverGestureRecognizer: "hover"
        default: nil
        }
    }
}
