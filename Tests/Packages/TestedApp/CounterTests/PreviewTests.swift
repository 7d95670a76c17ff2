import SwiftUI
import XCTest

/// Left out: there is no SwiftUI here.
class PreviewTests: XCTestCase {
    func testPreview() { _ = Text("preview") }
}
