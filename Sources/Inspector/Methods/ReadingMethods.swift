internal import Foundation
internal import JSONText
internal import PictureFiles
internal import TouchScript
internal import UIKit

/// What is there: views, recognizers, the picture.
@MainActor
enum ReadingMethods {
    static let all: [Method] = [status, tree, view, elements, announcements, picture, hitTest, responders, recognizers, configuration]
    private static let treeLimit = 5000

    private static let view_ = Parameter("view", .value, "A view: its number, accessibility identifier, label or class.")

    private static let status = Method("status", "What runs, on which host, at what time, and what the inspector may do.") { inspector, _ in
        var status: JSONValue = [
            "protocol": .number(MessageFormat.version), "app": .string(inspector.app), "host": .string(inspector.host.name),
            "now": .number(inspector.now), "mayControl": .bool(inspector.mayControl), "scale": .number(inspector.scale),
            "decisions": .number(inspector.decisions.end), "turn": .number(inspector.ring.turns), "recorded": .number(inspector.ring.entryCount),
            "recordingIsWhole": .bool(inspector.ring.isWhole),
        ]
        if let surface = inspector.surface {
            status.add("size", .numbers([Double(surface.size.width) / surface.scale, Double(surface.size.height) / surface.scale]))
        }
        status.add("time", .string(inspector.headless.map { $0.followsWallClock ? "real" : "virtual" } ?? "real"))
        return status
    }

    private static let tree = Method(
        "tree", "The views on the screen, with class, accessibility identifier, label, value and traits, frame in points of the screen, and recognizers.",
        [Parameter("view", .value, "The view to begin at, by number, identifier, label or class; otherwise all windows."),
         Parameter("depth", .integer(0...100), "How many levels of subviews (100).")]
    ) { inspector, arguments in
        let views = Views(inspector.application), depth = arguments.integer("depth") ?? 100
        var room = treeLimit
        let roots = try arguments["view"].map { [try views.find($0)] } ?? views.windows
        return ["views": .array(roots.map { ViewFacts.tree($0, inspector.typedTextRule, depth: depth, room: &room) })]
    }

    private static let view = Method(
        "view", "Everything about one view: geometry, properties, recognizers with their settings and targets.",
        [Parameter("view", .value, isRequired: true, view_.meaning)]
    ) { inspector, arguments in
        ViewFacts.full(try Views(inspector.application).find(arguments["view"] ?? .null), inspector)
    }

    private static let elements = Method(
        "elements", "What assistive technology finds, in reading order: role, label, value, traits, frame in points of the screen, custom actions; views have an id.",
        [Parameter("view", .value, "Only what is in this view, by number, identifier, label or class.")]
    ) { inspector, arguments in
        let views = Views(inspector.application)
        let found = try arguments["view"].map { UIAccessibility.elements(in: try views.find($0)) } ?? views.elements
        return ["elements": .array(found.prefix(treeLimit).map { ViewFacts.element($0, inspector.typedTextRule) })]
    }

    private static let announcements = Method(
        "announcements", "What the app has posted for assistive technology (UIAccessibility.post), the last hundred: time, notification, text."
    ) { inspector, _ in
        ["announcements": .array(AccessibilityPosts.all.map { post in
            var line: JSONValue = ["t": .number(post.time - inspector.trace.origin), "notification": .string(post.name)]
            line.add("text", post.text.map { .string($0) })
            return line
        })]
    }

    private static let picture = Method("picture", "The picture on the screen, as PNG in Base64.") { inspector, _ in
        guard let picture = inspector.surface?.picture else { throw InspectorError(.unavailable, "nothing has been drawn yet") }
        return ["png": .string(Data(PictureFile.quickPNG(picture)).base64EncodedString()), "width": .number(picture.size.width), "height": .number(picture.size.height),
                "scale": .number(inspector.scale), "turn": .number(inspector.ring.turns)]
    }

    private static let hitTest = Method(
        "hit_test", "Which view a finger would hit, without touching: every view that is passed over, with the reason.",
        [Parameter("x", .number(-1e5...1e5), isRequired: true, "Points from the left of the screen."),
         Parameter("y", .number(-1e5...1e5), isRequired: true, "Points from the top of the screen.")]
    ) { inspector, arguments in
        guard let scene = inspector.scene else { throw InspectorError(.unavailable, "the app shows no scene") }
        let test = InspectedHitTest(at: CGPoint(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0), in: scene)
        var result: JSONValue = ["path": .strings(test.records.map { "\($0)" })]
        result.add("view", test.view.map { ViewFacts.brief($0, inspector.typedTextRule) })
        result.add("responders", test.view.map { .array(chain($0)) })
        let names = RecognizerNames(inspector)
        result.add("recognizers", test.view.map { .strings(candidates($0).map { names[$0] }) })
        return result
    }

    private static let responders = Method(
        "responders", "The responder chain from a view on: where an event goes that nothing handles.",
        [Parameter("view", .value, isRequired: true, view_.meaning)]
    ) { inspector, arguments in
        ["responders": .array(chain(try Views(inspector.application).find(arguments["view"] ?? .null)))]
    }

    private static let recognizers = Method(
        "recognizers", "All gesture recognizers on the screen: view, state, settings, targets, the touches that each follows, and how far fingers may move.",
        [Parameter("view", .value, "Only those of this view, by number, identifier, label or class.")]
    ) { inspector, arguments in
        let views = Views(inspector.application)
        let chosen = try arguments["view"].map { try views.find($0).gestureRecognizers ?? [] } ?? views.recognizers
        let names = RecognizerNames(views, inspector.trace)
        return ["recognizers": .array(chosen.map { RecognizerFacts.full($0, names) })]
    }

    private static let configuration = Method("configuration", "The thresholds of all gestures, with their values and defaults.") { _, _ in
        let now = GestureConfiguration.current, usual = GestureConfiguration()
        return ["configuration": .array(GestureConfiguration.names.map { name in
            ["name": .string(name), "value": .string(now.text(of: name) ?? ""), "default": .string(usual.text(of: name) ?? "")]
        })]
    }

    private static func chain(_ view: UIView) -> [JSONValue] {
        var result: [JSONValue] = [], responder: UIResponder? = view
        while let current = responder, result.count < 200 {
            var node: JSONValue = ["class": .string("\(type(of: current))")]
            if let view = current as? UIView { node.add("id", .number(view.inspectionNumber)) }
            if current.isFirstResponder { node.add("isFirstResponder", true) }
            result.append(node)
            responder = current.next
        }
        return result
    }

    /// The recognizers that a landing in the view is offered to, in that order.
    private static func candidates(_ view: UIView) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = [], next: UIView? = view
        while let view = next {
            result += (view.gestureRecognizers ?? []).reversed()
            next = view.superview
        }
        return result
    }
}
