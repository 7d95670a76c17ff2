internal import Foundation
import SourceRewriting

// The plugin runs `rewrite`, `dactyl adopt` runs `adopt`.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "rewrite":
    do {
        try RewritingCommand(arguments: Array(arguments.dropFirst())).run()
    } catch {
        RewritingCommand.fail(error)
    }
case "adopt":
    AdoptionCommand(arguments: Array(arguments.dropFirst())).run()
default:
    RewritingCommand.fail("RewriteSources rewrite|adopt …")
}
