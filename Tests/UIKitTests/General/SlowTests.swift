import Foundation
import UIKit

/// Whether tests try all their cases, as with `DACTYL_SLOW=1`, which script/test --all sets for them apart; otherwise those that take minutes try some.
enum SlowTests {
    static let areWanted = ProcessInfo.processInfo.environment["DACTYL_SLOW"] == "1"

    /// All languages of the keyboard on the screen, or every fourth and those whose letters are composed.
    static let keyboardLanguages = UIApplication.availableKeyboardLanguages.enumerated()
        .filter { areWanted || $0.isMultiple(of: 4) || ["ko", "vi"].contains($1) }.map(\.element)
}
