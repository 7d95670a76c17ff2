/* The libraries that a bare display needs are loaded when one is used: no other app pays for them, or needs them installed. */

/* Loads them, the first time. NULL, or one line that says which can't be loaded and why. From any thread. */
const char *ckms_load(void);
