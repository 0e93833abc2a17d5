import { beforeEach, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CoursePreviewInput } from '@widya/contract/site/preview';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { TEST_USER } from '@widya/remote-kit/testing';
import * as stories from './course-detail.stories.tsx';

const { Shown, Hidden, Nobody, UploadedVideo, TwoPeople, Failed, Gone } = composeStories(stories);

beforeEach(() => localStorage.clear());

const titleField = () => screen.findByLabelText('Nama kelas');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
async function rename(to: string) {
  const field = await titleField();
  await userEvent.clear(field);
  await userEvent.type(field, to);
}

test('shows the record, its public link, the counts and the history', async () => {
  render(<Shown />);
  await screen.findByRole('heading', { level: 1, name: 'Menulis Cerita Anak' });
  expect(screen.getByDisplayValue(`${TEST_USER.site.participants}/kelas-mandiri/KDM7Q2AB`)).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Kode kelas')).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Ya' })).toBeChecked();
  screen.getByText('240');
  await screen.findByText('Ratna Prameswari: Memperbarui kelas daring mandiri');
});

test('shows the generated poster while none is uploaded', async () => {
  render(<Shown />);
  const section = (await screen.findByText(/Poster otomatis tampil/)).closest('section');
  expect(section?.querySelector('img')).toHaveAttribute('src', '/poster/KDM7Q2AB.svg?bentuk=mini&topik=KDM7Q2AB');
});

test('saves a change and confirms it with a toast', async () => {
  render(<Shown />);
  await rename('Menulis Cerita Remaja');
  await save();
  await screen.findByText('Data berhasil tersimpan!');
  await screen.findByText('Semua perubahan tersimpan');
});

test('offers to restore unsaved input after leaving', async () => {
  const { unmount } = render(<Shown />);
  await rename('Menulis Cerita Remaja');
  unmount();
  render(<Shown />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan' }));
  expect(await titleField()).toHaveValue('Menulis Cerita Remaja');
});

test('shows both values of a conflict and loses no input', async () => {
  render(<TwoPeople />);
  await rename('Menulis Fabel');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
  dialog.getByText(/Bima Contoh menyimpan perubahan/);
  dialog.getByText('Menulis Dongeng');
  dialog.getByText('Menulis Fabel');
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan pilihan' }));
  await screen.findByText('Data berhasil tersimpan!');
  expect(await titleField()).toHaveValue('Menulis Fabel');
  // The form takes over the price, which only the other person changed.
  expect(screen.getByRole('textbox', { name: 'Harga' })).toHaveValue('175.000');
});

test('marks a hidden course', async () => {
  render(<Hidden />);
  await screen.findByText('Disembunyikan');
});

test('can be shown to participants once everything is saved, and hidden again (D222)', async () => {
  render(<Hidden />);
  const bar = within(await screen.findByRole('region', { name: 'Simpan' }));
  await rename('Menulis Puisi');
  expect(bar.getByRole('button', { name: 'Tampilkan' })).toBeDisabled();
  await save();
  await waitFor(() => expect(bar.getByRole('button', { name: 'Tampilkan' })).toBeEnabled());
  await userEvent.click(bar.getByRole('button', { name: 'Tampilkan' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Tampilkan kelas?' }));
  dialog.getByText(/peserta pertama diterima/);
  await userEvent.click(dialog.getByRole('button', { name: 'Tampilkan' }));
  await screen.findByText('Kelas Menulis Puisi sekarang ditampilkan');
  await userEvent.click(await bar.findByRole('button', { name: 'Sembunyikan' }));
  await screen.findByRole('alertdialog', { name: 'Sembunyikan kelas?' });
});

test('previews unsaved input as participants will see it', async () => {
  const sent: CoursePreviewInput[] = [];
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(JSON.parse(String(new FormData(this).get('isi'))));
  });
  render(<Hidden />);
  await rename('Menulis Puisi');
  await userEvent.click(screen.getByRole('button', { name: 'Tampilan Pengguna' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Tampilan Pengguna' }));
  const { participants } = TEST_USER.site;
  const pages = [
    ['Halaman kelas mandiri', `${participants}/kelas-mandiri/KDM7Q2AB`, 'record'],
    ['Formulir pendaftaran', `${participants}/kelas-mandiri/KDM7Q2AB/daftar`, 'register'],
    ['Halaman tiket', `${participants}/tiket/…`, 'ticket'],
  ] as const;
  for (const [title, address, page] of pages) {
    await userEvent.click(preview.getByRole('tab', { name: title }));
    await preview.findByTitle(title);
    preview.getByText(address);
    expect(sent.at(-1)).toMatchObject({ kind: 'course', page, code: 'KDM7Q2AB', title: 'Menulis Puisi' });
  }
  submit.mockRestore();
  expect(preview.getAllByRole('tab')).toHaveLength(pages.length);
  preview.getByRole('radiogroup', { name: 'Lebar tampilan' });
});

test('is deleted once its name is typed, and copied from the menu', async () => {
  const { unmount } = render(<Nobody />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus kelas selamanya?' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Menulis Cerita Anak');
  await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Kelas Menulis Cerita Anak berhasil terhapus!');
  unmount();
  render(<Hidden />);
  await screen.findByRole('heading', { level: 1, name: 'Menulis Cerita Anak' });
  await chooseAction('Tindakan lain', 'Duplikat kelas');
  await screen.findByText('Kelas berhasil diduplikat dan masih tersembunyi');
});

test('an uploaded video can be removed, which shows the field for a link', async () => {
  render(<UploadedVideo />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus video' }));
  expect(await screen.findByLabelText(/Tautan video pratinjau/)).toHaveValue('');
});

test('shows why a course cannot be loaded, or that it does not exist', async () => {
  const { unmount } = render(<Failed />);
  await screen.findByText('Kelas daring mandiri tidak dapat dimuat');
  screen.getByRole('button', { name: 'Coba lagi' });
  unmount();
  render(<Gone />);
  await screen.findByText('Kelas daring mandiri tidak ditemukan');
});
