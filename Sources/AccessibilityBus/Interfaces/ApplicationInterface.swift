internal import UIKit

extension BusInterface {
    /// The app itself. Its number is the registry's, which sets it.
    static let application = BusInterface(name: "org.a11y.atspi.Application", isOf: { $0.element == nil }, properties: [
        "ToolkitName": Property { _, _ in .text("Dactyl") },
        "Version": Property { bus, _ in .text(bus.version) },
        "ToolkitVersion": Property { bus, _ in .text(bus.version) },
        "AtspiVersion": Property { _, _ in .text("2.1") },
        "Id": Property(get: { bus, _ in .number(bus.registryNumber) }, set: { bus, _, value in
            guard let number = value.integer else { return false }
            bus.registryNumber = number
            return true
        }),
    ], methods: [
        "GetLocale": { request in [.text(request.bus.locale)] },
        "GetApplicationBusAddress": { _ in [.text("")] },
    ])
}
