/// What elements can be looked for in: an element, or all that match a query.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
    /// The first element that matches, whether or not there are more.
    var firstMatch: XCUIElement { get }
    /// A query for all elements of a type in it, at any depth.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

/// Queries for the elements of a type in it, at any depth: `app.buttons` is `app.descendants(matching: .button)`.
extension XCUIElementTypeQueryProvider {
    /// Windows.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// Action sheets, by their titles.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// Alerts, by their titles.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// Buttons, tabs, segments, and the keys that neither type nor delete.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The keyboard on the screen.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// Keys of the keyboard on the screen.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// Navigation bars, by their titles.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// Tab bars.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// Toolbars.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// Tables.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// Collection views.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The rows and items that are shown.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// Sliders.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// Steppers, with the buttons Decrement and Increment.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// Page controls.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// Progress views.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// Activity indicators.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// Segmented controls, with a button for each segment.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// Pickers.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The wheels of pickers.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// Date pickers.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// Switches.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// Links.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// Pictures.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// Search fields.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// Scroll views that are neither tables, collection views nor text views.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// Labels, also in buttons.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// Fields, without the secret ones.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// Fields of secrets.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// Text views.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// Menus.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// Buttons of the edit menu.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// Views that have no other type.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
}
