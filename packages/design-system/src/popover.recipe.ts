import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

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
      minWidth: '240px',
      maxWidth: 'calc(100vw - 24px)',
      bg: 'bg.surface',
      color: 'fg',
      border: '1px solid',
      borderColor: 'border.subtle',
      borderRadius: 'md',
      boxShadow: 'float',
      outline: 'none',
      zIndex: 'calc({zIndex.popover} + var(--layer-index, 0))',
      _open: { animation: 'w-pop-in 120ms cubic-bezier(0.2, 0, 0, 1)' },
    },
    body: { padding: '3' },
  },
});
