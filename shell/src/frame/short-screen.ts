/**
 * Screens too low for the menu in its full size: its lines move together so that 900 pixels hold all of them, with room for two more.
 * Above that, fingers keep the room that a mouse can do without.
 */
export const SHORT_SCREEN =
  '@media (min-width: 48em) and (max-height: 960px), (min-width: 48em) and (max-height: 1140px) and (pointer: fine)';
