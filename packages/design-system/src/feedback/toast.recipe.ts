import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const toastRecipe = defineSlotRecipe({
  className: 'w-toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      width: { base: 'calc(100vw - 32px)', sm: '420px' },
      padding: '10px 8px 10px 14px',
      borderRadius: 'lg',
      bg: 'bg.inverse',
      color: 'fg.inverse',
      boxShadow: 'float',
      zIndex: 'toast',
      // The toaster positions and hides toasts through these variables.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      opacity: 'var(--opacity)',
      height: 'var(--height)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 200ms, scale 200ms, opacity 200ms, height 200ms',
      transitionTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
      '& > svg': { marginTop: '7px', flexShrink: 0, color: '#6fcb96' },
      '&[data-kind=error] > svg': { color: '#f08a82' },
      '&[data-kind=info] > svg': { color: '#7fb6e4' },
    },
    title: { fontWeight: 'semibold', paddingBlock: '5.5px' },
    description: { color: 'fg.inverseMuted', fontSize: 'chip', marginTop: '-4px', paddingBottom: '4px' },
  },
});
