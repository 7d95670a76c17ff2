// The package manager needs one file of the target's own; the app stands in iOS/.
