/// What keys offer while they are held, beside themselves (R-KBD-7).
enum KeyOffers {
    /// Of signs and digits, in all languages.
    private static let signs: [String: [String]] = [
        "-": ["–", "—", "•"], "/": ["\\"], "$": ["€", "£", "¥", "₩", "₽", "₹", "¢"], "€": ["$", "£", "¥", "₩", "₽", "₹"], "£": ["€", "$", "¥", "₩"],
        "¥": ["€", "$", "£", "₩"], "&": ["§"], "\"": ["„", "“", "”", "«", "»"], ".": ["…"], "?": ["¿"], "!": ["¡"], "'": ["’", "‘", "`", "‚"],
        "%": ["‰"], "=": ["≠", "≈"], "0": ["°"], "#": ["№"], "*": ["×", "·"], "+": ["±"], "<": ["≤", "‹", "«"], ">": ["≥", "›", "»"],
        ".com": [".org", ".net", ".eu"],
    ]

    /// What a key of that text offers; empty for none.
    static func of(_ text: String, in language: KeyboardLanguage) -> [String] { language.offers[text] ?? signs[text] ?? [] }
}
