import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// A view that notes its changes of traits.
private final class Noting: UIView {
    var lines: [String] = []
    var drawn: [CGColor] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection.map { "\($0.userInterfaceStyle)" } ?? "nil"
        lines.append("\(old) to \(traitCollection.userInterfaceStyle), current \(UITraitCollection.current.userInterfaceStyle)")
    }
    override func draw(_ rect: CGRect) {
        drawn.append(UIColor.label.cgColor)
    }
}

@MainActor @Suite(.leavesNothing) struct TraitTests {
    private let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    private let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

    @Test func collectionsSpecifyWhatTheyAreMadeOf() {
        // R-TRT-1
        let dark = UITraitCollection(userInterfaceStyle: .dark), wide = UITraitCollection(horizontalSizeClass: .regular)
        let both = UITraitCollection(traitsFrom: [dark, wide, UITraitCollection(displayScale: 2)])
        #expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .regular && both.displayScale == 2)
        #expect(both.verticalSizeClass == .unspecified && both.userInterfaceIdiom == .unspecified)
        #expect(both.containsTraits(in: dark) && !dark.containsTraits(in: both) && both.containsTraits(in: nil))
        #expect(UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceStyle: .light)]).userInterfaceStyle == .light)
        #expect(UITraitCollection { $0.userInterfaceStyle = .dark } == dark)
        #expect(dark.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
    }

    @Test func archivesKeepTraits() throws {
        let traits = UITraitCollection { $0.userInterfaceStyle = .dark; $0.horizontalSizeClass = .compact; $0.displayScale = 2 }
        #expect(try roundTrip(traits) == traits)
    }

    @Test(arguments: [(390, 844, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, UIUserInterfaceIdiom.phone),
                      (844, 390, .compact, .compact, .phone), (932, 430, .regular, .compact, .phone),
                      (1024, 768, .regular, .regular, .pad), (768, 1024, .regular, .regular, .pad)])
    func sizeClassesFollowTheScene(width: Int, height: Int, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
                                   idiom: UIUserInterfaceIdiom) throws {
        // R-TRT-2, R-TRT-3
        let host = HeadlessHost(size: PixelSize(width: width, height: height), scale: 1)
        let scene = try UIApplication.shared.attach(to: host)
        let traits = scene.traitCollection
        #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical && traits.userInterfaceIdiom == idiom)
        #expect(UIScreen.main.traitCollection == traits && UIView().traitCollection == traits)
    }

    @Test func theScaleIsTheDisplays() {
        #expect(Stage.rooted(scale: 2).root.traitCollection.displayScale == 2)
    }

    @Test func aStyleIsInheritedDownToTheViews() {
        // R-TRT-6, R-TRT-7
        let stage = Stage.rooted()
        let outer = Noting(), inner = Noting()
        outer.addSubview(inner)
        stage.root.addSubview(outer)
        #expect(outer.lines.isEmpty && inner.traitCollection.userInterfaceStyle == .light)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark && stage.root.traitCollection.userInterfaceStyle == .light)
        #expect(outer.lines == ["light to dark, current dark"] && inner.lines == outer.lines)
        inner.overrideUserInterfaceStyle = .dark
        #expect(inner.lines.count == 1)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(outer.lines.last == "dark to light, current light" && inner.lines.count == 1)
        inner.overrideUserInterfaceStyle = .unspecified
        #expect(inner.lines.last == "dark to light, current light")
    }

    @Test func controllersAndWindowsOverrideForTheirViews() {
        // R-TRT-6
        let stage = Stage.rooted()
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(stage.controller.traitCollection.userInterfaceStyle == .dark && stage.root.traitCollection.userInterfaceStyle == .dark)
        stage.controller.overrideUserInterfaceStyle = .light
        #expect(stage.root.traitCollection.userInterfaceStyle == .light && stage.window.traitCollection.userInterfaceStyle == .dark)
        let child = UIViewController()
        stage.controller.addChild(child)
        stage.root.addSubview(child.view)
        stage.controller.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular && child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(stage.controller.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        stage.controller.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func aViewTakesTheTraitsOfWhereItGoes() {
        // R-TRT-1, R-TRT-7
        let stage = Stage.rooted()
        let dark = UIView(), view = Noting()
        dark.overrideUserInterfaceStyle = .dark
        stage.root.addSubview(dark)
        view.backgroundColor = .systemBackground
        stage.root.addSubview(view)
        #expect(view.layer.backgroundColor == white)
        dark.addSubview(view)
        #expect(view.lines == ["light to dark, current dark"] && view.layer.backgroundColor == black)
        stage.root.addSubview(view)
        #expect(view.lines.count == 2 && view.layer.backgroundColor == white && view.backgroundColor == .systemBackground)
    }

    @Test func theSystemTurnsDarkAndBack() {
        // R-TRT-4, R-TRT-5
        let stage = Stage.rooted()
        let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .systemBackground
        stage.root.addSubview(view)
        stage.turn()
        stage.application.systemAppearance = .dark
        defer { stage.application.systemAppearance = .light }
        stage.turn()
        #expect(view.lines == ["light to dark, current dark"] && view.layer.backgroundColor == black)
        #expect(view.drawn == [black, white])
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        stage.application.systemAppearance = .light
        stage.turn()
        #expect(view.layer.backgroundColor == white && view.drawn.last == black)
    }

    @Test func registrationsAreCalledForTheirTraitsAlone() {
        // R-TRT-7
        let stage = Stage.rooted()
        let view = Noting()
        stage.root.addSubview(view)
        var styles: [String] = [], sizes = 0
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Noting, previous: UITraitCollection) in
            styles.append("\(previous.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
        }
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { (_: Noting, _) in sizes += 1 }
        view.overrideUserInterfaceStyle = .dark
        #expect(styles == ["light dark"] && sizes == 0)
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(styles.count == 1 && sizes == 1)
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .light
        #expect(styles.count == 1)
    }

    /// Registers as Apple's page shows it, in a class that may have subclasses.
    private class SelfNoting: UIViewController {
        var count = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previousTraitCollection: UITraitCollection) in
                if previousTraitCollection.userInterfaceStyle != self.traitCollection.userInterfaceStyle { self.count += 1 }
            }
        }
    }

    private final class LaterNoting: SelfNoting {}

    @Test("R-TRT-7 A closure may name the type as Self")
    func registrationsWithSelf() {
        let stage = Stage.rooted()
        for controller in [SelfNoting(), LaterNoting()] {
            stage.root.addSubview(controller.view)
            controller.overrideUserInterfaceStyle = .dark
            #expect(controller.count == 1)
        }
    }

    private struct Density: UITraitDefinition { static let defaultValue = 1 }

    @Test func appsDefineTraits() {
        // R-TRT-8
        let stage = Stage.rooted()
        let view = UIView()
        stage.root.addSubview(view)
        var changes = 0
        view.registerForTraitChanges([Density.self]) { (_: UIView, _) in changes += 1 }
        #expect(view.traitCollection[Density.self] == 1)
        stage.window.traitOverrides[Density.self] = 3
        #expect(view.traitCollection[Density.self] == 3 && changes == 1 && stage.window.traitOverrides.contains(Density.self))
        stage.window.traitOverrides[Density.self] = 3
        #expect(changes == 1)
        stage.window.traitOverrides.remove(Density.self)
        #expect(view.traitCollection[Density.self] == 1 && changes == 2)
    }

    @Test func coloursFollowTheTraitsTheyAreShownWith() {
        // R-TRT-5
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: dark) == .white && color.cgColor == UIColor.black.cgColor)
        dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor && UIColor.label.cgColor == white) }
        #expect(UIColor.label.resolvedColor(with: dark) == UIColor(cgColor: white))
        #expect(UIColor.label == .label && UIColor.label != .systemBackground && UIColor.label.description.contains("labelColor"))
        let faint = UIColor.label.withAlphaComponent(0.5)
        #expect(faint.resolvedColor(with: dark).cgColor == white.copy(alpha: 0.5) && faint.cgColor == black.copy(alpha: 0.5))
    }

    @Test func imagesInTheTintFollowTheStyle() {
        // R-TRT-5
        let stage = Stage.rooted()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .label
        stage.root.addSubview(view)
        stage.turn()
        let before = view.layer.contents.flatMap { $0 as? CGImage }
        stage.window.overrideUserInterfaceStyle = .dark
        stage.turn()
        let after = view.layer.contents.flatMap { $0 as? CGImage }
        #expect(before !== after)
        #expect(pixel(before) == Canvas.black && pixel(after) == Canvas.white)
    }

    private func pixel(_ image: CGImage?) -> [Int] {
        let canvas = Canvas(4, 4)
        if let image { canvas.context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
        return canvas.pixel(1, 1)
    }
}
