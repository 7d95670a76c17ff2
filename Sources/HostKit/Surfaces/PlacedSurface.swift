package import TouchHost

/// A surface whose display says where on the screen it is.
@preconcurrency @MainActor
package protocol PlacedSurface: Surface {
    /// Its left upper corner, in pixels of the screen.
    var placeOnScreen: (x: Int, y: Int) { get }
}
