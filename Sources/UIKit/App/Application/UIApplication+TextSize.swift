internal import TouchHost

extension UIApplication {
    /// The size of text that people have chosen for the whole system. An app that was started has what `DACTYL_TEXT_SIZE` says. Not part of UIKit.
    package var systemTextSize: UIContentSizeCategory {
        get { textSize.category }
        set {
            guard let size = TextSize(newValue), size != textSize else { return }
            textSize = size
            for scene in scenes { scene.updateTraits() }
            if scenes.isEmpty { CurrentTraits.shared = CurrentTraits.shared.modifyingTraits { $0.preferredContentSizeCategory = newValue } }
            NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil,
                                            userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue.rawValue])
        }
    }

    /// Sets the category that a name of `DACTYL_TEXT_SIZE` stands for.
    /// - Throws: A sentence about a name that means nothing.
    package func setTextSize(named name: String) throws(UnknownTextSize) {
        guard let size = TextSize(name: name) else { throw UnknownTextSize(name: name) }
        systemTextSize = size.category
    }

    package struct UnknownTextSize: Error, CustomStringConvertible {
        let name: String
        package var description: String {
            "DACTYL_TEXT_SIZE has '\(name.onOneLine)', which is none of \(TextSize.allCases.map { "\($0)" }.joined(separator: ", "))"
        }
    }
}
