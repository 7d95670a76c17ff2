package import TouchHost

/// A surface for which it has an effect that the client looks at ``Surface/isBusy``: it finds out for the client when it is free.
@MainActor
package protocol QuietSurface: Surface {
    /// The same, for one that only notes it: nothing comes of it.
    var isBusyQuietly: Bool { get }
}
