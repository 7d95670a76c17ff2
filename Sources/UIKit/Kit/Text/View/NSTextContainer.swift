/// The area that the lines of a text view are laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    var changed: () -> Void = {}

    /// The area's size in points. A text view sets the width.
    public internal(set) var size: CGSize

    /// How far lines stay from the left and right side of the area, in points. At first 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }

    @preconcurrency @MainActor public init(size: CGSize) {
        self.size = size
        super.init()
    }
}
