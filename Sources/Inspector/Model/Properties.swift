internal import Foundation
internal import JSONText
internal import UIKit

/// A property that can be looked at and changed by its name.
@MainActor
struct Property<Object> {
    let name: String
    /// `nil` for objects that don't have it.
    let get: (Object) -> JSONValue?
    /// Returns what is wrong with the value, as the end of a sentence.
    let set: (Object, JSONValue) -> String?

    /// One of all objects of a class that is true or false.
    static func flag<Class>(_ name: String, _ path: ReferenceWritableKeyPath<Class, Bool>) -> Property {
        Property(name: name, get: { ($0 as? Class).map { .bool($0[keyPath: path]) } }, set: { object, value in
            guard let flag = value.bool, let object = object as? Class else { return "is true or false" }
            object[keyPath: path] = flag
            return nil
        })
    }

    static func number<Class>(_ name: String, _ path: ReferenceWritableKeyPath<Class, CGFloat>, _ range: ClosedRange<Double>) -> Property {
        Property(name: name, get: { ($0 as? Class).map { .number($0[keyPath: path]) } }, set: { object, value in
            guard let number = value.number, range.contains(number), let object = object as? Class else {
                return "is a number from \(range.lowerBound) to \(range.upperBound)"
            }
            object[keyPath: path] = number
            return nil
        })
    }

    static func count<Class>(_ name: String, _ path: ReferenceWritableKeyPath<Class, Int>, _ range: ClosedRange<Int>) -> Property {
        Property(name: name, get: { ($0 as? Class).map { .number($0[keyPath: path]) } }, set: { object, value in
            guard let number = value.number.flatMap({ Int(exactly: $0) }), range.contains(number), let object = object as? Class else {
                return "is a whole number from \(range.lowerBound) to \(range.upperBound)"
            }
            object[keyPath: path] = number
            return nil
        })
    }

    static func rect<Class>(_ name: String, _ path: ReferenceWritableKeyPath<Class, CGRect>) -> Property {
        Property(name: name, get: { ($0 as? Class).map { ViewFacts.rect($0[keyPath: path]) } }, set: { object, value in
            let numbers = value.array?.compactMap(\.number) ?? []
            guard numbers.count == 4, numbers.allSatisfy({ $0.magnitude <= 1e5 }), let object = object as? Class else {
                return "is a list of four numbers, as in [0, 0, 100, 50]"
            }
            object[keyPath: path] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            return nil
        })
    }
}

@MainActor
enum ViewProperties {
    static let all: [Property<UIView>] = [
        .flag("isHidden", \UIView.isHidden), .number("alpha", \UIView.alpha, 0...1),
        .flag("isUserInteractionEnabled", \UIView.isUserInteractionEnabled), .flag("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        .flag("isExclusiveTouch", \UIView.isExclusiveTouch), .flag("clipsToBounds", \UIView.clipsToBounds), .rect("frame", \UIView.frame),
        .count("tag", \UIView.tag, -1_000_000...1_000_000),
        .flag("isEnabled", \UIControl.isEnabled), .flag("isSelected", \UIControl.isSelected),
        .flag("isScrollEnabled", \UIScrollView.isScrollEnabled), .flag("delaysContentTouches", \UIScrollView.delaysContentTouches),
        .flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
        .flag("isPagingEnabled", \UIScrollView.isPagingEnabled), .flag("bounces", \UIScrollView.bounces),
    ]
}

@MainActor
enum RecognizerProperties {
    /// The names of all that there are.
    static let names = RecognizerAttribute.all.map(\.name)

    /// What UIKit lists for the recognizer's class.
    static func of(_ recognizer: UIGestureRecognizer) -> [Property<UIGestureRecognizer>] { type(of: recognizer).attributes.map(Property.init) }
}

extension Property<UIGestureRecognizer> {
    init(_ attribute: RecognizerAttribute) {
        self.init(name: attribute.name, get: { attribute.get($0).map { Self.json($0, attribute.kind) } }, set: { recognizer, json in
            let value: RecognizerAttribute.Value? = switch attribute.kind {
            case .flag: json.bool.map { .flag($0) }
            case .count(let range): json.number.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? .count($0) : nil }
            case .number(let range), .seconds(let range): json.number.flatMap { range.contains($0) ? .number($0) : nil }
            case .options(let names): Self.bits(json, names).map { .options($0) }
            }
            guard let value else { return Self.objection(to: attribute.kind) }
            attribute.set(recognizer, value)
            return nil
        })
    }

    private static func json(_ value: RecognizerAttribute.Value, _ kind: RecognizerAttribute.Kind) -> JSONValue {
        switch (value, kind) {
        case (.flag(let flag), _): .bool(flag)
        case (.count(let count), _): .number(count)
        case (.number(let number), _): .number(number)
        case (.options(let bits), .options(let names)): .strings(RecognizerAttribute.words(of: bits, in: names))
        case (.options(let bits), _): .number(bits)
        }
    }

    /// One word, or a list of words.
    private static func bits(_ json: JSONValue, _ names: [(name: String, bits: Int)]) -> Int? {
        let words = json.string.map { [$0] } ?? json.array?.compactMap(\.string)
        guard let words, words.count == json.array?.count ?? 1 else { return nil }
        return RecognizerAttribute.bits(of: words, in: names)
    }

    private static func objection(to kind: RecognizerAttribute.Kind) -> String {
        switch kind {
        case .flag: "is true or false"
        case .count(let range): "is a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range): "is a number from \(range.lowerBound) to \(range.upperBound)"
        case .seconds(let range): "is a number of seconds from \(range.lowerBound) to \(range.upperBound)"
        case .options(let names): "is one or several of \(names.map(\.name).joined(separator: ", "))"
        }
    }
}
