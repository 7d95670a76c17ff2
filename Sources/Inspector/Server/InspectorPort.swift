/// A place where the inspector answers.
@MainActor
package protocol InspectorPort: AnyObject {
    /// Ends it: no call is answered any more.
    func close()
}
