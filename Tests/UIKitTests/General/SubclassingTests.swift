import Testing
import UIKit

/// Subclasses as apps write them for iOS: that they compile is most of the test. UIKit is imported as apps do.
@MainActor @Suite("Subclasses of apps", .leavesNothing)
struct SubclassingTests {
    final class Row: UIStackView {
        var wasMade = false

        override init(frame: CGRect) { super.init(frame: frame) }

        required init(coder: NSCoder) {
            super.init(coder: coder)
            wasMade = true
        }
    }

    final class OptionalRow: UIStackView {
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class Wheel: UIActivityIndicatorView {
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    final class OptionalWheel: UIActivityIndicatorView {
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test("A stack and a wheel are decoded by subclasses whose initializer can't fail, and by those whose can")
    func coders() throws {
        func coder(_ view: UIView) throws -> NSCoder {
            let archive = NSKeyedArchiver(requiringSecureCoding: false)
            view.encode(with: archive)
            archive.finishEncoding()
            let coder = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
            coder.requiresSecureCoding = false
            coder.decodingFailurePolicy = .setErrorAndReturn
            return coder
        }
        let stack = UIStackView(arrangedSubviews: []), indicator = UIActivityIndicatorView(style: .large)
        let row: Row = Row(coder: try coder(stack))
        #expect(row.wasMade)
        #expect(OptionalRow(coder: try coder(stack)) != nil)
        let wheel: Wheel = Wheel(coder: try coder(indicator))
        #expect(wheel.style == .large)
        #expect(OptionalWheel(coder: try coder(indicator)) != nil)
    }

    // MARK: Weak delegates

    final class Pan: UIPanGestureRecognizer {
        var count = 0
        override weak var delegate: (any UIGestureRecognizerDelegate)? {
            didSet { count += 1 }
        }
    }

    final class Scroll: UIScrollView {
        private weak var own: (any UIScrollViewDelegate)?
        override weak var delegate: (any UIScrollViewDelegate)? {
            get { own }
            set {
                own = newValue
                super.delegate = newValue
            }
        }
    }

    final class Field: UITextField {
        var count = 0
        override weak var delegate: (any UITextFieldDelegate)? { didSet { count += 1 } }
    }

    final class Text: UITextView {
        var count = 0
        override weak var delegate: (any UITextViewDelegate)? { didSet { count += 1 } }
    }

    final class Table: UITableView {
        var count = 0
        override weak var delegate: (any UITableViewDelegate)? { didSet { count += 1 } }
        override weak var dataSource: (any UITableViewDataSource)? { didSet { count += 1 } }
    }

    final class Items: UICollectionView {
        var count = 0
        override weak var delegate: (any UICollectionViewDelegate)? { didSet { count += 1 } }
        override weak var dataSource: (any UICollectionViewDataSource)? { didSet { count += 1 } }
    }

    /// Every kind of delegate.
    final class Controller: UIViewController, UIGestureRecognizerDelegate, UITextFieldDelegate, UITextViewDelegate, UITableViewDelegate, UICollectionViewDelegate {}

    @Test("Delegates are weak, and subclasses override them as weak ones")
    func delegates() {
        let pan = Pan(), scroll = Scroll(), field = Field(), text = Text(), table = Table(), items = Items(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var controller: Controller? = Controller()
        pan.delegate = controller
        scroll.delegate = controller
        field.delegate = controller
        text.delegate = controller
        table.delegate = controller
        items.delegate = controller
        #expect((pan.count, field.count, text.count, table.count, items.count) == (1, 1, 1, 1, 1))
        #expect(pan.delegate === controller && scroll.delegate === controller && field.delegate === controller)
        #expect(text.delegate === controller && table.delegate === controller && items.delegate === controller)
        #expect((text as UIScrollView).delegate === controller)
        controller = nil
        #expect(pan.delegate == nil && scroll.delegate == nil && field.delegate == nil)
        #expect(text.delegate == nil && table.delegate == nil && items.delegate == nil)
    }

    // MARK: Designated initializers

    final class Action: UIAccessibilityCustomAction {
        let number: Int

        init(number: Int, target: Any?) {
            self.number = number
            super.init(name: "Number \(number)", target: target, selector: Selector("perform"))
        }

        init(number: Int) {
            self.number = number
            super.init(attributedName: NSAttributedString(string: "Number \(number)")) { _ in true }
        }
    }

    final class Guide: UILayoutGuide {
        let number: Int

        override init() {
            number = 7
            super.init()
        }

        init(number: Int) {
            self.number = number
            super.init()
        }
    }

    final class Picture: UIImage, @unchecked Sendable {
        let author: String

        init(author: String) {
            self.author = author
            super.init()
        }

        init?(author: String, data: Data) {
            self.author = author
            super.init(data: data, scale: 2)
        }

        init(author: String, pixels: CGImage) {
            self.author = author
            super.init(cgImage: pixels, scale: 2, orientation: .left)
        }

        required convenience init?(coder: NSCoder) { nil }
    }

    final class Descriptor: UIFontDescriptor, @unchecked Sendable {
        let use: String

        init(use: String) {
            self.use = use
            super.init(fontAttributes: [.size: 21])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Screen: UIScreen {
        let note: String

        init(note: String) {
            self.note = note
            super.init()
        }
    }

    @Test("Subclasses call the initializers that iOS designates")
    func designated() throws {
        #expect(Action(number: 3, target: nil).name == "Number 3")
        #expect(Action(number: 4).actionHandler?(Action(number: 4)) == true)
        let view = UIView(), guide = Guide(number: 3)
        view.addLayoutGuide(guide)
        #expect(guide.owningView === view && Guide().number == 7)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        let data = try #require(image.pngData()), pixels = try #require(image.cgImage)
        let picture = try #require(Picture(author: "me", data: data))
        #expect(picture.scale == 2 && picture.author == "me" && picture.size.width == image.size.width * image.scale / 2)
        #expect(Picture(author: "me", data: Data()) == nil && Picture(author: "you").size == .zero)
        #expect(Picture(author: "me", pixels: pixels).imageOrientation == .left)
        #expect(Descriptor(use: "titles").pointSize == 21)
        #expect(Screen(note: "own").bounds.width > 0)
    }

    // MARK: Closures

    final class Rows: UITableView {
        var calls = 0
        func note() { calls += 1 }

        func change() {
            // Without self: the closure does not escape.
            performBatchUpdates { note() }
            performBatchUpdates({ note() }, completion: { _ in })
            performBatchUpdates(nil)
        }
    }

    final class Watched: UICollectionView {
        var calls = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls += 1
            super.performBatchUpdates(updates, completion: completion)
        }

        func change() { performBatchUpdates { calls += 10 } }
    }

    @Test("Changes made one take a closure that does not escape, and reach what overrides the method")
    func batches() {
        let rows = Rows()
        rows.change()
        #expect(rows.calls == 2)
        let items = Watched(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        items.change()
        #expect(items.calls == 11)
    }

    @Test("R-NIB-3 A view is made with an archive that has nothing, also by a reader that ends the process over errors")
    func emptyArchive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.decodingFailurePolicy = .raiseException
        let view = try #require(UIView(coder: reader)), field = try #require(UITextField(coder: reader))
        #expect(view.subviews.isEmpty && view.backgroundColor == nil && field.text == "")
        // What it lacks is not set.
        let tracing = try #require(TracingField(coder: reader))
        #expect(tracing.settings == 0)
    }

    private final class TracingField: UITextField {
        var settings = 0
        override var textColor: UIColor? { didSet { settings += 1 } }
        override var font: UIFont? { didSet { settings += 1 } }
    }
}
