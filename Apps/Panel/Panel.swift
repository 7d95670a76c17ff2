// Empty: the app's sources are in the folder iOS. The package manager needs a file of the target's own.
