import Testing
@testable import UIKit

/// Files that are sound and far larger than any that Xcode wrote.
@MainActor @Suite("Nibs: large files", .leavesNothing, .serialized)
struct LargeNibTests {
    private static func label(_ number: Int) -> String {
        "<label text=\"x\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\(number)\"/>"
    }

    private func load(_ view: String, connections: String = "") -> (view: UIView, lines: [String]) {
        let (controller, lines) = quietly {
            let storyboard = UIStoryboard(initial: "one", InterfaceText.controller("one", view: view, connections: connections))
            let controller = storyboard.instantiateInitialViewController()!
            controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            controller.view.layoutIfNeeded()
            return controller
        }
        return (controller.view, lines)
    }

    @Test("R-LAY-22 Two thousand labels, each beside the one before, are laid out")
    func chain() {
        let count = 2000
        let labels = (0..<count).map(Self.label).joined()
        let constraints = (1..<count).map { """
            <constraint firstItem="l\($0)" firstAttribute="leading" secondItem="l\($0 - 1)" secondAttribute="trailing" constant="1" id="c\($0)"/>
            """ }.joined()
        let (view, lines) = load("<subviews>\(labels)</subviews><constraints>\(constraints)</constraints>")
        #expect(lines == [] && view.subviews.count == count)
        for (left, right) in zip(view.subviews, view.subviews.dropFirst()) { #expect(abs(right.frame.minX - left.frame.maxX - 1) <= 1) }
    }

    @Test("R-NIB-8 Of a file in which all is wrong not every line is said, and none is long")
    func lines() {
        let labels = (0..<2000).map { _ in Self.label(1) }.joined()
        let (_, lines) = load("<subviews>\(labels)</subviews>", connections: (0..<2000).map {
            "<outlet property=\"\(String(repeating: "p", count: 2000))\($0)\" destination=\"nowhere\($0)\" id=\"o\($0)\"/>"
        }.joined())
        #expect(lines.count == 501)
        #expect(lines.last == "Main.storyboard: there is more of the kind, which is not said")
        #expect(lines.allSatisfy { $0.utf8.count < 1100 })
    }

    @Test("R-NIB-11 Outlets that lead into what is left out, and segues, are found in a file of many")
    func connections() {
        let count = 3000
        let inside = (0..<count).map { "<label text=\"x\" id=\"l\($0)\"/>" }.joined()
        let (view, lines) = load("<subviews><sceneKitView id=\"left\"><subviews>\(inside)</subviews></sceneKitView></subviews>", connections: (0..<count).map {
            "<outlet property=\"view\" destination=\"l\($0)\" id=\"o\($0)\"/><segue destination=\"one\" kind=\"show\" identifier=\"s\($0)\" id=\"s\($0)\"/>"
        }.joined())
        #expect(lines.count < 502 && view.window == nil)
    }
}
