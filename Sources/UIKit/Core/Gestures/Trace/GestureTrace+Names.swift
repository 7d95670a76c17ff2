internal import FoundationAdditions
public import GestureEngine

extension GestureTrace {
    /// What traces of UIKit name: responders go by their classes, views also by their identifiers and labels.
    public enum Names: TraceNames {
        public typealias Recognizer = Party
        public typealias Receiver = String
        public typealias Contact = GestureTrace.Contact

        public static let words: TraceWords = {
            var words = TraceWords()
            words.contact = "touch"
            words.receiver = "view"
            words.surface = "window"
            words.causes = [
                .contactTypes: "allowedTouchTypes", .exclusiveType: "requiresExclusiveTouchType",
                .recognizerReceivesEvent: "shouldReceive(_:)", .delegateReceivesEvent: "gestureRecognizer(_:shouldReceive:)",
                .delegateReceivesContact: "gestureRecognizer(_:shouldReceive:)",
                .receiverLetsBegin: "gestureRecognizerShouldBegin", .delegateLetsBegin: "gestureRecognizerShouldBegin",
                .delaysLandings: "delaysTouchesBegan", .delaysEnds: "delaysTouchesEnded", .cancels: "cancelsTouchesInView",
                .takesInput: "isUserInteractionEnabled", .opacity: "alpha", .animation: "without allowUserInteraction",
                .ownHitTest: "hitTest(_:with:)",
                .pens: "pensSilenceFingers", .palms: "rejectsPalms", .sizes: "palmRadius",
                .severalContacts: "isMultipleTouchEnabled", .exclusiveReceiver: "isExclusiveTouch",
            ]
            return words
        }()

        public static func isName(_ name: String, of recognizer: Party) -> Bool { recognizer.goes(by: name) || recognizer.isKind(name) }

        /// A view goes by its name and by its class.
        public static func isName(_ name: String, ofReceiver receiver: String) -> Bool {
            receiver == name || GestureTrace.className(inName: receiver) == name
        }
    }

    /// A touch, a press, or what a wheel or touchpad does, each numbered in the order in which the trace met them, from 1.
    public enum Contact: Hashable, Sendable, CustomStringConvertible {
        case touch(Int), press(Int)
        /// A turn of a wheel or a scroll of a touchpad; a pinch and turn of a touchpad.
        case scroll(Int), transform(Int)

        public var description: String {
            switch self {
            case .touch(let number): "touch \(number)"
            case .press(let number): "press \(number)"
            case .scroll(let number): "scroll \(number)"
            case .transform(let number): "transform \(number)"
            }
        }
    }

    /// What a recognizer was called last, and its latest lines of the kinds that each move has again: kept by the recognizer until its name or
    /// view is another.
    final class TraceName {
        let numbering: Int
        let name: Party
        var requested: (state: RecognizerState, noted: Noted)?
        var sent: (state: RecognizerState, noted: Noted)?
        /// That of its latest action, by the link to its target, which is `nil` for closures; and those of its other actions.
        var action: Noted?
        var actionLink: TargetLink?
        var otherActions: ContiguousArray<(link: TargetLink?, noted: Noted)> = []

        init(numbering: Int, name: Party) {
            self.numbering = numbering
            self.name = name
        }
    }

    /// As traces name views, responders and targets.
    package static func className(_ object: AnyObject) -> String { name(ofClass: type(of: object)) }

    static func name(ofClass type: Any.Type) -> String {
        let own = ObjectIdentifier(type), place = Int(bitPattern: own) >> 4 & (recentNames.count - 1)
        if recentNames[place].type == own { return recentNames[place].name }
        let name = knownName(ofClass: type)
        recentNames[place] = (own, name)
        return name
    }

    private static func knownName(ofClass type: Any.Type) -> String {
        if let known = classNames[ObjectIdentifier(type)] { return known }
        let name = "\(type)"
        classNames[ObjectIdentifier(type)] = name
        return name
    }

    /// The names that were made: making one takes longer than all else that a line costs.
    private static var classNames: [ObjectIdentifier: String] = [:]
    /// The names used last, by their classes' addresses: the lines of a move name a few classes again and again, and a search in a dictionary
    /// takes longer than the rest of a line. As many as a power of two.
    @exclusivity(unchecked) private static var recentNames = ContiguousArray<(type: ObjectIdentifier?, name: String)>(repeating: (nil, ""), count: 16)
}
