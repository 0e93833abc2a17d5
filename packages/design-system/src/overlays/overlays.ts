import { dialogOverlay } from './dialog-overlay.ts';
import { overlayCode } from './overlay-code.ts';

/**
 * All overlays; those of the frame are one file, because they are made of the same code for focus, layers and placement.
 * With them the shortcuts of tables, which are not needed before the rows either.
 */
export const overlays = {
  commandPalette: overlayCode(
    async () =>
      (await import(/* webpackChunkName: "overlays" */ '../actions/command-palette-layer.tsx')).CommandPaletteLayer,
  ),
  dialog: dialogOverlay,
  drawer: overlayCode(async () => (await import(/* webpackChunkName: "overlays" */ './drawer-layer.tsx')).DrawerLayer),
  menu: overlayCode(
    async () => (await import(/* webpackChunkName: "overlays" */ '../actions/menu-layer.tsx')).MenuLayer,
  ),
  popover: overlayCode(
    async () => (await import(/* webpackChunkName: "overlays" */ './popover-layer.tsx')).PopoverLayer,
  ),
  tableShortcuts: overlayCode(
    async () =>
      (await import(/* webpackChunkName: "overlays" */ '../tables/data-table/table-shortcuts-layer.tsx'))
        .TableShortcutsLayer,
  ),
  tooltip: overlayCode(
    async () => (await import(/* webpackChunkName: "overlays" */ './tooltip-layer.tsx')).TooltipLayer,
  ),
} as const;

/** Loads the code of all overlays before one is needed. */
export async function loadOverlays(): Promise<void> {
  await Promise.all(Object.values(overlays).map(({ load }) => load()));
}
