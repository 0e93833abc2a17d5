import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Shared by everything that looks like a button: Button, IconButton, LinkButton. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    border: '1px solid transparent',
    borderRadius: 'md',
    fontFamily: 'inherit',
    fontWeight: 'semibold',
    fontSize: 'md',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    flexShrink: 0,
    maxWidth: 'full',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent',
        color: 'accent.fg',
        _hover: { bg: 'accent.hover' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { bg: 'bg.hover' },
        _expanded: { bg: 'bg.hover' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg',
        _hover: { bg: 'bg.subtle' },
        _expanded: { bg: 'bg.subtle' },
      },
      danger: {
        bg: 'danger',
        color: 'danger.fg',
        _hover: { bg: 'danger.hover' },
      },
      dangerQuiet: {
        bg: 'bg.surface',
        color: 'danger.text',
        borderColor: 'border.strong',
        _hover: { bg: 'danger.subtle', borderColor: 'danger.border' },
      },
      inverse: {
        bg: 'transparent',
        color: 'fg.inverse',
        _hover: { bg: 'bg.inverseHover' },
        _expanded: { bg: 'bg.inverseHover' },
      },
      plain: {
        bg: 'transparent',
        color: 'accent.text',
        fontWeight: 'semibold',
        padding: '0 !important',
        height: 'auto !important',
        minHeight: '6',
        _hover: { textDecoration: 'underline' },
      },
    },
    size: {
      sm: { height: 'controlSm', paddingInline: '2.5', fontSize: 'chip', gap: '1.5' },
      md: { height: 'control', paddingInline: '3.5' },
      lg: { height: 'controlLg', paddingInline: '4' },
    },
    shape: {
      text: {},
      icon: { paddingInline: '0' },
    },
    full: { true: { width: 'full' } },
  },
  compoundVariants: [
    { shape: 'icon', size: 'sm', css: { width: 'controlSm' } },
    { shape: 'icon', size: 'md', css: { width: 'control' } },
    { shape: 'icon', size: 'lg', css: { width: 'controlLg' } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerQuiet' | 'inverse' | 'plain';
export type ButtonSize = 'sm' | 'md' | 'lg';
