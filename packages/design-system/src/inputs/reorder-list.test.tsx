import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { dragRow } from '../../testing/drag-row.ts';
import { DesignSystemProvider } from '../theme/provider.tsx';
import { ReorderList, ReorderRow } from './reorder-list.tsx';
import { useReorder } from './use-reorder.tsx';

function Letters() {
  const [items, setItems] = useState<readonly string[]>(['a', 'b', 'c']);
  const { list, drop } = useReorder<string>({ items, onChange: setItems, moved: (to, count) => `${to} dari ${count}` });
  return (
    <ReorderList tag="ul" label="Huruf" items={items} idOf={(item) => item} list={list} onDrop={drop}>
      {(item) => (
        <ReorderRow key={item} id={item}>
          {item}
        </ReorderRow>
      )}
    </ReorderList>
  );
}

test('a row is moved to the position where it was dropped', async () => {
  render(<Letters />, { wrapper: DesignSystemProvider });
  const [first, , last] = screen.getAllByRole('listitem');
  if (!first || !last) throw new Error('The rows are missing');
  await dragRow(last, first);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['c', 'a', 'b']);
});
