// The targets that this one depends on are what script/run builds.
