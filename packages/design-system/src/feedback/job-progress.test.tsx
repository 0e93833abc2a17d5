import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './job-progress.stories.tsx';

const { Running, Paused, DoneWithFailures, DoneInVain, WithFailures, Done, UnknownTotal } = composeStories(stories);
const names = () => screen.queryAllByRole('button').map((button) => button.textContent);

it('shows the progress in figures and for screen readers', () => {
  render(<Running />);
  expect(screen.getByText('182 dari 500 · sekitar 3 menit lagi')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Membuat 500 sertifikat' })).toHaveAttribute('aria-valuenow', '36');
  expect(screen.getByRole('status')).toHaveTextContent('Berjalan');
});

it('shows no percentage when the total is unknown', () => {
  render(<UnknownTotal />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

it('offers only the actions that are possible in its state', async () => {
  const onPause = jest.fn();
  const { unmount } = render(<Running onPause={onPause} />);
  expect(names()).toEqual(['Jeda', 'Batalkan']);
  await userEvent.click(screen.getByRole('button', { name: 'Jeda' }));
  expect(onPause).toHaveBeenCalledTimes(1);
  unmount();
  const paused = render(<Paused />);
  expect(names()).toEqual(['Lanjutkan', 'Batalkan']);
  paused.unmount();
  render(<Done />);
  expect(names()).toEqual(['Unduh semua']);
});

it('lists the failed items and retries them', async () => {
  const onRetryFailed = jest.fn();
  const { unmount } = render(<WithFailures />);
  expect(screen.getByText('dan 12 lainnya')).toBeInTheDocument();
  unmount();
  render(<DoneWithFailures onRetryFailed={onRetryFailed} />);
  expect(screen.getByText('Siti Rahmawati: Nama terlalu panjang untuk satu baris')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ulangi yang gagal' }));
  expect(onRetryFailed).toHaveBeenCalledTimes(1);
});

it('shows a failure when every item failed', () => {
  const { unmount } = render(<DoneInVain />);
  expect(screen.getByRole('status')).toHaveTextContent('Gagal');
  unmount();
  render(<DoneWithFailures />);
  expect(screen.getByRole('status')).toHaveTextContent('Selesai');
});
