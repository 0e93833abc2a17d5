import type { RefObject } from 'react';
import { focusedIn } from './focused-in.ts';

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
  // While it fades it is over: a press goes to what is beneath, and is not lost.
  _closed: { animation: 'w-fade-out 120ms', pointerEvents: 'none' },
  '@media print': { display: 'none' },
} as const;

/** On paper what lies in front of the page stands alone (`system/global-css.ts`), in its full length and without buttons. */
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
  /** What to focus first; `null` leaves it to the focus trap: its first control. */
  firstFocus: () => HTMLElement | null;
  /** Escape and a press outside do nothing. */
  locked?: boolean | undefined;
}

/** How dialogs and drawers open and close: only their owner takes them away. */
export const modalRoot = ({ open, onClose, content, firstFocus, locked = false }: ModalState) => ({
  open,
  initialFocusEl: () => focusedIn(content.current) ?? firstFocus(),
  onOpenChange: (details: { open: boolean }): void => {
    if (!details.open) onClose();
  },
  lazyMount: true,
  unmountOnExit: true,
  // Its owner says when it goes. Without these a dialog that takes the place of another is closed with it: the former one takes the
  // layers above it away, and gives the focus back to what opened it.
  onRequestDismiss: keepOpen,
  onFocusOutside: keepOpen,
  closeOnEscape: !locked,
  closeOnInteractOutside: !locked,
});
