internal import DesktopBus
internal import UIKit

/// All objects at once, for clients that keep what they have read.
extension AccessibilityBus {
    static let itemSignature = "((so)(so)(so)iiassusau)"

    func cacheValues(_ call: BusCall) throws(BusRefusal) -> [BusValue] {
        guard call.interface == "org.a11y.atspi.Cache", call.name == "GetItems" else { throw .unknownMethod(call) }
        var items = [item(.application)]
        func add(_ node: AssistedNode) {
            items.append(item(.element(node.object)))
            for child in node.children { add(child) }
        }
        for scene in tree.roots { add(scene) }
        return [.list(Self.itemSignature, items)]
    }

    /// An object with what is asked of it first.
    func item(_ object: Accessible) -> BusValue {
        .structure([
            object.element.map { reference($0) } ?? ownReference, ownReference, parent(object), .number(index(object)), .number(tree.children(object).count),
            .texts(BusInterface.names(of: object)), .text(name(object)), .word(BusInterface.role(object).number),
            .text(object.element?.assistedDescription ?? ""), state(object),
        ])
    }
}
