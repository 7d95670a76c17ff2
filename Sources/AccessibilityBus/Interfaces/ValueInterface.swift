internal import UIKit

extension BusInterface {
    /// The number that an object stands for.
    static let value = BusInterface(name: "org.a11y.atspi.Value", isOf: { $0.element?.assistedValue != nil }, properties: [
        "MinimumValue": Property { _, object in .double(object.element?.assistedValue?.minimum ?? 0) },
        "MaximumValue": Property { _, object in .double(object.element?.assistedValue?.maximum ?? 0) },
        "MinimumIncrement": Property { _, object in .double(object.element?.assistedValue?.step ?? 0) },
        "CurrentValue": Property(get: { _, object in .double(object.element?.assistedValue?.current ?? 0) }, set: { bus, object, value in
            guard let number = value.real, let element = object.element else { return false }
            return bus.doing { element.setAssistedValue(number) }
        }),
        "Text": Property { _, object in .text(object.element?.assistedValue?.words ?? "") },
    ])
}
