import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import * as stories from './class-detail.stories.tsx';

const { WithMaterials } = composeStories(stories);

/** Fakes the upload of a file, which uses XMLHttpRequest; the fake API replaces only `fetch`. */
class FakeRequest {
  readonly upload = {};
  readonly status = 201;
  readonly responseText = JSON.stringify({
    success: true,
    location: `/files/public/attachments/2026/${'c'.repeat(32)}.pdf`,
  });
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

const materials = async () => within(await screen.findByRole('group', { name: 'Materi' }));
const names = async () => (await materials()).getAllByRole('link').map(({ textContent }) => textContent);

test('shows each material once under its original name, also right after the upload (D211)', async () => {
  render(<WithMaterials />);
  expect(await names()).toEqual(['Materi hari 1.pdf', 'Materi hari 2.pdf']);
  const group = await screen.findByRole('group', { name: 'Materi' });
  const file = new File(['x'], 'Materi hari 3.pdf', { type: 'application/pdf' });
  await userEvent.upload(group.querySelector('input[type=file]') as HTMLInputElement, file, { applyAccept: false });
  await within(group).findByRole('link', { name: 'Materi hari 3.pdf' });
  await waitFor(() => expect(within(group).getAllByText('Materi hari 3.pdf')).toHaveLength(1));
  expect(within(group).getAllByRole('button', { name: /^Hapus Materi hari 3.pdf/ })).toHaveLength(1);
});

test('removes a file from the class, and restores it at its position (D211)', async () => {
  render(<WithMaterials />);
  await userEvent.click((await materials()).getByRole('button', { name: 'Hapus Materi hari 1.pdf' }));
  expect(await names()).toEqual(['Materi hari 2.pdf']);
  await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(await names()).toEqual(['Materi hari 1.pdf', 'Materi hari 2.pdf']);
  await userEvent.click((await materials()).getByRole('button', { name: 'Hapus Materi hari 2.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Perubahan belum disimpan' })).toBeNull());
  expect(await names()).toEqual(['Materi hari 1.pdf']);
});
