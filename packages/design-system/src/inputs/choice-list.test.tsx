import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './choice-list.stories.tsx';

const { Chosen, WithSearch } = composeStories(stories);
const search = () => screen.getByRole('searchbox', { name: 'Cari topik' });

it('finds options of a long list by each word of the search', async () => {
  render(<WithSearch />);
  await userEvent.type(search(), 'grafis des');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  screen.getByRole('option', { name: 'Desain Grafis' });
});

it('shows what a server has found as it comes, also for a search that no label contains', async () => {
  const onSearch = jest.fn();
  render(<Chosen onSearch={onSearch} />);
  await userEvent.type(search(), 'kode17');
  await userEvent.tab();
  expect(onSearch).toHaveBeenLastCalledWith('kode17');
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

it('keeps the search while what stands for the options explains a failure', () => {
  render(<Chosen onSearch={() => undefined} instead={<p>Pilihan tidak dapat dimuat</p>} />);
  search();
  screen.getByText('Pilihan tidak dapat dimuat');
  expect(screen.queryByRole('listbox')).toBeNull();
});
