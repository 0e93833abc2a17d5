import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from './date-filter.stories.tsx';

const { Off, On } = composeStories(stories);

it('names its days, and takes them away', async () => {
  render(<On />);
  expect(screen.getByRole('button', { name: 'Tanggal: 24 Nov 2026 – 30 Nov 2026' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Tanggal' }));
  expect(screen.getByRole('button', { name: 'Tanggal' })).toBeVisible();
});

it('applies days in order only', async () => {
  render(<Off />);
  await userEvent.click(screen.getByRole('button', { name: 'Tanggal' }));
  fireEvent.change(await screen.findByLabelText('Dari tanggal'), { target: { value: '2026-11-24' } });
  fireEvent.change(screen.getByLabelText('Sampai tanggal'), { target: { value: '2026-11-23' } });
  await userEvent.click(screen.getByRole('button', { name: 'Terapkan' }));
  expect(screen.getByText('Tanggal akhir harus sama dengan atau setelah tanggal awal')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Sampai tanggal'), { target: { value: '2026-11-24' } });
  await userEvent.click(screen.getByRole('button', { name: 'Terapkan' }));
  expect(await screen.findByRole('button', { name: 'Tanggal: 24 Nov 2026' })).toBeVisible();
});
