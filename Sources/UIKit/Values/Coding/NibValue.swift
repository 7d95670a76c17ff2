internal import FoundationAdditions
internal import InterfaceFiles

/// Values of attributes and of runtime attributes.
enum NibValue {
    /// The value as the type of a property: numbers become numbers of any kind.
    static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let number = value as? Double {
            switch type {
            case is Double.Type: return number as? Value
            case is CGFloat.Type: return CGFloat(number) as? Value
            case is Float.Type: return Float(number) as? Value
            case is Int.Type: return Int(exactly: number.rounded(.towardZero)) as? Value
            case is UInt.Type: return UInt(exactly: number.rounded(.towardZero)) as? Value
            case is Int32.Type: return Int32(exactly: number.rounded(.towardZero)) as? Value
            case is Bool.Type: return (number != 0) as? Value
            case is NSNumber.Type: return NSNumber(value: number) as? Value
            default: return nil
            }
        }
        return value as? Value
    }

    /// A number; `nil` when the text is something else, or none that could be calculated with.
    static func number(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite, abs(number) < 1e9 else { return nil }
        return number
    }

    /// As a constraint has it: `0.5`, `1:2` or `1/3`.
    static func ratio(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { number(String($0)) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let a = parts[0], let b = parts[1], b != 0 else { return nil }
            return a / b
        default: return nil
        }
    }

    static func flag(_ text: String) -> Bool? { text == "YES" ? true : text == "NO" ? false : nil }
}

extension InterfaceElement {
    func flag(_ name: String) -> Bool? { self[name].flatMap(NibValue.flag) }
    func number(_ name: String) -> Double? { self[name].flatMap(NibValue.number) }
    func integer(_ name: String) -> Int? { number(name).map { Int($0) } }

    /// `<rect x="0.0" y="0.0" width="375" height="667"/>`; missing numbers are zero.
    var rect: CGRect {
        CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: max(number("width") ?? 0, 0), height: max(number("height") ?? 0, 0))
    }

    var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

    /// The text of a property: an attribute, or, where it is long, an element.
    func string(_ property: String) -> String? {
        if let value = self[property] { return value }
        guard let element = child(key: property) else { return nil }
        switch element.name {
        case "string", "mutableString":
            guard element.flag("base64-UTF8") == true else { return element.text }
            // Xcode leaves the padding away.
            let text = element.text.filter { !$0.isWhitespace }
            let padded = text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
            return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) }
        case "attributedString":
            return element.children.filter { $0.name == "fragment" }.map { $0.string("content") ?? "" }.joined()
        default: return nil
        }
    }
}
