internal import InterfaceFiles

/// The attributes of text fields and text views as values for their `init(coder:)` (R-NIB-3).
extension NibFile {
    func readTextField(_ element: InterfaceElement, into decoder: NibDecoder) {
        decoder.set("text", element.string("text"))
        decoder.set("placeholder", element.string("placeholder"))
        decoder.set("font", font("fontDescription", of: element))
        decoder.set("adjustsFontForContentSizeCategory", element.flag("adjustsFontForContentSizeCategory"))
        decoder.set("textColor", color("textColor", of: element))
        for key in ["background", "disabledBackground"] { decoder.set(key, image(key, of: element)) }
        decoder.set("textAlignment", Self.number(element["textAlignment"] ?? "left", Self.fieldAlignments))
        decoder.set("borderStyle", Self.number(element["borderStyle"], ["none", "line", "bezel", "roundedRect"]))
        decoder.set("clearButtonMode", Self.number(element["clearButtonMode"], ["never", "whileEditing", "unlessEditing", "always"]))
        decoder.set("clearsOnBeginEditing", element.flag("clearsOnBeginEditing"))
        // Xcode writes whether the size stays as it is, when it does not.
        if element["adjustsFontSizeToFit"] != "NO", let size = element.number("minimumFontSize"), size > 0 {
            decoder.set("adjustsFontSizeToFitWidth", true)
            decoder.set("minimumFontSize", size)
        }
        if let traits = element.child(key: "textInputTraits") { readTraits(traits, into: decoder) }
    }

    func readSearchBar(_ element: InterfaceElement, into decoder: NibDecoder) {
        for key in ["text", "placeholder", "prompt"] { decoder.set(key, element.string(key)) }
        decoder.set("barTintColor", color("barTintColor", of: element))
        readBarStyle(element, into: decoder)
        decoder.set("searchBarStyle", Self.number(element["searchBarStyle"], ["default", "prominent", "minimal"]))
        for key in ["showsCancelButton", "showsBookmarkButton", "showsScopeBar"] { decoder.set(key, element.flag(key)) }
        let scopes = element.contents(of: "scopeButtonTitles").filter { $0.name == "string" }.map(\.text)
        if !scopes.isEmpty { decoder.set("scopeButtonTitles", scopes) }
        if let traits = element.child(key: "textInputTraits") { readTraits(traits, into: decoder) }
    }

    func readTextView(_ element: InterfaceElement, into decoder: NibDecoder) {
        readScrollView(element, into: decoder)
        decoder.set("text", element.string("text"))
        decoder.set("font", font("fontDescription", of: element))
        decoder.set("adjustsFontForContentSizeCategory", element.flag("adjustsFontForContentSizeCategory"))
        decoder.set("textColor", color("textColor", of: element))
        decoder.set("textAlignment", Self.number(element["textAlignment"] ?? "left", Self.fieldAlignments))
        for key in ["editable", "selectable"] { decoder.set(key, element.flag(key)) }
        if let traits = element.child(key: "textInputTraits") { readTraits(traits, into: decoder) }
    }

    private func readTraits(_ element: InterfaceElement, into decoder: NibDecoder) {
        decoder.set("keyboardType", Self.number(element["keyboardType"], Self.keyboards))
        decoder.set("returnKeyType", Self.number(element["returnKeyType"], Self.returnKeys))
        decoder.set("autocapitalizationType", Self.number(element["autocapitalizationType"] ?? "none",
                                                          ["none", "words", "sentences", "allCharacters"]))
        for key in ["autocorrectionType", "spellCheckingType"] { decoder.set(key, Self.number(element[key], ["default", "no", "yes"])) }
        decoder.set("keyboardAppearance", Self.number(element["keyboardAppearance"], ["default", "alert", "light"]))
        for key in ["enablesReturnKeyAutomatically", "secureTextEntry"] { decoder.set(key, element.flag(key)) }
        decoder.set("textContentType", element.string("textContentType"))
    }

    private static func number(_ name: String?, _ names: [String]) -> Int? { name.flatMap { names.firstIndex(of: $0) } }

    private static let fieldAlignments = ["left", "center", "right", "justified", "natural"]
    private static let keyboards = ["default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
                                    "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad"]
    private static let returnKeys = ["default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
                                     "emergencyCall", "continue"]
}
