// The package manager needs one file of the target's own.
