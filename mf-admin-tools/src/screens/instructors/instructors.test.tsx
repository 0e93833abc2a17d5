import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { changesOf } from '@widya/record-kit/editor/record-changes';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { GUESSED_SITE_USER } from '@widya/remote-kit/testing';
import { instructor } from '../../testing/instructor-fixtures.ts';
import { INSTRUCTOR_FORM as form } from './form/instructor-form.ts';
import * as stories from './instructors.stories.tsx';

const { Active, Deleted, Reader, WithoutKey, Editing, EditingElsewhere, EditingNobody, Conflict, WritesFail } =
  composeStories(stories);

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Widyaiswara' });
  return within(within(table).getByText(name).closest('tr') as HTMLElement);
};
const choose = (name: string, action: string) => chooseAction(`Tindakan untuk ${name}`, action);
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Kelola Widyaiswara' }));
const question = async () => within(await screen.findByRole('alertdialog'));

describe('the rules of the form', () => {
  const full = { ...form.blank, email: 'a@b.example', name: 'A', password: 'rahasia-1', confirmation: 'rahasia-1' };
  test('require a name and an email, and for a new instructor a repeated password', async () => {
    const incomplete = 'Mohon mengisi formulir dengan lengkap';
    expect(await errorsOfForm(form, form.blank, null)).toEqual({
      email: incomplete,
      name: incomplete,
      password: incomplete,
    });
    expect(await errorsOfForm(form, form.blank, instructor())).not.toHaveProperty('password');
    expect(await errorsOfForm(form, full, null)).toEqual({});
    expect(await errorsOfForm(form, { ...full, confirmation: 'lain' }, null)).toEqual({
      confirmation: 'Konfirmasi kata sandi salah',
    });
    expect(await errorsOfForm(form, { ...full, password: 'pendek', confirmation: 'pendek' }, null)).toHaveProperty(
      'password',
    );
    expect(await errorsOfForm(form, { ...full, email: 'bukan surel' }, null)).toEqual({
      email: 'Alamat surel belum benar',
    });
  });
  test('only what was changed is sent', () => {
    const row = instructor({ position: 'Editor' });
    expect(changesOf(form, row, { ...form.valuesOf(row), name: ' Nama Baru ', position: '' })).toEqual({
      name: 'Nama Baru',
      position: null,
    });
  });
});

describe('rows', () => {
  test('show name, email, position and formatted description', async () => {
    render(<Active />);
    const row = await rowOf('Wulan Contoh');
    row.getByText('wulan@widya.example');
    row.getByText('Penyunting');
    expect(row.getByText('menulis').tagName).toBe('STRONG');
  });

  test.each([
    ['an instructor', Reader],
    ['an admin without the key', WithoutKey],
  ])('offer nothing to change to %s', async (_, Story) => {
    render(<Story />);
    await rowOf('Wulan Contoh');
    expect(screen.queryByRole('button', { name: '+ Tambah Widyaiswara' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Tindakan untuk/ })).toBeNull();
  });

  test('have no emails for an instructor', async () => {
    render(<Reader />);
    await rowOf('Wulan Contoh');
    expect(screen.queryByRole('columnheader', { name: 'Surel' })).toBeNull();
  });
});

describe('the dialog', () => {
  test('reports missing fields, and adds an instructor', async () => {
    render(<Active />);
    await userEvent.click(await screen.findByRole('button', { name: '+ Tambah Widyaiswara' }));
    const dialog = await dialogOf();
    dialog.getByRole('button', { name: 'Unggah Foto' });
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findAllByText('Mohon mengisi formulir dengan lengkap')).toHaveLength(3);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Surel' }), 'baru@widya.example');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama' }), 'Baru Contoh');
    await userEvent.type(dialog.getByLabelText('Kata Sandi'), 'Lemari-kayu-7');
    await userEvent.type(dialog.getByLabelText('Konfirmasi Kata Sandi'), 'Lemari-kayu-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Widyaiswara berhasil ditambahkan!');
  });

  test('keeps the input when the email is taken', async () => {
    render(<WritesFail />);
    await userEvent.click(await screen.findByRole('button', { name: '+ Tambah Widyaiswara' }));
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Surel' }), 'wulan@widya.example');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama' }), 'Baru Contoh');
    await userEvent.type(dialog.getByLabelText('Kata Sandi'), 'Lemari-kayu-7');
    await userEvent.type(dialog.getByLabelText('Konfirmasi Kata Sandi'), 'Lemari-kayu-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText('Email Telah Terdaftar');
    expect(dialog.getByRole('textbox', { name: 'Nama' })).toHaveValue('Baru Contoh');
  });

  test('edits without a password, and confirms with a toast', async () => {
    render(<Editing />);
    const dialog = await dialogOf();
    dialog.getByRole('button', { name: 'Ganti Foto' });
    expect(dialog.queryByLabelText('Kata Sandi')).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Posisi' }), ' Utama');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Widyaiswara berhasil diperbarui!');
  });

  test('opens an instructor who is not on the displayed page, and reports one who does not exist', async () => {
    const { unmount } = render(<EditingElsewhere />);
    expect(await screen.findByRole('textbox', { name: 'Nama' })).toHaveValue('Wulan Contoh');
    unmount();
    render(<EditingNobody />);
    await screen.findByText('Widyaiswara tidak ditemukan');
  });

  test('shows both values when two people changed the same field', async () => {
    render(<Conflict />);
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama' }), ' Sari');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
    conflict.getByText('Wulan Pratiwi');
    await userEvent.click(conflict.getByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText('Widyaiswara berhasil diperbarui!');
  });
});

describe('deleting', () => {
  test('asks for confirmation, and can be undone', async () => {
    render(<Active />);
    await choose('Wulan Contoh', 'Hapus');
    const dialog = await question();
    dialog.getByText('Konfirmasi Hapus Widyaiswara');
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Widyaiswara telah terhapus!');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Widyaiswara berhasil dipulihkan!');
  });

  test('is refused with links to the upcoming classes', async () => {
    render(<WritesFail />);
    await choose('Wulan Contoh', 'Hapus');
    const dialog = await question();
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await dialog.findByRole('link', { name: 'Menulis Esai' })).toHaveAttribute(
      'href',
      '/editor/instructor/ESAI2345',
    );
    dialog.getByRole('link', { name: 'Kelas Tetap' });
  });

  test('can be undone in the tab of deleted instructors', async () => {
    render(<Deleted />);
    await choose('Lama Contoh', 'Pulihkan');
    await screen.findByText('Widyaiswara berhasil dipulihkan!');
  });
});

describe('a link for the password', () => {
  test('is mailed after a confirmation', async () => {
    render(<Active />);
    await choose('Wulan Contoh', 'Kirim tautan kata sandi');
    const dialog = await question();
    dialog.getByText(/wulan@widya\.example/);
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim' }));
    await screen.findByText('Tautan kata sandi dikirim. Berlaku sampai 29 Nov 2026, 10:00 WIB.');
  });

  test('warns in the dialog that the address of the site is not configured (D216)', async () => {
    render(<Active user={GUESSED_SITE_USER} />);
    await choose('Wulan Contoh', 'Kirim tautan kata sandi');
    (await question()).getByText(/dimulai dengan http:\/\/localhost:8080/);
  });

  test('shows in the dialog why it could not be sent', async () => {
    render(<WritesFail />);
    await choose('Wulan Contoh', 'Kirim tautan kata sandi');
    const dialog = await question();
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim' }));
    await dialog.findByText('Terjadi Kesalahan');
  });
});

describe('the second factor of an instructor', () => {
  test('is reset by a superadmin after a confirmation', async () => {
    render(<Active />);
    await choose('Wulan Contoh', 'Atur ulang faktor kedua');
    const dialog = await question();
    dialog.getByText(/kode pemulihan Wulan Contoh dihapus/);
    await userEvent.click(dialog.getByRole('button', { name: 'Atur ulang faktor kedua' }));
    await screen.findByText('Faktor kedua diatur ulang');
  });

  test('is not offered where there is none', async () => {
    render(<Active />);
    await userEvent.click((await rowOf('Bayu Contoh')).getByRole('button', { name: /^Tindakan untuk/ }));
    await screen.findByRole('menuitem', { name: 'Kelola' });
    expect(screen.queryByRole('menuitem', { name: 'Atur ulang faktor kedua' })).not.toBeInTheDocument();
  });
});
