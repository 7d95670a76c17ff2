internal import FoundationAdditions
internal import Synchronization

/// What is shown in place of the fonts that every iOS device has and this system may lack.
///
/// On iOS `UIFont(name: "Helvetica Neue", size: 20)!` never fails, so it must not fail here.
enum StandInFonts {
    /// What a family looks like, by the best of what may be installed.
    private enum Look {
        /// As wide as Helvetica and Arial.
        case grotesque
        /// Another family without serifs, or for titles: the system's font.
        case plain
        case serif
        case typewriter

        /// The families that come closest, the best first. The last one is always found.
        var families: [String] {
            switch self {
            case .grotesque: ["Liberation Sans", "Arimo", "Nimbus Sans", TextFont.system]
            case .plain: [TextFont.system]
            case .serif: ["Liberation Serif", "Tinos", "Nimbus Roman", "Serif"]
            case .typewriter: ["Monospace"]
            }
        }
    }

    /// The families of iOS 17 with letters of the Latin alphabet, without spaces, and the beginnings of their faces' names where those
    /// differ. [Apple: "Fonts", developer.apple.com/fonts/system-fonts]
    private static let families: [(look: Look, names: [String])] = [
        (.grotesque, ["Helvetica", "HelveticaNeue", "Arial"]),
        (.typewriter, ["Courier", "CourierNew", "Menlo"]),
        (.serif, ["AmericanTypewriter", "Baskerville", "Bodoni72", "BodoniSvtyTwo", "Charter", "Cochin", "Didot", "Georgia", "HoeflerText",
                  "HiraMinProN", "HiraginoMinchoProN", "Palatino", "Rockwell", "STIXTwoText", "TimesNewRoman"]),
        (.plain, ["AcademyEngraved", "AppleSDGothicNeo", "AppleSymbols", "ArialHebrew", "ArialRoundedMTBold", "Avenir", "AvenirNext",
                  "AvenirNextCondensed", "BradleyHand", "ChalkboardSE", "Chalkduster", "Copperplate", "DINAlternate", "DINCondensed",
                  "EuphemiaUCAS", "Futura", "Galvji", "GeezaPro", "GillSans", "GranthaSangamMN", "HeitiSC", "HeitiTC", "HiraKakuProN",
                  "HiraginoSans", "Impact", "Kefa", "MarkerFelt", "Noteworthy", "Optima", "Papyrus", "PartyLET", "PartyLet", "PingFangHK",
                  "PingFangSC", "PingFangTC", "SavoyeLET", "SavoyeLet", "SnellRoundhand", "Thonburi", "Trebuchet", "TrebuchetMS", "Verdana",
                  "Zapfino"]),
    ]

    private static let said = Mutex<Set<String>>([])

    /// The font that is shown for one of iOS by that name; `nil` for a name that iOS doesn't have. Says so once for each name.
    static func font(named name: String, size: CGFloat) -> TextFont? {
        let compact = name.filter { $0 != " " }
        var best: (length: Int, look: Look)?
        for (look, names) in families {
            for family in names where compact.hasPrefix(family) && family.count > best?.length ?? 0 && isFace(compact.dropFirst(family.count)) {
                best = (family.count, look)
            }
        }
        guard let best else { return nil }
        let font = font(of: best.look, face: String(compact.dropFirst(best.length)), size: size)
        if said.withLock({ $0.insert(name).inserted }) {
            let family = font.family == TextFont.system ? "the system's" : "'\(font.family)'"
            say("UIFont: there is no font '\(name)' here; \(family) stands in for it")
        }
        return font
    }

    /// The closest font to one that is not here, by what its name says of its face.
    static func plain(named name: String, size: CGFloat) -> TextFont { font(of: .plain, face: name, size: size) }

    private static func font(of look: Look, face: String, size: CGFloat) -> TextFont {
        let installed = look.families.dropLast().first { TextEngine.families.contains($0) } ?? look.families[look.families.count - 1]
        let face = face.lowercased()
        return TextFont(family: installed, size: size, weight: weight(face).rawValue,
                        isItalic: face.contains("italic") || face.contains("oblique"))
    }

    /// Whether what follows a family's name names a face of it: `-Bold`, `PSMT`, `ITCTT-Book`.
    private static func isFace(_ rest: Substring) -> Bool {
        guard let first = rest.first, first != "-" else { return true }
        let mark = rest.prefix { $0 != "-" }
        return ["MT", "PSMT", "PS", "MS", "LET", "LetPlain", "Plain", "ITCTT", "SC", "TC", "OldStyle", "Oldstyle", "Smallcaps", "OSITCTT", "SCITCTT"].contains(mark)
    }

    /// Longer names come before those that they contain.
    private static func weight(_ face: String) -> UIFont.Weight {
        let names: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("demibold", .semibold),
            ("semibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold), ("w6", .semibold), ("w8", .heavy),
        ]
        return names.first { face.contains($0.0) }?.1 ?? .regular
    }
}
