import { beforeEach, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './create-course.stories.tsx';

const { New, Refused, TakenCode } = composeStories(stories);

beforeEach(() => localStorage.clear());

const title = async (text: string) => userEvent.type(await screen.findByLabelText('Nama kelas'), text);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const price = () => screen.findByRole('textbox', { name: 'Harga' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('starts free, without a certificate and with nothing to save', async () => {
  render(<New />);
  expect(await price()).toHaveValue('0');
  expect(screen.getByRole('radio', { name: 'Tidak' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
});

test('shows which fields are missing', async () => {
  render(<New />);
  await userEvent.clear(await price());
  await press('Tambah kategori');
  await press('Tambah yang akan dipelajari');
  await save();
  await screen.findByText('Harap mengisi nama kelas');
  screen.getByText('Harap mengisi harga kelas');
  screen.getByText('Harap mengisi kategori');
  screen.getByText('Harap mengisi yang akan dipelajari');
});

test('creates a course, and only warns of a text that is no address', async () => {
  render(<New />);
  await title('Menulis Puisi');
  await userEvent.type(screen.getByLabelText(/Tautan video pratinjau/), 'belum ada');
  await userEvent.tab();
  await screen.findByText('Peringatan : Pastikan URL yang diketik valid');
  await userEvent.click(screen.getByText('Ya'));
  await save();
  await screen.findByText('Data berhasil tersimpan');
});

test('a refused course keeps the input', async () => {
  render(<Refused />);
  await title('Menulis Puisi');
  await save();
  await screen.findByText('Kesalahan terjadi');
  expect(screen.getByLabelText('Nama kelas')).toHaveValue('Menulis Puisi');
});

test('shows a taken code at its field', async () => {
  render(<TakenCode />);
  await title('Menulis Puisi');
  await userEvent.type(screen.getByLabelText('Kode kelas'), 'PUISI');
  await save();
  expect(await screen.findByLabelText('Kode kelas')).toHaveAccessibleDescription(/Kode ini sudah dipakai/);
});
