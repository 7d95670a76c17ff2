import Testing
@testable import UIKit

@MainActor @Suite("Status bars", .leavesNothing)
struct StatusBarTests {
    private final class Page: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    @Test("R-VC-8 what the application asks for counts where Info.plist has its controllers not decide, and only there")
    func wishes() throws {
        let stage = try Stage(showing: Page(), size: CGSize(width: 200, height: 200)), application = stage.application
        application.statusBarStyle = .darkContent
        application.isStatusBarHidden = true
        #expect(application.statusBarStyle == .lightContent && !application.isStatusBarHidden)
        application.decidesAboutStatusBar = true
        #expect(application.statusBarStyle == .darkContent && application.isStatusBarHidden)
        application.decidesAboutStatusBar = false
        application.isStatusBarHidden = false
        application.statusBarStyle = .default
    }
}
