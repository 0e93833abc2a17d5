/** Loaded before everything else in tabs with an override, whose screens are edited while they are open. */
// The rest may already import React.
import './development-react.ts';
import './restore-after-fix.ts';
