#include "UIGestureRecognizerSubclass.h"
