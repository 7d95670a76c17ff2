package import TouchHost

/// A host that can say where a script's touches go.
@preconcurrency @MainActor
package protocol ScriptableHost: EventDrivenHost {
    /// The surface that was made first, while it is open.
    var mainSurface: (any Surface)? { get }
    /// The way of its devices' input. What a script sends beside it has times in one order with that (R-HST-3).
    var deliveries: Deliveries { get }
}
