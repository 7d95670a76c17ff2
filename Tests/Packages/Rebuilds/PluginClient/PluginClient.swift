// The package manager needs a file of the target's own. The app's files are in the folder iOS.
