import type { RefObject } from 'react';
import { focusedIn } from './focused-in.ts';

/** Slots of dialogs and drawers, which cover the page and block it. */
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

/** The overlay that dims the page. */
export const modalBackdrop = {
  position: 'fixed',
  inset: 0,
  bg: 'bg.overlay',
  zIndex: 'calc({zIndex.overlay} + var(--layer-index, 0))',
  _open: { animation: 'w-fade-in 160ms' },
  // While it fades out it ignores presses, which reach the page behind.
  _closed: { animation: 'w-fade-out 120ms', pointerEvents: 'none' },
  '@media print': { display: 'none' },
} as const;

/** Printing a modal shows it alone (`system/global-css.ts`), in full length and without buttons. */
export const printedModal = {
  positioner: { '@media print': { position: 'static', display: 'block', padding: 0 } },
  content: {
    '@media print': {
      maxWidth: 'none !important',
      maxHeight: 'none',
      minHeight: '0 !important',
      height: 'auto',
      border: 0,
      boxShadow: 'none',
    },
  },
  header: { '@media print': { '& button': { display: 'none' } } },
  body: { '@media print': { overflow: 'visible' } },
  footer: { '@media print': { display: 'none' } },
} as const;

const keepOpen = (event: Event): void => event.preventDefault();

interface ModalState {
  open: boolean;
  onClose: () => void;
  content: RefObject<HTMLElement | null>;
  /** The initial focus; `null` leaves it to the focus trap, which takes its first control. */
  firstFocus: () => HTMLElement | null;
  /** Receives the focus after closing; null returns it to where it was. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** Ignores Escape and a press outside. */
  locked?: boolean | undefined;
}

/** Behaviour of opening and closing dialogs and drawers; only their owner closes them. */
export const modalRoot = ({ open, onClose, content, firstFocus, finalFocus, locked = false }: ModalState) => ({
  open,
  initialFocusEl: () => focusedIn(content.current) ?? firstFocus(),
  finalFocusEl: () => finalFocus?.() ?? null,
  onOpenChange: (details: { open: boolean }): void => {
    if (!details.open) onClose();
  },
  lazyMount: true,
  unmountOnExit: true,
  // Without these, a dialog that replaces another would be closed with it: the former one dismisses the layers above it
  // and returns the focus to its trigger.
  onRequestDismiss: keepOpen,
  onFocusOutside: keepOpen,
  closeOnEscape: !locked,
  closeOnInteractOutside: !locked,
});
