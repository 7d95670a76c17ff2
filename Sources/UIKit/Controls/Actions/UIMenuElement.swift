/// Something that has a title, perhaps an image, and can be chosen.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What it says; empty when it says nothing.
    open internal(set) var title: String
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}
