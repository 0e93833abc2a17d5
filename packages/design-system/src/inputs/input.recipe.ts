import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The frame of text inputs, text areas and selects. It turns red by `aria-invalid`, which the field sets. */
export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minWidth: '0',
    height: 'control',
    paddingInline: '3',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    color: 'fg',
    fontFamily: 'inherit',
    fontSize: { base: 'lg', sm: 'md' },
    lineHeight: 'normal',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.faint', opacity: 1 },
    _focusVisible: { outline: 'none', borderColor: 'accent.text', boxShadow: 'focus' },
    _disabled: { bg: 'bg.subtle', color: 'fg.muted', cursor: 'not-allowed' },
    _readOnly: { bg: 'bg.subtle', borderColor: 'border.strong' },
    '&[aria-invalid=true]': { borderColor: 'danger' },
    '&[aria-invalid=true]:focus-visible': { boxShadow: 'focusDanger' },
  },
  variants: {
    size: {
      sm: { height: 'controlSm', paddingInline: '2.5', fontSize: { base: 'lg', sm: 'chip' } },
      md: {},
      lg: { height: 'controlLg', fontSize: 'lg' },
    },
    align: { start: {}, end: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } },
  },
  defaultVariants: { size: 'md', align: 'start' },
});

export type InputSize = 'sm' | 'md' | 'lg';
