#include "CLaunch.h"

/* In the target DisplayLaunch. UIKit does not depend on it, so the symbol is null in a program that leaves it out. */
extern void dactyl_register_display_launch(void) __attribute__((weak));
/* In the target TestLaunch, which tests of apps link. */
extern void dactyl_begin_tests(void) __attribute__((weak));
/* In the tests of an app: names the app's delegate to TestLaunch. */
extern void dactyl_name_tested_app(void) __attribute__((weak));

void dactyl_register_linked_launch(void) {
    if (dactyl_register_display_launch) dactyl_register_display_launch();
}

void dactyl_name_linked_app(void) {
    if (dactyl_name_tested_app) dactyl_name_tested_app();
}

/* The program of tests is written by SwiftPM: this comes before its main function. */
__attribute__((constructor)) static void begin_tests(void) {
    if (dactyl_begin_tests) dactyl_begin_tests();
}
