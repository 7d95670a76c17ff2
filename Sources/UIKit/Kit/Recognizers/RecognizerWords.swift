/// The words by which traces distinguish recognizers of one class.
enum RecognizerWords {
    /// `two-finger ` before the class of one that takes several fingers.
    static func fingers(_ count: Int) -> String { count > 1 ? "\(number(count))-finger " : "" }

    /// `double ` before the class of one that takes several taps.
    static func times(_ count: Int) -> String {
        switch count {
        case ...1: ""
        case 2: "double "
        case 3: "triple "
        default: "\(count)-fold "
        }
    }

    /// ` left or right` behind the class of one that takes some directions or edges.
    static func ways(_ ways: [String]) -> String { ways.isEmpty ? "" : " " + ways.joined(separator: " or ") }

    private static func number(_ count: Int) -> String {
        let words = ["two", "three", "four", "five"]
        return words.indices.contains(count - 2) ? words[count - 2] : "\(count)"
    }
}
