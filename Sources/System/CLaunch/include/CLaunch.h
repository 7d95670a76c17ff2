#ifndef CLAUNCH_H
#define CLAUNCH_H

/* Has the launch that is linked into the program, if any, register itself with UIKit. */
void dactyl_register_linked_launch(void);

#endif
