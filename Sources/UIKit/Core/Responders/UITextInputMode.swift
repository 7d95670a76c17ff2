public import Foundation

/// A language in which text can be entered on the keyboard on the screen, or its emoji (R-KBD-6, R-KBD-11).
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// Posted after another language or the emoji were chosen, with the new mode as its object.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name("UITextInputCurrentInputModeDidChangeNotification")

    /// The languages between which the keyboard's globe turns, in its order, and the emoji where a font with colours is installed.
    open class var activeInputModes: [UITextInputMode] { Surroundings.inputModes }

    /// The language with its layout.
    let tag: String

    init(_ language: KeyboardLanguage) {
        tag = language.tag
        languageTag = language.languageTag
        super.init()
    }

    private init(tag: String) {
        self.tag = tag
        languageTag = tag
        super.init()
    }

    /// The page of emoji.
    static var emoji: UITextInputMode { UITextInputMode(tag: "emoji") }
    var isEmoji: Bool { tag == "emoji" }

    private let languageTag: String

    /// The language as in BCP 47: `en`, `pt-BR`; two layouts of one language have the same. `emoji` for the emoji.
    open var primaryLanguage: String? { languageTag }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode)?.tag == tag }
    nonisolated open override var hash: Int { tag.hashValue }
}
