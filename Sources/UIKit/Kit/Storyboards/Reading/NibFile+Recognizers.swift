internal import InterfaceFiles

extension NibFile {
    /// The attributes of a gesture recognizer as values for its `init(coder:)` (R-NIB-6).
    func readRecognizer(_ element: InterfaceElement, into decoder: NibDecoder) {
        for attribute in RecognizerAttribute.all {
            let key = attribute.key
            switch attribute.kind {
            case .flag: decoder.set(key, element.flag(key))
            case .count: decoder.set(key, element.integer(key))
            case .number, .seconds: decoder.set(key, element.number(key))
            case .options(let names): decoder.set(key, options(of: element, key, names))
            }
        }
        decoder.set("name", element["name"])
    }

    /// Options stand in an attribute as words, or in an element of their own as flags.
    private func options(of element: InterfaceElement, _ key: String, _ names: [(name: String, bits: Int)]) -> Int? {
        if let flags = element.child(key: key) {
            return names.reduce(0) { flags.flag($1.name) == true ? $0 | $1.bits : $0 }
        }
        guard let text = element[key] else { return nil }
        let known = text.split { !$0.isLetter }.map(String.init).filter { word in names.contains { $0.name == word } }
        if known.isEmpty { note("\(key) \(text)", element, "'\(text)' is no \(key)") }
        return RecognizerAttribute.bits(of: known, in: names)
    }
}
