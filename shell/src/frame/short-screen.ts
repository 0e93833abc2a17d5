/**
 * Low screens, on which the menu's items are closer together, so that 900 pixels hold all of them (D239): up to 960
 * pixels for everybody, up to 1,140 only with a mouse, since touch needs the full size.
 */
export const SHORT_SCREEN =
  '@media (min-width: 48em) and (max-height: 960px), (min-width: 48em) and (max-height: 1140px) and (pointer: fine)';
