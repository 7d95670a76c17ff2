internal import InterfaceFiles

/// A xib file, of which objects can be made again and again.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Reads what `instantiate` needs: once.
    private let file: () throws(InterfaceError) -> NibFile

    /// An option of loading a nib.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects that placeholders of the file stand for, in a dictionary by the placeholders' names.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// A xib file among the bundle's resources, or those of the app.
    /// - Parameter name: The file's name without `.xib`.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        file = { () throws(InterfaceError) in try InterfaceFinder.file(name, .xib, in: bundleOrNil) }
        super.init()
    }

    /// A xib file by its contents.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        var result: Result<NibFile, InterfaceError>
        do throws(InterfaceError) {
            result = .success(NibFile(try InterfaceDocument(data: data, name: "nib"), bundle: bundleOrNil))
        } catch {
            result = .failure(error)
        }
        file = { () throws(InterfaceError) in try result.get() }
        super.init()
    }

    /// Makes the objects of the file and connects them (R-NIB-1).
    ///
    /// A file that is missing or broken is reported in one line, and nothing is made.
    /// - Parameter ownerOrNil: What "File's Owner" stands for.
    /// - Returns: The objects at the top level, in the order of the file. The caller keeps them, or what holds them.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do throws(InterfaceError) {
            return try instantiate(owner: ownerOrNil.map { $0 as AnyObject },
                                   external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
        } catch {
            NibFile.say("\(error)")
            return []
        }
    }

    func instantiate(owner: AnyObject?, external: [String: Any]) throws(InterfaceError) -> [Any] {
        let file = try file()
        let loader = NibLoader(file: file)
        let elements = file.document.objectLists.flatMap(\.children)
        for element in elements where element.name == "placeholder" { loader.readPlaceholder(element, owner: owner, external: external) }
        let objects = elements.compactMap { $0.name == "placeholder" ? nil : loader.make($0) }
        loader.finish()
        return objects + loader.orphans
    }
}

extension Bundle {
    /// Makes the objects of a xib file of the bundle, or of the app when this is the main bundle.
    /// - Returns: The objects at the top level; `nil`, with a line that says why, when the file is missing or broken.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let nib = UINib(nibName: name, bundle: self == .main ? nil : self)
        do throws(InterfaceError) {
            return try nib.instantiate(owner: owner.map { $0 as AnyObject }, external: options?[.externalObjects] as? [String: Any] ?? [:])
        } catch {
            NibFile.say("\(error)")
            return nil
        }
    }
}
