import { defineRecipe } from '@chakra-ui/react/styled-system';

const mark = { content: '""', display: 'block', bg: 'accent.fg', width: '10px', height: '10px' } as const;

/** Checkbox and radio: a native input without its own appearance; the mark is a clipped pseudo element. */
export const choiceBox = defineRecipe({
  base: {
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: '18px',
    height: '18px',
    margin: 0,
    flexShrink: 0,
    // Centred beside text or alone in a cell; otherwise the mark would shift the baseline.
    verticalAlign: 'middle',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'xs',
    bg: 'bg.surface',
    cursor: 'pointer',
    position: 'relative',
    // The target is at least 24 px although the box has 18 (WCAG 2.5.8).
    _after: { content: '""', position: 'absolute', inset: '-5px' },
    _hover: { borderColor: 'accent.text' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    '&:checked, &[type=checkbox]:indeterminate': { bg: 'accent', borderColor: 'accent' },
    '&:checked::before': { ...mark, clipPath: 'polygon(14% 47%, 0 62%, 38% 98%, 100% 20%, 85% 6%, 37% 68%)' },
    // Checkboxes only, because a radio group without a choice is indeterminate too.
    '&[type=checkbox]:indeterminate::before': { ...mark, clipPath: 'polygon(0 40%, 100% 40%, 100% 60%, 0 60%)' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  variants: {
    kind: {
      box: {},
      dot: {
        borderRadius: 'full',
        '&:checked::before': { ...mark, width: '8px', height: '8px', clipPath: 'circle(50%)' },
      },
    },
  },
  defaultVariants: { kind: 'box' },
});
