// The package manager wants one file of the target's own; the app stands in iOS/.
