/// What is to be entered, for the keyboard that enters it.
///
/// Every member may be left out; what it then means is the first case of its type.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The keys that a keyboard on the screen shows.
    var keyboardType: UIKeyboardType { get }
    /// What Return is called on a keyboard on the screen.
    var returnKeyType: UIReturnKeyType { get }
    /// Which letters a keyboard on the screen starts as capitals.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether a keyboard or an input method of the system may correct what was entered. The one on the screen never does.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether a keyboard or an input method of the system may mark misspelled words. No text here marks them.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether a keyboard on the screen is light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// Whether a keyboard on the screen disables Return while there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is shown as dots, and kept from clipboards and input methods.
    var isSecureTextEntry: Bool { get }
    /// What the text means: a keyboard of the system is chosen by it where ``keyboardType`` says nothing.
    var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
    public var keyboardType: UIKeyboardType { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType! { nil }
}

/// The keys that a keyboard on the screen shows.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
    case asciiCapableNumberPad
    /// The old name of ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// What Return is called.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a keyboard capitalizes by itself.
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
/// Whether a keyboard corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }

/// How dark a keyboard is.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark, light
    /// The old name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let URL = UITextContentType(rawValue: "url")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
}
