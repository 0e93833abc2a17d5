import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { MODAL_SLOTS, modalBackdrop, printedModal } from './modal-layer.ts';

/**
 * Covers the whole screen below 480 px, where a centred card would waste space. Small confirmations are at the bottom
 * there, in reach of the thumb.
 */
export const dialogRecipe = defineSlotRecipe({
  className: 'w-dialog',
  slots: [...MODAL_SLOTS],
  base: {
    backdrop: modalBackdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      overflowY: 'auto',
      overscrollBehavior: 'none',
      paddingBlock: 'max(5vh, 24px)',
      paddingInline: '4',
      zIndex: 'calc({zIndex.overlay} + var(--layer-index, 0))',
      '@media (max-width: 479px)': { padding: 0, alignItems: 'stretch' },
      ...printedModal.positioner,
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: 'calc(100dvh - 2 * max(5vh, 24px))',
      marginBlock: 'auto',
      bg: 'bg.surface',
      color: 'fg',
      border: '1px solid',
      borderColor: 'border.subtle',
      borderRadius: 'lg',
      boxShadow: 'float',
      outline: 'none',
      _open: { animation: 'w-pop-in 160ms cubic-bezier(0.2, 0, 0, 1)' },
      _closed: { animation: 'w-fade-out 120ms' },
      '@media (max-width: 479px)': {
        maxWidth: 'full',
        maxHeight: '100dvh',
        minHeight: '100dvh',
        borderRadius: 0,
        border: 0,
        marginBlock: 0,
      },
      ...printedModal.content,
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '18px 16px 4px 22px',
      ...printedModal.header,
    },
    title: { textStyle: 'h2', flex: 1, minWidth: 0, paddingBlock: '1.5', overflowWrap: 'anywhere' },
    description: { color: 'fg.muted', paddingInline: '22px' },
    body: { flex: 1, overflowY: 'auto', padding: '10px 22px 20px', minHeight: 0, ...printedModal.body },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      padding: '12px 22px',
      borderTop: '1px solid',
      borderColor: 'border.subtle',
      ...printedModal.footer,
    },
  },
  variants: {
    size: {
      sm: {
        positioner: { '@media (max-width: 479px)': { padding: 0, alignItems: 'flex-end' } },
        content: {
          maxWidth: '420px',
          '@media (max-width: 479px)': {
            maxWidth: 'full',
            maxHeight: '100dvh',
            minHeight: 0,
            borderRadius: '{radii.lg} {radii.lg} 0 0',
            border: 0,
            marginBlock: 0,
          },
        },
      },
      md: { content: { maxWidth: '560px' } },
      lg: { content: { maxWidth: '760px' } },
      xl: { content: { maxWidth: '1040px' } },
      screen: { content: { maxWidth: 'calc(100vw - 64px)', minHeight: 'calc(100dvh - 2 * max(5vh, 24px))' } },
    },
  },
  defaultVariants: { size: 'md' },
});
