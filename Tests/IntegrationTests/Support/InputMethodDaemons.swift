import Foundation

/// What the input methods of the tests need.
enum InputMethodDaemons {
    static let absence: String? = ["ibus", "fcitx"].lazy.compactMap { missing($0) }.first

    /// The first package of an input method that is not installed; `nil` where all are.
    static func missing(_ kind: String) -> String? {
        guard let check = try? Child("\(Checkout.root)/Tests/Rigs/input-method-session", [kind, "--missing"]), let status = try? check.status() else {
            return "Tests/Rigs/input-method-session can't be started"
        }
        return status == 0 ? nil : check.output.split(separator: "\n").first.map(String.init)
    }
}
