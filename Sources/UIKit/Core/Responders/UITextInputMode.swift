public import Foundation

/// A language in which text can be entered on the keyboard on the screen (R-KBD-6, R-KBD-11).
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// Posted after another language was chosen, with the new mode as its object.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name("UITextInputCurrentInputModeDidChangeNotification")

    /// The languages between which the keyboard's globe turns, in its order.
    open class var activeInputModes: [UITextInputMode] { Surroundings.inputModes }

    private let tag: String

    init(_ language: KeyboardLanguage) {
        tag = language.tag
        super.init()
    }

    /// The language as in BCP 47: `en`, `pt-BR`.
    open var primaryLanguage: String? { tag }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode)?.tag == tag }
    nonisolated open override var hash: Int { tag.hashValue }
}
