#ifndef CLAUNCH_H
#define CLAUNCH_H

/* Has the launch that is linked into the program, if any, register itself with UIKit. */
void dactyl_register_linked_launch(void);

/* Has the tests that are linked into the program name the app in which they run, if it is in the program. */
void dactyl_name_linked_app(void);

#endif
