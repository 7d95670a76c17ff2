import Testing
import TouchHost
@testable import UIKit

/// Writes what a search bar and a search controller call.
@MainActor
private final class SearchLog: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    var lines: [String] = []
    var allowsEnd = true
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begins") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ends") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allowsEnd }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("text '\(searchText)'") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { text != "x" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmarks") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { lines.append("scope \(selectedScope)") }
    func updateSearchResults(for searchController: UISearchController) { lines.append("update '\(searchController.searchBar.text ?? "")'") }
    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
}

extension Stage {
    /// Presses and releases the key of a letter, or another by its usage.
    func key(_ usage: Int, _ characters: String = "") {
        for isPressed in [true, false] { host.send(KeyEvent(timestamp: now, usage: usage, isPressed: isPressed, characters: characters)) }
        wait(0.02)
    }
}

@MainActor @Suite("Search", .leavesNothing)
struct SearchTests {
    private func bar(_ prepare: (UISearchBar) -> Void = { _ in }) throws -> (Stage, UISearchBar, SearchLog) {
        let root = UIViewController(), bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56)), log = SearchLog()
        bar.delegate = log
        prepare(bar)
        root.view.addSubview(bar)
        return (try Stage(showing: root), bar, log)
    }

    @Test("R-SRC-1 A tap begins editing, keys change the text, Return searches")
    func types() throws {
        let (stage, bar, log) = try bar()
        #expect(bar.intrinsicContentSize.height == 56 && bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 384, height: 36))
        stage.tapNow(200, 28)
        #expect(bar.isFirstResponder && bar.searchTextField.isFirstResponder && log.take() == ["begins"])
        stage.key(40)
        #expect(log.take().isEmpty)
        stage.key(4, "a")
        stage.key(27, "x")
        #expect(bar.text == "a" && log.take() == ["text 'a'"])
        stage.key(40)
        #expect(log.take() == ["search"] && bar.isFirstResponder)
        log.allowsEnd = false
        #expect(!bar.resignFirstResponder())
        log.allowsEnd = true
        #expect(bar.resignFirstResponder() && log.take() == ["ends"])
        bar.text = "by code"
        #expect(log.take().isEmpty)
    }

    @Test("R-SRC-1 The button at the field's end clears it")
    func clears() throws {
        let (stage, bar, log) = try bar()
        bar.text = "ab"
        stage.tapNow(200, 28)
        stage.wait(0)
        let clear = bar.searchTextField.clearButton
        #expect(!clear.isHidden)
        stage.tap(clear)
        #expect(bar.text == "" && log.take() == ["begins", "text ''"])
    }

    @Test("R-SRC-1 Cancel, Escape, bookmarks and scopes call the delegate")
    func buttons() throws {
        let (stage, bar, log) = try bar {
            $0.showsBookmarkButton = true
            $0.scopeButtonTitles = ["All", "New"]
        }
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
        bar.frame.size.height = 100
        bar.setShowsCancelButton(true, animated: true)
        stage.wait(1)
        #expect(bar.searchTextField.frame.maxX < 330)
        stage.tapNow(370, 28)
        #expect(log.take() == ["cancel"])
        stage.tapNow(bar.searchTextField.frame.maxX - 18, 28)
        #expect(log.take() == ["bookmarks"])
        stage.tapNow(300, 76)
        #expect(log.take() == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
        stage.tapNow(100, 28)
        _ = log.take()
        stage.key(41)
        #expect(log.take() == ["cancel"])
        bar.showsCancelButton = false
        stage.wait(0)
        #expect(bar.searchTextField.frame.maxX == 392)
    }

    @Test("R-SRC-1 When editing has ended Cancel is disabled until it begins again; before the first editing it is enabled")
    func cancelAfterEditing() throws {
        let (screen, bar, log) = try bar { $0.showsCancelButton = true }
        screen.wait(0)
        screen.tap(370, 28)
        #expect(log.take() == ["cancel"])
        screen.tap(100, 28)
        screen.tap(370, 28)
        #expect(log.take() == ["begins", "cancel"] && bar.isFirstResponder)
        bar.resignFirstResponder()
        screen.tap(370, 28)
        #expect(log.take() == ["ends"])
        screen.tap(100, 28)
        screen.tap(370, 28)
        #expect(log.take() == ["begins", "cancel"])
    }

    private func search(results: UIViewController? = nil, prepare: (UISearchController) -> Void = { _ in })
        throws -> (Stage, UINavigationController, UITableViewController, UISearchController, SearchLog) {
        let list = UITableViewController(style: .plain), search = UISearchController(searchResultsController: results), log = SearchLog()
        list.title = "Things"
        search.searchResultsUpdater = log
        search.delegate = log
        prepare(search)
        list.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: list), stage = try Stage(showing: stack)
        list.tableView.contentInset.bottom = 1000
        stage.wait(0)
        return (stage, stack, list, search, log)
    }

    @Test("R-SRC-4 R-SRC-2 In a navigation bar the search begins with a tap, hides the title, and ends by Cancel")
    func inBar() throws {
        let (stage, stack, list, search, log) = try search { $0.obscuresBackgroundDuringPresentation = false }
        #expect(stack.navigationBar.frame.height == 96 && list.view.safeAreaInsets.top == 96 && list.tableView.contentOffset.y == -96)
        stage.tapNow(200, 64)
        stage.wait(1)
        #expect(search.isActive && search.searchBar.isFirstResponder && search.searchBar.showsCancelButton)
        #expect(log.take() == ["will present", "did present", "update ''"])
        #expect(stack.navigationBar.frame.height == 58 && list.view.safeAreaInsets.top == 58)
        stage.key(4, "a")
        #expect(log.take() == ["update 'a'"] && search.parent === list && search.viewIfLoaded?.window == nil)
        let cancel = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.last)
        stage.tap(cancel)
        stage.wait(1)
        #expect(log.take() == ["will dismiss", "did dismiss", "update ''"])
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.showsCancelButton && search.parent == nil)
        #expect(stack.navigationBar.frame.height == 96 && !search.searchBar.isFirstResponder)
    }

    @Test("R-SRC-1 A search can be cancelled when its field is no longer edited")
    func cancelDuringASearch() throws {
        let (screen, _, _, search, log) = try search()
        screen.tap(200, 64)
        screen.wait(0.5)
        search.searchBar.resignFirstResponder()
        screen.wait(0.1)
        #expect(search.isActive)
        _ = log.take()
        screen.tap(try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.last))
        screen.wait(0.5)
        #expect(!search.isActive && log.take().contains("did dismiss"))
    }

    @Test("R-SRC-4 The bar goes with the first points that the content scrolls, unless it is to stay", arguments: [true, false])
    func scrolls(hides: Bool) throws {
        let (stage, stack, list, search, _) = try search()
        list.navigationItem.hidesSearchBarWhenScrolling = hides
        list.tableView.contentOffset.y = -96 + 20
        stage.wait(0)
        #expect(stack.navigationBar.frame.height == (hides ? 76 : 96))
        list.tableView.contentOffset.y = 300
        stage.wait(0)
        #expect(stack.navigationBar.frame.height == (hides ? 44 : 96) && search.searchBar.frame.height == (hides ? 0 : 52))
        list.tableView.contentOffset.y = -96
        stage.wait(0)
        #expect(stack.navigationBar.frame.height == 96)
    }

    @Test("R-SRC-4 Below an opaque bar what scrolls meets the search bar's lower edge as that goes; a bar that is to stay, and a search, are above it")
    func opaque() throws {
        let (stage, stack, list, search, _) = try search { $0.obscuresBackgroundDuringPresentation = false }
        let bar = stack.navigationBar, table = list.tableView!
        bar.isTranslucent = false
        stage.wait(0)
        #expect(table.frame.minY == 44 && bar.frame.maxY == 96 && table.adjustedContentInset.top == 52 && table.contentOffset.y == -52)
        table.contentOffset.y = -20
        stage.wait(0)
        #expect(bar.frame.maxY == 64 && table.frame.minY == 44)
        table.contentOffset.y = 300
        stage.wait(0)
        #expect(bar.frame.maxY == 44 && table.frame.minY == 44)
        table.contentOffset.y = -52
        stage.wait(0)
        list.navigationItem.hidesSearchBarWhenScrolling = false
        stage.wait(0)
        #expect(table.frame.minY == 96 && table.adjustedContentInset.top == 0 && bar.frame.maxY == 96)
        list.navigationItem.hidesSearchBarWhenScrolling = true
        stage.wait(0)
        #expect(table.frame.minY == 44 && table.adjustedContentInset.top == 52)
        search.isActive = true
        stage.wait(1)
        #expect(bar.frame.maxY == 58 && table.frame.minY == 58 && table.adjustedContentInset.top == 0)
        search.isActive = false
        stage.wait(1)
        #expect(bar.frame.maxY == 96 && table.frame.minY == 44 && table.adjustedContentInset.top == 52)
    }

    @Test("R-SRC-3 The results cover the list while there is a text; before that it is dimmed, and a tap there ends the search")
    func results() throws {
        let found = UIViewController()
        let (stage, _, list, search, log) = try search(results: found)
        search.isActive = true
        stage.wait(1)
        #expect(search.view.window === stage.window && found.viewIfLoaded?.window == nil && !list.tableView.isScrollEnabled)
        #expect(!search.searchBar.isFirstResponder)
        search.searchBar.becomeFirstResponder()
        stage.key(4, "a")
        #expect(found.view.window === stage.window && search.showsSearchResultsController && found.view.safeAreaInsets.top == 58)
        stage.key(42)
        #expect(found.view.window == nil && found.parent == nil)
        _ = log.take()
        stage.tapNow(200, 300)
        stage.wait(1)
        #expect(!search.isActive && list.tableView.isScrollEnabled && search.view.window == nil)
        #expect(log.take() == ["will dismiss", "did dismiss", "update ''"])
    }

    @Test("R-SRC-2 The scopes come with the search, and another one is reported")
    func scopes() throws {
        let (stage, stack, _, search, log) = try search {
            $0.obscuresBackgroundDuringPresentation = false
            $0.searchBar.scopeButtonTitles = ["All", "New"]
        }
        #expect(stack.navigationBar.frame.height == 96)
        stage.tapNow(200, 64)
        stage.wait(1)
        #expect(stack.navigationBar.frame.height == 102)
        _ = log.take()
        stage.tapNow(300, 80)
        #expect(log.take() == ["update ''"] && search.searchBar.selectedScopeButtonIndex == 1)
        search.dismiss(animated: true)
        stage.wait(1)
        #expect(!search.isActive && stack.navigationBar.frame.height == 96)
    }

    @Test("R-SRC-4 Above a table the bar stays, and the results begin below it")
    func inHeader() throws {
        let list = UITableViewController(style: .plain), found = UIViewController(), search = UISearchController(searchResultsController: found)
        search.searchBar.sizeToFit()
        list.tableView.tableHeaderView = search.searchBar
        let stage = try Stage(showing: list)
        #expect(search.searchBar.frame.height == 56)
        stage.tapNow(200, 28)
        stage.wait(1)
        #expect(search.isActive && search.parent === list && search.view.frame.minY == 56)
        stage.key(4, "a")
        #expect(found.view.window === stage.window && found.view.convert(CGPoint.zero, to: nil).y == 56)
        stage.key(41)
        #expect(!search.isActive && found.view.window == nil)
    }

    @Test("R-SRC-4 A pushed controller without a search has a plain bar")
    func pushes() throws {
        let (stage, stack, list, _, _) = try search()
        let next = UIViewController()
        stack.pushViewController(next, animated: true)
        stage.wait(1)
        #expect(stack.navigationBar.frame.height == 44 && next.view.safeAreaInsets.top == 44)
        stack.popViewController(animated: true)
        stage.wait(1)
        #expect(stack.navigationBar.frame.height == 96 && list.view.safeAreaInsets.top == 96)
    }

    @Test("R-SRC-1 A file has a search bar with its scopes and its delegate")
    func nib() throws {
        let (objects, lines) = quietly {
            UINib("""
                <searchBar contentMode="redraw" searchBarStyle="minimal" text="abc" prompt="Where" showsBookmarkButton="YES" placeholder="Find" showsScopeBar="YES" showsCancelButton="YES" id="a">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                    <textInputTraits key="textInputTraits" keyboardType="URL"/>
                    <scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles>
                </searchBar>
                """).instantiate(withOwner: nil)
        }
        let bar = try #require(objects.first as? UISearchBar)
        #expect(lines.isEmpty && bar.text == "abc" && bar.placeholder == "Find" && bar.scopeButtonTitles == ["One", "Two"] && bar.showsCancelButton, "\(lines)")
        #expect(bar.searchBarStyle == .minimal && bar.keyboardType == .URL && bar.showsScopeBar)
        // It shows them, too.
        let made = UISearchBar(frame: bar.frame)
        (made.prompt, made.scopeButtonTitles, made.showsScopeBar) = ("Where", ["One", "Two"], true)
        #expect(bar.intrinsicContentSize == made.intrinsicContentSize && bar.subviews.contains { $0 is UISegmentedControl })
        #expect(bar.searchTextField.rightView != nil)
    }

    @Test("R-SRC-1 Bars look light and dark", arguments: [false, true])
    func looks(isDark: Bool) throws {
        let list = UITableViewController(style: .plain), search = UISearchController(searchResultsController: nil), plain = UISearchBar()
        list.title = "Things"
        list.navigationItem.searchController = search
        plain.scopeButtonTitles = ["All", "New"]
        (plain.text, plain.showsScopeBar, plain.showsCancelButton) = ("A text", true, true)
        plain.sizeToFit()
        list.tableView.tableHeaderView = plain
        let stage = try Stage(showing: UINavigationController(rootViewController: list), scale: 2, isDark: isDark)
        try stage.save("search-\(isDark ? "dark" : "light")")
        let field = plain.searchTextField.convert(CGPoint(x: 200, y: 18), to: nil)
        #expect(stage.color(field.x, field.y) != stage.color(2, field.y))
        #expect(stage.color(2, field.y) == (isDark ? 0x1C1C1E : 0xF2F2F7))
        search.isActive = true
        stage.wait(1)
        try stage.save("searching-\(isDark ? "dark" : "light")")
    }
}
