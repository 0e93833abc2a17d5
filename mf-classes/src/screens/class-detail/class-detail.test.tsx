import { beforeEach, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberList } from '@widya/remote-kit/list-address';
import { classFormApi } from '../../testing/class-form-api.ts';
import * as stories from './class-detail.stories.tsx';

const {
  Published,
  Ended,
  Draft,
  CannotPublish,
  PublishFails,
  ZoomLink,
  ZoomProblem,
  OtherField,
  PastMidnight,
  TwoPeople,
  Failed,
  Gone,
} = composeStories(stories);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const BEFORE = 'Perlu dilengkapi sebelum kelas dimulai';
const nameField = () => screen.findByLabelText('Nama kelas');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
async function rename(to: string) {
  const field = await nameField();
  await userEvent.clear(field);
  await userEvent.type(field, to);
}

test('shows what is missing, the counts and the history beside the form', async () => {
  render(<Published />);
  await screen.findByRole('heading', { level: 1, name: 'Menyunting Naskah Akademik' });
  // The banner above the form and the checklist beside it both link to the missing field.
  for (const place of [
    screen.getByText(BEFORE).closest('[role=status]'),
    screen.getByText('Sebelum kelas dimulai').closest('section'),
  ])
    expect(
      within(place as HTMLElement)
        .getByText('Tautan streaming belum ada')
        .closest('a'),
    ).toHaveAttribute('href', expect.stringContaining('#tautan_streaming'));
  screen.getByText('82/100');
  await screen.findByText('Ratna Prameswari: Memperbarui kelas');
});

test('reaches every entry of a long history, page by page', async () => {
  const entries = Array.from({ length: 43 }, (_, index) => ({
    id: 43 - index,
    name: 'Ratna Prameswari',
    code: 'UPDATE_CLASS',
    activity: `Perubahan ${43 - index}`,
    fields: [],
    created_at: '2026-11-20T02:00:00.000Z',
  }));
  const api = () => ({
    ...classFormApi(),
    'GET /v1/class/:code/history': ({ query }: { readonly query: URLSearchParams }) => {
      const [page, per_page] = [Number(query.get('page')), Number(query.get('per_page'))];
      const data = entries.slice((page - 1) * per_page, page * per_page);
      return { body: { data, meta: { page, per_page, total: entries.length } } };
    },
  });
  render(<Published api={api} />);
  await screen.findByText('Ratna Prameswari: Perubahan 43');
  for (let page = 2; page <= 6; page += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
    await screen.findByText(`Halaman ${page} dari 6`);
  }
  await screen.findByText('Ratna Prameswari: Perubahan 1');
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeDisabled();
});

test('shows the generated poster while none is uploaded', async () => {
  render(<Published />);
  const section = (await screen.findByText(/Poster otomatis tampil/)).closest('section');
  const posters = [...(section?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));
  expect(posters).toEqual(['/poster/MNA7Q2KD.svg?bentuk=mini&topik=PNYT3A4B']);
});

test('leads back to the list with its last query', async () => {
  rememberList('/editor', '?q=naskah&sort=-name&page=2');
  render(<Published />);
  const trail = within(await screen.findByRole('navigation', { name: 'Remah roti' }));
  expect(trail.getByRole('link', { name: 'Kelas' })).toHaveAttribute('href', '/editor?q=naskah&sort=-name&page=2');
});

test('banner and checklist show what is missing in the current form by the same rule', async () => {
  render(<Published />);
  await userEvent.type(await screen.findByLabelText('Tautan streaming'), 'https://temu.example/kelas');
  await waitFor(() => expect(screen.queryAllByText('Tautan streaming belum ada')).toHaveLength(0));
  screen.getByText('Tautan streaming sudah ada');
  expect(screen.getAllByText('Materi kelas belum diunggah')).toHaveLength(2);
});

test('shows other missing items after the start', async () => {
  render(<Ended />);
  await screen.findByText('Perlu dilengkapi sesudah kelas dimulai');
  for (const missing of ['Tautan rekaman belum ada', 'Pertanyaan dan jawaban belum ditampilkan'])
    expect(screen.getAllByText(missing)).toHaveLength(2);
  expect(screen.queryByText(BEFORE)).toBeNull();
});

test('offers to restore unsaved input after leaving', async () => {
  const { unmount } = render(<Published />);
  await rename('Menyunting Naskah Hukum');
  unmount();
  render(<Published />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan' }));
  expect(await nameField()).toHaveValue('Menyunting Naskah Hukum');
});

test('saves a change and confirms it with a toast', async () => {
  render(<Published />);
  await rename('Menyunting Naskah Hukum');
  await save();
  await screen.findByText('Data berhasil tersimpan!');
  await waitFor(() => expect(screen.queryByText('Semua perubahan tersimpan')).not.toBeNull());
});

test('shows what prevents saving at the field and in the index', async () => {
  render(<Published />);
  await userEvent.clear(await nameField());
  await save();
  await screen.findByText('Harap mengisi formulir dengan lengkap');
  screen.getByLabelText('1 perlu diperbaiki');
});

test('another day clears the hours, which can be undone', async () => {
  render(<Published />);
  const day = await screen.findByLabelText('Tanggal kelas');
  const start = screen.getByLabelText('Mulai (WIB)');
  expect(start).toHaveValue('09:00');
  await userEvent.clear(day);
  await userEvent.type(day, '24 Des 2031{Enter}');
  await waitFor(() => expect((start as HTMLInputElement).value).toBe(''));
  await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(start).toHaveValue('09:00');
});

test('a class that ends after midnight can be saved, and its end date removed', async () => {
  render(<PastMidnight />);
  await rename('Malam Sastra');
  expect(screen.getByRole('textbox', { name: 'Tanggal selesai' })).toHaveValue('25 Des 2031');
  await save();
  await screen.findByText('Data berhasil tersimpan!');
  await userEvent.click(screen.getByRole('switch', { name: /Selesai di hari lain/ }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Tanggal selesai' })).toBeNull());
  await save();
  await screen.findByText('Waktu mulai harus lebih awal dari waktu selesai');
  await userEvent.click(screen.getByRole('switch', { name: /Selesai di hari lain/ }));
  expect(screen.getByRole('textbox', { name: 'Tanggal selesai' })).toHaveValue('25 Des 2031');
});

test('shows both values of a conflict and loses no input', async () => {
  render(<TwoPeople />);
  await rename('Menyunting Naskah Hukum');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
  dialog.getByText(/Bima Contoh menyimpan perubahan/);
  dialog.getByText('Menyunting Naskah Hukum');
  dialog.getByText('Menyunting Naskah Ilmiah');
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan pilihan' }));
  await screen.findByText('Data berhasil tersimpan!');
  expect(await nameField()).toHaveValue('Menyunting Naskah Hukum');
});

test('merges changes of two people to different fields without a dialog', async () => {
  render(<OtherField />);
  await rename('Menyunting Naskah Hukum');
  await save();
  await screen.findByText('Data berhasil tersimpan!');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await nameField()).toHaveValue('Menyunting Naskah Hukum');
  expect(screen.getByRole('textbox', { name: 'Pengajar' })).toHaveValue('Pengajar Baru');
});

test('shows why Zoom could not change a meeting, with its passcode', async () => {
  render(<ZoomProblem />);
  await screen.findByText('Rapat Zoom belum sesuai dengan kelas ini');
  screen.getByText(/batas perubahan rapat hari ini/);
  screen.getByText('471199');
});

test('a draft is published through the summary', async () => {
  render(<Draft />);
  await screen.findByText('Belum dipublikasikan');
  await userEvent.click(screen.getByRole('button', { name: 'Publikasikan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ringkasan Event' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Buka Pendaftaran' }));
  await screen.findByText('Pendaftaran dibuka', { selector: '[role=status] *, [role=status]' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sembunyikan' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Sembunyikan' }));
  await screen.findByRole('button', { name: 'Publikasikan Lagi' });
  await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await screen.findByRole('button', { name: 'Sembunyikan' });
});

test('publishing lists the reasons of the API', async () => {
  render(<CannotPublish />);
  await userEvent.click(await screen.findByRole('button', { name: 'Publikasikan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Buka Pendaftaran' }));
  await screen.findByText('Anda tidak dapat menerbitkan sesi ini karena alasan berikut:');
  screen.getByText('Waktu sesi mulai melebihi waktu sekarang.');
});

test('shows a message when publishing fails for another reason', async () => {
  render(<PublishFails />);
  await userEvent.click(await screen.findByRole('button', { name: 'Publikasikan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Buka Pendaftaran' }));
  await screen.findByText('Ada kesalahan terjadi.');
  screen.getByText(/req-contoh-7f3a/);
});

test('cannot be published with unsaved changes', async () => {
  render(<Draft />);
  await rename('Nama lain');
  await userEvent.click(screen.getByRole('button', { name: 'Publikasikan' }));
  await screen.findByText('Harap simpan perubahan yang ada sebelum mempublikasikan eventmu.');
  expect(screen.queryByRole('button', { name: 'Buka Pendaftaran' })).toBeNull();
});

test('a generated link is locked until it is replaced', async () => {
  render(<ZoomLink />);
  const link = await screen.findByLabelText('Tautan streaming');
  expect(link).toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('button', { name: 'Ganti Tautan' }));
  expect(link).not.toHaveAttribute('readonly');
  expect(link).toHaveValue('');
});

test('shows why a class cannot be loaded, with a retry', async () => {
  render(<Failed />);
  await screen.findByText('Kelas tidak dapat dimuat');
  screen.getByRole('button', { name: 'Coba lagi' });
  screen.getByText(/req-contoh-7f3a/);
});

test('shows that a class does not exist', async () => {
  render(<Gone />);
  await screen.findByText('Kelas tidak ditemukan');
});
