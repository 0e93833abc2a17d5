import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './toast.stories.tsx';
import { toast } from './toast.ts';

const { Buttons } = composeStories(stories);

it('announces success politely and failure at once, with the request id', async () => {
  render(<Buttons />);
  await userEvent.click(screen.getByRole('button', { name: 'Gagal' }));
  const failure = (await screen.findByText('Kesalahan terjadi')).closest('[role=alert]');
  expect(failure).toHaveTextContent('ID permintaan 01JDX8W2T7QK');
  expect(within(failure as HTMLElement).getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Berhasil' }));
  expect((await screen.findByText('Catatan tersimpan')).closest('[role=status]')).not.toBeNull();
});

it('undoes the action', async () => {
  const undo = jest.fn();
  render(<Buttons />);
  toast.undo('Topik disembunyikan', undo);
  await screen.findByText('Topik disembunyikan');
  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(undo).toHaveBeenCalledTimes(1);
});

it('shows equal messages once', async () => {
  render(<Buttons />);
  toast.error('Catatan tidak tersimpan');
  const last = toast.error('Catatan tidak tersimpan');
  await screen.findAllByText('Catatan tidak tersimpan');
  await waitFor(() => expect(screen.getAllByText('Catatan tidak tersimpan')).toHaveLength(1));
  toast.dismiss(last);
});

it('shows equal messages once, and undoes all their actions, the last first (D232)', async () => {
  const undone: string[] = [];
  render(<Buttons />);
  toast.undo('Topik terhapus', () => undone.push('satu'));
  await screen.findByText('Topik terhapus');
  toast.undo('Topik terhapus', () => undone.push('dua'));
  await screen.findByText('Topik terhapus (2)');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Urungkan' })).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(undone).toEqual(['dua', 'satu']);
  const last = toast.undo('Topik terhapus', () => undone.push('tiga'));
  await screen.findByText('Topik terhapus');
  toast.dismiss(last);
  await waitFor(() => expect(screen.queryByText('Topik terhapus')).not.toBeInTheDocument());
});

it('closes on demand', async () => {
  render(<Buttons />);
  const id = toast.error('Tidak tersimpan');
  await screen.findByText('Tidak tersimpan');
  toast.dismiss(id);
  // The library measures its delay of 200 ms in animation frames, which are late on a busy machine.
  await waitFor(() => expect(screen.queryByText('Tidak tersimpan')).not.toBeInTheDocument());
});

it('shows why an undo failed, and tries again (D232)', async () => {
  render(<Buttons />);
  const undo = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce();
  toast.undo('Catatan tersimpan', undo, { failed: () => ({ title: 'Server tidak menjawab' }) });
  const shownToast = (await screen.findByText('Catatan tersimpan')).closest<HTMLElement>('[role=status]');
  await userEvent.click(within(shownToast as HTMLElement).getByRole('button', { name: 'Urungkan' }));
  await screen.findByText('Server tidak menjawab');
  const failure = screen.getByText('Server tidak menjawab').closest<HTMLElement>('[role=alert]');
  await userEvent.click(within(failure as HTMLElement).getByRole('button', { name: 'Coba lagi' }));
  expect(undo).toHaveBeenCalledTimes(2);
});
