/// What is known of the protocols of UIKit that selectors name.
enum KnownProtocols {
    /// Protocols whose members are named by selectors.
    static let names: Set<String> = ["UIResponderStandardEditActions", "UIResponder.StandardEditActions"]
    /// The selectors of methods that are often named without their argument.
    static let selectors: [String: String] = {
        var result: [String: String] = [:]
        for name in ["copy", "cut", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics", "toggleUnderline",
                     "increaseSize", "decreaseSize", "pasteAndMatchStyle", "pasteAndGo"] {
            result[name] = name + ":"
        }
        return result
    }()

    /// The methods of delegates that are optional on iOS.
    static let optionalMethods: Set<String> = [
        "gestureRecognizer", "gestureRecognizerShouldBegin",
        "application", "applicationDidFinishLaunching", "applicationDidBecomeActive", "applicationWillResignActive",
        "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
        "scene", "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive", "sceneWillEnterForeground", "sceneDidEnterBackground",
        "windowScene",
        "textField", "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing",
        "textFieldDidChangeSelection", "textFieldShouldClear", "textFieldShouldReturn",
    ]
}
