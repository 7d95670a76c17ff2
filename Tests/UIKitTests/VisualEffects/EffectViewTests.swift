import Foundation
import Testing
@testable import UIKit

/// A picture with colours and edges, a blur in the middle of it, and content on that.
@MainActor
final class EffectScene: UIViewController {
    let effectView = UIVisualEffectView(effect: nil)
    let stripes = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let colors: [UIColor] = [.red, .white, .blue, .black, .yellow, .white, .green, .black, .orange, .white]
        for (number, color) in colors.enumerated() {
            let stripe = UIView(frame: CGRect(x: number * 30, y: 0, width: 30, height: 300))
            stripe.backgroundColor = color
            stripes.addSubview(stripe)
        }
        view.addSubview(stripes)
        effectView.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
        view.addSubview(effectView)
    }
}

@MainActor @Suite("Visual effects", .leavesNothing, .serialized)
struct EffectViewTests {
    private func stage(_ scene: EffectScene, isDark: Bool = false, scale: Double = 1) throws -> Stage {
        try Stage(showing: scene, size: CGSize(width: 300, height: 300), scale: scale, isDark: isDark)
    }

    private func parts(_ color: UInt32) -> [Int] { [Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255)] }
    private func light(_ color: UInt32) -> Int { parts(color).reduce(0, +) / 3 }
    /// How much neighbouring colours differ in a row.
    private func roughness(_ stage: Stage, y: Double) -> Int {
        (0..<9).map { number in
            let here = parts(stage.color(Double(number) * 30 + 15, y)), next = parts(stage.color(Double(number) * 30 + 45, y))
            return zip(here, next).map { abs($0 - $1) }.max() ?? 0
        }.max() ?? 0
    }

    private nonisolated static let all: [UIBlurEffect.Style] = [
        .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
        .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight,
        .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark,
    ]

    @Test("R-VFX-1, 2 Each style blurs, in its own shade", arguments: all)
    func styles(_ style: UIBlurEffect.Style) throws {
        let scene = EffectScene(), stage = try self.stage(scene)
        #expect(roughness(stage, y: 150) == 255)
        scene.effectView.effect = UIBlurEffect(style: style)
        stage.wait(0)
        #expect(roughness(stage, y: 150) < (style == .light ? 200 : 140) && roughness(stage, y: 50) == 255)
        let below = light(stage.color(150, 150))
        let isDark = style.side == .dark
        #expect(isDark ? below < 110 : below > 150, "\(below)")
        // Half of the styles follow the window.
        stage.window.overrideUserInterfaceStyle = .dark
        stage.wait(0)
        let inDark = light(stage.color(150, 150))
        #expect(style.side == .any ? inDark < 110 : inDark == below, "\(below) \(inDark)")
    }

    @Test("R-VFX-1 What moves below is seen moving, also in a scroll view whose pixels are moved")
    func follows() throws {
        let scene = EffectScene(), stage = try self.stage(scene)
        scene.effectView.effect = UIBlurEffect(style: .systemUltraThinMaterial)
        stage.wait(0)
        let before = stage.color(150, 150)
        scene.stripes.center.x += 45
        stage.wait(0)
        let after = stage.color(150, 150)
        #expect(before != after)
        scene.stripes.center.x -= 45
        stage.wait(0)
        #expect(stage.color(150, 150) == before)

        let list = UIScrollView(frame: scene.view.bounds)
        for number in 0..<40 {
            let row = UIView(frame: CGRect(x: 0, y: number * 40, width: 300, height: 40))
            row.backgroundColor = [UIColor.red, .white, .blue, .yellow][number % 4]
            list.addSubview(row)
        }
        list.contentSize = CGSize(width: 300, height: 1600)
        scene.view.insertSubview(list, belowSubview: scene.effectView)
        stage.wait(0)
        func column() -> [UInt32] { (0..<300).map { stage.color(150, Double($0)) } }
        let start = column()
        for offset in [7, 31, 80, 160] as [CGFloat] {
            list.contentOffset.y = offset
            stage.wait(0)
        }
        // The rows come again after 160 points.
        #expect(column() == start)
        list.contentOffset.y = 80
        stage.wait(0)
        let half = column()
        #expect(half != start && zip(half[100..<200], half[101..<199]).allSatisfy { zip(parts($0), parts($1)).allSatisfy { abs($0 - $1) < 16 } })
    }

    @Test("R-VFX-2 With reduced transparency nothing shines through")
    func reducedTransparency() throws {
        let scene = EffectScene(), stage = try self.stage(scene)
        scene.effectView.effect = UIBlurEffect(style: .systemThinMaterial)
        UIApplication.shared.systemAccessibility = .reduceTransparency
        defer { UIApplication.shared.systemAccessibility = [] }
        stage.wait(0)
        #expect(roughness(stage, y: 150) == 0 && light(stage.color(150, 150)) > 230)
        UIApplication.shared.systemAccessibility = []
        stage.wait(0)
        #expect(roughness(stage, y: 150) > 10)
    }

    @Test("R-VFX-3 In an animation a blur comes gradually, and goes")
    func animates() throws {
        let scene = EffectScene(), stage = try self.stage(scene)
        var ended: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.effectView.effect = UIBlurEffect(style: .dark) } completion: { ended.append($0) }
        var steps = [roughness(stage, y: 150)]
        for _ in 0..<5 {
            stage.wait(0.2)
            steps.append(roughness(stage, y: 150))
        }
        stage.wait(0.1)
        #expect(ended == [true] && scene.effectView.effect is UIBlurEffect)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 >= $1 } && steps[0] == 255 && steps[2] < 250 && steps[2] > steps[4] && steps[5] < 110, "\(steps)")
        UIView.animate(withDuration: 1) { scene.effectView.effect = nil }
        stage.wait(0.5)
        let half = roughness(stage, y: 150)
        stage.wait(0.6)
        #expect(half > steps[5] && half < 255 && roughness(stage, y: 150) == 255, "\(half)")
    }

    @Test("R-VFX-3 A property animator holds a blur in the middle of its way")
    func animator() throws {
        let scene = EffectScene(), stage = try self.stage(scene)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.effectView.effect = UIBlurEffect(style: .light) }
        animator.fractionComplete = 0.2
        stage.wait(0)
        let little = roughness(stage, y: 150)
        animator.fractionComplete = 0.9
        stage.wait(0)
        let much = roughness(stage, y: 150)
        #expect(little > much && little < 255 && much < 200, "\(little) \(much)")
        animator.stopAnimation(true)
    }

    @Test("R-VFX-4 Round corners and alpha of the view; content lies on the blur")
    func shapes() throws {
        let scene = EffectScene(), stage = try self.stage(scene)
        scene.effectView.effect = UIBlurEffect(style: .dark)
        (scene.effectView.layer.cornerRadius, scene.effectView.clipsToBounds) = (30, true)
        let label = UIView(frame: CGRect(x: 100, y: 20, width: 50, height: 50))
        label.backgroundColor = .green
        scene.effectView.contentView.addSubview(label)
        stage.wait(0)
        #expect(stage.color(2, 102) == 0xFF0000 && stage.color(120, 140) == 0x00FF00 && stage.color(20, 150) != 0xFF0000)
        let whole = light(stage.color(45, 150))
        scene.effectView.alpha = 0.5
        stage.wait(0)
        let faded = light(stage.color(45, 150))
        #expect(faded > whole + 40 && faded < 255)
    }

    @Test("R-VFX-5 A subview of the view itself is a programming error")
    func subviews() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UILabel()) }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("UIVisualEffectView: a UILabel was added to the view itself; add it to its contentView"), "\(said)")
    }

    @Test("R-VFX-5 The content view fills the view, and takes touches")
    func content() throws {
        let scene = EffectScene(), stage = try self.stage(scene), view = scene.effectView
        view.effect = UIBlurEffect(style: .regular)
        view.frame.size = CGSize(width: 200, height: 80)
        #expect(view.contentView.frame == view.bounds && view.contentView.superview === view)
        var taps = 0
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 40), primaryAction: UIAction { _ in taps += 1 })
        view.contentView.addSubview(button)
        stage.tapNow(40, 130)
        #expect(taps == 1)
    }

    @Test("R-VFX-6 Vibrant content is lighter on dark blurs, darker on light ones, the more the stronger its style", arguments: [UIBlurEffect.Style.dark, .extraLight, .systemThinMaterial])
    func vibrancy(_ style: UIBlurEffect.Style) throws {
        let scene = EffectScene(), stage = try self.stage(scene), blur = UIBlurEffect(style: style)
        scene.effectView.effect = blur
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        vibrant.frame = scene.effectView.bounds
        scene.effectView.contentView.addSubview(vibrant)
        let square = UIView(frame: CGRect(x: 100, y: 20, width: 50, height: 60))
        square.backgroundColor = .red
        vibrant.contentView.addSubview(square)
        stage.wait(0)
        let below = light(stage.color(170, 150)), strong = light(stage.color(140, 150))
        #expect(style == .dark ? strong > below + 60 : strong < below - 60, "\(below) \(strong)")
        vibrant.effect = UIVibrancyEffect(blurEffect: blur, style: .quaternaryLabel)
        stage.wait(0)
        let weak = light(stage.color(140, 150))
        #expect(style == .dark ? weak < strong - 20 : weak > strong + 20, "\(weak) \(strong)")
        stage.window.overrideUserInterfaceStyle = .dark
        stage.wait(0)
        if style == .systemThinMaterial { #expect(light(stage.color(140, 150)) > light(stage.color(170, 150))) }
        vibrant.effect = nil
        stage.wait(0)
        #expect(stage.color(140, 150) == 0xFF0000)
    }

    @Test("R-VFX-7 An archive keeps the effect and the content")
    func archives() throws {
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThickMaterialDark), style: .fill))
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let inside = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        inside.tag = 7
        view.contentView.addSubview(inside)
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let copy = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIVisualEffectView)
        let effect = try #require(copy.effect as? UIVibrancyEffect)
        #expect(effect.blur == .systemThickMaterialDark && effect.style == .fill && copy.frame == view.frame)
        #expect(copy.contentView.viewWithTag(7)?.frame == inside.frame && copy.subviews.count == 1)
    }

    @Test("The pictures of blurs, light and dark", arguments: [false, true])
    func pictures(_ isDark: Bool) throws {
        let controller = UIViewController()
        let stage = try Stage(showing: controller, size: CGSize(width: 320, height: 320), scale: 2, isDark: isDark)
        let view = try #require(controller.view)
        view.backgroundColor = .systemBackground
        for number in 0..<24 {
            let piece = UIView(frame: CGRect(x: number % 4 * 80 + number % 3 * 6, y: number / 4 * 54, width: 60, height: 40))
            piece.backgroundColor = [UIColor.systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .label, .systemTeal][number % 7]
            piece.layer.cornerRadius = number % 2 == 0 ? 20 : 0
            view.addSubview(piece)
            let text = UILabel(frame: piece.frame.offsetBy(dx: 20, dy: 16))
            text.text = "Text \(number)"
            view.addSubview(text)
        }
        let styles: [UIBlurEffect.Style] = [.extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
                                            .systemChromeMaterial]
        for (number, style) in styles.enumerated() {
            let blur = UIBlurEffect(style: style), card = UIVisualEffectView(effect: blur)
            card.frame = CGRect(x: number % 2 * 160 + 8, y: number / 2 * 64 + 6, width: 144, height: 52)
            (card.layer.cornerRadius, card.clipsToBounds) = (14, true)
            let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
            vibrant.frame = card.bounds
            let label = UILabel(frame: CGRect(x: 12, y: 4, width: 130, height: 44))
            label.text = "\(style)"
            label.font = .boldSystemFont(ofSize: 13)
            label.numberOfLines = 2
            vibrant.contentView.addSubview(label)
            card.contentView.addSubview(vibrant)
            view.addSubview(card)
        }
        stage.wait(0)
        try stage.save("effects-\(isDark ? "dark" : "light")")
        #expect(stage.color(2, 318) == (isDark ? 0 : 0xFFFFFF))
    }
}
