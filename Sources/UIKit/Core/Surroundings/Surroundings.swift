/// What the objects of the core and of the kit ask of the application around them.
///
/// Views, windows, scenes, responders, recognizers and widgets know no application: `UIApplication` owns the dispatchers and the display, and is made of
/// them. The application's storey extends this with what they need of it, each as one function: display, time, events, text, and what is set for the
/// whole system. So the ways up are few and in one place.
@MainActor
enum Surroundings {}
