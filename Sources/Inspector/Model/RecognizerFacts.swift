internal import Foundation
internal import JSONText
internal import UIKit

/// What is said of a recognizer.
@MainActor
enum RecognizerFacts {
    static func full(_ recognizer: UIGestureRecognizer, _ names: RecognizerNames) -> JSONValue {
        let trace = names.trace, party = names.party(recognizer)
        var node: JSONValue = ["id": .number(recognizer.inspectionNumber), "name": .string(party.name), "title": .string("\(party)"),
                               "class": .string("\(type(of: recognizer))")]
        node.add("view", recognizer.view.map { .number($0.inspectionNumber) })
        node.add("viewClass", party.view.map { .string($0) })
        // As decisions number it; not there before it met a touch.
        node.add("number", trace.number(of: recognizer).map { .number($0) })
        node.add("state", .string(recognizer.inspectedStage))
        node.add("enabled", .bool(recognizer.isEnabled))
        node.add("touches", .strings(recognizer.inspectedTouches(in: trace)))
        node.add("actions", .strings(recognizer.inspectedActions))
        node.add("delegate", recognizer.delegate.map { .string("\(type(of: $0))") })
        let requirements = recognizer.inspectedRequirements
        if !requirements.isEmpty {
            node.add("requires", .strings(requirements.map { names[$0] }))
            node.add("requirements", .numbers(requirements.map { Double($0.inspectionNumber) }))
        }
        var properties: JSONValue = [:]
        for property in RecognizerProperties.of(recognizer) { properties.add(property.name, property.get(recognizer)) }
        node.add("properties", properties)
        node.add("limits", .array(limits(of: recognizer).map { ["name": .string($0.name), "radius": .number($0.radius)] }))
        return node
    }

    /// How far from their landing fingers may move, or must, before it decides: in points.
    static func limits(of recognizer: UIGestureRecognizer) -> [(name: String, radius: Double)] {
        let configuration = GestureConfiguration.current
        return switch recognizer {
        case is UIScreenEdgePanGestureRecognizer: [("edgePanWidth", configuration.edgePanWidth)]
        case is UIPanGestureRecognizer: [("panHysteresis", configuration.panHysteresis)]
        case is UITapGestureRecognizer: [("tapAllowableMovement", configuration.tapAllowableMovement)]
        case let press as UILongPressGestureRecognizer: [("allowableMovement", press.allowableMovement)]
        case is UISwipeGestureRecognizer: [("swipeMinPrimary", configuration.swipeMinPrimary)]
        case is UIPinchGestureRecognizer: [("pinchHysteresis", configuration.pinchHysteresis)]
        default: []
        }
    }
}
