/// How the row of a menu or alert looks under a finger.
@MainActor
enum ChosenRow {
    static let color = UIColor.pair(light: UIColor(white: 0, alpha: 0.1), dark: UIColor(white: 1, alpha: 0.12))
}
