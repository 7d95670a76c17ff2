/// As `precondition`, and says what is wrong in optimized builds too: a programming error that the documentation names.
package func demand(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) {
    if !condition() { fatalError(message(), file: file, line: line) }
}
