import DoodleViews
import HostHeadless
import Testing
import TouchHost
import UIKit

@MainActor @Test func countsTheFingersThatTouchIt() throws {
    let host = HeadlessHost(size: PixelSize(width: 200, height: 200))
    let window = UIWindow(windowScene: try UIApplication.shared.attach(to: host))
    let view = CountingView(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    window.makeKeyAndVisible()

    host.send(TouchFrame(timestamp: 1, contacts: [
        Contact(id: 1, phase: .began, timestamp: 1, position: CGPoint(x: 50, y: 50)),
        Contact(id: 2, phase: .began, timestamp: 1, position: CGPoint(x: 150, y: 50)),
    ]))
    #expect(view.count == 2)
}
