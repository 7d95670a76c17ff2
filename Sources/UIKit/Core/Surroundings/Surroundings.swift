/// What the objects of the core ask of the application around them.
///
/// Views, windows, scenes, responders and recognizers know no application: `UIApplication` owns the dispatchers and the display, and is made of
/// them. `Surroundings+Application.swift` has what they need of it, each as one function, so that the ways up are few and in one place.
@MainActor
enum Surroundings {}
