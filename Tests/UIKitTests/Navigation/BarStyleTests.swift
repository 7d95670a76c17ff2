import HostHeadless
import Testing
@testable import UIKit

@MainActor @Suite("Navigation: black bars", .leavesNothing, .serialized)
struct BarStyleTests {
    @Test("R-NAV-20 A black bar is black with a light title in a light window, and what is set of the bar comes before")
    func navigationBar() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = stack.navigation.navigationBar
        func pixels(_ xs: Range<Int>) throws -> [UInt32] {
            stage.wait(0.1)
            let picture = try #require(stage.host.surface?.picture)
            return (14..<30).flatMap { y in
                let row = (picture.memory + y * picture.stride).assumingMemoryBound(to: UInt32.self)
                return xs.map { row[$0] & 0xFFFFFF }
            }
        }
        // The page is seen through the bar while it has no style (R-NAV-8).
        stack.a.view.backgroundColor = .white
        #expect(try pixels(20..<40).allSatisfy { $0 == 0xFFFFFF } && pixels(180..<220).contains { $0 < 0x404040 })
        bar.barStyle = .black
        #expect(try pixels(20..<40).allSatisfy { $0 == 0 } && pixels(180..<220).contains { $0 > 0xC0C0C0 })
        #expect(bar.traitCollection.userInterfaceStyle == .dark && stage.window.traitCollection.userInterfaceStyle == .light)
        #expect(bar.overrideUserInterfaceStyle == .unspecified)
        bar.barTintColor = .red
        #expect(try pixels(20..<40).allSatisfy { $0 == 0xFF0000 } && pixels(180..<220).contains { $0 & 0xFFFF > 0xC0C0 })
        bar.barTintColor = nil
        bar.overrideUserInterfaceStyle = .light
        #expect(try pixels(20..<40).allSatisfy { $0 == 0xFFFFFF })
        bar.overrideUserInterfaceStyle = .unspecified
        bar.barStyle = .default
        #expect(try pixels(20..<40).allSatisfy { $0 == 0xFFFFFF })
    }

    @Test("R-NAV-20 Toolbars, tab bars and search bars have the style too, and keep it in an archive")
    func others() throws {
        let stage = Stage.rooted(), toolbar = UIToolbar(), tabs = UITabBar(), search = UISearchBar()
        for bar in [toolbar, tabs, search] { stage.root.addSubview(bar) }
        (toolbar.barStyle, tabs.barStyle, search.barStyle) = (.black, .blackTranslucent, .black)
        for bar in [toolbar, tabs, search] { #expect(bar.traitCollection.userInterfaceStyle == .dark) }
        #expect(search.searchTextField.traitCollection.userInterfaceStyle == .dark && tabs.barStyle == .black)
        #expect(try roundTrip(search)?.barStyle == .black && roundTrip(toolbar)?.barStyle == .black && roundTrip(UITabBar())?.barStyle == .default)
    }

    @Test("R-NAV-20, R-APR-4 The style of all bars")
    func appearance() {
        defer { AppearanceProxies.removeAll() }
        UINavigationBar.appearance().barStyle = .black
        let stage = Stage.rooted(), bar = UINavigationBar()
        stage.root.addSubview(bar)
        #expect(bar.barStyle == .black)
    }
}
