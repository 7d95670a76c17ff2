import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("What lies in cells that are highlighted", .leavesNothing)
struct HighlightedContentsTests {
    /// A label, a button and, deeper, a picture.
    private func fill(_ view: UIView) -> () -> [Bool] {
        let label = UILabel(), box = UIView(), picture = UIImageView(), button = UIButton(type: .system)
        for part in [label, box, button] { view.addSubview(part) }
        box.addSubview(picture)
        return { [label.isHighlighted, picture.isHighlighted, button.isHighlighted] }
    }

    @Test("R-TBL-12 Labels, pictures and controls in a row are highlighted with it, but without a selection style")
    func rows() {
        let list = LoggingTableDelegate(count: 3), cell = list.table.cellForRow(at: IndexPath(row: 1, section: 0))!, states = fill(cell.contentView)
        cell.setHighlighted(true, animated: false)
        #expect(states() == [true, true, true])
        cell.setHighlighted(false, animated: false)
        #expect(states() == [false, false, false])
        list.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(states() == [true, true, true])
        list.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        cell.selectionStyle = .none
        cell.setHighlighted(true, animated: false)
        #expect(states() == [false, false, false])
    }

    @Test("R-TBL-12 So they are in an item of a collection view, whatever the two states are in turn")
    func items() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), states = fill(cell.contentView)
        cell.isHighlighted = true
        cell.isSelected = true
        cell.isHighlighted = false
        #expect(states() == [true, true, true])
        cell.isSelected = false
        #expect(states() == [false, false, false])
    }
}
