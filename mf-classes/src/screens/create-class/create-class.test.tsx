import { beforeEach, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './create-class.stories.tsx';

const { New, Refused, FieldRefused, ZoomNotConfigured } = composeStories(stories);

beforeEach(() => localStorage.clear());

const permanent = () => userEvent.click(screen.getByRole('switch', { name: /Selalu dibuka/ }));
const name = async (text: string) => userEvent.type(await screen.findByLabelText('Nama kelas'), text);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

test('starts with the defaults and nothing to save', async () => {
  render(<New />);
  expect(await screen.findByLabelText('Harga')).toHaveValue('150.000');
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
});

test('shows which fields are missing', async () => {
  render(<New />);
  await name('Penulisan Siaran Pers');
  await save();
  const errors = await screen.findAllByText('Harap mengisi formulir dengan lengkap');
  expect(errors).toHaveLength(7);
});

test('the publish button explains that the class must be saved first (A-166)', async () => {
  render(<New />);
  await name('BIPA Dasar');
  await userEvent.click(screen.getByRole('button', { name: 'Publikasikan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ringkasan Event' }));
  dialog.getByText('Harap simpan perubahan yang ada sebelum mempublikasikan eventmu.');
  dialog.getByText('BIPA Dasar');
  expect(dialog.queryByRole('button', { name: 'Buka Pendaftaran' })).toBeNull();
});

test('creates a permanent class', async () => {
  render(<New />);
  await name('BIPA Dasar');
  await permanent();
  await save();
  await screen.findByText('Kelas berhasil dibuat');
});

test('a refused class keeps the input', async () => {
  render(<Refused />);
  await name('BIPA Dasar');
  await permanent();
  await save();
  await screen.findByText('Kesalahan terjadi');
  expect(screen.getByLabelText('Nama kelas')).toHaveValue('BIPA Dasar');
});

test('an error of the API is shown at its field, which gets the focus, until it is edited (D230)', async () => {
  render(<FieldRefused />);
  await name('BIPA Dasar');
  await permanent();
  const link = screen.getByLabelText('Tautan streaming');
  await userEvent.type(link, 'http://temu.example');
  expect(link).toHaveAccessibleDescription('Tautan ini harus diawali https://');
  await save();
  await waitFor(() => expect(link).toBeInvalid());
  expect(link).toHaveFocus();
  await userEvent.clear(link);
  await waitFor(() => expect(link).toBeValid());
});

test('an error about two times disappears when either is corrected (D230)', async () => {
  render(<New />);
  await name('BIPA Dasar');
  await userEvent.type(screen.getByLabelText('Tanggal kelas'), '20 Des 2026{Tab}');
  const [start, end] = [screen.getByLabelText('Mulai (WIB)'), screen.getByLabelText('Selesai (WIB)')];
  await userEvent.type(start, '10.00{Tab}');
  await userEvent.type(end, '9.00{Tab}');
  await save();
  await screen.findByText('Waktu mulai harus lebih awal dari waktu selesai');
  await userEvent.clear(end);
  await userEvent.type(end, '11.00{Tab}');
  await waitFor(() => expect(screen.queryByText('Waktu mulai harus lebih awal dari waktu selesai')).toBeNull());
});

test('a new topic is created in the form and chosen', async () => {
  render(<New />);
  await name('BIPA Dasar');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah Topik' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Tambah' }));
  await dialog.findByText('Harap mengisi nama topik');
  await userEvent.type(dialog.getByLabelText('Nama topik'), 'Pengajaran');
  await userEvent.click(dialog.getByRole('button', { name: 'Tambah' }));
  await screen.findByText('Topik baru berhasil ditambahkan!');
  expect(screen.getByLabelText('Nama kelas')).toHaveValue('BIPA Dasar');
});

test('a Zoom link needs name, start and end', async () => {
  render(<ZoomNotConfigured />);
  await userEvent.click(await screen.findByRole('button', { name: 'Buat Tautan Zoom' }));
  await screen.findByText('Pastikan waktu mulai, waktu selesai dan nama kelas telah diisi');
});

test('an empty display date keeps its dialog open', async () => {
  render(<New />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sunting Tanggal Tertampil' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Tambah' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
  await dialog.findByText('Harap lengkapi semua data');
});
