import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { floatingSurface } from './floating-surface.ts';

export const popoverRecipe = defineSlotRecipe({
  className: 'w-popover',
  slots: [
    'arrow',
    'arrowTip',
    'anchor',
    'trigger',
    'indicator',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    content: {
      ...floatingSurface,
      minWidth: '240px',
      maxWidth: 'calc(100vw - 24px)',
      _open: { animation: 'w-pop-in 120ms cubic-bezier(0.2, 0, 0, 1)' },
    },
    body: { padding: '3' },
  },
});
