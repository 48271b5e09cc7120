// SwiftPM wants a source file. The functions are in the header, where the compiler inlines them.
#include "MultiDelegateAtomics.h"
