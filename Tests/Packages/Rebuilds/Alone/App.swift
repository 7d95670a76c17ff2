import Foundation

@main class AppDelegate: NSObject {
    var window: NSObject?

    func applicationDidFinishLaunching(_ application: NSObject) {
        window = NSObject()
        print(ProcessInfo.processInfo.processName, window as Any)
    }

    static func main() { AppDelegate().applicationDidFinishLaunching(NSObject()) }
}
