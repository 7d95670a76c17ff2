// Empty on purpose: Swift Testing's cross-import overlay imports a module of this name.
