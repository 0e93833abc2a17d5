import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './create-chapter.stories.tsx';

const { Working, Loading, Locked, LockedMeanwhile, SaveFails } = composeStories(stories);

const save = async (name: string) => {
  const box = await screen.findByRole('textbox', { name: /Nama bab/ });
  if (name) await userEvent.type(box, name);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
};

test('shows the form only once it is known whether the course is locked, so that nothing moves (D237)', async () => {
  render(<Loading />);
  await screen.findByRole('status', { name: 'Memuat' });
  expect(screen.queryByRole('textbox', { name: /Nama bab/ })).toBeNull();
});

test('a chapter needs a name', async () => {
  render(<Working />);
  await save('');
  await screen.findByText('Harap mengisi nama bab');
  expect(screen.getByRole('textbox', { name: /Nama bab/ })).toHaveFocus();
});

test('a chapter is saved and opened', async () => {
  render(<Working />);
  await save('Penutup');
  await screen.findByText('Bab berhasil tersimpan!');
  await screen.findByText('Halaman lain');
});

test('a chapter is saved and another one begins', async () => {
  render(<Working />);
  const box = await screen.findByRole('textbox', { name: /Nama bab/ });
  await userEvent.type(box, 'Penutup');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan dan tambah lagi' }));
  await screen.findByText('Bab berhasil tersimpan!');
  await waitFor(() => expect(box).toHaveValue(''));
  await waitFor(() => expect(box).toHaveFocus());
});

test('is locked when the course has participants, before or meanwhile', async () => {
  const locked = render(<Locked />);
  await screen.findByText(/1\.284 peserta/);
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  locked.unmount();
  render(<LockedMeanwhile />);
  await save('Penutup');
  await screen.findByText('Tidak bisa membuat bab baru karena sudah ada peserta terdaftar');
  await screen.findByText('Halaman lain');
});

test('a failure keeps the input', async () => {
  render(<SaveFails />);
  await save('Penutup');
  await screen.findByText('Kesalahan terjadi');
  expect(screen.getByRole('textbox', { name: /Nama bab/ })).toHaveValue('Penutup');
});
