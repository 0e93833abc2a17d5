import { Fragment, type ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(96px, 34%) minmax(0, 1fr)', sm: '130px minmax(0, 1fr)' },
    gap: '10px 12px',
    margin: 0,
    '& dt': { color: 'fg.muted' },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  variants: {
    figures: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto' },
        '& dd': { textAlign: 'end', fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});
const None = styled('span', { base: { color: 'fg.faint' } });

export interface KeyValueListProps {
  /** Label and value of each fact. */
  items: readonly { label: string; value: ReactNode }[];
  /** For short numbers, as in a side column: aligns the values to the end and emphasises them for comparison. */
  figures?: boolean;
}

/** Facts of a record as labels and values. An empty value is shown as a dash, so that the row does not look broken. */
export function KeyValueList({ items, figures = false }: KeyValueListProps) {
  return (
    <Root figures={figures}>
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? <None>—</None> : value}</dd>
        </Fragment>
      ))}
    </Root>
  );
}
