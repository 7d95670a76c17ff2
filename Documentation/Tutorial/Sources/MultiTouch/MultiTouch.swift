// The tutorial's sources are in Apps/Tutorial; this module exists for its documentation catalog alone.
