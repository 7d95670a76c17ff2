@testable import Gestures
import Testing
import TouchTesting
import UIKit

/// The app's storyboard on a stage.
@MainActor
struct Table {
    let stage: TouchStage
    let controller: ViewController
    let view: UIView
    /// A, B and C.
    let pieces: [UIView]
    /// Where they belong.
    let places: [UIView]
    let status: UILabel

    init(size: CGSize = TouchStage.standardSize) throws {
        let storyboard = UIStoryboard(name: "Main", bundle: .module)
        controller = try #require(storyboard.instantiateInitialViewController() as? ViewController)
        stage = TouchStage(rootViewController: controller, size: size)
        view = try #require(controller.view)
        let view = self.view
        pieces = ["A", "B", "C"].compactMap { letter in Self.find(UILabel.self, in: view) { $0.text == letter }?.superview }
        places = view.subviews.filter { !($0 is UILabel) && !$0.isUserInteractionEnabled }
        status = try #require(Self.find(UILabel.self, in: view) { $0.text == "Nothing yet" })
        try #require(pieces.count == 3 && places.count == 3)
        stage.advance(by: 0.1)
    }

    var letters: [String] {
        view.subviews.compactMap { view in pieces.firstIndex(of: view).map { ["A", "B", "C"][$0] } }
    }

    var panel: UIView { view.subviews.last! }

    func scale(_ piece: UIView) -> CGFloat { hypot(piece.transform.a, piece.transform.b) }
    func angle(_ piece: UIView) -> CGFloat { atan2(piece.transform.b, piece.transform.a) }

    /// Where a point of the piece is on the table.
    func point(_ x: CGFloat, _ y: CGFloat, of piece: UIView) -> CGPoint { piece.convert(CGPoint(x: x, y: y), to: view) }

    /// Draws a check mark beside the pieces.
    func drawCheckMark(height: CGFloat = 90) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 240, y: 560))
        path.addLine(to: CGPoint(x: 270, y: 600))
        path.addLine(to: CGPoint(x: 330, y: 600 - height))
        stage.drag(along: path, in: view, duration: 0.4)
    }

    static func find<View: UIView>(_: View.Type, in view: UIView, where isWanted: (View) -> Bool) -> View? {
        if let view = view as? View, isWanted(view) { return view }
        for subview in view.subviews {
            if let found = find(View.self, in: subview, where: isWanted) { return found }
        }
        return nil
    }
}
