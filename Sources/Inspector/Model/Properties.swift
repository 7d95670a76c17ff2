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

    static func seconds<Class>(_ name: String, _ path: ReferenceWritableKeyPath<Class, Double>, _ range: ClosedRange<Double>) -> Property {
        Property(name: name, get: { ($0 as? Class).map { .number($0[keyPath: path]) } }, set: { object, value in
            guard let number = value.number, range.contains(number), let object = object as? Class else {
                return "is a number of seconds from \(range.lowerBound) to \(range.upperBound)"
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
    static let all: [Property<UIGestureRecognizer>] = [
        .flag("isEnabled", \UIGestureRecognizer.isEnabled), .flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
        .flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan), .flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
        .flag("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType),
        .count("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, 1...10),
        .count("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, 1...20),
        .count("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, 1...20),
        .count("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches, 1...Int.max),
        .seconds("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration, 0...3600),
        .number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement, 0...1e5),
    ]
}
