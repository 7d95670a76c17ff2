import Foundation
import Testing
@testable import UIKit

/// Which responders implement the standard edit actions, and how they are reached.
@MainActor @Suite("Standard edit actions")
struct EditActionTests {
    private class Copying: UIResponder {
        var calls: [String] = []
        override func copy(_ sender: Any?) { calls.append("copy") }
        override func selectAll(_ sender: Any?) { calls.append("selectAll") }
    }

    private final class Heir: Copying {
        override func paste(_ sender: Any?) { calls.append("paste") }
    }

    private static let names = EditActionProbes.all.map(\.name)

    @Test("R-RSP-25, R-RSP-23: no base class implements any; a class implements those that it or a superclass overrides")
    func overrides() {
        #expect(Self.names.count == 26)
        for name in Self.names {
            for responder in [UIResponder(), UIView(), UIControl(), UIViewController(), UIWindow(), UILabel()] {
                #expect(!responder.canPerformAction(Selector(name), withSender: nil), "\(type(of: responder)) \(name)")
            }
        }
        let copying = Copying(), heir = Heir()
        #expect(Self.names.filter { copying.canPerformAction(Selector($0), withSender: nil) } == ["copy:", "selectAll:"])
        #expect(Self.names.filter { heir.canPerformAction(Selector($0), withSender: nil) } == ["copy:", "paste:", "selectAll:"])
    }

    @Test("R-RSP-25: a selector made of the responder's method makes nobody implement it, and calls the override")
    func selectors() {
        let copying = Copying()
        let action = Selector("copy:", UIResponder.copy(_:))
        #expect(!UIView().canPerformAction(action, withSender: nil) && !UIView().canPerformAction("copy:", withSender: nil))
        #expect(UIApplication.shared.sendAction(action, to: copying, from: nil, for: nil))
        #expect(UIApplication.shared.sendAction("selectAll:", to: copying, from: nil, for: nil))
        #expect(copying.calls == ["copy", "selectAll"])
        #expect(!UIApplication.shared.sendAction("cut:", to: nil, from: copying, for: nil))
    }
}
