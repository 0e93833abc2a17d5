import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './search-input.stories.tsx';

const { Empty, Filled } = composeStories(stories);

it('searches while typing, after a short delay', async () => {
  render(<Empty />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari kelas' }), 'naskah');
  expect(await screen.findByText('Dicari: naskah')).toBeInTheDocument();
});

it('is cleared by its button and by Escape', async () => {
  render(<Filled />);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  expect(screen.getByText('Dicari: —')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'surat{Enter}');
  expect(screen.getByText('Dicari: surat')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Dicari: —')).toBeInTheDocument();
});
