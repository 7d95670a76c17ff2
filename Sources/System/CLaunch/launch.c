#include "CLaunch.h"

/* In the target DisplayLaunch. UIKit does not depend on it, so the symbol is null in a program that leaves it out. */
extern void dactyl_register_display_launch(void) __attribute__((weak));

void dactyl_register_linked_launch(void) {
    if (dactyl_register_display_launch) dactyl_register_display_launch();
}
