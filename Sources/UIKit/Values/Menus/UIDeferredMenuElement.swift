/// A place in a menu for elements that are made when the menu is shown (R-MNU-8).
///
///     UIDeferredMenuElement { completion in
///         load { names in completion(names.map { name in UIAction(title: name) { _ in open(name) } }) }
///     }
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    /// The elements, once they are known.
    private(set) final var elements: [UIMenuElement]?
    /// Distinguishes the calls of the provider: one that is late is of no use.
    private var number = 0
    private var onLate: (() -> Void)?

    /// An element whose closure is called once, when it is first shown, with what to call with the elements.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { self.init(isCached: true, elementProvider) }

    /// An element whose closure is called each time a menu with it is opened.
    public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        (self.isCached, self.provider) = (isCached, provider)
        super.init(title: "Loading…", image: nil)
    }

    // It is shown until the elements are known.
    override var menuAttributes: Attributes { .disabled }

    /// Asks for the elements, where they are not known.
    /// - Parameter onChange: Called when they come later.
    final func load(_ onChange: @escaping () -> Void) {
        onLate = onChange
        if isCached, number > 0 { return }
        number += 1
        let call = number
        elements = nil
        var isLate = false
        provider { [weak self] elements in
            guard let self, number == call, self.elements == nil else { return }
            self.elements = elements
            if isLate { onLate?() }
        }
        isLate = true
    }
}

extension UIMenu {
    /// The elements, where deferred ones have given way to theirs.
    final var shownChildren: [UIMenuElement] { children.flatMap { child in (child as? UIDeferredMenuElement)?.elements ?? [child] } }

    /// The deferred elements of this menu and of its inline groups, also those whose elements are known.
    final var deferred: [UIDeferredMenuElement] {
        shownChildren.flatMap { child in
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) { return inner.deferred }
            return [child as? UIDeferredMenuElement].compactMap { $0 }
        } + children.compactMap { child in (child as? UIDeferredMenuElement).flatMap { $0.elements == nil ? nil : $0 } }
    }
}
