// The package manager wants one file of the target's own.
