import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './choice-filter.stories.tsx';

const { Off, ManyOptions } = composeStories(stories);
const list = () => screen.findByRole('listbox', { name: 'Topik' });
const option = (name: string) => screen.getByRole('option', { name });

it('moves with the arrow keys and chooses only with Enter or Space', async () => {
  render(<Off />);
  await userEvent.click(screen.getByRole('button', { name: 'Topik' }));
  await list();
  await waitFor(() => expect(option('Semua topik')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(option('Keprotokolan')).toHaveFocus();
  expect(option('Semua topik')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}{Home}{ArrowDown} ');
  expect(await screen.findByRole('button', { name: 'Topik: Kehumasan' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

it('moves the focus from the search into the list and back', async () => {
  render(<ManyOptions />);
  await userEvent.click(screen.getByRole('button', { name: 'Topik' }));
  await list();
  const search = screen.getByRole('searchbox', { name: 'Cari topik' });
  await waitFor(() => expect(search).toHaveFocus());
  await userEvent.type(search, 'jurnal');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}');
  expect(option('Jurnalistik')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(search).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Topik: Jurnalistik' })).toBeVisible();
});

it('shows a message without matches', async () => {
  render(<ManyOptions />);
  await userEvent.click(screen.getByRole('button', { name: 'Topik' }));
  const search = await screen.findByRole('searchbox');
  await waitFor(() => expect(search).toHaveFocus());
  await userEvent.type(search, 'zzz');
  expect(await screen.findByText('Tidak ada yang cocok.')).toBeVisible();
});
