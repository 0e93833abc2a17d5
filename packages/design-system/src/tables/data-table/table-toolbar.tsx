import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    padding: '12px',
    '&[data-flat]': { padding: '0 0 12px' },
    '@media print': { display: 'none' },
  },
});
// Shrinks before chips and tools wrap to a second row.
const Search = styled('div', { base: { flex: { base: '1 0 100%', sm: '1 1 180px' }, maxWidth: { sm: '280px' } } });
const Filters = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', flex: '0 1 auto', minWidth: 0 },
});
const Tools = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', marginInlineStart: 'auto' },
});

/** Search at the left, filters beside it, tools at the right. */
export function TableToolbar(props: { search: ReactNode; filters: ReactNode; tools: ReactNode; flat: boolean }) {
  return (
    <Root data-flat={props.flat ? '' : undefined}>
      {props.search ? <Search>{props.search}</Search> : null}
      <Filters>{props.filters}</Filters>
      <Tools>{props.tools}</Tools>
    </Root>
  );
}
