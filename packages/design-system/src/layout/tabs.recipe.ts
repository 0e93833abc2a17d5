import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const tabList = {
  display: 'flex',
  gap: '22px',
  borderBottom: '1px solid',
  borderColor: 'border.subtle',
  marginBottom: '14px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

export const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  paddingBlock: '10px',
  border: 0,
  borderBottom: '2px solid transparent',
  bg: 'transparent',
  color: 'fg.muted',
  fontFamily: 'inherit',
  fontSize: 'md',
  fontWeight: 'medium',
  lineHeight: 'normal',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { color: 'fg' },
  _focusVisible: { outlineOffset: '-2px' },
  '&[aria-selected=true], &[aria-current=page]': { color: 'fg', borderColor: 'accent.text', fontWeight: 'strong' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  '& [data-count]': { fontVariantNumeric: 'tabular-nums' },
  // Reserves the width of the bold label, so that choosing a tab moves nothing.
  '& [data-word]': {
    display: 'inline-grid',
    _after: { content: 'attr(data-word)', fontWeight: 'strong', height: 0, overflow: 'hidden', visibility: 'hidden' },
  },
} as const;

export const tabsRecipe = defineSlotRecipe({
  className: 'w-tabs',
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: { root: { display: 'block', minWidth: 0 }, list: tabList, trigger: tab, content: { outlineOffset: '4px' } },
});
