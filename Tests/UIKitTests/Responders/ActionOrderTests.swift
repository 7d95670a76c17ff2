import Foundation
import Testing
@testable import UIKit

/// Which of several classes' methods an action calls: that of the most derived one, whichever was registered first.
@MainActor @Suite("Actions: the order of registration", .leavesNothing)
struct ActionOrderTests {
    private class Base: UIResponder {
        var calls: [String] = []
        func base() { calls.append("base") }
    }

    private class Middle: Base {
        func middle() { calls.append("middle") }
    }

    private class Heir: Middle {
        func heir() { calls.append("heir") }
    }

    private final class Last: Heir {}

    /// Registers the methods of the three classes in an order, under one name.
    private func register(_ name: String, _ order: [Int]) -> [Selector] {
        var made: [Int: Selector] = [:]
        for place in order {
            made[place] = switch place {
            case 0: Selector(name, Base.base)
            case 1: Selector(name, Middle.middle)
            default: Selector(name, Heir.heir)
            }
        }
        return [0, 1, 2].compactMap { made[$0] }
    }

    @Test("R-RSP-20 R-RSP-23 The most derived class that has the method is called, in whatever order the classes were registered",
          arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func mostDerived(order: [Int]) {
        let name = "R-RSP-20 order \(order)"
        let made = register(name, order)
        for selector in made + [Selector(name)] {
            for (object, expected) in [(Base(), "base"), (Middle(), "middle"), (Heir(), "heir"), (Last(), "heir")] {
                #expect(UIApplication.shared.sendAction(selector, to: object, from: nil, for: nil))
                #expect(object.calls == [expected], "\(type(of: object)) \(selector)")
            }
        }
        #expect(!UIResponder().canPerformAction(made[0], withSender: nil))
    }

    @Test("A class that registers only when it is asked goes before a superclass that has registered")
    func lateRegistration() {
        let action = Selector("R-RSP-20 late:", OrderedBase.act(_:))
        let heir = OrderedHeir()
        #expect(UIApplication.shared.sendAction("R-RSP-20 late:", to: heir, from: nil, for: nil))
        #expect(UIApplication.shared.sendAction(action, to: heir, from: nil, for: nil))
        #expect(heir.calls == ["heir", "heir"])
    }

    @Test("A selector for objects of any class gives way to one of a class")
    func anyObject() {
        let any = Selector("R-RSP-20 any", { (object: AnyObject) in { () -> Void in (object as? Base)?.calls.append("any") } })
        let base = Base(), heir = Heir()
        _ = Selector("R-RSP-20 any", Heir.heir)
        for object in [base, heir] { #expect(UIApplication.shared.sendAction(any, to: object, from: nil, for: nil)) }
        #expect(base.calls == ["any"] && heir.calls == ["heir"])
    }

    @Test("Of several methods of one class under one name, a selector calls its own and a bare name the newest")
    func sameClass() {
        let one = Selector("R-RSP-20 same", { (object: Base) in { object.calls.append("one") } })
        let two = Selector("R-RSP-20 same", { (object: Base) in { object.calls.append("two") } })
        let base = Base()
        for selector in [one, two, "R-RSP-20 same"] { UIApplication.shared.sendAction(selector, to: base, from: nil, for: nil) }
        #expect(base.calls == ["one", "two", "two"])
    }

    @Test("A recognizer, too, calls the most derived class's method")
    func recognizers() {
        let heir = Heir()
        _ = Selector("R-RSP-20 recognizer", Heir.heir)
        let tap = UITapGestureRecognizer(target: heir, action: Selector("R-RSP-20 recognizer", Base.base))
        // It has no action to send, and is made to send one.
        let found = Verifier.collecting { tap.actions.send(tap) }
        #expect(found.map(\.rule) == ["R-GR-14"])
        #expect(heir.calls == ["heir"])
    }

    @Test("Of classes of one name a storyboard takes that of its module, whichever was registered first", arguments: [false, true])
    func classNames(isReversed: Bool) {
        let name = "R-NIB-1 twin \(isReversed)"
        // Its module is UIKit, the other's that of the tests.
        let types: [AnyClass] = [OrderedBase.self, UILabel.self]
        for type in isReversed ? types.reversed() : types { NibClasses.register(type, named: name) }
        #expect(NibClasses.registered(name, in: ["UIKitTests"]) == OrderedBase.self)
        #expect(NibClasses.registered(name, in: ["UIKit", "UIKitTests"]) == UILabel.self)
        #expect(NibClasses.registered(name, in: []) == UILabel.self)
    }

    @Test("R-NIB-1 Outlets, attributes and segue actions are those of the most derived class, in whatever order the classes were registered",
          arguments: [false, true])
    func members(isReversed: Bool) {
        final class Noted: Base {}
        @MainActor enum Registrar {
            static func base(_ log: @escaping @MainActor (String) -> Void) {
                NibClasses.register(Base.self) { members in
                    members.segueAction("R-NIB-1 order:", { (_: Base) in { (_: NSCoder) -> UIViewController? in log("base"); return nil } })
                }
            }
            static func heir(_ log: @escaping @MainActor (String) -> Void) {
                NibClasses.register(Noted.self) { members in
                    members.segueAction("R-NIB-1 order:", { (_: Noted) in { (_: NSCoder) -> UIViewController? in log("heir"); return nil } })
                }
            }
        }
        let object = Noted()
        let log: @MainActor (String) -> Void = { object.calls.append($0) }
        if isReversed {
            Registrar.heir(log)
            Registrar.base(log)
        } else {
            Registrar.base(log)
            Registrar.heir(log)
        }
        let actions = NibClasses.tables(of: object).compactMap { $0.segueActions["R-NIB-1 order:"] }
        _ = actions.first?(object, NibDecoder(), nil, nil)
        #expect(actions.count == 2 && object.calls == ["heir"])
    }
}

class OrderedBase: UIResponder {
    var calls: [String] = []
    func act(_ sender: Any?) { calls.append("base") }
}

class OrderedHeir: OrderedBase {
    func actOtherwise(_ sender: Any?) { calls.append("heir") }
}

class OrderedHeir_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(OrderedHeir.self) { $0.action("R-RSP-20 late:", OrderedHeir.actOtherwise(_:)) }
    }
}
