internal import UIKit

/// The views of a view in words.
@MainActor
enum ViewTree {
    static func text(_ view: UIView) -> String {
        var lines: [String] = []
        add(view, 0, &lines)
        return lines.joined(separator: "\n")
    }

    private static func add(_ view: UIView, _ level: Int, _ lines: inout [String]) {
        lines.append(String(repeating: "   | ", count: level) + ValueDump.withoutAddresses(view.description))
        for subview in view.subviews { add(subview, level + 1, &lines) }
    }
}

/// The controllers in a controller in words.
@MainActor
enum ControllerTree {
    static func text(_ controller: UIViewController) -> String {
        var lines: [String] = []
        add(controller, 0, "", &lines)
        return lines.joined(separator: "\n")
    }

    private static func add(_ controller: UIViewController, _ level: Int, _ mark: String, _ lines: inout [String]) {
        let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
        let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
        lines.append(String(repeating: "   | ", count: level) + "\(mark)<\(type(of: controller))>, state: \(state), view: \(view)")
        for child in controller.children { add(child, level + 1, "", &lines) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller { add(presented, level + 1, "+ ", &lines) }
    }
}
