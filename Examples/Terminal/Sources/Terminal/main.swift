import Foundation
import TouchScript

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first(where: { !$0.hasPrefix("-") }) else {
    print("usage: Terminal SCRIPT.touch [--why]")
    exit(64)
}
do {
    try Toolkit(explains: arguments.contains("--why")).play(TouchScript(contentsOf: path))
} catch {
    print("\(error)")
    exit(65)
}
