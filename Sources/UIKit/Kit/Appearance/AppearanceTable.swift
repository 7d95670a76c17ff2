/// The properties that can be set for all objects of a class: those that iOS marks with `UI_APPEARANCE_SELECTOR`, of what there is here (R-APR-4).
@MainActor
struct AppearanceTable {
    /// A class of UIKit's and what it adds.
    @MainActor
    private struct Entry {
        let covers: (NSObject) -> Bool
        /// A new object.
        let make: () -> NSObject?
        let properties: [AppearanceProperty]

        static func view<View: UIView>(_ type: View.Type, _ properties: [AppearanceProperty]) -> Entry {
            Entry(covers: { $0 is View }, make: { type.make() }, properties: properties)
        }

        static func item<Item: UIBarItem>(_ type: Item.Type, _ properties: [AppearanceProperty]) -> Entry {
            Entry(covers: { $0 is Item }, make: { type.init(coder: NibDecoder()) }, properties: properties)
        }
    }

    /// A class comes after the classes above it.
    private static let entries: [Entry] = views + controls + bars + items

    private static let views: [Entry] = [
        .view(UIView.self, [
            .value("tintColor", { (view: UIView) in view.ownTint }, { $0.tintColor = $1 }),
            // A grouped table is made with another background than the plain one that a new table is.
            .value("backgroundColor", { (view: UIView) in view.backgroundColor }, { $0.backgroundColor = $1 }, isMadeWith: { view in
                (view as? UITableView).map { $0.backgroundColor == ($0.style == .plain ? UIColor.systemBackground : .systemGroupedBackground) } ?? false
            }),
        ]),
        // For the background that a new one has.
        .view(UICollectionView.self, []),
        .view(UILabel.self, [
            .value("font", { (label: UILabel) in label.font as UIFont? }, { $0.font = $1 }),
            .value("textColor", { (label: UILabel) in label.textColor as UIColor? }, { $0.textColor = $1 }),
            .value("highlightedTextColor", \UILabel.highlightedTextColor),
        ]),
        .view(UITableView.self, [
            .value("separatorColor", \UITableView.separatorColor),
            .value("separatorInset", \UITableView.separatorInset),
            .value("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
            .value("sectionIndexColor", \UITableView.sectionIndexColor),
            .value("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
            .value("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
        ]),
        .view(UITableViewCell.self, [.value("separatorInset", { (cell: UITableViewCell) in cell.ownSeparatorInset }, { cell, inset in if let inset { cell.separatorInset = inset } })]),
        .view(UIActivityIndicatorView.self, [.value("color", { (view: UIActivityIndicatorView) in view.color as UIColor? }, { $0.color = $1 })]),
        .view(UIProgressView.self, [.value("progressTintColor", \UIProgressView.progressTintColor), .value("trackTintColor", \UIProgressView.trackTintColor)]),
    ]

    private static let controls: [Entry] = [
        .view(UIButton.self, [.value("contentEdgeInsets", \UIButton.contentEdgeInsets)]
            + AppearanceProperty.states("titleColor", { (button: UIButton, state) in button.titleColors.own(state) }, { $0.setTitleColor($1, for: $2) })
            + AppearanceProperty.states("titleShadowColor", { (button: UIButton, state) in button.titleShadowColors.own(state) }, { $0.setTitleShadowColor($1, for: $2) })
            + AppearanceProperty.states("backgroundImage", { (button: UIButton, state) in button.backgroundImages.own(state) }, { $0.setBackgroundImage($1, for: $2) })),
        .view(UISwitch.self, [.value("onTintColor", \UISwitch.onTintColor), .value("thumbTintColor", \UISwitch.thumbTintColor)]),
        .view(UISlider.self, [
            .value("minimumTrackTintColor", \UISlider.minimumTrackTintColor), .value("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
            .value("thumbTintColor", \UISlider.thumbTintColor),
        ]),
        .view(UIPageControl.self, [
            .value("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
            .value("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        ]),
        .view(UISegmentedControl.self, [.value("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)]
            + AppearanceProperty.stateAttributes("titleTextAttributes", { (control: UISegmentedControl, state) in control.ownTitleTextAttributes(for: state) },
                                                 { $0.setTitleTextAttributes($1, for: $2) })),
    ]

    private static let bars: [Entry] = [
        .view(UINavigationBar.self, [
            .value("barStyle", \UINavigationBar.barStyle), .value("barTintColor", \UINavigationBar.barTintColor), .value("isTranslucent", \UINavigationBar.isTranslucent),
            .value("shadowImage", \UINavigationBar.shadowImage),
            .value("backIndicatorImage", \UINavigationBar.backIndicatorImage),
            .value("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
            .attributes("titleTextAttributes", { (bar: UINavigationBar) in bar.titleTextAttributes }, { $0.titleTextAttributes = $1 }),
            .value("standardAppearance", { (bar: UINavigationBar) in bar.setStandardAppearance }, { bar, look in if let look { bar.standardAppearance = look } }),
            .value("compactAppearance", \UINavigationBar.compactAppearance), .value("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
            .value("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
        ] + ([.default, .compact, .defaultPrompt, .compactPrompt] as [UIBarMetrics]).map { metrics in
            .value("backgroundImage.\(metrics.rawValue)", { (bar: UINavigationBar) in bar.backgroundImage(for: metrics) }, { $0.setBackgroundImage($1, for: metrics) })
        }),
        .view(UITabBar.self, [
            .value("barStyle", \UITabBar.barStyle), .value("barTintColor", \UITabBar.barTintColor), .value("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
            .value("isTranslucent", \UITabBar.isTranslucent), .value("backgroundImage", \UITabBar.backgroundImage), .value("shadowImage", \UITabBar.shadowImage),
            .value("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
            .value("standardAppearance", { (bar: UITabBar) in bar.setStandardAppearance }, { bar, look in if let look { bar.standardAppearance = look } }),
            .value("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
        ]),
        .view(UIToolbar.self, [.value("barStyle", \UIToolbar.barStyle), .value("barTintColor", \UIToolbar.barTintColor)]),
        .view(UISearchBar.self, [.value("barStyle", \UISearchBar.barStyle), .value("barTintColor", \UISearchBar.barTintColor)]),
    ]

    private static let items: [Entry] = [
        .item(UIBarItem.self, AppearanceProperty.stateAttributes("titleTextAttributes", { (item: UIBarItem, state) in item.titleTextAttributes(for: state) },
                                                                 { $0.setTitleTextAttributes($1, for: $2) })),
        .item(UIBarButtonItem.self, [.value("tintColor", \UIBarButtonItem.tintColor)]),
        .item(UITabBarItem.self, [.value("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment), .value("badgeColor", \UITabBarItem.badgeColor)]
            + AppearanceProperty.stateAttributes("badgeTextAttributes", { (item: UITabBarItem, state) in item.badgeTextAttributes(for: state) },
                                                 { $0.setBadgeTextAttributes($1, for: $2) })),
    ]

    /// By the classes of objects.
    private static var known: [ObjectIdentifier: [AppearanceProperty]] = [:]

    /// The properties of an object that can be set.
    static func properties(of object: NSObject) -> [AppearanceProperty] {
        let kind = ObjectIdentifier(type(of: object))
        if let properties = known[kind] { return properties }
        let properties = entries.filter { $0.covers(object) }.flatMap(\.properties)
        known[kind] = properties
        return properties
    }

    /// What new objects have, by the number of the class of UIKit's.
    private static var defaults: [Int: [String: Any]] = [:]

    /// What a new object of the nearest class of UIKit's has, by the names of the properties.
    static func defaults(of object: NSObject) -> [String: Any] {
        guard let index = entries.lastIndex(where: { $0.covers(object) }) else { return [:] }
        if let known = defaults[index] { return known }
        let values = entries[index].make().map(values) ?? [:]
        defaults[index] = values
        return values
    }

    /// What an object has, by the names of the properties.
    static func values(of object: NSObject) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: properties(of: object).map { ($0.name, $0.read(object)) })
    }
}
