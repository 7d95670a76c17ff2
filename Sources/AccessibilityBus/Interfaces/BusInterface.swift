internal import DesktopBus
internal import UIKit

/// One of AT-SPI's interfaces: what can be asked of an object that has it.
@MainActor
struct BusInterface {
    /// What a call is about.
    struct Request {
        let bus: AccessibilityBus
        let object: Accessible
        let call: BusCall

        func int(_ index: Int) throws(BusRefusal) -> Int {
            guard call.arguments.indices.contains(index), let value = call.arguments[index].integer else { throw .arguments(call) }
            return value
        }

        func text(_ index: Int) throws(BusRefusal) -> String {
            guard call.arguments.indices.contains(index), let value = call.arguments[index].string else { throw .arguments(call) }
            return value
        }

        /// The object as an element, which the app itself is not.
        func element() throws(BusRefusal) -> UIResponder {
            guard let element = object.element else { throw .unknownMethod(call) }
            return element
        }
    }

    struct Property {
        let get: @MainActor (AccessibilityBus, Accessible) -> BusValue
        var set: (@MainActor (AccessibilityBus, Accessible, BusValue) -> Bool)?
    }

    typealias Method = @MainActor (Request) throws(BusRefusal) -> [BusValue]

    let name: String
    /// Whether an object has it.
    let isOf: @MainActor (Accessible) -> Bool
    var properties: [String: Property] = [:]
    var methods: [String: Method] = [:]

    static let all: [BusInterface] = [.accessible, .application, .component, .action, .value, .text, .editableText, .selection]

    /// The interfaces that an object has.
    static func names(of object: Accessible) -> [String] { all.filter { $0.isOf(object) }.map(\.name) }

    static func named(_ name: String, of object: Accessible) -> BusInterface? { all.first { $0.name == name && $0.isOf(object) } }
}
