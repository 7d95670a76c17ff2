internal import CPango

/// Where a text may be taken apart: between characters as readers see them, and between words, in any script. Places count UTF-16 units.
package struct TextBreaks {
    fileprivate struct Place {
        var isCaret = false
        var startsWord = false
        var endsWord = false
    }

    /// One for each UTF-16 unit, and one for the end.
    private var places: [Place]

    /// - Complexity: O(n) in the length of the text.
    package init(_ text: String) {
        places = Array(repeating: Place(), count: text.utf16.count + 1)
        places[0].isCaret = true
        places[places.count - 1].isCaret = true
        // A zero ends a text for Pango.
        let bytes = text.utf8.map { $0 == 0 ? 0x20 : $0 }
        let scalars = text.unicodeScalars.count
        guard scalars > 0 else { return }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars + 1)
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                pango_get_log_attrs($0.baseAddress, Int32(clamping: $0.count), -1, pango_language_get_default(), &attributes,
                                    Int32(clamping: scalars + 1))
            }
        }
        var place = 0
        for (index, scalar) in text.unicodeScalars.enumerated() {
            places[place] = Place(attributes[index])
            place += scalar.utf16.count
        }
        places[place] = Place(attributes[scalars])
        joinAtApostrophes(text)
        places[0].isCaret = true
        places[place].isCaret = true
    }

    /// Letters on both sides of an apostrophe are one word, as Unicode has it; Pango takes them apart.
    private mutating func joinAtApostrophes(_ text: String) {
        var place = 0
        for scalar in text.unicodeScalars {
            if scalar == "'" || scalar == "\u{2019}", places[place].endsWord, places[place + 1].startsWord {
                places[place].endsWord = false
                places[place + 1].startsWord = false
            }
            place += scalar.utf16.count
        }
    }

    private var end: Int { places.count - 1 }

    /// The next place where a caret may stand; the end after the last.
    package func caret(after place: Int) -> Int {
        (max(place + 1, 0)..<max(end, place + 1, 0)).first { places[$0].isCaret } ?? end
    }

    package func caret(before place: Int) -> Int {
        (0..<max(min(place, end + 1), 0)).last { places[$0].isCaret } ?? 0
    }

    /// The place itself, or the one before it where a caret may stand.
    package func caret(atOrBefore place: Int) -> Int { caret(before: min(max(place, 0), end) + 1) }

    /// The end of the word that the place is in or in front of.
    package func wordEnd(after place: Int) -> Int {
        (max(place + 1, 0)..<max(end, place + 1, 0)).first { places[$0].endsWord } ?? end
    }

    /// The start of the word that the place is in or behind.
    package func wordStart(before place: Int) -> Int {
        (0..<max(min(place, end + 1), 0)).last { places[$0].startsWord } ?? 0
    }

    /// The word around the place or touching it, else the one before it, else the one after it; `nil` in a text without words.
    package func word(at place: Int) -> Range<Int>? {
        let place = min(max(place, 0), end)
        // A place between two words belongs to the one that starts there.
        let start = (0...place).last { places[$0].startsWord } ?? (place...end).first { places[$0].startsWord }
        return start.map { $0..<wordEnd(after: $0) }
    }

    package func startsWord(_ place: Int) -> Bool { places.indices.contains(place) && places[place].startsWord }
    package func endsWord(_ place: Int) -> Bool { places.indices.contains(place) && places[place].endsWord }
}

extension TextBreaks.Place {
    fileprivate init(_ attributes: PangoLogAttr) {
        isCaret = attributes.is_cursor_position != 0
        startsWord = attributes.is_word_start != 0
        endsWord = attributes.is_word_end != 0
    }
}
