package import TouchScript

/// A place where the inspector answers.
@MainActor
package protocol InspectorPort: AnyObject {
    /// Ends it: no call is answered any more.
    /// - Returns: Why answers could not be written.
    @discardableResult func close() -> FileError?
}
