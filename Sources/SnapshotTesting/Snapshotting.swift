public import Foundation

/// How a value becomes a snapshot, and how snapshots are compared: the vocabulary in which tests of iOS apps are written for the library SnapshotTesting.
///
///     assertSnapshot(of: DoorView(), as: .image(size: CGSize(width: 200, height: 100)))
///
/// Strategies for views, controllers, layers, paths, images, texts and values that can be encoded are here.
public struct Snapshotting<Value, Format> {
    /// The ending of the file's name.
    public var pathExtension: String?
    /// How snapshots are compared, and become files.
    public var diffing: Diffing<Format>
    /// Makes a snapshot of a value.
    public var snapshot: (Value) -> Async<Format>
    /// Whether snapshots depend on what draws them: fonts and controls. Their files are of Linux alone.
    var isOfPlatform = false

    /// Makes a strategy whose snapshots are made at once.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
    }

    /// Makes a strategy whose snapshots are made later.
    public init(pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// The same strategy for values that are changed into those of this one first.
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// The same strategy for values that are changed into those of this one first, which takes time.
    public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>) -> Snapshotting<NewValue, Format> {
        var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { value in
            Async { callback in transform(value).run { self.snapshot($0).run(callback) } }
        })
        result.isOfPlatform = isOfPlatform
        return result
    }

    /// The same, whose files are of Linux alone.
    func ofPlatform() -> Snapshotting {
        var result = self
        result.isOfPlatform = true
        return result
    }
}

/// A strategy whose snapshots are the values themselves.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Makes a strategy whose snapshots are the values themselves.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}

/// A value that comes later.
public struct Async<Value> {
    /// Calls the function with the value, once it is there.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Makes one whose value comes when `run` calls its function.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Makes one whose value is there.
    public init(value: Value) { run = { $0(value) } }

    /// Makes one whose value is made of this value.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}

/// How snapshots become files and are compared.
public struct Diffing<Value> {
    /// What a file of a snapshot has.
    public var toData: (Value) -> Data
    /// The snapshot in a file.
    public var fromData: (Data) -> Value
    /// What differs, in words, and what shows it; `nil` where nothing does.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Makes a comparison.
    public init(toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
                diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}
