import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import * as stories from './class-detail.stories.tsx';

const { Ended } = composeStories(stories);

const VIDEO = '/files/0123456789abcdef0123456789abcdef.mp4';

/** Fakes the upload of a file, which uses XMLHttpRequest; the fake API replaces only `fetch`. */
class FakeRequest {
  readonly upload = {};
  readonly status = 201;
  readonly responseText = JSON.stringify({ success: true, location: VIDEO });
  onload: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  abort() {}
  send() {
    queueMicrotask(() => this.onload?.());
  }
}

beforeEach(() => {
  localStorage.clear();
  stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => void unstubAllGlobals());

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Sunting Tautan' }));
  return screen.findByRole('dialog', { name: 'Sunting Tautan' });
}

const choose = (dialog: HTMLElement, file: File) =>
  userEvent.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file, { applyAccept: false });

test('a link needs address and title, and the dialog stays open until it has both', async () => {
  render(<Ended />);
  const dialog = within(await openDialog());
  await userEvent.click(dialog.getByRole('button', { name: 'Tambah tautan' }));
  await userEvent.type(dialog.getByLabelText(/^Judul/), 'Sesi 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
  await dialog.findByText('Harap lengkapi semua data');
  await userEvent.type(dialog.getByLabelText(/^Tautan/), 'https://video.example/1');
  await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
  await screen.findByText('https://video.example/1');
  screen.getByText('Tautan rekaman sudah ada');
});

test('an uploaded video gets a row with the name of its file', async () => {
  render(<Ended />);
  const dialog = await openDialog();
  await choose(dialog, new File(['x'], 'Rekaman sesi 1.mp4', { type: 'video/mp4' }));
  expect(await within(dialog).findByDisplayValue('Rekaman sesi 1')).toBeEnabled();
  expect(within(dialog).getByDisplayValue(VIDEO)).toHaveAttribute('readonly');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Selesai' })).toBeEnabled());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Selesai' }));
  await screen.findByText(VIDEO);
});

test('another kind of video is refused', async () => {
  render(<Ended />);
  const dialog = await openDialog();
  await choose(dialog, new File(['x'], 'rekaman.mov', { type: 'video/quicktime' }));
  await within(dialog).findByText('Harap hanya unggah video dengan format MP4');
});
