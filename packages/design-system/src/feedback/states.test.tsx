import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as copy from '../actions/copy-button.stories.tsx';
import * as tabs from '../layout/tabs.stories.tsx';
import * as saveBar from '../records/save-bar.stories.tsx';
import * as error from './error-state.stories.tsx';
import * as forbidden from './forbidden-state.stories.tsx';

it('an error offers to try again and shows the id', async () => {
  const { WithRetry } = composeStories(error);
  const onRetry = jest.fn();
  render(<WithRetry onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('ID permintaan 01JDX8W2T7QK');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('the forbidden state names who grants access', () => {
  const { Plain } = composeStories(forbidden);
  render(<Plain />);
  expect(screen.getByText(/Super Admin/)).toBeInTheDocument();
});

it('confirms the copy for a moment', async () => {
  const user = userEvent.setup();
  const { WithWords } = composeStories(copy);
  render(<WithWords />);
  await user.click(screen.getByRole('button', { name: 'Salin tautan' }));
  expect(await screen.findByRole('button', { name: 'Tersalin' })).toBeInTheDocument();
  expect(await window.navigator.clipboard.readText()).toBe('https://contoh.example/daftar/MNA7Q2');
  expect(await screen.findByRole('button', { name: 'Salin tautan' })).toBeInTheDocument();
});

it('an icon that copies shows a hint for a moment (A-245)', async () => {
  const user = userEvent.setup();
  const { IconOnly } = composeStories(copy);
  render(<IconOnly />);
  await user.click(screen.getByRole('button', { name: 'Salin ID permintaan' }));
  expect(await screen.findByText('Tersalin', { selector: 'button + span' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Salin ID permintaan' })).toBeInTheDocument();
  expect(screen.queryByText('Tersalin', { selector: 'button + span' })).toBeNull();
});

it('the save bar is shown only while something is unsaved', () => {
  const { Unsaved, NothingToSave } = composeStories(saveBar);
  const { unmount } = render(<Unsaved />);
  expect(screen.getByText(/2 perubahan belum disimpan/)).toBeInTheDocument();
  unmount();
  render(<NothingToSave />);
  expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
});

it('the selected tab is stored in the address', async () => {
  const { FromAddress } = composeStories(tabs);
  render(<FromAddress />);
  expect(screen.getByRole('tab', { name: /Menunggu Pembayaran/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: /Ditolak/ }));
  expect(await screen.findByText('Isi tab rejected')).toBeInTheDocument();
});
