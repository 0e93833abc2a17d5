import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';

const Root = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(96px, 34%) minmax(0, 1fr)', sm: '130px minmax(0, 1fr)' },
    gap: '10px 12px',
    margin: 0,
    '& dt': { color: 'fg.muted' },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
});
const None = chakra('span', { base: { color: 'fg.faint' } });

/** Facts of a record. An empty value shows a dash, so that the row does not look broken. */
export function KeyValueList({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <Root>
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? <None>—</None> : value}</dd>
        </Fragment>
      ))}
    </Root>
  );
}
