import Foundation
import HostHeadless
import Testing
import TouchTesting
import UIKit

/// What apps' tests make themselves, and what apps ask of the application.
@MainActor @Suite("Objects without arguments, and links") struct PlainObjectTests {
    @MainActor private final class Finger: UITouch {
        override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
        override var phase: UITouch.Phase { .moved }
    }

    @Test("Apps' tests make touches and events of their own, and other objects without arguments")
    func plainObjects() {
        let first = UITouch(), second = Finger()
        #expect(first != second && first.phase == .began && first.view == nil && first.location(in: nil) == .zero)
        #expect(Set([first, second]).count == 2 && second.location(in: nil) == CGPoint(x: 3, y: 4) && second.phase == .moved)
        let view = UIView()
        view.touchesBegan([first], with: UIEvent())
        #expect(UIEvent().allTouches?.isEmpty ?? true)
        #expect(UIDevice().userInterfaceIdiom == UIDevice.current.userInterfaceIdiom && UIFont().pointSize > 0 && UIColor().cgColor.alpha == 0)
    }

    // MARK: Links

    @MainActor private final class Answers { var all: [Bool] = [] }

    @Test("R-APP-19 A URL is opened by the host's program, and the completion comes later")
    func links() throws {
        let stage = TouchStage(), application = UIApplication.shared, answers = Answers()
        let page = try #require(URL(string: "https://swift.org/a?b=c")), settings = try #require(URL(string: UIApplication.openSettingsURLString))
        let other = try #require(URL(string: "other:1")), bare = try #require(URL(string: "no-scheme"))
        application.open(page) { answers.all.append($0) }
        application.open(settings, options: [.universalLinksOnly: false]) { answers.all.append($0) }
        #expect(answers.all.isEmpty)
        stage.advance(by: 0.1)
        #expect(answers.all == [true, false] && stage.host.openedLinks == ["https://swift.org/a?b=c"])
        #expect(application.canOpenURL(page) && !application.canOpenURL(other) && !application.canOpenURL(bare))
    }
}
