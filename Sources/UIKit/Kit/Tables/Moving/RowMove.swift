internal import FoundationAdditions

/// A row that a finger has lifted, and where it would come to lie (R-MOV).
///
/// The table keeps the order of its data source until the finger lifts: the other rows only step aside.
@MainActor
final class RowMove {
    let cell: UIView
    let source: IndexPath
    /// How much room the row takes.
    let height: CGFloat
    /// Where the row would come to lie, as `moveRow(at:to:)` counts: among the rows without it.
    var target: IndexPath
    /// Where the finger has it, which the delegate may have changed.
    var proposed: IndexPath
    /// The finger, from the upper edge of the visible part on, and how far below the row's middle it is.
    var finger: CGFloat
    let grip: CGFloat
    let edges = EdgeScrolling()

    /// - Parameters:
    ///   - span: Where the row begins in the content, and how high it is.
    ///   - finger: Where the finger is in the content.
    ///   - top: Where the visible part of the content begins.
    init(_ cell: UIView, _ path: IndexPath, _ span: (top: CGFloat, height: CGFloat), finger: CGFloat, from top: CGFloat) {
        self.cell = cell
        (source, target, proposed) = (path, path, path)
        height = span.height
        self.finger = finger - top
        grip = finger - span.top - span.height / 2
    }

    /// By how much a row steps aside.
    func shift(of path: IndexPath) -> CGFloat {
        guard path != source else { return 0 }
        let isBelow = path > source
        let place = isBelow && path.section == source.section ? IndexPath(row: path.row - 1, section: path.section) : path
        return (isBelow ? -height : 0) + (place >= target ? height : 0)
    }

    /// By how much the view above a section steps aside, or the view below it.
    func shift(ofSection section: Int, isHeader: Bool) -> CGFloat {
        let edge = isHeader ? section : section + 1
        return (edge > source.section ? -height : 0) + (edge > target.section ? height : 0)
    }
}
