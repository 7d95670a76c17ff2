// Empty: the app's sources are in the folder iOS. The package manager wants a file of the target's own.
