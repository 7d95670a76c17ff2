internal import DesktopBus
internal import UIKit

/// The properties of objects, as D-Bus asks for them.
extension AccessibilityBus {
    func propertyValues(_ call: BusCall, _ object: Accessible) throws(BusRefusal) -> [BusValue] {
        guard let interface = call.arguments.first?.string else { throw .arguments(call) }
        let properties = BusInterface.named(interface, of: object)?.properties ?? [:]
        if call.name == "GetAll" {
            return [.list("{sv}", properties.sorted { $0.key < $1.key }.map { .field($0.key, $0.value.get(self, object)) })]
        }
        guard call.arguments.count > 1, let name = call.arguments[1].string else { throw .arguments(call) }
        guard let property = properties[name] else { throw .unknownProperty("\(interface).\(name)") }
        switch call.name {
        case "Get": return [.variant(property.get(self, object))]
        case "Set":
            guard call.arguments.count > 2, let set = property.set else { throw .arguments(call) }
            guard set(self, object, call.arguments[2]) else { throw .arguments(call) }
            return []
        default: throw .unknownMethod(call)
        }
    }
}
