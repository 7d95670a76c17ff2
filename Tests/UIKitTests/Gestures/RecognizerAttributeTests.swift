import Testing
@testable import UIKit

@MainActor @Suite("Properties of recognizers by their names", .leavesNothing)
struct RecognizerAttributeTests {
    /// Another value than the one that is there, within the limits.
    private func other(than value: RecognizerAttribute.Value, of kind: RecognizerAttribute.Kind) -> RecognizerAttribute.Value? {
        switch (value, kind) {
        case (.flag(let flag), .flag): .flag(!flag)
        case (.count, .count(let range)): .count(range.lowerBound + 2)
        case (.number, .number), (.number, .seconds): .number(1.5)
        case (.options(let bits), .options(let names)): names.first { $0.bits.nonzeroBitCount == 1 && $0.bits != bits }.map { .options($0.bits) }
        default: nil
        }
    }

    private static let classes: [(make: @MainActor () -> UIGestureRecognizer, decode: @MainActor (NSCoder) -> UIGestureRecognizer?)] = [
        ({ UITapGestureRecognizer() }, { UITapGestureRecognizer(coder: $0) }),
        ({ UILongPressGestureRecognizer() }, { UILongPressGestureRecognizer(coder: $0) }),
        ({ UIPanGestureRecognizer() }, { UIPanGestureRecognizer(coder: $0) }),
        ({ UIScreenEdgePanGestureRecognizer() }, { UIScreenEdgePanGestureRecognizer(coder: $0) }),
        ({ UISwipeGestureRecognizer() }, { UISwipeGestureRecognizer(coder: $0) }),
        ({ UIPinchGestureRecognizer() }, { UIPinchGestureRecognizer(coder: $0) }),
        ({ UIRotationGestureRecognizer() }, { UIRotationGestureRecognizer(coder: $0) }),
        ({ UIHoverGestureRecognizer() }, { UIHoverGestureRecognizer(coder: $0) }),
    ]

    @Test("R-NIB-6 What a class lists is set, read and decoded by its name, once each")
    func rows() throws {
        for (make, decode) in Self.classes {
            let attributes = type(of: make()).attributes
            #expect(Set(attributes.map(\.name)).count == attributes.count)
            for attribute in attributes {
                let recognizer = make(), old = try #require(attribute.get(recognizer), "\(attribute.name)")
                let new = try #require(other(than: old, of: attribute.kind), "\(attribute.name)")
                attribute.set(recognizer, new)
                #expect(attribute.get(recognizer) == new, "\(attribute.name)")
                let decoder = NibDecoder()
                switch new {
                case .flag(let flag): decoder.set(attribute.key, flag)
                case .count(let number), .options(let number): decoder.set(attribute.key, number)
                case .number(let number): decoder.set(attribute.key, number)
                }
                #expect(decode(decoder).flatMap { attribute.get($0) } == new, "\(attribute.name) is decoded")
            }
        }
    }

    @Test("R-GR-60 A recognizer of another class has no value, and is not changed")
    func others() throws {
        let swipe = UISwipeGestureRecognizer(), taps = try #require(UITapGestureRecognizer.attributes.first { $0.name == "numberOfTouchesRequired" })
        taps.set(swipe, .count(3))
        #expect(taps.get(swipe) == nil && swipe.numberOfTouchesRequired == 1)
    }
}
