/// What Speech Dispatcher is to speak as one message: a text in one language.
package struct SpokenText: Equatable, Sendable {
    package let text: String
    /// As in `de` or `pt-BR`; `nil` for the one that the person has set.
    package let language: String?

    package init(_ text: String, language: String? = nil) {
        self.text = text
        self.language = language
    }
}
