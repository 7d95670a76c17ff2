import Testing
@testable import UIKit

/// Core Animation's transitions on views, as apps use them.
@MainActor @Suite(.leavesNothing) struct LayerTransitionTests {
    private let controller = UIViewController(), label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 40))

    private func stage() throws -> Stage {
        label.font = .systemFont(ofSize: 30)
        label.text = "One"
        controller.view.backgroundColor = .white
        controller.view.addSubview(label)
        return try Stage(showing: controller, size: CGSize(width: 140, height: 80))
    }

    /// How dark the picture is in a part of it, from left to right in columns of ten points.
    private func ink(_ stage: Stage) -> [Int] {
        (0..<14).map { column in
            var sum = 0
            for y in 20..<60 { for x in 0..<10 { sum += 255 - Int(stage.color(Double(column * 10 + x), Double(y)) & 0xFF) } }
            return sum / 100
        }
    }

    private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 0.4)
        return transition
    }

    @Test("R-ANI-19 A label's old text goes and its new one comes, whether the text or the transition is set first", arguments: [true, false])
    func labels(_ textFirst: Bool) throws {
        let stage = try stage()
        let old = ink(stage)
        if textFirst { label.text = "Seven" }
        label.layer.add(transition(.push, .fromRight), forKey: nil)
        if !textFirst { label.text = "Seven" }
        stage.wait(0)
        let beginning = ink(stage)
        #expect(beginning.indices.allSatisfy { abs(beginning[$0] - old[$0]) <= 2 })
        stage.wait(0.1)
        try stage.save("transition-push-1")
        // The old text has gone a quarter of the label to the left, with three quarters of its ink.
        let moved = ink(stage).prefix(7).reduce(0, +), whole = old.reduce(0, +)
        #expect(abs(moved * 4 - whole * 3) < whole / 2, "\(moved) of \(whole)")
        stage.wait(0.1)
        try stage.save("transition-push-2")
        stage.wait(0.3)
        let new = ink(stage)
        label.text = "One"
        stage.wait(0)
        #expect(ink(stage) == old && new != old)
    }

    @Test("R-ANI-19 A new picture of an image view dissolves, though it is set before the transition is added")
    func pictures() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        func picture(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
        }
        let stage = try stage()
        controller.view.addSubview(view)
        view.image = picture(.red)
        stage.wait(0)
        view.image = picture(.blue)
        view.layer.add(transition(.fade), forKey: nil)
        stage.wait(0.1)
        let color = stage.color(10, 10)
        let red = Int(color >> 16), blue = Int(color & 0xFF)
        #expect(abs(red - 191) <= 3 && abs(blue - 64) <= 3, "\(red), \(blue)")
        stage.wait(0.4)
        #expect(stage.color(10, 10) == 0x0000FF)
    }

    @Test("R-ANI-19 A controller is pushed and popped by a transition of the navigation controller's layer")
    func controllers() throws {
        let first = UIViewController(), second = UIViewController()
        first.view.backgroundColor = .red
        second.view.backgroundColor = .blue
        let navigation = UINavigationController(rootViewController: first)
        navigation.isNavigationBarHidden = true
        let stage = try Stage(showing: navigation, size: CGSize(width: 100, height: 100))
        navigation.view.layer.add(transition(.moveIn, .fromTop), forKey: nil)
        navigation.pushViewController(second, animated: false)
        stage.wait(0.1)
        try stage.save("transition-navigation")
        // It comes from below.
        #expect(stage.color(50, 70) == 0xFF0000 && stage.color(50, 80) == 0x0000FF)
        stage.wait(0.4)
        #expect(stage.color(50, 10) == 0x0000FF)
        navigation.view.layer.add(transition(.reveal, .fromBottom), forKey: nil)
        navigation.popViewController(animated: false)
        stage.wait(0.1)
        #expect(stage.color(50, 20) == 0xFF0000 && stage.color(50, 30) == 0x0000FF)
        stage.wait(0.4)
        #expect(stage.color(50, 90) == 0xFF0000)
    }
}
