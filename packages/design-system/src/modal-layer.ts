/** Parts of what lies over the page and stops everything beneath: dialogs and drawers. */
export const MODAL_SLOTS = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const;

/** What dims the page beneath them. */
export const modalBackdrop = {
  position: 'fixed',
  inset: 0,
  bg: 'bg.overlay',
  zIndex: 'calc({zIndex.overlay} + var(--layer-index, 0))',
  _open: { animation: 'w-fade-in 160ms' },
  _closed: { animation: 'w-fade-out 120ms' },
} as const;
