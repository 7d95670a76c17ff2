public import Foundation

/// Numbers in the notation of `NSStringFromCGRect`: braces and commas around decimal fractions.
package enum NumberList {
    /// The shortest decimal that reads back as `number`; whole numbers stand without a point.
    package static func string(for number: CGFloat) -> String {
        let text = "\(number.native)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The `count` numbers in `string`, or `nil` when there are fewer, more, or something that is no number.
    package static func numbers(in string: String, count: Int) -> [CGFloat]? {
        let parts = string.split(whereSeparator: { "{}[], \t\n".contains($0) })
        guard parts.count == count else { return nil }
        var numbers: [CGFloat] = []
        for part in parts {
            guard let number = Double(part) else { return nil }
            numbers.append(CGFloat(number))
        }
        return numbers
    }
}

/// The point as `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
    "{\(NumberList.string(for: point.x)), \(NumberList.string(for: point.y))}"
}

/// The size as `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
    "{\(NumberList.string(for: size.width)), \(NumberList.string(for: size.height))}"
}

/// The rectangle as `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// The point that `string` describes; zero when it can't be read.
public func CGPointFromString(_ string: String) -> CGPoint {
    guard let numbers = NumberList.numbers(in: string, count: 2) else { return .zero }
    return CGPoint(x: numbers[0], y: numbers[1])
}

/// The size that `string` describes; zero when it can't be read.
public func CGSizeFromString(_ string: String) -> CGSize {
    guard let numbers = NumberList.numbers(in: string, count: 2) else { return .zero }
    return CGSize(width: numbers[0], height: numbers[1])
}

/// The rectangle that `string` describes; zero when it can't be read.
public func CGRectFromString(_ string: String) -> CGRect {
    guard let numbers = NumberList.numbers(in: string, count: 4) else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

extension NSCoder {
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
    public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
    public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
}
