@testable import UIKit

extension UITextField {
    /// What holds of a field whatever happened to it: its own count is that of the text, and no place in it is within a character (R-TXT-22).
    @MainActor
    public func check() {
        let units = Array(content.string.utf16)
        precondition(content.length == units.count, "the field counts \(content.length) code units of \(units.count)")
        var place = 0
        for run in content.runs {
            precondition(run.range.lowerBound == place && !run.range.isEmpty, "looks that are not in a row")
            place = run.range.upperBound
        }
        precondition(place == units.count, "looks of \(place) code units of \(units.count)")
        func isPlace(_ place: Int) -> Bool {
            (0...units.count).contains(place) && !(0 < place && place < units.count && UTF16.isTrailSurrogate(units[place]))
        }
        precondition(isPlace(content.anchor) && isPlace(content.head), "the selection \(content.anchor) … \(content.head) of \(units.count)")
        if let marked = content.marked {
            precondition(!marked.isEmpty && isPlace(marked.lowerBound) && isPlace(marked.upperBound), "marked \(marked) of \(units.count)")
        }
    }
}
