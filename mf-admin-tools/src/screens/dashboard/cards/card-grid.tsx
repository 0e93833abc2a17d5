import { styled } from '@widya/design-system/styled';

/** Cards in two columns, one on a narrow screen. */
export const CardGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'stretch',
  },
  variants: {
    // Three columns of short charts, where they fit.
    three: {
      true: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          lg: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        },
      },
    },
  },
});
