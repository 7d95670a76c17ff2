import UIKit

// The application itself is a responder too: a class of its own lets it report what reaches it.
_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv,
                      NSStringFromClass(TracedApplication.self), NSStringFromClass(AppDelegate.self))
