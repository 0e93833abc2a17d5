import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { useState } from 'react';
import { PageSteps } from './page-steps.tsx';

function Steps({ start, total }: { readonly start: number; readonly total: number }) {
  const [page, setPage] = useState(start);
  return (
    <DesignSystemProvider>
      <PageSteps page={page} perPage={20} total={total} onPage={setPage} />
    </DesignSystemProvider>
  );
}

const step = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('leads through all pages and stops at the ends', async () => {
  render(<Steps start={1} total={41} />);
  expect(screen.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
  await step('Berikutnya');
  await step('Berikutnya');
  screen.getByText('Halaman 3 dari 3');
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeDisabled();
  await step('Sebelumnya');
  screen.getByText('Halaman 2 dari 3');
});

test('shows nothing for a single page', () => {
  render(<Steps start={1} total={20} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('leads back from a page that no longer exists', async () => {
  render(<Steps start={4} total={15} />);
  await step('Sebelumnya');
  expect(screen.queryByRole('button')).toBeNull();
});
