internal import Foundation
internal import JSONText
internal import TouchHost
internal import UIKit

/// Touches, keys and wheels.
@MainActor
enum TouchMethods {
    static let all: [Method] = [tap, drag, fingers, touches, type, scroll]

    private static let place = [
        Parameter("view", .value, "The view, by number, identifier, label or class; its middle is touched."),
        Parameter("x", .number(-1e5...1e5), "Points from the left: of the view if there is one, else of the screen."),
        Parameter("y", .number(-1e5...1e5), "Points from the top."),
    ]

    private static let tap = Method(
        later: "tap", "Taps a view or a place. The result has the decisions that it caused.",
        place + [Parameter("count", .integer(1...10), "How many taps, 0.1 s apart (1)."), Parameter("fingers", .integer(1...10), "With how many fingers, 20 points apart (1)."),
                 Parameter("duration", .number(0...60), "Seconds that the fingers are down (0.05): 0.6 is a long press.")],
        needsControl: true
    ) { inspector, arguments, reply in
        let place = try position(inspector, arguments), duration = arguments.number("duration") ?? 0.05
        let count = arguments.integer("count") ?? 1, fingers = arguments.integer("fingers") ?? 1
        var all: [FingerScript.Finger] = [], script: [String] = []
        for finger in 0..<fingers { all.append(.init(path: [CGPoint(x: place.x + 20 * (Double(finger) - Double(fingers - 1) / 2), y: place.y)], hold: duration)) }
        for _ in 0..<count { script.append(FingerScript.text(all, scale: inspector.scale) + "\nsleep 50") }
        try play(script.joined(separator: "\n"), inspector, reply)
    }

    private static let drag = Method(
        later: "drag", "Drags a finger from a view or place by a way.",
        place + [Parameter("by", .numbers(2), isRequired: true, "The way, as [x, y] in points."),
                 Parameter("duration", .number(0...60), "Seconds (0.3)."), Parameter("hold", .number(0...60), "Seconds that the finger rests at the end (0).")],
        needsControl: true
    ) { inspector, arguments, reply in
        let start = try position(inspector, arguments), way = arguments.numbers("by") ?? [0, 0]
        let finger = FingerScript.Finger(path: [start, CGPoint(x: start.x + way[0], y: start.y + way[1])], duration: arguments.number("duration") ?? 0.3,
                                         hold: arguments.number("hold") ?? 0)
        try play(FingerScript.text([finger], scale: inspector.scale), inspector, reply)
    }

    private static let fingers = Method(
        later: "gesture", "Up to ten fingers or a pencil at once, each on its way: pinches, rotations, and whatever else.",
        [Parameter("fingers", .value, isRequired: true, "A list, for each finger {path: [[x, y], …] in points of the screen, start, duration, hold: seconds, pressure, tool: finger, pencil or palm}.")],
        needsControl: true
    ) { inspector, arguments, reply in
        try play(FingerScript.text(try FingerScript.fingers(arguments["fingers"]), scale: inspector.scale), inspector, reply)
    }

    private static let touches = Method(
        later: "touches", "Plays a touch script: fingers, pencil, keys, mouse, wheel, touchpad. Its places are pixels from the upper left corner, its times milliseconds.",
        [Parameter("script", .string, isRequired: true, "Commands, one a line, as in: down 0 100 200; frame; glide 300 60 0 100 400; up 0; frame")],
        needsControl: true
    ) { inspector, arguments, reply in
        try play(arguments.string("script") ?? "", inspector, reply)
    }

    private static let type = Method(
        later: "keys", "Presses keys, or types a text where the caret is.",
        [Parameter("text", .string, "What to type, as an input method would."), Parameter("keys", .string, "Names of keys to tap, separated by spaces, as in: LeftCtrl+a Delete")],
        needsControl: true
    ) { inspector, arguments, reply in
        try inspector.checkIsFree()
        guard arguments["text"] != nil || arguments["keys"] != nil else { throw InspectorError(.invalidParameter, "keys: 'text' or 'keys' is needed") }
        let words = (arguments.string("keys") ?? "").split(separator: " ")
        guard words.count <= 200 else { throw InspectorError(.tooMuch, "keys: 'keys' has more than 200 words: press them in several calls") }
        var keys: [String] = []
        for word in words {
            let parts = word.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
            guard !parts.contains("") else {
                throw InspectorError(.invalidParameter, "keys: '\(String(word.prefix(60)).onOneLine)' lacks a key beside its +, as in LeftCtrl+a")
            }
            keys.append((parts.map { "key \($0) press" } + parts.reversed().map { "key \($0) release" }).joined(separator: "; "))
        }
        if let text = arguments.string("text") {
            guard text.utf8.count <= 10_000 else { throw InspectorError(.tooMuch, "keys: 'text' has more than 10000 bytes") }
            guard let surface = inspector.surface else { throw InspectorError(.unavailable, "the app has no surface") }
            inspector.host.client?.surface(surface, didReceive: TextEdit(commit: text))
            inspector.host.client?.hostDidDrain(inspector.host)
        }
        try play(keys.joined(separator: "\nsleep 20\n"), inspector, reply)
    }

    private static let scroll = Method(
        later: "scroll", "Turns the mouse's wheel over a view or place.",
        place + [Parameter("by", .numbers(2), isRequired: true, "Notches across and down; down moves the content up.")],
        needsControl: true
    ) { inspector, arguments, reply in
        let place = try position(inspector, arguments), by = arguments.numbers("by") ?? [0, 0], scale = inspector.scale
        let where_ = "\(FingerScript.number(place.x * scale)) \(FingerScript.number(place.y * scale))"
        try play("pointer \(where_)\nwheel \(FingerScript.number(by[0])) \(FingerScript.number(by[1]))\nsleep 20", inspector, reply)
    }

    private static func play(_ script: String, _ inspector: Inspector, _ reply: @escaping Method.Reply) throws(InspectorError) {
        try inspector.checkIsFree()
        try inspector.player.play(script) { error in
            if let error { return reply(.failure(error)) }
            reply(.success(["now": .number(inspector.now)]))
        }
    }

    /// The place that a call names, in points of the screen.
    static func position(_ inspector: Inspector, _ arguments: Arguments) throws(InspectorError) -> CGPoint {
        let x = arguments.number("x"), y = arguments.number("y")
        guard let name = arguments["view"] else {
            return CGPoint(x: try arguments.required(x, "x", "without a 'view'"), y: try arguments.required(y, "y", "without a 'view'"))
        }
        let frame = try Views(inspector.application).find(name).inspectedFrame
        return CGPoint(x: frame.minX + (x ?? frame.width / 2), y: frame.minY + (y ?? frame.height / 2))
    }
}
