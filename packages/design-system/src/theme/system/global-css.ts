import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Global styles, with the focus ring of everything focusable; a few components, such as inputs, replace it. */
export const globalCss = defineGlobalStyles({
  html: { colorScheme: 'light', textSizeAdjust: '100%', scrollPaddingTop: '16' },
  // Keeps focused elements above a bar at the bottom (WCAG 2.4.11).
  'html:has([data-keep-clear])': { scrollPaddingBottom: '28' },
  'html.dark': { colorScheme: 'dark' },
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'normal',
    color: 'fg',
    background: 'bg.canvas',
    wordSpacing: '.05em',
    '@media print': { background: 'white', color: 'black' },
  },
  'body:has(> * .w-dialog__content, > * .w-drawer__content) > #root': { '@media print': { display: 'none' } },
  'h1, h2, h3': { textWrap: 'balance' },
  ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
  ':where(h1, main)[tabindex="-1"]:focus': { outline: 'none' },
  '::selection': { background: 'accent.border' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '[data-print=hide]': { '@media print': { display: 'none !important' } },
});
