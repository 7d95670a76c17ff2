/// What a trace calls recognizers, receivers and contacts: the engine's numbers, or a toolkit's names. Sentences have their descriptions.
public protocol TraceNames {
    associatedtype Recognizer: Hashable & Sendable
    associatedtype Receiver: Hashable & Sendable
    associatedtype Contact: Hashable & Sendable
    /// The toolkit's own words.
    static var words: TraceWords { get }
    /// Whether a search for this name finds the recognizer.
    static func isName(_ name: String, of recognizer: Recognizer) -> Bool
    /// Whether a search for this name finds the receiver.
    static func isName(_ name: String, ofReceiver receiver: Receiver) -> Bool
}

extension TraceNames {
    public static var words: TraceWords { TraceWords() }
    public static func isName(_ name: String, of recognizer: Recognizer) -> Bool { "\(recognizer)" == name }
    public static func isName(_ name: String, ofReceiver receiver: Receiver) -> Bool { "\(receiver)" == name }
}

/// The engine's own numbers.
public enum EngineNumbers: TraceNames {
    public typealias Recognizer = RecognizerID
    public typealias Receiver = ReceiverID
    public typealias Contact = ContactID
}

/// Names as text, for toolkits whose names distinguish everything.
public enum TextNames: TraceNames {
    public typealias Recognizer = String
    public typealias Receiver = String
    public typealias Contact = String
}

extension RecognizerID: CustomStringConvertible {
    public var description: String { "recognizer \(slot)" }
}

extension ContactID: CustomStringConvertible {
    public var description: String { "contact \(slot)" }
}

extension ReceiverID: CustomStringConvertible {
    public var description: String { "receiver \(rawValue)" }
}
