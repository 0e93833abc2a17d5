import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { MODAL_SLOTS, modalBackdrop, printedModal } from './modal-layer.ts';

/** A side panel; the list behind it keeps its scroll position. */
export const drawerRecipe = defineSlotRecipe({
  className: 'w-drawer',
  slots: [...MODAL_SLOTS],
  base: {
    backdrop: modalBackdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      overscrollBehavior: 'none',
      zIndex: 'calc({zIndex.overlay} + var(--layer-index, 0))',
      ...printedModal.positioner,
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      height: '100dvh',
      width: 'full',
      bg: 'bg.surface',
      color: 'fg',
      boxShadow: 'float',
      outline: 'none',
      ...printedModal.content,
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '18px 16px 8px 24px',
      ...printedModal.header,
    },
    title: { textStyle: 'h2', flex: 1, minWidth: 0, paddingBlock: '1.5', overflowWrap: 'anywhere' },
    body: { flex: 1, overflowY: 'auto', padding: '6px 24px 20px', minHeight: 0, ...printedModal.body },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      padding: '14px 24px',
      borderTop: '1px solid',
      borderColor: 'border.subtle',
      ...printedModal.footer,
    },
  },
  variants: {
    size: {
      menu: { content: { maxWidth: 'min(300px, calc(100vw - 48px))' }, body: { padding: 0 } },
      md: { content: { maxWidth: '460px' } },
      lg: { content: { maxWidth: '640px' } },
    },
    placement: {
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          borderInlineStart: '1px solid',
          borderColor: 'border.subtle',
          _open: { animation: 'w-slide-in-end 200ms cubic-bezier(0.2, 0, 0, 1)' },
          _closed: { animation: 'w-slide-out-end 160ms' },
        },
      },
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          borderInlineEnd: '1px solid',
          borderColor: 'border.subtle',
          _open: { animation: 'w-slide-in-start 200ms cubic-bezier(0.2, 0, 0, 1)' },
          _closed: { animation: 'w-slide-out-start 160ms' },
        },
      },
    },
  },
  defaultVariants: { size: 'md', placement: 'end' },
});
