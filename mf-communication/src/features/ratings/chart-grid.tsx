import { Card } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';

/** Charts in two columns, one on a narrow screen. */
export const ChartGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'stretch',
    '& > [data-wide]': { gridColumn: { lg: '1 / -1' } },
  },
  variants: {
    // The first column is wider, for long names.
    first: { wide: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' } } },
  },
});

interface ChartCardProps {
  /** Spans both columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The card of a chart. */
export const ChartCard = ({ wide, children }: ChartCardProps) => (
  <Card padded data-wide={wide ? '' : undefined}>
    {children}
  </Card>
);
