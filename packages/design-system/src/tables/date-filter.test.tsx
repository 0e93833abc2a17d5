import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './date-filter.stories.tsx';

const { Off, On, Picking } = composeStories(stories);

it('shows its days, and removes them', async () => {
  render(<On />);
  expect(screen.getByRole('button', { name: 'Tanggal: 24 Nov 2026 – 30 Nov 2026' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Tanggal' }));
  expect(screen.getByRole('button', { name: 'Tanggal' })).toBeVisible();
});

it('applies days in order only', async () => {
  render(<Off />);
  await userEvent.click(screen.getByRole('button', { name: 'Tanggal' }));
  await userEvent.type(await screen.findByLabelText('Dari tanggal'), '24/11/2026');
  await userEvent.type(screen.getByLabelText('Sampai tanggal'), '23 Nov 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Terapkan' }));
  expect(screen.getByText('Tanggal akhir harus sama dengan atau setelah tanggal awal')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Sampai tanggal'));
  await userEvent.type(screen.getByLabelText('Sampai tanggal'), '24-11-2026{Enter}');
  expect(await screen.findByRole('button', { name: 'Tanggal: 24 Nov 2026' })).toBeVisible();
});

it('accepts a day from the calendar and stays open for the other', async () => {
  await Picking.run();
  await userEvent.click(screen.getByRole('button', { name: /26 November 2026/ }));
  await waitFor(() => expect(screen.getByLabelText('Dari tanggal')).toHaveValue('26 Nov 2026'));
  expect(screen.getByRole('button', { name: 'Terapkan' })).toBeVisible();
});
