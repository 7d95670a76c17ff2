import Foundation
import Testing
@testable import UIKit

/// What is made of classes that only a name names.
@MainActor @Suite("Nibs: objects of classes", .leavesNothing)
struct NibMakingTests {
    @Test("R-NIB-1 A plain object is made by what its class registered; one that registered nothing is left out, with a line")
    func plainObjects() throws {
        let (objects, lines) = quietly {
            UINib("""
                <customObject id="a" customClass="NibMadeObject" customModule="UIKitTests"/>
                <customObject id="b" customClass="NibUnmadeObject" customModule="UIKitTests"/>
                <customObject id="c" customClass="NSObject"/>
                <customObject id="d" customClass="NibMadeHeir" customModule="UIKitTests"/>
                """).instantiate(withOwner: nil)
        }
        #expect(objects.map { String(describing: type(of: $0)) } == ["NibMadeObject", "NSObject"])
        #expect(try (#require(objects.first as? NibMadeObject)).value == "made")
        #expect(lines.count == 2)
        for (line, name) in zip(lines, ["NibUnmadeObject", "NibMadeHeir"]) {
            #expect(line.contains("no \(name) can be made by the name of the class")
                && line.contains("register members.initializer { \(name)() } with NibClasses"), "\(line)")
        }
    }

    @Test("A responder is made by its init(), inherited or its own, and a plain object by what it registered")
    func delegates() throws {
        #expect(try (#require(makeInstance(of: NibMadeResponder.self) as? NibMadeResponder)).value == [1, 2])
        #expect(try (#require(makeInstance(of: NibMadeOwnResponder.self) as? NibMadeOwnResponder)).value == "own")
        #expect(try (#require(makeInstance(of: NibMadeObject.self) as? NibMadeObject)).value == "made")
        #expect(makeInstance(of: NibUnmadeObject.self) == nil)
        #expect(cannotInstantiate(NibUnmadeObject.self).hasPrefix("no NibUnmadeObject can be made by the name of the class: it must inherit"))
    }

    @Test("init() of a class that only the running program knows is the class's own, also where it hides the one above it")
    func unknownClasses() {
        func make<Made: UIResponder>(_ type: Made.Type) -> Made { type._new() }
        #expect(make(UILabel.self).frame == .zero && make(NibMadeOwnResponder.self).value == "own")
        #expect(make(NibMadeFramedView.self as UIView.Type).tag == 5 && make(NibMadeHidingView.self as UIView.Type).tag == 6)
    }

    @Test("A recognizer is made by its init(coder:), a segue by its initializer, a constraint by its init()")
    func classesOfUIKit() throws {
        #expect(try (#require((UITapGestureRecognizer.self as UIGestureRecognizer.Type).make(.coder(NibDecoder())))) is UITapGestureRecognizer)
        let own = try #require((NibMadeRecognizer.self as UIGestureRecognizer.Type).make(.coder(NibDecoder())) as? NibMadeRecognizer)
        #expect(own.value == "decoded" && own.list == [3])
        let one = UIViewController(), two = UIViewController()
        let segue = (NibMadeSegue.self as UIStoryboardSegue.Type).make(.parts(UIStoryboardSegue.Ends(identifier: "a", source: one, destination: two)))
        #expect((segue as? NibMadeSegue)?.value == "own" && segue?.source === one && segue?.destination === two)
        #expect((NibMadeSegue.self as UIStoryboardSegue.Type).make() == nil)
        final class Heir: NSLayoutConstraint { var value = 4 }
        #expect(((Heir.self as NSLayoutConstraint.Type).make() as? Heir)?.value == 4)
    }

    @Test("A class without the initializer that a name needs stops there, as on iOS")
    func noInitializer() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = (NibUndecodableRecognizer.self as UIGestureRecognizer.Type).make(.coder(NibDecoder())) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = makeInstance(of: NibUnmadeResponder.self) }
        }
    }
}

class NibMadeObject: NSObject {
    let value: String
    init(_ value: String) { self.value = value }
}

class NibMadeObject_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibMadeObject.self) { members in members.initializer { NibMadeObject("made") } }
    }
}

/// What makes its superclass makes none of it.
class NibMadeHeir: NibMadeObject {}

class NibUnmadeObject: NSObject {}

class NibMadeResponder: UIResponder {
    var value = [1, 2]
}

class NibMadeOwnResponder: UIResponder {
    let value: String
    override init() {
        value = "own"
        super.init()
    }
}

class NibMadeFramedView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 5
    }
    required init?(coder: NSCoder) { nil }
}

class NibMadeHidingView: UIView {
    init() {
        super.init(frame: .zero)
        tag = 6
    }
    required init?(coder: NSCoder) { nil }
}

class NibMadeHidingView_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibMadeHidingView.self) { members in members.initializer { NibMadeHidingView() } }
    }
}

class NibUnmadeResponder: UIResponder {
    let value: String
    init(value: String) {
        self.value = value
        super.init()
    }
}

class NibMadeRecognizer: UIPanGestureRecognizer {
    let value: String
    var list = [3]
    override init(target: Any?, action: Selector?) {
        value = "made"
        super.init(target: target, action: action)
    }
    override init?(coder: NSCoder) {
        value = "decoded"
        super.init(coder: coder)
    }
}

class NibUndecodableRecognizer: UIGestureRecognizer {
    let value: String
    init(value: String) {
        self.value = value
        super.init(target: nil, action: nil)
    }
}

class NibMadeSegue: UIStoryboardSegue {
    var value = "own"
}
