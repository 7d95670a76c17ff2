internal import UIKit

extension AssistedRole {
    /// The number that AT-SPI has for it (`AtspiRole`), and its name there.
    var onBus: (number: UInt32, name: String) {
        switch self {
        case .scene: (23, "frame")
        case .dialog: (16, "dialog")
        case .group: (99, "grouping")
        case .landmark: (110, "landmark")
        case .scrollArea: (49, "scroll pane")
        case .list: (31, "list")
        case .listItem: (32, "list item")
        case .table: (55, "table")
        case .menu: (33, "menu")
        case .menuItem: (35, "menu item")
        case .toolBar: (63, "tool bar")
        case .tabList: (38, "page tab list")
        case .tab: (37, "page tab")
        case .button: (43, "push button")
        case .toggle: (62, "toggle button")
        case .radioGroup: (99, "grouping")
        case .radio: (44, "radio button")
        case .link: (88, "link")
        case .slider: (51, "slider")
        case .spinner: (52, "spin button")
        case .progress: (42, "progress bar")
        case .image: (27, "image")
        case .text: (29, "label")
        case .heading: (83, "heading")
        case .field, .searchField: (79, "entry")
        case .secretField: (40, "password text")
        case .textArea: (61, "text")
        case .element: (39, "panel")
        }
    }

    static let application: (number: UInt32, name: String) = (75, "application")
}
