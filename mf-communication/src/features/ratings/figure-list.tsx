import { Card } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';

const Figures = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: '16px 12px',
    margin: 0,
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { margin: 0, fontSize: 'lg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

interface Figure {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: string;
  /** Explanation on hover. */
  readonly hint?: string | undefined;
}

interface FigureListProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly items: readonly Figure[];
}

/** A row of figures above charts. */
export const FigureList = ({ label, items }: FigureListProps) => (
  <Card padded aria-label={label}>
    <Figures>
      {items.map((item) => (
        <div key={item.key} title={item.hint}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </Figures>
  </Card>
);
